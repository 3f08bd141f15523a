public import Conversation

extension Voice {
  /// What is asked, with the words of what can be said in one tap.
  public func worded(_ asked: Asked) -> Asked {
    var asked = asked
    if let replies = asked.options?.replies { asked.options?.replies = replies.map(worded) }
    return asked
  }

  private func worded(_ reply: QuickReply) -> QuickReply {
    guard reply.title.isEmpty else { return reply }
    var reply = reply
    reply.text = line(saying: reply.meaning)
    // Without a title of its own, the button says the line, with a capital.
    reply.title =
      title(of: reply.meaning) ?? reply.text.prefix(1).uppercased() + reply.text.dropFirst()
    reply.meaning = .words(reply.text)
    return reply
  }

  private func line(saying meaning: QuickReply.Meaning) -> String {
    switch meaning {
    case .words(let words): words
    case .yes: "yes"
    case .no: "no"
    case .answer: "the answer"
    case .command: "the command"
    case .goOn: "go on"
    case .acknowledge: ""
    case .tryAgain: "try again"
    case .signUp: "sign up"
    case .account: "I have an account"
    case .another(let noun): "add another \(noun)"
    case .skip: Command.skip.word
    }
  }

  private func title(of meaning: QuickReply.Meaning) -> String? {
    switch meaning {
    case .signUp: "Make a new account"
    case .acknowledge: "Go on"
    default: nil
    }
  }
}
