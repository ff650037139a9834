package tables

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"volgare/server/api"
	"volgare/server/identity"
	"volgare/store"
)

// listed is the number of tables on a page of a list. The first page of the caller's own tables has all that are not over.
const listed = 100

// listShare is the maximum number of tables of one host and of one address in the list of open tables, so that neither can
// fill it.
var listShare = store.Share{Host: 16, Origin: 32}

// List is a page of a list of tables.
type List struct {
	Tables []Summary `json:"tables"`
	After  *string   `json:"after"` // where the next page begins; null if there is none
}

func (s *Service) listTables(c *api.Request) (*api.Reply, error) {
	q, err := c.Query("scope", "after")
	if err != nil {
		return nil, err
	}
	who, err := s.People.Identify(c.R)
	if err != nil {
		return nil, err
	}
	wanted := store.Query{Identity: who.ID}
	switch scope := q.Get("scope"); {
	case scope == "public":
		wanted = store.Query{Public: true, Share: listShare}
	case scope != "mine" && q.Has("scope"):
		return nil, api.BadField("scope", "must be mine or public")
	}
	if q.Has("after") {
		if wanted.After, err = placeOf(q.Get("after")); err != nil {
			return nil, err
		}
	}
	page, more, err := s.page(c.Context(), wanted)
	if err != nil {
		return nil, err
	}
	list := List{Tables: s.SummariesOf(page, who)}
	if more {
		list.After = api.OrNull(textOf(page[len(page)-1].Place()))
	}
	return api.OK(list)
}

// SummariesOf lists tables for the caller.
func (s *Service) SummariesOf(all []store.Summary, who identity.Identity) []Summary {
	return api.ListOf(all, func(sum *store.Summary) Summary { return summaryOf(sum, who, s.Tables.IsReadOnly(sum.Table)) })
}

// page returns a page of a list, and whether there are more. The first page of a person's own tables has all that are not
// over.
func (s *Service) page(ctx context.Context, q store.Query) (all []store.Summary, more bool, err error) {
	for q.Limit = listed + 1; ; {
		some, err := s.Store.Summaries(ctx, q)
		if err != nil {
			return nil, false, err
		}
		more = len(some) > listed
		all = append(all, some[:min(len(some), listed)]...)
		if !more {
			return all, false, nil
		}
		last := &all[len(all)-1]
		if q.Public || !last.Running() {
			return all, true, nil
		}
		q.After = last.Place()
	}
}

// textOf encodes the place where a page ends.
func textOf(p store.Place) string {
	return fmt.Sprintf("%d.%d.%s", p.Rank, p.Changed.UnixMilli(), p.Table)
}

// placeOf decodes a place encoded by textOf.
func placeOf(text string) (store.Place, error) {
	rank, rest, _ := strings.Cut(text, ".")
	changed, id, _ := strings.Cut(rest, ".")
	n, err := strconv.ParseInt(rank, 10, 8)
	ms, wrong := strconv.ParseInt(changed, 10, 64)
	if err != nil || wrong != nil || !api.IsTableID(id) {
		return store.Place{}, api.BadField("after", "the value of after in the previous page is required")
	}
	return store.Place{Rank: int(n), Changed: time.UnixMilli(ms).UTC(), Table: id}, nil
}
