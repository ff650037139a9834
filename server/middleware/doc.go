// Package middleware wraps all requests: limits, log, metrics, headers, and the refusal of requests
// for other host names or from other sites.
package middleware
