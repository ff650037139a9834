// What the values and the cards of a box are used for; the rules of each stand beside its words.
import { factPath } from "../wire/factPath.ts";
import told from "../../../words/uses.json";

/** What a value is used for: the message, and the rules that tell all of it. */
export interface Use {
  id: string;
  rules: readonly string[];
}

/** A kind of card: its deck, and what stands on it. */
interface Card {
  deck: string;
  label: string;
}

/** A value by its name in the box (cards/ritmo/4), with the kind of value that it is. */
interface Valued {
  at: string;
  field: string;
  value: unknown;
  /** Its rules, where the box tells them. */
  rules?: readonly string[];
}

/** The rules of what a number of players has of a box. */
export const { dealt } = told;

const uses: Readonly<Record<string, readonly string[]>> = told.uses;

/** What is told of a value by the name of its kind. */
function by(name: string): Use | null {
  const rules = uses[name];
  return rules ? { id: `box-use-${name}`, rules } : null;
}

export function useOf(fact: Valued): Use | null {
  const { group, id } = factPath(fact.at);
  if (fact.field === "card") return useOfCard(fact.value as Card, fact.rules);
  // What one does where cards are drawn stands in the words about the deck.
  if (group === "cards" && fact.field !== "action")
    return { id: `deck-${id}.about`, rules: fact.rules ?? [] };
  if (fact.field === "effect")
    return { id: `box-use-${group}`, rules: [(fact.value as { rule: string }).rule, ...(uses[group] ?? [])] };
  if (fact.field === "feature") return by(`feature-${fact.value as string}`);
  if (group === "tracks" && (fact.field === "length" || fact.field === "steps")) return by(`track-${id}`);
  if (group === "events") return by(`event-${fact.field}`);
  return by(fact.field);
}

/** The Placiti are of three kinds; the cards of any other deck serve all alike. */
export const useOfCard = ({ deck, label }: Card, rules: readonly string[] = []): Use => ({
  id: `box-use-card-${deck === "placiti" ? label : deck}`,
  rules,
});
