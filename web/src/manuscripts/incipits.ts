// Opening words of works of the time, one for each dialect and level: the texts of the manuscripts. Their
// authors have been dead for seven hundred years. Each names an old edition or a manuscript where it can be
// read; the spelling was not compared with it letter by letter.
import type { Zone } from "../wire/types.ts";

export interface Incipit {
  /** The opening words. */
  words: string;
  /** The words that follow. */
  then: string;
  /** Null if unknown. */
  author: string | null;
  work: string;
  date: string;
  source: string;
  /** The language of the words, for screen readers. */
  lang: string;
}

type Told = [words: string, then: string, author: string | null, work: string, date: string, source: string];

const told =
  (lang: string) =>
  (...[words, then, author, work, date, source]: Told): Incipit => ({ words, then, author, work, date, source, lang }); // prettier-ignore
const la = told("la");
const it = told("it");
const fro = told("fro");
const pro = told("pro");

/** By dialect, levels I to IV. */
// prettier-ignore
export const incipits: Record<Zone, readonly [Incipit, Incipit, Incipit, Incipit]> = {
  blue: [
    fro("Ki de bone matire traite", "mult li peise, se bien n’est faite", "Marie de France", "Guigemar", "c. 1170", "K. Warnke, Halle 1885"),
    fro("Li vilains dit an son respit", "que tel chose a l’an an despit", "Chrétien de Troyes", "Erec et Enide", "c. 1170", "W. Foerster, Halle 1890"),
    fro("Maintes genz dient que en songes", "n’a se fables non et mençonges", "Guillaume de Lorris", "Le Roman de la Rose", "c. 1230", "E. Langlois, Paris 1920"),
    fro("Carles li reis, nostre emperere magnes", "set anz tuz pleins ad estet en Espaigne", null, "La Chanson de Roland", "c. 1100", "L. Gautier, Tours 1872"),
  ],
  yellow: [
    la("O Fortuna, velut luna", "statu variabilis", null, "Carmina Burana", "c. 1230", "J. A. Schmeller, Stuttgart 1847"),
    la("Pange, lingua, gloriosi", "corporis mysterium", "Thomas Aquinas", "Pange lingua", "1264", "C. Blume, G. M. Dreves, Leipzig 1907"),
    la("Omnium hominum quos ad amorem veritatis", "natura superior impressit", "Dante", "Monarchia", "c. 1313", "E. Moore, Oxford 1894"),
    la("Cum neminem ante nos de vulgaris eloquentie", "doctrina quicquam inveniamus tractasse", "Dante", "De vulgari eloquentia", "c. 1304", "P. Rajna, Firenze 1896"),
  ],
  pink: [
    it("Al valente segnore", "di cui non so migliore", "Brunetto Latini", "Il Tesoretto", "c. 1265", "B. Wiese, Halle 1883"),
    it("Chi è questa che ven, ch’ogn’om la mira", "e fa tremar di claritate l’âre", "Guido Cavalcanti", "Rime", "c. 1285", "E. Rivalta, Bologna 1902"),
    it("Tanto gentile e tanto onesta pare", "la donna mia quand’ella altrui saluta", "Dante", "Vita nuova", "c. 1293", "G. B. Giuliani, Firenze 1878"),
    it("Nel mezzo del cammin di nostra vita", "mi ritrovai per una selva oscura", "Dante", "Commedia", "c. 1308", "E. Moore, Oxford 1894"),
  ],
  green: [
    it("Rosa fresca aulentissima", "ch’apari inver’ la state", "Cielo d’Alcamo", "Contrasto", "c. 1240", "A. D’Ancona, Ancona 1884"),
    it("Meravigliosamente", "un amor mi distringe", "Giacomo da Lentini", "Canzoni", "c. 1235", "E. F. Langley, Cambridge 1915"),
    it("Ancor che l’aigua per lo foco lassi", "la sua grande freddura", "Guido delle Colonne", "Canzoni", "c. 1250", "E. Monaci, Città di Castello 1889"),
    it("Amor, che lungiamente m’hai menato", "a freno stretto senza riposanza", "Guido delle Colonne", "Canzoni", "c. 1250", "E. Monaci, Città di Castello 1889"),
  ],
  orange: [
    pro("Farai un vers de dreyt nien", "non er de mi ni d’autra gen", "Guilhem de Peitieu", "Vers", "c. 1100", "A. Jeanroy, Paris 1913"),
    pro("Lanquan li jorn son lonc en may", "m’es belhs dous chans d’auzelhs de lonh", "Jaufre Rudel", "Chansons", "c. 1140", "A. Jeanroy, Paris 1915"),
    pro("Can vei la lauzeta mover", "de joi sas alas contral rai", "Bernart de Ventadorn", "Chansons", "c. 1170", "C. Appel, Halle 1915"),
    pro("Lo ferm voler qu’el cor m’intra", "no·m pot ges becs escoissendre ni ongla", "Arnaut Daniel", "Sestina", "c. 1190", "R. Lavaud, Toulouse 1910"),
  ],
};

/** The text of the Lingua Volgare itself. */
// prettier-ignore
export const canticle = it("Altissimu, onnipotente, bon Signore", "tue so le laude, la gloria e l’honore", "Francesco d’Assisi", "Canticum fratris Solis", "c. 1224", "Assisi, Biblioteca comunale, ms. 338");

/** The texts on a manuscript: for each of its dialects the opening words of that level. */
export const writtenOn = (level: number, colours: readonly Zone[]): Incipit[] =>
  colours.flatMap((zone) => incipits[zone][level - 1] ?? []);
