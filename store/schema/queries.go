package schema

// Queries, and parts of queries, that both databases understand.
const (
	// EntriesAfter selects the entries of a table, $1, after a number, $2. It returns one row without an entry if the table has no more
	// entries.
	EntriesAfter = `SELECT entries.seq, entries.data FROM tables LEFT JOIN entries ON entries.tab = $1 AND entries.seq > $2
		WHERE tables.name = $1 ORDER BY entries.seq`
	// LengthColumns are the numbers of entries of a table that everybody sees, and of the others. The column seq counts both: a
	// program that knows no hidden entries cannot append to a log that has some, and changes no other column.
	LengthColumns = `seq - hidden, hidden`
	// Logs selects the tables that have entries, those after one, $1, and $2 at most.
	Logs = `SELECT DISTINCT tab FROM entries WHERE tab > $1 ORDER BY tab LIMIT $2`
	// PutSecret stores a secret of the servers, a name and data, unless there is one with that name.
	PutSecret = `INSERT INTO server_secrets (name, data) VALUES ($1, $2) ON CONFLICT DO NOTHING` //nolint:gosec // a query, not a secret
	// AllOutages selects the outages that began after a time, $1, then the last time at which a server ran, with NULL as its end, and
	// $2 rows at most.
	AllOutages = `SELECT since, until FROM outages WHERE since > $1 UNION ALL SELECT at, NULL FROM alive WHERE at > $1
		ORDER BY 1 LIMIT $2`
	// PutOutage stores the beginning and the end of an outage.
	PutOutage = `INSERT INTO outages (since, until) VALUES ($1, $2) ON CONFLICT DO NOTHING`
	// PutChannel stores the columns of a channel, $1 to $5, unless its owner has $6 others already.
	PutChannel = `INSERT INTO channels (` + ChannelColumns + `) SELECT $1, $2, $3, $4, $5
		WHERE (SELECT count(*) FROM channels WHERE identity = $2 AND tab = $3 AND id <> $1) < $6
		ON CONFLICT (id) DO UPDATE SET (target, data) = (excluded.target, excluded.data)`
	// ChannelColumns are the columns of a channel.
	ChannelColumns = `id, identity, tab, target, data`
	rank           = `CASE state WHEN 'seating' THEN 1 WHEN 'playing' THEN 2 WHEN 'over' THEN 3 ELSE 4 END` // store.Rank
	// Order is the order of summaries. A limit follows it.
	Order = ` ORDER BY ` + rank + `, changed DESC, name LIMIT `
	// Behind is the condition of the summaries after a place, $1 to $3. Another condition follows it.
	Behind = `(` + rank + `, -changed, name) > ($1, $2, $3) AND `
	// isListed is the condition of the index tables_listed, letter by letter.
	isListed = `public AND (state = 'playing' OR state = 'seating' AND open > 0)`
	// Numbered selects the listed tables, numbered within their host and within their origin.
	Numbered = `SELECT name, row_number() OVER (PARTITION BY host ORDER BY ` + rank + `, changed DESC, name) AS of_host,
		row_number() OVER (PARTITION BY origin ORDER BY ` + rank + `, changed DESC, name) AS of_origin FROM tables WHERE ` + isListed
	// Listed is the condition of the tables that are within the shares of their host and origin, $5 and $6.
	Listed = `name IN (SELECT name FROM (` + Numbered + `) AS numbered WHERE of_host <= $5 AND of_origin <= $6)`
)
