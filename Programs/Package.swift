// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with: warnings stop the build, and imports and existentials are spelled
/// out.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A package that is needed here: by a range, as others depend on the libraries, and at the version that the
/// programs are made of where they are built to be released, or tested.
func needed(_ url: String, _ version: Version) -> Package.Dependency {
  Context.environment["USHER_EXACT"] == nil
    ? .package(url: url, from: version) : .package(url: url, exact: version)
}

/// A library of Usher itself.
func usher(_ name: String) -> Target.Dependency { .product(name: name, package: "usher") }

let onboarding: [Target.Dependency] =
  [usher("Onboarding"), usher("Conversation"), usher("Understanding")]
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let jwtKit = Target.Dependency.product(name: "JWTKit", package: "jwt-kit")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let lifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
let unixSignals = Target.Dependency.product(
  name: "UnixSignals", package: "swift-service-lifecycle")
let log = Target.Dependency.product(name: "Logging", package: "swift-log")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")

/// What only the packages above need.
///
/// Each is named by one of its libraries, as a package can be held at a version only where something
/// depends on it; nothing is built for that on any system that the programs run on.
let held: [Target.Dependency] = [
  ("AsyncHTTPClient", "async-http-client"),
  ("Algorithms", "swift-algorithms"),
  ("SwiftASN1", "swift-asn1"),
  ("AsyncAlgorithms", "swift-async-algorithms"),
  ("Atomics", "swift-atomics"),
  ("X509", "swift-certificates"),
  ("Collections", "swift-collections"),
  ("Configuration", "swift-configuration"),
  ("Tracing", "swift-distributed-tracing"),
  ("StructuredFieldValues", "swift-http-structured-headers"),
  ("Metrics", "swift-metrics"),
  ("NIOExtras", "swift-nio-extras"),
  ("NIOHTTP2", "swift-nio-http2"),
  ("NIOSSL", "swift-nio-ssl"),
  ("NIOTransportServices", "swift-nio-transport-services"),
  ("Numerics", "swift-numerics"),
  ("ServiceContextModule", "swift-service-context"),
  ("ServiceLifecycle", "swift-service-lifecycle"),
  ("SystemPackage", "swift-system"),
].map { .product(name: $0.0, package: $0.1, condition: .when(platforms: [.wasi])) }

/// The programs: `usher`, as it is released, and those that speak to the network.
///
/// A package of its own, so that nobody who depends on Usher fetches what a server needs, and so that
/// every version can be held: the programs are made of exactly what they were tested with. Whoever serves
/// onboardings of their own on the web depends on it beside Usher.
let package = Package(
  name: "usher-programs",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "usher-network", targets: ["usher-network"]),
    .executable(name: "usher-plans", targets: ["usher-plans"]),
    .executable(name: "usher-web", targets: ["usher-web"]),
    .library(name: "WebServer", targets: ["WebServer"]),
    .library(name: "WebCommands", targets: ["WebCommands"]),
  ],
  dependencies: [
    .package(name: "usher", path: ".."),
    needed("https://github.com/apple/swift-argument-parser", "1.8.2"),
    needed("https://github.com/groue/GRDB.swift", "7.10.0"),
    needed("https://github.com/vapor/jwt-kit", "5.7.1"),
    needed("https://github.com/apple/swift-crypto", "4.5.2"),
    needed("https://github.com/apple/swift-log", "1.16.2"),
    needed("https://github.com/hummingbird-project/hummingbird", "2.28.1"),
    needed("https://github.com/apple/swift-nio.git", "2.101.2"),
    needed("https://github.com/apple/swift-http-types.git", "1.8.0"),
    needed("https://github.com/swhitty/FlyingFox", "0.27.1"),
    needed("https://github.com/swift-server/async-http-client.git", "1.37.0"),
    needed("https://github.com/apple/swift-algorithms.git", "1.2.1"),
    needed("https://github.com/apple/swift-asn1.git", "1.7.4"),
    needed("https://github.com/apple/swift-async-algorithms.git", "1.1.4"),
    needed("https://github.com/apple/swift-atomics.git", "1.3.0"),
    needed("https://github.com/apple/swift-certificates.git", "1.21.1"),
    needed("https://github.com/apple/swift-collections.git", "1.6.0"),
    needed("https://github.com/apple/swift-configuration.git", "1.4.0"),
    needed("https://github.com/apple/swift-distributed-tracing.git", "1.7.3"),
    needed("https://github.com/apple/swift-http-structured-headers.git", "1.7.0"),
    needed("https://github.com/apple/swift-metrics.git", "2.13.0"),
    needed("https://github.com/apple/swift-nio-extras.git", "1.35.2"),
    needed("https://github.com/apple/swift-nio-http2.git", "1.46.0"),
    needed("https://github.com/apple/swift-nio-ssl.git", "2.37.6"),
    needed("https://github.com/apple/swift-nio-transport-services.git", "1.28.0"),
    needed("https://github.com/apple/swift-numerics.git", "1.1.1"),
    needed("https://github.com/apple/swift-service-context.git", "1.5.1"),
    needed("https://github.com/swift-server/swift-service-lifecycle.git", "2.13.0"),
    needed("https://github.com/apple/swift-system.git", "1.8.1"),
  ],
  targets: [
    .target(
      name: "OpenIDConnect",
      dependencies: onboarding + [
        usher("NetworkHelper"), usher("Sessions"), jwtKit, crypto, flyingFox,
      ],
      swiftSettings: strict),
    .target(name: "PlanClient", dependencies: onboarding, swiftSettings: strict),
    // What the servers have in common.
    .target(
      name: "Serving",
      dependencies: [
        usher("Onboarding"), hummingbird, nioCore, nioHTTPTypes, httpTypes, log, argumentParser,
      ],
      swiftSettings: strict),
    .target(
      name: "PlanServer",
      dependencies: onboarding + [
        "Serving", hummingbird, hummingbirdCore, nioCore, httpTypes, grdb, log,
      ],
      swiftSettings: strict),
    .target(name: "CWebResources"),
    .target(
      name: "WebServer",
      dependencies: onboarding + [
        "Serving", "PlanClient", "OpenIDConnect", usher("NetworkHelper"), usher("Sessions"),
        usher("EmbeddedIdentity"), usher("SQLiteStore"), usher("PostgresStore"), hummingbird,
        hummingbirdCore, nioCore, httpTypes, grdb, log, crypto, lifecycle,
        unixSignals, "CWebResources",
      ],
      exclude: ["Resources"], swiftSettings: strict),

    // How each of the programs runs a command, and ends.
    .target(
      name: "ProgramRun", dependencies: [usher("SafeText"), argumentParser],
      swiftSettings: strict),
    .executableTarget(
      name: "usher-network",
      dependencies: onboarding + [
        "OpenIDConnect", "PlanClient", "ProgramRun", usher("NetworkHelper"), usher("Sessions"),
        argumentParser,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "usher-plans",
      dependencies: onboarding + ["PlanServer", "Serving", "ProgramRun", argumentParser, log],
      swiftSettings: strict),
    // The commands of the web server, for any onboardings.
    .target(
      name: "WebCommands",
      dependencies: onboarding + [
        "WebServer", "Serving", "ProgramRun", usher("Transcripts"), usher("Sessions"),
        usher("NetworkHelper"), usher("SafeText"), argumentParser, log,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "usher-web", dependencies: ["WebCommands", usher("Onboarding")],
      swiftSettings: strict),

    // Providers to sign in at: one of a third party, and one that forges tokens.
    .target(
      name: "OpenIDTestSupport",
      dependencies: [usher("Onboarding"), usher("NetworkHelper"), crypto, flyingFox],
      path: "Tests/OpenIDTestSupport", swiftSettings: strict),
    .testTarget(
      name: "OpenIDConnectTests",
      dependencies: onboarding + [
        "OpenIDTestSupport", "OpenIDConnect", "usher-network", usher("NetworkHelper"),
        usher("Sessions"), jwtKit, crypto, flyingFox,
      ],
      swiftSettings: strict),
    // Connections that behave otherwise than a client does.
    .target(
      name: "SocketTestSupport", path: "Tests/SocketTestSupport", swiftSettings: strict),
    .testTarget(
      name: "PlanTests",
      dependencies: onboarding + [
        "SocketTestSupport", "PlanServer", "PlanClient", "Serving", "usher-plans", "usher-network",
        usher("usher"),
        usher("NetworkHelper"), usher("TerminalTestSupport"), grdb, log,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WebTests",
      dependencies: onboarding + [
        "SocketTestSupport", "OpenIDTestSupport", "OpenIDConnect", "Serving", "WebServer",
        "usher-web",
        usher("NetworkHelper"), usher("Sessions"), usher("PostgresStore"),
        usher("TerminalTestSupport"), lifecycle, log, grdb,
      ],
      exclude: ["Trees"],
      swiftSettings: strict),
    // What holds for all programs.
    .testTarget(
      name: "ProgramsTests",
      dependencies: held + [
        "usher-network", "usher-plans", "usher-web", usher("usher"),
        usher("TerminalTestSupport"),
      ],
      swiftSettings: strict),
    // Loads the plan service from outside; see scripts/load-plans.
    .executableTarget(
      name: "load-plans", dependencies: onboarding + ["PlanClient", argumentParser],
      path: "Tests/load-plans", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
