import Conversation
import Foundation
import Onboarding
import Testing
import Understanding

@Suite("JSON in databases")
struct StoredJSONTests {
  @Test(
    "A value is written as JSONEncoder writes it",
    arguments: [
      .null, true, false, 0, -7, .int(.max), .int(.min), .double(0.1), .double(1e300),
      .double(.leastNormalMagnitude), .double(123_456_789.25), "", "a/b", [], [[]],
      [1, [2, "x"]],
      [:], ["b": 1, "a": ["d": [], "c": .null], "ä": 2, "B": 3, "": 4],
    ] as [JSONValue])
  func value(_ value: JSONValue) throws {
    #expect(try StoredJSON.text(value) == foundationText(value))
    #expect(try StoredJSON.value(StoredJSON.text(value)) == value)
  }

  @Test("A number without a fraction is written as JSONEncoder writes it, and read as a whole one")
  func wholeNumber() throws {
    for (number, whole) in [(-2.0, -2), (1e16, 10_000_000_000_000_000)] {
      #expect(try StoredJSON.text(.double(number)) == foundationText(number))
      #expect(try StoredJSON.value(StoredJSON.text(.double(number))) == .int(whole))
    }
  }

  @Test("Every character below U+0180, and marks, joiners and emoji, stand as JSONEncoder has them")
  func characters() throws {
    let plain = (0..<0x180).compactMap(Unicode.Scalar.init).map { "x\($0)\"y\\" }
    for text in plain + ["e\u{301}", "\u{202E}abc", "\u{2028}", "👩‍👩‍👧", "\u{FEFF}", "𝕏", "\r\n"] {
      let value = JSONValue.object([text: .string(text)])
      #expect(try StoredJSON.text(value) == foundationText(value))
      #expect(try StoredJSON.value(StoredJSON.text(value)) == value)
    }
  }

  @Test("A number that JSON does not have is refused", arguments: [Double.nan, .infinity])
  func notFinite(_ number: Double) {
    #expect(throws: EncodingError.self) { try StoredJSON.text(.array([.double(number)])) }
  }

  @Test("A conversation in which everything is set is written as JSONEncoder writes it")
  func conversation() throws {
    let answer = """
      {"at":"2026-03-02T09:00:07Z","evidence":{"rule":"time_range.plain","span":[3,15],\
      "words":"\\"noon\\" to 8"},"machine":"m1","origin":"said","since":"2026-03-02T09:01:00Z",\
      "value":{"end":"20:00","start":"12:00"}}
      """
    let text = """
      {"analytics":{"id":"5f0c","isToldElsewhere":true},"answers":{"a":\(answer),\
      "children.1.name":{"at":"2026-03-02T09:00:07Z","origin":"skipped"},"window":\(answer)},\
      "completedAt":"2026-03-02T09:00:07Z","elementKeys":{"children":["a","b"]},\
      "elements":{"children":2,"pets":0},"flow":"diet",\
      "flowVersion":3,"focus":"children.1.name","format":1,"lastChanged":"a","misses":2,\
      "pending":{"retry":{"_0":{"line":{"_0":"é\\t"}},"over":{"rest":{}}}},\
      "repeats":{"a":2,"children.name":1},"saidEarly":"tea","startedAt":"2026-03-02T09:00:07Z",\
      "stepSince":"2026-03-02T09:00:00Z","submissionKey":"5f0c","sympathies":["grief","joy"],"undo":[\
      {"before":[{"path":"children.1.name"},{"answer":\(answer),"path":"a"}],\
      "elements":{"children":1},"focus":"a","lastChanged":"a"},\
      {"before":[],"elements":{}}]}
      """
    let state = try StoredJSON.state(text)
    #expect(try StoredJSON.text(state) == text)
    #expect(try foundationText(state) == text)
  }

  @Test(
    "Whatever is pending is written as JSONEncoder writes it",
    arguments: {
      let (path, value) = (Path("window"), JSONValue.object(["start": "12:00", "end": .null]))
      let evidence = Evidence(words: "\"noon\" to 8", span: 3..<15, rule: "time_range.plain")
      return [
        .suggestion(path, .double(1.5)), .doubt(path, value, evidence),
        .mention(path, value, evidence),
        .clarification(path, candidates: [value, true], evidence),
        .target([path, Path("a")], values: [value], evidence),
        .completion(path, .day, words: "in \u{e9}"), .more(path, words: "Mon\\"),
        .commandOrAnswer(path, .back, text: "back"), .meant(.undo), .startOver, .rest,
        .retry(.line("é\t"), over: .suggestion(path, "a/b")),
        .signIn(.password(.signUp, email: "ana@example.org")), .passwordChange(.new),
        .submission(.failed),
      ] as [Pending]
    }())
  func pending(_ pending: Pending) throws {
    var state = ConversationState(flow: "diet", flowVersion: 1)
    state.pending = pending
    let text = try StoredJSON.text(state)
    #expect(try text == foundationText(state))
    #expect(try StoredJSON.state(text) == state)
  }

  private func foundationText(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
