import HTTPTypes
package import NIOCore
package import NIOHTTPTypes

/// Answers a request that asks for another protocol as the last one of its connection.
///
/// There is none here but HTTP/1.1. What comes after such a request would be of that protocol, so it is not
/// read as requests; a proxy that kept the connection would give it to other people, who would wait in vain.
package final class UpgradeRefusal: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias InboundOut = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

  private var requests = 0
  private var answers = 0
  /// The number of the request that is the last one.
  private var last: Int?

  package init() {}

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    requests += 1
    guard head.method == .connect || head.headerFields[.upgrade] != nil else {
      return context.fireChannelRead(data)
    }
    last = requests
    // The server ends the connection once that is answered.
    head.headerFields[.connection] = "close"
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  package func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    guard case .head(var head) = unwrapOutboundIn(data), head.status.kind != .informational else {
      return context.write(data, promise: promise)
    }
    answers += 1
    if answers == last { head.headerFields[.connection] = "close" }
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }
}
