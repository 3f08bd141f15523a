import Foundation
import NetworkHelper

/// Finds the program that speaks to the network.
enum NetworkProgram {
  /// The program that `USHER_NETWORK` names, or the one beside this program.
  static func located(_ environment: [String: String]) -> HelperProgram {
    if let path = environment["USHER_NETWORK"], !path.isEmpty { return HelperProgram(path: path) }
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return HelperProgram(path: (folder + ["usher-network"]).joined(separator: "/"))
  }
}
