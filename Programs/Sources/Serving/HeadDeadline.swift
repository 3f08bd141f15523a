package import NIOCore

/// Closes a connection on which no head of a request arrives in time.
///
/// An idle timeout alone would let a byte a second pass. The first head has a short time, as whoever
/// connects has something to ask; the next ones have as long as a connection may be silent.
package final class HeadDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = Any
  package typealias OutboundIn = Any

  private let first: TimeAmount
  private let next: TimeAmount
  private var timer: Scheduled<Void>?

  /// A deadline for the first head, and for each one after an answer.
  package init(first: Duration, next: Duration) {
    self.first = .milliseconds(Int64(first / .milliseconds(1)))
    self.next = .milliseconds(Int64(next / .milliseconds(1)))
  }

  package func handlerAdded(context: ChannelHandlerContext) { start(first, context.channel) }

  package func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    timer?.cancel()
    timer = nil
    context.fireChannelRead(data)
  }

  package func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    start(next, context.channel)
    context.write(data, promise: promise)
  }

  private func start(_ time: TimeAmount, _ channel: any Channel) {
    timer?.cancel()
    timer = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
