// swift-tools-version: 6.2
import PackageDescription

/// A fuzz target has no `main` of its own: libFuzzer brings one.
let fuzzing: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-parse-as-library"]),
]

let understanding = Target.Dependency.product(name: "Understanding", package: "usher")
let conversation = Target.Dependency.product(name: "Conversation", package: "usher")
let onboarding = Target.Dependency.product(name: "Onboarding", package: "usher")

/// Built by scripts/fuzz, with `--sanitize=fuzzer`, and by nothing else.
let package = Package(
  name: "usher-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "usher", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz-parser", dependencies: [understanding], swiftSettings: fuzzing),
    .executableTarget(
      name: "fuzz-engine", dependencies: [understanding, conversation, onboarding],
      swiftSettings: fuzzing),
  ],
  swiftLanguageModes: [.v6]
)
