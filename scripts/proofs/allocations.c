/* Has one allocation of SQLite fail, for `scripts/prove errors`: loaded before all other libraries.

   USHER_FAIL_AT says which, USHER_FAIL_MARK a file that is made when it came to that. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_realloc(void *, size_t);

static uintptr_t first, last;
static atomic_long count, target;

static int look(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  if (!strstr(info->dlpi_name, "libsqlite3.so")) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    first = info->dlpi_addr + part->p_vaddr;
    last = first + part->p_memsz;
  }
  return 1;
}

__attribute__((constructor)) static void begin(void) {
  const char *at = getenv("USHER_FAIL_AT");
  dl_iterate_phdr(look, NULL);
  target = at ? atol(at) : 0;
}

static int fails(const void *caller) {
  if ((uintptr_t)caller < first || (uintptr_t)caller >= last) return 0;
  if (!target || ++count != target) return 0;
  const char *mark = getenv("USHER_FAIL_MARK");
  if (mark) close(open(mark, O_CREAT | O_WRONLY, 0600));
  errno = ENOMEM;
  return 1;
}

void *malloc(size_t size) {
  return fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *realloc(void *old, size_t size) {
  return fails(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}
