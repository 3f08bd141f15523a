import Conversation
import Foundation
import Understanding

/// A file that analytics events are appended to, a JSON object a line, readable by its owner alone.
public final class EventFile: AnalyticsSink {
  private let descriptor: Int32

  /// Opens the file, making it where it is not there yet; nil when it cannot be written.
  ///
  /// A FIFO that nobody reads cannot be written: waiting for a reader would keep the person waiting.
  public init?(path: String) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC
    descriptor = open(path, flags | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
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
