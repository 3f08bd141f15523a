#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What there is at a path.
///
/// Asked before something is opened: opening a pipe waits for its other end, and reading a device need
/// never end.
public enum FileKind: String, Sendable {
  /// A file.
  case file
  /// A folder.
  case folder
  /// A named pipe, also called FIFO.
  case pipe = "named pipe"
  /// A device.
  case device
  /// A socket.
  case socket

  /// What a path leads to, links followed; nil where there is nothing, or nothing that can be seen.
  public init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// What is wrong with a path that is to be read as a file; nil where nothing is.
  public static func obstacle(at path: String) -> String? {
    switch FileKind(at: path) {
    case nil: "\(path) is not there, or may not be seen."
    case .file: nil
    case let kind?: "\(path) is a \(kind.rawValue), and I read files only."
    }
  }
}
