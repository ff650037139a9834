package store

import "fmt"

// What may be kept of what can be made again: so many in all, the eldest go, and each so many bytes at most.
const (
	MaxDerived     = 500
	MaxDerivedData = 512 << 10
)

// Derived is something that follows from a table's log and takes long to make: it is kept so as not to be made
// again, and may be gone at any time.
type Derived struct {
	Table string
	Name  string // what it is
	Of    string // what it was made of, and by whom: of anything else it is not it
	Data  []byte // opaque here
}

// Check reports what is wrong with it in itself as an ErrInvalid.
func (d *Derived) Check() error {
	if d.Table == "" || d.Name == "" || len(d.Data) == 0 || len(d.Data) > MaxDerivedData {
		return fmt.Errorf("%w: derived %q of %q with %d bytes", ErrInvalid, d.Name, d.Table, len(d.Data))
	}
	return nil
}
