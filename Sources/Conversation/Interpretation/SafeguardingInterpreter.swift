import Understanding

/// Words of somebody in danger, which come before all else.
struct SafeguardingInterpreter {
  let scene: Scene

  /// What a line says of a danger.
  func concern(in line: Line) -> Concern? {
    Safeguarding.concern(in: line, children: scene.namesOfElements)
      ?? scene.flow.safeguard?(line.text)
  }

  /// What a value that is handed in, or a name in it, says of a danger.
  func concern(in value: JSONValue) -> Concern? {
    switch value {
    case .string(let text): concern(in: Line(text))
    case .array(let values): values.firstNonNil { concern(in: $0) }
    case .object(let fields):
      fields.sorted { $0.key < $1.key }
        .firstNonNil { concern(in: .string($0.key)) ?? concern(in: $0.value) }
    default: nil
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
