import CTerminal

/// A signal that is to end the conversation, while something else is waited for.
public enum EndingSignal {
  /// The number of the signal that came last and was not answered to yet; nil for none.
  ///
  /// It can be asked from any thread. Whoever waits for anything but the person stops waiting then:
  /// the next read from the terminal or the pipe tells the conversation.
  public static var pending: Int32? {
    let number = cterminal_ending_signal()
    return number == 0 ? nil : number
  }
}
