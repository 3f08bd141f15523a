package import ArgumentParser
import Foundation
package import Logging

/// The options that say where a server listens, how many it listens to, and what it logs.
package struct ListeningOptions: ParsableArguments {
  @Option(help: "The name or address to listen at.")
  package var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 takes a free one.")
  package var port = 8080

  @Option(
    help: ArgumentHelp(
      "A name that others reach it by, besides the host; may be repeated.", valueName: "host"))
  package var name: [String] = []

  @Option(help: "The most connections; the one that is silent for the longest makes room.")
  package var connections = ConnectionRoster.usualLimit

  @Option(
    help: "The least level to log: trace, debug, info, notice, warning, error or critical.",
    transform: Self.level(named:))
  package var logLevel = Logger.Level.notice

  package init() {}

  package func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("The port must be from 0 to 65535.")
    }
    guard connections > 0 else { throw ValidationError("Connections must be at least 1.") }
  }

  /// The names it is reached by.
  package var names: [String] { name + [host] }

  /// Has this process log JSON lines to standard error, under a label; to be called once.
  package func startLog(_ label: String) -> Logger {
    LoggingSystem.bootstrap { _ in JSONLogHandler() }
    var logger = Logger(label: label)
    logger.logLevel = logLevel
    return logger
  }

  /// The most connections that the options and the system allow.
  ///
  /// The log is told where the system allows less than the options.
  package func connectionLimit(_ logger: Logger) -> Int {
    let allowed = OpenFiles.raised() - OpenFiles.besidesConnections
    guard allowed < connections else { return connections }
    logger.warning(
      "the limit of open files leaves fewer connections than --connections",
      metadata: ["connections": "\(allowed)", "wanted": "\(connections)"])
    return allowed
  }

  /// Tells the port on standard output, once connections are taken.
  package static func tell(port: Int) {
    // A pipe is buffered whole: without a flush, whoever waits for the port waits for ever.
    FileHandle.standardOutput.write(Data("\(port)\n".utf8))
  }

  private static func level(named name: String) throws -> Logger.Level {
    guard let level = Logger.Level(rawValue: name) else {
      throw ValidationError("There is no level '\(name)'.")
    }
    return level
  }
}
