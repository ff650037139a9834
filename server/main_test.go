package server

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"volgare/server/api"
	"volgare/store/postgres/postgrestest"
)

// TestMain runs the tests. If all of them have run, including tests with a file, it checks that they have used the whole
// contract.
func TestMain(m *testing.M) {
	flag.Parse()
	status := postgrestest.Main(m)
	if status == 0 && os.Getenv(many) == "" && flag.Lookup("test.run").Value.String() == "" && flag.Lookup("test.list").Value.String() == "" {
		status = missing()
	}
	os.Exit(status)
}

// missing prints the operations and codes of the contract that no test has used.
func missing() int {
	c, err := theContract()
	if err != nil {
		fmt.Println(err)
		return 1
	}
	var all []string
	for _, item := range c.paths {
		for method, op := range item {
			if method != "parameters" {
				all = append(all, op.(map[string]any)["operationId"].(string))
			}
		}
	}
	for _, code := range api.Codes() {
		all = append(all, "problem "+code)
	}
	all = slices.DeleteFunc(all, func(what string) bool { return c.seen[what] })
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	fmt.Println("no test has seen: " + strings.Join(all, ", "))
	return 1
}
