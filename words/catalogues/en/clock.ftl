### The clocks at a table that has one.

clock-of = { $name }’s time
clock-at-reserve = Reserve used from: { $when }.
clock-at-holiday = Holiday used from: { $when }.
clock-at-ends = Runs out: { $when }.
clock-low = { $n ->
    [one] You have { $n } second left.
   *[other] You have { $n } seconds left.
  }
clock-own-up = Your time is up.
clock-paused = The clocks are paused.
clock-resume = Restart the clocks
clock-pause = Pause the clocks
clock-pause-how = Everyone who plays here has to agree. As long as the clocks are paused, no one loses time, and you can go on playing.
clock-pause-wanted = { $name } would like to pause the clocks.
clock-pause-agree = Agree
clock-pause-refuse = Refuse
clock-pause-waits = You would like to pause the clocks: the others have not agreed yet.
clock-pause-withdraw = Withdraw
clock-timed-out = { $name }’s time is up.
clock-vote = Let a bot play
clock-votes = { $n ->
    [one] One player wants a bot.
   *[other] { $n } players want a bot.
  }
clock-mine-up = Your time is up: the others may let a bot play for you.
clock-holiday = Holiday
clock-holiday-left = { $time } of holiday left. During a holiday your time does not run.
clock-holiday-none = You have no holiday left.
clock-holiday-begin = Begin a holiday
clock-holiday-end = End the holiday
clock-on-holiday = You are on holiday until { $when }.
clock-seat-on-holiday = { $name } is on holiday until { $when }.
