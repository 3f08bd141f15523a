extension PlanFinding {
  /// What is wrong with a field that could not be decoded, or nil when the whole is not a request
  /// at all (no JSON, or no object).
  ///
  /// The reason is the field's own rule: the error's text may repeat what people wrote.
  public init?(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      guard let field = PlanFinding.field(context.codingPath.first ?? key) else { return nil }
      self.init(field, "is missing")
    case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
      guard let field = context.codingPath.first.flatMap(PlanFinding.field) else { return nil }
      self.init(field, "must be \(field.form)")
    @unknown default:
      return nil
    }
  }

  private static func field(_ key: any CodingKey) -> PlanField? {
    PlanField(rawValue: key.stringValue)
  }
}

extension PlanField {
  /// How the field is written in JSON.
  fileprivate var form: String {
    switch self {
    case .raceName, .injuries: "text"
    case .raceDistance: "a whole number of metres"
    case .raceDate: "a date of the form 2026-09-26"
    case .goalTime: "a whole number of seconds, or null"
    case .trainingDays: "a list of mon, tue, wed, thu, fri, sat or sun"
    case .sessionMinutes: "a whole number of minutes"
    case .stravaIntent, .consent: "true or false"
    case .consentedAt: "an instant in UTC of the form 2026-03-02T09:00:00Z"
    }
  }
}
