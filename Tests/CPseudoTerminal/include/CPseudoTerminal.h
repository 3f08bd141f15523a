// What the C library keeps from programs that do not ask for GNU extensions, as Swift does not.

#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stddef.h>

/// Opens a pseudo-terminal and writes the path of its other side; -1 with `errno` when there is
/// none to be had. Closed on exec.
int cpseudoterminal_open(char *path, size_t size);

/// Opens a pipe whose ends are closed on exec, however many threads start programs meanwhile.
int cpseudoterminal_pipe(int ends[2]);

/// The flag that has posix_spawn start a session.
short cpseudoterminal_session_flag(void);

#endif
