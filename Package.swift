// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is built with: warnings stop the build, and imports and existentials are
/// spelled out.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What the modules that read lines are built with: optimized also for tests where `USHER_OPTIMIZED` is set, as
/// in CI, where they are built once and run much.
let reading: [SwiftSetting] =
  Context.environment["USHER_OPTIMIZED"] == nil
  ? strict : strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// libedit and what it needs, linked statically: four libraries fewer to load at every start.
let libedit: [LinkerSetting] =
  [":libedit.a", ":libtinfo.a", ":libbsd.a", ":libmd.a"].map {
    .linkedLibrary($0, .when(platforms: [.linux]))
  } + [.linkedLibrary("edit", .when(platforms: [.macOS]))]

/// The commit that is built, in short, for `usher --version`.
///
/// `scripts/build-product` says it. What SwiftPM knows of it itself may be that of an earlier build, as
/// this file is not read for each.
let commit = Context.environment["USHER_COMMIT"] ?? ""

/// A package that this one needs: by a range, as others depend on it, and at the version that the programs
/// are made of where `scripts/build-product` builds one of them.
func needed(_ url: String, _ version: Version) -> Package.Dependency {
  Context.environment["USHER_EXACT"] == nil
    ? .package(url: url, from: version) : .package(url: url, exact: version)
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let package = Package(
  name: "usher",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "usher", targets: ["usher"]),
    .library(name: "Understanding", targets: ["Understanding"]),
    .library(name: "Conversation", targets: ["Conversation"]),
    .library(name: "FlowCheck", targets: ["FlowCheck"]),
    .library(name: "Onboarding", targets: ["Onboarding"]),
    .library(name: "SQLiteStore", targets: ["SQLiteStore"]),
    .library(name: "PostgresStore", targets: ["PostgresStore"]),
    .library(name: "Transcripts", targets: ["Transcripts"]),
    .library(name: "UsherCommands", targets: ["UsherCommands"]),
    // What the package of the other programs is made of.
    .library(name: "NetworkHelper", targets: ["NetworkHelper"]),
    .library(name: "Sessions", targets: ["Sessions"]),
    .library(name: "EmbeddedIdentity", targets: ["EmbeddedIdentity"]),
    .library(name: "SafeText", targets: ["SafeText"]),
    .library(name: "TerminalTestSupport", targets: ["TerminalTestSupport"]),
  ],
  dependencies: [
    needed("https://github.com/apple/swift-argument-parser", "1.8.2"),
    needed("https://github.com/groue/GRDB.swift", "7.10.0"),
  ],
  targets: [
    // Files that are part of the programs' files.
    .target(name: "CLexicon"),
    .target(name: "CResources"),

    // The pure core: no clock, no randomness, no I/O.
    .target(
      name: "Understanding", dependencies: ["CLexicon"],
      exclude: ["Lexicon/English", "Lexicon/World", "English/Safeguarding/statements.txt"],
      swiftSettings: reading),
    .target(name: "Conversation", dependencies: ["Understanding"], swiftSettings: reading),
    .target(
      name: "FlowCheck", dependencies: ["Conversation", "Understanding"], swiftSettings: strict),
    .target(
      name: "Onboarding",
      dependencies: ["Understanding", "Conversation", "FlowCheck", "CResources", "CVersion"],
      exclude: ["Growth/routines.json", "Diet/cycle.svg", "Diet/fire.svg"], swiftSettings: strict),

    // Text where it has a syntax: terminals, shells, tables, addresses.
    .target(name: "SafeText", swiftSettings: strict),

    // The edges: one adapter each, to one library each.
    .systemLibrary(name: "CLibedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CArgon2", providers: [.apt(["libargon2-dev"])]),
    .target(name: "CLibpq"),
    .target(name: "CVersion", cSettings: [.define("USHER_COMMIT", to: commit)]),
    .target(name: "CTerminal"),
    .target(
      name: "Terminal", dependencies: ["CLibedit", "CTerminal", "SafeText"], swiftSettings: strict,
      linkerSettings: libedit),
    .target(
      name: "TerminalConsole",
      dependencies: ["Onboarding", "Conversation", "Terminal", "SafeText"],
      swiftSettings: strict),
    .target(
      name: "SQLiteStore", dependencies: ["Onboarding", "Conversation", "Understanding", grdb],
      swiftSettings: strict),
    .target(
      name: "PostgresStore",
      dependencies: ["Onboarding", "Conversation", "Understanding", "CLibpq", "CResources"],
      exclude: ["Migrations"], swiftSettings: strict),
    .target(
      name: "Sessions", dependencies: ["Onboarding", "Conversation"], swiftSettings: strict),
    .target(
      name: "EmbeddedIdentity",
      dependencies: [
        "SQLiteStore", "Onboarding", "Conversation", "Sessions", "CArgon2", "CResources", grdb,
      ],
      exclude: ["CommonPasswords.txt"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary(":libargon2.a")]),
    .target(
      name: "Transcripts",
      dependencies: [
        "FlowCheck", "Onboarding", "Conversation", "Understanding", "Terminal", "TerminalConsole",
        "EmbeddedIdentity", "SafeText",
      ],
      swiftSettings: strict),

    // Whatever speaks to the network lives in a program of its own, in `Programs`, run when it is needed.
    .target(
      name: "NetworkHelper",
      dependencies: ["Onboarding", "Conversation", "Understanding", "Sessions"],
      swiftSettings: strict),

    .target(
      name: "UsherCommands",
      dependencies: [
        "FlowCheck", "Onboarding", "Conversation", "Understanding", "SQLiteStore", "PostgresStore",
        "EmbeddedIdentity", "Sessions", "NetworkHelper", "Terminal", "TerminalConsole",
        "Transcripts", "SafeText", argumentParser,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "usher", dependencies: ["UsherCommands", "Onboarding"], swiftSettings: strict),

    .testTarget(name: "SafeTextTests", dependencies: ["SafeText"], swiftSettings: strict),
    .testTarget(
      name: "UnderstandingTests", dependencies: ["Understanding"], swiftSettings: strict),
    .testTarget(
      name: "ConversationTests",
      dependencies: ["Garden", "FlowCheck", "Conversation", "Understanding"],
      swiftSettings: strict),
    .testTarget(
      name: "OnboardingTests",
      dependencies: [
        "FlowCheck", "Onboarding", "Conversation", "Understanding", "RepositoryContract",
        "Sessions",
      ],
      swiftSettings: strict),
    // What every repository holds to, for the tests of each.
    .target(
      name: "RepositoryContract",
      dependencies: ["FlowCheck", "Onboarding", "Conversation", "Understanding"],
      path: "Tests/RepositoryContract", swiftSettings: strict),
    .executableTarget(
      name: "store-probe",
      dependencies: [
        "SQLiteStore", "PostgresStore", "RepositoryContract", "Onboarding", "Conversation",
        "Understanding",
      ],
      path: "Tests/store-probe", swiftSettings: strict),
    .testTarget(
      name: "SQLiteStoreTests",
      dependencies: [
        "store-probe", "SQLiteStore", "RepositoryContract", "Onboarding", "Conversation",
        "Understanding", grdb,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PostgresStoreTests",
      dependencies: [
        "store-probe", "PostgresStore", "SQLiteStore", "RepositoryContract", "Onboarding",
        "Conversation", "Understanding", "CLibpq", "TerminalTestSupport", grdb,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EmbeddedIdentityTests",
      dependencies: ["EmbeddedIdentity", "Sessions", "Onboarding", "Conversation", grdb],
      swiftSettings: strict),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TerminalTestSupport", dependencies: ["CPseudoTerminal"],
      path: "Tests/TerminalTestSupport", swiftSettings: strict),
    .executableTarget(
      name: "terminal-probe", dependencies: ["Terminal"], path: "Tests/terminal-probe",
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TerminalTestSupport", "terminal-probe"],
      swiftSettings: strict),
    // A flow with one of everything the engine does, and the program that alone offers it.
    .target(
      name: "Garden", dependencies: ["Conversation", "Understanding"], path: "Tests/Garden",
      swiftSettings: strict),
    .executableTarget(
      name: "engine-flow",
      dependencies: ["UsherCommands", "Onboarding", "Conversation", "Understanding", "Garden"],
      path: "Tests/engine-flow", exclude: ["transcripts"], swiftSettings: strict),
    .testTarget(
      name: "TranscriptsTests",
      dependencies: [
        "engine-flow", "Transcripts", "Onboarding", "Conversation", "Understanding",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UsherTests",
      dependencies: ["usher", "TerminalTestSupport", "Understanding", grdb], exclude: ["Forms"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
