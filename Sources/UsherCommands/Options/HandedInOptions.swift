import ArgumentParser
import Conversation
import Foundation
import Onboarding
import Understanding

/// Answers handed in with the command.
struct HandedInOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "An answer handed in, read like a typed one; may be repeated.", valueName: "field=text"))
  var values: [String] = []

  @Option(help: ArgumentHelp("A JSON object of answers by field.", valueName: "file"))
  var answers: String?

  /// No options.
  static var unsaid: Self {
    var options = Self()
    (options.values, options.answers) = ([], nil)
    return options
  }

  /// The answers, those of the file first.
  ///
  /// - Throws: ``Failure`` when the file cannot be read or an option has no `=`.
  func handedIn() throws -> [HandedIn] {
    try Self.answers(ofFile: answers) + fromOptions()
  }

  private func fromOptions() throws -> [HandedIn] {
    try values.map { text in
      // By bytes: a value may begin with a mark that makes one character with the sign.
      guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex
      else {
        throw Failure(.usage, "--set takes FIELD=TEXT, such as --set goal='lose weight'.")
      }
      return HandedIn(
        field: String(text[..<equals]),
        value: .string(String(text[text.utf8.index(after: equals)...])))
    }
  }

  /// The answers in a file; none without one.
  ///
  /// - Throws: ``Failure`` when the file cannot be read or holds no object.
  static func answers(ofFile path: String?) throws -> [HandedIn] {
    guard let path else { return [] }
    if let obstacle = FileKind.obstacle(at: path) { throw Failure(.noInput, obstacle) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.noInput, "\(path) cannot be read.")
    }
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: data),
      case .object(let fields) = json
    else {
      throw Failure(.dataError, "\(path) holds no JSON object of answers by field.")
    }
    return fields.sorted { $0.key < $1.key }.map { HandedIn(field: $0.key, value: $0.value) }
  }
}
