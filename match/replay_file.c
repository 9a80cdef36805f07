/* Replays on the disk: whole or not at all. */
#include "match/match.h"
#include "match/tr.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_FILE ((size_t)16 << 20) /* bytes of a file; a long game has under 100 KiB */

/* "cannot write FILE: there is no such file or folder". */
static void say_failed(const char *path, bool writing, int code, enum pl_lang lang, struct pl_out *error) {
    const char *why =
        code == ENOENT    ? TR(lang, "there is no such file or folder", "ce fichier ou dossier n'existe pas")
        : code == EACCES  ? TR(lang, "permission is missing", "la permission manque")
        : code == EISDIR  ? TR(lang, "it is a folder, not a file", "c'est un dossier et non un fichier")
        : code == ENOTDIR ? TR(lang, "part of the path is no folder", "une partie du chemin n'est pas un dossier")
        : code == ENOSPC  ? TR(lang, "the disk is full", "le disque est plein")
        : code == EROFS   ? TR(lang, "the disk is read-only", "le disque est en lecture seule")
        : code == ENOMEM  ? TR(lang, "memory is out", "la mémoire est épuisée")
        : code == EFBIG   ? TR(lang, "it is too big for a replay", "il est trop gros pour un enregistrement")
                          : strerror(code);
    if (writing)
        pl_putf(error, TR(lang, "cannot write %s: %s", "impossible d'écrire %s : %s"), path, why);
    else
        pl_putf(error, TR(lang, "cannot read %s: %s", "impossible de lire %s : %s"), path, why);
}

/* Makes a new file beside `path`; its name goes into `name` (which has room). -1: errno says why. */
static int open_beside(const char *path, char *name, size_t cap) {
    int fd = -1;
    for (int i = 0; i < 100; i++) {
        struct pl_out out = pl_out_to(name, cap);
        pl_putf(&out, "%s.%ld-%d.tmp", path, (long)getpid(), i);
        fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0 || errno != EEXIST)
            break;
    }
    return fd;
}

/* Writes and syncs; 0 or the errno of what failed. Closes `fd` in any case. */
static int write_out(const struct pl_match *match, int fd) {
    FILE *file = fdopen(fd, "w");
    if (!file) {
        int code = errno;
        close(fd);
        return code;
    }
    errno = 0;
    pl_replay_write(match, file);
    int code = 0;
    if (ferror(file) || fflush(file) != 0 || fsync(fd) != 0)
        code = errno ? errno : EIO;
    if (fclose(file) != 0 && !code)
        code = errno;
    return code;
}

/* The new name lasts only once the folder is on the disk too. That it cannot be synced is no failure to save: not every
 * file system can. */
static void sync_folder(char *path) {
    char *slash = strrchr(path, '/');
    if (slash)
        slash[slash == path] = '\0';
    int fd = open(slash ? path : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}

bool pl_replay_save(const struct pl_match *match, const char *path, enum pl_lang lang, struct pl_out *error) {
    size_t cap = strlen(path) + 40;
    char *name = malloc(cap);
    if (!name) {
        say_failed(path, true, ENOMEM, lang, error);
        return false;
    }
    int fd = open_beside(path, name, cap);
    int code = fd < 0 ? errno : write_out(match, fd);
    if (!code && rename(name, path) != 0)
        code = errno;
    if (code) {
        if (fd >= 0)
            unlink(name);
        say_failed(path, true, code, lang, error);
    } else {
        sync_folder(name);
    }
    free(name);
    return !code;
}

/* Reads all of `file` into memory the caller frees; NULL: errno says why. */
static char *slurp(FILE *file, size_t *length) {
    char *text = NULL;
    size_t cap = 0, used = 0, got;
    do {
        if (used == cap) {
            cap = cap ? cap * 2 : 16384;
            char *more = cap <= MAX_FILE * 2 ? realloc(text, cap) : NULL;
            if (!more) {
                free(text);
                errno = cap <= MAX_FILE * 2 ? ENOMEM : EFBIG;
                return NULL;
            }
            text = more;
        }
        errno = 0;
        got = fread(text + used, 1, cap - used, file);
        used += got;
    } while (got > 0 && used <= MAX_FILE);
    if (ferror(file) || used > MAX_FILE) {
        int code = used > MAX_FILE ? EFBIG : errno ? errno : EIO;
        free(text);
        errno = code;
        return NULL;
    }
    *length = used;
    return text;
}

struct pl_match *pl_replay_load(const char *path, enum pl_lang lang, struct pl_out *error) {
    FILE *file = fopen(path, "re");
    size_t length = 0;
    char *text = file ? slurp(file, &length) : NULL;
    int code = errno;
    if (file)
        fclose(file);
    if (!text) {
        say_failed(path, false, code, lang, error);
        return NULL;
    }
    struct pl_match *match = pl_replay_read(text, length, lang, error);
    free(text);
    return match;
}
