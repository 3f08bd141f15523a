import Understanding

/// Words of somebody in danger, which come before all else.
struct SafeguardingInterpreter {
  let scene: Scene

  /// What a line says of a danger, unless the question plainly understands the words as an answer.
  func concern(in line: Line) -> Concern? {
    guard let concern = Safeguarding.concern(in: line, children: scene.namesOfElements) else {
      return nil
    }
    guard concern.isDoubtful else { return concern }
    // While the questions rest, "I did not mean it" takes back what was said.
    if scene.state.pending == .rest, RestReply(line) != nil { return nil }
    // "Is this kept private? I'd not want my insurance to see it" asks what everybody asks.
    let wording = Wording(line)
    if EverydayQuestion(line, wording, QuestionForm(wording)) != nil { return nil }
    guard let slot = scene.current, let dimension = scene.dimension(of: slot) else {
      return concern
    }
    return dimension.plainlyReads(concern, in: line, scene.day) ? nil : concern
  }

  /// What a value that is handed in, or a name in it, says of a danger beyond doubt.
  func concern(in value: JSONValue) -> Concern? {
    switch value {
    case .string(let text):
      let concern = Safeguarding.concern(in: Line(text), children: scene.namesOfElements)
      return concern?.isDoubtful == false ? concern : nil
    case .array(let values):
      return values.firstNonNil { concern(in: $0) }
    case .object(let fields):
      return fields.sorted { $0.key < $1.key }
        .firstNonNil { concern(in: .string($0.key)) ?? concern(in: $0.value) }
    default: return nil
    }
  }
}

extension Scene {
  /// The names of those whom the flow asks about.
  fileprivate var namesOfElements: [String] {
    flow.parts.flatMap { part -> [String] in
      guard case .group(let repeated) = part else { return [] }
      let group = repeated.group
      return (0..<count(of: group.id)).compactMap { index in
        let path = Path(group.nameField, in: .init(group: group.id, index: index))
        return state.answers[path]?.value?.string
      }
    }
  }
}

extension AnyDimension {
  /// Whether the words of a doubtful concern are an answer here, as "I'm cutting" is about weight.
  ///
  /// Own words, which may be any, are none, and neither is a value that the question does not allow: 15
  /// kcal a day are no answer.
  func plainlyReads(_ concern: Concern, in line: Line, _ context: Context) -> Bool {
    guard concern.isDoubtful, !takesAnyWords else { return false }
    switch read(line, context) {
    case .understood(_, let evidence), .ambiguous(_, let evidence),
      .unclear(.incomplete(_, let evidence)):
      return evidence.explains(concern)
    case .unclear: return false
    }
  }
}

extension Evidence {
  /// Whether the words that a value was read from are those that a concern is about; of an option they are
  /// all of them, and more than a word that reminds of it.
  func explains(_ concern: Concern) -> Bool {
    guard !isOwnWish, !isOnlyDescribed, !isOnlyWordOfOption else { return false }
    return isChoiceOfOption
      ? span.clamped(to: concern.span) == concern.span : span.overlaps(concern.span)
  }
}
