// Plays back other players' moves step by step, at the user's chosen pace. It can be skipped at any time and
// never blocks the game.
import { settings } from "../browser/settings.svelte.ts";
import { later } from "../rest/underWay.ts";
import { isHiddenDraft } from "../wording/operands.ts";
import type { LogLine, Position, Seat } from "../wire/types.ts";
import type { Source } from "./source.ts";

const pause = { off: 0, fast: 500, slow: 1200 };
const longer = 2; // factor for the first step of a turn
const most = 40; // longer playbacks are summed up
const prefetched = 3; // positions loaded in advance

/** The session that shows the playback. */
export interface Stage {
  readonly source: Source;
  readonly seat: Seat | null;
  readonly open: boolean;
  readonly log: readonly LogLine[];
  /** The current position, and the one that is shown. */
  readonly now: Position | null;
  shown: Position | null;
  holds(seat: string | null): boolean;
  /** The sandbox, which ends when a playback begins. */
  readonly sandbox: { stop(): void };
  /** The user has seen the current position. */
  see(): void;
}

export class Playback {
  readonly stage: Stage;
  /** The step that is being shown. */
  caption = $state.raw<LogLine | null>(null);
  active = $state(false);
  /** The step after which the offered replay begins. */
  offer = $state<number | null>(null);

  #turn = 0; // a later run, or a skip, ends an earlier one
  #hurried = false; // no more playback until a decision is needed here
  #step = $state(0); // the last step that was shown
  #end = $state(0);
  #positions = new Map<number, Promise<Position>>();

  /** The number of steps still to come. */
  readonly left = $derived(this.active ? this.#end - this.#step : 0);

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Handles a new position: plays it back if there is something to show. */
  arrived(before: Position | null, now: Position): boolean {
    // After a decision here, or at the end of the game, the earlier offer is obsolete.
    if (now.state === "over" || this.#own(before?.steps ?? 0)) this.offer = null;
    const hurried = this.#hurried;
    this.#hurried &&= !this.#asks(now);
    if (this.active) {
      this.#end = now.steps;
      if (now.steps < (before?.steps ?? 0) || now.steps - (this.caption?.step ?? 0) > most) this.skip();
      return true;
    }
    if (hurried || before === null || now.steps <= before.steps || this.stage.open) return false;
    if (document.hidden) return false;
    const others = this.#others(before.steps);
    if (others.length === 0) return false;
    if (settings.pace === "off") return false;
    if (others.length > most) {
      if (now.state !== "over") this.offer = before.steps;
      return false;
    }
    this.tell((others[0]?.step ?? 1) - 1);
    return true;
  }

  /** The moves of other players after a step. */
  #others(after: number): LogLine[] {
    return this.stage.log.filter((l) => l.step > after && !this.stage.holds(l.seat));
  }

  /** Whether a decision was made here after a step. */
  #own(after: number): boolean {
    return this.stage.log.some((l) => l.step > after && this.stage.holds(l.seat));
  }

  /** Whether a seat here is to move, or the game is over. */
  #asks = ({ state, view }: Position) => state === "over" || this.stage.holds(view.decides);

  /** Plays back the moves after a step. */
  tell(after: number) {
    const now = this.stage.now;
    if (!now) return;
    this.stage.sandbox.stop();
    this.offer = null;
    this.#hurried = false;
    this.active = true;
    this.#step = after;
    this.#end = now.steps;
    void this.#run(after, ++this.#turn);
  }

  async #run(after: number, turn: number) {
    try {
      for (let step = after + 1; step <= this.#end; step++) {
        const position = await this.#position(step);
        if (turn !== this.#turn) return;
        const now = this.stage.now;
        this.stage.shown = now && step === now.steps ? now : position;
        this.caption = this.stage.log.find((l) => l.step === step) ?? null;
        this.#step = step;
        await new Promise<void>((done) => later("telling", done, this.#long()));
        if (turn !== this.#turn) return;
      }
    } catch {
      // If a position cannot be loaded, the playback ends.
    }
    if (turn === this.#turn) this.skip();
  }

  /** How long the step is shown: longer when a turn begins. */
  #long(): number {
    if (this.caption && isHiddenDraft(this.caption)) return 0; // a draft, which other players do not see
    const begins = this.caption?.effects.some((e) => e.kind === "turn") ?? false;
    return (pause[this.#pace()] || pause.fast) * (begins ? longer : 1);
  }

  /** The pace is slow until the guide has explained the playback and its settings. */
  #pace() {
    const first = this.stage.source.shared && settings.guide && !settings.guided.includes("waiting");
    return first && settings.pace === "fast" ? "slow" : settings.pace;
  }

  #position(step: number): Promise<Position> {
    const { stage } = this;
    const eyes = { seat: stage.seat, open: stage.open };
    for (let s = step; s < Math.min(step + prefetched, this.#end); s++) {
      if (this.#positions.has(s)) continue;
      const position = stage.source.position(eyes, s);
      position.catch(() => undefined); // handled when the position is needed
      this.#positions.set(s, position);
    }
    const there = this.#positions.get(step);
    this.#positions.delete(step);
    return there ?? (stage.now ? Promise.resolve(stage.now) : stage.source.position(eyes, step));
  }

  /** Goes to the current position. */
  skip() {
    if (!this.active) return;
    this.#turn++;
    this.#positions.clear();
    this.active = false;
    this.caption = null;
    this.stage.shown = this.stage.now;
    this.stage.see();
  }

  /** Goes to the current position and, for players, stays current until they are to move. */
  hurry() {
    const { now, seat } = this.stage;
    this.#hurried = now !== null && seat !== null && !this.#asks(now);
    this.skip();
  }

  /**
   * When the user comes back: offers the moves of other players since this user last looked or decided, if
   * there are several.
   */
  comeBack(seen: number) {
    const own = this.stage.log.findLast((l) => l.step > 0 && this.stage.holds(l.seat))?.step ?? 0;
    const after = Math.max(seen, own);
    if (this.#others(after).length > 1) this.offer = after;
  }

  /** The missed moves of other players, for the offer. */
  get missed(): LogLine[] {
    return this.offer === null ? [] : this.#others(this.offer);
  }

  decline() {
    this.offer = null;
    this.stage.see();
  }
}
