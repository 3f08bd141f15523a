import Conversation
import FlowCheck
import Testing
import Understanding

@Suite("Bounds in words")
struct BoundsInWordsTests {
  private struct Order: Draft {
    var copies: Int?
    var born: CalendarDate?
  }

  private static func flow(_ copies: ClosedRange<Int>, ages: ClosedRange<Int>) -> Flow<Order> {
    Flow("order", title: "An order") {
      Step("copies") {
        Ask("copies", \.copies, as: NumberDimension(whole: copies))
          .asking(
            "How many copies?", hint: "\(.bounds), please. \(.most) are many.",
            again: "How many, \(.bounds)?"
          )
          .labelled("Copies", kind: "\(.least) or more")
      }
      Step("born") {
        Ask("born", \.born, as: BirthdayDimension(ages: ages))
          .asking("When were you born?", hint: "For people \(.bounds).", again: "Which day?")
          .labelled("Birthday", kind: "a date")
      }
    }
  }

  private func question(_ turn: Turn) -> Question? {
    for case .question(let question) in turn.utterances { return question }
    return nil
  }

  @Test("They follow the dimension, and begin a sentence in a capital")
  func hints() throws {
    for (copies, ages, first, second) in [
      (1...10, 5...17, "From 1 to 10, please. 10 are many.", "For people from 5 to 17 years."),
      (2...4, 16...120, "From 2 to 4, please. 4 are many.", "For people from 16 years on."),
    ] {
      let flow = Self.flow(copies, ages: ages)
      let context = try Dialogue(flow).context
      let begun = flow.turn(after: .begin, from: flow.initialState, in: context)
      #expect(question(begun)?.hint == first)
      let next = flow.turn(after: .line("3"), from: begun.state, in: context)
      #expect(question(next)?.hint == second)
      #expect(flow.erased.findings(in: context) == [])
    }
  }

  @Test("The shorter question and the kind of value have them too")
  func again() throws {
    let flow = Self.flow(2...4, ages: 5...17)
    let context = try Dialogue(flow).context
    let begun = flow.turn(after: .begin, from: flow.initialState, in: context)
    let missed = flow.turn(after: .line("purple"), from: begun.state, in: context)
    guard case .notUnderstood(let miss)? = missed.utterances.first else {
      Issue.record("\(missed.utterances)")
      return
    }
    #expect(miss.shorter == "How many, from 2 to 4?")
    #expect(miss.kind == "2 or more")
  }
}
