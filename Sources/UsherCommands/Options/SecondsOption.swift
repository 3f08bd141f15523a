import ArgumentParser

/// An option of a number of seconds.
///
/// It says its default itself: for a bare `Double`, ArgumentParser has the runtime search all conformances of
/// the program for how to, at each start.
struct SecondsOption: ExpressibleByArgument, Hashable {
  let count: Double

  init(_ count: Double) { self.count = count }

  init?(argument: String) {
    guard let count = Double(argument) else { return nil }
    self.init(count)
  }

  /// The seconds, whole ones without a fraction.
  var defaultValueDescription: String {
    Int(exactly: count).map(String.init) ?? String(count)
  }
}
