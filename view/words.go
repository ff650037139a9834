package view

import (
	"strings"

	"volgare/engine"
	"volgare/record"
)

// kindNames are the kinds of move on the wire: the words of their notation.
var kindNames = [...]string{
	engine.ChooseStart: "start", engine.AskCharity: "charity",
	engine.End: "end", engine.EndSummon: "end-summon",
	engine.MoveTo: "move", engine.Embark: "embark", engine.CityBonus: "city", engine.EventBonus: "event",
	engine.ScribesLearn: "scribes-knowledge", engine.ScribesKeep: "scribes-vp",
	engine.BecomeFriar: "friar", engine.BecomeCardinal: "cardinal",
	engine.Inquire: "shlasinger", engine.DrawTiles: "draw",
	engine.TakePoliticians: "take-politicians", engine.TakeNobles: "take-nobles",
	engine.TakeAbbesses: "take-abbesses", engine.TakeScribes: "take-scribes",
	engine.TakeManuscript: "manuscript", engine.TakeLingua: "lingua",
	engine.Psalter: "psalter", engine.Business: "business",
	engine.GoRiddle: "riddle", engine.GoMessenger: "messenger", engine.GoOrient: "orient",
	engine.GoCanticle: "canticle", engine.GoLibrary: "library", engine.GoRest: "rest",
	engine.Keep: "keep", engine.PutOnTop: "top", engine.GiveUp: "give",
	engine.Accept: "accept", engine.Refuse: "refuse", engine.Bid: "bid", engine.Pass: "pass",
	engine.Pay: "pay", engine.Stand: "elect", engine.Decline: "decline",
	engine.DrawRitmo: "ritmo", engine.DrawPlaciti: "placiti", engine.DrawArnault: "arnault",
	engine.DrawGlossario: "glossario", engine.ReturnRitmo: "return-ritmo", engine.ReturnGuaita: "return-guaita",
	engine.ReturnWhite: "return-white", engine.OpenTrade: "trade", engine.KeepCard: "keep-card",
	engine.GiveUpCard: "give-up", engine.GiveRitmo: "give-ritmo", engine.Ask: "ask", engine.Offer: "offer",
	engine.Withdraw: "withdraw", engine.Counter: "counter", engine.Yield: "yield",
	engine.ScoreCards: "score-cards", engine.ScoreTrack: "score-track",
}

// KindWord is the name of a kind of move on the wire.
func KindWord(k engine.Kind) string {
	if int(k) >= len(kindNames) {
		return ""
	}
	return kindNames[k]
}

// kindWords lists the names of a set of kinds.
func kindWords(set engine.KindSet) []string {
	words := []string{}
	for _, k := range engine.Kinds() {
		if set.Has(k) {
			words = append(words, KindWord(k))
		}
	}
	return words
}

// colour is the word for a seat, or nothing for nobody.
func colour(seat engine.Seat) *string {
	if seat == engine.Nobody {
		return nil
	}
	word := seat.String()
	return &word
}

// wordIf is a word, or nothing.
func wordIf(is bool, word string) *string {
	if !is {
		return nil
	}
	return &word
}

// numberIf is a number, or nothing.
func numberIf(is bool, n int) *int {
	if !is {
		return nil
	}
	return &n
}

// placeWord is the id of a place, the name of a sea, or "none" before the start.
func placeWord(r *engine.Rules, p engine.PlaceNo) string {
	switch sea := r.SeaOf(p); {
	case p == engine.NoPlace:
		return "none"
	case sea != engine.NoSea:
		return sea.String()
	}
	return r.Box.Places[p].ID
}

// manuscriptWord names a kind of manuscript by its level and colours, "4-blue-pink".
func manuscriptWord(r *engine.Rules, kind uint8) string {
	word := operandOf(r, engine.Move{Kind: engine.TakeManuscript, A: kind})
	return strings.ReplaceAll(word, " ", "-")
}

// tileWord names a kind of library tile by its VP, and j for a joker: "3j".
func tileWord(r *engine.Rules, kind uint8) string {
	return operandOf(r, engine.Move{Kind: engine.Keep, A: kind})
}

// cardWord names a kind of card by its deck and its label, "ritmo-blue", "arnault-3".
func cardWord(r *engine.Rules, d engine.CardDeck, kind uint8) string {
	word := operandOf(r, engine.Move{Kind: engine.GiveUpCard, A: uint8(d), B: kind})
	return strings.ReplaceAll(strings.TrimPrefix(word, "up "), " ", "-")
}

// goodWord names a good, "ducats", "nobles", "ritmo", "manuscript-3-blue".
func goodWord(r *engine.Rules, g engine.Good) string {
	if kind, ok := g.Manuscript(); ok {
		return "manuscript-" + manuscriptWord(r, kind)
	}
	return g.String()
}

// operandOf is what stands in the notation of a move after its verb.
func operandOf(r *engine.Rules, m engine.Move) string {
	_, operand, _ := strings.Cut(record.MoveString(r, m), " ")
	return operand
}
