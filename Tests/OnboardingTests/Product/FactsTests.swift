import Onboarding
import Testing

@Suite("Facts of products")
struct FactsTests {
  @Test("Every product says what only its makers can promise", arguments: Products.all.ids)
  func said(id: String) throws {
    let product = try #require(Products.all.product(id))
    #expect(product.missingPromises.isEmpty)
  }
}
