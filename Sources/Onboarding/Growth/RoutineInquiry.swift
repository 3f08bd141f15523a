import Conversation
import Understanding

/// What a line asks about routines that it names, about the one that was chosen, or about all of them: "tell me about
/// 2", "how long is the long haul", "which days are they?".
struct RoutineInquiry {
  private let line: Line
  private let context: Context
  /// The words of each clause.
  private let clauses: [[String]]

  init(_ line: Line, _ context: Context) {
    self.line = line
    self.context = context
    let whole = [0..<line.tokens.count] + line.clauses().map(\.tokens)
    clauses = whole.map { clause in
      line.tokens[clause].filter { $0.kind != .sign && !$0.isCourtesy }.map(\.word)
    }
  }

  /// The routines that the line asks to be told about, beside the one that was chosen where it asks how they differ;
  /// none when it does not ask that.
  func routines(besides chosen: Routine?) -> [Routine] {
    if let several = compared { return several }
    // What is asked beside a name may be about something else.
    let isAboutThem = facts(of: Routine.catalogue, or: nil) != nil
    let titled = RoutineWishReader.titles(in: line, context).filter { title in
      isAboutThem || line.askedPart == nil
        || line.askedParts.contains { $0.place.overlaps(line.span(title.tokens)) }
    }.compactMap { title in Routine.catalogue.first { $0.id == title.id } }
    if asks, !titled.isEmpty {
      let other = titled.count == 1 && TopicTable.english.compares(line) ? chosen : nil
      return titled + (other.map { [$0] } ?? []).filter { !titled.contains($0) }
    }
    return placed ?? []
  }

  /// Whether the line asks or tells somebody to tell something.
  private var asks: Bool {
    line.askedPart != nil || clauses.contains { opening(of: $0) != nil }
  }

  /// The routines at places of the list that an opening asks about: "tell me about 2".
  private var placed: [Routine]? {
    for clause in clauses {
      guard let opening = opening(of: clause) else { continue }
      let rest = clause.dropFirst(opening).filter { !Self.joints.contains($0) }
      // Whoever asks whether there is one names none.
      if rest.isEmpty || rest.first == "there" { continue }
      if let routine = routine(named: rest.joined(separator: " ")) { return [routine] }
      let several = rest.compactMap { routine(named: $0) }
      // The "a" of "is it safe with a new hip" names none.
      if !several.isEmpty, 2 * several.count >= rest.count { return several }
    }
    return nil
  }

  /// Several routines that stand side by side in a line that asks, such as "1 and 3" or "4 or 5".
  private var compared: [Routine]? {
    guard asks else { return nil }
    let words = line.tokens.map(\.word)
    var found: [(place: Int, routine: Routine)] = []
    for (place, token) in line.tokens.enumerated() where token.kind == .digits {
      // A number before a plural counts something, and is no place in the list.
      let isCount = place + 1 < words.count && words[place + 1].hasSuffix("s")
      guard !isCount, let routine = routine(named: token.word) else { continue }
      if let last = found.last, !words[(last.place + 1)..<place].allSatisfy(Self.joints.contains) {
        if found.count > 1 { break }
        found = []
      }
      found.append((place, routine))
    }
    return found.count > 1 ? found.map(\.routine) : nil
  }

  /// What the line asks about the routine that was chosen, or else about some, of each; nil when it asks nothing of the
  /// kind.
  func facts(of some: [Routine], or chosen: Routine?) -> [Block.Fact]? {
    guard let clause = clauses.dropFirst().first(where: isAsking) ?? clauses.first(where: isAsking)
    else { return nil }
    let said = Set(clause)
    // Whether a day is one of them is shown with the routine.
    if chosen != nil, QuestionForm.isPolar(Wording(Line(clause.joined(separator: " ")))) {
      return nil
    }
    let catalogue = said.isDisjoint(with: Self.ofAll) ? chosen.map { [$0] } ?? some : some
    func isAbout(_ words: Set<String>) -> Bool { !said.isDisjoint(with: words) }
    if isAbout(Self.aboutDays) {
      return catalogue.map { .init($0.name, $0.dayNames) }
    }
    if isAbout(Self.aboutLength) {
      return catalogue.map { .init($0.name, "\($0.minutes) minutes") }
    }
    if isAbout(Self.aboutDifficulty) {
      return catalogue.map { .init($0.name, $0.difficulty.rawValue) }
    }
    return nil
  }

  private func isAsking(_ clause: [String]) -> Bool { opening(of: clause) != nil }

  /// How many words open a clause as a question, or nil where none do.
  private func opening(of clause: [String]) -> Int? {
    Self.openings.first { clause.starts(with: $0) }?.count
  }

  private func routine(named words: String) -> Routine? {
    guard case .understood(let id, let evidence) = Routine.dimension.read(Line(words), in: context),
      evidence.isOptionAsListed
    else { return nil }
    return Routine.catalogue.first { $0.id == id }
  }

  private static let openings: [[String]] = WordClasses.growth.phrases("RoutineInquiry.openings")
    .map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
  private static let joints = WordClasses.growth.words("RoutineInquiry.joints")
  /// Words of those who ask about others than the one that was chosen.
  private static let ofAll = WordClasses.growth.words("RoutineInquiry.ofAll")
  /// Words of those who ask when and how often a routine is done.
  private static let aboutDays = WordClasses.growth.words("RoutineInquiry.aboutDays")
  /// Words of those who ask how long a routine takes.
  private static let aboutLength = WordClasses.growth.words("RoutineInquiry.aboutLength")
  /// Words of those who ask how hard a routine is.
  private static let aboutDifficulty = WordClasses.growth.words("RoutineInquiry.aboutDifficulty")
}
