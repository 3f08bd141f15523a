import Finding
import Transcripts

/// Takes some bytes for a transcript: what is one is replayed, and what comes of that written down.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let suite = TranscriptSuite()
  let tested: TranscriptSuite.Tested
  do throws(TranscriptFault) {
    tested = try suite.test(text, path: "fuzzed.txt")
  } catch {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard (1...lines.count + 1).contains(error.line) else {
      found("a fault at line \(error.line), which is none", in: text)
    }
    return 0
  }
  checkRecording(of: tested, in: suite)
  return 0
}

/// What was written down is a transcript that holds, but for what `%%` lines and the head expect, which stay
/// as they are.
private func checkRecording(of tested: TranscriptSuite.Tested, in suite: TranscriptSuite) {
  let recording = tested.recording
  do throws(TranscriptFault) {
    let again = try suite.test(recording, path: "recorded.txt")
    switch again.difference?.kind {
    case .said?, .stored?:
      found("a recording that does not hold: \(again.difference, default: "")", in: recording)
    case .shownFrom?, .ended?, .exit?, nil: break
    }
    guard again.recording == recording else { found("a recording of another form", in: recording) }
  } catch {
    found("a recording that is no transcript: \(error)", in: recording)
  }
}
