package server

import (
	"net/http"
	"testing"

	"volgare/server/identity"
	"volgare/server/play"
)

// TestGameContinuesAfterRestart: if a server is replaced by another on the same directory during a game, people keep their
// identities and the game continues.
func TestGameContinuesAfterRestart(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	ann.patch("/api/me", object{"name": "Ann"})
	id := ann.create("me", "me").ID
	for range 20 {
		ann.move(id, nil)
	}
	keyed := object{"seat": ann.decider(id), "key": "before-the-restart"}
	keyed["seq"], keyed["moves"] = ann.position(id, "").Seq, []string{ann.position(id, keyed["seat"].(string)).View.Legal[0].Move}
	first := read[play.Done](ann.post(at("%s/moves", id), keyed))
	ann.move(id, nil)
	seat := ann.decider(id)
	before, who := ann.position(id, seat), read[identity.Me](ann.get("/api/me"))
	cookie := ann.cookie()
	r.close()

	again := newRig(t, how{dir: r.dir})
	back := again.browser()
	back.cookieIs(cookie)
	if m := read[identity.Me](back.get("/api/me")); *m.ID != *who.ID || *m.Name != "Ann" || len(m.Held) != 1 {
		t.Errorf("after the restart I am %+v", m)
	}
	if did := read[play.Done](back.post(at("%s/moves", id), keyed)); did != first {
		t.Errorf("repeated after the restart: %+v, first %+v", did, first)
	}
	keyed["moves"] = []string{"another", "request"}
	back.post(at("%s/moves", id), keyed).code("key-used")
	after := back.position(id, seat)
	if after.Seq != before.Seq || after.Steps != before.Steps || len(after.View.Legal) != len(before.View.Legal) {
		t.Errorf("after the restart: %+v", after)
	}
	back.play(id, seat, after.Seq, after.View.Legal[0].Move).is(http.StatusOK)
}
