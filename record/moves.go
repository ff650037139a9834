package record

import (
	"strings"

	"volgare/engine"
)

// form is how a kind of move is written: its words and what follows them.
type form struct {
	words string
	takes operands
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
	engine.ChooseStart:     {"start", aPlace},
	engine.AskCharity:      {"charity", aSeat},
	engine.End:             {"end", nothing},
	engine.EndSummon:       {"end summon", nothing},
	engine.MoveTo:          {"move", aPlace},
	engine.Embark:          {"embark", aPlace},
	engine.CityBonus:       {"city", nothing},
	engine.EventBonus:      {"event", nothing},
	engine.ScribesLearn:    {"scribes knowledge", nothing},
	engine.ScribesKeep:     {"scribes vp", nothing},
	engine.BecomeFriar:     {"friar", aFriar},
	engine.BecomeCardinal:  {"cardinal", aCardinal},
	engine.Inquire:         {"shlasinger", aSeat},
	engine.DrawTiles:       {"draw", nothing},
	engine.TakePoliticians: {"take politicians", aNumber},
	engine.TakeNobles:      {"take nobles", aSale},
	engine.TakeAbbesses:    {"take abbesses", aNumber},
	engine.TakeScribes:     {"take scribes", aNumber},
	engine.TakeManuscript:  {"manuscript", aManuscript},
	engine.TakeLingua:      {"lingua", nothing},
	engine.Psalter:         {"psalter", nothing},
	engine.Business:        {"business", nothing},
	engine.GoRiddle:        {"riddle", aNumber},
	engine.GoMessenger:     {"messenger", aNumber},
	engine.GoOrient:        {"orient", aNumber},
	engine.GoCanticle:      {"canticle", aNumber},
	engine.GoLibrary:       {"library", aNumber},
	engine.GoRest:          {"rest", aNumber},
	engine.Keep:            {"keep", aTile},
	engine.PutOnTop:        {"top", aTile},
	engine.GiveUp:          {"give", aTile},
	engine.Accept:          {"accept", nothing},
	engine.Refuse:          {"refuse", nothing},
	engine.Bid:             {"bid", aNumber},
	engine.Pass:            {"pass", nothing},
	engine.Pay:             {"pay", cubes},
	engine.Stand:           {"elect", anOffice},
	engine.Decline:         {"decline", nothing},
	engine.DrawRitmo:       {"ritmo", aNumber},
	engine.DrawPlaciti:     {"placiti", aNumber},
	engine.DrawArnault:     {"arnault", aNumber},
	engine.DrawGlossario:   {"glossario", aNumber},
	engine.ReturnRitmo:     {"return ritmo", colours},
	engine.ReturnGuaita:    {"return guaita", aGain},
	engine.ReturnWhite:     {"return white", aNumber},
	engine.OpenTrade:       {"trade", aSeat},
	engine.KeepCard:        {"keep", aCard},
	engine.GiveUpCard:      {"give up", aCard},
	engine.GiveRitmo:       {"give ritmo", aColour},
	engine.Ask:             {"ask", aGood},
	engine.Offer:           {"offer", nothing},
	engine.Withdraw:        {"withdraw", nothing},
	engine.Counter:         {"counter", nothing},
	engine.Yield:           {"yield", aPiece},
	engine.ScoreCards:      {"score cards", nothing},
	engine.ScoreTrack:      {"score track", nothing},
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
