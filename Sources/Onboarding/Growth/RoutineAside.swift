import Conversation
import Understanding

/// What to show people who ask about the routines before they choose one: more about some of them,
/// or those that fit a wish.
struct RoutineAside {
  private let catalogue: [Routine]
  private let words: [String]
  private let plain: String
  private let line: Line
  private let context: Context

  /// What a line asks about the routines, or nil when it asks nothing of the kind.
  static func answer(to line: Line, in context: Context) -> Aside? {
    RoutineAside(line, context).answer
  }

  private init(_ line: Line, _ context: Context) {
    self.line = line
    self.context = context
    catalogue = Routine.catalogue
    words = line.tokens.filter { $0.kind != .sign }.map(\.word)
    plain = " \(words.joined(separator: " ")) "
  }

  private var answer: Aside? {
    if let about {
      return about.isEmpty ? nil : Aside(about.flatMap(told), proposing: proposal(of: about))
    }
    if choosesByName { return nil }
    if says(Self.wholeList) { return Aside([listed(catalogue)]) }
    let wishes = wishes
    guard !wishes.isEmpty else { return nil }
    let fitting = wishes.reduce(catalogue) { $1.select($0) }
    if fitting.isEmpty {
      let opening = Block.text("No routine is like that. These come nearest:")
      return Aside([opening, listed(nearest(to: wishes))])
    }
    let opening = fitting.count == 1 ? "This one fits:" : "These fit:"
    return Aside([.text(opening), listed(fitting)], proposing: proposal(of: fitting))
  }

  /// The only routine of some.
  private func proposal(of routines: [Routine]) -> JSONValue? {
    routines.count == 1 ? .string(routines[0].id) : nil
  }

  // MARK: - About one

  /// The routines that a line asks to be told about; nil when it does not ask that.
  private var about: [Routine]? {
    guard let opening = Self.openings.first(where: { plain.hasPrefix(" \($0) ") }) else {
      return nil
    }
    let count = opening.split(separator: " ").count
    let rest = words.dropFirst(count).filter { !Self.joints.contains($0) }
    if rest.isEmpty { return nil }
    if let routine = routine(named: rest.joined(separator: " ")) { return [routine] }
    return rest.compactMap { routine(named: $0) }
  }

  private func routine(named words: String) -> Routine? {
    guard case .understood(let id, _) = Routine.dimension.read(Line(words), in: context) else {
      return nil
    }
    return catalogue.first { $0.id == id }
  }

  private func told(_ routine: Routine) -> [Block] {
    [
      .heading(routine.name), .text(routine.sentence),
      .facts([
        .init("For", routine.difficulty.people),
        .init("Days", routine.dayNames), .init("Each session", "\(routine.minutes) minutes"),
      ]),
    ]
  }

  // MARK: - Wishes

  private var choosesByName: Bool {
    guard case .understood(_, let evidence) = Routine.dimension.read(line, in: context) else {
      return false
    }
    return evidence.isOptionAsListed
  }

  private var wishes: [RoutineWish] {
    var wishes = RoutineWish.phrases.filter { says($0.phrases) }.map(\.wish)
    wishes += RoutineWish.bounds(in: words)
    return wishes
  }

  private func nearest(to wishes: [RoutineWish]) -> [Routine] {
    let loosened = wishes.map { $0.select(catalogue) }.first { !$0.isEmpty }
    return loosened ?? Array(catalogue.sorted { $0.minutes < $1.minutes }.prefix(3))
  }

  private func says(_ phrases: [String]) -> Bool {
    phrases.contains { plain.contains(" \($0) ") }
  }

  /// Routines under the numbers that they have in the whole list.
  private func listed(_ routines: [Routine]) -> Block {
    .choices(
      routines.compactMap { routine in
        catalogue.firstIndex(of: routine).map { place in
          Question.Choice(number: place + 1, routine.choice)
        }
      })
  }

  private static let openings = [
    "tell me more about", "tell me about", "tell me something about", "more about", "what about",
    "what is", "what's", "whats", "describe", "explain", "details of", "details on",
    "details about", "info on", "info about", "compare", "what are",
    "what's the difference between", "what is the difference between", "difference between",
    "show me", "read me",
  ].sorted { $0.count > $1.count }
  private static let joints: Set<String> = ["and", "with", "to", "or", "the", "vs", "versus"]
  private static let wholeList = [
    "show all", "show them all", "show me all", "all of them", "the list", "list them",
    "list all", "the whole list", "which are there", "which routines are there",
    "what routines are there", "what are the options", "what are my options", "show everything",
    "all routines", "list", "the others",
  ]
}

extension Routine {
  /// The routine as a choice; the first is a good one to begin with.
  var choice: AskChoice {
    AskChoice(
      .string(id), name, detail: detail, isRecommended: self == Self.catalogue.first)
  }
}
