extension Sequence {
  /// The first result of a transformation that is not nil; the elements behind it are not looked at.
  ///
  /// `lazy.compactMap(_:).first` looks twice at the element it finds. The name is that of Swift Algorithms.
  package func firstNonNil<Result>(
    _ transform: (Element) throws -> Result?
  ) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
