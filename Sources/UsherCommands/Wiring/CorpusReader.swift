import Foundation
import Onboarding
import Terminal
import Understanding

/// Reads cases as JSON lines, and writes what is understood of each, in order.
struct CorpusReader {
  private let context: Context

  init(context: Context) {
    self.context = context
  }

  private struct Case: Decodable {
    let id: JSONValue?
    let dimension: String
    let text: String
    let reference: String?
    let field: String?
    /// What a reply is said to.
    let proposed: [Proposal]?
  }

  /// Answers every line of standard input.
  ///
  /// - Throws: ``Failure`` when a line is no case, naming the line.
  func run() throws {
    let output = DescriptorOutput()
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var number = 0
    do {
      while let line = readLine() {
        number += 1
        guard !line.isEmpty else { continue }
        guard let item = try? decoder.decode(Case.self, from: Data(line.utf8)) else {
          throw Failure(
            .dataError, "Line \(number) is no JSON object with dimension and text.")
        }
        let answer = try encoder.encode(answer(to: item))
        try output.writeLine(String(decoding: answer, as: UTF8.self))
      }
      try output.flush()
    } catch TerminalError.readerLeft {
      return
    }
  }

  private func answer(to item: Case) throws -> JSONValue {
    guard case .object(var object) = try reading(of: item) else { return .null }
    object["id"] = item.id ?? .null
    return .object(object)
  }

  private func reading(of item: Case) throws -> JSONValue {
    let line = Line(item.text)
    guard item.dimension == "reply", item.field == nil else {
      return (try known(item)?.read(line, in: surroundings(item)) ?? .nothingFound).json
    }
    let proposed = (item.proposed ?? []).map(\.value)
    guard let reply = Reply(line, to: proposed, in: surroundings(item)) else {
      return KindReading.nothingFound.json
    }
    return reply.json
  }

  private func known(_ item: Case) throws -> UnderstandableKind? {
    if let field = item.field { return try Kinds.kind(item.dimension, field: field) }
    return UnderstandableKind.named(item.dimension)
  }

  /// The case's own day and time, or those of the command.
  private func surroundings(_ item: Case) -> Context {
    guard let reference = item.reference else { return context }
    let parts = reference.split(separator: "T")
    var surroundings = context
    if let day = parts.first.flatMap({ CalendarDate(String($0)) }) { surroundings.today = day }
    if parts.count > 1, let time = TimeOfDay(String(parts[1].prefix(8))) {
      surroundings.now = time
    }
    return surroundings
  }
}
