import Conversation
import FlowCheck
import Onboarding
import Testing
import Understanding

@Suite("The onboardings on any day")
struct AnyDayTests {
  @Test("Every flow is sound on any day", arguments: Products.all.map(\.id))
  func sound(id: String) throws {
    let product = try #require(Products.all.first { $0.id == id })
    let found = product.findings(
      at: CheckInstant.all, signIn: product.hasSignIn ? .local : .none, clock: .twelveHour)
    #expect(found.map(\.description) == [])
  }

  @Test(
    "What each question would take is understood on any day, as are examples of its dimension",
    arguments: CheckInstant.all)
  func examples(instant: CheckInstant) {
    let reading = instant.context().day
    for product in Products.all {
      for field in product.fields {
        guard let kind = product.kind(of: field) else { continue }
        for example in kind.examples {
          #expect(
            kind.read(Line(example), in: reading).outcome == .understood,
            "\(product.id), \(field): \(example)")
        }
      }
    }
  }
}
