import Testing

@testable import Understanding

/// Puts slips of the fingers into sentences that are understood: the value stays the same, or there
/// is a question; there is never another value.
@Suite("Sentences with a slip of the fingers")
struct SlipTests {
  @Test(
    "One slip never makes another value, and nearly always leaves the same",
    arguments: [UInt64(1), 2, 3])
  func slips(seed: UInt64) {
    var generator = Generator(seed: seed)
    var (same, all) = (0, 0)
    func tryAll<D: Dimension>(_ dimension: D, _ texts: [String]) {
      for text in texts {
        guard let value = dimension.read(text).understood else {
          Issue.record("\(text) is understood")
          continue
        }
        for _ in 0..<12 {
          let typed = slipped(text, &generator)
          guard typed != text else { continue }
          all += 1
          let heard = dimension.read(typed).understood
          if heard == value { same += 1 }
          #expect(heard == nil || heard == value, "\(typed), for \(text)")
        }
      }
    }
    tryAll(WeekdaysDimension(), ["monday and thursday", "every day except wednesday", "weekends"])
    tryAll(DateDimension(), ["september 14th 2026", "tomorrow", "next thursday"])
    tryAll(DurationDimension.minutes(in: 5...300), ["forty minutes", "ninety minutes"])
    tryAll(
      TimeRangeDimension.eatingWindow, ["noon until eight in the evening", "between noon and 8pm"])
    tryAll(TimeRangeDimension.eatingWindow, ["half past ten until half past six"])
    tryAll(DateDimension(.past), ["bonfire night 2014", "4 june 2008"])
    tryAll(
      BooleanDimension(about: BooleanTopic(["music"])), ["import my music", "activate it please"])
    tryAll(NumberDimension(), ["eighteen hundred", "seventeen"])
    tryAll(
      ChoiceDimension(options: [
        ChoiceOption(id: "medication", title: "Medication"),
        ChoiceOption(id: "journal", title: "Journal"),
        ChoiceOption(id: "workout", title: "Workout"),
      ]), ["the medication please", "journal", "my workout"])
    #expect(same * 100 >= all * 90, "\(same) of \(all)")
  }

  /// The text with one slip in one of its words of five letters or more, not in the first letter and
  /// never such that another word comes of it.
  private func slipped(_ text: String, _ generator: inout Generator) -> String {
    var words = text.split(separator: " ").map(String.init)
    let places = words.indices.filter {
      words[$0].utf8.count > 4 && words[$0].allSatisfy(\.isLetter)
    }
    guard !places.isEmpty else { return text }
    let place = places[generator.next(in: 0...places.count - 1)]
    var letters = Array(words[place])
    let at = generator.next(in: 1...letters.count - 2)
    switch generator.next(in: 0...3) {
    case 0: letters.swapAt(at, at + 1)
    case 1: letters.remove(at: at)
    case 2: letters.insert(letters[at], at: at)
    default:
      let row = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].first { $0.contains(letters[at]) } ?? "q"
      let keys = Array(row)
      let key = keys.firstIndex(of: letters[at]) ?? 0
      letters[at] = keys[key > 0 ? key - 1 : key + 1]
    }
    let typed = String(letters)
    guard !English.isWord(typed), WordKey(typed).flatMap(Lexicon.english.entry(for:)) == nil else {
      return text
    }
    words[place] = typed
    return words.joined(separator: " ")
  }
}
