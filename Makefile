# Needs GNU make, Go 1.26 and Node 20; `make race` also a C compiler, `make test`
# Debian's Chromium, PostgreSQL, HAProxy and PgBouncer, which it installs if it is run as root. The linters are pinned in
# tools/go.mod; Go builds them at first use.

.PHONY: help build dist run test fast interface format vet lint web-check web-lint web-types web-unit go-test web-e2e states sizes puzzles life measure lighthouse map map-check race vuln fmt soak fuzz train mutants bench clean previews chromium pngquant postgres haproxy pgbouncer docs cluster cluster-test cluster-faults correspondence bin/cluster

TOOL      = go tool -modfile=tools/go.mod
FUZZTIME ?= 30s
GAMES    ?= 500

# The commit is stamped into the binary only if git works: go build fails on
# a clone that belongs to another user.
STAMP = $$(git status >/dev/null 2>&1 || echo -buildvcs=false)

# The browser UI is embedded, so it is built before anything that compiles Go.
UI      = web/dist/index.html
UI_FROM = $(shell find web words/catalogues -type f ! -path 'web/node_modules/*' ! -path 'web/dist/*' ! -path 'web/e2e/*' \
	! -path web/src/wire/openapi.ts ! -path web/src/wire/contract.ts ! -path 'web/src/i18n/words/*' ! -path 'web/src/style/fonts/*') server/openapi.yaml view/schema.json \
	$(shell find edition/data rulebook workshop/frames -type f ! -name '*_test.go') $(wildcard words/*.json)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-9s%s\n", $$1, $$2}' Makefile

build: $(UI) ## bin/volgare, one static binary
	CGO_ENABLED=0 go build -trimpath $(STAMP) -o bin/volgare ./cmd/volgare

cluster: bin/cluster ## three servers over PostgreSQL behind a proxy, http://localhost:8080; its data is deleted at the end
	bin/cluster

bin/cluster: build postgres haproxy
	go build $(STAMP) -o $@ ./workshop/cluster

# The server's tests, with each request sent to another of three servers over one PostgreSQL database; then a game in browsers.
cluster-test: bin/cluster chromium ## the server's tests on three servers, and a whole game of two people and bots with a spectator
	VOLGARE_TEST_NODES=3 go test -count=1 -timeout 30m ./server
	cd web && npm run -s nodes

cluster-faults: $(UI) postgres haproxy ## half an hour of games on a cluster with faults: its parts fail one after the other
	go test -count=1 -timeout 90m -v -run '^TestFaults$$' ./workshop/cluster -args -faults $(FAULTS)

docs: $(UI) ## write docs/cli.md from the help of the commands, and docs/packages.md from the package comments
	go test ./cmd/volgare -run '^TestCommandReference$$' -update
	go test ./workshop/archtest -run '^TestPackageList$$' -update

dist: $(UI) ## archives of the binary in bin/dist, for Linux, macOS, Windows and FreeBSD, with their checksums
	GOFLAGS="$$GOFLAGS $(STAMP)" go run ./workshop/dist

run: build ## run a server at http://localhost:8080; games are stored in data/
	bin/volgare serve --data data --addr localhost:8080

# The steps that every change must pass, in the order of their cost. A step shows all its findings;
# if it fails, later steps do not run.
FAST = interface format vet lint web-check web-unit go-test

# Go's tests run in a random order. With a fixed order, cached results are used for packages that
# the change does not affect.
ORDER ?= -shuffle=on

fast: ## all checks without a browser
	@ORDER= tools/steps $(FAST)

test: ## all checks: the steps of fast, the binary, the interface in a real browser
	@tools/steps $(FAST) build web-e2e

interface: $(UI)

format: web/node_modules/.installed
	@bad=$$(find . -name '*.go' ! -path '*/node_modules/*' ! -path '*/testdata/*' -exec gofmt -l {} +); \
	test -z "$$bad" || { echo "not gofmt'd (make fmt):"; echo "$$bad"; }; \
	cd web && npm run -s format && test -z "$$bad"

# The pure packages also have to compile as WebAssembly.
vet: $(UI)
	@go vet ./...; vetted=$$?; \
	GOOS=js GOARCH=wasm go build ./engine ./edition ./record ./view ./bot ./game ./table ./lessons ./words ./rulebook ./protocol && exit $$vetted

lint: $(UI) ## golangci-lint with staticcheck and gofumpt
	$(TOOL) golangci-lint config verify
	$(TOOL) golangci-lint run --allow-parallel-runners ./...

# In parallel: each takes one core.
web-check: $(UI)
	@$(MAKE) --no-print-directory -k -j2 -Oline web-types web-lint

web-lint: $(UI)
	cd web && npm run -s lint

web-types: $(UI)
	cd web && npm run -s check

web-unit: $(UI)
	cd web && npx --no-install vitest run

# The timeout only ends tests that hang.
go-test: $(UI) postgres haproxy pgbouncer
	$(TOOL) gotestsum --format pkgname -- $(ORDER) -timeout 30m ./...

web-e2e: build chromium
	cd web && npm run -s e2e

states: build chromium ## the interface in every state: at all sizes, light and dark, and in a longer language
	cd web && npm run -s states

sizes: build chromium ## the table in forty window sizes, zoomed too, light and dark, from set-up to end
	cd web && npm run -s sizes

previews: build chromium pngquant ## write the preview images of links to server/preview/pictures
	cd web && npm run -s previews

puzzles: build chromium ## every puzzle in every language by touch, pointer and keyboard
	cd web && npm run -s puzzles

life: build chromium ## play in real browsers over bad connections for LIFE (1h) while the server is stopped and killed; SEED repeats a run
	cd web && npm run -s life

# Measurements, not tests. They are meaningful on an idle machine, or as ratios to measurements
# taken in turns with them. See also `make bench` and `make lighthouse`.
measure: build chromium ## measure the speed of the interface and the program; see also bench and lighthouse
	cd web && npm run -s measure
	VOLGARE_MEASURE=1 go test -count=1 -v -run "^TestMeasure" ./...

lighthouse: build chromium tools/node_modules/.installed ## Lighthouse scores of the first pages, on an idle machine
	cd web && npm run -s lighthouse

# The map and its art are in the repository. They depend on edition/data/board.yaml and tools/map.
DRAW_MAP = web/node_modules/.bin/tsx tools/map/build.ts

map: web/node_modules/.installed tools/node_modules/.installed ## redraw the map after a change of the board or of tools/map
	$(DRAW_MAP) web/src/map

map-check: web/node_modules/.installed tools/node_modules/.installed ## check that tools/map still draws the map in the repository
	web/node_modules/.bin/tsc -p tools/map
	drawn=$$(mktemp -d) && trap 'rm -r "$$drawn"' EXIT && $(DRAW_MAP) "$$drawn" && \
		for name in geometry art; do diff -u web/src/map/$$name.json "$$drawn/$$name.json" || exit 1; done

tools/node_modules/.installed: tools/package-lock.json
	cd tools && npm ci
	@touch $@

chromium: ## install a browser for the tests: Debian's headless shell, which is faster, or any Chromium
	@command -v chromium-headless-shell >/dev/null || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } || \
		command -v chromium >/dev/null || { \
		echo "the browser tests need Chromium: apt-get update && apt-get install -y chromium-headless-shell"; exit 1; }

pngquant: ## install pngquant, which compresses the preview images
	@command -v pngquant >/dev/null || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq pngquant >/dev/null; } || { \
		echo "the pictures of links need pngquant: apt-get update && apt-get install -y pngquant"; exit 1; }

postgres: ## install PostgreSQL; without it, tests that start its servers are skipped
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq postgresql-15 >/dev/null; } || \
		echo "the tests of store/postgres need PostgreSQL: apt-get update && apt-get install -y postgresql-15"

pgbouncer: ## install PgBouncer; without it, the test of the store with a pooler is skipped
	@command -v pgbouncer >/dev/null || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq pgbouncer >/dev/null; } || \
		echo "the store is not tested behind a pooler: apt-get update && apt-get install -y pgbouncer"

haproxy: ## install HAProxy, the proxy of a cluster; without it, cluster tests are skipped
	@command -v haproxy >/dev/null || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq haproxy >/dev/null; } || \
		echo "a cluster needs HAProxy: apt-get update && apt-get install -y haproxy"

# Without the packages that play many games in one goroutine: slow, and nothing to race.
race: $(UI) postgres ## the tests of the small packages under the race detector
	@command -v $$(go env CC) >/dev/null || { echo "make race needs a C compiler: $$(go env CC)"; exit 1; }
	CGO_ENABLED=1 go test -race -short -timeout 20m $$(go list ./... | grep -Ev '/(enginetest|mutants)$$')

vuln: $(UI) ## list known vulnerabilities of the dependencies, by govulncheck
	tools/vuln

fmt: $(UI) ## format the Go code
	$(TOOL) golangci-lint fmt
	cd web && npm run -s fmt

# All tests with a long form import workshop/soak, so this finds all of them.
SOAKED = go list -f '{{.ImportPath}} {{.TestImports}} {{.XTestImports}}' ./... | awk '/ .*volgare\/workshop\/soak/ {print $$1}'

soak: $(UI) postgres ## the long form of all tests: invariants after every move of GAMES (500) games per table, campaigns, secrets
	VOLGARE_SOAK=$(GAMES) go test -timeout 120m $$($(SOAKED))

# go test fuzzes one target of one package at a time.
fuzz: ## run every fuzz target for FUZZTIME (30s)
	@list=$$(go test -list '^Fuzz' ./...) || { echo "$$list"; exit 1; }; \
	echo "$$list" | awk '/^Fuzz/ {name[n++] = $$1} /^ok/ {while (n) print $$2, name[--n]}' | \
	while read -r package name; do \
		echo "== $$package $$name"; \
		go test -run '^$$' -fuzz "^$$name\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 20x "$$package" </dev/null || exit 1; \
	done

# Each preset has its own directory. The last round of it contains the accepted weights.
TRAINED  ?= data/trained
TRAINING ?= --seed marche --start fitted --games 100 --rounds 1

train: build ## train the bots' weights in TRAINED (data/trained), in two runs of 22,000 games; resumes an interrupted run
	for preset in deluxe it2010; do bin/volgare train $(TRAINED)/$$preset $(TRAINING) --preset $$preset || exit 1; done

correspondence: ## days of a game by correspondence, with and without planned turns
	go run ./workshop/correspondence -bot planner
	go run ./workshop/correspondence -bot planner -players 5

mutants: ## mutation tests of the rules
	go run ./workshop/mutants

bench: ## benchmarks of time and allocations
	go test -run '^$$' -bench . -benchmem ./engine/... ./record/... ./bot/...

clean: ## remove build results
	rm -rf bin web/dist coverage*

web/dist/index.html: web/node_modules/.installed $(UI_FROM)
	cd web && npm run build
	@touch $@

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci
	@mkdir -p $(@D) && touch $@
