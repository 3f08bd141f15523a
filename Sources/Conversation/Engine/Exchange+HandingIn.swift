import Understanding

extension Exchange {
  /// Takes values handed in by name; either all can be used, or the conversation ends.
  mutating func handIn(_ values: [HandedIn]) {
    // What is open is asked when everything is in, not before.
    said.removeAll { if case .welcomeBack = $0 { false } else { true } }
    for value in values {
      if let (field, problem) = take(value) {
        state = before
        said = [.handInRefused(field: field, reason: problem)]
        isUnderstood = false
        if case .unknownField = problem {
          effects = [.close(.handedInRefused(.field))]
        } else {
          effects = [.close(.handedInRefused(.value))]
        }
        return
      }
    }
    ask(isNew: true)
  }

  /// The field whose value cannot be used, and why.
  private typealias Objection = (field: String, problem: HandInProblem)

  private mutating func take(_ handedIn: HandedIn) -> Objection? {
    if let group = group(handedIn.field) { return take(handedIn.value, into: group) }
    let problem =
      if let signIn, signIn.takesHandedInEmail, handedIn.field == signIn.emailField {
        take(email: handedIn.value, signIn)
      } else {
        take(handedIn.value, at: Path(handedIn.field))
      }
    return problem.map { (handedIn.field, $0) }
  }

  private mutating func take(_ value: JSONValue, into group: Group<D>) -> Objection? {
    guard let elements = value.array else { return (group.id, .notUnderstood(example: nil)) }
    state.elements[group.id] = max(1, elements.count)
    for (index, element) in elements.enumerated() {
      guard case .object(let fields) = element else {
        return ("\(group.id).\(index)", .notUnderstood(example: nil))
      }
      // The questions' own order, so that conditions and suggestions see what comes before.
      let order = group.steps.flatMap(\.items).map(\.id)
      for (field, value) in fields.sorted(by: {
        (order.firstIndex(of: $0.key) ?? .max) < (order.firstIndex(of: $1.key) ?? .max)
      }) {
        let path = Path(field, in: .init(group: group.id, index: index))
        if let problem = take(value, at: path) { return (path.description, problem) }
      }
    }
    return nil
  }

  private mutating func take(_ value: JSONValue, at path: Path) -> HandInProblem? {
    guard let slot = agenda.slot(path) else { return .unknownField(flow.fields) }
    guard let ask = slot.ask, !ask.isOnlyAnswered else { return .unknownField(flow.fields) }
    if case .object(let object) = value, let answers = ask.spread(object) {
      for answer in answers {
        if let problem = take(answer.value, at: Path(answer.field, in: path.element)) {
          return problem
        }
      }
      return nil
    }
    let dimension = ask.dimension(agenda.draft, slot.index)
    let example = ask.examples?.first ?? dimension.examples.first
    var evidence: Evidence?
    var json = value
    if let text = value.string, !text.isEmpty {
      let line = Line(text)
      switch dimension.read(line, reading) {
      case .understood(let value, let found):
        json = value
        evidence = found
      case .unclear(.refused(let value, let violation, _)):
        return refusal(of: value, violation, ask, dimension)
      default:
        // Nearly any text can be stored as a name, and not every text is one.
        guard !dimension.takesAnyWords, dimension.isValue(value) else {
          return .notUnderstood(example: example)
        }
      }
    }
    guard let json = dimension.stored(json) else { return .notUnderstood(example: example) }
    if let violation = dimension.violation(json, reading) {
      return refusal(of: json, violation, ask, dimension)
    }
    if slot.answer?.value != json {
      set(path, json, origin: .handedIn, evidence: evidence)
    }
    return nil
  }

  private mutating func take(email value: JSONValue, _ signIn: SignIn) -> HandInProblem? {
    guard let text = value.string,
      case .understood(let email, let evidence) = EmailDimension().read(Line(text), in: reading)
    else { return .notUnderstood(example: "sam@example.org") }
    state.answers[Path(signIn.emailField)] = Answer(
      value: .string(email), origin: .handedIn, evidence: evidence, at: context.now)
    return nil
  }

  private func refusal(
    of value: JSONValue, _ violation: Violation, _ ask: Ask<D>, _ dimension: AnyDimension
  ) -> HandInProblem {
    let heard = dimension.phrase(value, reading) ?? ""
    return .refused(ask.refusal(violation, value) ?? "\(ask.label) cannot be \(heard).")
  }
}
