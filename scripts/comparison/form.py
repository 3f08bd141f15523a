"""The five questions of `usher chat diet` as a form of questionary. Nothing is kept."""

import questionary

questionary.select("What's your main goal?", ["Lose Weight", "Maintain Weight", "Gain Muscle"]).ask()
questionary.text("How many calories per day?", default="1800").ask()
questionary.text("When do you usually eat?", default="noon to 8 PM").ask()
questionary.press_any_key_to_continue("Five days to fuel and two to fast: press any key to go on.").ask()
questionary.confirm("Start tracking?").ask()
print("Your dashboard")
