import Foundation
package import Logging

/// Writes each log entry to standard error as a line of JSON.
package struct JSONLogHandler: LogHandler {
  package var metadata = Logger.Metadata()
  package var metadataProvider: Logger.MetadataProvider?
  package var logLevel = Logger.Level.info

  /// A handler without metadata.
  package init() {}

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    var fields = (metadataProvider?.get() ?? [:])
      .merging(metadata) { $1 }
      .merging(event.metadata ?? [:]) { $1 }
      .mapValues(\.description)
    fields["time"] = Date.now.formatted(.iso8601)
    fields["level"] = event.level.rawValue
    fields["message"] = event.message.description
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(fields) else { return }
    // One write a line, so that lines of different threads do not mix.
    try? FileHandle.standardError.write(contentsOf: line + Data("\n".utf8))
  }
}
