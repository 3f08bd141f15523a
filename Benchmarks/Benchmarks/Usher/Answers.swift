import Benchmark
import Understanding

/// The time to read one answer, JSON apart: every line of the corpora, one at a time.
func benchmarkAnswers() {
  let perAnswer = BenchmarkMetric.custom(
    "one answer (ns)", polarity: .prefersSmaller, useScalingFactor: false)
  let cases: [AnswerCase]
  do { cases = try AnswerCase.all() } catch {
    Benchmark("Understanding, corpora") { $0.error("The corpora cannot be read: \(error)") }
    return
  }
  var kinds: [String: [AnswerCase]] = [:]
  for item in cases { kinds[item.kind.name, default: []].append(item) }
  let parts = [("all", cases)] + kinds.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  for (name, cases) in parts {
    Benchmark(
      "Understanding, \(name), \(cases.count) answers",
      configuration: .init(metrics: [perAnswer])
    ) { benchmark in
      for item in cases {
        benchmark.measurement(
          perAnswer,
          Stopwatch.nanoseconds { blackHole(item.kind.read(Line(item.text), in: item.context)) })
      }
    }
  }
}
