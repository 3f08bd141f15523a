import Conversation
import Foundation
import Understanding

/// A file that analytics events are appended to, a JSON object a line, readable by its owner alone.
public final class EventFile: AnalyticsSink {
  private let descriptor: Int32

  /// Opens the file, making it where it is not there yet; nil when it cannot be written.
  public init?(path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Appends an event in one write, so that several programs can share the file.
  public func record(_ event: RecordedEvent) {
    let line: [String: JSONValue] = [
      "name": .string(event.event.name), "properties": .object(event.event.properties),
      "user": .string(event.userID), "at": .string(event.at.description),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var data = try? encoder.encode(line) else { return }
    data.append(UInt8(ascii: "\n"))
    _ = data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }
}
