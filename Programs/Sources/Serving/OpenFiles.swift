#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many files and connections the system lets this process have open.
package enum OpenFiles {
  /// What is open besides connections: the store, its log, the log of the service, and what NIO needs.
  package static let besidesConnections = 64

  /// Raises the limit as far as the system lets it, and says how far that is.
  package static func raised() -> Int {
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(kind, &limit) == 0 else { return 1024 }
    limit.rlim_cur = limit.rlim_max
    setrlimit(kind, &limit)
    getrlimit(kind, &limit)
    return max(Int(clamping: limit.rlim_cur), besidesConnections + 1)
  }
}
