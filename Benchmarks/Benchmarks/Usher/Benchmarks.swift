import Benchmark

/// What the benchmark tool runs.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 1, maxDuration: .seconds(5), maxIterations: 1_000)
  benchmarkAnswers()
  benchmarkHostileLines()
  benchmarkTurns()
}
