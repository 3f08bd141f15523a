import Testing

@testable import Understanding

/// Puts fillers, politeness, repairs and denied rivals around what is understood: the value stays the
/// same, or there is a question; there is never another value.
@Suite("Sentences in what people say around them")
struct DressedSentenceTests {
  /// What stands around a text that says a value; the rival says another.
  private static let dresses: [@Sendable (_ text: String, _ rival: String) -> String] = [
    { text, _ in "um, \(text)" }, { text, _ in "well... \(text), I'd say" },
    { text, _ in "oh, let me think. \(text)" }, { text, _ in "\(text) I guess" },
    { text, _ in "hmm \(text) probably" }, { text, _ in "erm \(text) or so I think" },
    { text, _ in "\(text), please" }, { text, _ in "\(text), thanks!" },
    { text, _ in "please put \(text), thank you" }, { text, _ in "could you put \(text)?" },
    { text, _ in "hi! \(text)" }, { text, _ in "\(text), cheers mate" },
    { text, rival in "\(rival), no wait, \(text)" }, { text, rival in "\(rival). sorry, \(text)" },
    { text, rival in "\(rival)... scratch that, \(text)" },
    { text, rival in "\(rival), I mean \(text)" }, { text, rival in "\(rival), actually \(text)" },
    { text, rival in "not \(rival), \(text)" }, { text, rival in "\(text), not \(rival)" },
    { text, rival in "\(text) rather than \(rival)" },
    { text, rival in "\(text) instead of \(rival)" },
    { text, rival in "it was \(rival) but now it's \(text)" },
  ]

  @Test("What stands around a sentence never makes another value, and mostly leaves the same")
  func dressed() {
    var (same, all) = (0, 0)
    func tryAll<D: Dimension>(_ dimension: D, _ texts: [String]) {
      for (place, text) in texts.enumerated() {
        guard let value = dimension.read(text).understood else {
          Issue.record("\(text) is understood")
          continue
        }
        let rival = texts[(place + 1) % texts.count]
        for dress in Self.dresses {
          let said = dress(text, rival)
          let heard = dimension.read(said).understood
          all += 1
          if heard == value { same += 1 }
          #expect(heard == nil || heard == value, "\(said)")
        }
      }
    }
    tryAll(NumberDimension(), ["7", "eighteen hundred", "twenty five"])
    tryAll(EnergyDimension(), ["1800 calories", "2100", "7500 kJ"])
    tryAll(ScaleDimension(), ["7", "three", "9 out of 10"])
    tryAll(WeekdaysDimension(), ["mondays", "tuesday and thursday", "weekends"])
    tryAll(DateDimension(), ["14 september 2026", "tomorrow", "3 may 2026"])
    tryAll(DateDimension(.past), ["4 june 2018", "12 may 2011"])
    tryAll(DurationDimension.minutes(in: 5...300), ["forty minutes", "an hour", "90 minutes"])
    tryAll(TimeRangeDimension.eatingWindow, ["noon to 8pm", "10am until 6pm", "11 to 7"])
    tryAll(DistanceDimension(), ["10k", "a half marathon", "26.2 miles"])
    tryAll(
      ChoiceDimension(options: [
        ChoiceOption(id: "medication", title: "Medication"),
        ChoiceOption(id: "journal", title: "Journal"),
        ChoiceOption(id: "workout", title: "Workout"),
      ]), ["medication", "journal", "workout"])
    #expect(same * 100 >= all * 85, "\(same) of \(all)")
  }
}
