package table

// Limits of what people may send.
const (
	MaxName    = 40     // characters of a name, of a person or a table
	MaxChat    = 500    // characters of a remark
	MaxMoves   = 64     // moves of one command
	MaxKey     = 64     // bytes of the key of a command
	MaxRecord  = 400000 // bytes of a record that becomes a table, its board included
	MaxSteps   = 9000   // moves of such a record
	MaxEntries = 25000  // entries of a table
	MaxTables  = 100    // tables whose game is not over at which one person sits, or is the host
)

// Identity is who sends a command, and the name that he goes by. The zero Identity is nobody.
type Identity struct {
	ID    string // of a store.Identity, "" for nobody
	Name  string
	From  string   // where he comes from, "" if that is not told: tables are counted by it
	Spare []string // what a guest, who has given no name, is called where somebody's shares a word with Name
}
