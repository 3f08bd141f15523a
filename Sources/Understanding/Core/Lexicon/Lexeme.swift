/// What a token means to the rules: one small number instead of a string.
///
/// Words that every rule treats alike share a lexeme ("min", "mins", "minutes"), and words that
/// differ only by a number share one too and carry the number (``Token/number``): `month` is 3 for
/// "March" and "mar". A word with two lives has a lexeme of its own (`second`, `may`).
enum Lexeme: UInt8, CaseIterable {
  // What is not in the lexicon, and the place before the first and after the last token.
  case other, end

  // Numbers. `digits`, `small` (1 to 19), `tens` (20 to 90), `scale` (1,000 and more), `ordinal`
  // ("first") carry their number, `vulgar` (½) numerator × 100 + denominator.
  case digits, vulgar, zero, oh, small, tens, hundred, scale, dozen, couple, pair, few, several
  case half, quarter, ordinal, second, ordinalSuffix, minus, point, single, double, once, twice

  // Signs.
  case comma, period, colon, semicolon, dash, slash, plus, percent, quote, apostrophe
  case opening, closing, question, exclamation, ellipsis, atSign, hash, ampersand, degree
  case equals, tilde, star, underscore, currency, thumbsUp, thumbsDown, sign

  // Small words.
  case a, the, and, or, nor, of, to, through, until, from, between, at, on, `in`, by, `for`
  case after, before, past, with, without, per, each, every, all, both, either, neither, none, any
  case not, no, but, except, instead, rather, than, also, only, just, `is`, it, i, my, me, we, you
  case they, this, that, these, those, there, here, `do`, can, would, will, have, want, need, like
  case `if`, so, `as`, too, very, quite, bit, under, over, sub, less, more, least, most, up
  case exactly, maximum, minimum, another, within, during, since, what, why, how, who, which, when
  case whereabouts

  // Correcting oneself, hedging, being polite.
  case wait, sorry, actually, scratch, mean, make, hedge, ish, please, thanks, filler

  // Yes and no.
  case yes, okay, nope, agree, disagree, good, bad, know, maybe

  // The clock and the calendar. `month` and `weekday` carry their number (Monday is 1), `dayPart`
  // is a word such as "evening".
  case am, pm, oclock, noon, midnight, morning, afternoon, evening, night, tonight, lunchtime
  case today, tomorrow, yesterday, now, ago, later, next, last, coming
  case month, may, weekday, weekend, weekdays, daily, weekly, holiday, eve, day, week, fortnight
  case monthUnit, year, hour, minute, secondUnit, start, finish, birthday, born, turn, old, age
  case eat, fast, hence, previous, mid

  // Single letters that are several units, and units of length, energy and other things.
  case k, m, p, s, h, d, w, y, b, g, kilometre, metre, centimetre, millimetre, mile, yard, foot,
    inch
  case marathon, ultra, calorie, kilojoule, otherUnit, pace, kilogram, gram, pound,
    ounce, stone
}
