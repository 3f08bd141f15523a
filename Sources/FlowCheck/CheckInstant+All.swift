extension CheckInstant {
  /// The instants at which a check walks through each flow.
  ///
  /// They are on every day of the week, and where months, years, days and offsets turn.
  /// `scripts/prove days` reads them from here, too.
  public static let all = instants([
    ("the end of a month of 31 days", "2026-08-31T12:00:00+00:00[UTC]"),
    ("the end of a month of 30 days", "2026-06-30T20:00:00-04:00[America/New_York]"),
    ("the last second of a year", "2025-12-31T23:59:59+00:00[UTC]"),
    ("just before midnight in New York", "2026-08-20T23:59:59-04:00[America/New_York]"),
    ("just after midnight in Berlin", "2026-08-21T00:00:00+02:00[Europe/Berlin]"),
    ("the first second of a year", "2028-01-01T00:00:00+01:00[Europe/Berlin]"),
    ("the end of February", "2027-02-28T09:00:00+00:00[UTC]"),
    ("a leap day", "2028-02-29T09:00:00+00:00[UTC]"),
    ("a leap day twenty years on", "2048-02-29T09:00:00+00:00[UTC]"),
    ("before clocks go forward in New York", "2026-03-08T01:59:59-05:00[America/New_York]"),
    ("after clocks went forward in New York", "2026-03-08T03:00:00-04:00[America/New_York]"),
    ("before clocks go forward in Berlin", "2026-03-29T01:59:59+01:00[Europe/Berlin]"),
    ("after clocks went forward in Berlin", "2026-03-29T03:00:00+02:00[Europe/Berlin]"),
    ("before clocks go back in Berlin", "2026-10-25T02:59:59+02:00[Europe/Berlin]"),
    ("after clocks went back in Berlin", "2026-10-25T02:00:00+01:00[Europe/Berlin]"),
    ("before clocks go back in New York", "2026-11-01T01:59:59-04:00[America/New_York]"),
    ("after clocks went back in New York", "2026-11-01T01:00:00-05:00[America/New_York]"),
  ])

  private static func instants(_ data: [(name: String, text: String)]) -> [CheckInstant] {
    data.map { name, text in
      guard let instant = CheckInstant(text, name) else { preconditionFailure("\(name): \(text)") }
      return instant
    }
  }
}
