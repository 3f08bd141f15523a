import Understanding

/// What values that are handed in by name say: text is read as an answer would be, JSON is taken in
/// the form that is stored.
struct HandInInterpreter {
  let scene: Scene

  /// A value that can be stored, or why it cannot.
  enum Found {
    case answer(JSONValue, Evidence?)
    /// The value stands for others, this one's and more.
    case answers([HandedIn])
    case problem(HandInProblem)
  }

  /// What a value is for the item of a path.
  func found(_ value: JSONValue, at path: Path) -> Found {
    guard let slot = scene.agenda.slot(path), let ask = slot.ask, !ask.isOnlyAnswered,
      let dimension = scene.dimension(of: slot)
    else { return .problem(.unknownField(scene.flow.fields)) }
    if case .object(let object) = value, let answers = ask.spread(object) {
      return .answers(answers)
    }
    let example = ask.examples?.first ?? dimension.examples.first
    var evidence: Evidence?
    var json = value
    if let text = value.string, !text.isEmpty {
      let line = Line(text, within: Effort())
      let reading = line.isTooLong ? .unclear(.nothingFound) : dimension.read(line, scene.day)
      switch line.isCutShort ? .unclear(.nothingFound) : reading {
      case .understood(let value, let found):
        json = value
        evidence = found
      case .unclear(.refused(let value, let violation, _)):
        return .problem(.refused(scene.refusal(of: value, violation, by: ask, at: slot)))
      default:
        // Nearly any text can be stored as a name, and not every text is one.
        guard !dimension.takesAnyWords, dimension.isValue(value) else {
          return .problem(.notUnderstood(example: example))
        }
      }
    }
    guard let json = dimension.stored(json) else {
      return .problem(.notUnderstood(example: example))
    }
    if let violation = dimension.violation(json, scene.day) {
      return .problem(.refused(scene.refusal(of: json, violation, by: ask, at: slot)))
    }
    return .answer(json, evidence)
  }

  /// What a value is as the email of an account.
  func found(email value: JSONValue) -> Found {
    guard let text = value.string,
      case .understood(let email, let evidence) = EmailDimension().read(Line(text), in: scene.day)
    else { return .problem(.notUnderstood(example: SignIn.exampleEmail)) }
    return .answer(.string(email), evidence)
  }
}
