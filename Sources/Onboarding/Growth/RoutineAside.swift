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
  private let reader: RoutineWishReader

  /// What a line asks about the routines, or nil when it asks nothing of the kind; that the routine which was
  /// chosen fits what the line says is no answer.
  static func answer(to line: Line, besides chosen: Routine?, in context: Context) -> Aside? {
    RoutineAside(line, context).answer(besides: chosen)
  }

  private init(_ line: Line, _ context: Context) {
    self.line = line
    self.context = context
    catalogue = Routine.catalogue
    words = line.tokens.filter { $0.kind != .sign }.map(\.word)
    plain = " \(words.joined(separator: " ")) "
    reader = RoutineWishReader(line, context)
  }

  private func answer(besides chosen: Routine?) -> Aside? {
    let about = RoutineInquiry(line, context).routines(besides: chosen)
    if !about.isEmpty {
      return Aside(
        about.flatMap(told), proposing: proposal(of: about), naming: true)
    }
    let fitting = reader.wishes.reduce(catalogue) { $1.select($0) }
    if chooses(among: fitting) || chosen != nil && fitting == [chosen] { return nil }
    if says(Self.wholeList) { return Aside([listed(catalogue)]) }
    // What is said of the days of a routine that was chosen is no wish, and what fits nearly all tells nothing.
    let wishes = !reader.wishes.isEmpty && (chosen == nil || asksForAnother)
    guard wishes, reader.isBound || 4 * fitting.count < 3 * catalogue.count else {
      return RoutineInquiry(line, context).facts(of: catalogue, or: chosen).map {
        Aside([.facts($0)])
      }
    }
    if fitting.isEmpty {
      let opening = Block.text("No routine is like that. These come nearest:")
      return Aside([opening, listed(nearest(to: reader.wishes))])
    }
    let opening = fitting.count == 1 ? "This one fits:" : "These fit:"
    // Whoever names a day before one is chosen asks which are on it.
    let facts = fitting.count > 1 ? RoutineInquiry(line, context).facts(of: fitting, or: nil) : nil
    return Aside(
      [.text(opening), listed(fitting)] + (facts.map { [.facts($0)] } ?? []),
      proposing: proposal(of: fitting),
      naming: chosen == nil && reader.namesDay)
  }

  /// Whether the line speaks of some routine or other, and not of the one that was chosen.
  private var asksForAnother: Bool {
    line.askedPart == nil || line.asksForSome || line.saysWish
      || !Self.some.isDisjoint(with: words)
  }

  /// The only routine of some.
  private func proposal(of routines: [Routine]) -> JSONValue? {
    routines.count == 1 ? .string(routines[0].id) : nil
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

  /// Whether the line chooses a routine: by its name in a clause that says nothing else, or one that fits all
  /// that it wishes, by its name or its place, or by other words where it sets no limit, such as "an hour".
  private func chooses(among fitting: [Routine]) -> Bool {
    guard case .understood(let id, let evidence) = Routine.dimension.read(line, in: context),
      evidence.isOptionAsListed, let routine = catalogue.first(where: { $0.id == id })
    else { return false }
    let isName = evidence.words.lowercased() == routine.name.lowercased()
    if isName, isAlone(evidence.span) { return true }
    guard fitting.contains(routine) else { return false }
    return isName || evidence.isPlaceOfOption || !reader.isBound || fitting.count == 1
  }

  /// Whether a name, given as UTF-8 offsets, has a clause to itself, which is no reason for something else.
  private func isAlone(_ name: Range<Int>) -> Bool {
    line.labelledClauses.contains { clause in
      let place = line.span(clause.tokens)
      return place.contains(name.lowerBound) && clause.link != .reason
        && line.blanking([name]).keeping(place).contentWords.isEmpty
    }
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

  private static let some = WordClasses.growth.words("RoutineAside.some")
  private static let wholeList = WordClasses.growth.phrases("RoutineAside.wholeList")
}

extension Routine {
  /// The routine as a choice; the first is a good one to begin with.
  var choice: AskChoice {
    AskChoice(
      .string(id), name, detail: detail, isRecommended: self == Self.catalogue.first)
  }
}
