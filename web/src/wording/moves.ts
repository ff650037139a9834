// A move in words, from its kind and what it names: its message chooses by that.
import { has, t, type Args } from "../i18n/i18n.svelte.ts";
import type { Legal, Step, View } from "../wire/types.ts";
import { inSentence, listed, named, none, placeName, type Operand, type Scene } from "./names.ts";

/** What words are made of: the notation is for the wire. */
export type Named = Pick<Step, "kind" | "operands">;

/** What a move is called, as it is offered in a position; null for none. */
export const moveName = (scene: Scene, move: Named, view = scene.view): string =>
  t(`move-${move.kind}`, moveArgs(scene, move.operands, view));

/** What a way to do a thing is called where the thing itself is named above. */
export const wayName = (scene: Scene, move: Named): string =>
  has(`move-${move.kind}.way`)
    ? t(`move-${move.kind}.way`, moveArgs(scene, move.operands, scene.view))
    : moveName(scene, move);

/**
 * The arguments of the message of a move or of a decision: its operands by their names, `n` for the first number among
 * them, `last` for the last of them, `list` for all that there is; of the position the decision,
 * the place of the piece, and whether a trade is answered by another.
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

/** An operand in a list; "" for none of a thing. */
function item(scene: Scene, operand: Operand, n?: number): string {
  const { type, value } = operand;
  if (value === 0 || value === none) return "";
  return typeof value === "number" && has(`good-${type}`)
    ? t(`good-${type}`, { n: value })
    : String(inSentence(scene, operand, n));
}

/** Moves with the cheapest first: action points, then ducats. */
export const cheapestFirst = (moves: readonly Legal[]) =>
  [...moves].sort((a, b) => b.points - a.points || b.ducats - a.ducats);
