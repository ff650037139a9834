// The user's selection: the hovered target, the selected target, and the move that the next tap makes.
import { settings } from "../browser/settings.svelte.ts";
import type { Refusal } from "../client/client.ts";
import { isA } from "../wire/things.ts";
import type { Legal, Obstacle, Position, Step, Target, View } from "../wire/types.ts";

/** Its dependencies on the session. */
interface Needs {
  /** The viewer's seat is to move in the shown view. */
  readonly deciding: boolean;
  readonly view: View | null;
  /** The last refusal, which is cleared by the next selection. */
  fault: Refusal | null;
  act(moves: readonly Step[]): Promise<void>;
}

function group<T>(list: readonly T[], targets: (item: T) => readonly Target[]): Map<Target, T[]> {
  const all = new Map<Target, T[]>();
  for (const item of list) {
    for (const target of targets(item)) {
      const there = all.get(target);
      if (there) there.push(item);
      else all.set(target, [item]);
    }
  }
  return all;
}

export class Selection {
  readonly #table: Needs;

  /** The hovered or focused target, until its move is made. After a touch it is null. */
  focus = $state<Target | null>(null);
  /** The selected target, if it has several moves, or none and a reason. */
  touched = $state<Target | null>(null);
  /** The armed move, which the next tap makes: its cost and outcome are shown. */
  armed = $state.raw<Legal | null>(null);

  /**
   * The view whose targets can be selected. A trade is drafted on a sheet with its own targets: the
   * components on the table belong to the bank, and selecting one must not request it from a player.
   */
  readonly #touchable = $derived.by(() =>
    this.#table.deciding && this.#table.view?.decision !== "draft" ? this.#table.view : null,
  );
  readonly legal = $derived(group(this.#touchable?.legal ?? [], (l) => l.targets));
  readonly refused = $derived(group(this.#refusals(), (r) => [r.target]));
  /** The targets that a lesson highlights. */
  spoken = $state.raw<ReadonlySet<Target>>(new Set());
  /** While an action with several alternatives is open: the targets of all of them. */
  readonly lit: ReadonlySet<Target> = $derived.by(() => {
    const { touched } = this;
    const moves = touched !== null && isA(touched, "action") ? (this.legal.get(touched) ?? []) : [];
    return new Set(moves.length < 2 ? [] : moves.flatMap((m) => m.targets.filter((to) => to !== touched)));
  });
  /** The previewed move: the armed one, or the only move of the hovered target. */
  readonly preview = $derived.by(() => {
    if (this.armed) return this.armed;
    const there = this.focus === null ? undefined : this.legal.get(this.focus);
    return there?.length === 1 ? (there[0] ?? null) : null;
  });

  constructor(table: Needs) {
    this.#table = table;
  }

  #refusals(): Obstacle[] {
    const view = this.#touchable;
    if (!view) return [];
    if (view.decision !== "turn") return view.refused;
    const undrawn = view.decks.flatMap(({ deck, why }) =>
      why === null ? [] : [{ ...why, target: `deck:${deck}`, where: [] }],
    );
    return [...view.refused.filter(({ minor }) => !minor), ...undrawn];
  }

  /** Clears the selection. */
  drop() {
    this.touched = null;
    this.armed = null;
  }

  /** Keeps the selection when only chat or seats have changed, and clears it after a move. */
  keep(before: Position | null, now: Position) {
    const { armed } = this;
    if (before?.steps !== now.steps || before.view.decides !== now.view.decides) this.drop();
    else if (armed) this.armed = now.view.legal.find((l) => l.id === armed.id) ?? null;
  }

  /** A tap on a target: the first selects, the second makes the move. */
  touch(target: Target) {
    if (this.touched === target && this.armed?.targets.includes(target)) {
      void this.confirm();
      return;
    }
    const moves = this.legal.get(target) ?? [];
    this.#table.fault = null;
    this.touched = target;
    this.armed = moves.length === 1 ? (moves[0] ?? null) : null;
    if (this.armed && settings.oneTap && !this.armed.reveals) void this.confirm();
  }

  /** Selects one of several moves of a target. */
  arm(move: Legal) {
    const again = this.armed?.id === move.id;
    this.armed = move;
    if (again || (settings.oneTap && !move.reveals)) void this.confirm();
  }

  /** Makes the armed move. */
  async confirm() {
    if (this.armed) await this.#table.act([this.armed]);
  }
}
