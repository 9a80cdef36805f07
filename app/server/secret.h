/* Secrets: what a browser holds as a cookie or gets in a link, and passwords. Only hashes of them are stored. */
#ifndef PLATEAU_SERVER_SECRET_H
#define PLATEAU_SERVER_SECRET_H

#include <stdbool.h>

#define PL_SECRET_TEXT 44    /* 256 random bits in letters that a link can carry, with the NUL */
#define PL_SECRET_HASH 65    /* hexadecimal, with the NUL */
#define PL_PASSWORD_HASH 128 /* as libsodium writes it, settings and salt included */

/* A new secret; false if the machine has no randomness. */
bool pl_secret_new(char secret[PL_SECRET_TEXT]);
/* The hash under which a secret is kept. Any text will do: what is no secret has a hash that nobody has. */
void pl_secret_hash(const char *secret, char hash[PL_SECRET_HASH]);

/* Argon2id with 64 MiB: about a tenth of a second, on purpose. False if memory is out. */
bool pl_password_hash(const char *password, char hash[PL_PASSWORD_HASH]);
/* Takes as long for a wrong password as for the right one. With an empty `hash` (there is no such account) it takes
 * that time as well and says no, so that nobody learns which names have accounts. */
bool pl_password_check(const char *hash, const char *password);

#endif
