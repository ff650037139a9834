// The certain effects of a move, besides its cost and its name.
import { said, t } from "../i18n/i18n.svelte.ts";
import { effectText, inOne, outcomes } from "../wording/effects.ts";
import { cutText, type Brought } from "../wording/reasons.ts";
import { nameOf } from "../wording/names.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Effect, Legal } from "../wire/types.ts";

/** An effect in a short phrase; the name of an advance includes the track. */
const phrase = (session: TableSession, { kind }: Legal, effect: Effect) =>
  effect.a?.type === "track" && effect.a.value === kind
    ? t("to-space", { n: Number(effect.b?.value) })
    : effectText(session, effect, true);

/** A change of the score: the category and the points. */
const scored = (session: TableSession, { seat, category, vp }: Legal["score"][number]): Brought => {
  const text = t("score-change", {
    category: t(`category-${category}`),
    n: Math.abs(vp),
    gain: vp > 0 ? "yes" : "no",
  });
  return { text: seat === session.seat ? text : said(nameOf(session, seat), text), cut: "" };
};

/** The effects in short phrases; those on other players have their names. */
export function outcome(session: TableSession, move: Legal): Brought[] {
  const done = outcomes(move.effects.filter(({ minor }) => !minor))
    .map((effects) => {
      const [effect] = effects as [Effect];
      const text = effects.length > 1 ? inOne(session, effects) : phrase(session, move, effect);
      const other = text !== "" && effect.seat !== null && effect.seat !== session.seat;
      return {
        text: other ? said(nameOf(session, effect.seat), text) : text,
        cut: effects.map((one) => cutText(session, one)).find((cut) => cut !== "") ?? "",
      };
    })
    .filter(({ text }) => text !== "");
  return [...done, ...move.score.map((change) => scored(session, change))];
}
