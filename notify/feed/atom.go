package feed

import (
	"encoding/xml"
	"time"

	"github.com/google/uuid"
)

// atomFeed is a feed in XML. It has no link to itself: its address is a secret, which readers show and share.
type atomFeed struct {
	XMLName  xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	Language string      `xml:"xml:lang,attr"`
	ID       string      `xml:"id"`
	Title    string      `xml:"title"`
	Updated  string      `xml:"updated"`
	Author   string      `xml:"author>name"`
	Link     atomLink    `xml:"link"`
	Entries  []atomEntry `xml:"entry"`
}

type atomLink struct {
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	ID      string   `xml:"id"`
	Title   string   `xml:"title"`
	Updated string   `xml:"updated"`
	Link    atomLink `xml:"link"`
	Summary string   `xml:"summary"`
}

// Atom returns the feed in the format of RFC 4287.
func (f *Feed) Atom() ([]byte, error) {
	made := atomFeed{
		Language: f.Language, ID: uuid.NewSHA1(namespace, []byte(f.ID)).URN(), Title: clean(f.Title), Updated: instant(f.changed()),
		Author: "Volgare", Link: atomLink{f.Site},
	}
	for _, m := range f.Turns {
		made.Entries = append(made.Entries, atomEntry{
			ID: idOf(m).URN(), Title: clean(m.Title), Updated: instant(m.Sent), Link: atomLink{m.Link}, Summary: clean(m.Body),
		})
	}
	text, err := xml.MarshalIndent(made, "", " ")
	if err != nil {
		return nil, err
	}
	return append([]byte(xml.Header), append(text, '\n')...), nil
}

func instant(at time.Time) string { return at.UTC().Format(time.RFC3339) }
