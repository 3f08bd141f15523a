/// An end of a stay, a journey or a hire.
enum PeriodEnd: Hashable, Sendable {
  case start, finish

  /// The end that some words speak of ("check out", "until"), by the last of them, or nil.
  init?(of words: ArraySlice<String>) {
    for place in words.indices.reversed() {
      let word = words[place]
      let before = place > words.startIndex ? words[place - 1] : ""
      // "Check-in" has a sign between its parts.
      let verb = before == "-" && place - 1 > words.startIndex ? words[place - 2] : before
      switch word {
      case "in" where verb.hasPrefix("check"), "up" where verb.hasPrefix("pick"):
        self = .start
      case "out" where verb.hasPrefix("check"), "off" where verb.hasPrefix("drop"),
        "back" where ["come", "coming", "go", "going", "get", "be", "fly"].contains(verb):
        self = .finish
      case _ where Self.starts.contains { word.hasPrefix($0) }: self = .start
      case _ where Self.finishes.contains { word.hasPrefix($0) }: self = .finish
      case "from", "since": self = .start
      case "until", "till", "til", "through": self = .finish
      default: continue
      }
      return
    }
    return nil
  }

  private static let starts = [
    "checkin", "pickup", "arriv", "start", "begin", "outbound", "depart", "collect",
  ]
  private static let finishes = [
    "checkout", "dropoff", "return", "end", "inbound", "leav", "finish",
  ]
}
