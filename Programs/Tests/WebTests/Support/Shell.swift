import Foundation

/// Runs scripts as documents show them.
enum Shell {
  /// What a script writes; it fails with the script.
  static func output(of script: String) async throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    let data = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in
        continuation.resume(returning: output.fileHandleForReading.readDataToEndOfFile())
      }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else { throw Failure(output: text) }
    return text
  }

  /// A script that failed, and what it wrote.
  struct Failure: Error, CustomStringConvertible {
    let output: String
    var description: String { "the script failed:\n\(output)" }
  }
}
