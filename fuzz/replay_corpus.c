/* Feeds the files of folders to a fuzz target in an ordinary build: what the fuzzer once found stays found.
 *
 *     corpus_state FOLDER… */
#include "fuzz/fuzz.h"
#include <dirent.h>

/* In a buffer of exactly its size, so that a sanitizer sees a read beyond it. */
static bool feed(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file)
        return false;
    long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    rewind(file);
    uint8_t *data = size >= 0 ? malloc(size > 0 ? (size_t)size : 1) : NULL;
    bool fine = data && fread(data, 1, (size_t)size, file) == (size_t)size;
    fclose(file);
    if (fine)
        LLVMFuzzerTestOneInput(data, (size_t)size);
    free(data);
    return fine;
}

int main(int argc, char **argv) {
    int fed = 0, failed = 0;
    for (int i = 1; i < argc; i++) {
        DIR *folder = opendir(argv[i]);
        if (!folder) {
            fprintf(stderr, "%s: this folder cannot be read\n", argv[i]);
            failed++;
            continue;
        }
        for (struct dirent *entry; (entry = readdir(folder));) {
            char path[4096];
            if (entry->d_name[0] == '.' || snprintf(path, sizeof path, "%s/%s", argv[i], entry->d_name) < 0)
                continue;
            if (feed(path)) {
                fed++;
            } else {
                fprintf(stderr, "%s: this file cannot be read\n", path);
                failed++;
            }
        }
        closedir(folder);
    }
    printf("%d passed, %d failed\n", fed, failed);
    return failed || fed == 0;
}
