// Orders in words.
import { t } from "../i18n/i18n.svelte.ts";
import type { Order, OrderCondition, Step } from "../wire/types.ts";
import { moveName } from "../wording/moves.ts";
import { listed, manuscriptName, placeName, type Scene } from "../wording/names.ts";

/** Moves as one list. */
export const movesText = (scene: Scene, moves: readonly Step[]) =>
  listed(moves.map((move) => moveName(scene, move)));

/** A condition; the attribute `met` says that it is met. */
export function conditionText(scene: Scene, { type, value = "" }: OrderCondition, met = false): string {
  const args = {
    manuscript: type === "manuscript" ? manuscriptName(scene, value) : "",
    place: type === "city" ? placeName(scene, value) : "",
  };
  return t(`order-if-${type}${met ? ".met" : ""}`, args);
}

/** Why an order was cancelled, as a sentence. */
export function whyCancelled(scene: Scene, { plans, faults }: Order): string {
  const [fault] = faults;
  if (!fault) return "";
  if (fault.condition) return conditionText(scene, fault.condition, true);
  const move = plans[(fault.plan ?? 1) - 1]?.[fault.move ?? 0];
  const why = t(`order-why-${fault.reason}`, { move: move ? moveName(scene, move) : "" });
  return faults.length > 1 ? `${why} ${t("order-others")}` : why;
}
