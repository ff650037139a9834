// The cards of the expansions in words. Their catalogue comes with a table that has some.
import { has, t } from "../i18n/i18n.svelte.ts";
import { isA } from "../wire/things.ts";
import type { Setup, Deck, Place, Player, Step, View } from "../wire/types.ts";
import { cardOf, named, type Scene } from "./names.ts";
import { number, word } from "./operands.ts";

/** Whether a table plays with an expansion that has words of its own. */
export const expanded = (setup: Setup) => setup.expansions.length > 0;

/** Whether a decision other than a turn is about cards: in a trade, or of a deck or cards that its moves name. */
export const decidesOnCards = ({ trade, legal }: View) =>
  trade !== null || legal.some(({ targets }) => targets.some((target) => isA(target, "deck", "card")));

/** The deck whose cards come to players at a place. */
export const deckAt = (decks: readonly Deck[], place: Place): Deck | undefined =>
  decks.find(({ deck }) => place.decks.includes(deck));

/** A card; null for one that is not known. With a number, so many of its kind. */
export const cardName = (scene: Scene, card: string | null, n?: number) =>
  String(named(scene, { type: "card", value: card }, n));

/** What stands on a card: a colour, a name, or the VP; null for one that is not known. */
export const labelOf = (scene: Scene, card: string | null) =>
  (card === null ? undefined : cardOf(scene, card))?.label ?? null;

/** Equal cards in one pile, in the order in which they come. */
export function piles(cards: readonly (string | null)[]): { card: string | null; n: number }[] {
  const counts = new Map<string | null, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => ({ card, n }));
}

/** Cards that come one by one, by kind: "2 × white card, Placito". */
export const cardsWords = (scene: Scene, cards: readonly (string | null)[]): string =>
  piles(cards)
    .map(({ card, n }) => cardName(scene, card, n))
    .join(", ");

/** What can be asked for in a trade, with its number, as somebody takes or gives it. */
export const goodTaken = (scene: Scene, good: string, n: number) =>
  String(named(scene, { type: "good", value: good }, n));

/** The same by itself, in a list. */
export const goodName = (scene: Scene, good: string, n: number) =>
  has(`good-${good}.listed`) ? t(`good-${good}.listed`, { n }) : goodTaken(scene, good, n);

/** The good that a move asks for, with its number. */
export const goodOf = (move: Pick<Step, "operands">) => ({
  good: word(move, "good") ?? "",
  n: number(move, "amount"),
});

/** What a seat owns, by deck. */
export const handsWords = (scene: Scene, player: Player) =>
  player.cards
    .filter((hand) => hand.cards.length > 0)
    .map((hand) =>
      t("hand-of", {
        deck: t(`deck-${hand.deck}.short`),
        n: hand.cards.every((card) => card === null) ? hand.cards.length : cardsWords(scene, hand.cards),
      }),
    )
    .join("; ");
