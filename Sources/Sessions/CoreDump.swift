#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file that the system makes of a process's memory when it crashes.
public enum CoreDump {
  /// Has this process, and all that it starts, leave no core dump.
  ///
  /// Call it first: passwords, tokens and answers are copied about in memory by whatever handles
  /// them, so no part of it could be kept out of a dump by `madvise`, and a dump is a file that
  /// `usher forget` does not know of. The limit is 1 rather than 0 because Linux runs the collectors
  /// of `/proc/sys/kernel/core_pattern` (`|program`) whatever the limit, except at 1; for a file
  /// both are too little. `PR_SET_DUMPABLE` would do that too, but take debuggers, `strace` and
  /// `/proc` from whoever is not root, and the same user can read the files of sessions anyway.
  public static func refuse() {
    var limit = rlimit(rlim_cur: 1, rlim_max: 1)
    // Fails where dumps are forbidden already and the limit may not be raised.
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }
}
