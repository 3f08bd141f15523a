#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension RepositoryError {
  /// What an error of the operating system means for people.
  ///
  /// - Parameter code: Its `errno`.
  public init(errno code: Int32) {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: self = .full
    case EACCES, EPERM, EROFS: self = .notPermitted(String(cString: strerror(code)).lowercased())
    case ENOTDIR, EISDIR: self = .unusable(String(cString: strerror(code)).lowercased())
    default: self = .unavailable(String(cString: strerror(code)).lowercased())
    }
  }
}
