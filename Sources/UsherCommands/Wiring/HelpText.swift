import Onboarding

/// What the help of a command says below its options, for the program and the onboardings it has.
enum HelpText {
  /// A command line that people can copy.
  struct Example: ExpressibleByStringLiteral {
    /// The line, as `usher` would be called; `FLOW` stands for an onboarding.
    let line: String
    /// The onboarding that it speaks of, without which it is left out; nil where any would do.
    let flow: String?

    /// An example of any onboarding.
    init(stringLiteral line: String) {
      self.line = line
      flow = nil
    }

    private init(_ line: String, _ flow: String) {
      self.line = line
      self.flow = flow
    }

    /// An example of one onboarding, such as with an answer to its questions.
    static func of(_ flow: String, _ line: String) -> Example { Example(line, flow) }
  }

  /// The text of a command's help.
  ///
  /// - Parameters:
  ///   - text: What there is to say of the command.
  ///   - examples: How it is called.
  ///   - more: What there is to say after the examples.
  /// - Returns: All of it, with the name that the program was called by.
  static func of(_ text: String = "", examples: [Example], after more: String = "") -> String {
    let products = Catalogue.products
    let shown = examples.filter { example in example.flow.map(products.ids.contains) ?? true }
    let lines = shown.map { example in
      "  "
        + example.line.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0 == "usher" ? ProgramName.current : String($0) }.joined(separator: " ")
        .replacing("FLOW", with: products.ids.first ?? "FLOW")
    }
    return [text, "Examples:\n" + lines.joined(separator: "\n"), more]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
