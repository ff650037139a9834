// One table as this browser sees it: what is told of it, whose eyes look, what is shown, and
// what is done. It holds no rules: what can be done stands in view.legal, what cannot in
// view.refused. What is touched, tried out and played back is told beside it.
import { firstEyes } from "../client/prefetch.ts";
import { client, Refusal, type Eyes } from "../client/client.ts";
import { withWords } from "../i18n/i18n.svelte.ts";
import type { Box, Done, LogLine, Position, Seat, Table } from "../wire/types.ts";
import { expanded } from "../wording/cards.ts";
import { Playback } from "./playback.svelte.ts";
import { Sandbox } from "./sandbox.svelte.ts";
import { lastSeen, markSeen } from "./seen.ts";
import { Selection } from "./selection.svelte.ts";

/** A key that makes a request safe to repeat. */
const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");

export class TableSession {
  readonly id: string;
  readonly selection = new Selection(this);
  readonly sandbox = new Sandbox(this);
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

  /** On a phone: the part of the table that is shown. */
  part = $state("map");

  readonly view = $derived(this.shown?.view ?? null);
  /** The seats of this browser. */
  readonly mine = $derived(this.table?.seats.filter((s) => s.mine).map((s) => s.seat) ?? []);
  /** Those of them that a bot plays, until their person comes back or for good. */
  readonly away = $derived(this.table?.seats.filter((s) => s.mine && (s.away || s.resigned)) ?? []);
  /** The seat that looks has to decide, at the present position or in the sandbox. */
  readonly deciding = $derived(
    this.shown !== null &&
      (this.shown === this.now || this.sandbox.moves !== null) &&
      this.seat !== null &&
      this.shown.view.decides === this.seat &&
      !this.away.some((s) => s.seat === this.seat) &&
      this.shown.state === "playing",
  );
  /** The seat of this browser that has to decide now, though others may look. */
  readonly awaited = $derived(
    this.mine.find((s) => s === this.now?.view.decides && !this.away.some((a) => a.seat === s)) ?? null,
  );

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
      const [table, box] = await Promise.all([client.table(this.id), client.box(this.id)]);
      if (expanded(box)) await withWords(Promise.resolve(), "cards");
      this.table = table;
      this.box = box;
      this.seat = seat ?? firstEyes(table);
      const seen = lastSeen(this.id);
      await this.refresh(table);
      if (seen !== null) this.playback.comeBack(seen);
      this.see();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.trouble = fault;
    }
  }

  #follow() {
    client.watch(this.id);
    return client.onNews((news) => {
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
        known ??= await client.table(this.id);
        this.told(known);
        this.offline = false;
        if (!known.begun) {
          again = known.seq < this.#wanted;
          known = undefined;
          continue;
        }
      }
      const eyes = { seat: this.seat, open: this.open };
      const { table, now, log } = await this.#fetchSeen(eyes, known);
      known = undefined;
      if (eyes.seat !== this.seat) continue; // other eyes look by now
      this.offline = false;
      this.told(table);
      if (this.#newSeat(table)) continue;
      this.#arrive(now, log);
      again = this.#known() < this.#wanted;
    } while (again);
  }

  /** What these eyes see now. Only what is new of the log is fetched, unless moves were taken back. */
  async #fetchSeen(eyes: Eyes, known?: Table) {
    const before = this.now?.steps ?? 0;
    const [table, now, fresh] = await Promise.all([
      known ?? client.table(this.id),
      client.position(this.id, eyes),
      client.log(this.id, eyes, before + 1),
    ]);
    // Moves were taken back if there are fewer than before, or not all that came since are new.
    const numbers = this.now ? now.seq - this.now.seq : 0;
    const taken =
      this.now !== null && numbers !== now.steps - before && (now.steps !== before || numbers > 1);
    if (taken || fresh.steps !== now.steps)
      return { table, now, log: (await client.log(this.id, eyes)).lines };
    const kept = this.log.filter((line) => line.step <= before);
    return { table, now, log: [...kept, ...fresh.lines.filter((line) => line.step > before)] };
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
    this.sandbox.moves = null;
    this.selection.drop();
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
    if (this.shown === now) this.selection.keep(before, now);
    this.see();
  }

  /** Looks through other eyes. */
  async look(seat: Seat | null, open = false) {
    this.#wear(seat);
    this.open = open;
    await this.#loading?.catch(() => undefined);
    await this.refresh();
  }

  /** The page is looked at again. */
  comeBack() {
    const seen = lastSeen(this.id);
    if (seen !== null && !this.playback.active) this.playback.comeBack(seen);
    this.see();
  }

  /** The present position is before somebody's eyes. */
  see() {
    if (!this.now || this.shown !== this.now || document.hidden || this.playback.offer !== null) return;
    markSeen(this.id, this.now.steps);
  }

  /** What the server has refused stands there until it is read; any other fault is the program's own. */
  refuse(fault: unknown) {
    if (!(fault instanceof Refusal)) throw fault;
    this.fault = fault;
  }

  /** Shows what a change beside the game has made of the table. */
  async change(request: Promise<Table>) {
    try {
      this.table = await request;
      await this.refresh();
    } catch (fault) {
      this.refuse(fault);
    }
  }

  async #do(request: (seat: Seat, seq: number) => Promise<Done>) {
    if (this.busy || !this.now || this.seat === null) return;
    this.busy = true; // until the new position is here: what is shown is no longer true
    this.fault = null;
    try {
      const done = await request(this.seat, this.now.seq);
      this.#wanted = Math.max(this.#wanted, done.seq);
      // The news may have brought the new position already, and a target of it may have been touched.
      if (this.now.seq < done.seq) this.selection.drop();
    } catch (fault) {
      this.refuse(fault);
    }
    await this.refresh().catch(() => (this.offline = true));
    this.busy = false;
  }

  act(moves: string[]) {
    if (this.sandbox.moves) return this.sandbox.try([...this.sandbox.moves, ...moves]);
    const key = freshKey();
    return this.#do((seat, seq) => client.play(this.id, seat, seq, moves, key));
  }

  undo(turn = false) {
    if (this.sandbox.moves) return this.sandbox.try(turn ? [] : this.sandbox.moves.slice(0, -1));
    const key = freshKey();
    return this.#do((seat, seq) => client.undo(this.id, seat, seq, turn, key));
  }

  redo() {
    const key = freshKey();
    return this.#do((seat, seq) => client.redo(this.id, seat, seq, key));
  }
}
