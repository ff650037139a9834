// Package deploy has the files for running servers: systemd units, containers, a proxy configuration,
// Prometheus alerts and a Grafana dashboard.
package deploy

import "embed"

// Files are all of it.
//
//go:embed *.service *.yaml *.cfg *.json Containerfile
var Files embed.FS

// Nodes is how many the proxy has.
const Nodes = 3
