import ArgumentParser

/// An option of a number of days, such as `90d`.
struct DaysOption: ExpressibleByArgument, Hashable {
  let count: Int

  init?(argument: String) {
    guard argument.last == "d", let count = Int(argument.dropLast()), (1...36_500).contains(count)
    else { return nil }
    self.count = count
  }

  /// The days as they are given.
  var defaultValueDescription: String { "\(count)d" }
}
