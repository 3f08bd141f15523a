/// The fastest anybody has run a distance, to tell a goal from a slip of the hand.
public enum RunningRecord {
  /// The men's records at some distances in metres, in seconds (World Athletics and, beyond the
  /// marathon, the International Association of Ultrarunners; as of 2025).
  private static let known: [(metres: Double, seconds: Double)] = [
    (100, 9.58), (400, 43.03), (800, 100.91), (1000, 131.96), (1609, 223.13), (3000, 437.55),
    (5000, 755.36), (10_000, 1571), (21_098, 3402), (42_195, 7235), (50_000, 9520),
    (100_000, 21_600), (160_934, 39_000), (319_614, 86_400),
  ]

  /// The record for a distance in metres, in whole seconds; between known distances it is
  /// estimated from the speeds on either side.
  public static func seconds(forMetres metres: Int) -> Int {
    let metres = Double(max(1, metres))
    guard let place = known.firstIndex(where: { $0.metres >= metres }), place > 0 else {
      let nearest = metres <= known[0].metres ? known[0] : known[known.count - 1]
      return Int(metres * nearest.seconds / nearest.metres)
    }
    let (near, far) = (known[place - 1], known[place])
    let share = (metres - near.metres) / (far.metres - near.metres)
    let pace =
      near.seconds / near.metres * (1 - share) + far.seconds / far.metres * share
    return Int(metres * pace)
  }

  /// The slowest plausible time for a distance in metres, in seconds: 30 minutes a kilometre, a
  /// slow walk.
  public static func slowestSeconds(forMetres metres: Int) -> Int {
    max(1, metres) * 1800 / 1000
  }
}
