// swift-tools-version: 6.2
import PackageDescription

/// A library's membership card: an onboarding in a package of its own, which depends on Usher.
let package = Package(
  name: "library",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Library", targets: ["Library"])],
  dependencies: [.package(name: "usher", path: "../..")],
  targets: [
    .target(
      name: "Library",
      dependencies: [
        .product(name: "Conversation", package: "usher"),
        .product(name: "Onboarding", package: "usher"),
        .product(name: "Understanding", package: "usher"),
      ]),
    .executableTarget(
      name: "library-card",
      dependencies: ["Library", .product(name: "UsherCommands", package: "usher")]),
  ]
)
