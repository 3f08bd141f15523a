// What Swift cannot reach of libedit by itself: its variadic functions, and the C streams, which
// are global variables that Swift 6 does not let code touch. One line each; everything else of
// <histedit.h> is used as it is. The wide functions are used throughout, so that a line is code
// points from end to end and no locale's conversion comes between.

#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <histedit.h>
#include <stddef.h>
#include <stdio.h>

/// A command a key can be bound to; <histedit.h> speaks of the type and leaves it out.
typedef unsigned char (*libedit_command)(EditLine *, wint_t);

/// What stands around a sequence in the prompt that sets a colour and takes no room.
#define LIBEDIT_TINT_MARK L'\1'

/// What hands libedit the text of its prompt.
typedef wchar_t *(*libedit_prompt)(EditLine *);

// `stdin`, `stdout` and `stderr` are mutable globals: they are named here, never in Swift.
static inline EditLine *libedit_open(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

// el_wset is variadic: a wrapper for each use.
static inline int libedit_set_reader(EditLine *el, el_rfunc_t reader) {
  return el_wset(el, EL_GETCFN, reader);
}

static inline int libedit_set_prompt(EditLine *el, libedit_prompt prompt) {
  return el_wset(el, EL_PROMPT_ESC, prompt, LIBEDIT_TINT_MARK);
}

static inline int libedit_set_editor(EditLine *el, const char *name) {
  return el_set(el, EL_EDITOR, name);
}

static inline int libedit_set_context(EditLine *el, void *context) {
  return el_wset(el, EL_CLIENTDATA, context);
}

static inline int libedit_set_history(EditLine *el, HistoryW *history) {
  return el_wset(el, EL_HIST, history_w, history);
}

// Signals are the program's own business: libedit's handlers do work that no handler may do.
static inline int libedit_leave_signals(EditLine *el) { return el_wset(el, EL_SIGNAL, 0); }

static inline int libedit_add_command(
    EditLine *el, const char *name, const char *help, libedit_command command) {
  return el_set(el, EL_ADDFN, name, help, command);
}

static inline int libedit_bind(EditLine *el, const char *key, const char *command) {
  return el_set(el, EL_BIND, key, command, NULL);
}

// Draws prompt and line anew from where the cursor stands.
static inline int libedit_redraw(EditLine *el) { return el_wset(el, EL_REFRESH); }

// Editing mode of the terminal on or off, whatever libedit believes it is.
static inline int libedit_hold_terminal(EditLine *el, int on) {
  return el_wset(el, EL_PREP_TERM, on);
}

// el_wget is variadic too.
static inline void *libedit_context(EditLine *el) {
  void *context = NULL;
  return el_wget(el, EL_CLIENTDATA, &context) == 0 ? context : NULL;
}

// Whether the keys are those of vi; el_wget gives the name of the editor.
static inline int libedit_has_vi_keys(EditLine *el) {
  const wchar_t *name = NULL;
  return el_wget(el, EL_EDITOR, &name) == 0 && name != NULL && name[0] == L'v';
}

// The stream libedit draws on is buffered: what goes past it must not overtake it.
static inline void libedit_flush(void) { fflush(stdout); }

// history_w is variadic; a new entry repeats no neighbour.
static inline HistoryW *libedit_history_open(int size) {
  HistEventW event;
  HistoryW *history = history_winit();
  if (history != NULL) {
    history_w(history, &event, H_SETSIZE, size);
    history_w(history, &event, H_SETUNIQUE, 1);
  }
  return history;
}

static inline int libedit_history_enter(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  return history_w(history, &event, H_ENTER, line);
}

#endif
