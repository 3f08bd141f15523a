import Conversation

extension Flow<DietDraft> {
  /// The words of the diet app, and what people ask about it.
  static let glossary: [GlossaryEntry] = [
    GlossaryEntry(
      "MATADOR", synonyms: "the cycle", "the method", "letters stand", "stand for",
      meaning: "MATADOR is a way of dieting with breaks: five feeding days, two fasting days, "
        + "and repeat. The name is short for Minimising Adaptive Thermogenesis And "
        + "Deactivating Obesity Rebound."),
    GlossaryEntry(
      "the study", synonyms: "study", "research", "evidence", "proof", "scientific", "tested",
      "cite", "citation", "published", "source", "sources", "which study", "proven", "who says so",
      meaning: "It was tested in a study; more about that I can't tell here."),
    GlossaryEntry(
      "macros", synonyms: "macronutrients", "macro", "protein", "proteins", "carbs",
      "carbohydrates", "carb", "fat", "grams",
      meaning: "Macros are protein, carbohydrate and fat. How many grams of each follows from "
        + "your goal and target, and can't be set by itself."),
    GlossaryEntry(
      "eating window", synonyms: "a window", "the window", "window",
      meaning: "The eating window is the part of the day in which you eat; the rest is a fast."),
    GlossaryEntry(
      "Maintain Weight", synonyms: "maintain", "maintaining",
      meaning: "Maintain Weight is for staying at the weight you have."),
    GlossaryEntry(
      "two goals", synonyms: "both once", "want both", "both goals", "lose gain", "lose muscle",
      "two goals", "another goal", "next goal",
      meaning: "One goal is noted at a time; it can be changed later."),
    GlossaryEntry(
      "fasting day", synonyms: "fasting", "fast", "fast day", "fasts", "starve", "eat at all",
      "hungry", "without food", "without fasting", "skip fasting", "starving", "fasting weekend",
      "fasting saturday", "fasting sunday", "fasting shift", "fasting another day", "faint",

      meaning: "On a fasting day you eat little. The sixth and the seventh day from the one you "
        + "start on are fasting days, and so on each week; they can't be moved or left out "
        + "here. Who takes medicine, is pregnant, ill or under 18 asks a doctor first."),
    GlossaryEntry(
      "eating little", synonyms: "how much little", "how little", "little is little",
      "little fasting", "how much fasting",
      "calories fasting", "eat fasting", "food fasting",
      meaning: "On a fasting day you eat little; how much that is, in a number, isn't set here."),
    GlossaryEntry(
      "weekend", synonyms: "weekends", "saturday", "sunday", "two windows", "two different",
      "different hours", "different windows", "another window", "day off", "days off", "shift",
      "shifts", "night shift", "each day", "every day hours",
      meaning: "There is one eating window, for all days of the week. It can be changed at any "
        + "time."),
    GlossaryEntry(
      "time zone", synonyms: "time zones", "fly", "flying", "abroad", "jet lag", "which clock",
      meaning: "No time zone is noted: the window is a start and an end by the clock."),
    GlossaryEntry(
      "weight", synonyms: "weigh", "weighing", "kilos", "kg", "pounds", "target weight",
      meaning: "Your weight is not asked for here, and not noted."),
    GlossaryEntry(
      "one target", synonyms: "another number", "two numbers", "different calories",
      "other calories", "calories differ", "lifting days", "training days", "gym days",
      "second target",
      meaning: "There is one daily target, for all days; it can be changed at any time."),
    GlossaryEntry(
      "results", synonyms: "weight lose", "kilos lose", "kg lose", "pounds lose", "how fast lose",
      "see results", "see a result", "lose by", "quickly lose",
      meaning: "How much changes, and how fast, is different for everybody, and nothing is "
        + "promised here."),
    GlossaryEntry(
      "feeding day", synonyms: "feeding days", "feeding mode", "feed day",
      meaning: "On a feeding day you eat up to your target. There are five of them in each week."),
    GlossaryEntry(
      "kcal", synonyms: "calorie", "a calorie", "kj", "kilojoule",
      meaning: "A kcal is what people call a calorie: a measure of the energy in food."),
    GlossaryEntry(
      "a day that goes wrong", synonyms: "go over", "went over", "eat more", "cheat day", "cheat",
      "cheating", "slip up", "mess up", "break the rules", "fail", "miss a day", "missed a day",
      "skip a day", "once", "late dinner", "poorly", "ill", "sick", "birthday party", "wedding",
      "holiday", "holidays", "vacation", "outside the window", "eat normal", "eat normally",
      meaning: "One day that goes otherwise spoils nothing: go on with the next. Whoever is ill "
        + "eats what they need."),
    GlossaryEntry(
      "drinks", synonyms: "drink", "drinks count", "beers", "coffee", "tea", "water", "alcohol",
      "wine", "beer", "juice",
      "milk", "coke", "cokes", "soda", "shake", "shakes", "smoothie", "smoothies", "protein shake",
      "count drinks", "include drinks",
      meaning:
        "Whatever has calories counts, and belongs into the window. Water, and coffee or tea "
        + "without milk and sugar, are usually fine at any hour."),
    GlossaryEntry(
      "how much to drink", synonyms: "how much drink", "how much water", "litres", "glasses",
      meaning: "How much you drink isn't set here."),
    GlossaryEntry(
      "food", synonyms: "recipe", "recipes", "meal plan", "menu", "what eat", "which foods",
      "foods", "vegetarian", "vegan", "cook", "cooking", "snack", "snacks", "egg", "eggs", "meat",
      "fish", "bread", "rice", "pasta", "vegetables", "fruit", "roll", "rolls", "breakfast",
      "sandwich", "sandwiches", "chocolate", "sweets", "sugar", "allowed eat", "may eat", "can eat",
      "what allowed", "forbidden", "porridge", "cake", "crisps", "takeaway",
      meaning: "What you eat is yours to choose: here only how much is set, and when. How much "
        + "is in a food I can't tell."),
    GlossaryEntry(
      "other ways to fast", synonyms: "ramadan", "ramadan start", "lent", "lent start", "easter",
      "church", "religious fast",
      "yom kippur", "keto", "paleo", "low carb", "atkins", "another diet",
      meaning: "Only this way of dieting is set here: other fasts and diets have no option of "
        + "their own."),
    GlossaryEntry(
      "exercise", synonyms: "sport", "sports", "gym", "workout", "workouts", "train", "training",
      "running",
      meaning: "Exercise is not asked for here, and not counted."),
    GlossaryEntry(
      "start of the diet", synonyms: "start later", "start monday", "start on monday",
      "start tomorrow",
      "start next week", "begin monday", "begin later", "begin tomorrow", "which day start",
      "when start", "when begin", "start tuesday", "start wednesday", "start thursday",
      "start friday", "start saturday", "start sunday", "begin tuesday", "begin wednesday",
      "begin thursday", "begin friday", "begin saturday", "begin sunday",
      "undo start", "leave start",
      meaning: "It begins on the day you say yes: to begin later, leave before that and come back "
        + "then. Once it has begun, \"start over\" begins it anew."),
    GlossaryEntry(
      "end of the diet", synonyms: "how many weeks", "how long diet", "when over", "forever",
      "end date",
      meaning: "There is no end that is set: five days and two, week after week, until you stop."),
    GlossaryEntry(
      "reminder", synonyms: "reminders", "remind", "notification", "notifications", "notify",
      "alarm", "ping",
      meaning: "No reminders are set here."),
    GlossaryEntry(
      "tracking", synonyms: "track", "log", "logging", "count calories", "counting calories",
      "enter my food", "type in eat", "type eat", "tell ate", "tell eaten", "write down eat",
      "enter eat", "dashboard",
      meaning: "Start tracking opens your dashboard: it shows your target, your window, and "
        + "which day of the cycle it is. What you eat is not entered here."),
  ]
}
