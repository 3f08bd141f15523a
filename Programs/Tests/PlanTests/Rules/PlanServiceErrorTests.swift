import Onboarding
import Testing

@Suite("What people are told when a submission fails")
struct PlanServiceErrorTests {
  static let all: [PlanServiceError] = [
    .offline, .refused, .unknownHost, .insecure, .timedOut, .connectionCut,
    .rejected(field: .sessionMinutes, reason: "must be from 15 to 300 minutes"),
    .rejected(field: nil, reason: "it answered 418"), .conflict, .busy(retryAfter: nil),
    .busy(retryAfter: 1), .busy(retryAfter: 30), .serverFailed(status: 500), .malformedAnswer,
    .invalidAddress, .unauthorized, .helperFailed,
  ]

  @Test("each failure has a sentence of its own, short and whole")
  func sentences() {
    #expect(Set(Self.all.map(\.description)).count == Self.all.count)
    for error in Self.all {
      #expect(error.description.hasSuffix(".") || error.description.hasSuffix("?"))
      #expect(error.description.count <= 160, "\(error)")
    }
  }

  @Test("one second is written in the singular")
  func singular() {
    let sentence = PlanServiceError.busy(retryAfter: 1).description
    #expect(sentence == "The plan service is busy and asks to try again in 1 second.")
  }

  @Test("only what may be sent again as it is, is tried again without asking")
  func retries() {
    #expect(!Self.all.contains { $0.isTransient && !$0.canBeRetried })
    #expect(
      Self.all.filter { !$0.canBeRetried } == [
        .rejected(field: .sessionMinutes, reason: "must be from 15 to 300 minutes"),
        .rejected(field: nil, reason: "it answered 418"), .conflict, .invalidAddress, .unauthorized,
      ])
  }

  @Test("a key is 1 to 255 visible characters", arguments: ["", " ", "a b", "ä", "\n", "a\"b"])
  func badKeys(text: String) {
    #expect(IdempotencyKey(text) == nil)
    #expect(IdempotencyKey(String(repeating: "k", count: 256)) == nil)
    #expect(IdempotencyKey(String(repeating: "k", count: 255)) != nil)
  }

  @Test("a plan's id cannot move a terminal's cursor", arguments: ["", "a b", "\u{1B}[2J", "é"])
  func badIDs(text: String) {
    #expect(PlanID(text) == nil)
  }

  @Test("an id made of a number has 32 digits")
  func numbered() {
    #expect(PlanID(number: 255).text == String(repeating: "0", count: 30) + "ff")
    #expect(PlanID(number: .max).text == String(repeating: "f", count: 32))
  }
}
