#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Says what does not hold and stops, so that libFuzzer keeps the input.
public func found(_ what: String, in text: String) -> Never {
  let message = "FOUND \(what)\n  in \(text.debugDescription)\n"
  _ = message.withCString { write(2, $0, strlen($0)) }
  abort()
}
