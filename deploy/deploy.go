// Package deploy embeds the files for running servers: systemd units, containers, a proxy configuration, Prometheus alerts
// and a Grafana dashboard.
package deploy

import "embed"

// Files contains all of them.
//
//go:embed *.service *.yaml *.cfg *.json Containerfile
var Files embed.FS

// Nodes is the number of nodes that the proxy serves.
const Nodes = 3
