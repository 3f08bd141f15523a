public import Conversation
public import Understanding

/// The JSON Schema of the answers to a question of a flow, in the form in which they are stored.
public struct FieldSchema: Hashable, Sendable {
  /// The id of the field.
  public let id: String
  /// The repeated group that it is asked of each element of; nil outside groups.
  public let group: String?
  /// The schema, with what the question says of itself as its title and description.
  public let schema: JSONValue
  /// Whether everybody who is done has answered it.
  public let isAlwaysAnswered: Bool
}

extension AnyFlow {
  /// The schemas of the answers to all questions, in their order, those of groups once.
  ///
  /// Where earlier answers decide what is allowed, the flow is walked through, and what is allowed in any
  /// of the states that are reached counts.
  public func fieldSchemas(in context: TurnContext) -> [FieldSchema] {
    let asks = steps.contains { step in
      step.items.contains { if case .ask(let ask) = $0 { ask.isReadDependently } else { false } }
    }
    let reached = asks ? Exploration(self, context).reached : []
    return parts.flatMap { part in
      switch part {
      case .step(let step): fieldSchemas(of: [step], in: nil, reached, context.day)
      case .group(let repeated):
        fieldSchemas(of: repeated.group.steps, in: repeated.group.id, reached, context.day)
      }
    }
  }

  private func fieldSchemas(
    of steps: [Step<AnyDraft>], in group: String?, _ reached: [Exploration.Reached],
    _ context: Context
  ) -> [FieldSchema] {
    steps.flatMap { step in
      step.items.flatMap { item -> [FieldSchema] in
        switch item {
        case .ask(let ask) where ask.counted == nil:
          let here = reached.filter {
            $0.slot.path.item == ask.id && $0.slot.path.element?.group == group
          }
          return [
            FieldSchema(
              id: ask.id, group: group, schema: schema(of: ask, here, context),
              isAlwaysAnswered: step.condition == nil && ask.isAlwaysAnswered)
          ]
        case .signIn(let signIn):
          return [
            FieldSchema(
              id: signIn.emailField, group: nil, schema: EmailDimension().schema(in: context),
              isAlwaysAnswered: false),
            FieldSchema(
              id: signIn.methodField, group: nil, schema: .text(atLeast: 1),
              isAlwaysAnswered: false),
          ]
        case .submit(let submit):
          return [
            FieldSchema(
              id: submit.id, group: nil, schema: .text(atLeast: 1), isAlwaysAnswered: false)
          ]
        case .ask, .explain, .review: return []
        }
      }
    }
  }

  private func schema(
    of ask: Ask<AnyDraft>, _ reached: [Exploration.Reached], _ context: Context
  ) -> JSONValue {
    guard ask.isReadDependently else {
      let dimension = ask.unruledDimension(unanswered, 0)
      return ask.allowingSkip(ask.schema(dimension, context), by: dimension, context)
    }
    let schemas = reached.map { here in
      let dimension = ask.unruledDimension(here.draft, here.slot.index)
      return ask.allowingSkip(ask.schema(dimension, context), by: dimension, context)
    }
    guard let first = schemas.first else { return [:] }
    return schemas.reduce(first) { $0.united(with: $1) }
  }
}

extension Ask {
  /// Whether everybody who comes by has to answer.
  fileprivate var isAlwaysAnswered: Bool {
    condition == nil && !self.isOnlyHandedIn && (!self.isSkippable || self.skipValue != nil)
  }

  /// A schema that allows the value of a skip, too, which need not keep the rules of the dimension.
  fileprivate func allowingSkip(
    _ schema: JSONValue, by dimension: AnyDimension, _ context: Context
  ) -> JSONValue {
    guard case .object(var object) = schema, let skipValue = self.skipValue,
      !dimension.isValue(skipValue) || dimension.violation(skipValue, context) != nil
    else { return schema }
    var told: [String: JSONValue] = [:]
    for key in ["title", "description"] { told[key] = object.removeValue(forKey: key) }
    told["anyOf"] = [.object(object), ["const": skipValue]]
    return .object(told)
  }
}

extension JSONValue {
  /// What two schemas agree on, with the options of either; bounds that depend on answers are none.
  fileprivate func united(with other: JSONValue) -> JSONValue {
    guard case .object(let a) = self, case .object(let b) = other else { return [:] }
    var united = a.filter { key, value in !Self.bounds.contains(key) && b[key] == value }
    if let some = a["enum"]?.array, let others = b["enum"]?.array {
      united["enum"] = .array(some + others.filter { !some.contains($0) })
    }
    return .object(united)
  }

  private static let bounds: Set<String> = [
    "minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength",
  ]
}
