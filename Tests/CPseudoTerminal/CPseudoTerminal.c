#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <unistd.h>

int cpseudoterminal_open(char *path, size_t size) {
  int controller = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (controller == -1) return -1;
  if (grantpt(controller) == -1 || unlockpt(controller) == -1 ||
      ptsname_r(controller, path, size) != 0) {
    close(controller);
    return -1;
  }
  return controller;
}

int cpseudoterminal_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

short cpseudoterminal_session_flag(void) { return POSIX_SPAWN_SETSID; }
