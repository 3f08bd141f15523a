#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads keys and signals from a terminal, in the order they came.
///
/// The only reader of the terminal: what was typed ahead stays here for the next answer.
final class Keyboard {
  /// The terminal read from.
  let descriptor: Int32
  private let hold: TerminalHold
  private let signals: SignalQueue
  private var received: ArraySlice<UInt8> = []
  private var isPasting = false
  private var endsPastedLine = false
  /// What comes behind the end of a line that was just told.
  private var held: Unicode.Scalar?
  private var skipsPaste = false

  /// How long a character or a mark of pasting may take to arrive whole.
  ///
  /// Its bytes are sent at once; only a slow line tears them apart, while a person's Escape stands
  /// alone.
  private static let patience: Int32 = 30

  private static let pasteBegins = Array("\u{1B}[200~".utf8)
  private static let pasteEnds = Array("\u{1B}[201~".utf8)

  init(descriptor: Int32, hold: TerminalHold, signals: SignalQueue) {
    self.descriptor = descriptor
    self.hold = hold
    self.signals = signals
  }

  /// Waits for the next key or signal.
  func next() -> Key {
    while true {
      if let scalar = held {
        held = nil
        return .pasted(scalar)
      }
      if received.isEmpty, let interruption = receive() { return interruption }
      if skip(isPasting ? Self.pasteEnds : Self.pasteBegins) {
        isPasting.toggle()
        endsPastedLine = false
        skipsPaste = false
        continue
      }
      let scalar = decode()
      guard isPasting else { return scalar.map(typed) ?? .malformed }
      if skipsPaste { continue }
      if let key = pasted(scalar) { return key }
    }
  }

  /// Drops the rest of a paste.
  func skipPaste() {
    held = nil
    skipsPaste = isPasting
  }

  /// Whether nothing comes behind what was read last, as behind an Escape that stands for itself.
  var isSilent: Bool { held == nil && received.isEmpty && !receiveMore() }

  /// After Escape: drops the rest of what an arrow or function key sends.
  func skipSequence() {
    guard let first = received.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O")
    else { return }
    received.removeFirst()
    while let byte = received.popFirst(), !(0x40...0x7E).contains(byte) {}
  }

  private func typed(_ scalar: Unicode.Scalar) -> Key {
    hold.signal(for: scalar).map(Key.signal) ?? .typed(scalar)
  }

  private func pasted(_ scalar: Unicode.Scalar?) -> Key? {
    guard let scalar else { return .malformed }
    // Lines end between two that have text: at the end of a paste there is nothing to part.
    if scalar == "\n" || scalar == "\r" { endsPastedLine = true }
    let text = scalar == "\t" ? " " : scalar
    guard text.value >= 0x20, text.value != 0x7F else { return nil }
    guard endsPastedLine else { return .pasted(text) }
    endsPastedLine = false
    held = text
    return .pasted("\n")
  }

  /// Waits for bytes; gives what came instead.
  private func receive() -> Key? {
    while true {
      let ready = SystemCall.wait(for: [signals.descriptor, descriptor], milliseconds: -1)
      if ready.contains(signals.descriptor), let signal = signals.next() {
        return .signal(signal)
      }
      guard ready.contains(descriptor) else { continue }
      switch SystemCall.read(descriptor, upTo: 4096) {
      case .success(let bytes) where bytes.isEmpty: return .end
      case .success(let bytes):
        received = bytes[...]
        return nil
      case .failure(let code) where code.number == EIO: return .signal(.hangUp)
      case .failure(let code): return .failed(code.number)
      }
    }
  }

  /// Whether the next bytes are these, which are then dropped.
  private func skip(_ mark: [UInt8]) -> Bool {
    guard received.first == mark.first else { return false }
    while received.count < mark.count, mark.starts(with: received), receiveMore() {}
    guard received.starts(with: mark) else { return false }
    received.removeFirst(mark.count)
    return true
  }

  /// The next character; nil when the next byte begins none, and that byte is dropped.
  private func decode() -> Unicode.Scalar? {
    guard let lead = received.first else { return nil }
    let length =
      switch lead {
      case 0x00...0x7F: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    while received.count < length, receiveMore() {}
    let bytes = received.prefix(max(1, length))
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else {
      received.removeFirst()
      return nil
    }
    received.removeFirst(bytes.count)
    return scalar
  }

  /// Adds to what was received, if it comes soon.
  private func receiveMore() -> Bool {
    guard
      SystemCall.wait(for: [descriptor], milliseconds: Self.patience).contains(descriptor),
      case .success(let bytes) = SystemCall.read(descriptor, upTo: 64), !bytes.isEmpty
    else { return false }
    received = received + bytes
    return true
  }
}
