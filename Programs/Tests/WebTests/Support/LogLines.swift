import Logging
import Synchronization

/// What a server logs, kept for a test.
final class LogLines: Sendable {
  private let lines = Mutex<[String]>([])

  /// All lines so far.
  var text: String { lines.withLock { $0.joined(separator: "\n") } }

  /// A logger that writes here, whatever the level.
  var logger: Logger {
    var logger = Logger(label: "test") { _ in Handler(lines: self) }
    logger.logLevel = .trace
    return logger
  }

  private struct Handler: LogHandler {
    let lines: LogLines
    var metadata = Logger.Metadata()
    var metadataProvider: Logger.MetadataProvider?
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let all = metadata.merging(event.metadata ?? [:]) { $1 }
      lines.lines.withLock { $0.append("\(event.message) \(all)") }
    }
  }
}
