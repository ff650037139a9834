// What the person is about to do: what the pointer is on, what was touched, and the move
// that the next tap makes.
import { settings } from "../browser/settings.svelte.ts";
import type { Refusal } from "../client/client.ts";
import { isA } from "../wire/things.ts";
import type { Legal, Obstacle, Position, Step, Target, View } from "../wire/types.ts";

/** What it needs of the table. */
interface Needs {
  /** The seat that looks has to decide, at the view that is shown. */
  readonly deciding: boolean;
  readonly view: View | null;
  /** What was refused last, which is read once something else is touched. */
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

  /** What the pointer or the keyboard is on, until what is meant with it is done: a finger leaves nothing. */
  focus = $state<Target | null>(null);
  /** What was touched and can be done in several ways, or why it cannot be done. */
  touched = $state<Target | null>(null);
  /** The move that the next tap makes: its cost and outcome are shown. */
  armed = $state.raw<Legal | null>(null);

  /**
   * What of the table can be touched. A trade is drafted on a sheet of its own: what lies on the
   * table is the bank's, and a touch of it would ask a player for his own.
   */
  readonly #touchable = $derived.by(() =>
    this.#table.deciding && this.#table.view?.decision !== "draft" ? this.#table.view : null,
  );
  readonly legal = $derived(group(this.#touchable?.legal ?? [], (l) => l.targets));
  readonly refused = $derived(group(this.#refusals(), (r) => [r.target]));
  /** What a lesson speaks of. */
  spoken = $state.raw<ReadonlySet<Target>>(new Set());
  /** While one of several ways of an action is looked for: all that they are about. */
  readonly lit: ReadonlySet<Target> = $derived.by(() => {
    const { touched } = this;
    const moves = touched !== null && isA(touched, "action") ? (this.legal.get(touched) ?? []) : [];
    return new Set(moves.length < 2 ? [] : moves.flatMap((m) => m.targets.filter((to) => to !== touched)));
  });
  /** What is previewed: the armed move, or the only one of the target under the pointer. */
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

  /** Forgets what was touched. */
  drop() {
    this.touched = null;
    this.armed = null;
  }

  /** A message or a seat that changes hands leaves alone what was touched; a move does not. */
  keep(before: Position | null, now: Position) {
    const { armed } = this;
    if (before?.steps !== now.steps || before.view.decides !== now.view.decides) this.drop();
    else if (armed) this.armed = now.view.legal.find((l) => l.id === armed.id) ?? null;
  }

  /** A tap on a target: the first shows, the second does. */
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

  /** Chooses one of several moves of a target. */
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
