# Needs GNU make, Go 1.26 and Node 20; `make race` also a C compiler, `make test`
# Debian's Chromium, PostgreSQL, HAProxy and PgBouncer, which it installs where it may. The linters are pinned in
# tools/go.mod, Go builds them at first use.

.PHONY: help build dist run test fast interface format vet lint web-check web-lint web-types web-unit go-test web-e2e states sizes puzzles life measure lighthouse map map-check race vuln fmt soak fuzz train mutants bench clean previews chromium pngquant postgres haproxy pgbouncer docs cluster cluster-test cluster-faults bin/cluster

TOOL      = go tool -modfile=tools/go.mod
FUZZTIME ?= 30s
GAMES    ?= 500

# The commit is stamped into the binary only where git answers: go build fails on
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

cluster: bin/cluster ## three servers over PostgreSQL behind a proxy, http://localhost:8080; nothing of it is kept
	bin/cluster

bin/cluster: build postgres haproxy
	go build $(STAMP) -o $@ ./workshop/cluster

# The server's tests, where each request goes to another of three over one PostgreSQL; then a game in browsers.
cluster-test: bin/cluster chromium ## what holds of one server at three of them: its tests, and a whole game of two people and bots, watched by a third
	VOLGARE_TEST_NODES=3 go test -count=1 -timeout 30m ./server
	cd web && npm run -s nodes

cluster-faults: $(UI) postgres haproxy ## a campaign of half an hour: games are played at a cluster that loses its parts, one after the other
	go test -count=1 -timeout 90m -v -run '^TestFaults$$' ./workshop/cluster -args -faults $(FAULTS)

docs: $(UI) ## write docs/cli.md from the help of the commands, and docs/packages.md from the package comments
	go test ./cmd/volgare -run '^TestCommandReference$$' -update
	go test ./workshop/archtest -run '^TestPackageList$$' -update

dist: $(UI) ## archives of the binary in bin/dist, for Linux, macOS, Windows and FreeBSD, with their checksums
	GOFLAGS="$$GOFLAGS $(STAMP)" go run ./workshop/dist

run: build ## the table in the browser, http://localhost:8080; games are kept in data/
	bin/volgare serve --data data --addr localhost:8080

# The steps that every change passes, in the order of their cost: what a step finds is shown whole, and
# what comes after it is not begun.
FAST = interface format vet lint web-check web-unit go-test

# Go's tests in an order that is another each time; what the change does not touch is not run again
# where the order stays.
ORDER ?= -shuffle=on

fast: ## what can be known of a change before the browser looks at it, in three minutes
	@ORDER= tools/steps $(FAST)

test: ## everything that must hold: the steps of fast, the binary, the interface in a real browser
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

# Beside each other: each takes one core.
web-check: $(UI)
	@$(MAKE) --no-print-directory -k -j2 -Oline web-types web-lint

web-lint: $(UI)
	cd web && npm run -s lint

web-types: $(UI)
	cd web && npm run -s check

web-unit: $(UI)
	cd web && npx --no-install vitest run

# The timeout only ends what hangs.
go-test: $(UI) postgres haproxy pgbouncer
	$(TOOL) gotestsum --format pkgname -- $(ORDER) -timeout 30m ./...

web-e2e: build chromium
	cd web && npm run -s e2e

states: build chromium ## the interface in every state: at all sizes, light and dark, and in a longer language
	cd web && npm run -s states

sizes: build chromium ## the table in forty windows from the smallest to a wall, zoomed in too, light and dark, from its set-up to its end
	cd web && npm run -s sizes

previews: build chromium pngquant ## the pictures that links show, into server/preview/pictures
	cd web && npm run -s previews

puzzles: build chromium ## every puzzle in every language by touch, pointer and keyboard
	cd web && npm run -s puzzles

life: build chromium ## people in real browsers over bad lines for LIFE (1h), at a server that is stopped and killed; SEED repeats a run
	cd web && npm run -s life

# Figures, no tests: they say something on a machine that does nothing else, and as ratios to
# what is taken in turns with them. `make bench` and `make lighthouse` stand beside it.
measure: build chromium ## how fast the interface and the program are, beside bench and lighthouse
	cd web && npm run -s measure
	VOLGARE_MEASURE=1 go test -count=1 -v -run "^TestMeasure" ./...

lighthouse: build chromium tools/node_modules/.installed ## what Lighthouse says of the first pages, on a machine that does nothing else
	cd web && npm run -s lighthouse

# The map and its art are in the repository. They depend on edition/data/board.yaml and tools/map.
DRAW_MAP = web/node_modules/.bin/tsx tools/map/build.ts

map: web/node_modules/.installed tools/node_modules/.installed ## redraw the map after a change of the board or of tools/map
	$(DRAW_MAP) web/src/map

map-check: web/node_modules/.installed tools/node_modules/.installed ## a campaign: tools/map still draws the map that is in the repository
	web/node_modules/.bin/tsc -p tools/map
	drawn=$$(mktemp -d) && trap 'rm -r "$$drawn"' EXIT && $(DRAW_MAP) "$$drawn" && \
		for name in geometry art; do diff -u web/src/map/$$name.json "$$drawn/$$name.json" || exit 1; done

tools/node_modules/.installed: tools/package-lock.json
	cd tools && npm ci
	@touch $@

chromium: ## a browser for the tests: Debian's without windows, which is quicker, or any Chromium
	@command -v chromium-headless-shell >/dev/null || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } || \
		command -v chromium >/dev/null || { \
		echo "the browser tests need Chromium: apt-get update && apt-get install -y chromium-headless-shell"; exit 1; }

pngquant: ## it reduces the pictures that links show to a palette
	@command -v pngquant >/dev/null || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq pngquant >/dev/null; } || { \
		echo "the pictures of links need pngquant: apt-get update && apt-get install -y pngquant"; exit 1; }

postgres: ## the programs of PostgreSQL, of which tests start servers; without them such tests are skipped
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq postgresql-15 >/dev/null; } || \
		echo "the tests of store/postgres need PostgreSQL: apt-get update && apt-get install -y postgresql-15"

pgbouncer: ## a pooler of connections; without it the test of the store behind one is skipped
	@command -v pgbouncer >/dev/null || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq pgbouncer >/dev/null; } || \
		echo "the store is not tested behind a pooler: apt-get update && apt-get install -y pgbouncer"

haproxy: ## the proxy before a cluster; without it the test of that is skipped
	@command -v haproxy >/dev/null || { \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq haproxy >/dev/null; } || \
		echo "a cluster needs HAProxy: apt-get update && apt-get install -y haproxy"

# Without the packages that play many games in one goroutine: slow, and nothing to race.
race: $(UI) postgres ## the tests of the small packages under the race detector
	@command -v $$(go env CC) >/dev/null || { echo "make race needs a C compiler: $$(go env CC)"; exit 1; }
	CGO_ENABLED=1 go test -race -short -timeout 20m $$(go list ./... | grep -Ev '/(enginetest|mutants)$$')

vuln: $(UI) ## known vulnerabilities of what is built in, by govulncheck
	tools/vuln

fmt: $(UI) ## format as the linters want it
	$(TOOL) golangci-lint fmt
	cd web && npm run -s fmt

# Whatever repeats for longer in a soak asks workshop/soak, so none of them is forgotten here.
SOAKED = go list -f '{{.ImportPath}} {{.TestImports}} {{.XTestImports}}' ./... | awk '/ .*volgare\/workshop\/soak/ {print $$1}'

soak: $(UI) postgres ## all that tests repeat, at length: every invariant after every move over GAMES (500) games a table, campaigns, secrets
	VOLGARE_SOAK=$(GAMES) go test -timeout 120m $$($(SOAKED))

# go test fuzzes one target of one package at a time.
fuzz: ## every fuzz target for FUZZTIME (30s)
	@list=$$(go test -list '^Fuzz' ./...) || { echo "$$list"; exit 1; }; \
	echo "$$list" | awk '/^Fuzz/ {name[n++] = $$1} /^ok/ {while (n) print $$2, name[--n]}' | \
	while read -r package name; do \
		echo "== $$package $$name"; \
		go test -run '^$$' -fuzz "^$$name\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 20x "$$package" </dev/null || exit 1; \
	done

# Each preset has a directory of its own; weights that its test on fresh deals accepts lie in its last round.
TRAINED  ?= data/trained
TRAINING ?= --seed marche --start fitted --games 100 --rounds 1

train: build ## a campaign of twice 22,000 games: the bots' weights are trained on, in TRAINED (data/trained); what was broken off goes on
	for preset in deluxe it2010; do bin/volgare train $(TRAINED)/$$preset $(TRAINING) --preset $$preset || exit 1; done

mutants: ## break the code on purpose: does a test notice?
	go run ./workshop/mutants

bench: ## time and allocations
	go test -run '^$$' -bench . -benchmem ./engine/... ./record/... ./bot/...

clean: ## remove what was built
	rm -rf bin web/dist coverage*

web/dist/index.html: web/node_modules/.installed $(UI_FROM)
	cd web && npm run build
	@touch $@

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci
	@mkdir -p $(@D) && touch $@
