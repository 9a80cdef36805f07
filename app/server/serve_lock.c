/* One server to an SQLite file: a second would not hear of the first one's moves. The lock is the kernel's, so that it
 * goes with the process however it ends. It is another kind than SQLite's own: whoever only reads the file, or makes a
 * copy, is not in its way. */
#include "app/server/server.h"
#include "match/tr.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

bool serve_lock(const char *db, int *lock, enum pl_lang lang, struct pl_out *error) {
    *lock = -1;
    if (pl_store_shared(db))
        return true;
    /* For its owner only, as the store makes it. */
    int file = open(db, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return true; /* the store says why it cannot be opened */
    if (flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        pl_putf(error,
                TR(lang,
                   "another plateau serve uses %s: end it first, or give each server a file of its own; several "
                   "servers for the same tables share a database --db postgres://…",
                   "un autre plateau serve utilise %s : arrêtez-le d'abord, ou donnez à chaque serveur son propre "
                   "fichier ; plusieurs serveurs pour les mêmes tables partagent une base --db postgres://…"),
                db);
        close(file);
        return false;
    }
    *lock = file; /* a file system without locks has to do without */
    return true;
}

/* Only after SQLite has closed the file: closing any descriptor of it ends SQLite's own locks. */
void serve_unlock(int lock) {
    if (lock >= 0)
        close(lock);
}
