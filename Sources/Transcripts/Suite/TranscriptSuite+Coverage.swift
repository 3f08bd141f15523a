import Onboarding
import Conversation

extension TranscriptSuite {
  /// What some transcripts reach of each flow that they are about, in the order of the products.
  ///
  /// - Parameter tested: The transcripts, replayed.
  /// - Returns: One coverage a flow.
  public func coverage(of tested: [Tested]) -> [Coverage] {
    products.compactMap { product in
      let own = tested.filter { $0.product.id == product.id }
      guard let first = own.first else { return nil }
      var coverage = Coverage(of: product, in: first.context)
      for tested in own { coverage.add(tested.performance) }
      return coverage
    }
  }
}

extension TranscriptSuite.Tested {
  /// What surrounds the beginning of the conversation.
  fileprivate var context: TurnContext {
    Surroundings(transcript.head, base: MemoryRepository()).context(product)
  }
}
