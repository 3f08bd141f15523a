/// An item that can tell people why it is there.
public protocol Explainable {
  /// Why it is there, in a sentence or two, for those who ask.
  var tip: String? { get set }
}

extension Explainable {
  /// Why it is there, in a sentence or two, for those who ask.
  public func why(_ tip: String) -> Self {
    var copy = self
    copy.tip = tip
    return copy
  }
}
