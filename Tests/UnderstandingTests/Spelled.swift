/// A number from 0 to 999,999 as people say it: "one hundred and five".
func spelled(_ number: Int) -> String {
  let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  func rest(_ rest: Int, _ link: String) -> String { rest == 0 ? "" : link + spelled(rest) }
  switch number {
  case ..<20: return small[number]
  case ..<100: return tens[number / 10 - 2] + rest(number % 10, "-")
  case ..<1000: return small[number / 100] + " hundred" + rest(number % 100, " and ")
  default:
    let tail = number % 1000
    return spelled(number / 1000) + " thousand" + rest(tail, tail < 100 ? " and " : " ")
  }
}

/// A number with a nought before it where it has one figure: the minutes of a clock.
func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

/// A number from 1 to 31 with what makes a rank of it: "1st", "22nd".
func ranked(_ number: Int) -> String {
  let isTeen = (11...13).contains(number % 100)
  let suffix = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
  return "\(number)\(suffix)"
}
