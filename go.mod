module volgare

go 1.26.0

require (
	github.com/goccy/go-yaml v1.19.2
	golang.org/x/tools v0.52.0 // indirect
)
