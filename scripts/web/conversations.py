"""What is typed and picked in each flow, from the first question to the end."""

PASSWORD = "violet-anchor-rain-19"

# "=TEXT" presses the button of that text, "#A|B" checks what has these texts and presses Done, "*TEXT" types
# a secret, everything else is typed.
FLOWS = {
    "diet": (
        ["=Lose Weight", "1800", "=Use these hours", "=Go on", "=Start tracking"], "Your dashboard",
    ),
    "eko": (
        ["Sam", "Mia", "4 March 2018", "#Understanding|Connecting", "#School|Friends|Family", "=7", "=5", "=4",
         "=Add another child", "Noah", "5 May 2020", "1", "=Back", "#Connecting", "1, 2 and 3", "very", "=2", "=9",
         "=That's all"],
        "Mia",
    ),
    "trendsight": (
        ["=Get started", "ana@example.org", "*" + PASSWORD, "*" + PASSWORD, "=Custom", "Water", "=teal", "=drop",
         "=Log it", "=Yes", "=Not now", "=Not now", "=Go to dashboard"],
        "Water",
    ),
    "george": (
        ["=Let's go", "Berlin Marathon", "a marathon", "in 20 weeks", "=Just to finish", "#Mon|Wed|Sat",
         "60 minutes", "=None", "=Yes", "=Looks right", "=Yes, I consent", "=Generate my plan"],
        "plan",
    ),
    "growth": (["=Guided Routine", "=First Steps"], ""),
}
