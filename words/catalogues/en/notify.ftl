### Notifications outside of the page, and mails.

# Titles. The first is for the player, the other for a channel of the whole table.
notify-turn = Your turn: { $table }
    .other = Waiting for { $name }: { $table }
notify-reminder = Your time runs out soon: { $table }
    .other = { $name }’s time runs out soon: { $table }
notify-timed-out = Your time is up: { $table }
    .other = { $name }’s time is up: { $table }
notify-order-stopped = Your planned turn has stopped: { $table }
notify-over = The game is over: { $table }

# Texts: a sentence each
notify-ends = Time runs out: { $when }.
notify-out-takeover = A bot plays for you until you return.
    .other = A bot plays until { $name } returns.
notify-out-turn = A bot plays for you, this once.
    .other = A bot plays for { $name }, this once.
notify-out-vote = The others may let a bot play for you.
    .other = The others may let a bot play.
notify-order-stopped-text = What you planned was not played, or only in part: now it is up to you.
notify-when = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
  } { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }, { $time } ({ $zone })

# One mail a day with all tables that wait
notify-digest = { $n ->
    [one] A table is waiting for you
   *[other] { $n } tables are waiting for you
  }

# The list of turns in a calendar or a feed reader
notify-feed = Volgare: your turn

# The other mails
mail-confirm = Confirm your address
    .text = You want { $site } to notify you of your games at this address. Confirm that it is yours:
    .do = Confirm the address
    .else = The link works until { $when }. If you did not ask for this, do nothing: without the confirmation no notifications are sent to this address.
mail-return = Back to your tables
    .text = Open this link on the device on which you want to play. It then belongs to { $name }: the same tables, the same seats.
    .do = Back to my tables
    .else = The link works once, until { $when }. Do not pass it on: whoever opens it plays in your place. If you did not ask for it, do nothing.
mail-why = You get this mail because you asked { $site } for it.
mail-unsubscribe = No more of these mails

# A message to try a channel
notify-test = Volgare notifies you here
    .text = You asked { $site } for this message, to try it. Everything works.

# Pages to which links in mails lead
mail-confirmed = The address is confirmed
    .text = { $site } now notifies you of your games at { $address }.
mail-stop = Stop these mails?
    .text = Then { $site } sends no more notifications to { $address }.
    .do = Stop the mails
mail-stopped = The mails are stopped
    .text = { $site } sends no more notifications to { $address }. To get them again, save the settings of the address in your notifications.
