/// Words that tell names of races from what else people say when they are asked for one.
enum RaceNameWords {
  /// Kinds of races, in which their names end or with which they begin.
  static let kinds = words(
    """
    marathon marathons half ultra ultramarathon ultratrail trail run race relay parkrun 5k 10k k km \
    mile miles miler challenge dash classic trot ekiden triathlon duathlon swimrun jog \
    cross-country steeplechase orienteering lauf loppet løp marató maratona maratón marathonlauf \
    semi-marathon halbmarathon shuffle champs championship championships xc
    """)

  /// Words inside of names that are written small.
  static let joining = words(
    """
    of the a an in for de des du di da do del der la le les van von zu el to on at with and n y e \
    s x by aan den
    """)

  /// Articles and the like before a name or a time.
  static let articles = words("a an the my our this that early late mid about")

  /// Words that say nothing of which race it is.
  static let counting = words(
    """
    some any one ones two three four first second third next last big small little short long \
    another other several many few multiple own new good specific particular same certain real \
    proper every each no
    """)

  /// Words before a name, after "my race is" and "I'm training for" were said.
  static let introducing = words(
    """
    i i'm im i'll i'd i've ive we we're we'll it it's its it'll is was be am a an the my our this \
    that that's thats there there's theres running doing racing training preparing prepping signed registered enrolled \
    entered booked now down got into we've we'd weve be most grateful help year year's want wanted would like love going gonna plan planning hope hoping thinking \
    think maybe perhaps probably possibly likely guess suppose say just actually well um uh er so \
    yes yeah yep ok okay sure oh ah hey hi hello either name name's called named race races run train do \
    in on at up of about to for will have got upcoming event goal target main please me call with put \
    change changed changing switch switched swap swapped
    """)

  /// Words before the name of whom one speaks to.
  static let greeting = words("hi hey hello dear morning thanks cheers bye")

  /// What the coach is called.
  static let coach = words("coach george")

  /// Words after which a name follows.
  static let naming = words("called named name's")

  /// Words that correct what was said before them.
  static let correcting = words("no nope wait sorry actually rather oops scratch")

  /// What was done with a race that is over.
  static let past = words("ran raced did finished completed")

  /// Words that may say where a race is.
  static let placing = words("in of at")

  /// What people add behind what they say.
  static let chat = words("innit mate lol sure please thanks yeah yes haha obviously though obvs")

  /// Words that begin a question.
  static let asking = words(
    """
    what what's whats why how who who's which when where can could do does did is are am should \
    would will must may shall
    """)

  /// Words with which something else begins behind a name.
  static let ending = words(
    """
    but because since hopefully please thanks which who if when where while hoping aiming targeting \
    trying shooting wanting coming starting though then again too later through thru i i'm i've i'd i'll we we're it \
    it's that's sub today tomorrow tonight every each instead now actually anymore
    """)

  /// Words before a time, or before whom one runs with and what for.
  static let beforeTime = words(
    "on in at this next last for by with under within around from during after before coming late")

  /// Months and days of the week.
  static let days = words(
    """
    january february march april may june july august september october november december jan feb \
    mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday
    """)

  /// Days and times of the year that are written small.
  static let seasons = words("spring summer autumn fall winter today tomorrow tonight")

  /// Months, days, seasons and the like.
  static let times = days.union(seasons).union(
    words(
      """
      mondays tuesdays wednesdays thursdays fridays saturdays sundays weekend weekends weekday \
      weekdays yesterday year years month months week weeks day days morning afternoon evening night \
      hour hours minute minutes time times season next this last end beginning start middle
      """))

  /// Whom one runs with, and what for, where that is no name.
  static let company = words(
    """
    friend friends lad lass mate mates son daughter work club family sister brother wife husband partner colleagues team mum mom dad kids him \
    her them me us fun charity now sure real under less two three four five six
    """)

  /// Words of sentences, which names have only where they are written with capitals.
  static let sentence = words(
    """
    i i'm im i've i'd i'll we we're you your you're yours he she they me us him them mine don't \
    dont doesn't didn't isn't aren't wasn't can't cant cannot couldn't won't wont wouldn't haven't \
    hasn't never not no nope none is are was were be been am has had have having do does did done \
    can could should would will might must know knows knew think thinking want wants need needs \
    like likes hate hates love care cares decide decided deciding choose chose choosing pick picked \
    tell told say said ask asked mind leave let give get gets getting make makes remember forgot \
    forget forgotten let's lets mean means meant help understand see look looking find try trying hurt hurts \
    sucks suck works work lose losing improve stay keep become becoming feel feeling depends matter \
    matters because than as if it it's its that that's there here what who whom why how when where \
    which whether yet already still ever only just rather also change changed changing switch switched swap swapped
    """)

  /// Words that name no race, by themselves or among others.
  static let unnamed = words(
    """
    anything nothing something everything whatever whichever somewhere someone nobody anybody all \
    both either neither yes yeah yep yup yea nah ok okay sure fine maybe perhaps probably unsure \
    undecided idea ideas clue tbd tba tbc idk dunno na n/a nil null undefined unknown unnamed \
    nameless untitled agree agreed consent correct finish finishing continue anonymous secret secrets private personal confidential business later soon \
    now lol haha hahaha hehe hmm hm wow omg huh meh nvm please thanks thank hello hi hey bye goodbye \
    greetings good great nice cool perfect awesome bad terrible awful boring stupid dumb silly lame \
    ridiculous annoying crap shit damn hell fuck fucking bullshit idiot tired sleepy hungry ready \
    happy sad bored busy confused excited nervous scared afraid lost sick ill fit fitter faster \
    slower stronger healthy healthier fitness health shape weight fun beginner beginners newbie \
    novice runner runners amateur experienced bot robot human joke jokes running training exercise \
    general specific particular friend's knee knees ankle ankles hip hips foot feet shin calf hamstring \
    achilles injury injuries injured pain recovering old male female man woman times weekly daily \
    twice once distance date name names race races goal strava consent plan alone away up shut stop \
    start back help skip quit test testing asdf qwerty foo bar blah xxx more less enough others \
    rest before after again option options list choice question answer default
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
