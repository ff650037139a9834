package api

// Operation is one of openapi.yaml.
type Operation struct {
	Pattern string // method and path
	ID      string // operationId
	Class   Class
	Handle  func(*Request) (*Reply, error)
	Changes bool // refused while stopping
}

// Class says by which rate an operation is limited.
type Class int

// The classes of operations.
const (
	Reading  Class = iota // looking
	Playing               // moves, undo, talk
	Making                // new tables, reports, links: what fills the disk
	Guessing              // recovery codes and links: what could be guessed
	Sitting               // sitting down without a link: beside the class of its operation
	Coming                // becoming somebody: beside the class of its operation
)
