import Finding

private let server = FuzzedServer()

/// Sends some bytes to a server as they are, but that `{id}` and `{token}` stand for a conversation that there is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  server.take(text)
  return 0
}
