import Foundation
import Onboarding
import Testing

@testable import EmbeddedIdentity

@Suite("New passwords")
struct PasswordPolicyTests {
  @Test(
    "can be of any letters, spaces and signs",
    arguments: [
      "correct horse", "пароль-снег", "日本語のパスワード", "ünïcödé!", "        a", "🐈🐕🐇🐎🐄🐖🐑🐐",
      "Tr0ub4dor&3", String(repeating: "x", count: 256), "ﬁ sieben",
    ])
  func accepted(password: String) {
    #expect(PasswordPolicy().objection(to: Secret(password)) == nil)
  }

  @Test(
    "are refused for the rule they break",
    arguments: [
      ("", .tooShort), ("sevens!", .tooShort), ("日本語日本語日", .tooShort),
      ("e\u{301}e\u{301}e\u{301}e\u{301}", .tooShort), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", .tooShort),
      (String(repeating: "x", count: 257), .tooLong),
      (String(repeating: "é", count: 129), .tooLong),
      // One character of three bytes that NFKC writes with 18 letters.
      (String(repeating: "\u{FDFA}", count: 8), .tooLong),
      ("password", .tooCommon), ("PASSWORD", .tooCommon), ("12345678", .tooCommon),
      ("Football", .tooCommon), ("ｐａｓｓｗｏｒｄ", .tooCommon),
      ("line\nbreak", .notText), ("nul\u{0}in the middle", .notText),
    ] as [(String, PasswordObjection)])
  func refused(password: String, objection: PasswordObjection) {
    #expect(PasswordPolicy().objection(to: Secret(password)) == objection)
  }

  @Test("are refused when their bytes are not UTF-8")
  func invalidUTF8() {
    let secret = Secret(bytes: [0xFF, 0xFE, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61])
    #expect(PasswordPolicy().objection(to: secret) == .notText)
  }

  @Test("are the same however the keyboard composes them")
  func normalized() throws {
    let composed = try #require(PasswordPolicy.normalized(Secret("caf\u{E9} ole")))
    let decomposed = try #require(PasswordPolicy.normalized(Secret("cafe\u{301} ole")))
    #expect(composed.matches(decomposed))
  }

  @Test("are searched for among the common ones, and every one of those is found")
  func everyCommonPassword() {
    let common = CommonPasswords.bundled
    let lines = common.lines.split(separator: UInt8(ascii: "\n"))
    let passwords = lines.filter { $0.first != UInt8(ascii: "#") }
    #expect(passwords.count > 3000)
    #expect(passwords.allSatisfy { common.contains($0) })
    #expect(passwords.allSatisfy { !common.contains(Array($0) + [UInt8(ascii: "~")]) })
    #expect(passwords.allSatisfy { $0.count >= PasswordObjection.minimumCharacters })
  }

  @Test(
    "are not taken for common by a part of one",
    arguments: ["passwor", "", "\n", "# The mos", "zzzzzzzzzzzz", "!", "password\npassword1"])
  func notCommon(password: String) {
    #expect(!CommonPasswords.bundled.contains(password.utf8))
  }

  @Test("are told about in words that do not repeat them")
  func words() {
    for objection in PasswordObjection.allCases {
      #expect(objection.description.hasSuffix("."))
    }
    #expect(PasswordObjection.rules.contains("8 characters"))
  }
}
