import Conversation

extension Exchange {
  /// Does what a turn asks for besides saving, and returns what came of it.
  mutating func perform(_ effect: Effect) -> Event? {
    switch effect {
    case .save:
      return nil
    case .close(let ending):
      // A script ends on an answer that the store refused.
      self.ending = ending == .inputEnded ? refusal.map(Ending.unsaved) ?? ending : ending
      return nil
    case .signIn(let intent, let email):
      return services.signIn(intent, email: email)
    case .changePassword:
      return services.changePassword()
    case .signOut(let isAsked):
      let event = services.signOut()
      return isAsked ? event : nil
    case .submit(let key):
      let context = context()
      return services.submit(
        product.profile(of: state, id: user.id, in: context), key: key, at: context.now)
    }
  }
}
