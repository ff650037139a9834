// The cards of the expansions in words. Their catalogue comes with a table that has some.
import { t } from "../i18n/i18n.svelte.ts";
import type { Box, Deck, Place, Player, Refused, View } from "../wire/types.ts";
import { cubes, cubesListed, manuscriptName, nameOf, tileName, type Scene } from "./names.ts";

/** Whether a table plays with an expansion that has words of its own. */
export const expanded = (box: Box) =>
  box.cards.length > 0 || box.friars.includes("alessandro") || box.cardinals.includes("sonzogni");

/** The deck whose cards come to players at a place. */
export const deckAt = (decks: readonly Deck[], place: Place): Deck | undefined =>
  decks.find(({ deck }) => place.decks.includes(deck));

/** Why no action draws from a deck: its cards come with Stupor Mundi, EXP-S1. */
export const undrawn = ({ decision, decks }: View): Refused[] =>
  decision === "turn" && decks.some(({ deck }) => deck === "scuola")
    ? [
        {
          target: "deck:scuola",
          kind: "end-summon",
          move: "end summon",
          operands: [],
          rule: "EXP-S1",
          code: "not-now",
          need: null,
          have: null,
          what: "scuola",
        },
      ]
    : [];

/** The deck of a card, and what stands on it: "ritmo-blue". */
export function partsOf(card: string): [deck: string, label: string] {
  const at = card.indexOf("-");
  return [card.slice(0, at), card.slice(at + 1)];
}

/** A card; null for one that is not known. */
export function cardName(card: string | null): string {
  if (card === null) return t("a-card");
  const [deck, label] = partsOf(card);
  if (deck === "ritmo") return t("card-ritmo", { colour: t(`colour-${label}`) });
  return deck === "placiti" ? t(`card-${label}`) : t(`card-${deck}`, { vp: Number(label) });
}

/** Cards of one kind with their number. */
export const cardsName = (card: string | null, n: number) =>
  card === null ? t("some-cards", { n }) : t("good-card", { n, what: cardName(card) });

/** Cards that come one by one, by kind: "2 × white card, Placito". */
export function cardsWords(cards: readonly (string | null)[]): string {
  const counts = new Map<string | null, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => cardsName(card, n)).join(", ");
}

const kinds = ["politicians", "nobles", "abbesses", "scribes"];

/** What can be asked for in a trade, with its number; cubes by themselves, or as `count` words them. */
export function goodName(good: string, n: number, count = cubesListed): string {
  if (good === "ducats") return t("ducats", { n });
  if (good === "lingua") return t("thing-lingua");
  if (kinds.includes(good)) return count(good, n);
  if (good.startsWith("manuscript-"))
    return t("good-manuscript", { n, what: manuscriptName(good.slice("manuscript-".length)) });
  return t(`good-${good}`, { n });
}

/** The words of a move from those of its notation: "ask manuscript 3 blue" asks for one "manuscript-3-blue". */
export function goodOf(words: readonly string[]): { good: string; n: number } {
  const [what = "", ...rest] = words;
  return what === "manuscript"
    ? { good: [what, ...rest].join("-"), n: 1 }
    : { good: what, n: Number(rest[0] ?? 1) };
}

/** What a seat owns, by deck. */
export const handsWords = (player: Player) =>
  player.cards
    .filter((hand) => hand.cards.length > 0)
    .map((hand) =>
      t("hand-of", {
        deck: t(`deck-${hand.deck}.short`),
        n: hand.cards.every((card) => card === null) ? hand.cards.length : cardsWords(hand.cards),
      }),
    )
    .join("; ");

/** A card of a move's words; "?" where it is secret. */
const card = (deck = "", label = "?") => cardName(label === "?" ? null : `${deck}-${label}`);

const tile = (label = "?") => (label === "?" ? t("a-tile") : tileName(label));

/** What the moves of the expansions are called; null for a move of the game itself. */
export function cardMove(scene: Scene, move: string): string | null {
  const [kind = "", first = "", ...rest] = move.split(" ");
  switch (kind) {
    case "ritmo":
    case "placiti":
    case "arnault":
    case "glossario":
      return t(`move-${kind}`, { n: Number(first) });
    case "return":
      if (first === "ritmo")
        return t("move-return-ritmo", { colours: rest.map((c) => cardName(`ritmo-${c}`)).join(", ") });
      return first === "guaita"
        ? t("move-return-guaita", { gain: rest[0] ?? "" })
        : t("move-return-white", { n: Number(rest[0]) });
    case "trade":
      return t("move-trade", { seat: first === "?" ? "?" : nameOf(scene, first) });
    case "keep":
      if (rest.length === 0) return null;
      return rest[0] === "none"
        ? t("move-keep-card-none")
        : t("move-keep-card", { card: card(first, rest[0]) });
    case "give":
      if (first === "up") return t("move-give-up", { card: card(rest[0], rest[1]) });
      return first === "ritmo" ? t("move-give-ritmo", { card: card("ritmo", rest[0]) }) : null;
    case "ask": {
      const { good, n } = goodOf([first, ...rest]);
      return t("move-ask", { good: goodName(good, n, cubes) });
    }
    case "yield":
      return t("move-yield", { what: first === "library" ? tile(rest[0]) : card(first, rest[0]) });
    case "withdraw":
      return t("move-withdraw", { counter: scene.view?.trade?.counter ? "yes" : "no" });
    case "accept":
    case "refuse":
      return scene.view?.trade ? t(`move-${kind}-trade`) : null;
    case "score":
      return t(`move-score-${first}`, {
        what: scene.view?.decision === "placiti-choice" ? "placiti" : "ritmo",
      });
    case "offer":
    case "counter":
      return t(`move-${kind}`);
  }
  return null;
}
