/// Who hears what Usher says in an exchange: a console, or whoever collects it.
protocol Listener: AnyObject {
  /// Hears what is said after an event.
  ///
  /// - Throws: ``ConsoleError`` when nobody can be told anything any more.
  func hear(_ messages: [Message]) throws(ConsoleError)
}
