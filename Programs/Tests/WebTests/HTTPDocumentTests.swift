import Foundation
import Testing
import WebServer

@Suite("docs/http.md")
struct HTTPDocumentTests {
  @Test("Its calls answer what it says, one after the other")
  func calls() async throws {
    let web = try await RunningWeb.start()
    var lines: [String] = []
    for block in try Documentation.blocks("sh", of: "http.md") {
      lines.append(
        block.replacing("http://127.0.0.1:8080", with: "http://127.0.0.1:\(web.port)")
          .replacing("$(cat operator.key)", with: RunningWeb.key))
    }
    let said = try await Shell.output(of: "set -euo pipefail\n" + lines.joined())
    for words in [
      "diet", "What's your main goal?", "\"field\":\"goal\"", "\"value\":\"lose_weight\"",
      "\"minimum\":1000", "12:00 to 20:00", "Step 4 of 5", "true\ntrue\n409",
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
      "{\"user\":\"ana\",\"step\":\"calories\",\"completed\":false}", "\"web_conversations\":1",
      "\"calorie_target\":1800", "There is no such zone",
    ] {
      #expect(said.contains(words), "\(words) is not in:\n\(said)")
    }
  }
}
