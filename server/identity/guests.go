package identity

import "strings"

// guestNames and origins are the two parts of the names of guests. They come from the time and the country of the game,
// so they are the same in every language.
var (
	guestNames = [32]string{
		"Aldobrando", "Bartolo", "Beatrice", "Berta", "Bice", "Bindo", "Cecco", "Ciacco",
		"Cino", "Corso", "Cunizza", "Dino", "Ermelina", "Farinata", "Filippa", "Forese",
		"Gemma", "Ghita", "Giotto", "Guittone", "Lapa", "Lapo", "Lippo", "Manente",
		"Nella", "Nuccia", "Pia", "Puccio", "Sapia", "Tessa", "Vanna", "Vanni",
	}
	origins = [32]string{
		"d’Arezzo", "d’Asti", "d’Orvieto", "d’Urbino", "d’Amalfi", "da Bari", "da Capua", "da Carrara",
		"da Cortona", "da Faenza", "da Feltre", "da Fermo", "da Forlì", "da Gaeta", "da Gubbio", "da Imola",
		"da Lodi", "da Lucca", "da Mantova", "da Massa", "da Modena", "da Monza", "da Narni", "da Nola",
		"da Padova", "da Pavia", "da Pisa", "da Prato", "da Siena", "da Spoleto", "da Todi", "da Trani",
	}
)

// maxGuestNames is the number of candidate names of a guest, enough for one to be free at any table: each of the four other
// seats and the host may take a name and an origin.
const maxGuestNames = 2*5 + 1

// guest returns candidate names for a person who has not given a name. They are derived from the id, which is random. No two
// have a part in common.
func guest(id string) [maxGuestNames]string {
	var names [maxGuestNames]string
	for i := range names {
		names[i] = guestNames[(digit(id, 0)+i)%len(guestNames)] + " " + origins[(digit(id, 1)+i)%len(origins)]
	}
	return names
}

// digit returns the value of a letter of an id. Ids consist of letters of api.Base32.
func digit(id string, at int) int {
	return strings.IndexByte("abcdefghijklmnopqrstuvwxyz234567", id[at])
}
