import Understanding

/// One look at what is left of a line in the scene as it is: what the words are, and what each
/// question makes of them, worked out once.
///
/// It is a reference, so that what one interpreter has read the next need not read again.
final class Hearing {
  let scene: Scene
  /// What is left of the line; the words that were taken are blanked out.
  let line: Line
  let wording: Wording
  /// Whether a star marked the line as what should have stood in the one before it.
  let isStarred: Bool
  /// The places of the words that were taken, as UTF-8 offsets.
  let taken: [Range<Int>]
  /// The items of which the line has said something already.
  let settled: Set<Path>
  /// The first look at the line; nil where this is it.
  let opening: Hearing?

  init(
    _ rest: Rest, in scene: Scene, settled: Set<Path> = [], after opening: Hearing? = nil
  ) {
    let starred = rest.line.starred
    isStarred = starred != nil
    // What is shown asks for no value that a friendly word could begin.
    let said = starred ?? rest.line
    line =
      Situation(scene).isDisjoint(with: [.reviewing, .submitting, .complete])
      ? said : said.withoutFriendlyOpening.withoutWhatIsLeft
    taken = rest.taken
    self.scene = scene
    self.settled = settled
    self.opening = opening
    wording = Wording(line)
  }

  /// A first look at a line.
  convenience init(_ line: Line, in scene: Scene) {
    self.init(Rest(line), in: scene)
  }

  /// Whether a part of the line was taken already.
  var isRest: Bool { opening != nil }

  var current: Slot? { scene.current }
  var agenda: Agenda { scene.agenda }
  var day: Context { scene.day }

  // MARK: - What the words are

  private(set) lazy var command = Command(line, wording)
  /// The command that loses something and that the line may be a slip of.
  private(set) lazy var slip = Command(slipOf: line, wording)
  private(set) lazy var assent = Assent(line, in: day)
  private(set) lazy var cue = isStarred ? .replacing : CorrectionCue(wording)
  /// The parts of the line that ask; of a question for words of one's own only where the line or a sentence begins with
  /// one, or a question mark ends it.
  private(set) lazy var askedParts: [AskedPart] = {
    let takesAnyWords = current.flatMap(dimension)?.takesAnyWords == true
    return line.askedParts.filter { part in
      !takesAnyWords || part.opensLine || part.isMarked
        || part.opensSentence && part.form.isNoAnswer
    }
  }()
  /// The one of them that is asked first.
  private(set) lazy var askedPart = askedParts.leading
  /// The same as a line of its own; the whole line where no part asks.
  private(set) lazy var askedLine = askedPart.map { line.keeping($0.place) } ?? line
  /// How the whole line asks.
  private(set) lazy var question: QuestionForm? =
    askedPart.flatMap { $0.opensLine ? $0.form : nil } ?? (wording.asks ? .unsure : nil)
  /// All that there is an answer to.
  private(set) lazy var topics = Topics(scene)
  private(set) lazy var elementNames = ElementNames(in: line, of: scene.elementNames(in: line))
  private(set) lazy var mentions = Mentions(
    in: line, scene, elements: elementNames, telling, seenFrom: current, besides: strangers)
  /// The places of what the line tells of somebody whom no answer knows, as UTF-8 offsets.
  private(set) lazy var strangers = Strangers(in: line, scene, elementNames).places

  /// What the line tells of elements that are known, by their names.
  private(set) lazy var telling = Telling(
    in: line, elementNames, naming: current.flatMap { scene.newcomer(at: $0) })

  /// The lengths of the line that hold on some days alone.
  private(set) lazy var lengthsByDay: [LengthByDay] = {
    let found = line.lengthsByDay
    return found.isEmpty || !hasOtherDays(than: found) ? [] : found
  }()

  /// The place of the whole line.
  var whole: Range<Int> { line.span(0..<line.tokens.count) }

  /// Evidence of the whole line for a rule; of a rest, what was typed from its first word to its last.
  func evidence(_ rule: RuleName) -> Evidence {
    if let opening, let place = line.content {
      return Evidence(words: opening.line.text(at: place), span: place, rule: rule)
    }
    return line.evidence(0..<line.tokens.count, rule: rule)
  }

  /// Whether the line names an answer, and not that of a slot.
  func namesAnswer(besides slot: Slot) -> Bool {
    let named = mentions.all.filter { agenda.slot($0.path)?.answer != nil }
    return !named.isEmpty && !named.contains { $0.path == slot.path }
  }

  // MARK: - What it says for other fields

  /// What the line says for other fields than the one asked, by words that say what they are about.
  private(set) lazy var claims = ClaimInterpreter(hearing: self, asked: current).claims
  /// What the line says for other fields than the one asked, by their names.
  private(set) lazy var named = ClaimInterpreter(hearing: self, asked: current)
    .named(besides: claims)

  // MARK: - What questions make of them

  private var matches: [Path: [Match<JSONValue>]] = [:]
  private var readings: [Path: Reading<JSONValue>] = [:]
  private var dimensions: [Path: AnyDimension] = [:]

  /// What reads the answers of a slot.
  func dimension(of slot: Slot) -> AnyDimension? {
    if let known = dimensions[slot.path] { return known }
    let dimension = scene.dimension(of: slot)
    dimensions[slot.path] = dimension
    return dimension
  }

  /// Whether a place is a part of more that surely says another value: the length in the name of a race.
  func isPart(_ place: Range<Int>, ofMatchBesides slot: Slot) -> Bool {
    // A value that is heard only until there is one is no part of an answer put right.
    agenda.slots.contains { other in
      other.path != slot.path && other.applies && other.ask?.isHeardUntilAnswered != true
        && matches(of: other).contains { match in
          let span = line.span(match.tokens)
          return match.isExplicit && span.contains(place) && span != place
        }
    }
  }

  /// The places of the line that say a value of a slot.
  func matches(of slot: Slot) -> [Match<JSONValue>] {
    if let known = matches[slot.path] { return known }
    var found = dimension(of: slot)?.matches(line, day) ?? []
    if isForKnown(slot) { found.removeAll { isToldOfStranger(line.span($0.tokens)) } }
    let others =
      placesOfOthers(than: slot) + limitingDays(besides: slot) + clausesOfLists(besides: slot)
      + datesOfEvents(besides: slot)
    if !others.isEmpty {
      found.removeAll { match in others.contains { $0.overlaps(line.span(match.tokens)) } }
    }
    matches[slot.path] = found
    return found
  }

  /// Whether a value of a slot stands at a place, given as UTF-8 offsets.
  func says(_ slot: Slot, at place: Range<Int>) -> Bool {
    places(of: slot).contains { $0.overlaps(place) }
  }

  /// The places of the line that say a value of a slot, as UTF-8 offsets.
  func places(of slot: Slot) -> [Range<Int>] { matches(of: slot).map { line.span($0.tokens) } }

  /// What the whole of the line says for a slot, as an answer of its own.
  func reading(of slot: Slot) -> Reading<JSONValue> {
    if let known = readings[slot.path] { return known }
    let reading =
      dimension(of: slot).flatMap { dimension -> Reading<JSONValue>? in
        // Nearly any words are a text, and many hold a yes or a no: those that ask are neither.
        let isOpen = dimension.takesWholeLine || dimension.isYesOrNo
        return isOpen && line.isOwnQuestion && !line.concludes
          || dimension.isYesOrNo && (line.isOnlyCondition || line.asksOfAnotherTime)
          ? nil : read(words(for: slot), for: slot, dimension)
      } ?? .unclear(.nothingFound)
    readings[slot.path] = reading
    return reading
  }

  /// What a line says for a slot: as an answer, or as a correction of the one that is there.
  func revision(of slot: Slot, by part: Line) -> Reading<JSONValue> {
    guard let dimension = dimension(of: slot) else { return .unclear(.nothingFound) }
    let words = words(for: slot, of: part)
    if let old = slot.answer?.value { return revision(of: old, at: slot, by: words, dimension) }
    return part.text == line.text ? reading(of: slot) : read(words, for: slot, dimension)
  }

  /// What becomes of a value of a slot by a part of the line.
  ///
  /// What a plain number counts is what its question is called: "two more guests" are two more of
  /// the guests, and none of the tables.
  func revision(
    of old: JSONValue, at slot: Slot, by part: Line, _ dimension: AnyDimension
  ) -> Reading<JSONValue> {
    var part = part
    if dimension.countsAnything { part = part.blankingCounted(slot.entry.names.flatMap { $0 }) }
    if let completed = completed(old, by: part, dimension) { return completed }
    let unnamed = partsWithoutNames(of: slot, in: part).lazy.map { [day] in
      dimension.revise(old, $0, day)
    }
    .first { $0.value != nil && $0.evidence?.isOwnWish == false }
    let reading = unnamed ?? dimension.revise(old, part, day)
    if old.array == nil, let said = reading.evidence, isItemElsewhere(said, than: slot) {
      return .unclear(.nothingFound)
    }
    return restepped(reading, of: old, at: slot, by: part, dimension) ?? reading
  }
}
