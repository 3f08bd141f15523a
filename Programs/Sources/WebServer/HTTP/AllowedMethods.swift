import HTTPTypes
import Hummingbird

/// The methods that each path of a router takes.
struct AllowedMethods: Sendable {
  /// A path by its segments, nil where anything may stand, and its methods.
  private let paths: [(segments: [Substring?], methods: Set<HTTPRequest.Method>)]

  /// The methods of routes; what can be got can be asked for its head.
  init(_ routes: [Router<some RequestContext>.RouteDescription]) {
    var methods: [String: Set<HTTPRequest.Method>] = [:]
    for route in routes {
      methods["\(route.path)", default: []].formUnion(
        route.method == .get ? [.get, .head] : [route.method])
    }
    paths = methods.map { path, methods in
      (path.split(separator: "/").map { $0.hasPrefix("{") ? nil : $0 }, methods)
    }
  }

  /// The methods that a path takes, in alphabetical order; empty where there is no such path.
  func methods(at path: String) -> [String] {
    let segments = path.split(separator: "/")
    let found = paths.filter { known in
      known.segments.count == segments.count
        && zip(known.segments, segments).allSatisfy { $0 == nil || $0 == $1 }
    }
    return found.reduce(into: Set()) { $0.formUnion($1.methods) }.map(\.rawValue).sorted()
  }
}
