/// An item that people agree to.
public protocol Agreeable {
  /// Words of the flow that agree, beside the usual ones, in small letters.
  var agreement: [String] { get set }
}

extension Agreeable {
  /// Words of the flow that agree, beside the usual ones, in small letters.
  public func agreeing(with words: String...) -> Self {
    var copy = self
    copy.agreement = words
    return copy
  }
}
