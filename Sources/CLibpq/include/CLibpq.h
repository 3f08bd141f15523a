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
  USHER_PQ_LOST
} usher_pq_outcome;

/// Loads libpq; NULL when it is there, else why not.
const char *usher_pq_load(void);

/// Connects, for at most so many milliseconds once names are resolved, and tells as soon as the
/// server has answered anything. The result, unless NULL for want of memory, has to be finished,
/// connected or not.
usher_pq_connection *usher_pq_connect(const char *url, int milliseconds, void (*answered)(void *),
                                      void *context);

/// Whether a connection can be used.
int usher_pq_is_open(const usher_pq_connection *connection);

/// Whether the server refused to let us in for want of the right password.
int usher_pq_was_refused(const usher_pq_connection *connection);

/// What went wrong last.
const char *usher_pq_message(const usher_pq_connection *connection);

/// Ends a connection and frees it.
void usher_pq_finish(usher_pq_connection *connection);

/// Runs one statement with text parameters, NULL for null; the result has to be cleared.
usher_pq_result *usher_pq_run(usher_pq_connection *connection, const char *sql, int count,
                              const char *const *values);

/// Runs a script of statements without parameters; the result has to be cleared.
usher_pq_result *usher_pq_run_script(usher_pq_connection *connection, const char *sql);

/// What became of the statement.
usher_pq_outcome usher_pq_result_outcome(const usher_pq_connection *connection,
                                         const usher_pq_result *result);

/// The SQLSTATE of a failure, and the constraint or the column it names; NULL when there is none.
const char *usher_pq_result_state(const usher_pq_result *result);
const char *usher_pq_result_constraint(const usher_pq_result *result);
const char *usher_pq_result_column(const usher_pq_result *result);

/// The rows and the columns of a result, and the text at a place; NULL for null.
int usher_pq_result_rows(const usher_pq_result *result);
int usher_pq_result_columns(const usher_pq_result *result);
const char *usher_pq_result_text(const usher_pq_result *result, int row, int column);

/// Frees a result.
void usher_pq_clear(usher_pq_result *result);

#endif
