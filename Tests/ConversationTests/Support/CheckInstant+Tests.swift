import Conversation
import FlowCheck
import Foundation

extension CheckInstant {
  /// Nine o'clock on a Monday, for tests that speak of days around it.
  static let monday = instant("2026-03-02T09:00:00+00:00[UTC]")

  /// When tests take place that speak of no day: on that Monday, or at the instant in
  /// USHER_TEST_NOW, by which `scripts/prove days` runs the tests on other days.
  static let ofTests =
    ProcessInfo.processInfo.environment["USHER_TEST_NOW"].map(instant) ?? monday

  private static func instant(_ text: String) -> CheckInstant {
    guard let instant = CheckInstant(text) else {
      preconditionFailure("no instant with an offset and a zone: \(text)")
    }
    return instant
  }
}
