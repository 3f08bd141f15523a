// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// A fuzz target has no `main` of its own: libFuzzer brings one.
let fuzzing = strict + [.unsafeFlags(["-parse-as-library"])]

let finding = Target.Dependency.target(name: "Finding")
let understanding = Target.Dependency.product(name: "Understanding", package: "usher")
let conversation = Target.Dependency.product(name: "Conversation", package: "usher")
let onboarding = Target.Dependency.product(name: "Onboarding", package: "usher")
let transcripts = Target.Dependency.product(name: "Transcripts", package: "usher")
let webServer = Target.Dependency.product(name: "WebServer", package: "usher-programs")
let log = Target.Dependency.product(name: "Logging", package: "swift-log")

/// Built by scripts/fuzz, with `--sanitize=fuzzer`, and by nothing else.
let package = Package(
  name: "usher-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "usher", path: "../.."),
    .package(name: "usher-programs", path: "../../Programs"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(name: "Finding", swiftSettings: strict),
    .executableTarget(
      name: "fuzz-parser", dependencies: [finding, understanding], swiftSettings: fuzzing),
    .executableTarget(
      name: "fuzz-engine", dependencies: [finding, understanding, conversation, onboarding],
      swiftSettings: fuzzing),
    .executableTarget(
      name: "fuzz-transcripts", dependencies: [finding, transcripts], swiftSettings: fuzzing),
    .executableTarget(
      name: "fuzz-http", dependencies: [finding, onboarding, webServer, log],
      swiftSettings: fuzzing),
  ],
  swiftLanguageModes: [.v6]
)
