#include "CLibpq.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>

// The part of libpq's interface that is used here, as documented in the PostgreSQL manual,
// "libpq - C Library". The numbers are part of its stable binary interface.
enum { CONNECTION_OK = 0, CONNECTION_BAD = 1 };
enum { POLLING_FAILED = 0, POLLING_READING = 1, POLLING_WRITING = 2, POLLING_OK = 3 };
enum { PGRES_COMMAND_OK = 1, PGRES_TUPLES_OK = 2 };
enum { DIAG_SQLSTATE = 'C', DIAG_COLUMN_NAME = 'c', DIAG_CONSTRAINT_NAME = 'n',
       DIAG_MESSAGE = 'M' };

// One parameter of an address, as libpq takes it apart.
typedef struct {
  char *keyword, *environment, *compiled, *value, *label, *shown;
  int size;
} parameter;

static struct {
  parameter *(*conninfoParse)(const char *, char **);
  void (*conninfoFree)(parameter *);
  void (*freemem)(void *);
  usher_pq_connection *(*connectStartParams)(const char *const *, const char *const *, int);
  int (*connectPoll)(usher_pq_connection *);
  int (*socket)(const usher_pq_connection *);
  int (*status)(const usher_pq_connection *);
  const char *(*parameterStatus)(const usher_pq_connection *, const char *);
  int (*needsPassword)(const usher_pq_connection *);
  int (*usedPassword)(const usher_pq_connection *);
  char *(*errorMessage)(const usher_pq_connection *);
  void (*finish)(usher_pq_connection *);
  int (*sendQueryParams)(usher_pq_connection *, const char *, int, const unsigned int *,
                         const char *const *, const int *, const int *, int);
  int (*sendQuery)(usher_pq_connection *, const char *);
  int (*setnonblocking)(usher_pq_connection *, int);
  int (*flush)(usher_pq_connection *);
  int (*consumeInput)(usher_pq_connection *);
  int (*isBusy)(usher_pq_connection *);
  usher_pq_result *(*getResult)(usher_pq_connection *);
  void *(*setNoticeProcessor)(usher_pq_connection *, void (*)(void *, const char *), void *);
  int (*resultStatus)(const usher_pq_result *);
  char *(*resultErrorField)(const usher_pq_result *, int);
  int (*ntuples)(const usher_pq_result *);
  int (*nfields)(const usher_pq_result *);
  char *(*getvalue)(const usher_pq_result *, int, int);
  int (*getisnull)(const usher_pq_result *, int, int);
  void (*clear)(usher_pq_result *);
} pq;

static const char *problem;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
#ifdef __APPLE__
  static const char *const names[] = {"libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib",
                                      "/usr/local/opt/libpq/lib/libpq.5.dylib"};
#else
  static const char *const names[] = {"libpq.so.5"};
#endif
  void *library = NULL;
  for (size_t i = 0; library == NULL && i < sizeof names / sizeof names[0]; i++)
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    problem = "libpq is not installed; on Debian: apt install libpq5";
    return;
  }
  const struct {
    const char *name;
    void *place;
  } symbols[] = {
      {"PQconninfoParse", &pq.conninfoParse},
      {"PQconninfoFree", &pq.conninfoFree},
      {"PQfreemem", &pq.freemem},
      {"PQconnectStartParams", &pq.connectStartParams},
      {"PQconnectPoll", &pq.connectPoll},
      {"PQsocket", &pq.socket},
      {"PQstatus", &pq.status},
      {"PQparameterStatus", &pq.parameterStatus},
      {"PQconnectionNeedsPassword", &pq.needsPassword},
      {"PQconnectionUsedPassword", &pq.usedPassword},
      {"PQerrorMessage", &pq.errorMessage},
      {"PQfinish", &pq.finish},
      {"PQsendQueryParams", &pq.sendQueryParams},
      {"PQsendQuery", &pq.sendQuery},
      {"PQsetnonblocking", &pq.setnonblocking},
      {"PQflush", &pq.flush},
      {"PQconsumeInput", &pq.consumeInput},
      {"PQisBusy", &pq.isBusy},
      {"PQgetResult", &pq.getResult},
      {"PQsetNoticeProcessor", &pq.setNoticeProcessor},
      {"PQresultStatus", &pq.resultStatus},
      {"PQresultErrorField", &pq.resultErrorField},
      {"PQntuples", &pq.ntuples},
      {"PQnfields", &pq.nfields},
      {"PQgetvalue", &pq.getvalue},
      {"PQgetisnull", &pq.getisnull},
      {"PQclear", &pq.clear},
  };
  for (size_t i = 0; i < sizeof symbols / sizeof symbols[0]; i++) {
    // POSIX lets an object pointer of dlsym be stored where a function pointer is.
    void *symbol = dlsym(library, symbols[i].name);
    if (symbol == NULL) {
      problem = "libpq is too old; version 9.3 or later is needed";
      return;
    }
    *(void **)symbols[i].place = symbol;
  }
}

const char *usher_pq_load(void) {
  pthread_once(&once, load);
  return problem;
}

// Notices would go to standard error, in the middle of a conversation.
static void ignore(void *context, const char *message) {
  (void)context;
  (void)message;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

// A signal may come to another thread, so that whoever waits looks up now and then.
enum { SLICE = 50 };

// Waits until a socket is ready: USHER_PQ_DONE, or why not.
static usher_pq_outcome wait_for(int socket, short events, long long deadline,
                                 const usher_pq_patience *patience, short *ready) {
  struct pollfd descriptor = {.fd = socket, .events = events};
  if (socket < 0) return USHER_PQ_LOST;
  for (;;) {
    if (patience->stops != NULL && patience->stops(patience->context)) return USHER_PQ_STOPPED;
    const long long left = deadline - now();
    if (left <= 0) return USHER_PQ_TIMED_OUT;
    const int count = poll(&descriptor, 1, left < SLICE ? (int)left : SLICE);
    if (count < 0 && errno != EINTR) return USHER_PQ_LOST;
    if (count > 0) {
      *ready = descriptor.revents;
      return USHER_PQ_DONE;
    }
  }
}

// The servers of an address, of which libpq takes several, with commas between them.
typedef struct {
  char *host, *hostaddr, *port;
  int count;
} servers;

static char *copied(const parameter *parameters, const char *keyword) {
  for (; parameters->keyword != NULL; parameters++)
    if (strcmp(parameters->keyword, keyword) == 0 && parameters->value != NULL)
      return strdup(parameters->value);
  return NULL;
}

static int parts(const char *list) {
  int count = 1;
  for (; list != NULL && *list != '\0'; list++) count += *list == ',';
  return count;
}

static servers servers_of(const char *url) {
  servers found = {.count = 1};
  char *message = NULL;
  parameter *parameters = pq.conninfoParse(url, &message);
  if (message != NULL) pq.freemem(message);
  // What cannot be taken apart is refused when it is connected to.
  if (parameters == NULL) return found;
  found.host = copied(parameters, "host");
  found.hostaddr = copied(parameters, "hostaddr");
  found.port = copied(parameters, "port");
  found.count = parts(found.hostaddr != NULL ? found.hostaddr : found.host);
  pq.conninfoFree(parameters);
  return found;
}

// A part of a list, to be freed; the only one, as libpq has it, where one port is for all.
static char *part(const char *list, int index) {
  if (list == NULL) return NULL;
  if (parts(list) == 1) return strdup(list);
  for (; index > 0; index--) list = strchr(list, ',') + 1;
  return strndup(list, strcspn(list, ","));
}

// Connects to one of the servers of an address.
static usher_pq_connection *connect_to(const char *url, const servers *servers, int index,
                                       long long deadline, const usher_pq_patience *patience,
                                       void (*answered)(void *), void *context,
                                       usher_pq_outcome *outcome) {
  char *host = part(servers->host, index), *hostaddr = part(servers->hostaddr, index),
       *port = part(servers->port, index);
  // What comes before the URL is a default that it may override; what comes after it holds. What is
  // NULL is passed over.
  const char *const keys[] = {"application_name", "tcp_user_timeout", "dbname", "client_encoding",
                              "host", "hostaddr", "port", NULL};
  const char *const values[] = {"usher", "10000", url, "UTF8", host, hostaddr, port, NULL};
  usher_pq_connection *connection = pq.connectStartParams(keys, values, 1);
  free(host);
  free(hostaddr);
  free(port);
  *outcome = USHER_PQ_LOST;
  if (connection == NULL || pq.status(connection) == CONNECTION_BAD) return connection;
  int wanted = POLLING_WRITING;
  while (wanted != POLLING_OK && wanted != POLLING_FAILED) {
    short ready = 0;
    *outcome = wait_for(pq.socket(connection), wanted == POLLING_READING ? POLLIN : POLLOUT,
                        deadline, patience, &ready);
    if (*outcome != USHER_PQ_DONE) return connection;
    if (ready & POLLIN) answered(context);
    wanted = pq.connectPoll(connection);
  }
  pq.setNoticeProcessor(connection, ignore, NULL);
  pq.setnonblocking(connection, 1);
  *outcome = pq.status(connection) == CONNECTION_OK ? USHER_PQ_DONE : USHER_PQ_LOST;
  return connection;
}

// libpq, asked without blocking, goes on to the next server when one refuses, and never when one is
// silent: a machine that is gone would take all the time there is.
usher_pq_connection *usher_pq_connect(const char *url, usher_pq_patience patience,
                                      void (*answered)(void *), void *context,
                                      usher_pq_outcome *outcome) {
  const long long end = now() + patience.milliseconds;
  servers servers = servers_of(url);
  usher_pq_connection *connection = NULL;
  for (int index = 0; index < servers.count; index++) {
    usher_pq_finish(connection);
    const long long share = (end - now()) / (servers.count - index);
    connection = connect_to(url, &servers, index, now() + share, &patience, answered, context,
                            outcome);
    if (connection == NULL || *outcome == USHER_PQ_DONE || *outcome == USHER_PQ_STOPPED ||
        usher_pq_was_refused(connection))
      break;
  }
  free(servers.host);
  free(servers.hostaddr);
  free(servers.port);
  return connection;
}

int usher_pq_is_open(const usher_pq_connection *connection) {
  return pq.status(connection) == CONNECTION_OK;
}

int usher_pq_was_refused(const usher_pq_connection *connection) {
  // Whoever was let in is told about the server next; one that only reads may still be no use.
  if (pq.parameterStatus(connection, "server_version") != NULL) return 0;
  return pq.needsPassword(connection) || pq.usedPassword(connection);
}

const char *usher_pq_message(const usher_pq_connection *connection) {
  return pq.errorMessage(connection);
}

void usher_pq_finish(usher_pq_connection *connection) {
  // Saying goodbye does not block, as the socket does not; one that was dropped says nothing.
  pq.finish(connection);
}

// Whatever is read or written from here on ends at once.
static void drop(usher_pq_connection *connection) {
  const int socket = pq.socket(connection);
  if (socket >= 0) shutdown(socket, SHUT_RDWR);
}

// Waits for what was sent to be answered; of several statements the one that failed counts, or else
// the last.
static usher_pq_result *answer(usher_pq_connection *connection, int is_sent,
                               const usher_pq_patience *patience, usher_pq_outcome *outcome) {
  const long long deadline = now() + patience->milliseconds;
  usher_pq_result *result = NULL;
  int failed = 0;
  *outcome = USHER_PQ_LOST;
  if (!is_sent) return NULL;
  for (;;) {
    const int unsent = pq.flush(connection);
    if (unsent < 0) break;
    if (unsent == 0 && !pq.isBusy(connection)) {
      usher_pq_result *next = pq.getResult(connection);
      if (next == NULL) {
        const int open = usher_pq_is_open(connection);
        *outcome = result == NULL || !open ? USHER_PQ_LOST
                                           : (failed ? USHER_PQ_FAILED : USHER_PQ_DONE);
        return result;
      }
      if (failed) {
        pq.clear(next);
        continue;
      }
      if (result != NULL) pq.clear(result);
      result = next;
      const int status = pq.resultStatus(result);
      failed = status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK;
      continue;
    }
    short ready = 0;
    *outcome = wait_for(pq.socket(connection), unsent ? POLLIN | POLLOUT : POLLIN, deadline,
                        patience, &ready);
    if (*outcome != USHER_PQ_DONE) break;
    *outcome = USHER_PQ_LOST;
    if ((ready & ~POLLOUT) && !pq.consumeInput(connection)) break;
  }
  if (result != NULL) pq.clear(result);
  if (*outcome != USHER_PQ_LOST) drop(connection);
  return NULL;
}

usher_pq_result *usher_pq_run(usher_pq_connection *connection, const char *sql, int count,
                              const char *const *values, usher_pq_patience patience,
                              usher_pq_outcome *outcome) {
  const int is_sent =
      pq.sendQueryParams(connection, sql, count, NULL, values, NULL, NULL, 0);
  return answer(connection, is_sent, &patience, outcome);
}

usher_pq_result *usher_pq_run_script(usher_pq_connection *connection, const char *sql,
                                     usher_pq_patience patience, usher_pq_outcome *outcome) {
  return answer(connection, pq.sendQuery(connection, sql), &patience, outcome);
}

static const char *field(const usher_pq_result *result, int code) {
  return result == NULL ? NULL : pq.resultErrorField(result, code);
}

const char *usher_pq_result_state(const usher_pq_result *result) {
  return field(result, DIAG_SQLSTATE);
}

const char *usher_pq_result_constraint(const usher_pq_result *result) {
  return field(result, DIAG_CONSTRAINT_NAME);
}

const char *usher_pq_result_column(const usher_pq_result *result) {
  return field(result, DIAG_COLUMN_NAME);
}

const char *usher_pq_result_message(const usher_pq_result *result) {
  return field(result, DIAG_MESSAGE);
}

int usher_pq_result_rows(const usher_pq_result *result) { return pq.ntuples(result); }

int usher_pq_result_columns(const usher_pq_result *result) { return pq.nfields(result); }

const char *usher_pq_result_text(const usher_pq_result *result, int row, int column) {
  return pq.getisnull(result, row, column) ? NULL : pq.getvalue(result, row, column);
}

void usher_pq_clear(usher_pq_result *result) { pq.clear(result); }
