// What a move will certainly do, beside its cost and its name.
import { said, t } from "../i18n/i18n.svelte.ts";
import { effectText, together } from "../wording/effects.ts";
import { nameOf } from "../wording/names.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Effect, Legal } from "../wire/types.ts";

// What the cost or the name of the move says already, and what only follows from it.
const silent = new Set<Effect["kind"]>([
  "points",
  "order",
  "turn-ends",
  "turn",
  "event-shown",
  "manuscript-shown",
  "cubes-offered",
  "cubes-returned",
  "cubes-taken",
  "disc",
  "friar",
  "cardinal",
  "accepts",
  "refuses",
  "bid",
  "passes",
  "declines",
  "choice",
  "trade-opened",
  "trade-withdrawn",
  "trade-offered",
  "trade-accepted",
  "trade-refused",
  "trade-countered",
  "card-drafted",
  "good-drafted",
  "card-offered",
  "good-offered",
]);

// What the name of such a move says already.
const named: Partial<Record<Legal["kind"], Effect["kind"]>> = {
  keep: "tile-kept",
  charity: "ducats",
  "keep-card": "card-kept",
};

const traded = new Set<Effect["kind"]>(["good-traded", "tile-traded", "card-traded"]);

/** What the other one gets is what I give, and what I hand over the move names. */
const returned = (session: TableSession, move: Legal, effect: Effect) =>
  traded.has(effect.kind) && (effect.seat !== session.seat || (move.kind === "yield" && (effect.n ?? 0) < 0));

const untold = (session: TableSession, move: Legal, effect: Effect) =>
  !silent.has(effect.kind) &&
  !returned(session, move, effect) &&
  named[move.kind] !== effect.kind &&
  (tellsDucats(move) ||
    !(effect.kind === "ducats" && effect.seat === session.seat && effect.a?.value === "bank")) &&
  !(effect.kind === "card-seen" && effect.a?.value === null) &&
  !(effect.kind === "moved" && effect.seat === session.seat);

/** What the Guaita is returned for are two of a kind: both stand among the outcome. */
export const tellsDucats = (move: Legal) => move.kind === "return-guaita";

/** The outcome in short phrases; those about others carry their name. */
export function outcome(session: TableSession, move: Legal): string[] {
  return together(move.effects.filter((effect) => untold(session, move, effect)))
    .map((effect) => {
      // The name of an advance says which track.
      if (effect.kind === "track" && effect.a?.value === move.kind)
        return t("to-space", { n: Number(effect.b?.value) });
      const text = effectText(session, effect, true);
      return text === "" || effect.seat === null || effect.seat === session.seat
        ? text
        : said(nameOf(session, effect.seat), text);
    })
    .filter((text) => text !== "");
}
