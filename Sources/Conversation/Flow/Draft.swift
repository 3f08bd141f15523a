/// The answers of a flow as typed values, each nil until it is given.
///
/// A draft is derived from the answers, never stored; suggestions, conditions and words of a flow
/// read it.
public protocol Draft: Sendable {
  /// A draft without any answer.
  init()
}
