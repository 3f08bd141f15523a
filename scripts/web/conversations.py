"""What is typed and pressed in each flow, from the first question to the end."""

PASSWORD = "violet-anchor-rain-19"

# "=TEXT" presses the button of that text, "*TEXT" types a secret, everything else is typed.
FLOWS = {
    "diet": (["=Lose Weight", "1800", "noon to 8pm", "=Go on", "=Yes"], "Your dashboard"),
    "eko": (
        ["Sam", "Mia", "4 March 2018", "1 and 3", "school, friends and family", "7", "5", "4",
         "that's all"],
        "Mia",
    ),
    "trendsight": (
        ["get started", "ana@example.org", "*" + PASSWORD, "*" + PASSWORD, "coffee",
         "log it: two espressos", "yes", "not now", "not now", "go to dashboard"],
        "Coffee",
    ),
    "george": (
        ["let's go", "Berlin Marathon", "a marathon", "in 20 weeks", "sub 3:45",
         "Mon, Wed and Sat", "60 minutes", "none", "yes", "looks right", "yes, I consent", "yes"],
        "plan",
    ),
    "growth": (["quick practice"], ""),
}
