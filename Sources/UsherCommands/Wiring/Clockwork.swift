import Conversation
import Foundation
import Onboarding
import Understanding

/// The clock of the program: the only place that asks what time it is.
struct Clockwork {
  private let fixed: Timestamp?
  private let style: ClockStyle
  private let zone = TimeZone.current

  /// A clock that goes, or one that stands at an ISO 8601 instant.
  ///
  /// - Throws: ``Failure`` when the text is no instant.
  init(fixedAt text: String?, style: ClockStyle) throws {
    self.style = style
    guard let text else {
      fixed = nil
      return
    }
    guard let instant = Self.instant(text, in: TimeZone.current) else {
      throw Failure(
        .usage, "--now takes an ISO 8601 date and time, such as 2026-03-02T09:00.")
    }
    fixed = instant
  }

  /// The instant it is in the conversation.
  var now: Timestamp { fixed ?? Self.actual }

  /// The instant it is in the world, by which sessions run out and tries to sign in are slowed down;
  /// no option changes it.
  static var actual: Timestamp {
    Timestamp(secondsSince1970: Int(Date().timeIntervalSince1970))
  }

  /// What surrounds a turn at this instant.
  func context(signIn: SignInMode) -> TurnContext {
    let now = now
    let offset = zone.secondsFromGMT(
      for: Date(timeIntervalSince1970: Double(now.secondsSince1970)))
    let local = Timestamp(secondsSince1970: now.secondsSince1970 + offset)
    let reading = Context(
      today: local.date ?? .epoch, now: local.time, clock: style)
    return TurnContext(
      now: now, day: reading, signIn: signIn, nonce: UUID().uuidString.lowercased())
  }

  private static func instant(_ text: String, in zone: TimeZone) -> Timestamp? {
    var rest = text
    var offset: Int?
    if rest.hasSuffix("Z") {
      rest.removeLast()
      offset = 0
    } else if let sign = rest.dropFirst(11).lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let parts = rest[rest.index(after: sign)...].split(separator: ":")
      guard parts.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]), hours < 15,
        minutes < 60
      else { return nil }
      offset = (rest[sign] == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
      rest = String(rest[..<sign])
    }
    let parts = rest.split(separator: "T", omittingEmptySubsequences: false)
    guard let date = CalendarDate(String(parts[0])), parts.count <= 2,
      let time = parts.count == 2 ? TimeOfDay(String(parts[1])) : .midnight
    else { return nil }
    let local = Timestamp(date: date, time: time)
    if let offset { return Timestamp(secondsSince1970: local.secondsSince1970 - offset) }
    // The zone's offset at the instant, found by asking twice: once near it, once at it.
    let near = zone.secondsFromGMT(
      for: Date(timeIntervalSince1970: Double(local.secondsSince1970)))
    let guess = local.secondsSince1970 - near
    let exact = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(guess)))
    return Timestamp(secondsSince1970: local.secondsSince1970 - exact)
  }
}

extension CalendarDate {
  /// The day clocks of computers count from, for instants beyond all calendars.
  fileprivate static var epoch: CalendarDate {
    guard let date = CalendarDate(daysSince1970: 0) else {
      preconditionFailure("1 January 1970 is a day")
    }
    return date
  }
}
