// Package deploy has what it takes to run Volgare on machines of one's own: units of systemd, a composition of containers, the
// configuration of a proxy, and what Prometheus and Grafana want to know.
package deploy

import "embed"

// Files are all of it.
//
//go:embed *.service *.yaml *.cfg *.json Containerfile
var Files embed.FS

// Nodes is how many the proxy has.
const Nodes = 3
