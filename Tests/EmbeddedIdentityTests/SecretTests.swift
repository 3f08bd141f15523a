import Onboarding
import Testing

@Suite("A secret")
struct SecretTests {
  @Test("shows itself nowhere")
  func redacted() {
    let secret = Secret("quiet-canary-7319")
    var dumped = ""
    dump(secret, to: &dumped)
    for text in ["\(secret)", String(reflecting: secret), "\([secret])", dumped] {
      #expect(!text.contains("canary"))
    }
    #expect("\(secret)" == "••••••")
  }

  @Test(
    "matches only the same bytes",
    arguments: [("a", "a", true), ("", "", true), ("a", "b", false), ("a", "ab", false)])
  func matches(one: String, other: String, isSame: Bool) {
    #expect(Secret(one).matches(Secret(other)) == isSame)
  }
}
