import Foundation
import Testing

@testable import Understanding

@Suite("Safeguarding")
struct SafeguardingTests {
  /// The lines of a file in `Tests/Corpora/safeguarding`.
  private static func corpus(_ name: String) throws -> [String] {
    let file = RuleRow.root.appending(path: "Tests/Corpora/safeguarding/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  private static func isCaught(_ line: String) -> Bool {
    Safeguarding.concern(in: Line(line)) != nil
  }

  @Test("Of lines that say it in so many words nine in ten are caught")
  func explicit() throws {
    let lines = try Self.corpus("explicit")
    let missed = lines.filter { !Self.isCaught($0) }
    #expect(lines.count >= 200)
    #expect(missed.count * 10 <= lines.count, "\(missed)")
  }

  @Test("No line that only sounds like it is taken for danger")
  func ordinary() throws {
    let lines = try Self.corpus("ordinary")
    #expect(lines.count >= 200)
    #expect(lines.filter(Self.isCaught) == [])
  }

  @Test("No everyday answer is taken for danger")
  func answers() throws {
    let file = RuleRow.root.appending(path: "Tests/Corpora/understanding/answers.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines =
      text.split(separator: "\n").map(String.init)
      + RuleRow.table.rows.flatMap { [$0.read, $0.refused] }
    #expect(lines.count > 900)
    #expect(lines.filter(Self.isCaught) == [])
  }

  @Test(
    "Words are heard with a slip of the fingers, and without apostrophes",
    arguments: [
      "my dauhgter cuts herself", "Im suicidall", "i dont want to live anymore", "i wanna die",
      "i’m going to kill myself", "she's self-harming", "my dad's touching me",
    ])
  func slips(line: String) { #expect(Self.isCaught(line)) }

  @Test(
    "It is heard beside whatever else is said",
    arguments: [
      "I run 5k in 30 minutes, my husband hits me", "I read a lot of books, my uncle touches me",
      "nobody knows that my husband hits me", "I never told anyone that I cut myself",
      "my husband hits me lol", "dad says if mum leaves he will kill himself",
      "i bit my own arm last night. I do it to punish myself", "cutting again. both wrists",
      "I Want To Kill Myself", "he hit my Aunt Sue", "Suicidal. Since the baby",
      "He choked me, I forgot to cook dinner", "they tie me up for a laugh",
      "he watched football and then beat my mum up", "Dad Hit me today and it hurts",
      "Lovely app. My husband hits me", "I go to the theatre a lot, my husband hits me",
      "My dad broke my arm and told the doctor I fell",
    ])
  func beside(line: String) { #expect(Self.isCaught(line)) }

  @Test(
    "What is denied, supposed, long past or made up is none",
    arguments: [
      "I don't think she wants to die", "if I want to die, who do I call?", "he never hits me",
      "I cut myself when I was a teenager", "my uncle touched me years ago",
      "nobody wants to kill himself", "a song in which he says I want to die",
      "no suicide attempts", "she doesn't harm herself",
      "migraine, wanted to die", "I hit my kids' bedtime target", "he slapped me, he's three",
      "we play Suicide Is Painless", "I like Suicide is Painless a lot",
      "he strangles me nightly. I love that play, Othello",
      "she tortures us at bootcamp, brilliant",
      "my four-year-old hits his brother", "I would throw myself off a cliff before I'd do that",
    ])
  func none(line: String) { #expect(!Self.isCaught(line)) }

  @Test(
    "Which danger it is, whose, and whether of a child, is known",
    arguments: [
      ("I want to die", Concern.Kind.suicide, Concern.Person.oneself, false),
      ("I'm 14 and I want to die", .suicide, .oneself, true),
      ("my daughter cuts herself", .selfHarm, .child, true),
      ("she makes herself sick after dinner", .eating, .somebody, true),
      ("my wife wants to kill herself", .suicide, .adult, false),
      ("my husband hits me", .violence, .oneself, false),
      ("her uncle touches her", .violence, .somebody, true),
      ("I hit my son", .violence, .child, true),
      ("I want to kill my boss", .violence, .adult, false),
    ])
  func kinds(line: String, kind: Concern.Kind, person: Concern.Person, isChild: Bool) {
    #expect(
      Safeguarding.concern(in: Line(line))
        == Concern(kind: kind, person: person, mayConcernChild: isChild))
  }

  @Test("A child's name that is known stands for a child, and so may he or she")
  func names() {
    let names = ["Mia Rose"]
    let hit = Safeguarding.concern(in: Line("I hit Mia"), children: names)
    #expect(hit == Concern(kind: .violence, person: .child, mayConcernChild: true))
    #expect(Safeguarding.concern(in: Line("Mia"), children: names) == nil)
    #expect(Safeguarding.concern(in: Line("he hits me"), children: names) == nil)
    #expect(Safeguarding.concern(in: Line("he hits me")) != nil)
  }
}
