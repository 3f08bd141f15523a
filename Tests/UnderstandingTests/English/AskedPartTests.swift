import Testing

@testable import Understanding

@Suite("Parts of a line that ask")
struct AskedPartTests {
  @Test(
    "A clause that asks is found beside others, up to the end of its sentence",
    arguments: [
      ("1800, is that too low?", "is that too low?"), ("why do you ask? 2200", "why do you ask?"),
      ("sorry, but who am I talking to here?", "but who am I talking to here?"),
      ("my answers stay secret, yes?", "my answers stay secret, yes?"),
      ("I'd like to know whether you keep this", "I'd like to know whether you keep this"),
      ("if I stop now, is it lost", "if I stop now, is it lost"),
    ])
  func parts(text: String, asked: String) throws {
    let line = Line(text)
    let part = try #require(line.askedPart)
    #expect(line.text(at: part.place) == asked)
  }

  @Test(
    "A clause asks by its words, by a verb before its subject, or by its sign",
    arguments: [
      ("why", .other), ("what about 1450?", .offer), ("do you keep this", .other),
      ("could we do 1450?", .unsure), ("1450?", .unsure), ("what I ate", nil), ("do it later", nil),
      ("when I'm stressed", nil), ("how I slept", nil), ("wdym", .other), ("show Mia", nil),
      ("I know what I want", nil), ("noon to 8", nil), ("what happens if I say no", .other),
      ("I want to talk to a person", .other), ("I want him to talk to somebody", nil),
      ("what am I saying", nil), ("what am I to do", .other), ("what am I on", .other),
      ("what am I doing", .other),
      ("I'd like to know what she feels", nil), ("remind me to log it", nil),
      ("I wonder if 1450 is low", .other), ("I wonder what gets logged", .other),
      ("I wonder what goes on in her head", nil), ("been wondering about coffee", nil),
      ("not sure I get why the hours matter", .other), ("not sure I get up by then", nil),
    ] as [(String, QuestionForm?)])
  func forms(text: String, form: QuestionForm?) {
    #expect(Line(text).askedPart?.form == form)
  }
}
