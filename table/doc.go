// Package table keeps live tables: who sits where, the moves and what of them
// stands, undo, talk, and the bots that play on.
//
// The truth of a table is its log in a store, an append-only list of entries. A
// fold of the entries gives the table; a Snapshot is such a fold, immutable, and
// everything that leaves this package about a game is asked of a Snapshot in the
// name of a seat. A Service holds the tables that are in use: one goroutine for
// each, which checks commands, commits their entries and publishes the next
// Snapshot. Readers never wait for it.
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
//
// Bots of a table that is not live wait until somebody looks at it, or the server
// starts: Service.Resume.
package table
