package import NIOCore

/// Tells the roster of connections when one of them begins and ends.
package final class RosterHandler: ChannelInboundHandler, RemovableChannelHandler {
  package typealias InboundIn = Any

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
}
