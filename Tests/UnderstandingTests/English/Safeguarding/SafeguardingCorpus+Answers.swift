extension SafeguardingCorpus {
  /// Lines that only sound like it.
  static let answers = #"""
    I could kill for a quiet bedtime
    I stop eating at 7
    I've stopped eating after 6pm, I start at 10
    this deadline is killing me
    starving by 6
    beat my PB
    hit the gym
    cut sugar
    cut carbs and lose the belly
    shoot some hoops with him
    he hits his targets when he wants to
    dead tired, ask me later
    I bombed my exam, so brain is off
    stop eating at 7
    hit my goal weight
    suicide squad is her favourite film
    self-harm awareness week
    dying to try the new app
    this heat is killing me
    both knees are killing me on the stairs
    my physio would kill me
    I'm starving, can we be quick
    I usually skip breakfast and eat from noon to 8
    I don't eat after 8
    I don't eat before noon
    can't eat dairy
    haven't eaten since lunch
    no food after 9pm
    I stopped eating meat
    we quit eating out
    don't eat breakfast, so 11 to 7
    I only eat between 12 and 8
    intermittent fasting 16:8
    cut down on snacks
    cut my calories to 1600
    cutting for summer
    I'm on a cut until June
    last meal at 7 and then nothing
    burn fat
    burn some calories
    kill the cravings
    dying for a coffee
    death by chocolate is my weakness
    I'd die without bread
    eat less junk, feel less like death in the morning
    binge watching with popcorn is the problem
    cut off is 20:00
    fasting from dinner till lunch
    I quit sugar and stopped eating late
    never eat before a run
    nothing until noon, then I eat till 8
    beat my brother at Berlin
    beat 4 hours
    smash my time
    crush it
    kill it in Berlin
    destroy my old record
    die trying
    sub 3:45 or die trying
    shoot for 3:30
    hit 3:15
    I hit the wall at 35k last time
    I blew up at mile 20 and wanted to die
    the hills nearly killed me
    hurt my knee last year
    my achilles hurts after long runs
    I hurt my back lifting
    I hurt myself skiing in January
    cut my foot on a shell, two stitches, fine now
    burned my hand cooking, nothing serious
    pulled a hamstring
    torn calf, killing me on stairs
    shin splints from overdoing it
    bruised rib, came off the bike
    broke my arm as a kid
    stress fracture, I ran through the pain
    sore neck from sleeping badly
    scratched my knee, nothing else
    Tough Mudder, the Suicide Hill one
    suicides on the track every tuesday
    my coach beats it into us, tempo runs
    my coach pushes me hard
    don't shoot me but maybe 40 minutes
    not on Sundays, my wife would kill me
    run for suicide prevention
    a charity race for self harm awareness
    hang myself out to dry on hills, ha
    jump off the couch first
    I killed that workout
    he is killing it at school
    she kills zombies on the switch all day
    less screen time, fewer shooter games
    he hates violent games, she loves them
    stop biting her nails
    help her stand up for herself
    she gets hurt easily
    he takes everything to heart and cries when others get hurt
    her feelings get hurt quickly
    she was hurt that nobody came to her party
    deal with the death of her grandma
    he is afraid of the dark
    she's scared of dogs
    she's afraid of death since grandpa died
    our cat died and he is sad
    she won't eat vegetables
    picky eater, eats only pasta
    he doesn't eat much at lunch
    refuses to eat broccoli
    won't eat anything green
    he throws up in the car
    eat better together as a family
    he beats me at chess every time
    beats his sister at Mario Kart
    plays the drums, hits everything in sight
    hits the nail on the head that question
    she's a drama queen, always dying of boredom
    she would die of embarrassment
    stop hitting snooze
    open up about school without me nagging to death
    more talks, less shouting
    I yell at them too much
    lost my temper yesterday, want to do better
    be a calmer mum
    he fights with his brother about lego
    she touches everything in shops
    keep in touch with her dad
    he kicks a ball all day
    punctual: hit and miss
    he is a killer goalkeeper
    cut the drama at bedtime
    cut the cord a little
    to die for brownies recipe log
    custom: Deadlift
    custom: Headache
    custom: Death metal concerts
    custom: Haircuts
    custom: Cuts and scrapes of the kids
    log it: leg day killed me
    log it: double shot, still dead
    log it: beat my record
    log it: missed the bus, kill me now lol
    log it: felt like death warmed up
    log it: took my pills at 8
    log it: took two tablets for the headache
    log it: cut my hair
    log it: burnt my tongue
    log it: I could murder a curry
    took all my vitamins today
    don't kill my battery with location
    no, notifications drive me mad
    I'd rather die than share my location lol
    health data? over my dead body
    I don't feel safe sharing my location
    is it safe to give my email
    kill the notifications
    shoot me a reminder
    hit me up in the evening
    hit me with it
    cut the crap and show me the dashboard
    let's end it here
    I want it to end, how many questions are left
    can't do this anymore, too many questions
    quick practice, I'm dead after work
    guided, I'd quit by myself
    the pump is killing my forearms
    a routine that doesn't kill me
    want to disappear into the couch
    wake up early on weekends
    I don't want to wake up before 6
    can't run with this ankle anymore
    I don't want to go on a diet
    I don't want to live in Berlin anymore so another race
    I live on coffee
    """#
}
