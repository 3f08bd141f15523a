extension Lexicon {
  /// Words of one lexeme and number, parted by spaces.
  typealias Group = (lexeme: Lexeme, number: Int?, words: String)

  /// Numbers in words.
  static let numbers: [Group] = [
    (.zero, 0, "zero nought naught nil"), (.oh, 0, "oh o ooh oooh ohh"),
    (.small, 1, "one"), (.small, 2, "two"), (.small, 3, "three"), (.small, 4, "four"),
    (.small, 5, "five"), (.small, 6, "six"), (.small, 7, "seven"), (.small, 8, "eight"),
    (.small, 9, "nine"), (.small, 10, "ten"), (.small, 11, "eleven"), (.small, 12, "twelve"),
    (.small, 13, "thirteen"), (.small, 14, "fourteen"), (.small, 15, "fifteen"),
    (.small, 16, "sixteen"), (.small, 17, "seventeen"), (.small, 18, "eighteen"),
    (.small, 19, "nineteen"), (.tens, 20, "twenty"), (.tens, 30, "thirty"),
    (.tens, 40, "forty fourty"), (.tens, 50, "fifty"), (.tens, 60, "sixty"),
    (.tens, 70, "seventy"), (.tens, 80, "eighty"), (.tens, 90, "ninety"),
    (.small, 6, "sixish"), (.small, 7, "sevenish"), (.small, 8, "eightish"),
    (.small, 9, "nineish"), (.small, 10, "tenish"), (.small, 11, "elevenish"),
    (.hundred, 100, "hundred hundreds"), (.scale, 1000, "thousand thousands grand"),
    (.scale, 1_000_000, "million millions mil"),
    (.scale, 100_000, "lakh lakhs"), (.scale, 10_000_000, "crore crores"),
    (.scale, 1_000_000_000, "billion billions bn"),
    (.scale, 1_000_000_000_000, "trillion trillions tn"),
    (.dozen, 12, "dozen dozens doz dz dzs"), (.couple, 2, "couple"), (.pair, 2, "pair"),
    (.few, nil, "few"), (.several, nil, "several some many lots plenty"),
    (.half, nil, "half halves halve"), (.quarter, nil, "quarter quarters qtr"),
    (.single, 1, "single"), (.double, 2, "double"), (.once, 1, "once"), (.twice, 2, "twice"),
    (.minus, nil, "minus negative"), (.point, nil, "point"),
    (.ordinal, 1, "first"), (.second, 2, "second"), (.ordinal, 3, "third thirds"),
    (.ordinal, 4, "fourth fourths"), (.ordinal, 5, "fifth fifths"),
    (.ordinal, 6, "sixth sixths"), (.ordinal, 7, "seventh sevenths"),
    (.ordinal, 8, "eighth eighths"), (.ordinal, 9, "ninth ninths nineth"),
    (.ordinal, 10, "tenth tenths"), (.ordinal, 11, "eleventh"), (.ordinal, 12, "twelfth"),
    (.ordinal, 13, "thirteenth"), (.ordinal, 14, "fourteenth"), (.ordinal, 15, "fifteenth"),
    (.ordinal, 16, "sixteenth"), (.ordinal, 17, "seventeenth"), (.ordinal, 18, "eighteenth"),
    (.ordinal, 19, "nineteenth"), (.ordinal, 20, "twentieth twentieths"),
    (.ordinal, 30, "thirtieth"),
    (.ordinal, 100, "hundredth hundredths"), (.ordinal, 1000, "thousandth thousandths"),
    (.ordinalSuffix, nil, "st nd rd th"),
    (.vulgar, 102, "½"), (.vulgar, 103, "⅓"), (.vulgar, 203, "⅔"), (.vulgar, 104, "¼"),
    (.vulgar, 304, "¾"), (.vulgar, 105, "⅕"), (.vulgar, 205, "⅖"), (.vulgar, 305, "⅗"),
    (.vulgar, 405, "⅘"), (.vulgar, 108, "⅛"), (.vulgar, 308, "⅜"), (.vulgar, 508, "⅝"),
    (.vulgar, 708, "⅞"),
  ]

  /// Signs, after dashes, quotes and full-width forms are made plain.
  static let signs: [Group] = [
    (.comma, nil, ", 、"), (.period, nil, ". 。"), (.colon, nil, ":"), (.semicolon, nil, ";"),
    (.dash, nil, "- → ➔ ➜ ➡"), (.slash, nil, "/ ⁄"), (.plus, nil, "+"), (.percent, nil, "%"),
    (.quote, nil, "\" ' `"), (.opening, nil, "( [ {"), (.closing, nil, ") ] }"),
    (.question, nil, "?"), (.exclamation, nil, "!"), (.ellipsis, nil, "…"), (.atSign, nil, "@"),
    (.hash, nil, "#"), (.ampersand, nil, "&"), (.degree, nil, "° º"), (.equals, nil, "="),
    (.tilde, nil, "~ ≈"), (.star, nil, "*"), (.underscore, nil, "_"),
    (.currency, nil, "$ € £ ¥ ₹"), (.thumbsUp, nil, "👍 👌 ✅ ✔ ✓ 💯 🙌"),
    (.thumbsDown, nil, "👎 ❌ ✗ 🚫"),
  ]
}
