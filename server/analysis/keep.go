package analysis

import (
	"context"
	"errors"
	"fmt"

	"volgare/game"
	"volgare/server/api"
	"volgare/store"
)

// A review that is done is kept in the store, encoded, so that nothing is computed again after a restart. It is a cache:
// another build, whose bots may see the game otherwise, makes its own.

// madeOf is what a review follows from: a game that is over, and who looks back at it.
func (s *Service) madeOf(h *game.History) string {
	return fmt.Sprintf("%d moves, %s", h.Len(), s.build)
}

// keptAs is the name of a review in the store.
func keptAs(about subject) string { return "review " + about.perspective.String() }

// keep stores a review that is done. That it cannot be stored is no fault: it is made again.
func (s *Service) keep(of *sheet) {
	body, err := api.Encode(Of(of.game, &of.report, done))
	if err == nil {
		err = s.Store.PutDerived(s.desk.ctx, store.Derived{
			Table: of.about.table, Name: keptAs(of.about), Of: s.madeOf(of.game), Data: body,
		})
	}
	if err != nil {
		s.logger.Warn("a review was not kept", "table", of.about.table, "error", err)
	}
}

// kept is a review that was kept, encoded; nil if none is.
func (s *Service) kept(ctx context.Context, about subject, h *game.History) ([]byte, error) {
	body, err := s.Store.Derived(ctx, about.table, keptAs(about), s.madeOf(h))
	if errors.Is(err, store.ErrUnknown) {
		return nil, nil
	}
	return body, err
}
