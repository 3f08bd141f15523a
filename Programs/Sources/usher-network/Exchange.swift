import ArgumentParser
import Foundation

/// The standard input and output of a command.
enum Exchange {
  /// The request on standard input.
  ///
  /// - Throws: When it is not one.
  static func request<Request: Decodable>(_: Request.Type) throws -> Request {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let request = try? JSONDecoder().decode(Request.self, from: input) else {
      // The decoder's own words may repeat what people wrote.
      throw ValidationError("The request on standard input cannot be read.")
    }
    return request
  }

  /// Writes an event as a line of standard output, at once.
  static func report(_ event: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try FileHandle.standardOutput.write(
      contentsOf: encoder.encode(event) + Data("\n".utf8))
  }
}
