package bot_test

import (
	"fmt"
	"os"
	"math"
	"math/rand/v2"
	"reflect"
	"strconv"
	"testing"
	"time"

	"volgare/bot/greedy"
)

func paths() []string {
	var out []string
	t := reflect.TypeOf(greedy.Weights{})
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Name == "Beam" { continue }
		if f.Type.Kind() == reflect.Array {
			for k := range f.Type.Len() { out = append(out, fmt.Sprintf("%s.%d", f.Name, k)) }
		} else { out = append(out, f.Name) }
	}
	return out
}

func TestTmpTune(t *testing.T) {
	mins,_ := strconv.Atoi(os.Getenv("MINS"))
	seedN,_ := strconv.Atoi(os.Getenv("SEED"))
	presets := []string{"deluxe"}
	seats := []int{4,4,3,5}
	best := greedy.Current()
	if b := os.Getenv("BEAM"); b != "" { best.Beam,_ = strconv.Atoi(b) }
	rng := rand.New(rand.NewPCG(uint64(seedN), 9))
	all := paths()
	start := time.Now()
	at := 1000
	r := rulesOf(t, presets[0], 4)
	rr := r
	_ = seats
	base, _, _, vp := duel(rr, best, best, 500000, 720)
	fmt.Println("base", base, vp)
	for it := 0; time.Since(start) < time.Duration(mins)*time.Minute; it++ {
		w := best
		n := 1 + rng.IntN(4)
		desc := ""
		for range n {
			p := all[rng.IntN(len(all))]
			old := getField(&w, p)
			f := math.Exp(rng.NormFloat64()*0.45)
			val := int(math.Round(float64(old)*f))
			if val == old { val += 1 - 2*rng.IntN(2) }
			setField(&w, p, val)
			desc += fmt.Sprintf("%s %d->%d ", p, old, val)
			if len(p) > 2 && p[len(p)-2] == '.' && rng.IntN(2) == 0 { // whole array
				for k := 0; k < 8; k++ {
					q := p[:len(p)-1] + strconv.Itoa(k)
					if q == p { continue }
					ok := false
					for _, x := range all { if x == q { ok = true } }
					if ok { setField(&w, q, int(math.Round(float64(getField(&best, q))*f))) }
				}
				desc += "(all) "
			}
		}
		d, _, _, _ := duel(rr, w, best, at, 160); at += 160
		if d < base+0.1 { continue }
		d2, _, _, _ := duel(rr, w, best, at, 320); at += 320
		d = (d*160 + d2*320)/480
		if d < base+0.3 { continue }
		d3, _, _, _ := duel(rr, w, best, at, 600); at += 600
		d = (d2*320 + d3*600)/920
		if d < base+0.35 { continue }
		best = w
		base, _, _, vp = duel(rr, best, best, 500000, 480)
		fmt.Printf("%v it %d ACCEPT %+.2f now base %.2f vp %.1f: %s\n", time.Since(start).Round(time.Second), it, d, base, vp, desc)
		os.WriteFile(os.Getenv("OUT"), []byte(fmt.Sprintf("%#v\n", best)), 0o644)
	}
}
