package engine

// officeNeeds are the votes needed for each office. // ELE-1
var officeNeeds = [numOffices]int{Banker: 7, Monk: 10, Camerlengo: 11, Pope: 17}

// officeVP are the VP of each office. // ELE-1
var officeVP = [numOffices]int{Banker: 6, Monk: 11, Camerlengo: 14, Pope: 22}

// Needs returns the votes needed for an office, 0 for NoOffice. // ELE-1
func (o Office) Needs() int { return officeNeeds[o] }

// VP returns the victory points of an office, 0 for NoOffice. // ELE-1
func (o Office) VP() int { return officeVP[o] }

// officeStatus is the status required of candidates for each office. // ELE-1
var officeStatus = [numOffices]Status{Banker: Merchant, Monk: Friar, Camerlengo: Cardinal, Pope: Cardinal}

// beginElection starts the final election. // ELE-1
func (p play) beginElection() {
	p.s.At = 0
	p.nextElector()
}

// nextElector asks the next seat that can run for an office, by knowledge, the most advanced first. // ELE-1
func (p play) nextElector() {
	s := p.s
	for ; int(s.At) < p.r.Seats; s.At++ {
		s.Seat = s.Tracks[Knowledge].Ahead[s.At]
		for o := Banker; o <= Pope; o++ {
			if p.r.checkStand(s, o).Legal() {
				s.Decision = Election
				return
			}
		}
	}
	if p.r.cards {
		p.afterElection()
		return
	}
	p.endGame()
}

func (r *Rules) checkElection(s *State, m Move) Reason {
	if m.Kind == Decline {
		return Reason{}
	}
	return r.checkStand(s, Office(m.A))
}

func (r *Rules) addOffices(k Kind) {
	if k == Decline {
		r.add(Move{Kind: k})
		return
	}
	r.addRange(k, int(Banker), int(Pope))
}

func (r *Rules) appendOffices(dst []Move, s *State) []Move {
	for o := Banker; o <= Pope; o++ {
		if r.checkStand(s, o).Legal() {
			dst = append(dst, Move{Kind: Stand, A: uint8(o)})
		}
	}
	return append(dst, Move{Kind: Decline})
}

// standOrDecline runs for an office or declines. // ELE-1
func (p play) standOrDecline(m Move) {
	if m.Kind == Decline {
		p.decline()
		return
	}
	p.stand(Office(m.A))
}

func (r *Rules) checkStand(s *State, o Office) Reason {
	p := &s.Players[s.Seat]
	if p.Status != officeStatus[o] {
		return wrongStatus(ELE1, officeStatus[o], s)
	}
	if o == Pope {
		for seat := range r.Seats {
			if s.Players[seat].Office == Pope {
				return refuse(ELE1, Taken)
			}
		}
	}
	return atLeast(ELE1, TooFewVotes, officeNeeds[o], p.Votes())
}

// stand asks which cubes pay for an office. // ELE-1
func (p play) stand(o Office) {
	s := p.s
	s.Office = o
	p.askPayment()
}

// decline runs for no office. // ELE-1
func (p play) decline() {
	p.emit(Effect{Kind: Declined, Seat: p.s.Seat}, Cites{ELE1})
	p.s.At++
	p.nextElector()
}

// TurnsOver reports whether all turns have been taken: the game is in the election, in the choices after it, or over. // END-1 RUL-8
func (s *State) TurnsOver() bool {
	_, choice := s.Decision.Choice()
	return s.Decision == Over || choice || s.electing()
}

// electing reports whether a seat is running for an office, or may. // ELE-1
func (s *State) electing() bool {
	return s.Decision == Election || s.Decision == Payment && s.Office != NoOffice
}

// elect awards the office that has been paid for. // ELE-1
func (p play) elect() {
	s := p.s
	s.Players[s.Seat].Office = s.Office
	p.emit(Effect{Kind: Elected, Seat: s.Seat, A: uint8(s.Office), N: int16(officeVP[s.Office])}, Cites{ELE1, RUL6})
	s.Office, s.Due = NoOffice, 0
	s.At++
	p.nextElector()
}

// endGame counts the victory points. // SCO-12
func (p play) endGame() {
	s := p.s
	s.Decision, s.Seat = Over, Nobody
	if p.out == nil {
		return
	}
	result := p.r.Score(s)
	for _, line := range result.Lines {
		p.emit(Effect{Kind: Scored, Seat: line.Seat, A: uint8(line.Category), N: int16(line.VP)}, Cites{line.Rule})
	}
	p.emit(Effect{Kind: Won, Seat: result.Winner(), N: int16(result.VP[result.Winner()])}, Cites{SCO12})
}
