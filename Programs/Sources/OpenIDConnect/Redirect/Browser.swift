internal import Foundation

/// The browser of the person's desktop.
struct Browser: Sendable {
  let environment: [String: String]

  /// Opens an address by `xdg-open`, and says whether there was a browser to ask.
  func open(_ address: String) -> Bool {
    // Without a desktop, xdg-open would start a browser of text over Usher's own screen.
    guard ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"].contains(where: { environment[$0] != nil }),
      let program = xdgOpen
    else { return false }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }

  private var xdgOpen: String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }
}
