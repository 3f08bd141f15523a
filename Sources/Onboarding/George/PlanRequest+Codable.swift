import Conversation
import Understanding

extension PlanRequest: Codable {
  /// Decodes a request; a `goal_time_s` or `consented_at` that is null or missing is nil, and keys
  /// that are not of a ``PlanField`` are passed over.
  ///
  /// - Throws: `DecodingError`, whose coding path begins with the ``PlanField`` it is about.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: PlanField.self)
    self.init(
      raceName: try fields.decode(String.self, forKey: .raceName),
      raceDistance: try fields.wholeNumber(.raceDistance),
      raceDate: try fields.decode(CalendarDate.self, forKey: .raceDate),
      goalTime: try fields.wholeNumberIfPresent(.goalTime),
      trainingDays: try fields.decode([Weekday].self, forKey: .trainingDays),
      sessionMinutes: try fields.wholeNumber(.sessionMinutes),
      injuries: try fields.decode(String.self, forKey: .injuries),
      stravaIntent: try fields.decode(Bool.self, forKey: .stravaIntent),
      consent: try fields.decode(Bool.self, forKey: .consent),
      consentedAt: try fields.decodeIfPresent(Timestamp.self, forKey: .consentedAt))
  }

  /// Encodes every field; what is not given is null, never missing.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: PlanField.self)
    try fields.encode(raceName, forKey: .raceName)
    try fields.encode(raceDistance, forKey: .raceDistance)
    try fields.encode(raceDate, forKey: .raceDate)
    try fields.encode(goalTime, forKey: .goalTime)
    try fields.encode(trainingDays, forKey: .trainingDays)
    try fields.encode(sessionMinutes, forKey: .sessionMinutes)
    try fields.encode(injuries, forKey: .injuries)
    try fields.encode(stravaIntent, forKey: .stravaIntent)
    try fields.encode(consent, forKey: .consent)
    try fields.encode(consentedAt, forKey: .consentedAt)
  }
}

extension KeyedDecodingContainer<PlanField> {
  /// A number without a fraction that an `Int` can hold.
  ///
  /// Foundation's decoder reports other numbers as broken JSON, without a coding path; here the
  /// field is named.
  fileprivate func wholeNumber(_ field: PlanField) throws -> Int {
    if let number = try? decode(Int.self, forKey: field) { return number }
    _ = try decode(Double.self, forKey: field)
    throw DecodingError.dataCorruptedError(
      forKey: field, in: self, debugDescription: "not a whole number")
  }

  fileprivate func wholeNumberIfPresent(_ field: PlanField) throws -> Int? {
    guard contains(field), try !decodeNil(forKey: field) else { return nil }
    return try wholeNumber(field)
  }
}
