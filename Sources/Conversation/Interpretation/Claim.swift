import Understanding

/// A place in a line that says by itself what it is about, for a field that was not asked.
struct Claim {
  let path: Path
  let match: Match<JSONValue>
}
