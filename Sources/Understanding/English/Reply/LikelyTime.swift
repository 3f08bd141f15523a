/// Which half of the day is meant by a time that takes the place of another.
enum LikelyTime {
  /// The likely ones of several readings of a time: "5:30" instead of 16:00 is in the afternoon.
  ///
  /// A reading is likely when it is at least twice as close to the old value as every other one;
  /// the hours from midnight to six count only where the old value lies in them. Values of other
  /// kinds stay as they are.
  static func values(_ values: [JSONValue], insteadOf old: JSONValue) -> [JSONValue] {
    let times = values.compactMap(time)
    guard values.count > 1, times.count == values.count, let old = time(of: old) else {
      return values
    }
    let night = 6 * 3600
    let awake = values.indices.filter { old < night || times[$0] >= night }
    if awake.count == 1 { return [values[awake[0]]] }
    let near = awake.sorted { abs(times[$0] - old) < abs(times[$1] - old) }
    guard near.count > 1, abs(times[near[1]] - old) >= 2 * abs(times[near[0]] - old) else {
      return values
    }
    return [values[near[0]]]
  }

  /// Seconds since midnight of a time, stored or as the command line writes it.
  private static func time(of value: JSONValue) -> Int? {
    (value.string ?? value["time"]?.string).flatMap { TimeOfDay($0) }?.secondsSinceMidnight
  }
}
