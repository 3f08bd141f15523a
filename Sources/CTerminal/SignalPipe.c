#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static int reading_end = -1;
static volatile sig_atomic_t writing_end = -1;
static int may_stop;
static volatile sig_atomic_t ending;

static void note(int signal) {
  int saved = errno;
  if (signal == SIGINT || signal == SIGTERM || signal == SIGHUP) ending = signal;
  unsigned char byte = (unsigned char)signal;
  // A full pipe holds thousands of signals nobody has looked at: one more changes nothing.
  ssize_t written = write(writing_end, &byte, 1);
  (void)written;
  errno = saved;
}

static void ignore(int signal) { (void)signal; }

static void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

void cterminal_fill_closed_streams(void) {
  // The lowest free number is taken: each time it is one that was closed.
  for (int stream = 0; stream < 3; stream++)
    if (fcntl(stream, F_GETFD) == -1) open("/dev/null", O_RDWR);
}

int cterminal_signal_pipe(void) {
  int ends[2];
  cterminal_fill_closed_streams();
  if (reading_end != -1) return reading_end;
  if (pipe(ends) == -1) return -1;
  for (int end = 0; end < 2; end++) {
    fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    fcntl(ends[end], F_SETFL, O_NONBLOCK);
  }
  writing_end = ends[1];
  reading_end = ends[0];
  return reading_end;
}

// With SA_RESTART, no read or write anywhere else in the program is cut short by a resized window.
void cterminal_catch(int signal) {
  struct sigaction current;
  // What nohup set aside stays set aside.
  if (sigaction(signal, NULL, &current) == 0 && current.sa_handler == SIG_IGN) return;
  handle(signal, note, SA_RESTART);
  if (signal == SIGTSTP) may_stop = 1;
}

int cterminal_ending_signal(void) { return ending; }

void cterminal_forget_ending_signal(void) { ending = 0; }

void cterminal_stop(void) {
  // Without job control nothing would ever continue it.
  if (!may_stop) return;
  // The others first; then this thread, which so cannot run on before the process stops.
  handle(SIGTSTP, SIG_IGN, 0);
  kill(0, SIGTSTP);
  handle(SIGCONT, SIG_DFL, 0);
  handle(SIGTSTP, SIG_DFL, 0);
  raise(SIGTSTP);
  handle(SIGTSTP, note, SA_RESTART);
  handle(SIGCONT, note, SA_RESTART);
}

void cterminal_refuse_broken_pipes(void) { handle(SIGPIPE, ignore, SA_RESTART); }
