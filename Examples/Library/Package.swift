// swift-tools-version: 6.2
import PackageDescription

/// A library's membership card: an onboarding in a package of its own, which depends on Usher.
let package = Package(
  name: "library",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "usher", path: "../..")],
  targets: [
    .executableTarget(
      name: "library-card",
      dependencies: [
        .product(name: "Conversation", package: "usher"),
        .product(name: "Onboarding", package: "usher"),
        .product(name: "Understanding", package: "usher"),
        .product(name: "UsherCommands", package: "usher"),
      ])
  ]
)
