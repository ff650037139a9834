package enginetest

import (
	"strconv"

	"volgare/engine"
)

// kindNames name the kinds of move for histograms; notation is elsewhere.
var kindNames = map[engine.Kind]string{
	engine.ChooseStart: "start", engine.AskCharity: "ask charity", engine.End: "end", engine.EndSummon: "end summon",
	engine.MoveTo: "move", engine.Embark: "embark", engine.CityBonus: "city bonus", engine.EventBonus: "event bonus",
	engine.ScribesLearn: "scribes learn", engine.ScribesKeep: "scribes keep", engine.BecomeFriar: "friar",
	engine.BecomeCardinal: "cardinal", engine.Inquire: "inquire", engine.DrawTiles: "draw tiles",
	engine.TakePoliticians: "take politicians", engine.TakeNobles: "take nobles", engine.TakeAbbesses: "take abbesses",
	engine.TakeScribes: "take scribes", engine.TakeManuscript: "manuscript", engine.TakeLingua: "lingua",
	engine.Psalter: "psalter", engine.Business: "business", engine.GoRiddle: "riddle", engine.GoMessenger: "messenger",
	engine.GoOrient: "orient", engine.GoCanticle: "canticle", engine.GoLibrary: "library", engine.GoRest: "rest",
	engine.Keep: "keep", engine.PutOnTop: "put on top", engine.GiveUp: "give up", engine.Accept: "accept",
	engine.Refuse: "refuse", engine.Bid: "bid", engine.Pass: "pass", engine.Pay: "pay", engine.Stand: "stand",
	engine.Decline: "decline", engine.DrawRitmo: "draw ritmo", engine.DrawPlaciti: "draw placiti",
	engine.DrawArnault: "draw arnault", engine.DrawGlossario: "draw glossario", engine.ReturnRitmo: "return ritmo",
	engine.ReturnGuaita: "return guaita", engine.ReturnWhite: "return white", engine.OpenTrade: "open trade",
	engine.KeepCard: "keep card", engine.GiveUpCard: "give up card", engine.GiveRitmo: "give ritmo", engine.Ask: "ask",
	engine.Offer: "offer", engine.Withdraw: "withdraw", engine.Counter: "counter", engine.Yield: "yield",
	engine.ScoreCards: "score cards", engine.ScoreTrack: "score track",
}

// KindName is the name of a kind of move in a histogram.
func KindName(k engine.Kind) string {
	if name, ok := kindNames[k]; ok {
		return name
	}
	return "kind " + strconv.Itoa(int(k))
}
