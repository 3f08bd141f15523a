public import Conversation
import Foundation
import Onboarding
import Understanding

/// What time it is, in the world and where a person is.
public struct WebClock: Sendable {
  /// Tells the instant of conversations.
  let now: @Sendable () -> Timestamp
  /// Makes a text that no other turn has.
  var nonce: @Sendable () -> String = { Token.random() }

  /// The instant it is in the world.
  public static let world: @Sendable () -> Timestamp = {
    Timestamp(secondsSince1970: Int(Date().timeIntervalSince1970))
  }

  /// The instant it is in the world, by which tokens run out, in seconds since 1970.
  var seconds: Int { Int(Date().timeIntervalSince1970) }

  /// The zone of that name, or nil when there is none.
  static func zone(named name: String) -> TimeZone? {
    // Foundation takes abbreviations and offsets too; a name of the tz database is what lasts.
    guard name == "UTC" || name.contains("/"), name.utf8.count <= 64 else { return nil }
    return TimeZone(identifier: name)
  }

  /// What surrounds turns of somebody in a zone.
  func context(
    zone: String, usesTwentyFourHours: Bool, signIn: SignInMode
  ) -> @Sendable () -> TurnContext {
    let place = Self.zone(named: zone) ?? .gmt
    let style: ClockStyle = usesTwentyFourHours ? .twentyFourHour : .twelveHour
    return { [now, nonce] in
      let now = now()
      let offset = place.secondsFromGMT(
        for: Date(timeIntervalSince1970: Double(now.secondsSince1970)))
      let local = Timestamp(secondsSince1970: now.secondsSince1970 + offset)
      let today = local.date ?? CalendarDate(daysSince1970: 0)
      guard let today else { preconditionFailure("1 January 1970 is a day") }
      return TurnContext(
        now: now, day: Context(today: today, now: local.time, clock: style), signIn: signIn,
        nonce: nonce())
    }
  }
}
