import Understanding

/// What is said of outcomes, and what is asked next: the only place that makes utterances.
///
/// It changes nothing, and says what, never how; a voice has the words.
struct Response {
  let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  var asking: Asking { Asking(scene: scene) }
  var guidance: Guidance { Guidance(scene: scene) }
  var recapitulation: Recapitulation { Recapitulation(scene: scene) }

  private func phrase(_ path: Path, _ value: JSONValue) -> String {
    scene.phrase(path, value) ?? ""
  }

  private func phrases(_ path: Path, _ values: [JSONValue]) -> [String] {
    values.compactMap { scene.phrase(path, $0) }
  }

  /// A value as it is said back.
  func heard(_ path: Path, _ value: JSONValue? = nil) -> Heard {
    let slot = scene.agenda.slot(path)
    let value = value ?? slot?.answer?.value ?? .null
    let phrase = phrase(path, value)
    return Heard(
      path: path, label: scene.label(path), phrase: slot?.ask?.echo(value, phrase) ?? phrase,
      wasSuggested: slot?.answer?.origin == .suggested, isVolunteered: scene.asked != path)
  }

  /// What is said of an outcome.
  func utterances(for outcome: Outcome) -> [Utterance] {
    switch outcome {
    case .stored(let path, let old): stored(path, was: old)
    case .unchanged(let path), .reminded(let path): [.unchanged(heard(path))]
    case .leftOut(let words): [.leftOut(words)]
    case .unheard(let clauses): [.unheard(clauses)]
    case .unplaced(let clauses): [.unplaced(clauses)]
    case .recalled(let words): [.recalled(words)]
    case .implied(let path, let old):
      [old.map { .changed(heard(path), from: phrase(path, $0)) } ?? .heard(heard(path))]
    case .moved(let path, let old, let because):
      [.moved(heard(path), from: phrase(path, old), because: because)]
    case .refused(let path, let value, let violation):
      scene.agenda.slot(path).flatMap { slot in
        slot.ask.map { [.refused(scene.refusal(of: value, violation, by: $0, at: slot))] }
      } ?? []
    default: doubts(outcome) ?? movements(outcome) ?? talk(outcome) ?? surroundings(outcome)
    }
  }

  private func stored(_ path: Path, was old: JSONValue?) -> [Utterance] {
    guard let slot = scene.agenda.slot(path), let ask = slot.ask, let value = slot.answer?.value
    else { return [] }
    var said: [Utterance] = []
    if let old {
      said.append(.changed(heard(path), from: phrase(path, old)))
    } else if let sentence = ask.confirmation(value, phrase(path, value)) {
      said.append(.confirmed(sentence))
    } else {
      said.append(.heard(heard(path)))
    }
    if let blocks = ask.shown(scene.agenda.draft, slot.index) { said.append(.explanation(blocks)) }
    return said
  }

  /// The name of an answer where another question is at hand, so that it has to be said.
  private func labelUnlessAsked(_ path: Path) -> String? {
    path == scene.current?.path ? nil : scene.label(path)
  }

  // MARK: - What comes up

  private func doubts(_ outcome: Outcome) -> [Utterance]? {
    switch outcome {
    case .doubted(let path, let value, let evidence, let why):
      [.doubted(heard: scene.phrase(path, value) ?? evidence.words, why: why)]
    case .reconsidered(let path, let value, let why):
      [.doubted(heard: "\(scene.label(path)) \(phrase(path, value))", why: why)]
    case .attributed(let path, let value, let evidence):
      [
        .attributed(
          label: scene.label(path), phrase: scene.phrase(path, value) ?? evidence.words)
      ]
    case .askedAbout(let path, let value, let evidence):
      [.offered(phrase: scene.phrase(path, value) ?? evidence.words)]
    // What was only left out of a list limits nothing that is offered.
    case .limited(let path, let values) where values.allSatisfy { $0.array != nil }:
      phrases(path, values).map { .offered(phrase: $0) }
    case .limited(let path, let values):
      [.limited(label: scene.label(path), phrases: values == [true] ? [] : phrases(path, values))]
    case .mentioned(let path, let value, _): [asking.mentioned(path, value)]
    case .reached(let path):
      scene.agenda.slot(path).map { slot in
        asking.beginsStep(slot) ? [.progress(asking.progress(of: slot))] : []
      }
    case .ambiguous(let path, let values), .alsoAmbiguous(let path, let values):
      [.clarify(label: labelUnlessAsked(path), readings: phrases(path, values))]
    case .stillPending: stillPending
    case .contested(let paths, let evidence): [asking.contested(paths, evidence)]
    case .incomplete(let path, let missing, let words),
      .alsoIncomplete(let path, let missing, let words):
      [.incomplete(label: scene.label(path), missing, words: words)]
    case .several(let path, let values):
      [.severalValues(label: scene.label(path), phrases: phrases(path, values))]
    case .proposed(let path, let value, let because, let tip):
      (tip.map { [.tip($0)] } ?? []) + [
        .proposal(
          label: scene.agenda.slot(path)?.ask?.label ?? path.item, phrase: phrase(path, value),
          because: because)
      ]
    case .cannotPropose: [.noSuggestion(tip: scene.current?.item.tip)]
    case .commandOrName(let command, let text): [.commandOrAnswer(text, command)]
    case .mayMean(let command): [.mayMean(command)]
    case .halfAgreed: [.plainYesNeeded(attempt: scene.state.misses)]
    case .asksToStartOver: [.confirmStartOver]
    case .notUnderstood: scene.current.map { [.notUnderstood(guidance.notUnderstood($0))] }
    case .unfit: []
    default: nil
    }
  }

  private var stillPending: [Utterance] {
    scene.state.pending.flatMap(asking.asking) ?? []
  }

  // MARK: - Moving about

  private func movements(_ outcome: Outcome) -> [Utterance]? {
    switch outcome {
    case .acknowledged, .refocused: []
    case .skipped(let path):
      [
        .skipped(
          label: scene.label(path), meaning: scene.agenda.slot(path)?.ask?.skipMeaning)
      ]
    case .cannotSkip(let path):
      [.cannotSkip(label: scene.label(path), meaning: scene.agenda.slot(path)?.ask?.need)]
    case .cannotGoBack: [.cannotGoBack]
    case .nothingToUndo: [.nothingToUndo]
    case .undone(let changes):
      [
        .undone(
          changes.map { before in
            Undone(
              label: scene.label(before.path),
              phrase: before.answer?.value.flatMap { scene.phrase(before.path, $0) })
          })
      ]
    case .startedOver: [.startedOver]
    case .notStartedOver: [.notStartedOver]
    case .opened(let id, let entries):
      scene.group(id).map { group in
        [.opened(noun: group.noun, names: entries.map { name(of: $0, in: group) })]
      }
    case .removed(let id, let names):
      scene.group(id).map { group in [.removed(names.map { $0 ?? "that \(group.noun)" })] }
    case .cannotRemove(let id, let names):
      scene.group(id).map {
        [
          .cannotRemove(
            noun: $0.noun, least: $0.limits.lowerBound, name: names.count == 1 ? names[0] : nil)
        ]
      }
    case .full(let id, let names):
      scene.group(id).map { [.full(noun: $0.noun, most: $0.limits.upperBound, left: names)] }
    case .closed(let id): scene.group(id).map { [.closed(noun: $0.noun)] }
    case .postponed(let id, let element):
      scene.group(id).map {
        [.finishFirst(noun: $0.noun, name: scene.elementName(element))]
      }
    default: nil
    }
  }

  /// What was said of one element: its name and, behind a comma, the rest in the canonical words of the roster.
  private func name(of entry: [String: JSONValue], in group: Group<AnyDraft>) -> String {
    let name = entry[group.nameField]?.string ?? ""
    guard let phrase = group.roster?.phrase(.array([.object(entry)]), scene.day),
      phrase.hasPrefix("\(name) ")
    else { return name }
    return "\(name),\(phrase.dropFirst(name.count))"
  }
}
