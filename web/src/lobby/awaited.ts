// The words of an entry of my tables: the decision, since when it is due, and the news since the last look.
import { t } from "../i18n/i18n.svelte.ts";
import { instantForm, instantText } from "../clock/clockWords.ts";
import { lastRead, lastSeen } from "../browser/seen.ts";
import type { TableSummary } from "../wire/types.ts";
import { facts } from "../wording/lists.ts";

/** Decisions that a player makes in the turn of another, or before the first turn; all others are part of a turn. */
const outside: Readonly<Record<string, string>> = {
  start: "start",
  charity: "charity",
  answer: "summons",
  bidding: "bid",
  payment: "payment",
  election: "election",
  draft: "trade",
  reply: "trade",
  pick: "trade",
  "ritmo-choice": "scoring",
  "placiti-choice": "scoring",
};

/** The turn, within a line; false before the first one. */
export const inTurn = (turn: number) => turn > 0 && t("lobby-turn.in", { n: turn });

/** The decision that I am asked for, and the turn. */
export const asked = ({ asks, turn }: Pick<TableSummary, "asks" | "turn">) =>
  facts(t("lobby-asks", { what: outside[asks ?? "turn"] ?? "turn" }), inTurn(turn));

/** Since when a table waits; "" if that is not known. */
export const sinceWhen = ({ since }: Pick<TableSummary, "since">, now: number) =>
  since === null
    ? ""
    : t("lobby-since", {
        when: instantText(Date.parse(since), now),
        form: instantForm(Date.parse(since), now),
      });

/** The number of messages that a list counts at most. */
const most = 10;

/** The moves and messages since a table was on screen in this browser; "" if there are none, or if it never was. */
export function newsOf({ id, steps, said }: Pick<TableSummary, "id" | "steps" | "said">): string {
  const seen = lastSeen(id);
  if (seen === null) return "";
  const moves = steps - seen;
  const unread = said.filter((seq) => seq > lastRead(id)).length;
  return facts(
    moves > 0 && t("lobby-moves", { n: moves }),
    unread > 0 && t("lobby-messages", { n: unread, more: unread < most ? "" : "+" }),
  );
}
