package table

import (
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"volgare/plain"
)

func TestCleanName(t *testing.T) {
	for name, want := range map[string]string{
		"  Anna  da Siena ":                "Anna  da Siena",
		"":                                 "",
		"👩‍🚀 José\u00a0Luis":               "👩‍🚀 José Luis",
		strings.Repeat("e\u0301", MaxName): strings.Repeat("é", MaxName),
		strings.Repeat("👩‍🚀", MaxName):     strings.Repeat("👩‍🚀", MaxName),
	} {
		if got, err := CleanName(name); err != nil || got != want {
			t.Errorf("%+q is %+q, %v, want %+q", name, got, err, want)
		}
	}
	for _, name := range []string{"An\x00na", "Anna\u202e", strings.Repeat("x", MaxName+1)} {
		got, err := CleanName(name)
		if _, ok := errors.AsType[*plain.TextError](err); got != "" || CodeOf(err) != BadName || !ok {
			t.Errorf("%+q is a name, %+q, %v", name, got, err)
		}
	}
}

// TestLookalikesMapToLetters: each pair in the table of look-alikes maps a character, which Unicode does not replace before, to a
// letter that is not mapped itself.
func TestLookalikesMapToLetters(t *testing.T) {
	if n := utf8.RuneCountInString(alikes); n != 2*len(lookalike) {
		t.Errorf("%d characters for %d pairs: a character is repeated, or has no partner", n, len(lookalike))
	}
	for from, to := range lookalike {
		if _, again := lookalike[to]; again || to > unicode.MaxASCII || !unicode.IsLower(to) {
			t.Errorf("%q leads to %q", from, to)
		}
		if before := prototype(from); before != string(from) {
			t.Errorf("%q is already replaced by %q", from, before)
		}
	}
}

func TestSkeleton(t *testing.T) {
	for _, alike := range [][]string{
		{"Anna", "ꓮnna", "Ꭺnna", "ꭺnna", "Ⲁnna", "ANN𖽀", "𐊠NNA", "𝐴𝓃𝗇𝚊", "ⒶⓃⓃⒶ", "ᴀɴɴᴀ", "Aոոa", "Ann⍺"},
		{"Anna", "ANNA", "anna", "Ànnâ", "Аnna", "Αnna", "A n n a", "Anna.", "Ａｎｎａ", "𝐀nna"},
		{"Paolo", "Рaolo", "Pao1o", "PaoIo", "P\u0430olo", "Paol0", "Paоlo"},
		{"Emma", "Emrna", "Ernma", "ЕММА", "ЕММΑ"},
		{"Willi", "VVilli", "Wi||i"},
		{"Sisto", "5isto", "ѕіѕто", "ꓢisto", "Ꮪisto", "Տisto", "𐐠isto", "𝟱isto"},
		{"Dora", "ꓓora", "Ꭰora", "D໐ra", "D೦ra", "Dഠra", "Dဝra", "Dօra", "D𐐬ra", "D𐓪ra", "Døra"},
		{"Emma", "ꓰmma", "Ꭼmma", "EⲘⲘa", "Eꓟꓟa", "⋿mma"},
		{"Lea", "ꓡea", "Ꮮea", "ⳐEA", "ⅬEA", "1ea"},
		{"Ζωή", "ζωή"},
	} {
		for _, name := range alike[1:] {
			if skeleton(name) != skeleton(alike[0]) {
				t.Errorf("%q is %q, %q is %q", name, skeleton(name), alike[0], skeleton(alike[0]))
			}
		}
	}
	for _, pair := range [][2]string{{"Anna", "Anno"}, {"Bea", "Bee"}, {"Anna", "Anna 2"}, {"Иван", "Anna"}, {"משה", "דוד"}, {"ידיד", "דוד"}, {"יי", "ייי"}, {"Юлия", "Юлій"}, {"👑", "👒"}} {
		if skeleton(pair[0]) == skeleton(pair[1]) {
			t.Errorf("%q is taken for %q", pair[0], pair[1])
		}
	}
}

// TestEqualNamesAreNumbered: a person whose name is already used at the table gets a number, and keeps their name at other tables.
func TestEqualNamesAreNumbered(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "me"}, {Who: "open"}, {Who: "open"}, {Who: "open"}}})
	sit := func(seat, identity, name string) string {
		t.Helper()
		at := h.do(s.ID, Identity{ID: identity, Name: name}, Sit{Seat: seat})
		i, _ := at.SeatOf(seat)
		return at.Seats[i].Name
	}
	if got := sit("black", "b", "Аnna"); got != "Аnna 2" {
		t.Errorf("with another A: %q", got)
	}
	if got := sit("grey", "c", "ANNA"); got != "ANNA 3" {
		t.Errorf("in capitals: %q", got)
	}
	if got := sit("green", "d", "Dora"); got != "Dora" {
		t.Errorf("with a name of her own: %q", got)
	}
	if s.Seats[0].Name != "Anna" || s.Seats[1].Name != "Anna" {
		t.Errorf("one person at two seats: %+v", s.Seats)
	}
	long := strings.Repeat("👩‍🚀", MaxName)
	if got := numbered(long, 12); plain.Length(got) != MaxName || !strings.HasSuffix(got, "👩‍🚀 12") {
		t.Errorf("a long name: %q", got)
	}
	guest := Identity{ID: "g", Name: "Anna d’Asti", Spare: []string{"Pia d’Orvieto", "Lapa da Pisa"}}
	orvieto := h.create(Identity{ID: "f", Name: "Dino d’Orvieto"}, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}, {Who: "open"}}})
	h.do(orvieto.ID, anna, Sit{Seat: "red"})
	if got := h.do(orvieto.ID, guest, Sit{Seat: "black"}).Seats[2].Name; got != "Lapa da Pisa" {
		t.Errorf("a guest at a table with Anna and Dino d’Orvieto: %q", got)
	}
	host := h.create(Identity{ID: "e", Name: "Emma"}, NewTable{Seats: []SeatPlan{{Who: "open"}, {Who: "open"}}})
	if got := h.do(host.ID, bert, Sit{Seat: "red", Name: "Emrna"}).Seats[1].Name; got != "Emrna 2" {
		t.Errorf("like the host, who does not sit: %q", got)
	}
}

// TestGuestsAreIntroduced: a guest who chooses a name later has it at the table from their next message on. A name that was
// chosen for a seat is kept.
func TestGuestsAreIntroduced(t *testing.T) {
	h := open(t)
	guest := Identity{ID: "g", Name: "Lapa da Pisa", Spare: []string{"Pia d’Orvieto"}}
	named := Identity{ID: "g", Name: "Bert", Guest: []string{"Lapa da Pisa", "Pia d’Orvieto"}}
	s := h.create(guest, NewTable{Seats: []SeatPlan{{Who: "open"}, {Who: "open"}, {Who: "open"}}})
	h.do(s.ID, bert, Sit{Seat: "red"})
	s = h.do(s.ID, named, Chat{Text: "hello"})
	if s.HostName != "Bert 2" || s.Chat()[len(s.Chat())-1].Name != "Bert 2" {
		t.Errorf("the host is %q and has said %+v", s.HostName, s.Chat())
	}
	h.do(s.ID, carl, Sit{Seat: "yellow", Name: "Charles"})
	if s = h.do(s.ID, carl, Chat{Text: "hello"}); s.Seats[0].Name != "Charles" {
		t.Errorf("a chosen name has become %q", s.Seats[0].Name)
	}

	s = h.create(guest, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}}})
	if s = h.do(s.ID, guest, Chat{Text: "hello"}); s.Seats[0].Name != "Lapa da Pisa" {
		t.Errorf("a guest has become %q", s.Seats[0].Name)
	}
	s = h.do(s.ID, named, Chat{Text: "hello again"})
	if s.Seats[0].Name != "Bert" || s.HostName != "Bert" {
		t.Errorf("the seat has the name %q, and the host %q", s.Seats[0].Name, s.HostName)
	}
	if again := h.reload(s.ID); again.Seats[0].Name != "Bert" || again.HostName != "Bert" {
		t.Errorf("after it was loaded: %q and %q", again.Seats[0].Name, again.HostName)
	}
}
