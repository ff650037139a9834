// One table as this browser sees it: what the server says, what of it is shown,
// and what the person is about to do. It holds no rules: what can be done stands
// in view.legal, what cannot in view.refused.
import { firstEyes } from "../client/prefetch.ts";
import { api, freshKey, Refusal } from "../client/http.ts";
import { withWords } from "../i18n/i18n.svelte.ts";
import { onNews, watch } from "../client/stream.ts";
import type { Box, Done, Legal, LogLine, Position, Refused, Seat, Table, Target } from "../wire/types.ts";
import { settings } from "../browser/settings.svelte.ts";
import { expanded, undrawn } from "../wording/cards.ts";
import { Playback } from "./playback.svelte.ts";

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

export class TableSession {
  readonly id: string;
  readonly playback = new Playback(this);

  table = $state.raw<Table | null>(null);
  box = $state.raw<Box | null>(null);
  /** The present position, as the server has told it last. */
  now = $state.raw<Position | null>(null);
  /** The position that is shown: the present one, or a past one (playback, replay, sandbox). */
  shown = $state.raw<Position | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Whose eyes: a seat that the browser holds, or a spectator's. */
  seat = $state<Seat | null>(null);
  /** Everything open: once the game is over. */
  open = $state(false);
  offline = $state(false);
  busy = $state(false);
  /** What the server refused last, until it is read. */
  fault = $state.raw<Refusal | null>(null);
  /** Why the table cannot be shown at all. */
  trouble = $state.raw<Refusal | null>(null);
  /** The server runs another build than when the page was loaded. */
  outdated = $state(false);

  /** What the pointer or the keyboard is on. */
  focus = $state<Target | null>(null);
  /** What was touched and can be done in several ways, or why it cannot be done. */
  touched = $state<Target | null>(null);
  /** The move that the next tap makes: its cost and outcome are shown. */
  armed = $state.raw<Legal | null>(null);
  /** On a phone: the part of the table that is shown. */
  part = $state("map");
  /** What if: the moves tried in the sandbox, null outside of it. */
  trying = $state.raw<string[] | null>(null);

  readonly view = $derived(this.shown?.view ?? null);
  /** The seats of this browser. */
  readonly mine = $derived(this.table?.seats.filter((s) => s.mine).map((s) => s.seat) ?? []);
  /** Those of them that a bot plays, until their person comes back or for good. */
  readonly away = $derived(this.table?.seats.filter((s) => s.mine && (s.away || s.resigned)) ?? []);
  /** The seat that looks has to decide, at the present position or in the sandbox. */
  readonly deciding = $derived(
    this.shown !== null &&
      (this.shown === this.now || this.trying !== null) &&
      this.seat !== null &&
      this.shown.view.decides === this.seat &&
      !this.away.some((s) => s.seat === this.seat) &&
      this.shown.state === "playing",
  );
  /**
   * What of the table can be touched. A trade is drafted on a sheet of its own: the things that
   * lie on the table are the bank's, and a touch of them would ask a player for his own.
   */
  readonly #touchable = $derived(this.deciding && this.view?.decision !== "draft" ? this.view : null);
  readonly legal = $derived(group(this.#touchable?.legal ?? [], (l) => l.targets));
  readonly refused = $derived(group(this.#refusals(), (r) => [r.target]));
  /** What is previewed: the armed move, or the only one of the thing under the pointer. */
  readonly preview = $derived.by(() => {
    if (this.armed) return this.armed;
    const there = this.focus === null ? undefined : this.legal.get(this.focus);
    return there?.length === 1 ? (there[0] ?? null) : null;
  });
  /** The seat of this browser that has to decide now, though others may look. */
  readonly awaited = $derived(
    this.mine.find((s) => s === this.now?.view.decides && !this.away.some((a) => a.seat === s)) ?? null,
  );

  #refusals(): Refused[] {
    const view = this.#touchable;
    return view ? [...view.refused, ...undrawn(view)] : [];
  }

  #stop: (() => void) | null = null;
  #wanted = 0; // the newest number heard of
  #loading: Promise<void> | null = null;
  #build: string | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** Whether a seat is held by this browser. */
  holds(seat: string | null) {
    return this.mine.some((s) => s === seat);
  }

  /** Loads the table and follows it until `leave`. */
  async enter(seat?: Seat) {
    this.#stop ??= this.#follow();
    this.trouble = null;
    try {
      const [table, box] = await Promise.all([api.table(this.id), api.box(this.id)]);
      if (expanded(box)) await withWords(Promise.resolve(), "cards");
      this.table = table;
      this.box = box;
      this.seat = seat ?? firstEyes(table);
      const seen = this.#seen();
      await this.refresh(table);
      if (seen !== null) this.playback.comeBack(seen);
      this.see();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.trouble = fault;
    }
  }

  #follow() {
    watch(this.id);
    return onNews((news) => {
      if (news.kind === "lost") this.offline = true;
      else if (news.kind === "hello") {
        this.offline = false;
        this.outdated ||= this.#build !== null && this.#build !== news.build;
        this.#build ??= news.build;
        if (this.trouble?.code === "offline") void this.enter();
        else this.#heard(Math.max(this.#wanted, news.sync.find((s) => s.table === this.id)?.seq ?? Infinity));
      } else if (news.kind === "seats") this.#heard(Infinity);
      else if (news.table === this.id) this.#heard(news.seq);
    });
  }

  leave() {
    this.playback.skip();
    this.#stop?.();
    this.#stop = null;
  }

  #heard(seq: number) {
    this.#wanted = Math.max(this.#wanted, seq);
    if (this.table && this.#known() < seq) void this.refresh().catch(() => (this.offline = true));
  }

  /** Up to where both the table and the position are known. */
  #known() {
    return Math.min(this.table?.seq ?? 0, this.now?.seq ?? Infinity);
  }

  /** Shows the table as an answer tells it, unless a later one has told more. */
  told(table: Table) {
    if (table.seq >= (this.table?.seq ?? 0)) this.table = table;
  }

  /** Fetches what is new; calls at the same time share one fetch. */
  refresh(table?: Table): Promise<void> {
    this.#loading ??= this.#fetch(table).finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #fetch(known?: Table) {
    let again: boolean;
    do {
      again = true;
      if (this.#wanted === Infinity) this.#wanted = 0;
      // Before the game there is no position: only who sits where.
      const told = known ?? this.table;
      if (told && !told.begun) {
        known ??= await api.table(this.id);
        this.told(known);
        this.offline = false;
        if (!known.begun) {
          again = known.seq < this.#wanted;
          known = undefined;
          continue;
        }
      }
      const eyes = { seat: this.seat, open: this.open };
      const before = this.now?.steps ?? 0;
      const [table, now, fresh] = await Promise.all([
        known ?? api.table(this.id),
        api.position(this.id, eyes),
        api.log(this.id, eyes, before + 1),
      ]);
      known = undefined;
      // Moves were taken back if there are fewer than before, or not all that came since are new.
      const numbers = this.now ? now.seq - this.now.seq : 0;
      const taken =
        this.now !== null && numbers !== now.steps - before && (now.steps !== before || numbers > 1);
      const whole = taken || fresh.steps !== now.steps ? await api.log(this.id, eyes) : null;
      if (eyes.seat !== this.seat) continue; // other eyes look by now
      this.offline = false;
      this.told(table);
      if (this.#newSeat(table)) continue;
      const kept = this.log.filter((line) => line.step <= before);
      this.#arrive(now, whole ? whole.lines : [...kept, ...fresh.lines.filter((line) => line.step > before)]);
      again = this.#known() < this.#wanted;
    } while (again);
  }

  /** Looks through the seat that was taken, or lost, meanwhile. */
  #newSeat(table: Table): boolean {
    const kept = this.seat === null || table.seats.some((s) => s.mine && s.seat === this.seat);
    const seat = kept ? (this.seat ?? firstEyes(table)) : firstEyes(table);
    if (seat === this.seat || this.open) return false;
    this.#wear(seat);
    return true;
  }

  #wear(seat: Seat | null) {
    this.playback.skip();
    this.trying = null;
    this.drop();
    this.seat = seat;
    this.log = [];
    this.now = this.shown = null;
  }

  #arrive(now: Position, log: LogLine[]) {
    const before = this.now;
    const following = this.shown === null || this.shown === before;
    this.log = log;
    this.now = now;
    if (this.playback.active || following) {
      if (!this.playback.arrived(before, now)) this.shown = now;
    }
    if (this.shown === now) this.#keep(before);
    this.see();
  }

  /** A remark or a seat that changes hands leaves alone what was touched; a move does not. */
  #keep(before: Position | null) {
    const armed = this.armed;
    if (before?.steps !== this.now?.steps || before?.view.decides !== this.now?.view.decides) this.drop();
    else if (armed) this.armed = this.now?.view.legal.find((l) => l.id === armed.id) ?? null;
  }

  /** Looks through other eyes. */
  async look(seat: Seat | null, open = false) {
    this.#wear(seat);
    this.open = open;
    await this.#loading?.catch(() => undefined);
    await this.refresh();
  }

  // ——— what has been seen, for coming back

  #seen(): number | null {
    try {
      const seen = localStorage.getItem(`volgare.seen.${this.id}`);
      return seen === null ? null : Number(seen);
    } catch {
      return null;
    }
  }

  /** The page is looked at again. */
  comeBack() {
    const seen = this.#seen();
    if (seen !== null && !this.playback.active) this.playback.comeBack(seen);
    this.see();
  }

  /** The present position is before somebody's eyes. */
  see() {
    if (!this.now || this.shown !== this.now || document.hidden || this.playback.offer !== null) return;
    try {
      localStorage.setItem(`volgare.seen.${this.id}`, String(this.now.steps));
    } catch {
      // A browser that keeps nothing offers no replay.
    }
  }

  // ——— touching things

  /** Forgets what was touched. */
  drop() {
    this.touched = null;
    this.armed = null;
  }

  /** A tap on a thing: the first shows, the second does. */
  touch(target: Target) {
    if (this.touched === target && this.armed?.targets.includes(target)) {
      void this.confirm();
      return;
    }
    const moves = this.legal.get(target) ?? [];
    this.fault = null;
    this.touched = target;
    this.armed = moves.length === 1 ? (moves[0] ?? null) : null;
    if (this.armed && settings.oneTap && !this.armed.reveals) void this.confirm();
  }

  /** Chooses one of several moves of a thing. */
  arm(move: Legal) {
    const again = this.armed?.id === move.id;
    this.armed = move;
    if (again || (settings.oneTap && !move.reveals)) void this.confirm();
  }

  /** Makes the armed move. */
  async confirm() {
    if (this.armed) await this.act([this.armed.move]);
  }

  // ——— doing

  async #do(request: (seat: Seat, seq: number) => Promise<Done>) {
    if (this.busy || !this.now || this.seat === null) return;
    this.busy = true; // until the new position is here: what is shown is no longer true
    this.fault = null;
    try {
      const done = await request(this.seat, this.now.seq);
      this.#wanted = Math.max(this.#wanted, done.seq);
      // The news may have brought the new position already, and a thing of it may have been touched.
      if (this.now.seq < done.seq) this.drop();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.fault = fault;
    }
    await this.refresh().catch(() => (this.offline = true));
    this.busy = false;
  }

  act(moves: string[]) {
    if (this.trying) return this.try([...this.trying, ...moves]);
    const key = freshKey();
    return this.#do((seat, seq) => api.play(this.id, seat, seq, moves, key));
  }

  undo(turn = false) {
    if (this.trying) return this.try(turn ? [] : this.trying.slice(0, -1));
    const key = freshKey();
    return this.#do((seat, seq) => api.undo(this.id, seat, seq, turn, key));
  }

  redo() {
    const key = freshKey();
    return this.#do((seat, seq) => api.redo(this.id, seat, seq, key));
  }

  // ——— what if

  /** Shows what would be if it were my turn and I made these moves; nothing happens. */
  async try(moves: string[]) {
    const { now, seat } = this;
    if (!now || seat === null || this.busy) return;
    this.busy = true;
    this.fault = null;
    try {
      const view = await api.try(this.id, seat, moves);
      this.drop();
      this.trying = moves;
      this.shown = { ...now, view, undo: null };
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.fault = fault;
    } finally {
      this.busy = false;
    }
  }

  /** Back to what is. */
  stopTrying() {
    if (!this.trying) return;
    this.trying = null;
    this.drop();
    this.shown = this.now;
    this.see();
  }
}
