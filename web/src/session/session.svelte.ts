// One table as this browser sees it: what is told of it, whose eyes look, what is shown, and
// what is done. It holds no rules: what can be done stands in view.legal, what cannot in
// view.refused. What is touched, tried out and played back is told beside it.
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
  Setup,
  Done,
  LogLine,
  Snapshot,
  Position,
  ChatMessage,
  Seat,
  Step,
  Table,
} from "../wire/types.ts";
import { expanded } from "../wording/cards.ts";
import { EndingVeil } from "./endingVeil.svelte.ts";
import { Memory } from "./memory.svelte.ts";
import { Playback } from "./playback.svelte.ts";
import { taken } from "./laid.ts";
import { Sandbox } from "./sandbox.svelte.ts";
import { lastRead, lastSeen, markRead, markSeen } from "./seen.ts";
import { Selection } from "./selection.svelte.ts";
import type { Source } from "./source.ts";

/** Milliseconds after which a request without an answer is reported. */
const slowly = 1000;
/** Milliseconds during which a request is sent again. */
const patience = 600_000;
/** How often, and after how many milliseconds, an entry that was heard of is asked for again where a server does not have it. */
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
  /** The present position, as the server has told it last. */
  now = $state.raw<Position | null>(null);
  /** The position that is shown: the present one, or a past one (playback, replay, sandbox). */
  shown = $state.raw<Position | null>(null);
  /** The lines of the log that have come, and as they may be read. */
  lines = $state.raw<LogLine[]>([]);
  readonly log = $derived.by(() => this.endingVeil.hush(this.lines));
  /** What was said and done beside the game. */
  chat = $state.raw<ChatMessage[]>([]);
  /** The number of the last message that was in sight. */
  #read = $state(0);
  /** How many messages of others were not in sight yet. */
  readonly unread = $derived(
    this.chat.filter(({ kind, seq, seat }) => kind === "said" && seq > this.#read && !this.holds(seat))
      .length,
  );
  /** Whose eyes: a seat that the browser holds, or a spectator's. */
  seat = $state<Seat | null>(null);
  /** Everything open: once the game is over. */
  open = $state(false);
  /** Who is at the table, as the line tells; null where it tells nothing. */
  company = $state.raw<Present | null>(null);
  offline = $state(false);
  busy = $state(false);
  /** The last request has not reached the server yet, as far as is known; it is sent again by itself. */
  unsent = $state(false);
  /** What the server refused last, until it is read. */
  fault = $state.raw<Refusal | null>(null);
  /** Why the table cannot be shown at all. */
  trouble = $state.raw<Refusal | null>(null);
  /** The server runs another build than when the page was loaded. */
  outdated = $state(false);

  /** On a phone: the part of the table that is shown. */
  part = $state("map");
  /** The menu of the table is open. It outlives the page that opened it: before the game and in it there are two. */
  menu = $state(false);

  readonly view = $derived.by(() => this.endingVeil.veil(this.shown?.view ?? null));
  /** What belongs to the seat that looks; a spectator has none. */
  readonly me = $derived(this.view?.players.find((p) => p.seat === this.seat));
  /** The seats of this browser. */
  readonly mine = $derived(this.table?.seats.filter((s) => s.mine).map((s) => s.seat) ?? []);
  /** Those of them that a bot plays, until their person comes back or for good. */
  readonly playedByBot = $derived(
    this.table?.seats.filter((s) => s.mine && (s.botPlaying || s.resigned)) ?? [],
  );
  /** The seat that looks, where a bot plays for it. */
  readonly lent = $derived(
    this.table?.state === "playing" ? this.playedByBot.find(({ seat }) => seat === this.seat) : undefined,
  );
  /** The game is gone through again, as the address says: it is looked at, not played. The text knows no replay. */
  readonly replaying = $derived(query().has("at") && !asText());
  /** The present is shown: what is touched is touched in earnest. */
  readonly present = $derived(this.shown === this.now && !this.replaying);
  /** The seat that looks has to decide, at the present position or in the sandbox. */
  readonly deciding = $derived(
    this.shown !== null &&
      (this.present || this.sandbox.moves !== null) &&
      this.seat !== null &&
      this.shown.view.decides === this.seat &&
      !this.lent &&
      this.shown.state === "playing",
  );
  /** The seat of this browser that has to decide now, though others may look. */
  readonly awaited = $derived(
    this.mine.find((s) => s === this.now?.view.decides && !this.playedByBot.some((a) => a.seat === s)) ??
      null,
  );
  /** How many seconds who plays here has left, as it was told, to say that he is there; null if he is not asked. */
  readonly asked = $derived(
    this.holds(this.table?.absence?.seat ?? null) ? (this.table?.absence?.botIn ?? null) : null,
  );

  /** It is my turn, and something else is shown: what was, or what I began to try out before it came. */
  readonly elsewhere = $derived(
    this.awaited !== null &&
      this.awaited === this.seat &&
      !this.present &&
      !this.playback.active &&
      !this.sandbox.inTurn,
  );

  #toldAt = 0; // when the table was, by this machine's clock
  #stop: (() => void) | null = null;
  #wanted = 0; // the newest number heard of
  #seq = 0; // that of what is known with these eyes, 0 for nothing
  #loading: Promise<void> | null = null;
  #completing: Promise<void> | null = null;
  #build: string | null = null;
  #failures = 0; // to fetch news, one after the other
  #again: (() => void) | undefined; // calls off the next try
  #last = 0; // the last entry that the stream has reported
  #resend: (() => void) | undefined; // sends what is unsent again, or gives it up
  #givenUp = false;

  constructor(source: Source) {
    this.source = source;
    this.#read = lastRead(source.id);
  }

  get id() {
    return this.source.id;
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

  /** Tries again to fetch what was missed, later each time, while the table is followed. */
  #askAgain(ask: () => void, atLeast: number) {
    this.#again?.();
    if (this.#stop) this.#again = whenWorth(this.#failures++, ask, atLeast);
  }

  #follow() {
    return this.source.follow((news) => {
      if (news.kind === "lost" || news.kind === "hello") this.company = null; // it is told again, as far as it is known
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
   * The entry to ask for after news of one. The numbers of a stream rise; if one is lower than the last, a failover has lost
   * entries, and any is asked for.
   */
  #news(seq: number, last: number) {
    this.#last = seq;
    return seq < last ? Infinity : seq;
  }

  leave() {
    this.playback.skip();
    this.giveUp(); // nothing would say any more that it is not sent
    this.#again?.();
    this.#stop?.();
    this.#stop = null;
  }

  #heard(seq: number) {
    this.#wanted = Math.max(this.#wanted, seq);
    if (this.table && this.#seq < seq) void this.refresh().catch(this.#missed);
  }

  /** What is shown may be old, and says so until it was asked for with success; or there is nothing more to be had. */
  #missed = (fault: unknown) => {
    if (!(fault instanceof Refusal)) {
      reportError(fault);
      return;
    }
    if (!fault.passing) {
      this.trouble = fault; // asking again will not help
      return;
    }
    this.offline = true;
    this.#askAgain(() => this.#heard(Infinity), fault.wait);
  };

  /** Shows the table as an answer tells it, unless a later one has told more. */
  told(table: Table) {
    if (table.seq >= (this.table?.seq ?? 0)) this.#tell(table);
  }

  #tell(table: Table) {
    this.table = table;
    this.#toldAt = Date.now();
  }

  /** What is left by now of seconds that the table told. */
  left(seconds: number): number {
    return Math.max(0, Math.ceil(seconds - (now() - this.#toldAt) / 1000));
  }

  /** Asks for what is new; calls at the same time share one request. */
  refresh(): Promise<void> {
    this.#loading ??= this.#fetch().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #fetch() {
    for (let futile = 0; ;) {
      const before = this.#seq;
      if (this.#wanted === Infinity) this.#wanted = 0;
      const eyes = { seat: this.seat, open: this.open };
      const told = await this.#ask(eyes);
      if (told === null || eyes.seat !== this.seat || eyes.open !== this.open) continue; // other eyes look by now
      this.offline = false;
      this.#again?.();
      this.#failures = 0;
      const lost = told.seq < before; // in a failover of the database: a server that lags reads the log first
      if (lost) this.#tell(told.table);
      else this.told(told.table);
      this.#listen(told.chat);
      if (this.#newSeat(told.table)) continue;
      this.#seq = told.seq;
      if (told.position && told.log) this.#arrive(told.position, told.log);
      futile = told.seq > before ? 0 : futile + 1;
      if (lost || futile === mostFutile) this.#wanted = this.#seq;
      if (this.#seq >= this.#wanted) return;
      if (futile) await new Promise((go) => setTimeout(go, futilePause));
    }
  }

  /** What is new to these eyes; null if they have lost their seat meanwhile. */
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

  /** Looks through the seat that was taken, or lost, meanwhile. */
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
    this.now = this.shown = null;
    this.#seq = 0;
  }

  /** Replaces the end of the chat by the messages of an answer. */
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
    if (before?.view.decides === this.seat && now.view.decides !== this.seat) this.sandbox.draft = [];
    if (this.playback.active || following) {
      if (!this.playback.arrived(before, now)) this.shown = now;
    }
    if (this.shown === now) this.selection.keep(before, now);
    this.see();
  }

  /** How many moves come before those of the log: of a long one the end comes first. */
  get earlier(): number {
    return Math.max(0, (this.log[0]?.step ?? 0) - 1);
  }

  /** Fetches what comes before the log as it is, if anything does. */
  async complete(): Promise<void> {
    if (this.earlier === 0) return;
    await (this.#completing ??= this.#fetchEarlier().finally(() => (this.#completing = null)));
  }

  async #fetchEarlier() {
    const { seat, open } = this;
    const lines: LogLine[] = [];
    while (this.earlier > (lines.at(-1)?.step ?? 0)) {
      const page = await this.source.log({ seat, open }, (lines.at(-1)?.step ?? 0) + 1);
      if (seat !== this.seat || open !== this.open || page.lines.length === 0) return; // other eyes look by now
      lines.push(...page.lines);
    }
    const first = this.log[0]?.step ?? 0;
    this.lines = [...lines.filter((line) => line.step < first), ...this.lines];
  }

  /** Looks through other eyes. */
  async look(seat: Seat | null, open = false) {
    this.#lookAs(seat);
    this.open = open;
    await this.#loading?.catch(() => undefined); // which goes on with the new eyes, unless it fails
    if (this.#seq === 0) await this.refresh();
  }

  /** The page is looked at again. */
  comeBack() {
    const seen = lastSeen(this.id);
    if (seen !== null && !this.playback.active) this.playback.comeBack(seen);
    this.see();
  }

  /** All that was said is in sight. */
  readChat() {
    const last = this.chat.at(-1)?.seq ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    markRead(this.id, last);
  }

  /** The present position is before somebody's eyes. */
  see() {
    if (!this.now || this.shown !== this.now || document.hidden || this.playback.offer !== null) return;
    markSeen(this.id, this.now.steps);
  }

  /** Shows a position, and ends what was told or touched at the one before. */
  show(position: Position | null) {
    this.playback.skip();
    this.selection.drop();
    this.shown = position;
    this.see();
  }

  /** Shows the position after a line of the log; the address says which. */
  lookBack({ step }: LogLine) {
    this.playback.skip();
    this.sandbox.stop();
    this.part = "map";
    put("at", String(step));
  }

  /** Begins a request: no other is made while it is `busy`, and no refusal or hint of before is shown. */
  begin() {
    this.busy = true;
    this.fault = null;
    this.selection.focus = null;
  }

  /** What the server has refused stands there until it is read; any other fault is the program's own. */
  refuse(fault: unknown) {
    if (!(fault instanceof Refusal)) throw fault;
    this.fault = fault;
  }

  /** Shows what a change beside the game has made of the table. */
  async change(request: Promise<Table>) {
    try {
      this.#tell(await request);
      await this.refresh();
    } catch (fault) {
      this.refuse(fault);
    }
  }

  /** Has the source do something, and shows what comes of it; what it refuses is told. */
  async perform(request: (seat: Seat, seq: number) => Promise<Done>) {
    if (this.busy || !this.now || this.seat === null || this.replaying) return;
    this.begin(); // until the new position is here: what is shown is no longer true
    let known = false; // the news may have brought the new position already, and a target of it may have been touched
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
   * Sends a request until it is answered, given up, or too old, and says so meanwhile. It has the same key each time,
   * so that it has one effect; the server refuses it if the position has changed.
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

  /** Waits until it is worth to send again, the line is back, or it is given up. */
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
    // Answers between the moves of a draft are not of it, unless it has them, as the steps of a trade.
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
