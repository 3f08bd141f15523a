/// For how long a database is waited for, and what ends the waiting before that.
///
/// It is the one place in which every connection and every statement learns when to give up. A program
/// with one conversation ends the waiting when a signal comes; one that holds many can end it when a
/// request is cancelled or the program is to stop, for each of them on its own.
public struct Patience: Sendable {
  /// How many seconds a connection or a statement may take.
  public var seconds: Double
  /// Whether nobody wants to wait any longer; asked twenty times a second, from any thread.
  public var isOver: @Sendable () -> Bool

  /// Patience for so many seconds, or until it is over.
  public init(seconds: Double = 10, isOver: @escaping @Sendable () -> Bool = { false }) {
    self.seconds = seconds
    self.isOver = isOver
  }
}
