import Testing
import Understanding

/// Replies put together from parts, as people join them in any way.
@Suite struct MadeReplyTests {
  private static let agreements = [
    "yes", "yeah sure", "ok", "sounds good", "that's right", "perfect", "looks great", "confirmed",
  ]
  private static let joints = [", ", ". ", " and ", " but ", ", and ", " - ", "! "]

  private func reply(_ text: String) -> Reply? {
    Reply(Line(text), to: Proposals.table, in: .monday)
  }

  @Test(
    "A yes to which anything is added that was not proposed is never taken for one",
    arguments: [
      "I'd like the terrace", "can we sit outside", "make it Benito's", "for three people",
      "could you change the time", "with a high chair please", "on Friday", "at 8:30 pm instead",
      "only if it's quiet", "an hour earlier", "book the Friday", "please add a cake",
      "actually four of us", "not on Thursday", "let's do Benito's", "I want it for 6 people",
    ])
  func additions(addition: String) {
    for agreement in Self.agreements {
      for joint in Self.joints {
        let text = agreement + joint + addition
        #expect(reply(text)?.act != .affirm, "\(text)")
      }
    }
  }

  @Test(
    "A question behind a yes leaves it a yes",
    arguments: [
      "what's the address?", "where is it", "how much is that going to be?",
      "can you tell me the price", "do they take cards?", "is there a garden?",
    ])
  func questions(question: String) {
    for agreement in Self.agreements {
      for joint in [", ", ". ", " and ", ", and "] {
        let text = agreement + joint + question
        #expect(reply(text) == Reply(.affirm, asks: true), "\(text)")
      }
    }
  }

  @Test(
    "What is wanted keeps its value in whatever words it is wrapped",
    arguments: [
      "", "no, ", "sorry, ", "actually ", "oh wait, ", "yes but ", "Nope. ", "hmm, no - ",
    ])
  func wrapped(opening: String) {
    for wish in ["make it for %", "I'd like it for %", "can you do %", "% please", "we need %"] {
      let text = opening + wish.replacing("%", with: "five people")
      #expect(reply(text) == Reply(.replace, values: ["party size": ["value": 5]]), "\(text)")
    }
  }
}
