import Foundation
import Understanding

extension EventFile {
  /// Blanks the events told under an id where they stand: each becomes an empty object and spaces, so
  /// that programs which append to the file meanwhile lose nothing.
  ///
  /// - Parameters:
  ///   - id: The random id that `AnalyticsIdentity` has.
  ///   - path: The file.
  /// - Returns: How many events that were; nil when the file cannot be read and written.
  public static func erase(_ id: String, in path: String) -> Int? {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var (erased, line, start, offset) = (0, Data(), 0, 0)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(offset))
      guard count >= 0 else { return nil }
      if count == 0 { break }
      for byte in buffer.prefix(count) {
        offset += 1
        guard byte == UInt8(ascii: "\n") else {
          line.append(byte)
          continue
        }
        if isTold(line, under: id) {
          guard blank(line.count, at: start, in: descriptor) else { return nil }
          erased += 1
        }
        line.removeAll(keepingCapacity: true)
        start = offset
      }
    }
    return erased == 0 || fsync(descriptor) == 0 ? erased : nil
  }

  private static func isTold(_ line: Data, under id: String) -> Bool {
    // Most lines are somebody else's, and are not decoded.
    guard line.range(of: Data(id.utf8)) != nil,
      case .object(let event)? = try? JSONDecoder().decode(JSONValue.self, from: line)
    else { return false }
    return event["user"] == .string(id)
  }

  private static func blank(_ length: Int, at offset: Int, in descriptor: Int32) -> Bool {
    let blank = Array("{}".utf8) + Array(repeating: UInt8(ascii: " "), count: max(0, length - 2))
    return pwrite(descriptor, blank, blank.count, off_t(offset)) == blank.count
  }
}
