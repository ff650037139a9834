// Package lists has functions for slices that the standard library lacks.
package lists

// Map returns the results of f for all items in their order. It never returns nil.
func Map[T, U any](items []T, f func(T) U) []U {
	results := make([]U, len(items))
	for i, item := range items {
		results[i] = f(item)
	}
	return results
}

// Find returns the first item that satisfies f, or nil if there is none.
func Find[T any](items []T, f func(*T) bool) *T {
	for i := range items {
		if f(&items[i]) {
			return &items[i]
		}
	}
	return nil
}
