package postgres

// LockOf returns the advisory lock that nodes with a key share.
func LockOf(key []byte) int64 { return newCodec(key).lock }
