import HTTPTypes
import Hummingbird
import NIOCore
import Serving

extension ServiceContext {
  /// The address that asks: that of the connection, or the last that a proxy speaks for.
  func address(of request: Request, isBehindProxy: Bool) -> String {
    if isBehindProxy, let last = request.headers[.forwardedFor]?.split(separator: ",").last {
      return last.filter { $0 != " " }
    }
    return channel.remoteAddress?.ipAddress ?? ""
  }
}
