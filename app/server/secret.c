/* Secrets by libsodium: random ones are hashed with BLAKE2b, passwords with Argon2id. */
#include "app/server/secret.h"
#include <sodium.h>
#include <string.h>

_Static_assert(PL_PASSWORD_HASH == crypto_pwhash_STRBYTES, "as libsodium writes it");

bool pl_secret_new(char secret[PL_SECRET_TEXT]) {
    unsigned char bytes[32];
    if (sodium_init() < 0)
        return false;
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(secret, PL_SECRET_TEXT, bytes, sizeof bytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_memzero(bytes, sizeof bytes);
    return true;
}

void pl_secret_hash(const char *secret, char hash[PL_SECRET_HASH]) {
    unsigned char bytes[(PL_SECRET_HASH - 1) / 2];
    crypto_generichash(bytes, sizeof bytes, (const unsigned char *)secret, strlen(secret), NULL, 0);
    sodium_bin2hex(hash, PL_SECRET_HASH, bytes, sizeof bytes);
}

bool pl_password_hash(const char *password, char hash[PL_PASSWORD_HASH]) {
    return sodium_init() >= 0 && crypto_pwhash_str(hash, password, strlen(password), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                                   crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
}

bool pl_password_check(const char *hash, const char *password) {
    if (sodium_init() < 0)
        return false;
    if (!hash[0]) {
        char wasted[PL_PASSWORD_HASH];
        (void)pl_password_hash(password, wasted);
        return false;
    }
    return crypto_pwhash_str_verify(hash, password, strlen(password)) == 0;
}
