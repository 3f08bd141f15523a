// swift-tools-version: 6.2
import PackageDescription

/// The library's onboardings on the web: a package of its own, so that whoever builds the program for the
/// terminal fetches nothing that a server needs.
let package = Package(
  name: "library-web",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "library", path: ".."),
    .package(name: "usher-programs", path: "../../../Programs"),
  ],
  targets: [
    .executableTarget(
      name: "library-web",
      dependencies: [
        .product(name: "Library", package: "library"),
        .product(name: "WebCommands", package: "usher-programs"),
      ])
  ]
)
