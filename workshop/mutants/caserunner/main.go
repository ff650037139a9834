// Command caserunner runs rule cases on the engine that it was built with. Built with mutated sources,
// it reports which mutants each case reaches, or whether a case fails with the active one; package
// mutants runs it.
//
//	caserunner FILE...                  every case of the files: a line of JSON each
//	caserunner -cases LIST FILE...      runs the cases with these numbers, to the first that fails
//
// The second form ends with status 3 if a case fails, including by its use of memory. The caller must limit the time.
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

// noticed is the exit status of a runner in which a case has failed.
const noticed = 3

// largest is the memory limit of a runner, in bytes.
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

// reach prints the mutants that each case reaches, with new tables for each case. Mutants reached by initialization count
// for all cases.
func reach(list []cases.Case) error {
	lib, err := edition.Builtin()
	if err != nil {
		return err
	}
	early, out := site.Reached(), json.NewEncoder(os.Stdout)
	for _, c := range list {
		began := time.Now()
		if what := check(lib.Table, c); what != "" {
			return fmt.Errorf("a rule case fails without a mutant: %s", what)
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
	tables := record.Keep(lib.Table) // the mutant must be active when each table is made
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

// check returns the fault of a case, or "".
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

// notice ends the runner with the status for a failed case.
func notice(what string) {
	fmt.Println(what)
	os.Exit(noticed)
}

// watch ends a runner that uses too much memory.
func watch() {
	var memory runtime.MemStats
	for ; ; time.Sleep(50 * time.Millisecond) {
		if runtime.ReadMemStats(&memory); memory.HeapAlloc > largest {
			notice("too much memory")
		}
	}
}
