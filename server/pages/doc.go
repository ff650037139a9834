// Package pages serves the browser interface.
package pages
