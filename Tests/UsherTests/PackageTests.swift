import Foundation
import Testing

@Suite("The package that others depend on")
struct PackageTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("It needs two packages, by ranges of versions, and no flags but those that CI asks for")
  func dependencies() throws {
    let manifest = try Self.text("Package.swift")
    let needed = manifest.matches(of: #/needed\("[^"]*/([^"/]+)", "/#).map { String($0.1) }
    #expect(needed.sorted() == ["GRDB.swift", "swift-argument-parser"])
    // `needed` says a range, but where a program is built that is released.
    #expect(manifest.contains("== nil\n    ? .package(url: url, from: version)"))
    #expect(manifest.matches(of: #/\.package\(/#).count == 2)
    // A package with such flags can be no dependency.
    #expect(manifest.matches(of: #/unsafeFlags/#).count == 1)
    #expect(manifest.contains("[\"USHER_OPTIMIZED\"] == nil\n  ? strict : strict + [.unsafeFlags"))
  }

  @Test("The programs are released and tested at exact versions, and others depend on ranges")
  func programs() throws {
    let manifest = try Self.text("Programs/Package.swift")
    #expect(manifest.matches(of: #/ needed\("[^"]+", "[^"]+"\),/#).count > 20)
    #expect(
      manifest.contains(
        "== nil\n    ? .package(url: url, from: version) : .package(url: url, exact"))
    // Those two, and Usher itself.
    #expect(manifest.matches(of: #/\.package\(/#).count == 3)
    for script in ["build-product", "test", "test-example", "prove-sanitizers"] {
      #expect(
        try Self.text("scripts/\(script)").contains("\nexport USHER_EXACT=yes\n"), "\(script)")
    }
  }

  @Test("The version that README has others depend on is the one there is")
  func version() throws {
    let number = try Self.text("Sources/Onboarding/Voice/ProgramVersion.swift").firstMatch(
      of: /number = "([^"]+)"/)
    let version = try #require(number?.1)
    #expect(try Self.text("README.md").contains("OWNER/usher\", from: \"\(version)\")"))
  }

  @Test("No source takes it for granted which library of C there is")
  func libraryOfC() throws {
    let sources = Self.root.appending(path: "Sources").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 100)
    for file in files {
      var conditions = 0
      for line in try Self.text("Sources/\(file)").split(separator: "\n") {
        if line.hasPrefix("#if") { conditions += 1 }
        if line.hasPrefix("#endif") { conditions -= 1 }
        if line.contains("import Glibc") { #expect(conditions > 0, "\(file)") }
      }
    }
  }
}
