import Conversation

extension Chat {
  /// The conversation that the words most people use ask for: a flow, `--user`, `--store`, `--now`, `--sign-in`,
  /// `--json` and `--strict`.
  ///
  /// ArgumentParser has the runtime search all conformances of the program for each option that a command has, at
  /// every start: as much as all else there is to do before the first question. So these are read without it. What
  /// an option of `unsaid` is not set to cannot be read.
  ///
  /// - Returns: nil where there is anything else, or a mistake: then ArgumentParser reads all of it.
  init?(plain arguments: [String]) {
    self.init()
    (flow, strict, json) = (nil, false, false)
    (handingIn, remoteOptions) = (.unsaid, .unsaid)
    (common, service) = (.unsaid, .unsaid)
    var said: Set<String> = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if !word.hasPrefix("-") {
        guard flow == nil, !word.isEmpty else { return nil }
        flow = word
        continue
      }
      // What is said twice, and what may be the value of an option before it, is for ArgumentParser.
      guard said.insert(word).inserted else { return nil }
      switch word {
      case "--json": json = true
      case "--strict": strict = true
      default:
        guard let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
        switch word {
        case "--user": common.user = value
        case "--store": common.store = value
        case "--now": common.now = value
        case "--sign-in":
          guard let way = SignInMode(argument: value) else { return nil }
          service.signIn = way
        default: return nil
        }
      }
    }
  }
}
