#include "CTerminal.h"

#include <errno.h>
#include <stdio.h>

int cterminal_flush_output(void) {
  errno = 0;
  if (fflush(stdout) == 0 && !ferror(stdout)) return 0;
  return errno != 0 ? errno : EIO;
}
