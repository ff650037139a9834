// Why something cannot be done, in words.
import { has, t } from "../i18n/i18n.svelte.ts";
import { goodName } from "./cards.ts";
import { cubes, nameOf, placeName, type Scene } from "./names.ts";
import type { Refusal } from "../client/client.ts";
import type { Refused } from "../wire/types.ts";

type Reason = Pick<Refused, "code" | "need" | "have" | "what" | "rule"> & Partial<Pick<Refused, "where">>;

/** A figure or a word of a reason as people say it. */
function figure(scene: Scene, code: Reason["code"], value: string | number | null): string | number {
  if (value === null) return "";
  if (typeof value === "number") return value;
  if (code === "not-your-turn") return nameOf(scene, value);
  for (const id of [`status-${value}`, `zone-${value}`, `decision-${value}`]) if (has(id)) return t(id);
  return value;
}

/** What the figures of a reason count; the limit of the poets is one for both of their decks. */
function thing({ code, need, what }: Reason): string {
  if (what === null) return "";
  const limit = code === "over-limit" || code === "partner-over-limit";
  return goodName(limit && what === "scuola" ? "poets" : what, need === null ? 1 : Number(need), cubes);
}

/** A reason as a sentence. */
export function reasonText(scene: Scene, reason: Reason): string {
  if (reason.code === "wrong-place") return placeText(scene, reason.where ?? []);
  const need = figure(scene, reason.code, reason.need);
  const have = figure(scene, reason.code, reason.have);
  const id = `why-${reason.code}`;
  // Some codes come with figures and without, and name what is counted or not.
  const ways = [reason.what === null ? "" : "-of", reason.need === null ? "-plain" : ""];
  const said = [ways.join(""), ways[1], ""].find((way) => has(`${id}${way}`));
  return t(`${id}${said ?? ""}`, { need, have, thing: thing(reason) });
}

/** That the piece is at the wrong place, with those where it would be right. */
function placeText(scene: Scene, where: readonly string[]): string {
  const places = where.map((id) => placeName(scene, id)).join(", ");
  return places === "" ? t("why-wrong-place") : t("why-only-here", { places });
}

/** What is refused for the same reason, together; by its words, or by what else tells reasons apart. */
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

/** What the server refused, as a sentence. */
export function faultText(scene: Scene, fault: Refusal): string {
  const reason = fault.problem?.reason;
  if (reason) return reasonText(scene, reason);
  const { field, retryAfter } = fault.problem ?? {};
  if (field && has(`fault-${fault.code}-field`)) return t(`fault-${fault.code}-field`, { field });
  const id = `fault-${fault.code}`;
  return t(has(id) ? id : "fault-internal", { seconds: retryAfter ?? 0 });
}
