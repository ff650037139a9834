// A move in words, from its kind and its operands, which select the variant of its message.
import { has, t, type Args } from "../i18n/i18n.svelte.ts";
import type { Legal, Step, View } from "../wire/types.ts";
import { inSentence, listed, named, none, placeName, type Operand, type Scene } from "./names.ts";

/** The input of the wording. The notation of a move is only for the API. */
export type Named = Pick<Step, "kind" | "operands">;

/** The name of a move offered in a position; without a position pass null. */
export const moveName = (scene: Scene, move: Named, view = scene.view): string =>
  t(`move-${move.kind}`, moveArgs(scene, move.operands, view));

/** The name of an alternative, if the action itself is named above. */
export const wayName = (scene: Scene, move: Named): string =>
  has(`move-${move.kind}.way`)
    ? t(`move-${move.kind}.way`, moveArgs(scene, move.operands, scene.view))
    : moveName(scene, move);

/**
 * The arguments of a move's or a decision's message: the operands by name, `n` for the first number, `last`
 * for the last operand, and `list` for all of them; from the position, the decision, the place of the piece,
 * and whether a trade is a counter-offer.
 */
export function moveArgs(scene: Scene, operands: Named["operands"], view: View | null): Args {
  const n = operands.map(({ value }) => value).find((value) => typeof value === "number");
  const names = operands.map((operand) => named(scene, operand, n));
  const items = operands.map((operand) => item(scene, operand, n)).filter((text) => text !== "");
  const me = view?.players.find((player) => player.seat === view.decides);
  return {
    decision: view?.decision ?? "",
    place: me?.place ? placeName(scene, me.place) : "",
    counter: view?.trade?.counter ? "yes" : "no",
    ...Object.fromEntries(operands.map(({ type }, i) => [type, names[i] ?? ""])),
    last: names.at(-1) ?? "",
    list: listed(items) || none,
    n: n ?? 0,
  };
}

/** An operand as an item of a list; "" if it stands for none. */
function item(scene: Scene, operand: Operand, n?: number): string {
  const { type, value } = operand;
  if (value === 0 || value === none) return "";
  return typeof value === "number" && has(`good-${type}`)
    ? t(`good-${type}`, { n: value })
    : String(inSentence(scene, operand, n));
}

/** Moves with the cheapest first: by action points, then by ducats. */
export const cheapestFirst = (moves: readonly Legal[]) =>
  [...moves].sort((a, b) => b.points - a.points || b.ducats - a.ducats);
