import Foundation
import Testing

@Suite("The versions that the programs are made of")
struct VersionsTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../..").standardized

  private struct Resolution: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        let version: String?
      }

      let location: String
      let state: State
    }

    let pins: [Pin]
  }

  /// The versions that the manifest holds, by the address of the package.
  private static func held() throws -> [String: String] {
    let manifest = try String(
      contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    let held = manifest.matches(of: #/needed\("([^"]+)", "([^"]+)"\)/#)
    return Dictionary(uniqueKeysWithValues: held.map { (String($0.1), String($0.2)) })
  }

  private static func resolved(_ file: String) throws -> [String: String] {
    let resolved = try JSONDecoder().decode(
      Resolution.self, from: Data(contentsOf: folder.appending(path: file)))
    let fetched = resolved.pins.map { ($0.location, $0.state.version ?? "") }
    return Dictionary(uniqueKeysWithValues: fetched)
  }

  @Test("Every package that is fetched is held at its version by the manifest")
  func held() throws {
    #expect(try Self.held() == Self.resolved("Package.resolved"))
  }

  @Test("What usher is built with alone is of the same versions")
  func usher() throws {
    let held = try Self.held()
    let manifest = try String(
      contentsOf: Self.folder.appending(path: "../Package.swift"), encoding: .utf8)
    let alone = manifest.matches(of: #/needed\("([^"]+)", "([^"]+)"\)/#)
    #expect(alone.count == 2)
    #expect(alone.allSatisfy { held[String($0.1)] == String($0.2) })
  }

  @Test("Every package that is fetched has the contents that are checked in")
  func contents() throws {
    let check = Process()
    check.executableURL = Self.folder.appending(path: "../scripts/check-packages")
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }
}
