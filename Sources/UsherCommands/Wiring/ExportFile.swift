import Foundation
import Onboarding
import Terminal

/// Where an export goes: standard output, or a file that only its owner can read.
final class ExportFile {
  private let output: DescriptorOutput
  private let descriptor: Int32?
  private let path: String

  /// Opens the file, which must not be there yet, or standard output for nil.
  ///
  /// - Throws: ``Failure`` when the file cannot be made.
  init(_ path: String?) throws {
    guard let path else {
      descriptor = nil
      output = DescriptorOutput()
      self.path = "standard output"
      return
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Failure(.cannotCreate, "\(path) cannot be made: is it there already?")
    }
    fchmod(descriptor, 0o600)
    self.descriptor = descriptor
    self.path = path
    output = DescriptorOutput(descriptor: descriptor)
  }

  /// Writes a line.
  ///
  /// - Throws: ``Failure`` when it cannot be written; without a word when nobody reads any more.
  func write(_ line: String) throws {
    try reporting { () throws(TerminalError) in try output.writeLine(line) }
  }

  /// Writes what is left, and closes the file.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  func close() throws {
    try reporting { () throws(TerminalError) in try output.flush() }
    guard let descriptor else { return }
    guard fsync(descriptor) == 0, Glibc.close(descriptor) == 0 else {
      throw Failure(.inputOutput, "\(path) could not be written.")
    }
    if let folder = Folders.parent(of: path) { Folders.sync(folder) }
  }

  private func reporting(_ body: () throws(TerminalError) -> Void) throws {
    do {
      try body()
    } catch {
      throw Failure(
        .inputOutput, error == .readerLeft ? nil : "\(path) could not be written: \(error)")
    }
  }
}
