// What the values and the cards of a box are used for.

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
  is: unknown;
  /** Its rules, where the box tells them. */
  rules?: readonly string[];
}

/** The rules of what a number of players has of a box. */
export const dealt = { cubes: "SET-2", faceUp: "SET-6" };

export function useOf(fact: Valued): Use | null {
  const [group = "", which = ""] = fact.at.split("/");
  const by = (field: string) => uses[field] ?? null;
  if (fact.field === "card") return useOfCard(fact.is as Card, fact.rules);
  // What one does where cards are drawn stands in the words about the deck.
  if (group === "cards" && fact.field !== "action")
    return { id: `deck-${which}.about`, rules: fact.rules ?? [] };
  if (fact.field === "effect")
    return { id: `box-use-${group}`, rules: [(fact.is as { rule: string }).rule, ...(takenBy[group] ?? [])] };
  if (fact.field === "feature") return by(`feature-${fact.is as string}`);
  if (group === "tracks" && (fact.field === "length" || fact.field === "steps")) return by(`track-${which}`);
  if (group === "events") return by(`event-${fact.field}`);
  return by(fact.field);
}

/** The Placiti are of three kinds; the cards of any other deck serve all alike. */
export const useOfCard = ({ deck, label }: Card, rules: readonly string[] = []): Use => ({
  id: `box-use-card-${deck === "placiti" ? label : deck}`,
  rules,
});

const takenBy: Record<string, readonly string[]> = { friars: ["PLC-5"], cardinals: ["PLC-6"] };

const uses: Record<string, Use> = Object.fromEntries(
  (
    [
      ["id", "MOV-1"],
      ["zone", "MSS-3"],
      ["feature-start", "PLC-3"],
      ["feature-city", "PLC-1"],
      ["feature-convent", "PLC-5"],
      ["feature-abbey", "PLC-7"],
      ["feature-cathedral", "PLC-6"],
      ["feature-franciscan", "CAN-1"],
      ["feature-harbour", "MOV-3"],
      ["feature-event", "EVT-2"],
      ["feature-university", "MSG-4"],
      ["sea", "MOV-3"],
      ["ducats", "PLC-1"],
      ["knowledge", "PLC-1"],
      ["road", "MOV-1"],
      ["alone", "MOV-3"],
      ["event-no", "SET-3"],
      ["event-place", "PLC-2"],
      ["event-gift", "PLC-2"],
      ["kinds", "SET-6"],
      ["tile", "SCO-3"],
      ["more", "EXP-L1"],
      ["action", "EXP-K1", "EXP-G1"],
      ["turn", "CAN-1"],
      ["red", "SET-4"],
      ["spaces", "RUL-1"],
      ["level", "MSS-2"],
      ["late", "MSG-4"],
      ["track-riddle", "SCO-5"],
      ["track-messenger", "MSG-2"],
      ["track-orient", "ORI-2"],
      ["track-canticle", "SCO-6"],
      ["track-library", "LIB-2"],
      ["track-rest", "RES-1"],
    ] as const
  ).map(([field, ...rules]) => [field, { id: `box-use-${field}`, rules }]),
);
