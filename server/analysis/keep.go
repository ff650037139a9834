package analysis

import (
	"context"
	"errors"
	"fmt"

	"volgare/game"
	"volgare/server/api"
	"volgare/store"
)

// A finished review is stored, encoded, so that it need not be computed again after a restart. It is a cache: another
// build, whose bots may judge the game differently, makes its own.

// madeOf names the inputs of a review: the game and the build.
func (s *Service) madeOf(h *game.History) string {
	return fmt.Sprintf("%d moves, %s", h.Len(), s.build)
}

// keptAs returns the name of a review in the store.
func keptAs(about subject) string { return "review " + about.perspective.String() }

// keep stores a finished review. A failure is only logged: the review can be computed again.
func (s *Service) keep(of *sheet) {
	body, err := api.Encode(Of(of.game, &of.report, done))
	if err == nil {
		err = s.Store.PutDerived(s.desk.ctx, store.Derived{
			Table: of.about.table, Name: keptAs(of.about), Of: s.madeOf(of.game), Data: body,
		})
	}
	if err != nil {
		s.logger.Warn("a review was not stored", "table", of.about.table, "error", err)
	}
}

// kept returns a stored review, encoded; nil if there is none.
func (s *Service) kept(ctx context.Context, about subject, h *game.History) ([]byte, error) {
	body, err := s.Store.Derived(ctx, about.table, keptAs(about), s.madeOf(h))
	if errors.Is(err, store.ErrUnknown) {
		return nil, nil
	}
	return body, err
}
