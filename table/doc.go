// Package table is one table as a value: its seats, the moves, undo, chat, and the pace of its bots.
//
// The truth of a table is its log, an append-only list of entries. Folding the entries gives
// a Snapshot, the immutable state of the table after an entry:
//
//   - Make, MakeOf and Snapshot.PlayOn return the first entries of a table.
//   - Begin and Snapshot.Fold return the snapshot of a log.
//   - Snapshot.Decide returns the entry that a command adds, or a *Refusal; Snapshot.After the
//     snapshot after that entry. Each type of Action has its decide method next to the function that
//     folds its entry.
//   - Snapshot.Due lists the moves that happen without a command; Snapshot.BotLine,
//     Snapshot.BotMove and Snapshot.Act return their entries.
//   - The other methods show the table to a seat: its view, log, record, chat.
//
// The package is pure: it has no clock and no storage. Its caller, package live, passes the time,
// the rules and the seed.
//
// An entry is a JSON object: k is its kind, t the time in milliseconds, by the identity if it
// does not follow from the seat s, id the key of the command. The first one, create, has the
// whole board and the deal with its seed. Examples of others:
//
//	{"k":"moves","t":1780000000000,"s":"red","m":"move roma; city; end"}
//	{"k":"moves","t":1780000002000,"s":"grey","m":"end","b":"greedy"}
//	{"k":"undo","t":1780000004000,"s":"red","to":57}
//
// An entry states everything that a later version of the program might decide differently: start
// and resign name the bot that plays from then on.
package table
