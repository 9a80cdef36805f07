/* BLAKE2b (RFC 7693), the hash behind the dice of a web table. Our own, since the command line checks those dice
 * without any library of cryptography; the tests hold it to the RFC's vectors and to libsodium. */
#ifndef PLATEAU_CORE_BLAKE2B_H
#define PLATEAU_CORE_BLAKE2B_H

#include <stddef.h>

#define PL_BLAKE2B_MAX 64 /* bytes of the longest hash, and of the longest key */

/* Hashes `size` bytes of `data` into the `out_size` (1..64) bytes of `out`, keyed if `key_size` (0..64) is not 0. */
void pl_blake2b(unsigned char *out, size_t out_size, const void *data, size_t size, const void *key, size_t key_size);

#endif
