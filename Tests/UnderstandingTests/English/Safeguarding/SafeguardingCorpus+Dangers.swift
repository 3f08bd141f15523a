extension SafeguardingCorpus {
  /// Lines to be caught: what the danger is, who is in it, and what was typed.
  static let dangers = #"""
    suicide own: I want to die
    suicide own: i wanna die
    suicide own: i dont want to be here anymore
    suicide own: I don't want to live any more.
    suicide own: Honestly, I wish I was dead
    suicide own: sometimes i think about killing myself
    suicide own: ive been thinking of ending it all
    suicide own: there's no point in living
    suicide own: my family would be better off without me
    suicide own: nobody would even notice if i was gone
    suicide own: I'm suicidal
    suicide own: im feeling sucidal again tonight
    suicide own: kms
    suicide own: i just wanna go to sleep and never wake up
    suicide own: What is the point of being alive
    suicide own: I have a plan to end my life
    suicide own: i am going to kill myself
    suicide own: 1800, not that it matters, I'll be dead by then, I'm going to take my own life
    suicide own: I wish I had never been born
    suicide own: wanna d1e
    suicide own: i want to disappear forever
    suicide own: I'm nothing but a burden to my kids
    suicide own: tired of living
    suicide own: I can't go on like this any longer, I want it all to end
    suicide own: i wrote a goodbye letter last night
    suicide own: I tried to hang myself last year
    suicide own: thinking about jumping off the bridge on my long run
    suicide own: life isnt worth living since she left
    suicide own: i want to unalive myself
    suicide own: custom: suicidal thoughts
    suicide own: log it: wanted to kill myself this morning
    suicide own: Mondays, unless I've killed myself by then
    suicide own: I've got nothing left to live for.
    suicide own: every night I pray I won't wake up in the morning
    suicide own: I dont see a reason to go on
    suicide child: She says she wants to die.
    suicide child: he says he wants to disappear forever
    suicide child: she wishes she'd never been born
    suicide child: he talks about killing himself
    suicide child: my son said he wants to kill himself
    suicide child: I found a suicide note in my daughter's room
    suicide child: our 14 yr old keeps saying nobody would miss him if he were gone
    suicide child: She told her teacher she doesn't want to be alive
    suicide child: my grandson tried to take his own life in march
    suicide child: Mia said yesterday that life has no sense for her and she does not want live
    suicide child: hes 9 and says he wants to be dead
    suicide child: help her stop thinking about suicide
    suicide child: my daughter took an overdose in January
    suicide child: I'm scared my boy will kill himself
    suicide child: he asked me how to kill himself
    suicide other: my husband keeps talking about ending his life
    suicide other: my wife wants to die and I don't know what to do
    suicide other: my brother is suicidal and I can't focus on training
    selfharm own: sometimes I hurt myself
    selfharm own: I cut myself when I'm stressed
    selfharm own: i've started cutting again
    selfharm own: I burn my arms with a lighter so I feel something
    selfharm own: custom: self harm urges
    selfharm own: days since i last self-harmed
    selfharm own: none except the cuts on my arms, I do them
    selfharm own: i keep scratching my wrists until they bleed
    selfharm own: 3 weeks clean from cutting
    selfharm own: I want to hurt myself
    selfharm child: my daughter cuts herself
    selfharm child: scratches her arms till they bleed
    selfharm child: we found razor blades and blood in her room
    selfharm child: he punches himself in the face when hes angry
    selfharm child: she has scars all over her thighs and hides them
    selfharm child: I want him to stop hurting himself
    selfharm child: my teen is self harming
    selfharm child: Bangs his head on the wall until it bleeds
    selfharm child: stop her cutting
    selfharm child: my neice has been cutting her self
    abuse own: my husband hits me
    abuse own: my ex hits us
    abuse own: I'm being abused at home
    abuse own: I don't feel safe at home
    abuse own: my dad beats me when hes drunk
    abuse own: i was raped
    abuse own: my boyfriend choked me last night
    abuse own: I am scared of my husband
    abuse own: he threatened to kill us if I leave
    abuse own: can't run mondays, he locks me in
    abuse own: he broke my arm, my husband I mean
    abuse own: my stepdad touches me
    abuse own: My partner is violent with me and the children
    abuse own: he slapped me again yesterday
    abuse own: my uncle makes me do things with him and I must keep it secret
    abuse own: bruises from my boyfriend
    abuse own: My coach forced himself on me
    abuse own: he pushed me down the stairs, so my knee
    abuse child: I hit my son
    abuse child: I lost it and hit my son
    abuse child: her uncle touches her
    abuse child: she is being abused
    abuse child: he was molested by his coach
    abuse child: my husband beats the kids
    abuse child: Her stepfather hits her with a belt.
    abuse child: someone at school asked her for nudes
    abuse child: he comes back from his dad's with bruises
    abuse child: her father comes drunk and beat her
    abuse child: I smacked her so hard it left a mark
    abuse child: sometimes i shake the baby when he wont stop
    abuse child: I'm afraid I'm going to hurt my baby
    abuse child: a man in the park touched my daughter
    abuse child: she's afraid of her stepdad
    abuse child: my brother abused my little girl
    abuse child: he punches his little sister every day until she cries
    abuse child: a teacher is sending her naked pictures
    abuse child: the boys at school beat him up
    abuse child: she doesnt want to go home because her dad hurts her
    abuse other: my neighbour beats his wife
    abuse other: my sister gets beaten by her husband
    abuse other: I want to kill my ex
    abuse other: i feel like stabbing someone
    abuse other: my mate was sexually assaulted
    eating own: I stopped eating
    eating own: i dont eat anymore
    eating own: I haven't eaten in days
    eating own: I make myself throw up after meals
    eating own: i starve myself
    eating own: I'm anorexic
    eating own: I have an eating disorder, so lose weight I guess
    eating own: i purge after dinner
    eating own: I'm scared to eat
    eating own: bulimia since I was 15
    eating own: binge and purge most evenings
    eating own: as little as possible, I want to be so thin that I disappear
    eating own: laxatives after every meal
    eating own: I only eat an apple a day
    eating own: i hate my body so much i cant eat
    eating own: when i eat i feel guilty and stick my fingers down my throat
    eating own: I chew and spit
    eating own: Recovering from anorexia, my clinic knows nothing about this app
    eating own: 400 calories a day, thats all I allow myself
    eating own: I don't deserve to eat
    eating own: never, I don't eat
    eating own: i cant stop throwing up what i eat
    eating child: won't eat anything, hides food and throws up
    eating child: she refuses to eat
    eating child: my daughter has stopped eating
    eating child: she makes herself sick after dinner
    eating child: he hasn't eaten properly for weeks and thinks he's fat
    eating child: She has anorexia
    eating child: my 13 year old is starving herself
    eating child: she is terrified of gaining weight and skips every meal
    eating child: she says she's too fat to eat
    eating child: my girl is vomiting on purpose after lunch
    eating child: help her with her eating disorder
    eating child: Doesn't eat. Hides it. Cries when we sit down at the table
    eating child: she counts every calorie and won't eat with us anymore
    eating other: my wife throws up after every meal on purpose
    eating other: my flatmate is bulimic
    danger own: I took all the pills in the house
    danger other: he has a gun and he's outside
    danger own: I'm standing on the roof and I'm going to jump
    danger own: please help me he is going to kill me
    danger own: I have swallowed a whole bottle of paracetamol
    danger own: I'm in danger
    danger own: I slit my wrists
    danger own: I can't stop the bleeding, I cut too deep
    danger child: she swallowed a whole box of tablets
    danger child: he says he will bring a knife to school and stab them
    danger child: my son is on the balcony and says he will jump
    """#
}
