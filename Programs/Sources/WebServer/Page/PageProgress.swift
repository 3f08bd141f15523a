/// How far a page is.
struct PageProgress: Sendable {
  /// The same in words, such as "Step 2 of 5".
  let text: String
  let step: Int
  /// The number of steps; 0 where nobody counts them.
  let of: Int

  /// The bar; nil where there is nothing to count.
  var bar: HTML? {
    of > 0
      ? "<progress value=\"\(step)\" max=\"\(of)\" aria-labelledby=\"progress\"></progress>" : nil
  }
}
