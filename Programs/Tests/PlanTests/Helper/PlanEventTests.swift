import Foundation
import NetworkHelper
import Onboarding
import Testing

@Suite("What the network program reports of a submission")
struct PlanEventTests {
  private func encode(_ event: PlanEvent) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(event), as: UTF8.self)
  }

  @Test("every event reads back")
  func roundTrip() throws {
    let failures = PlanServiceErrorTests.all.map { PlanEvent.failed($0) }
    for event in failures + [
      .waiting, .submitted(PlanID(number: 7)), .erased(wasThere: true), .erased(wasThere: false),
    ] {
      let json = Data(try encode(event).utf8)
      #expect(try JSONDecoder().decode(PlanEvent.self, from: json) == event)
    }
  }

  @Test(
    "is a line of JSON with the words of the contract",
    arguments: [
      (.waiting, #"{"event":"waiting"}"#),
      (.erased(wasThere: false), #"{"event":"erased","was_there":false}"#),
      (.failed(.unauthorized), #"{"event":"failed","reason":"unauthorized"}"#),
      (.failed(.timedOut), #"{"event":"failed","reason":"timed_out"}"#),
      (.failed(.busy(retryAfter: 2)), #"{"event":"failed","reason":"busy","retry_after":2}"#),
      (.failed(.busy(retryAfter: nil)), #"{"event":"failed","reason":"busy"}"#),
      (
        .failed(.rejected(field: .raceDate, reason: "is missing")),
        #"{"detail":"is missing","event":"failed","field":"race_date","reason":"rejected"}"#
      ),
      (
        .failed(.serverFailed(status: 500)),
        #"{"event":"failed","reason":"server_failed","status":500}"#
      ),
    ] as [(PlanEvent, String)])
  func words(event: PlanEvent, json: String) throws {
    #expect(try encode(event) == json)
  }
}
