extension Lexicon {
  /// Words of the clock.
  static let clock: [Group] = [
    (.am, nil, "am"), (.pm, nil, "pm"), (.oclock, nil, "o'clock oclock"),
    (.noon, nil, "noon midday noontime noonday noonish"), (.midnight, nil, "midnight"),
    (.morning, nil, "morning mornings morn"), (.afternoon, nil, "afternoon afternoons arvo"),
    (.evening, nil, "evening evenings teatime"), (.night, nil, "night nights nighttime"),
    (.tonight, nil, "tonight tonite"), (.lunchtime, nil, "lunchtime lunch"),
    (.start, nil, "start starts starting begin begins beginning open opens"),
    (.finish, nil, "finish finishes finishing stop stops stopping end ends ending close closes"),
    (.hour, nil, "hour hours hr hrs"), (.minute, nil, "minute minutes min mins"),
    (.eat, nil, "eat eats eating ate food meal meals feed feeding window breakfast dinner supper"),
    (.fast, nil, "fast fasts fasting fasted"),
    (.secondUnit, nil, "seconds sec secs"),
  ]

  /// Words of the calendar.
  static let calendar: [Group] = [
    (.month, 1, "january jan"), (.month, 2, "february feb"), (.month, 3, "march mar"),
    (.month, 4, "april apr"), (.may, 5, "may"), (.month, 6, "june jun"), (.month, 7, "july jul"),
    (.month, 8, "august aug"), (.month, 9, "september sept sep"), (.month, 10, "october oct"),
    (.month, 11, "november nov"), (.month, 12, "december dec"),
    (.weekday, 1, "monday mondays monday's mon mond mo"),
    (.weekday, 2, "tuesday tuesdays tuesday's tue tues tuesd tu"),
    (.weekday, 3, "wednesday wednesdays wednesday's wed weds wedn"),
    (.weekday, 4, "thursday thursdays thursday's thu thur thurs thursd"),
    (.weekday, 5, "friday fridays friday's fri frid"),
    (.weekday, 6, "saturday saturdays saturday's sat satur"),
    (.weekday, 7, "sunday sundays sunday's sun sund"), (.weekend, nil, "weekend weekends"),
    (.weekdays, nil, "weekday weekdays workday workdays weeknight weeknights"),
    (.daily, nil, "daily"), (.weekly, nil, "weekly"), (.today, nil, "today"),
    (.tomorrow, nil, "tomorrow tmrw tmr tomoz"), (.yesterday, nil, "yesterday"),
    (.now, nil, "now"), (.ago, nil, "ago"), (.later, nil, "later"), (.next, nil, "next"),
    (.last, nil, "last final"),
    (.previous, nil, "previous prior"), (.hence, nil, "hence"), (.mid, nil, "mid"),
    (.coming, nil, "coming upcoming"),
    (.holiday, 1225, "christmas xmas"), (.holiday, 229, "leap"),
    (.holiday, 1031, "halloween"), (.holiday, 1226, "boxing"),
    (.holiday, 214, "valentine valentines"),
    (.holiday, nil, "easter thanksgiving"), (.eve, nil, "eve"),
    (.day, nil, "day days"), (.week, nil, "week weeks wk wks"),
    (.fortnight, nil, "fortnight fortnights"), (.monthUnit, nil, "month months mth mths"),
    (.year, nil, "year years yr yrs yo"), (.birthday, nil, "birthday bday birthdate dob"),
    (.born, nil, "born"), (.turn, nil, "turn turns turned turning"), (.old, nil, "old"),
    (.age, nil, "age aged"),
  ]

  /// Units, and the letters that stand for several.
  static let units: [Group] = [
    (.k, nil, "k"), (.m, nil, "m"), (.p, nil, "p"), (.s, nil, "s"), (.h, nil, "h"), (.d, nil, "d"),
    (.w, nil, "w"), (.b, nil, "b"), (.g, nil, "g"),
    (.kilometre, nil, "km kms kilometre kilometres kilometer kilometers klick klicks"),
    (.metre, nil, "metre metres meter meters mtr mtrs"),
    (.centimetre, nil, "cm cms centimetre centimetres centimeter centimeters"),
    (.millimetre, nil, "mm millimetre millimetres millimeter millimeters"),
    (.mile, nil, "mile miles mi miler milers"), (.yard, nil, "yard yards yd yds"),
    (.foot, nil, "foot feet ft"), (.inch, nil, "inch inches"),
    (.marathon, nil, "marathon marathons mara"), (.ultra, nil, "ultra ultramarathon ultras"),
    (.calorie, nil, "calorie calories cal cals kcal kcals kilocalorie kilocalories"),
    (.kilojoule, 1, "kj kjs kilojoule kilojoules"),
    (.kilojoule, 1000, "mj megajoule megajoules"), (.pace, nil, "pace kmh kph mph"),
    (.otherUnit, nil, "ml cl dl litre litres liter liters l kg kgs kilo kilos gram grams gs mg"),
    (.otherUnit, nil, "lb lbs pound pounds oz ounce ounces stone percent pct celsius"),
    (.otherUnit, nil, "fahrenheit degrees degree deg dollar dollars euro euros quid usd eur gbp"),
    (.otherUnit, nil, "cup cups pint pints gallon gallons kb mb gb tb bpm kwh watts hz"),
  ]
}
