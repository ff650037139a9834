// The cards of the expansions in words. Their catalogue comes with a table that has some.
import { t } from "../i18n/i18n.svelte.ts";
import type { Box, Deck, Place, Player, Step } from "../wire/types.ts";
import { cubes, cubesListed, manuscriptName, nameOf, tileName, type Scene } from "./names.ts";
import { cardsOf, number, tileOf, word } from "./operands.ts";

type Named = Pick<Step, "kind" | "operands">;

/** Whether a table plays with an expansion that has words of its own. */
export const expanded = (box: Box) =>
  box.cards.length > 0 || box.friars.includes("alessandro") || box.cardinals.includes("sonzogni");

/** The deck whose cards come to players at a place. */
export const deckAt = (decks: readonly Deck[], place: Place): Deck | undefined =>
  decks.find(({ deck }) => place.decks.includes(deck));

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

/** The good that a move asks for, with its number. */
export const goodOf = (move: Named) => ({ good: word(move, "good") ?? "", n: number(move, "amount") });

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

/** What the moves of the expansions are called; null for a move of the game itself. */
export function cardMove(scene: Scene, move: Named): string | null {
  const { kind } = move;
  switch (kind) {
    case "ritmo":
    case "placiti":
    case "arnault":
    case "glossario":
      return t(`move-${kind}`, { n: number(move, "points") });
    case "return-ritmo":
      return t("move-return-ritmo", { colours: cardsOf(move).map(cardName).join(", ") });
    case "return-guaita":
      return t("move-return-guaita", { gain: word(move, "gain") ?? "" });
    case "return-white":
      return t("move-return-white", { n: number(move, "cards") });
    case "trade":
      return t("move-trade", { seat: nameOf(scene, word(move, "seat")) || "?" });
    case "keep-card":
      return cardsOf(move)[0] === "none" ? t("move-keep-card-none") : cardNamed(kind, move);
    case "give-up":
    case "give-ritmo":
      return cardNamed(kind, move);
    case "ask": {
      const { good, n } = goodOf(move);
      return t("move-ask", { good: goodName(good, n, cubes) });
    }
    case "yield":
      return t("move-yield", { what: yielded(move) });
    case "withdraw":
      return t("move-withdraw", { counter: scene.view?.trade?.counter ? "yes" : "no" });
    case "accept":
    case "refuse":
      return scene.view?.trade ? t(`move-${kind}-trade`) : null;
    case "score-cards":
    case "score-track":
      return t(`move-${kind}`, {
        what: scene.view?.decision === "placiti-choice" ? "placiti" : "ritmo",
      });
    default:
      return null;
  }
}

const cardNamed = (kind: string, move: Named) =>
  t(`move-${kind}`, { card: cardName(cardsOf(move)[0] ?? null) });

/** The tile or card that is handed over, as far as it is known. */
function yielded(move: Named): string {
  if (!move.operands.some(({ is }) => is === "tile")) return cardName(cardsOf(move)[0] ?? null);
  const tile = tileOf(move);
  return tile === undefined ? t("a-tile") : tileName(tile);
}
