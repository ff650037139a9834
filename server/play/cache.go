package play

// viewKey names a view: of which table, after how many entries and moves, for whom.
type viewKey struct {
	id   string
	seq  int64
	at   int
	name string
}

// maxViews bounds how many encoded views are kept, about 30 kB each.
const maxViews = 256
