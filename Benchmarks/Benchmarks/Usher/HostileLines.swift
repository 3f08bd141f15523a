import Benchmark
import Understanding

/// How the cost of a character grows with the length of lines that invite a parser to look again
/// and again: 100% is linear, 800% at 4096 characters would be quadratic.
func benchmarkHostileLines() {
  let patterns = [
    ("ones", "1 "), ("dashes", "- "), ("to", "to "), ("parentheses", "("),
    ("combining marks", "e\u{301}\u{302}\u{303}"), ("marks alone", "\u{301}"), ("digits", "9"),
    ("commas", "1,"), ("not", "not "), ("and", "monday and "), ("at signs", "a@"),
    ("letters", "x"), ("hundreds", "hundred "), ("quotes", "“\" "), ("or", "1 or "),
    ("corrections", "7, no wait, "), ("halves", "half past "), ("the day after", "the day after "),
  ]
  let growths = [1024, 2048, 4096].map { length in
    (
      length,
      BenchmarkMetric.custom(
        "cost a character, \(length) against 512 (%)", polarity: .prefersSmaller,
        useScalingFactor: false)
    )
  }
  let longest = BenchmarkMetric.custom(
    "4096 characters (µs)", polarity: .prefersSmaller, useScalingFactor: false)
  guard let today = CalendarDate(AnswerCase.anyDay) else { return }
  let context = Context(today: today)
  for (name, pattern) in patterns {
    Benchmark(
      "Understanding, hostile lines of \(name)",
      configuration: .init(metrics: growths.map(\.1) + [longest], maxIterations: 20)
    ) { benchmark in
      for kind in UnderstandableKind.all {
        let short = cost(of: pattern, 512, kind, context)
        for (length, metric) in growths {
          let long = cost(of: pattern, length, kind, context)
          benchmark.measurement(metric, long * 100 * 512 / max(1, short * length))
          if length == 4096 { benchmark.measurement(longest, long / 1_000) }
        }
      }
    }
  }
}

private func cost(
  of pattern: String, _ length: Int, _ kind: UnderstandableKind, _ context: Context
) -> Int {
  let scalars = Array(pattern.unicodeScalars)
  var text = String.UnicodeScalarView()
  for place in 0..<length { text.append(scalars[place % scalars.count]) }
  let line = String(text)
  return Stopwatch.shortest(of: 5) { blackHole(kind.read(Line(line), in: context)) }
}
