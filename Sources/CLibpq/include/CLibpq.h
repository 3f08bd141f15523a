#ifndef CLIBPQ_H
#define CLIBPQ_H

// A small window to libpq, which is loaded the first time it is needed and never linked: linking it
// would load TLS, LDAP and Kerberos at each start. Nothing of its headers is needed to build.

typedef struct usher_pq_connection usher_pq_connection;
typedef struct usher_pq_result usher_pq_result;

/// What became of a statement.
typedef enum {
  USHER_PQ_DONE,
  USHER_PQ_FAILED,
  USHER_PQ_LOST,
  USHER_PQ_TIMED_OUT,
  USHER_PQ_STOPPED
} usher_pq_outcome;

/// For how long something is waited for, and what ends the waiting early: `stops` is asked whenever
/// a signal comes, and twenty times a second; NULL for nothing.
typedef struct {
  int milliseconds;
  int (*stops)(void *context);
  void *context;
} usher_pq_patience;

/// Loads libpq; NULL when it is there, else why not.
const char *usher_pq_load(void);

/// Connects, for no longer than there is patience once names are resolved, and tells as soon as the
/// server has answered anything. Of several servers in the URL each has its share of the time, so that
/// one that is silent leaves some for the next. The result, unless NULL for want of memory, has to be finished,
/// connected or not.
usher_pq_connection *usher_pq_connect(const char *url, usher_pq_patience patience,
                                      void (*answered)(void *), void *context,
                                      usher_pq_outcome *outcome);

/// Whether a connection can be used.
int usher_pq_is_open(const usher_pq_connection *connection);

/// Whether the server refused to let us in for want of the right password.
int usher_pq_was_refused(const usher_pq_connection *connection);

/// What went wrong last.
const char *usher_pq_message(const usher_pq_connection *connection);

/// Ends a connection and frees it, without waiting for the server.
void usher_pq_finish(usher_pq_connection *connection);

/// Runs one statement with text parameters, NULL for null; the result, unless NULL, has to be
/// cleared. A connection whose statement was not waited for to the end is of no more use.
usher_pq_result *usher_pq_run(usher_pq_connection *connection, const char *sql, int count,
                              const char *const *values, usher_pq_patience patience,
                              usher_pq_outcome *outcome);

/// Runs a script of statements without parameters, in the same way.
usher_pq_result *usher_pq_run_script(usher_pq_connection *connection, const char *sql,
                                     usher_pq_patience patience, usher_pq_outcome *outcome);

/// The SQLSTATE of a failure, and the constraint or the column it names; NULL when there is none.
const char *usher_pq_result_state(const usher_pq_result *result);
const char *usher_pq_result_constraint(const usher_pq_result *result);
const char *usher_pq_result_column(const usher_pq_result *result);
/// The first line of what the server says about a failure, which may hold values.
const char *usher_pq_result_message(const usher_pq_result *result);

/// The rows and the columns of a result, and the text at a place; NULL for null.
int usher_pq_result_rows(const usher_pq_result *result);
int usher_pq_result_columns(const usher_pq_result *result);
const char *usher_pq_result_text(const usher_pq_result *result, int row, int column);

/// Frees a result.
void usher_pq_clear(usher_pq_result *result);

#endif
