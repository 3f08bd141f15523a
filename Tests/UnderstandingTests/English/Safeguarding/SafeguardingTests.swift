import Foundation
import Testing

@testable import Understanding

@Suite("Safeguarding")
struct SafeguardingTests {
  @Test(
    "What must never be passed over is caught",
    arguments: [
      "I want to die", "i wanna d1e", "I stopped eating", "honestly I stopped eating",
      "she says she wants to die", "he talks about killing himself", "my daughter cuts herself",
      "she is being abused", "I hit my son", "su!cide", "sometimes I hurt myself",
      "i want to k1ll myself", "her uncle touches her", "my husband beats me",
      "1800, not that I'll be alive to eat it", "I make myself sick after every meal",
    ])
  func caught(line: String) {
    #expect(Safeguarding.concern(in: Line(line)) != nil, "\(SafeguardingScore(line).value)")
  }

  @Test(
    "What only sounds like danger is not",
    arguments: [
      "I've stopped eating after 6pm, I start at 10", "this deadline is killing me",
      "I could kill for a quiet bedtime", "I stop eating at 7", "lose weight", "noon to 8",
      "she hits the ball well", "my son is 7", "cut sugar", "I'd kill for some news",
      "food to die for", "cut the science", "Mia", "1800", "help her sleep in her own room",
      "I'm dying to try the new app", "", "?",
    ])
  func passedOver(line: String) {
    #expect(Safeguarding.concern(in: Line(line)) == nil, "\(SafeguardingScore(line).value)")
  }

  @Test("A child's name that is known stands for a child")
  func names() throws {
    let concern = try #require(Safeguarding.concern(in: Line("I hit Mia"), children: ["Mia Rose"]))
    #expect(concern.person == .child)
    #expect(concern.mayConcernChild)
    #expect(Safeguarding.concern(in: Line("Mia"), children: ["Mia"]) == nil)
  }

  @Test("What a danger is and whose it is are known for nine lines of ten that say so")
  func kinds() throws {
    let labelled = try SafeguardingCorpus.files(in: "training").flatMap(\.lines)
      .filter { $0.who != nil }
    #expect(labelled.count > 200)
    let heard = labelled.map { ($0, ConcernReader(SafeguardingScore($0.text)).concern) }
    let mistaken = heard.filter { line, concern in
      (line.who == "own") != (concern.person == .oneself)
        || line.who == "child" && !concern.mayConcernChild
    }
    #expect(mistaken.count * 10 <= labelled.count, "\(mistaken.map(\.0.text))")
    let unlike = heard.filter { ($0.kind == .violence) != ($1.kind == .violence) }
    #expect(unlike.count * 10 <= labelled.count, "\(unlike.map(\.0.text))")
  }

  @Test("Lines weigh what they weighed when the weights were learned, from the corpus as it is")
  func scores() throws {
    let text = try String(
      contentsOf: SafeguardingCorpus.folder.appending(path: "scores.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.count > 30)
    let read =
      try SafeguardingCorpus.paths(in: "training").map { try Data(contentsOf: $0) }
      + [Data(contentsOf: SafeguardingCorpus.folder.appending(path: "word-classes.txt"))]
    #expect(
      lines.first == "digest: \(FeatureHash.of(read.joined()))",
      "scripts/train-safeguarding writes the weights anew")
    for line in lines.dropFirst() {
      let parts = line.split(separator: ": ", maxSplits: 1)
      let expected = try #require(Double(parts[0]))
      let score = SafeguardingScore(String(parts[1])).value
      #expect(abs(score - expected) < 0.001, "\(parts[1])")
    }
  }
}
