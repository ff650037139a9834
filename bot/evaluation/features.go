package evaluation

import (
	"slices"
	"strconv"

	"volgare/bot/appraisal"
	"volgare/engine"
)

// block is a group of features. A position has at most one feature of a block, except in blocks marked "several".
type block int

const (
	order        block = iota // rivals who move earlier in the next turn
	orderLevel                // the same, by level of knowledge
	level                     // level of knowledge
	space                     // space of the knowledge track, in pairs
	resting                   // first on the rest track
	riddle                    // space on the track; likewise for the next five
	messenger                 //
	orient                    // merchants only
	canticle                  //
	library                   //
	rest                      //
	riddleRank                // rank on the track and the distance to the next
	canticleRank              //
	read                      // manuscripts of each level: several
	colours                   // colours of manuscripts
	lingua                    //
	politicians               // behind the screen
	nobles                    //
	abbesses                  //
	stored                    // scribes behind the screen
	scribes                   // in front of the screen
	votes                     // by status
	voteRank                  // rivals with as many votes or more, by status
	ducats                    // in tens, by status
	richest                   // lead over the richest rival in tens, by status
	place                     // location of the piece
	friar                     // friar tile
	cardinal                  // cardinal tile
	tiles                     // library tiles in hand
	jokers                    // tiles in hand that count as a colour
	coinDiscs                 // cities with ducats taken
	bookDiscs                 // cities with knowledge taken
	harbourDiscs              // harbours taken
	graduate                  // degree of the university: early, late
	hand                      // cards of each deck: several
	areas                     // cubes left to the others, of each colour: several
	rows                      // manuscripts left to the others, of each level: several
	events                    // tiles left on the map
	toReading                 // points to a manuscript that can be read
	toBonus                   // points to a city bonus
	toEvent                   // points to an event tile
	toOffice                  // points to a convent or cathedral, by status
	toCanticle                // points to the Franciscan city of the next turn, with abbesses
	toUniversity              // points to the university, with a right to enter
	toAbbey                   // points to an abbey, with scribes
	numBlocks
)

const (
	statuses = 3
	spaces   = 12 // distinguished on a track
	steps    = 8  // distinguished on the map
	gaps     = 4  // distinguished between two discs
	held     = engine.MaxCards + 1
	cubes    = 7 // distinguished of a colour
)

// blocks lists the name and size of each block.
var blocks = [numBlocks]struct {
	name string
	size int
	each int // features that are steps of the same thing: size if all are, 1 if there is no order
}{
	order: {"order", engine.MaxSeats, engine.MaxSeats}, orderLevel: {"order-level", engine.MaxSeats * 6, 6},
	level: {"level", 9, 9}, space: {"space", 32, 32}, resting: {"resting", 1, 1},
	riddle: {"riddle", spaces, spaces}, messenger: {"messenger", spaces, spaces},
	orient: {"orient", spaces, spaces}, canticle: {"canticle", spaces, spaces},
	library: {"library", spaces, spaces}, rest: {"rest", spaces, spaces},
	riddleRank:   {"riddle-rank", engine.MaxSeats * gaps, gaps},
	canticleRank: {"canticle-rank", engine.MaxSeats * gaps, gaps}, read: {"read", 5 * 6, 6},
	colours: {"colours", 6, 6}, lingua: {"lingua", 1, 1}, politicians: {"politicians", cubes, cubes},
	nobles: {"nobles", cubes, cubes}, abbesses: {"abbesses", cubes, cubes}, stored: {"stored", 9, 9},
	scribes: {"scribes", cubes, cubes}, votes: {"votes", statuses * 20, 20},
	voteRank: {"vote-rank", statuses * engine.MaxSeats, engine.MaxSeats}, ducats: {"ducats", statuses * 14, 14},
	richest: {"richest", statuses * 11, 11}, place: {"place", engine.MaxPlaces, 1}, friar: {"friar", 8, 1},
	cardinal: {"cardinal", 8, 1}, tiles: {"tiles", 7, 7}, jokers: {"jokers", 4, 4},
	coinDiscs: {"coin-discs", 14, 14}, bookDiscs: {"book-discs", 12, 12}, harbourDiscs: {"harbour-discs", 9, 9},
	graduate: {"graduate", 2, 2}, hand: {"hand", int(engine.NumCardDecks) * held, held},
	areas: {"areas", int(engine.NumCubes) * cubes, cubes}, rows: {"rows", 4 * 6, 6}, events: {"events", 7, 7},
	toReading: {"to-reading", steps, steps}, toBonus: {"to-bonus", steps, steps},
	toEvent: {"to-event", steps, steps}, toOffice: {"to-office", 2 * steps, steps},
	toCanticle: {"to-canticle", steps, steps}, toUniversity: {"to-university", steps, steps},
	toAbbey: {"to-abbey", steps, steps},
}

// first is the index of the first feature of each block. The features of the terms precede all blocks.
var first, features = func() (at [numBlocks]int, n int) {
	n = int(appraisal.NumTerms)
	for b := range blocks {
		at[b] = n
		n += blocks[b].size
	}
	return at, n
}()

// Features returns the number of features: the terms of an appraisal, then the features of the blocks.
func Features() int { return features }

// Name returns the name of a feature in files.
func Name(feature int) string {
	if feature < int(appraisal.NumTerms) {
		return appraisal.Term(feature).String()
	}
	for b := numBlocks - 1; ; b-- {
		if feature >= first[b] {
			return blocks[b].name + "." + strconv.Itoa(feature-first[b])
		}
	}
}

// Vector is the feature vector of a position: the value of each term, and the indices of the features that are on.
type Vector struct {
	Terms appraisal.Terms
	On    []uint16 // indices of the features that are on
}

// Clone returns a copy that remains valid.
func (v *Vector) Clone() Vector { return Vector{v.Terms, slices.Clone(v.On)} }

func (v *Vector) add(b block, i int) {
	v.On = append(v.On, uint16(first[b]+min(max(i, 0), blocks[b].size-1)))
}

// has adds the feature of a block of size one, if the position has it.
func (v *Vector) has(b block, is bool) {
	if is {
		v.add(b, 0)
	}
}
