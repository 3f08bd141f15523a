import Testing

@testable import EmbeddedIdentity

@Suite("An email address")
struct EmailKeyTests {
  @Test(
    "is looked up without regard to case, composition and space around it",
    arguments: [
      ("Ana@Example.ORG", "ana@example.org"), ("  ana@example.org\n", "ana@example.org"),
      ("e\u{301}va@example.org", "\u{E9}va@example.org"), ("a+b@x", "a+b@x"),
    ])
  func key(email: String, key: String) {
    #expect(EmailKey(email)?.text == key)
  }

  @Test(
    "is refused when it is none",
    arguments: [
      "", "ana", "@example.org", "ana@", "a@b@c", "an a@example.org",
      String(repeating: "a", count: 250) + "@b.cd",
    ])
  func refused(email: String) {
    #expect(EmailKey(email) == nil)
  }
}
