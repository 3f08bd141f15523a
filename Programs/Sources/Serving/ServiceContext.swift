package import Hummingbird
package import NIOCore

/// What surrounds a request: the connection it came by.
package struct ServiceContext: RequestContext {
  package var coreContext: CoreRequestContextStorage
  /// The connection.
  package let channel: any Channel

  package init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
  }
}
