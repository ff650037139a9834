package server

import (
	"maps"
	"net/http"
	"testing"

	"volgare/server/play"
	"volgare/server/tables"
)

// TestOrderOfSeat: only the holder of a seat sees its order, which changes no number and no entity tag that others get.
func TestOrderOfSeat(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	id := read[tables.Table](ann.post("/api/tables", object{"seats": []object{{"who": "me"}, {"who": "open"}}}).is(http.StatusCreated)).ID
	bob.post(at("%s/seats/red", id), object{"do": "sit", "name": "Bob"}).is(http.StatusOK)
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	seats := map[string]*browser{"yellow": ann, "red": bob}
	for range 2 {
		seats[ann.decider(id)].move(id, nil)
	}
	turn := ann.decider(id)
	next := map[string]string{"yellow": "red", "red": "yellow"}[turn]
	other, owner := seats[turn], seats[next]
	snapshot := func(b *browser, seat string) answer { return b.get(at("%s/snapshot?seat=%s", id, seat)) }
	before, own := snapshot(other, turn), snapshot(owner, next)
	p := owner.position(id, next)

	give := func(more object) answer {
		body := object{"seat": next, "seq": p.Seq}
		maps.Copy(body, more)
		return owner.post(at("%s/order", id), body)
	}
	plans := []object{{"moves": []string{"end"}}}
	for field, bad := range map[string]object{
		"plans":       {"plans": append(append(plans, plans...), append(plans, plans...)...)},
		"plans.moves": {"plans": []object{{"moves": []string{}}}},
		"bid":         {"bid": 100},
		"summons":     {"summons": "perhaps"},
		"order":       {"unless": []object{{"type": "city", "value": "atlantis"}}},
		"moves":       {"plans": []object{{"moves": []string{""}}}},
	} {
		if q := give(bad).code("bad-request"); q.Field != field {
			t.Errorf("%v: field %q, want %q", bad, q.Field, field)
		}
	}
	give(object{"plans": []object{{"moves": []string{"dance"}}}}).code("bad-move")
	other.post(at("%s/order", id), object{"seat": next, "seq": p.Seq, "bid": 3}).code("not-held")
	other.post(at("%s/order", id), object{"seat": turn, "seq": p.Seq, "bid": 3}).code("your-turn")

	order := object{
		"plans": plans, "bid": 4, "summons": "refuse", "refuseTrades": true, "unless": []object{{"type": "summons"}}, "key": "order-one",
	}
	for range 2 {
		if did := read[play.Done](give(order)); did.Seq != p.Seq || did.Steps != p.Steps {
			t.Errorf("%+v at %d", did, p.Seq)
		}
	}
	after := snapshot(owner, next)
	if after.header.Get("ETag") == own.header.Get("ETag") {
		t.Error("the entity tag of the owner is as before")
	}
	is := read[play.Snapshot](after).Order
	if is == nil || is.State != "waiting" || len(is.Plans) != 1 || is.Plans[0][0].Kind != "end" || is.Bid != 4 || *is.Summons != "refuse" || !is.RefuseTrades ||
		is.Unless[0].Type != "summons" {
		t.Errorf("the owner sees %+v", is)
	}
	if now := snapshot(other, turn); now.header.Get("ETag") != before.header.Get("ETag") || string(now.body) != string(before.body) {
		t.Errorf("the other player sees\n%s\nand before\n%s", now.body, before.body)
	}
	if got := read[play.Snapshot](snapshot(other, turn)); got.Order != nil || got.Seq != p.Seq {
		t.Errorf("the other player sees %+v at %d", got.Order, got.Seq)
	}

	other.play(id, turn, p.Seq, "end").is(http.StatusOK)
	played := func() *play.PlayedOrder { return read[play.Snapshot](snapshot(owner, next)).Order.Played }
	r.waitFor(func() bool { return played() != nil })
	if made := played(); made.Plan != 1 || made.From != p.Steps+2 || made.To != made.From || made.Dropped != 0 {
		t.Errorf("played %+v", made)
	}
	now := owner.position(id, next)
	owner.post(at("%s/undo", id), object{"seat": next, "seq": now.Seq}).is(http.StatusOK)
	if is := read[play.Snapshot](snapshot(owner, next)).Order; is.State != "cancelled" || is.Faults[0].Reason != "undone" {
		t.Errorf("after undo %+v", is)
	}
}
