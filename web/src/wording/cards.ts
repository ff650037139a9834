// The cards of the expansions in words. Their catalogue is loaded with a table that has any.
import { has, t } from "../i18n/i18n.svelte.ts";
import { isA } from "../wire/things.ts";
import type { Deck, Place, Player, Setup, Step, View } from "../wire/types.ts";
import { cardOf, named, type Scene } from "./names.ts";
import { number, word } from "./operands.ts";

/** Whether a table has an expansion, which needs further words. */
export const expanded = (setup: Setup) => setup.expansions.length > 0;

/** Whether a decision other than a turn is about cards: in a trade, or if its moves name a deck or cards. */
export const decidesOnCards = ({ trade, legal }: View) =>
  trade !== null || legal.some(({ targets }) => targets.some((target) => isA(target, "deck", "card")));

/** The deck that players draw from at a place. */
export const deckAt = (decks: readonly Deck[], place: Place): Deck | undefined =>
  decks.find(({ deck }) => place.decks.includes(deck));

/** The name of a card; null is an unknown card. With n, of n cards of the kind. */
export const cardName = (scene: Scene, card: string | null, n?: number) =>
  String(named(scene, { type: "card", value: card }, n));

/** The label of a card: a colour, a name, or the VP; null for an unknown card. */
export const labelOf = (scene: Scene, card: string | null) =>
  (card === null ? undefined : cardOf(scene, card))?.label ?? null;

/** Equal cards in piles, in the order of their first card. */
export function piles(cards: readonly (string | null)[]): { card: string | null; n: number }[] {
  const counts = new Map<string | null, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => ({ card, n }));
}

/** Single cards, grouped by kind: "2 × white card, Placito". */
export const cardsWords = (scene: Scene, cards: readonly (string | null)[]): string =>
  piles(cards)
    .map(({ card, n }) => cardName(scene, card, n))
    .join(", ");

/** A tradable good with its number, as the object of giving or taking. */
export const goodTaken = (scene: Scene, good: string, n: number) =>
  String(named(scene, { type: "good", value: good }, n));

/** A good with its number, as an item of a list. */
export const goodName = (scene: Scene, good: string, n: number) =>
  has(`good-${good}.listed`) ? t(`good-${good}.listed`, { n }) : goodTaken(scene, good, n);

/** The good that a move requests, with its number. */
export const goodOf = (move: Pick<Step, "operands">) => ({
  good: word(move, "good") ?? "",
  n: number(move, "amount"),
});

/** The cards of a seat, by deck. */
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
