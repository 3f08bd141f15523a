import ArgumentParser
import Onboarding

/// An end of the program that is not a success: its exit code and a sentence.
struct Failure: Error {
  /// Exit codes, as in sysexits.h.
  typealias Code = ExitStatus

  let code: Code
  let message: String?

  init(_ code: Code, _ message: String? = nil) {
    self.code = code
    self.message = message
  }
}

extension ParsableCommand {
  /// Runs a body, and turns its failure into a sentence on standard error and an exit code.
  func reportingFailures(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as Failure {
      if let message = failure.message { StandardError.say("usher: \(message)") }
      throw ExitCode(failure.code.rawValue)
    }
  }
}
