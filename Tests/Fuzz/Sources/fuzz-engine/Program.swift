import Conversation
import Onboarding

/// Holds a conversation: the first byte says which product and how people sign in, and every line
/// of the rest is what happens next.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first else { return 0 }
  let products = Products.all
  var talk = Talk(
    with: products[Int(first) % products.count],
    signIn: [.none, .local, .google][Int(first) / products.count % 3])
  talk.take(.begin)
  for line in bytes.dropFirst().split(separator: 10, omittingEmptySubsequences: false).prefix(32) {
    talk.take(talk.event(of: line))
  }
  return 0
}
