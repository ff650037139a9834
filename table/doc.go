// Package table is one table as a value: who sits where, the moves and what of them
// stands, undo, talk, and how long bots wait.
//
// The truth of a table is its log, an append-only list of entries. A fold of the entries
// gives the table; a Snapshot is such a fold, immutable, and everything that is told
// about a game is asked of a Snapshot in the name of a seat. Make, MakeOf and
// Snapshot.PlayOn give the first entries of a table, Begin and Snapshot.Fold the
// snapshot of a log, Snapshot.Decide the entry that a command makes of it, Snapshot.After
// the snapshot after that, Snapshot.Due what happens if nobody acts, and Snapshot.BotLine
// with Snapshot.BotMove the entry of what is due.
//
// The package is pure: it has no clock, and keeps nothing. Who keeps tables alive, as package
// live does, gives it the time, the rules and the seed.
//
// An entry is a JSON object: k its kind, t the time in milliseconds, by the
// identity where the seat s does not tell it, id the key of the command. The first,
// create, has the whole board and the deal with its seed; then
//
//	{"k":"moves","t":1780000000000,"s":"red","m":"move roma; city; end"}
//	{"k":"moves","t":1780000002000,"s":"grey","m":"end","b":"greedy"}
//	{"k":"undo","t":1780000004000,"s":"red","to":57}
//
// Whatever a program might one day do otherwise is written down: start and resign name
// the bot that plays from then on.
package table
