import CResources
import Foundation
import Understanding

/// A weekly program of practice, from the catalogue in `routines.json`.
struct Routine: Hashable, Sendable, Decodable {
  /// How much experience a routine asks for.
  enum Difficulty: String, Hashable, Sendable, Decodable, CaseIterable, Comparable {
    case beginner, intermediate, advanced

    static func < (a: Difficulty, b: Difficulty) -> Bool { a.rank < b.rank }

    /// Whom such a routine is for.
    var people: String {
      switch self {
      case .beginner: "beginners"
      case .intermediate: "people who know the basics"
      case .advanced: "people with experience"
      }
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  let id: String
  let name: String
  let difficulty: Difficulty
  /// The days of practice, in the order of the week.
  let days: [Weekday]
  /// The length of a session.
  let minutes: Int
  /// What it is like, in a sentence.
  let sentence: String
  /// Other words by which people choose it, in small letters.
  let words: [String]

  /// The difficulty, the days a week and the minutes.
  var detail: String { "\(difficulty.rawValue), \(days.count) days a week, \(minutes) minutes" }

  /// The days as they are written, such as "Mon, Wed and Fri".
  var dayNames: String {
    let names = days.map { $0.rawValue.capitalizedFirst }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  var isOnWeekendsOnly: Bool { days.allSatisfy { $0 >= .sat } }
  var isOnWeekdaysOnly: Bool { days.allSatisfy { $0 < .sat } }

  /// All routines, beginners' first; in the order of the file otherwise.
  static let catalogue: [Routine] = {
    let data = Data(String(cString: cresources_routines()).utf8)
    // The file is part of the program, and a test reads it.
    let routines = (try? JSONDecoder().decode([Routine].self, from: data)) ?? []
    return Difficulty.allCases.flatMap { level in routines.filter { $0.difficulty == level } }
  }()

  /// How routines are chosen by their words; made when it is first needed.
  static let dimension = ChoiceDimension(
    options: catalogue.map { routine in
      ChoiceOption(
        id: routine.id, title: routine.name, words: routine.words,
        description: "\(routine.difficulty.rawValue) \(routine.sentence)",
        isRecommended: routine == catalogue.first)
    })
}
