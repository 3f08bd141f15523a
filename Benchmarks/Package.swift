// swift-tools-version: 6.1
import PackageDescription

/// A package of its own, so that nobody who builds Usher builds the benchmarks and what they need.
let package = Package(
  name: "usher-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "usher", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "UsherBenchmarks",
      dependencies: [
        .product(name: "Understanding", package: "usher"),
        .product(name: "Conversation", package: "usher"),
        .product(name: "Onboarding", package: "usher"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Usher",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ],
  swiftLanguageModes: [.v6]
)
