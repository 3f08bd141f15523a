import Foundation
import GRDB
import TerminalTestSupport
import Testing

@Suite("Events in a file, with the program itself")
struct EventFileTests {
  private struct Told: Decodable, Equatable {
    let name: String
    let user: String
    let properties: [String: String]

    private enum Key: String, CodingKey {
      case name, user, properties
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      name = try values.decode(String.self, forKey: .name)
      user = try values.decode(String.self, forKey: .user)
      let told = try values.decode([String: Property].self, forKey: .properties)
      properties = told.compactMapValues(\.text)
    }

    private struct Property: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  private func told(in path: String) throws -> [Told] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(Told.self, from: Data(line.utf8))
    }
  }

  private func chat(_ usher: Usher, _ user: String, _ input: String, _ path: String) throws {
    _ = try usher.run("chat", "diet", "--user", user, "--events", path, input: input)
  }

  @Test("An id is random, one a user and store, and the same from one session to the next")
  func ids() throws {
    let usher = try Usher()
    let path = usher.home + "/events.jsonl"
    try chat(usher, "ana", "lose weight\n", path)
    let first = try told(in: path)
    try chat(usher, "ana", "1800\n", path)
    let ana = try told(in: path)
    try chat(usher, "ben", "lose weight\n", path)
    let ids = Set(try told(in: path).map(\.user))
    #expect(first.count < ana.count)
    #expect(Set(ana.map(\.user)).count == 1)
    #expect(ids.count == 2)
    let other = try Usher()
    let elsewhere = other.home + "/events.jsonl"
    try chat(other, "ana", "lose weight\n", elsewhere)
    #expect(try ids.isDisjoint(with: told(in: elsewhere).map(\.user)))
  }

  @Test("A name that somebody made up is told only when the operator asks for names")
  func names() throws {
    let lines =
      ["get started", "ana@example.org", "correct horse battery", "correct horse battery"]
      + ["custom: Quokka walks, blue, drop", "log it"]
    for isAsked in [false, true] {
      let usher = try Usher()
      let path = usher.home + "/events.jsonl"
      let options =
        ["chat", "trendsight", "--events", path] + (isAsked ? ["--analytics-names"] : [])
      _ = try usher.run(options, lines: lines)
      let values = try told(in: path).flatMap { event in
        ["custom_name", "event_type_name"].compactMap { event.properties[$0] }
      }
      #expect(values == Array(repeating: isAsked ? "Quokka walks" : "custom", count: 2))
      let database = try DatabaseQueue(path: usher.folder + "/trendsight.sqlite")
      let stored = try database.read { database in
        try String.fetchAll(database, sql: "SELECT properties FROM usher_analytics").joined()
      }
      #expect(stored.contains("Quokka") == isAsked)
    }
  }

  @Test("Forgetting somebody names the files of events, and blanks theirs in those that are named")
  func forget() throws {
    let usher = try Usher()
    let path = usher.home + "/events.jsonl"
    try chat(usher, "ana", "lose weight\n1800\n", path)
    try chat(usher, "ben", "lose weight\n", path)
    let before = try told(in: path)
    let ana = try #require(before.first).user
    let asked = try usher.run("forget", "diet", input: "no\n")
    #expect(asked.output.contains("have some under the id \(ana)"))
    #expect(asked.output.contains("name it with --events"))
    let missing = try usher.run("forget", "diet", "--yes", "--events", path + "-none")
    #expect(missing.code == 66)
    #expect(missing.errors.contains("Nothing was erased yet"))
    let run = try usher.run("forget", "diet", "--yes", "--events", path)
    #expect(run.code == 0)
    #expect(run.output.contains("  events_in_files: "))
    #expect(!run.output.contains("Not erased"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.contains(ana))
    for line in text.split(separator: "\n") {
      #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, "\(line)")
    }
    #expect(try told(in: path) == before.filter { $0.user != ana })
  }

  @Test("What was told in the store alone is not said to be in files")
  func storeAlone() throws {
    let usher = try Usher()
    _ = try usher.run("chat", "diet", input: "lose weight\n")
    #expect(try !usher.run("forget", "diet", "--yes").output.contains("Not erased"))
  }
}
