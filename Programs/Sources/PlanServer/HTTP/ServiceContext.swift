import Hummingbird
import NIOCore

/// What surrounds a request: the connection it came by.
struct ServiceContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The connection.
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
  }
}
