import ArgumentParser
import Foundation
import Onboarding
import Terminal

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
      try flushPrinted()
    } catch let failure as Failure {
      if let message = failure.message { StandardError.say("\(ProgramName.current): \(message)") }
      // Whoever interrupts while a store is waited for has ended the program, not the store.
      if failure.code == .unavailable, let signal = EndingSignal.pending {
        throw ExitCode(128 + signal)
      }
      throw ExitCode(failure.code.rawValue)
    }
  }

  private func flushPrinted() throws {
    do {
      try StandardStream.flushPrinted()
    } catch .writeFailed(let code) {
      let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
      throw Failure(.inputOutput, "Standard output could not be written: \(reason).")
    } catch {
      // Whoever stopped reading wants to hear nothing.
    }
  }
}
