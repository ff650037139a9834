// Command caserunner runs rule cases on the engine that it was built with. Built with mutated sources,
// it reports which mutants each case reaches, or whether a case fails with the active one; package
// mutants runs it.
//
//	caserunner FILE...                  every case of the files: a line of JSON each
//	caserunner -cases LIST FILE...      runs the cases with these numbers, to the first that fails
//
// The second ends with status 3 if a case fails, also if it takes too much memory. How
// long it may take is for the caller to limit.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"volgare/edition"
	"volgare/record"
	"volgare/workshop/cases"
	"volgare/workshop/mutants/site"
)

// noticed is the status of a runner that has found a case that fails.
const noticed = 3

// largest is the memory that a runner may take, in bytes.
const largest = 1 << 30

func main() {
	numbers := flag.String("cases", "", "the numbers of the cases to run, with commas between them")
	flag.Parse()
	if err := run(*numbers, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "caserunner:", err)
		os.Exit(1)
	}
}

func run(numbers string, files []string) error {
	var list []cases.Case
	for _, file := range files {
		data, err := os.ReadFile(file) //nolint:gosec // a file that the caller names
		if err != nil {
			return err
		}
		list = append(list, cases.Parse(data)...)
	}
	if numbers == "" {
		return reach(list)
	}
	go watch()
	defer func() {
		if fault := recover(); fault != nil {
			notice(fmt.Sprint("panic: ", fault))
		}
	}()
	return try(list, strings.Split(numbers, ","))
}

// reach prints what each case reaches, and makes its table anew for that. What the
// packages and the boxes reach before the first case counts for all.
func reach(list []cases.Case) error {
	lib, err := edition.Builtin()
	if err != nil {
		return err
	}
	early, out := site.Reached(), json.NewEncoder(os.Stdout)
	for _, c := range list {
		began := time.Now()
		if what := check(lib.Table, c); what != "" {
			return fmt.Errorf("fails before anything is changed: %s", what)
		}
		run := site.Run{Text: string(cases.Format(nil, []cases.Case{c})), Took: time.Since(began)}
		run.Reached = slices.Concat(early, site.Reached())
		if err := out.Encode(run); err != nil {
			return err
		}
	}
	return nil
}

// try runs cases until one fails.
func try(list []cases.Case, numbers []string) error {
	lib, err := edition.Builtin()
	if err != nil {
		notice(err.Error())
	}
	tables := record.Keep(lib.Table) // the mutant is on while each is made
	for _, number := range numbers {
		i, err := strconv.Atoi(number)
		if err != nil || i < 0 || i >= len(list) {
			return fmt.Errorf("no case %q of %d", number, len(list))
		}
		if what := check(tables, list[i]); what != "" {
			notice(what)
		}
	}
	return nil
}

// check tells what is wrong in a case, or nothing.
func check(tables record.Tables, c cases.Case) string {
	got, err := cases.Run(tables, c)
	if err != nil {
		return c.Name + ": " + err.Error()
	}
	for i, s := range got {
		if !slices.Equal(s.Want, c.Steps[i].Want) {
			return c.Name + ": " + s.Verb + " " + s.Rest
		}
	}
	return ""
}

// notice ends the runner.
func notice(what string) {
	fmt.Println(what)
	os.Exit(noticed)
}

// watch ends a runner that takes ever more memory.
func watch() {
	var memory runtime.MemStats
	for ; ; time.Sleep(50 * time.Millisecond) {
		if runtime.ReadMemStats(&memory); memory.HeapAlloc > largest {
			notice("too much memory")
		}
	}
}
