extension SafeguardingCorpus {
  /// Lines to be caught that were written when the grammar was done, in other voices.
  static let freshDangers = #"""
    suicide own: My name doesn't matter, I won't need it after tonight
    suicide own: honestly some days I look at the train coming in and think just step out
    suicide own: whats the use, ive decided im not going to see 16
    suicide own: 72, widowed in spring. I should like to follow her, if I am frank
    suicide own: Goal? To not be alive by Christmas
    suicide own: i cant keep living like this, every day is torture
    suicide own: My mind tells me the kids deserve a better mum and I should be gone
    suicide own: Tracking: how many times a day I think about ending my life
    suicide own: mood: 1/10, been googling painless ways to go
    suicide own: No races. I plan to be in the ground by September.
    suicide own: I am very tired of life, sorry for my english
    suicide own: literally want to k1ll myself rn
    suicide own: if I have to go to that school one more day im gonna hang myself
    suicide own: sometimes when I drive I imagine crashing into a wall on purpose
    suicide own: It would be easier for everybody if I was dead
    suicide own: I have the tablets lined up on the table
    suicide own: nobody loves me and i dont want to exist
    suicide own: I keep thinking the world is better without me in it
    suicide child: Noor has told her cousin that she would rather be dead than go back to class
    suicide child: last week he tied a scarf round his neck and said goodbye
    suicide child: my lad's been saying he doesnt see the point in being alive
    suicide child: He is 8. He said "mummy I wish I could die". I don't know what to do
    suicide child: she writes in her diary that she hates her life and wants to end it
    suicide child: we found out our son attempted suicide at boarding school
    suicide child: granddaughter sent me a text saying she's going to do herself in
    suicide child: that he stops saying he'd be better off dead
    suicide child: talk with her about why she tried to kill herself in the summer
    suicide child: she swallowed pills two weeks ago, she is home from hospital now
    suicide other: My best mate hung himself last month and now his brother says hes next, says he wants to die too
    suicide other: my girlfriend threatens to kill herself whenever I go for a run
    suicide other: mum keeps telling us shed rather not be here
    selfharm own: when it all gets too much I take the scissors to my arm
    selfharm own: I bite my hand until it bleeds when the kids scream
    selfharm own: Custom: cutting urges, black
    selfharm own: my legs are covered in cuts I made myself
    selfharm own: I've relapsed, I cut last night
    selfharm own: i punch my thighs black and blue after every binge
    selfharm own: my therapist wants me to count the days I dont hurt myself
    selfharm own: burnt myself with the straightener again, on purpose
    selfharm child: long sleeves in july, and yesterday I saw the cuts
    selfharm child: She digs her nails into her arms till there's blood
    selfharm child: He hits his own head with his fists when he fails at something
    selfharm child: my girl carves things into her leg with a compass
    selfharm child: he told the school nurse that he burns himself
    selfharm child: I want her to stop harming herself, that is the only goal
    selfharm child: Twins, one of them self-harms
    abuse own: he put his hands round my throat on Sunday
    abuse own: My wife throws things at me and last month she hit me with a pan
    abuse own: when dad's had a drink he takes his belt off and I know what's coming, he beats me
    abuse own: i get slapped if my marks are bad
    abuse own: Can't train evenings because he goes mad and hits me if I'm out
    abuse own: injuries: two cracked ribs. my partner kicked me
    abuse own: black eye from my boyfriend, nothing that stops me running
    abuse own: the physio touched me in places he should not have
    abuse own: I got raped at a party and cannot run alone anymore
    abuse own: my brother comes in my room at night and touches me
    abuse own: my husband forces me to have sex
    abuse own: he says he will find me and kill me if I ever leave
    abuse own: I'm not safe in my own house
    abuse own: we live in a shelter because my husband was violent
    abuse own: my mother burned me with an iron as a kid and still slaps me
    abuse own: he wont let me leave the house
    abuse child: His father gives him a good hiding every weekend
    abuse child: I slapped my daughter across the face yesterday and I feel terrible
    abuse child: my new boyfriend smacked my little one and i dont know what to think
    abuse child: Grandad put his hand down her trousers, she told me on Monday
    abuse child: her coach has been sending her photos of himself naked
    abuse child: The nursery says she has been hurt by somebody at home
    abuse child: I nearly strangled my son, I was that angry
    abuse child: some older boys at the park beat my son up and filmed it
    abuse child: my ex locks him in the cellar when he's been bad
    abuse child: a family friend abused him when he was five
    abuse child: she saw her dad punch me
    abuse child: I shook her. I am so ashamed. she's 4 months
    abuse child: help him feel safe again after the sexual assault
    abuse child: He came back with burn marks on his hands from his stepmother
    abuse other: my sister's husband beats her black and blue
    abuse other: I'd like to smash my neighbour's skull in, I mean it, I think about stabbing him
    abuse other: the old lady next door is hit by her carer
    eating own: I havent had solid food since Thursday and I feel powerful
    eating own: 300 kcal, and if I go over I throw it up
    eating own: I'm a 19yo girl and I only allow myself water until I weigh 45
    eating own: to be honest food terrifies me
    eating own: eating window: none, I'm not eating this week
    eating own: i just want to stop eating completely
    eating own: been in and out of hospital with anorexia so be gentle pls
    eating own: I vomit most of what I eat. Always after dinner.
    eating own: custom: purging
    eating own: every time I eat I hate myself and run until I've burned it all off
    eating own: I eat once every 3 days
    eating own: log it: took 20 laxatives
    eating own: 2 black coffees and gum, thats my day, I dont eat
    eating child: My daughter pretends to have eaten at school and has lost 9 kilos, we think anorexia
    eating child: she weighs every pea and cries if there is oil, she's starving herself
    eating child: He is 11, calls himself disgusting and won't touch food
    eating child: I hear her being sick in the bathroom after every meal
    eating child: since the ballet school she does not eat almost nothing
    eating child: she feeds her dinner to the dog and says she's too fat
    eating child: my son makes himself vomit so he makes weight for wrestling
    eating other: my fiancé has bulimia and hides it from me
    danger own: ive just taken thirty paracetamol
    danger own: There is blood everywhere, I cut my wrists
    danger own: im on the bridge by the station
    danger own: he's downstairs breaking the door, he has a knife
    danger child: My son has locked himself in the bathroom with a knife and says he will do it
    """#
}
