// Cards of a kind together.

export interface Pile {
  card: string | null;
  n: number;
}

/** Equal cards in one pile, in the order in which they come. */
export function piles(cards: readonly (string | null)[]): Pile[] {
  const counts = new Map<string | null, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => ({ card, n }));
}
