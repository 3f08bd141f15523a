import HTTPTypes
package import NIOCore
package import NIOHTTPTypes

/// Tells the roster of connections when one of them begins and ends, and what is asked and answered on it.
package final class RosterHandler: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart

  private let roster: ConnectionRoster

  package init(_ roster: ConnectionRoster) {
    self.roster = roster
  }

  package func handlerAdded(context: ChannelHandlerContext) {
    roster.open(context.channel)
  }

  package func handlerRemoved(context: ChannelHandlerContext) {
    roster.close(context.channel)
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) { roster.noteRequest(on: context.channel) }
    context.fireChannelRead(data)
  }

  package func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    if case .end = unwrapOutboundIn(data) { roster.noteAnswer(on: context.channel) }
    context.write(data, promise: promise)
  }
}
