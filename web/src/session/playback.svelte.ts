// What others do is shown as it happens, step by step, at the pace that the
// person has chosen. It can be skipped at any moment and never holds anybody up.
import { settings } from "../browser/settings.svelte.ts";
import { later } from "../rest/underWay.ts";
import { isHiddenDraft } from "../wording/operands.ts";
import type { LogLine, Position, Seat } from "../wire/types.ts";
import type { Source } from "./source.ts";

const pause = { off: 0, fast: 500, slow: 1200 };
const longer = 2; // so many times for a step with which a turn begins
const most = 40; // more steps than that are summed up
const prefetched = 3; // positions fetched beforehand

/** The table at which it is told. */
export interface Stage {
  readonly source: Source;
  readonly seat: Seat | null;
  readonly open: boolean;
  readonly log: readonly LogLine[];
  /** The present position, and the one that is shown. */
  readonly now: Position | null;
  shown: Position | null;
  holds(seat: string | null): boolean;
  /** What is tried out, which ends where something is told. */
  readonly sandbox: { stop(): void };
  /** The person has seen all that there is. */
  see(): void;
}

export class Playback {
  readonly stage: Stage;
  /** The step that is shown just now. */
  caption = $state.raw<LogLine | null>(null);
  active = $state(false);
  /** Where a replay may begin that is offered: after this step. */
  offer = $state<number | null>(null);

  #turn = 0; // a later run, or a skip, ends an earlier one
  #hurried = false; // until something is asked here nothing more is told
  #step = $state(0); // the last one that was shown
  #end = $state(0);
  #positions = new Map<number, Promise<Position>>();

  /** Steps that are still to come. */
  readonly left = $derived(this.active ? this.#end - this.#step : 0);

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** News has come: tells it if it is worth telling. */
  arrived(before: Position | null, now: Position): boolean {
    // Who has decided since, or sees the end, needs no offer of what came before.
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

  /** What others did after a step. */
  #others(after: number): LogLine[] {
    return this.stage.log.filter((l) => l.step > after && !this.stage.holds(l.seat));
  }

  /** Something was decided here after a step. */
  #own(after: number): boolean {
    return this.stage.log.some((l) => l.step > after && this.stage.holds(l.seat));
  }

  /** Somebody here has to decide, or nobody any more. */
  #asks = ({ state, view }: Position) => state === "over" || this.stage.holds(view.decides);

  /** Tells what came after a step. */
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
      // What cannot be fetched is not told.
    }
    if (turn === this.#turn) this.skip();
  }

  /** How long the step is shown: there is more to see when a turn begins. */
  #long(): number {
    if (this.caption && isHiddenDraft(this.caption)) return 0; // a draft, which nobody else sees
    const begins = this.caption?.effects.some((e) => e.kind === "turn") ?? false;
    return (pause[this.#pace()] || pause.fast) * (begins ? longer : 1);
  }

  /** Slow as well until the guide has told how what others do is shown, and where its pace is chosen. */
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
      position.catch(() => undefined); // is dealt with when it is wanted
      this.#positions.set(s, position);
    }
    const there = this.#positions.get(step);
    this.#positions.delete(step);
    return there ?? (stage.now ? Promise.resolve(stage.now) : stage.source.position(eyes, step));
  }

  /** Goes to the present position. */
  skip() {
    if (!this.active) return;
    this.#turn++;
    this.#positions.clear();
    this.active = false;
    this.caption = null;
    this.stage.shown = this.stage.now;
    this.stage.see();
  }

  /** Goes to the present position, and for who plays on to where something is asked of him. */
  hurry() {
    const { now, seat } = this.stage;
    this.#hurried = now !== null && seat !== null && !this.#asks(now);
    this.skip();
  }

  /** On coming back: offers what others did since this person last looked or decided. */
  comeBack(seen: number) {
    const own = this.stage.log.findLast((l) => l.step > 0 && this.stage.holds(l.seat))?.step ?? 0;
    const after = Math.max(seen, own);
    if (this.#others(after).length > 1) this.offer = after;
  }

  /** What others did since then, by seat: for the offer. */
  get missed(): LogLine[] {
    return this.offer === null ? [] : this.#others(this.offer);
  }

  decline() {
    this.offer = null;
    this.stage.see();
  }
}
