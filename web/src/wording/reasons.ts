// Why a move is impossible, in words.
import { has, t } from "../i18n/i18n.svelte.ts";
import { listed, named, none, placeName, type Scene } from "./names.ts";
import type { Refusal } from "../client/client.ts";
import type { Effect, Refused } from "../wire/types.ts";

type Reason = Pick<Refused, "code" | "need" | "have" | "unit" | "what" | "rule"> &
  Partial<Pick<Refused, "where">>;

/** A number or a value of a reason, in words. */
const figure = (scene: Scene, { unit }: Pick<Reason, "unit">, value: string | number | null) =>
  value === null ? none : named(scene, { type: unit ?? "number", value });

/** A reason as a sentence; its message selects on "none" for missing values. */
export function reasonText(scene: Scene, reason: Reason): string {
  const { code, need, have, what, where = [] } = reason;
  const thing =
    what === null ? none : named(scene, { type: "good", value: what }, typeof need === "number" ? need : 1);
  const places = listed(where.map((id) => placeName(scene, id))) || none;
  return t(`why-${code}`, {
    need: figure(scene, reason, need),
    have: figure(scene, reason, have),
    thing,
    places,
  });
}

/** Why an effect is reduced, as a phrase that follows the effect; "" if it is not. */
export const cutText = (scene: Scene, { a, cut = [] }: Pick<Effect, "a" | "cut">): string =>
  cut
    .map((why) =>
      t(`cut-${why.code}`, {
        which: a?.value ?? "",
        need: figure(scene, why, why.need),
        have: figure(scene, why, why.have),
      }),
    )
    .join("; ");

/** One gain of a move, and why it is reduced. */
export interface Brought {
  text: string;
  /** "" if it is not reduced. */
  cut: string;
}

/** A gain in one phrase. */
export const inWords = ({ text, cut }: Brought) => (cut === "" ? text : `${text} – ${cut}`);

/** Groups refusals by their reason: by its text, or by another key. */
export function alike(
  scene: Scene,
  refused: readonly Refused[],
  key: (no: Refused) => string = (no) => reasonText(scene, no),
): [Refused, ...Refused[]][] {
  const by = new Map<string, [Refused, ...Refused[]]>();
  for (const no of refused) {
    const why = key(no);
    const there = by.get(why);
    if (there) there.push(no);
    else by.set(why, [no]);
  }
  return [...by.values()];
}

/** The text of a refusal by the server, by the code of its problem. */
export function problemText({ code, problem }: Refusal): string {
  const id = `problem-${code}`;
  if (problem?.character) return t("problem-character", { character: problem.character });
  if (problem?.most) return t("problem-long", { n: problem.most });
  if (problem?.field && has(`${id}-field`)) return t(`${id}-field`, { field: problem.field });
  return t(has(id) ? id : "problem-internal", { seconds: problem?.retryAfter ?? 0 });
}

/** The text of a refusal at a table: the reason given by the rules, if there is one. */
export function faultText(scene: Scene, fault: Refusal): string {
  const reason = fault.problem?.reason;
  return reason ? reasonText(scene, reason) : problemText(fault);
}
