// A table as this browser sees it: the server's data, the viewer's seat, the shown position, and the
// commands. It contains no rules: legal moves are in view.legal, impossible ones in view.refused. Selection,
// sandbox and playback are separate classes.
import { asText } from "../browser/asText.ts";
import { now } from "../browser/clock.ts";
import { put, query } from "../browser/router.svelte.ts";
import { holdPage } from "../browser/typed.svelte.ts";
import { firstEyes } from "../client/prefetch.ts";
import { Refusal, type Eyes, type Present } from "../client/client.ts";
import { withWords } from "../i18n/i18n.svelte.ts";
import { part } from "../rest/part.svelte.ts";
import { whenWorth } from "../rest/untilThere.ts";
import type {
  ChatMessage,
  Done,
  LogLine,
  Order,
  Position,
  Seat,
  Setup,
  Snapshot,
  Step,
  Table,
} from "../wire/types.ts";
import { expanded } from "../wording/cards.ts";
import { EndingVeil } from "./endingVeil.svelte.ts";
import { Memory } from "./memory.svelte.ts";
import { Playback } from "./playback.svelte.ts";
import { taken } from "./laid.ts";
import { Sandbox } from "./sandbox.svelte.ts";
import { lastRead, lastSeen, markRead, markSeen } from "../browser/seen.ts";
import { Selection } from "./selection.svelte.ts";
import type { Source } from "./source.ts";

/** Milliseconds after which a pending request is reported. */
const slowly = 1000;
/** Milliseconds during which a request is repeated. */
const patience = 600_000;
/**
 * How often, and at which interval in milliseconds, an announced entry is requested again from a server that
 * does not have it yet.
 */
const mostFutile = 50;
const futilePause = 100;

type Tail = NonNullable<Snapshot["log"]>;

export class TableSession {
  readonly source: Source;
  readonly selection: Selection = new Selection(this);
  readonly sandbox: Sandbox = new Sandbox(this);
  readonly playback: Playback = new Playback(this);
  readonly memory: Memory = new Memory(this);
  readonly endingVeil: EndingVeil = new EndingVeil(this);

  table = $state.raw<Table | null>(null);
  setup = $state.raw<Setup | null>(null);
  /** The current position, as last sent by the server. */
  now = $state.raw<Position | null>(null);
  /** The shown position: the current one, or a past or hypothetical one (playback, replay, sandbox). */
  shown = $state.raw<Position | null>(null);
  /** The loaded log lines; `log` is the part that may be shown. */
  lines = $state.raw<LogLine[]>([]);
  readonly log = $derived.by(() => this.endingVeil.hush(this.lines));
  /** Chat messages, and events other than moves. */
  chat = $state.raw<ChatMessage[]>([]);
  /** The last order of the viewer's seat. */
  order = $state.raw<Order | null>(null);
  /** The number of the last message that was in sight. */
  #read = $state(0);
  /** The number of unread messages of other people. */
  readonly unread = $derived(
    this.chat.filter(({ kind, seq, seat }) => kind === "said" && seq > this.#read && !this.holds(seat))
      .length,
  );
  /** The viewer's seat: one that the browser holds, or null for a spectator. */
  seat = $state<Seat | null>(null);
  /** All information is open, once the game is over. */
  open = $state(false);
  /** The presence at the table; null if unknown. */
  company = $state.raw<Present | null>(null);
  offline = $state(false);
  busy = $state(false);
  /** The last request has probably not reached the server yet. It is repeated automatically. */
  unsent = $state(false);
  /** The last refusal of the server, until the user has read it. */
  fault = $state.raw<Refusal | null>(null);
  /** The error if the table cannot be shown at all. */
  trouble = $state.raw<Refusal | null>(null);
  /** The server runs another build than when the page was loaded. */
  outdated = $state(false);

  /** The part of the table that is shown on a phone. */
  part = $state("map");
  /** The menu of the table is open. This outlives the page: before the game and in it there are two. */
  menu = $state(false);

  readonly view = $derived.by(() => this.endingVeil.veil(this.shown?.view ?? null));
  /** The player of the viewer's seat; undefined for a spectator. */
  readonly me = $derived(this.view?.players.find((p) => p.seat === this.seat));
  /** The seats of this browser. */
  readonly mine = $derived(this.table?.seats.filter((s) => s.mine).map((s) => s.seat) ?? []);
  /** Those that a bot plays, until their player comes back or permanently. */
  readonly playedByBot = $derived(
    this.table?.seats.filter((s) => s.mine && (s.botPlaying || s.resigned)) ?? [],
  );
  /** The viewer's seat, if a bot plays it. */
  readonly lent = $derived(
    this.table?.state === "playing" ? this.playedByBot.find(({ seat }) => seat === this.seat) : undefined,
  );
  /** A replay is shown, according to the address: the table is read-only. The text view has no replay. */
  readonly replaying = $derived(query().has("at") && !asText());
  /** The current position is shown: selections lead to real moves. */
  readonly present = $derived(this.shown === this.now && !this.replaying);
  /** The viewer's seat is to move, in the current position or in the sandbox. */
  readonly deciding = $derived(
    this.shown !== null &&
      (this.present || this.sandbox.moves !== null) &&
      this.seat !== null &&
      this.shown.view.decides === this.seat &&
      !this.lent &&
      this.shown.state === "playing",
  );
  /** The seat of this browser that is to move now, even if another seat's view is shown. */
  readonly awaited = $derived(
    this.mine.find((s) => s === this.now?.view.decides && !this.playedByBot.some((a) => a.seat === s)) ??
      null,
  );
  /**
   * The seconds, as of the last response, in which an inactive player at this browser must confirm their
   * presence; null if that was not requested.
   */
  readonly asked = $derived(
    this.holds(this.table?.absence?.seat ?? null) ? (this.table?.absence?.botIn ?? null) : null,
  );

  /**
   * It is my turn, but something else is shown: a past position, or a sandbox that was opened before the
   * turn.
   */
  readonly elsewhere = $derived(
    this.awaited !== null &&
      this.awaited === this.seat &&
      !this.present &&
      !this.playback.active &&
      !this.sandbox.inTurn,
  );

  #toldAt = 0; // the time of `table`, by this device's clock
  #stop: (() => void) | null = null;
  #wanted = 0; // the newest announced number
  #seq = 0; // the number of the loaded data for this viewer, 0 for none
  #loading: Promise<void> | null = null;
  #completing: Promise<void> | null = null;
  #build: string | null = null;
  #failures = 0; // failures to load news, in a row
  #again: (() => void) | undefined; // cancels the next attempt
  #last = 0; // the last entry that the stream has reported
  #resend: (() => void) | undefined; // repeats the unsent request, or gives it up
  #givenUp = false;

  constructor(source: Source) {
    this.source = source;
    this.#read = lastRead(source.id);
  }

  get id() {
    return this.source.id;
  }

  /** Whether this browser holds a seat. */
  holds(seat: string | null) {
    return this.mine.some((s) => s === seat);
  }

  /** Loads the table and follows it until `leave`. */
  async enter(seat?: Seat) {
    this.#stop ??= this.#follow();
    this.trouble = null;
    try {
      const [table, setup] = await Promise.all([this.source.table(), this.source.setup()]);
      if (expanded(setup)) await part(() => withWords(Promise.resolve(), "cards"));
      this.#tell(table);
      this.setup = setup;
      this.seat = seat ?? firstEyes(table);
      this.sandbox.prepare(taken(this.id));
      const seen = lastSeen(this.id);
      await this.refresh();
      if (seen !== null && this.source.shared) this.playback.comeBack(seen);
      this.see();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.trouble = fault;
      if (fault.passing) this.#askAgain(() => void this.enter(), fault.wait);
    }
  }

  /** Retries to load missed news with growing pauses, while the table is followed. */
  #askAgain(ask: () => void, atLeast: number) {
    this.#again?.();
    if (this.#stop) this.#again = whenWorth(this.#failures++, ask, atLeast);
  }

  #follow() {
    return this.source.follow((news) => {
      if (news.kind === "lost" || news.kind === "hello") this.company = null; // the stream will send it again, if it is known
      if (news.kind === "lost") this.offline = true;
      else if (news.kind === "hello") {
        this.offline = false;
        this.#resend?.();
        this.outdated ||= this.#build !== null && this.#build !== news.build;
        this.#build ??= news.build;
        if (this.trouble?.code === "offline") void this.enter();
        else
          this.#heard(
            Math.max(
              this.#wanted,
              this.#news(news.sync.find((s) => s.table === this.id)?.seq ?? Infinity, this.#seq),
            ),
          );
      } else if (news.kind === "seats") this.#heard(Infinity);
      else if (news.table !== this.id) return;
      else if (news.kind === "present") this.company = news;
      else this.#heard(this.#news(news.seq, this.#last));
    });
  }

  /**
   * The entry to request after a notification. Numbers of a stream increase; if one is lower than the last, a
   * failover has lost entries, and any entry is requested.
   */
  #news(seq: number, last: number) {
    if (seq < Infinity) this.#last = seq;
    return seq < last ? Infinity : seq;
  }

  leave() {
    this.playback.skip();
    this.giveUp(); // otherwise nothing would show any more that it is unsent
    this.#again?.();
    this.#stop?.();
    this.#stop = null;
  }

  #heard(seq: number) {
    this.#wanted = Math.max(this.#wanted, seq);
    if (this.table && this.#seq < seq) void this.refresh().catch(this.#missed);
  }

  /**
   * The shown data may be outdated, and is marked so until a request succeeds; or the table is permanently
   * unavailable.
   */
  #missed = (fault: unknown) => {
    if (!(fault instanceof Refusal)) {
      reportError(fault);
      return;
    }
    if (!fault.passing) {
      this.trouble = fault; // repeating the request will not help
      return;
    }
    this.offline = true;
    this.#askAgain(() => this.#heard(Infinity), fault.wait);
  };

  /** Shows the table of a response, unless a newer one is known. */
  told(table: Table) {
    if (table.seq >= (this.table?.seq ?? 0)) this.#tell(table);
  }

  #tell(table: Table) {
    this.table = table;
    this.#toldAt = Date.now();
  }

  /** The remaining part of a number of seconds sent with the table. */
  left(seconds: number): number {
    return Math.max(0, Math.ceil(seconds - (now() - this.#toldAt) / 1000));
  }

  /** Loads the news; simultaneous calls share one request. */
  refresh(): Promise<void> {
    this.#loading ??= this.#fetch().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Loads the news with a request that begins now, even if another one is in progress. */
  async reload() {
    this.#wanted = Infinity;
    await this.refresh().catch(this.#missed);
  }

  async #fetch() {
    for (let futile = 0; ;) {
      const before = this.#seq;
      if (this.#wanted === Infinity) this.#wanted = 0;
      const eyes = { seat: this.seat, open: this.open };
      const told = await this.#ask(eyes);
      if (told === null || eyes.seat !== this.seat || eyes.open !== this.open) continue; // the viewer's seat has changed meanwhile
      this.offline = false;
      this.#again?.();
      this.#failures = 0;
      const lost = told.seq < before; // after a failover of the database; servers that lag behind catch up with the log first
      if (lost) this.#tell(told.table);
      else this.told(told.table);
      this.#listen(told.chat);
      if (this.#newSeat(told.table)) continue;
      this.#seq = told.seq;
      const order = told.order ?? null;
      if (this.order?.state === "waiting" && order?.state === "played") this.sandbox.drop(); // the draft was for that turn
      this.order = order;
      if (told.position && told.log) this.#arrive(told.position, told.log);
      futile = told.seq > before ? 0 : futile + 1;
      if (lost || futile === mostFutile) this.#wanted = this.#seq;
      if (this.#seq >= this.#wanted) return;
      if (futile) await new Promise((go) => setTimeout(go, futilePause));
    }
  }

  /** The news for this viewer; null if the seat was lost meanwhile. */
  async #ask(eyes: Eyes): Promise<Snapshot | null> {
    try {
      const told = await this.source.snapshot(eyes, this.#seq);
      await this.endingVeil.prepare(eyes, told.position);
      return told;
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.code !== "not-held") throw fault;
      this.#newSeat(await this.source.table());
      return null;
    }
  }

  /** Switches the view after a seat was taken or lost meanwhile. */
  #newSeat(table: Table): boolean {
    const kept = this.seat === null || table.seats.some((s) => s.mine && s.seat === this.seat);
    const seat = kept ? (this.seat ?? firstEyes(table)) : firstEyes(table);
    if (seat === this.seat || this.open) return false;
    this.#lookAs(seat);
    return true;
  }

  #lookAs(seat: Seat | null) {
    this.playback.skip();
    this.sandbox.clear();
    this.selection.drop();
    this.seat = seat;
    this.lines = [];
    this.now = this.shown = this.order = null;
    this.#seq = 0;
  }

  /** Replaces the end of the chat by the messages of a response. */
  #listen(fresh: readonly ChatMessage[]) {
    const [first] = fresh;
    if (first) this.chat = [...this.chat.filter(({ seq }) => seq < first.seq), ...fresh];
  }

  #arrive(now: Position, tail: Tail) {
    const before = this.now;
    if (now.state === "over" && this.sandbox.moves) {
      this.sandbox.clear(); // there is nothing left to try out
      this.shown = before;
    }
    const following = (this.shown === null || this.shown === before) && !this.replaying;
    const kept = tail.first > tail.from ? [] : this.lines.filter((line) => line.step < tail.from);
    this.lines = [...kept, ...tail.lines];
    this.now = now;
    if (before?.view.decides === this.seat && now.view.decides !== this.seat) this.sandbox.drop();
    if (this.playback.active || following) {
      if (!this.playback.arrived(before, now)) this.shown = now;
    }
    if (this.shown === now) this.selection.keep(before, now);
    this.see();
  }

  /** The number of moves before the loaded log: the end of a long log is loaded first. */
  get earlier(): number {
    return Math.max(0, (this.log[0]?.step ?? 0) - 1);
  }

  /** Loads the part before the loaded log, if any. */
  async complete(): Promise<void> {
    if (this.earlier === 0) return;
    await (this.#completing ??= this.#fetchEarlier().finally(() => (this.#completing = null)));
  }

  async #fetchEarlier() {
    const { seat, open } = this;
    const lines: LogLine[] = [];
    while (this.earlier > (lines.at(-1)?.step ?? 0)) {
      const page = await this.source.log({ seat, open }, (lines.at(-1)?.step ?? 0) + 1);
      if (seat !== this.seat || open !== this.open || page.lines.length === 0) return; // the viewer's seat has changed meanwhile
      lines.push(...page.lines);
    }
    const first = this.log[0]?.step ?? 0;
    this.lines = [...lines.filter((line) => line.step < first), ...this.lines];
  }

  /** Switches the view to another seat. */
  async look(seat: Seat | null, open = false) {
    this.#lookAs(seat);
    this.open = open;
    await this.#loading?.catch(() => undefined); // which continues for the new viewer, unless it fails
    if (this.#seq === 0) await this.refresh();
  }

  /** The page is visible again. */
  comeBack() {
    const seen = lastSeen(this.id);
    if (seen !== null && !this.playback.active) this.playback.comeBack(seen);
    this.see();
  }

  /** All messages are in sight. */
  readChat() {
    const last = this.chat.at(-1)?.seq ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    markRead(this.id, last);
  }

  /** The current position is on screen. */
  see() {
    if (!this.now || this.shown !== this.now || document.hidden || this.playback.offer !== null) return;
    markSeen(this.id, this.now.steps);
  }

  /** Shows a position, and ends the playback and the selection of the previous one. */
  show(position: Position | null) {
    this.playback.skip();
    this.selection.drop();
    this.shown = position;
    this.see();
  }

  /** Shows the position after a line of the log, through the address. */
  lookBack({ step }: LogLine) {
    this.playback.skip();
    this.sandbox.stop();
    this.part = "map";
    put("at", String(step));
  }

  /** Begins a request. No other is made while it is `busy`, and earlier refusals and hints are cleared. */
  begin() {
    this.busy = true;
    this.fault = null;
    this.selection.focus = null;
  }

  /** Shows a refusal of the server until it is read. Any other error is a bug and thrown. */
  refuse(fault: unknown) {
    if (!(fault instanceof Refusal)) throw fault;
    this.fault = fault;
  }

  /** Shows the table that a request other than a move has returned. */
  async change(request: Promise<Table>) {
    try {
      this.#tell(await request);
      await this.refresh();
    } catch (fault) {
      this.refuse(fault);
    }
  }

  /** Makes a request to the source and shows the result, or the refusal. */
  async perform(request: (seat: Seat, seq: number) => Promise<Done>) {
    if (this.busy || !this.now || this.seat === null || this.replaying) return;
    this.begin(); // until the new position is loaded, the shown one is outdated
    let known = false; // the stream may have delivered the new position already, and the user may have selected one of its targets
    const { seat } = this;
    const { seq } = this.now;
    try {
      const send = () => request(seat, seq);
      const done = await (this.source.shared ? this.#insist(send) : send());
      this.#wanted = Math.max(this.#wanted, done.seq);
      known = this.#seq >= done.seq;
      if (!known) this.selection.drop();
    } catch (fault) {
      if (!this.#givenUp) this.refuse(fault);
    } finally {
      if (!known) await this.refresh().catch(this.#missed);
      this.busy = false;
    }
  }

  /**
   * Repeats a request until there is a response, it is given up, or it is too old, and shows that meanwhile.
   * It has the same key each time, so that it has one effect; the server refuses it if the position has
   * changed.
   */
  async #insist<T>(send: () => Promise<T>): Promise<T> {
    const release = holdPage();
    const slow = setTimeout(() => (this.unsent = true), this.offline ? 0 : slowly);
    const began = Date.now();
    this.#givenUp = false;
    try {
      for (let failures = 0; ; failures++) {
        try {
          return await send();
        } catch (fault) {
          const lost = fault instanceof Refusal && (fault.code === "offline" || fault.code === "stopping");
          if (!lost || Date.now() - began > patience) throw fault;
          this.unsent = true;
          if (!this.#givenUp) await this.#pause(failures);
          if (this.#givenUp) throw fault;
        }
      }
    } finally {
      clearTimeout(slow);
      release();
      this.unsent = false;
    }
  }

  /** Waits until a retry makes sense, the connection is back, or the request is given up. */
  async #pause(failures: number) {
    await new Promise<void>((worth) => {
      const off = whenWorth(failures, worth);
      this.#resend = () => {
        off();
        worth();
      };
    });
    this.#resend = undefined;
  }

  /** Gives up the request that has not reached the server. */
  giveUp() {
    this.#givenUp = true;
    this.#resend?.();
  }

  async act(moves: readonly Step[]) {
    if (this.sandbox.moves) return this.sandbox.try([...this.sandbox.moves, ...moves]);
    const { steps, view } = this.now ?? {};
    await this.perform((seat, seq) =>
      this.source.play(
        seat,
        seq,
        moves.map(({ move }) => move),
      ),
    );
    // A decision made while a draft is pending is not part of the draft, unless it is the draft's next move
    // (as in a trade).
    const [move] = moves.map((step) => step.move);
    const drafted = view?.decision === "turn" || this.sandbox.draft[0]?.move === move;
    if (drafted && this.now?.steps !== steps) this.sandbox.made(move);
  }

  undo(turn = false) {
    if (this.sandbox.moves) return this.sandbox.try(turn ? [] : this.sandbox.moves.slice(0, -1));
    return this.perform((seat, seq) => this.source.undo(seat, seq, turn));
  }

  redo() {
    return this.perform((seat, seq) => this.source.redo(seat, seq));
  }
}
