package record

import (
	"slices"
	"strings"

	"volgare/engine"
)

// form is how a kind of move is written: its words and what follows them, and the
// rule that says how many, or which, there can be of that.
type form struct {
	words string
	takes operands
	rule  engine.Rule
}

// operands are what follows the words of a move.
type operands uint8

const (
	nothing operands = iota
	aPlace
	aSeat
	aFriar
	aCardinal
	aNumber
	aSale
	aManuscript
	aTile
	cubes
	anOffice
	aCard
	aColour
	colours
	aGain
	aGood
	aPiece
)

// forms are the moves in writing.
var forms = [engine.ScoreTrack + 1]form{
	engine.ChooseStart:     {"start", aPlace, engine.SET8},
	engine.AskCharity:      {"charity", aSeat, engine.CHA2},
	engine.End:             {"end", nothing, engine.NoRule},
	engine.EndSummon:       {"end summon", nothing, engine.NoRule},
	engine.MoveTo:          {"move", aPlace, engine.MOV1},
	engine.Embark:          {"embark", aPlace, engine.MOV7},
	engine.CityBonus:       {"city", nothing, engine.NoRule},
	engine.EventBonus:      {"event", nothing, engine.NoRule},
	engine.ScribesLearn:    {"scribes knowledge", nothing, engine.NoRule},
	engine.ScribesKeep:     {"scribes vp", nothing, engine.NoRule},
	engine.BecomeFriar:     {"friar", aFriar, engine.PLC5},
	engine.BecomeCardinal:  {"cardinal", aCardinal, engine.PLC6},
	engine.Inquire:         {"shlasinger", aSeat, engine.CAR4},
	engine.DrawTiles:       {"draw", nothing, engine.NoRule},
	engine.TakePoliticians: {"take politicians", aNumber, engine.CUB1},
	engine.TakeNobles:      {"take nobles", aSale, engine.CUB1},
	engine.TakeAbbesses:    {"take abbesses", aNumber, engine.CUB1},
	engine.TakeScribes:     {"take scribes", aNumber, engine.CUB1},
	engine.TakeManuscript:  {"manuscript", aManuscript, engine.MSS1},
	engine.TakeLingua:      {"lingua", nothing, engine.NoRule},
	engine.Psalter:         {"psalter", nothing, engine.NoRule},
	engine.Business:        {"business", nothing, engine.NoRule},
	engine.GoRiddle:        {"riddle", aNumber, engine.RID1},
	engine.GoMessenger:     {"messenger", aNumber, engine.MSG1},
	engine.GoOrient:        {"orient", aNumber, engine.ORI1},
	engine.GoCanticle:      {"canticle", aNumber, engine.CAN1},
	engine.GoLibrary:       {"library", aNumber, engine.LIB2},
	engine.GoRest:          {"rest", aNumber, engine.RES1},
	engine.Keep:            {"keep", aTile, engine.LIB2},
	engine.PutOnTop:        {"top", aTile, engine.LIB1},
	engine.GiveUp:          {"give", aTile, engine.LIB2},
	engine.Accept:          {"accept", nothing, engine.NoRule},
	engine.Refuse:          {"refuse", nothing, engine.NoRule},
	engine.Bid:             {"bid", aNumber, engine.STU3},
	engine.Pass:            {"pass", nothing, engine.NoRule},
	engine.Pay:             {"pay", cubes, engine.STU4},
	engine.Stand:           {"elect", anOffice, engine.ELE1},
	engine.Decline:         {"decline", nothing, engine.NoRule},
	engine.DrawRitmo:       {"ritmo", aNumber, engine.EXPK1},
	engine.DrawPlaciti:     {"placiti", aNumber, engine.EXPK1},
	engine.DrawArnault:     {"arnault", aNumber, engine.EXPK1},
	engine.DrawGlossario:   {"glossario", aNumber, engine.EXPG1},
	engine.ReturnRitmo:     {"return ritmo", colours, engine.EXPR3},
	engine.ReturnGuaita:    {"return guaita", aGain, engine.EXPP4},
	engine.ReturnWhite:     {"return white", aNumber, engine.EXPP5},
	engine.OpenTrade:       {"trade", aSeat, engine.EXPR4},
	engine.KeepCard:        {"keep", aCard, engine.EXPK1},
	engine.GiveUpCard:      {"give up", aCard, engine.EXPK4},
	engine.GiveRitmo:       {"give ritmo", aColour, engine.EXPR4},
	engine.Ask:             {"ask", aGood, engine.RUL13},
	engine.Offer:           {"offer", nothing, engine.NoRule},
	engine.Withdraw:        {"withdraw", nothing, engine.NoRule},
	engine.Counter:         {"counter", nothing, engine.NoRule},
	engine.Yield:           {"yield", aPiece, engine.RUL13},
	engine.ScoreCards:      {"score cards", nothing, engine.NoRule},
	engine.ScoreTrack:      {"score track", nothing, engine.NoRule},
}

// kindWords are the names of the kinds of move: their words, joined by hyphens. A card
// is kept with the word of a tile, but the kinds are told apart.
var kindWords = namesOf(len(forms), func(i uint8) string {
	if engine.Kind(i) == engine.KeepCard {
		return "keep-card"
	}
	return strings.ReplaceAll(forms[i].words, " ", "-")
})

// KindWord names a kind of move by the words of its notation, "take-nobles"; "" if it
// is none.
func KindWord(k engine.Kind) string {
	if int(k) >= len(kindWords) {
		return ""
	}
	return kindWords[k]
}

// ruleOf is the rule that says what can follow the words of a kind of move, NoRule
// where these rules have none of that kind.
func ruleOf(r *engine.Rules, k engine.Kind) engine.Rule {
	switch {
	case !slices.ContainsFunc(r.Catalogue(), func(m engine.Move) bool { return m.Kind == k }):
		return engine.NoRule
	case k == engine.GoLibrary && r.Options.Edition == engine.Classic:
		return engine.LIB1
	}
	return forms[k].rule
}

// discarded are the words for the cube that the cathedral takes.
var discarded = []string{
	engine.Politician: "politician", engine.Noble: "noble", 2: unknown, 3: unknown, engine.VirtualNoble: "virtual",
}

// AppendMove appends a move in canonical notation, "take nobles 2 sell 1".
func AppendMove(dst []byte, r *engine.Rules, m engine.Move) []byte {
	if m.Kind == engine.NoMove || int(m.Kind) >= len(forms) {
		return append(dst, unknown...)
	}
	dst = append(dst, forms[m.Kind].words...)
	if forms[m.Kind].takes != nothing {
		dst = appendOperands(append(dst, ' '), r, m)
	}
	return dst
}

// MoveString is AppendMove as a string.
func MoveString(r *engine.Rules, m engine.Move) string { return string(AppendMove(nil, r, m)) }

func appendOperands(dst []byte, r *engine.Rules, m engine.Move) []byte {
	switch forms[m.Kind].takes {
	case aPlace:
		return append(dst, placeWord(r, engine.PlaceNo(m.A))...)
	case aSeat:
		return append(dst, engine.Seat(m.A).String()...)
	case aFriar:
		return append(dst, engine.FriarTile(m.A).String()...)
	case aCardinal:
		dst = append(append(dst, engine.CardinalTile(m.A).String()...), " discard "...)
		return append(dst, wordAt(discarded, m.B)...)
	case aSale:
		return appendSale(dst, m)
	case aManuscript:
		return appendManuscript(dst, r, m.A, ' ')
	case aTile:
		return appendChoice(dst, r, m)
	case cubes:
		return appendPayment(dst, m)
	case anOffice:
		return append(dst, engine.Office(m.A).String()...)
	case aCard, aColour, colours, aGain, aGood, aPiece:
		return appendCardOperands(dst, r, m)
	}
	return appendInt(dst, m.A)
}

func appendSale(dst []byte, m engine.Move) []byte {
	dst = appendInt(dst, m.A)
	if m.B > 0 {
		dst = appendInt(append(dst, " sell "...), m.B)
	}
	return dst
}

func appendChoice(dst []byte, r *engine.Rules, m engine.Move) []byte {
	if m.Kind == engine.Keep && m.A == engine.NoTile {
		return append(dst, "none"...)
	}
	return appendTile(dst, r, m.A)
}

func appendPayment(dst []byte, m engine.Move) []byte {
	if m.A+m.B+m.C == 0 {
		return append(dst, "nothing"...)
	}
	return appendCubes(dst, []uint8{m.A, m.B, m.C})
}

// appendCubes lists the colours that are not 0 with their numbers; "none" for
// none.
func appendCubes(dst []byte, counts []uint8) []byte {
	start := len(dst)
	for c, n := range counts {
		if n == 0 {
			continue
		}
		if len(dst) > start {
			dst = append(dst, ' ')
		}
		dst = appendInt(append(append(dst, cubeWords[c]...), ' '), n)
	}
	if len(dst) == start {
		return append(dst, "none"...)
	}
	return dst
}
