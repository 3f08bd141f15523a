#include "CTerminal.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static int terminal = -1;
static struct termios original;
static pid_t owner;
static volatile sig_atomic_t held;
static volatile sig_atomic_t marks_pastes_on = -1;

static const char marked_pastes[] = "\033[?2004h";
static const char plain_pastes[] = "\033[?2004l";

void cterminal_release(void) {
  int saved = errno;
  // A child that was forked and never became another program has nothing to put right, and in
  // the background a change would stop the process (SIGTTOU).
  if (terminal != -1 && owner == getpid() && tcgetpgrp(terminal) == getpgrp()) {
    if (marks_pastes_on != -1) {
      ssize_t written = write(marks_pastes_on, plain_pastes, sizeof plain_pastes - 1);
      (void)written;
      marks_pastes_on = -1;
    }
    if (held) {
      tcsetattr(terminal, TCSADRAIN, &original);
      held = 0;
    }
  }
  errno = saved;
}

static const int crashes[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { crash_count = sizeof crashes / sizeof crashes[0] };
static struct sigaction before[crash_count];

// Puts the terminal right, then lets happen what would have: Swift's backtrace, or the end.
static void crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  cterminal_release();
  for (int i = 0; i < crash_count; i++)
    if (crashes[i] == signal) sigaction(signal, &before[i], NULL);
  // An instruction that faults is run again on return, and shows whoever looks where it was.
  if (info->si_code <= 0 || signal == SIGTRAP) raise(signal);
}

int cterminal_guard(int descriptor) {
  if (terminal != -1) return 0;
  if (tcgetattr(descriptor, &original) == -1) return -1;
  terminal = descriptor;
  owner = getpid();
  atexit(cterminal_release);
  for (int i = 0; i < crash_count; i++) {
    struct sigaction action = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    if (sigaction(crashes[i], NULL, &before[i]) == 0 && before[i].sa_handler != SIG_IGN)
      sigaction(crashes[i], &action, NULL);
  }
  return 0;
}

void cterminal_crash_silently(void) {
  const struct sigaction silent = {.sa_handler = SIG_DFL};
  for (int i = 0; i < crash_count; i++) {
    struct sigaction current;
    if (sigaction(crashes[i], NULL, &current) == -1 || current.sa_handler == SIG_IGN) continue;
    before[i] = silent;
    if (current.sa_sigaction != crash) sigaction(crashes[i], &silent, NULL);
  }
}

int cterminal_hold(int signals) {
  struct termios keys = original;
  if (terminal == -1) return -1;
  keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHOE | ECHOK | ECHONL | IEXTEN | ISIG);
  if (signals) keys.c_lflag |= ISIG;
  keys.c_iflag &= ~(tcflag_t)(INLCR | ICRNL | IGNCR);
  keys.c_oflag |= OPOST | ONLCR;
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  held = 1;
  return tcsetattr(terminal, TCSANOW, &keys);
}

static unsigned char key(int index) {
  cc_t set = original.c_cc[index];
  return set == (cc_t)_POSIX_VDISABLE ? 0 : set;
}

unsigned char cterminal_interrupt_key(void) { return key(VINTR); }

unsigned char cterminal_stop_key(void) { return key(VSUSP); }

void cterminal_mark_pastes(int output) {
  if (marks_pastes_on != -1) return;
  marks_pastes_on = output;
  ssize_t written = write(output, marked_pastes, sizeof marked_pastes - 1);
  (void)written;
}

static struct winsize size_of(int descriptor) {
  struct winsize size = {0};
  ioctl(descriptor, TIOCGWINSZ, &size);
  return size;
}

int cterminal_columns(int descriptor) { return size_of(descriptor).ws_col; }

int cterminal_rows(int descriptor) { return size_of(descriptor).ws_row; }
