extension SafeguardingCorpus {
  /// Lines that only sound like it, written when the grammar was done, in other voices.
  static let freshAnswers = #"""
    Deborah, but everybody calls me Deb, dead easy to remember
    Kilian
    Diana, not Di, I could die when they call me that
    my child is called Hurtsen
    his name is Abe, short for Abraham
    Cutter, it's an old family name
    born on the day the Titanic sank, 15 April 2015, my husband's killer joke
    She was born at 3 am, nearly killed me, 12 May 2016
    that our mornings stop being a battlefield
    I want him to stop hitting the snooze button and to take himself seriously
    More patience with his little sister, fewer fights over the tablet
    to get through homework without anybody losing it
    I'd love for us to survive puberty alive haha
    help with losing at games, he's a terrible loser and kicks the chairs
    she bottles everything up and then explodes
    Noah is scared of monsters under his bed
    teach her that crying is fine and that words can hurt
    learn to say sorry when he has hurt someone's feelings
    he wants to be a knight and slay dragons all day long
    we lost our dog in May, talk about dying and heaven in a way a 5 year old gets
    she's mad about true crime podcasts, murder this and murder that
    the boy eats like a bird, more vegetables would be nice
    no more bribing him with sweets to eat
    stop eating in front of the telly
    that she tries new food and doesn't gag at the sight of peas
    school, sport and friends, death is a bit heavy for him
    everything but family dynamics, that one's a minefield
    beat up old topics please skip, I'd say tech and creativity and school
    8, he could talk the hind legs off a donkey
    a 3, you have to drag every word out of her
    sensitive? cries at adverts, so 10
    he'd rather die than admit it was him, so 2
    accountable: she'd throw her brother under the bus any time, 2
    two. he blames the cat for everything
    lose 5 kilos without starving
    I want to get shredded, cut then bulk
    slim down for my sister's wedding
    to fit my old jeans before I turn 50
    gain some muscle, I'm all skin and bone
    eat without feeling guilty about chocolate
    maintain, I've suffered enough
    I am killing it at 1900 a day
    my dietitian cut me down to 1700
    whatever doesn't leave me hangry, 2100
    not under 1500, I tried that and nearly fainted
    1200? I'd starve. 1900
    2k kcal, no more, no less
    I stop at half seven and don't touch a thing till 11
    kitchen closes at 8 on pain of death
    never before 10 and never after 6
    I can't eat in the mornings, so 12 to 8
    I don't eat lunch, breakfast at 7 and dinner at 5
    skip breakfast, noon till eight
    from 13:00 on, before that I don't eat anything
    we don't eat after the kids are in bed, 11am-7pm
    no breakfast for me, I would throw up that early
    Ramadan rules, nothing from dawn to sunset
    my wife refuses to eat before 8, so 8 to 6
    first bite at 11, last bite at 19
    fasting kills my mood so 8am to 8pm
    ultra of death valley, Badwater
    Hell of the North duathlon
    Race to the Dead Sea
    Jumping Jack half marathon
    Berlin, if my knees don't kill me first
    42.2 km of pure suffering
    just want to finish alive
    under 4 hours or I'll cry
    sub 50, I want to smash my brother's time
    my sister beat me last year so anything better than 1:58
    I'd kill to break 3:30
    to not come last
    Mon Wed Fri, weekends are sacred, my husband would shoot me
    tuesdays and thursdays, mondays I'm a zombie
    any day but Friday, that's when the kids beat me at football
    45 min before the baby screams
    half an hour, any longer and I'm dead
    an hour, my boss will have my head otherwise
    none, touch wood
    bad back, it's been torturing me for years
    ITB is murder on the downhill
    left hamstring attacks me out of nowhere
    split my shin open on a kerb last summer, healed
    my kid kicked me in the knee playing football, still sore
    I was hit by a cyclist in 2023, the hip complains now and then
    dislocated a shoulder wrestling with my brother as a teen
    old burn on the forearm from work, nothing
    cut my toe on the pool edge
    tore my ACL jumping off a wall when I was 20
    a dog bit me in the calf in June
    no strava, my ex stalks everyone on there haha kidding
    coffee, can't live without it
    custom: bloody nose
    custom: Boxing sparring, red
    custom: Gut pain
    custom: Fights with my mother in law
    custom: Shots on goal
    custom: Pushups to failure
    log it: 3 espressos and I still want to sleep for a week
    log it: spin class, the instructor is a sadist, I died twice
    log it: argued with my husband about the dishes
    log it: migraine, felt like somebody stabbed my eye
    log it: threw up after the oysters, never again
    log it: fell off the bike and scratched both arms
    log it: forgot my pills yesterday so took them this morning
    log it: mood 3, rainy, missed the train
    reminders would only make me want to throw the phone at a wall
    turn them on, hit me
    no way, I've been burned by apps before
    not safe to have my location out there
    health, fine, nothing to hide but my weight
    quick, I get bored to tears by plans
    whatever hurts less
    guided routine, hold my hand please
    I'll go with the quick one before I lose the will
    """#
}
