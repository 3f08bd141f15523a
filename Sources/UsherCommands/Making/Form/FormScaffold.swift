import Onboarding

/// The files of a new flow that asks for what a form asks for.
struct FormScaffold {
  let names: FlowNames
  let form: FormSchema
  /// Whether the flow is written into a package that depends on Usher, and not into Usher's own.
  let isOutside: Bool

  private var title: String { form.title ?? names.type }

  /// The files below the folder of the target, by their names.
  var sources: [(name: String, text: String)] {
    let product = ProductScaffold(
      names: names, isOutside: isOutside, summary: title,
      columns: form.fields.map { ($0.id, $0.kind.column, $0.property) })
    return [
      ("\(names.type)Draft.swift", draft), ("\(names.type)Flow.swift", flow),
      ("\(names.type)Product.swift", product.product), (names.migrations, product.migrations),
    ]
  }

  private var draft: String {
    let properties = form.fields.map { field in
      "  /// \(field.label).\n  var \(field.property): \(field.kind.type)?\n"
    }
    return """
      import Conversation
      import Understanding

      /// The answers of the \(names.id) onboarding, each nil until it is given.
      struct \(names.type)Draft: Draft {
      \(properties.joined())}

      """
  }

  private var flow: String {
    """
    import Conversation
    import Understanding

    extension Flow<\(names.type)Draft> {
      /// The onboarding: a question a step, and a last look.
      static let \(names.property) = Flow(\(names.id.swiftLiteral), title: \(title.swiftLiteral)) {
    \(form.fields.map(step).joined())\
        Step("last_look") {
          Review("last_look", "Is this right?") { draft, context in
            let facts: [Block.Fact?] = [
    \(form.fields.map(fact).joined())\
            ]
            return [.facts(facts.compactMap(\\.self))]
          }
          .why("One last look. Say what should be different, or \\"yes\\".")
        }
      }
      .finishing(changes: [\("change the \(form.fields[0].label.lowercased())".swiftLiteral)]) { _, _, _ in
        [.heading("Thank you, that is all.")]
      }

    \(form.fields.map(dimension).joined(separator: "\n"))}

    """
  }

  private func step(_ field: FormField) -> String {
    let called = field.label.lowercased()
    var lines = [
      "Ask(\(field.id.swiftLiteral), \\.\(field.property), as: \(field.property))",
      "  .asking(",
      "    \(field.question.swiftLiteral),",
      "    again: \("\(field.label), please: \(field.kind.noun)?".swiftLiteral)",
      "  )",
      "  .labelled(\(field.label.swiftLiteral), kind: \(field.kind.noun.swiftLiteral))",
      "  .called(\(called.swiftLiteral))",
    ]
    if !field.isRequired { lines.append("  .skippable(\"That's fine, we can do without it.\")") }
    if let why = field.why { lines.append("  .why(\(why.swiftLiteral))") }
    return "    Step(\(field.id.swiftLiteral)) {\n"
      + lines.map { "      \($0)\n" }.joined() + "    }\n"
  }

  private func fact(_ field: FormField) -> String {
    var value = "draft.\(field.property)"
    if case .whole = field.kind { value += ".map(Double.init)" }
    return "          .init(\n            \(field.label.swiftLiteral), "
      + "\(field.property).phrase(for: \(value), in: context)),\n"
  }

  private func dimension(_ field: FormField) -> String {
    "  private static let \(field.property) = \(field.kind.dimension)\n"
  }
}
