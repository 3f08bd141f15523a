import Foundation
import TerminalTestSupport
import Testing

@Suite("What a power cut leaves, by the calls the program makes")
struct DurabilityTests {
  private static let hasTracer = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

  /// The calls of a run that make, rename or sync, in order.
  private func calls(_ usher: Usher, _ arguments: [String], _ lines: [String]) throws -> [String] {
    let trace = usher.home + "/trace"
    let program = try PipedProgram(
      "/usr/bin/strace",
      ["-f", "-y", "-o", trace, "-e", "trace=mkdir,rename,fsync,fdatasync,openat"]
        + [BuiltProgram.path("usher")] + arguments, environment: usher.environment)
    program.send(lines.map { $0 + "\n" }.joined())
    _ = program.finish()
    return try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }

  private func parent(of path: Substring) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  @Test(
    "Each folder that is made and each file that is renamed is synced where it is",
    .enabled(if: hasTracer))
  func parents() throws {
    let usher = try Usher()
    let store = usher.home + "/one/two/three"
    let calls = try calls(
      usher, ["chat", "trendsight", "--store", store],
      ["get started", "ana@example.org", "correct horse battery", "correct horse battery"])
    var made: [String] = []
    for (index, call) in calls.enumerated() {
      let words = call.split(separator: "\"")
      let path: Substring
      if call.contains("mkdir("), call.hasSuffix(" = 0"), words.count > 1 {
        path = words[1]
      } else if call.contains("rename("), call.hasSuffix(" = 0"), words.count > 3 {
        path = words[3]
      } else {
        continue
      }
      guard path.hasPrefix(usher.home) else { continue }
      made.append(String(path.dropFirst(usher.home.count)))
      let folder = "<\(parent(of: path))>"
      #expect(
        calls[index...].contains { $0.contains("sync(") && $0.contains(folder) },
        "\(path) was not synced in \(folder)")
    }
    #expect(
      made == ["/one", "/one/two", "/one/two/three"].sorted()
        + ["/one/two/three/sessions", "/one/two/three/sessions/ana.json"]
        || Set(made).isSuperset(
          of: ["/one", "/one/two", "/one/two/three", "/one/two/three/sessions/ana.json"])
    )
  }
}
