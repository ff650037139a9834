### Settings of this browser, and who sits before it.

settings-title = Settings
settings-back = { $to ->
    [t] Back to the table
   *[other] Back
  }
settings-look = How it looks
settings-play = How it plays
settings-language = Language
settings-theme = Theme
settings-theme-auto = Same as the device
settings-theme-light = Parchment (light)
settings-theme-dark = Candle (dark)
settings-pace = What others do
settings-pace-off = At once
settings-pace-slow = Slowly
settings-pace-fast = Briskly
settings-text = Text view
settings-text-how = The whole table in words, without drawings.
settings-tap = One tap does it
settings-tap-how = Otherwise the first tap shows cost and outcome, and the second does it.
settings-sound = Sound
settings-sound-how = A bell when you have to decide, and coins, seals and pages as they move.
settings-notify = Notifications
settings-notify-how = When you have to decide while you look at something else.
settings-notify-refused = This browser does not allow them for this site; its own settings can.
settings-notify-none = This browser shows none for a page.
settings-guide = Guide
settings-guide-how = Explains each thing the first time it matters.
settings-guide-again = Explain everything again
settings-guide-again-done = It will.

me-title = Me
me-how = You play without an account: this browser holds your seats. There are two ways not to lose them with it.
me-name = My name at the table
me-name-do = Save
me-name-saved = Saved.
me-code = Recovery code
me-code-how = Whoever types this code into another browser becomes you, with all your seats. Keep it like a key.
me-code-there = You have been given a code. A new one replaces it.
me-code-do = Make a code
me-code-new = Make a new code
me-code-once = It is shown this once. Copy it, or print it.
me-code-print = Recovery code for { $site }
me-code-print-do = Print
me-nobody = First sit down somewhere, or give yourself a name.
me-recover = I have a code
me-recover-do = Become that person again
me-recover-leave = Leave these seats, and become that person again
me-recovered =
    { $n ->
        [0] Welcome back.
        [one] Welcome back: you sit at one table.
       *[other] Welcome back: you sit at { $n } tables.
    }
me-device = A second device
me-device-how = A link that makes another device you as well: a phone beside this screen, say. It works once, within ten minutes.
me-device-do = Make a link
