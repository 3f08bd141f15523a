import NIOCore

/// Tells the roster of connections when one of them begins and ends.
final class RosterHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let roster: ConnectionRoster

  init(_ roster: ConnectionRoster) {
    self.roster = roster
  }

  func handlerAdded(context: ChannelHandlerContext) {
    roster.open(context.channel)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    roster.close(context.channel)
  }
}
