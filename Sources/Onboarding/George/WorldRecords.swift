/// The fastest times over the distances people race, and an estimate between them.
///
/// Open (men's) world records in running, on track or road, whichever is faster, as World Athletics
/// and, for 12 and 24 hours, the International Association of Ultrarunners list them; taken down at
/// the end of 2025. They only decide whether a goal time is questioned, so a record broken since
/// costs nobody more than a "yes".
public enum WorldRecords {
  /// A record: a distance in metres and the time it took in seconds.
  public struct Record: Hashable, Sendable {
    /// The distance, in metres.
    public let metres: Double
    /// The time, in seconds.
    public let seconds: Double
  }

  /// The records, the shortest distance first.
  public static let all = [
    Record(metres: 1_000, seconds: 131.96),  // Ngeny, Rieti 1999
    Record(metres: 1_500, seconds: 206.00),  // El Guerrouj, Rome 1998
    Record(metres: 1_609.344, seconds: 223.13),  // El Guerrouj, Rome 1999
    Record(metres: 2_000, seconds: 283.13),  // Ingebrigtsen, Brussels 2023
    Record(metres: 3_000, seconds: 437.55),  // Ingebrigtsen, Chorzów 2024
    Record(metres: 5_000, seconds: 755.36),  // Cheptegei, Monaco 2020
    Record(metres: 10_000, seconds: 1_571.00),  // Cheptegei, Valencia 2020
    Record(metres: 21_097.5, seconds: 3_450),  // Kejelcha, Valencia 2024
    Record(metres: 42_195, seconds: 7_235),  // Kiptum, Chicago 2023
    Record(metres: 50_000, seconds: 9_523),  // Albertson, San Francisco 2022
    Record(metres: 100_000, seconds: 21_935),  // Sorokin, Vilnius 2023
    Record(metres: 177_410, seconds: 43_200),  // Sorokin, Tel Aviv 2022, 12 hours
    Record(metres: 319_614, seconds: 86_400),  // Sorokin, Verona 2022, 24 hours
  ]

  /// The fastest time over a distance: the record, or the time at a pace halfway between those of
  /// the nearest records, in proportion to how near they are.
  ///
  /// - Parameter distance: The distance, in metres.
  /// - Returns: The time in seconds, or nil outside the distances of the records.
  public static func time(over distance: Int) -> Double? {
    let metres = Double(distance)
    guard let upper = all.firstIndex(where: { $0.metres >= metres }) else { return nil }
    let longer = all[upper]
    if longer.metres == metres { return longer.seconds }
    guard upper > 0 else { return nil }
    let shorter = all[upper - 1]
    // Records slow down by less and less the farther they go, so that a straight line between two
    // paces lies below what anybody has run in between: it never doubts a time that was run.
    let share = (metres - shorter.metres) / (longer.metres - shorter.metres)
    let shorterPace = shorter.seconds / shorter.metres
    let longerPace = longer.seconds / longer.metres
    return metres * (shorterPace + share * (longerPace - shorterPace))
  }
}
