// Package middleware is what requests go through before they are answered: limits, log,
// metrics, headers, and refusals of other names and other sites.
package middleware
