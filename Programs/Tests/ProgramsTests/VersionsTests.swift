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

  @Test("Every package that is fetched is held at its version by the manifest")
  func held() throws {
    let manifest = try String(
      contentsOf: Self.folder.appending(path: "Package.swift"), encoding: .utf8)
    let held = manifest.matches(of: #/url: "([^"]+)", exact: "([^"]+)"/#)
      .map { (String($0.1), String($0.2)) }
    let resolved = try JSONDecoder().decode(
      Resolution.self,
      from: Data(contentsOf: Self.folder.appending(path: "Package.resolved")))
    let fetched = resolved.pins.map { ($0.location, $0.state.version ?? "") }
    #expect(Dictionary(uniqueKeysWithValues: held) == Dictionary(uniqueKeysWithValues: fetched))
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
