import Conversation

extension Voice {
  /// Whether the lines of a paste are to be taken, with the lines.
  func asking(whetherToTake lines: [String]) -> [Spoken] {
    let most = 10
    let rest = lines.count > most ? [Spoken.plain("  and \(lines.count - most) more")] : []
    return [.plain("You pasted \(lines.count) lines:")]
      + lines.prefix(most).map { .plain("  \($0)") } + rest
      + [asking("Shall I take them one after another?")]
  }

  /// What is said of lines of a paste that are not taken.
  func leftOut(_ count: Int) -> [Spoken] {
    [.plain(count == 1 ? "I left the last pasted line out." : "I left \(count) pasted lines out.")]
  }

  /// What is said where lines are pasted in place of a password.
  var passwordIsOneLine: [Spoken] { [.plain("A password is one line. Please type it.")] }
}
