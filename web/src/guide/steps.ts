// The steps of the guide, in the order of importance. Each is shown when it first matters; the list is shared
// with the terminal. This file adds the elements of the page that each step is about.
import list from "../../../words/guide.json";
import type { Player, Seat, View } from "../wire/types.ts";

/** The step that comes before all others. It is about no move, so another step may follow it at once. */
export const opening = "aim";

export interface GuideStep {
  /** Used in its messages (guide-NAME and guide-NAME.text) and in settings.guided. */
  name: string;
  rule: string | null;
  /** Whether it matters now. */
  when: (now: Now) => boolean;
  /** The move kinds that it explains. */
  moves: readonly string[];
  /** Selectors of its subject: the first visible element is pointed at. */
  at: (now: Now) => string[];
}

/** The state that a step depends on. */
export interface Now {
  view: View;
  me: Player;
  /** I am to move. */
  deciding: boolean;
}

/** A step of words/guide.json. It matters when all the conditions that it names hold. */
interface Listed {
  name: string;
  rule: string | null;
  decision?: string[];
  legal?: string[];
  from?: number;
  to?: number;
  also?: string;
}

const done = ({ view, me, deciding }: Now) => (deciding && view.decides === me.seat ? view.acts.done : []);

/** The conditions that a step can name besides decisions, moves and turns. */
const occasions: Record<string, (now: Now) => boolean> = {
  "last-turn": ({ view }) => view.lastTurn,
  "one-red": ({ view }) => view.spaces.filter((s) => s.papal === "red").length === 1,
  "lingua-offered": ({ view }) => view.lingua === "offered",
  "owns-scuola": ({ me }) => me.cards.some((hand) => hand.deck === "scuola" && hand.cards.length > 0),
  "two-points": ({ view }) => view.acts.points >= 2,
  "few-points": ({ view }) => view.acts.points <= 2,
  "done-none": (now) => now.deciding && done(now).length === 0,
  "done-one": (now) => done(now).length === 1,
  spent: (now) => done(now).length > 1 && now.view.acts.points === 0,
  alms: ({ view }) => view.players.some((p) => p.status !== "merchant"),
  deciding: ({ deciding }) => deciding,
};

const holds =
  ({ decision, legal, from, to, also }: Listed) =>
  (now: Now) =>
    (!decision || (now.deciding && decision.includes(now.view.decision))) &&
    (!legal || now.view.legal.some((l) => legal.includes(l.kind))) &&
    now.view.turn >= (from ?? 0) &&
    now.view.turn <= (to ?? now.view.turn) &&
    (also === undefined || (occasions[also]?.(now) ?? false));

const target = (name: string) => `[data-target="${name}"]`;
const place = ({ me }: Now) => target(`place:${me.place ?? ""}`);
const touchable = (what: string) => `[data-target^="${what}:"][data-state="can"]`;
const foot = ".bar";
const seats = ["section.seats", "section.strip"];
/** The targets with the name of the step. */
const alike = (name: string) => ["deck", "track", "action"].map((kind) => target(`${kind}:${name}`));

/** The content of each tab, for layouts that show one part of the table at a time. */
const tabs = { map: ".board", market: ".market", tracks: ".paths", players: ".seats", log: ".side" };

/** The tab that contains an element. */
export function tabOf(element: Element): Element | null {
  const tab = Object.entries(tabs).find(([, part]) => element.closest(part))?.[0];
  return document.querySelector(`nav [data-tab="${tab}"]`);
}

/**
 * The subjects of the steps, if they are not the targets of the same name. A decision is made at the foot.
 */
const places: Record<string, GuideStep["at"]> = {
  [opening]: () => ["section.ribbon"],
  draft: () => [".draft", foot],
  points: () => [".bar .points", foot],
  last: () => ["section.ribbon"],
  dying: () => ["section.ribbon"],
  manuscript: () => [touchable("manuscript"), "section.manuscripts"],
  lingua: () => [target("lingua"), "section.manuscripts"],
  scribes: (now) => [target("action:scribes-knowledge"), place(now)],
  draw: () => [target("action:draw"), target("stack"), "section.tracks"],
  scuola: () => [`[data-target^="card:scuola"]`, target("deck:scuola")],
  "return-guaita": () => [target("card:placiti-guaita"), target("action:return-guaita")],
  "return-ritmo": () => [touchable("card"), target("action:return-ritmo")],
  "return-white": () => [target("card:placiti-white"), target("action:return-white")],
  trade: () => [target("action:trade"), foot],
  summon: () => [target("action:end-summon"), foot],
  move: (now) => [place(now)],
  undo: () => [".steps"],
  cubes: () => [touchable("cubes"), "section.cubes"],
  psalter: () => [target("action:psalter"), target("track:knowledge")],
  end: () => [".steps .main", ".steps"],
  waiting: () => ["section.side"],
  alms: () => seats,
  order: () => seats,
  stupor: ({ view }) => view.events.filter((e) => e.auction > 0).map((e) => target(`place:${e.place}`)),
};

export const steps: readonly GuideStep[] = (list as Listed[]).map((step) => ({
  name: step.name,
  rule: step.rule,
  when: holds(step),
  moves: step.legal ?? [],
  at: places[step.name] ?? (() => (step.decision ? [foot] : alike(step.name))),
}));

function look(view: View, seat: Seat | null, deciding: boolean): Now | null {
  const me = view.players.find((p) => p.seat === seat);
  return me && view.phase !== "over" ? { view, me, deciding } : null;
}

/** Whether the step with this name matters now. */
export function matters(name: string, view: View, seat: Seat | null, deciding: boolean): boolean {
  const now = look(view, seat, deciding);
  return now !== null && (steps.find((s) => s.name === name)?.when(now) ?? false);
}

/** The names of the steps about moves that a seat has made in its turn: they need no explanation any more. */
export function known(view: View, seat: Seat | null, deciding: boolean): string[] {
  const now = look(view, seat, deciding);
  const did: readonly string[] = now ? done(now) : [];
  return steps.filter(({ moves }) => moves.some((kind) => did.includes(kind))).map(({ name }) => name);
}

/** The step to explain now: the first that matters and has not been explained. */
export function choose(
  view: View,
  seat: Seat | null,
  deciding: boolean,
  guided: readonly string[],
): { step: GuideStep; now: Now } | null {
  const now = look(view, seat, deciding);
  if (!now) return null;
  const step = steps.find((s) => !guided.includes(s.name) && s.when(now));
  return step ? { step, now } : null;
}
