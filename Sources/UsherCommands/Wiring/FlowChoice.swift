import Conversation
import Onboarding
import Understanding

/// Asks which onboarding it is to be.
struct FlowChoice {
  private let console: any Console
  private let context: Context

  init(_ console: any Console, _ context: Context) {
    self.console = console
    self.context = context
  }

  /// The product that the person chooses.
  ///
  /// - Throws: ``Failure`` when the person leaves before choosing.
  func product() throws -> any AnyProduct {
    let products = Catalogue.products
    let dimension = ChoiceDimension(
      options: products.map {
        ChoiceOption(
          id: $0.id, title: $0.title, words: [$0.id], description: $0.summary)
      })
    let list =
      [Self.question("Hello. What shall we set up?")]
      + products.enumerated().map {
        .line(
          TintedLine(
            .init("  \($0.offset + 1). \($0.element.id) - \($0.element.summary)")))
      }
    var spoken = list
    while true {
      let input: ConsoleInput
      do {
        try console.show(spoken)
        input = try console.read(.line(completions: products.map(\.id)))
      } catch {
        throw Failure(.inputOutput, "The conversation could not go on.")
      }
      switch input {
      case .line(let text):
        if let product = products.first(where: { $0.id == text.lowercased() }) { return product }
        if ["quit", "exit", "bye", "/quit"].contains(text.lowercased()) {
          throw Failure(.leftEarly)
        }
        if case .understood(let id, _) = dimension.read(Line(text), in: context),
          let product = products.first(where: { $0.id == id })
        {
          return product
        }
        spoken =
          [Self.question("I didn't catch which. Say its number or its name, or \"quit\":")]
          + list.dropFirst()
      case .pasted: spoken = [Self.question("One line, please: a number or a name.")]
      case .unreadable:
        spoken = [Self.question("That line isn't readable text. Say a number or a name, please.")]
      case .cleared: spoken = []
      case .endOfInput: throw Failure(.leftEarly)
      case .interrupt: throw Failure(.interrupted)
      case .terminate(.terminated): throw Failure(.terminated)
      case .terminate(.hungUp): throw Failure(.hungUp)
      }
    }
  }

  private static func question(_ text: String) -> Spoken {
    .line(TintedLine(.init(text, .bold)), as: .question)
  }
}
