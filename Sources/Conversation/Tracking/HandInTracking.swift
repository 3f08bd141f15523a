import Understanding

/// What becomes of values that are handed in by name: either all can be used, or the conversation
/// ends.
enum HandInTracking {
  /// Takes the values.
  static func take(_ values: [HandedIn], _ tracker: inout Tracker) {
    // What is open is asked when everything is in, not before.
    tracker.forgetOutcomes { if case .welcomedBack = $0 { true } else { false } }
    for value in inOrder(values, of: tracker.flow.fields, \.field) {
      guard let (field, problem) = objection(to: value, &tracker) ?? take(value, &tracker) else {
        continue
      }
      tracker.state = tracker.before
      tracker.forgetOutcomes()
      tracker.note(.handInRefused(field: field, problem))
      let fault: HandedInFault = if case .unknownField = problem { .field } else { .value }
      tracker.effects = [.close(.handedInRefused(fault))]
      return
    }
    tracker.note(.begun)
  }

  /// Values in the order in which they are asked for, so that conditions and suggestions see what
  /// comes before; those that nothing asks for come last.
  private static func inOrder<Value>(
    _ values: [Value], of fields: [String], _ field: (Value) -> String
  ) -> [Value] {
    values.enumerated().sorted { a, b in
      let places = [a, b].map { fields.firstIndex(of: field($0.element)) ?? .max }
      return (places[0], a.offset) < (places[1], b.offset)
    }.map(\.element)
  }

  /// The field whose value cannot be used, and why.
  private typealias Objection = (field: String, problem: HandInProblem)

  /// Words of danger are refused before anything of them is looked at, and are not repeated.
  private static func objection(
    to handedIn: HandedIn, _ tracker: inout Tracker
  ) -> Objection? {
    let safeguarding = SafeguardingInterpreter(scene: tracker.scene)
    if let concern = safeguarding.concern(in: .string(handedIn.field)) {
      return ("", .concern(concern))
    }
    return safeguarding.concern(in: handedIn.value).map { (handedIn.field, .concern($0)) }
  }

  private static func take(_ handedIn: HandedIn, _ tracker: inout Tracker) -> Objection? {
    if let group = tracker.scene.group(handedIn.field) {
      return take(handedIn.value, into: group, &tracker)
    }
    let problem =
      if let signIn = tracker.flow.signIn, signIn.takesHandedInEmail,
        handedIn.field == signIn.emailField
      {
        take(email: handedIn.value, signIn, &tracker)
      } else {
        take(handedIn.value, at: Path(handedIn.field), &tracker)
      }
    return problem.map { (handedIn.field, $0) }
  }

  private static func take(
    _ value: JSONValue, into group: Group<AnyDraft>, _ tracker: inout Tracker
  ) -> Objection? {
    guard let elements = value.array else { return (group.id, .notUnderstood(example: nil)) }
    guard elements.count <= group.limits.upperBound else {
      let most = group.limits.upperBound
      let refusal = Refusal(
        path: Path(group.opening ?? group.id), label: group.noun, heard: "\(elements.count)",
        violation: .tooMany(maximum: most), sentence: "There is room for \(most).")
      return (group.id, .refused(refusal))
    }
    tracker.state.elements[group.id] = max(group.limits.lowerBound, elements.count)
    if let opening = group.opening, let another = group.another {
      for (id, count) in [(opening, elements.count), (another, 0)] {
        tracker.state.answers[Path(id)] = Answer(
          value: .int(count), origin: .handedIn, at: tracker.context.now)
      }
    }
    for (index, element) in elements.enumerated() {
      guard case .object(let fields) = element else {
        return ("\(group.id).\(index)", .notUnderstood(example: nil))
      }
      let order = group.steps.flatMap(\.items).map(\.id)
      for (field, value) in inOrder(fields.sorted { $0.key < $1.key }, of: order, \.key) {
        let path = Path(field, in: .init(group: group.id, index: index))
        if let problem = take(value, at: path, &tracker) { return (path.description, problem) }
      }
    }
    return nil
  }

  private static func take(
    _ value: JSONValue, at path: Path, _ tracker: inout Tracker
  ) -> HandInProblem? {
    switch HandInInterpreter(scene: tracker.scene).found(value, at: path) {
    case .problem(let problem): return problem
    case .answers(let answers):
      for answer in answers {
        if let problem = take(answer.value, at: Path(answer.field, in: path.element), &tracker) {
          return problem
        }
      }
    case .answer(let json, let evidence):
      if tracker.state.answers[path]?.value != json {
        tracker.store(path, json, origin: .handedIn, evidence: evidence)
      }
    }
    return nil
  }

  private static func take(
    email value: JSONValue, _ signIn: SignIn, _ tracker: inout Tracker
  ) -> HandInProblem? {
    switch HandInInterpreter(scene: tracker.scene).found(email: value) {
    case .problem(let problem): return problem
    case .answers: return nil
    case .answer(let email, let evidence):
      tracker.state.answers[Path(signIn.emailField)] = Answer(
        value: email, origin: .handedIn, evidence: evidence, at: tracker.context.now)
      return nil
    }
  }
}
