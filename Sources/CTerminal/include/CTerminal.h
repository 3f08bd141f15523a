// What has to run inside a signal handler or at exit, where Swift code may not: nothing here
// allocates, locks or calls anything that is not async-signal-safe.

//
// `cterminal_flush_output` is the exception: Swift 6 does not let `stdout` be touched.

#ifndef CTERMINAL_H
#define CTERMINAL_H

/// Opens /dev/null in place of whatever of standard input, output and error is closed, so that no
/// file opened later is taken for one of them.
void cterminal_fill_closed_streams(void);

/// Opens the pipe signals are written to, once a process, and returns its reading end; -1 when
/// there is none to be had. Both ends are closed on exec and never block.
int cterminal_signal_pipe(void);

/// Has a signal written to the pipe as one byte, its number, instead of ending the process.
void cterminal_catch(int signal);

/// The number of the last SIGINT, SIGTERM or SIGHUP that was caught and that nobody has looked at
/// since; 0 for none. It stays in the pipe.
int cterminal_ending_signal(void);

/// That somebody has looked at it.
void cterminal_forget_ending_signal(void);

/// Stops the process group as Ctrl-Z would have, and returns when it is continued; of that no
/// SIGCONT is written to the pipe. Does nothing where SIGTSTP was ignored from the beginning.
void cterminal_stop(void);

/// Makes writing to a pipe nobody reads an error of that write. A handler, not SIG_IGN, which
/// the programs this one starts would inherit.
void cterminal_refuse_broken_pipes(void);

/// Remembers how the terminal was set, to set it so again at exit and in a crash. 0, or -1.
int cterminal_guard(int descriptor);

/// Lets crashes end the process without a report from here on; the terminal is still set as it was.
void cterminal_crash_silently(void);

/// Has keys read one at a time and without echo; output is as it was. Ctrl-C and Ctrl-Z send
/// signals, or are keys like any other. 0, or -1. Only after `cterminal_guard`.
int cterminal_hold(int signals);

/// The key that interrupts, as `stty intr` has it; 0 for none. Only after `cterminal_guard`.
unsigned char cterminal_interrupt_key(void);

/// The key that stops, as `stty susp` has it; 0 for none. Only after `cterminal_guard`.
unsigned char cterminal_stop_key(void);

/// As it was when `cterminal_guard` was called. Does nothing in the background, where the
/// terminal belongs to someone else.
void cterminal_release(void);

/// Asks the terminal to mark what is pasted, until `cterminal_release`.
void cterminal_mark_pastes(int output);

/// The terminal's columns, or 0 when it does not say.
int cterminal_columns(int descriptor);

/// Writes what the C library keeps of standard output. 0, or the errno of that or, where it is no
/// longer known, EIO for what could not be written before.
int cterminal_flush_output(void);

/// The terminal's rows, or 0 when it does not say.
int cterminal_rows(int descriptor);

#endif
