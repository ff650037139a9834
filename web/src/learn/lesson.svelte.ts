// A lesson as the source of a table. The learner's answers are stored in this browser, and the resulting
// position is requested with every answer. There are no other people at this table.
import { client, Refusal, type Eyes } from "../client/client.ts";
import { t } from "../i18n/i18n.svelte.ts";
import { serverNow } from "../rest/serverTime.ts";
import type { Source } from "../session/source.ts";
import type {
  Done,
  LessonState,
  Log,
  Position,
  Problem,
  Seat,
  Setup,
  Snapshot,
  Table,
  View,
} from "../wire/types.ts";
import { again, back, before, finished, keep, next, progressOf, type Progress } from "./kept.ts";

type Says = LessonState["lesson"];
type UndoWhy = NonNullable<Position["undo"]>["why"];

/** The feedback to a wrong move: the expected action, and the rule that explains it. */
export interface Wrong {
  says: string;
  rule: string | null;
}

/** The feedback of a lesson to a legal move that it does not accept; null for any other error. */
function wrongOf(fault: unknown): Wrong | null {
  if (!(fault instanceof Refusal)) return null;
  if (fault.code === "reveals") return { says: "learn-reveals", rule: null };
  const says = fault.code === "not-asked" ? fault.problem?.says : undefined;
  return says === undefined ? null : { says, rule: fault.problem?.rule ?? null };
}

/** The feedback of a tutorial step to a move that it does not accept: the step's own request again. */
function unasked(says: Says | null, [answer, ...more]: readonly string[]): Wrong | null {
  if (!says?.wants || more.length > 0 || answer === undefined || answer === next) return null;
  if (says.allowed?.includes(answer)) return null;
  return { says: says.wants, rule: says.rules[0] ?? null };
}

/** The problem of a table if nothing can be undone. */
const barred = (why: UndoWhy | undefined): Problem => {
  const code = why ?? "nothing-to-undo";
  return { type: "about:blank", title: code, status: 409, code };
};

export class Lesson implements Source {
  readonly name: string;
  readonly id: string;
  readonly shared = false;
  /** The lesson after the current answers. */
  told = $state.raw<LessonState | null>(null);
  wrong = $state.raw<Wrong | null>(null);
  /** The hint is shown instead of the task. */
  hinted = $state(false);
  progress: Progress;

  #said = new WeakMap<Position, Says>();
  #setup: Setup | null = null;
  #taken: readonly string[] = []; // undone answers, earliest first, for redo
  #seq = 1;

  constructor(name: string) {
    this.name = name;
    this.id = `lesson.${name}`;
    this.progress = $state.raw(progressOf(name));
  }

  get cited() {
    return `preset=${this.#setup?.table.preset ?? ""}`;
  }

  get ending() {
    if (!this.says?.verdict) return "learn-over";
    return this.solved ? "learn-over-puzzle" : "learn-over-lost";
  }

  /** The current text and tasks. */
  readonly says = $derived(this.told?.lesson ?? null);
  readonly solved = $derived(this.says?.verdict?.state === "solved");
  /** The number of the answer that made the goal unreachable; null while it is reachable. */
  readonly lostSince = $derived(this.says?.verdict?.since ?? null);

  /** The text for a position, once the table has it. */
  saysOf(position: Position | null): Says | null {
    return position && (this.#said.get(position) ?? null);
  }

  #ask(answers: readonly string[], step?: number): Promise<LessonState> {
    return client.learn(this.name, answers, { step });
  }

  /**
   * Requests the state after the stored answers. If they belong to another edition of the lesson, they are
   * dropped.
   */
  async #tell(): Promise<LessonState> {
    try {
      this.told ??= await this.#ask(this.progress.answers);
    } catch (fault) {
      if (!(fault instanceof Refusal) || this.progress.answers.length === 0 || fault.code === "offline")
        throw fault;
      this.#keep({ ...this.progress, answers: [] });
      this.told = await this.#ask([]);
    }
    return this.told;
  }

  #keep(progress: Progress) {
    this.progress = progress;
    keep(this.name, progress);
  }

  /** Accepts a response, once it is certain that it will be shown. */
  #came(told: LessonState, progress: Progress): Done {
    const done = told.lesson.done && told.lesson.verdict?.state !== "lost";
    this.told = told;
    this.wrong = null;
    this.#keep({ ...(done ? finished(progress) : progress), at: told.lesson.at - 1 });
    return this.#turn();
  }

  /** The state has changed. */
  #turn(): Done {
    return { seq: ++this.#seq, steps: this.told?.position.steps ?? 0 };
  }

  /** Adds answers to the current ones. Feedback to wrong ones is kept in `wrong`. */
  async #answer(answers: readonly string[], more: Partial<Progress> = {}): Promise<Done> {
    const all = [...this.progress.answers, ...answers];
    this.wrong = unasked(this.says, answers);
    if (this.wrong !== null) return this.#turn();
    try {
      const done = this.#came(await this.#ask(all), { ...this.progress, ...more, answers: all });
      this.#taken = [];
      return done;
    } catch (fault) {
      this.wrong = wrongOf(fault);
      if (this.wrong === null) throw fault;
      return this.#turn();
    }
  }

  async #go(progress: Progress): Promise<Done> {
    const done = this.#came(await this.#ask(progress.answers), progress);
    this.#taken = [];
    return done;
  }

  /** Continues from a step that only has text. */
  readOn() {
    return this.#answer([next]);
  }

  /** Goes back to the first `answers` answers. */
  backTo(answers: number, gaveUp = false) {
    return this.#go(back(this.progress, answers, gaveUp));
  }

  startAgain() {
    this.hinted = false;
    return this.#go(again(this.progress, this.solved));
  }

  /** Makes the next move of the solution from the current position. */
  async show(): Promise<Done> {
    const { lesson } = await client.learn(this.name, this.progress.answers, { show: true });
    const move = lesson.solution?.[0];
    return move === undefined ? this.#turn() : this.#answer([move], { shown: true, helped: true });
  }

  /** Switches between the task and the hint. */
  hint() {
    this.hinted = !this.hinted;
    this.#keep({ ...this.progress, helped: true });
  }

  async table(): Promise<Table> {
    const [{ seats, position }, setup] = await Promise.all([this.#tell(), this.setup()]);
    const begun = new Date(serverNow()).toISOString();
    return {
      id: this.id,
      name: t(`lesson-${this.name}`),
      state: position.state,
      begun: true,
      public: false,
      replaceAbsent: false,
      host: false,
      dealKnownToHost: false,
      absence: null,
      clock: null,
      soloAgainstBots: false,
      savable: false,
      closedPermanently: false,
      rules: setup.table,
      turn: position.view.turn,
      decides: position.view.decides,
      seats,
      steps: position.steps,
      created: begun,
      changed: begun,
      seq: this.#seq,
      rematch: null,
      board: null,
    };
  }

  async setup(): Promise<Setup> {
    this.#setup ??= await client.lessonSetup(this.name);
    return this.#setup;
  }

  async snapshot(): Promise<Snapshot> {
    const table = await this.table();
    const told = await this.#tell();
    const position = this.#undoable(told.position);
    this.#said.set(position, told.lesson);
    return { seq: this.#seq, table, position, log: told.log, chat: [] };
  }

  /** A position with undo and redo filled in as a table has them. */
  #undoable(position: Position): Position {
    const { undo } = position;
    const redo = this.#taken.filter((answer) => answer !== next).length;
    return { ...position, seq: this.#seq, undo: undo && { ...undo, redo } };
  }

  async position(_eyes: Eyes, at?: number): Promise<Position> {
    const told = await this.#tell();
    if (at === undefined || at === told.position.steps) return this.#undoable(told.position);
    return (await this.#ask(this.progress.answers, at)).position;
  }

  async log(): Promise<Log> {
    const { position, log } = await this.#tell();
    return { seq: this.#seq, steps: position.steps, lines: log.lines };
  }

  play(_seat: Seat, _seq: number, moves: string[]): Promise<Done> {
    return this.#answer(moves);
  }

  async undo(_seat: Seat, _seq: number, turn: boolean): Promise<Done> {
    const { answers } = this.progress;
    const { step = 0, turn: all = 0 } = this.told?.position.undo ?? {};
    const moves = turn ? all : step;
    if (moves === 0) throw new Refusal(barred(this.told?.position.undo?.why));
    const left = before(answers, moves);
    const taken = [...answers.slice(left), ...this.#taken];
    const done = await this.#go(back(this.progress, left));
    this.#taken = taken;
    return done;
  }

  async redo(): Promise<Done> {
    if (this.#taken.length === 0) return this.#turn();
    const after = this.#taken.findIndex((answer, at) => at > 0 && answer !== next);
    const count = after < 0 ? this.#taken.length : after;
    const rest = this.#taken.slice(count);
    const done = await this.#answer(this.#taken.slice(0, count));
    this.#taken = rest;
    return done;
  }

  async simulate(_seat: Seat, moves: string[]): Promise<View> {
    return (await this.#ask([...this.progress.answers, ...moves])).position.view;
  }

  /** There are no other people here, so nothing changes by itself. */
  follow() {
    return () => undefined;
  }
}
