// The use of the values and cards among the components, with the rules of each.
import { factPath } from "../wire/factPath.ts";
import told from "../../../words/uses.json";

/** The use of a value: the message, and the rules with all details. */
export interface Use {
  id: string;
  rules: readonly string[];
}

/** A kind of card: its deck and its label. */
interface Card {
  deck: string;
  label: string;
}

/** A value by its path (cards/ritmo/4), with its field. */
interface Valued {
  at: string;
  field: string;
  value: unknown;
  /** Its rules, if the response has them. */
  rules?: readonly string[];
}

/** The rules about components by number of players. */
export const { dealt } = told;

const uses: Readonly<Record<string, readonly string[]>> = told.uses;

/** The use of a value by the name of its field. */
function by(name: string): Use | null {
  const rules = uses[name];
  return rules ? { id: `box-use-${name}`, rules } : null;
}

export function useOf(fact: Valued): Use | null {
  const { group, id } = factPath(fact.at);
  if (fact.field === "card") return useOfCard(fact.value as Card, fact.rules);
  // The action at a draw location is described by the words about the deck.
  if (group === "cards" && fact.field !== "action")
    return { id: `deck-${id}.about`, rules: fact.rules ?? [] };
  if (fact.field === "effect")
    return { id: `box-use-${group}`, rules: [(fact.value as { rule: string }).rule, ...(uses[group] ?? [])] };
  if (fact.field === "feature") return by(`feature-${fact.value as string}`);
  if (group === "tracks" && (fact.field === "length" || fact.field === "steps")) return by(`track-${id}`);
  if (group === "events") return by(`event-${fact.field}`);
  return by(fact.field);
}

/** The Placiti are of three kinds; the cards of any other deck all have the same use. */
export const useOfCard = ({ deck, label }: Card, rules: readonly string[] = []): Use => ({
  id: `box-use-card-${deck === "placiti" ? label : deck}`,
  rules,
});
