import ArgumentParser
import Conversation
import Foundation
import Onboarding

/// `usher submit`: sends what was kept while the service was out of reach.
struct Submit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "submit",
    abstract: "Send an onboarding that waits for its service.",
    discussion: HelpText.of(
      examples: [
        .of("george", "usher submit george --service https://plans.example.org")
      ]))

  @Argument(help: "Which onboarding; see `\(ProgramName.current) flows`.")
  var flow: String

  @OptionGroup var common: CommonOptions
  @OptionGroup var service: ServiceOptions

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let product = try Catalogue.product(named: flow)
      guard product.hasSubmission else {
        throw Failure(.usage, "There is nothing to send for \(product.id): it needs no service.")
      }
      let repository = try Stores(setting).repository(of: product, at: setting.clock.now)
      let isAgreed = try requireSubmission(product, repository, setting)
      let script = SubmittingConsole(isAgreed: isAgreed)
      let choice = ServiceChoice(service, setting)
      let mode = choice.signInMode(for: product)
      var session = Session(
        product, user: setting.user, repository: repository, console: script,
        voice: Voice(resumeCommand: "\(ProgramName.current) chat \(product.id)", showsIcons: false),
        services: try choice.services(for: product, mode, repository),
        context: { setting.clock.context(signIn: mode) })
      let outcome: Outcome
      do {
        outcome = try session.run()
      } catch let error as SessionError {
        if let failure = Failure(error) { throw failure }
        return
      }
      guard product.position(of: outcome.state).isComplete else {
        let isWaiting = outcome.ending == .serviceUnreachable
        throw Failure(
          isWaiting ? .unavailable : .leftEarly, script.lastLines.joined(separator: " "))
      }
      print(script.lastLines.joined(separator: "\n"))
    }
  }

  /// Goes on only where nothing but the submission is left.
  ///
  /// - Returns: Whether it was agreed to before, so that it is sent without another word.
  private func requireSubmission(
    _ product: any AnyProduct, _ repository: any OnboardingRepository, _ setting: Setting
  ) throws -> Bool {
    let stored: StoredOnboarding?
    do {
      stored = try repository.load(user: setting.user.name)
    } catch {
      throw Failure(error)
    }
    let position = product.position(of: stored?.state ?? product.initialState)
    if position.isComplete {
      print("It has been sent already.")
      throw ExitCode.success
    }
    guard product.isSubmission(position) else {
      throw Failure(
        .leftEarly,
        "There are questions left before it can be sent: \(ProgramName.current) chat \(product.id)")
    }
    if case .submission = stored?.state?.pending { return true }
    return false
  }
}

/// A console that agrees once, where that is still to be done, and remembers what came of it.
private final class SubmittingConsole: Console {
  private var hasAgreed: Bool
  private var isOver = false
  /// What was shown last before the end.
  private(set) var lastLines: [String] = []

  init(isAgreed: Bool) {
    hasAgreed = isAgreed
  }

  func show(_ spoken: [Spoken]) throws(ConsoleError) {
    let lines = spoken.flatMap { piece -> [String] in
      if case .command = piece { [] } else { piece.text }
    }
    if !isOver, !lines.isEmpty { lastLines = lines }
  }

  func read(_ expectation: Expectation) throws(ConsoleError) -> ConsoleInput {
    guard !hasAgreed else {
      isOver = true
      return .endOfInput
    }
    hasAgreed = true
    return .line("try again")
  }
}
