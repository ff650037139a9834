// Orders: turns that are given to the server in advance.
import { client } from "../client/client.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Order, OrderCondition, OrderContent, Step, View } from "../wire/types.ts";

/** The number of alternatives that an order can have. */
export const mostPlans = 3;

/** The content of an order, to give it again with a change. */
export const contentOf = (order: Order | null): OrderContent => ({
  plans: order?.plans.map((moves) => ({ moves: moves.map(({ move }) => move) })) ?? [],
  unless: order?.unless ?? [],
  bid: order?.bid ?? 0,
  summons: order?.summons ?? null,
  refuseTrades: order?.refuseTrades ?? false,
});

/** The content of the waiting order with one alternative replaced, or added after the others. */
export function withPlan(order: Order | null, plan: number, moves: readonly Step[]): OrderContent {
  const content = contentOf(order?.state === "waiting" ? order : null);
  content.plans.splice(plan, 1, { moves: moves.map(({ move }) => move) });
  return content;
}

/** The content of an order without one of its alternatives. */
export function withoutPlan(order: Order, plan: number): OrderContent {
  const content = contentOf(order);
  content.plans.splice(plan, 1);
  return content;
}

/** The content that removes an order. */
export const nothing = contentOf(null);

/** Gives an order to the server; returns whether it was accepted. */
export async function give(session: TableSession, content: OrderContent): Promise<boolean> {
  let given = false;
  await session.perform(async (seat, seq) => {
    const done = await client.giveOrder(session.id, seat, seq, content);
    given = true;
    return done;
  });
  if (given) await session.reload(); // an order changes no number, so that `perform` has nothing to wait for
  return given;
}

const ends = ({ kind }: Step) => kind === "end" || kind === "end-summon";

/** A plan without the end of the turn, which the sandbox does not show. */
export const withoutEnd = (moves: readonly Step[]) => moves.filter((move) => !ends(move));

/**
 * Whether a draft ends the turn unless the user decides otherwise: no action points are left after it, or the
 * alternative that it replaces ended the turn.
 */
export const endsTurn = (after: View | null, order: Order | null, plan: number): boolean =>
  after?.acts.points === 0 || (order?.state === "waiting" && (order.plans[plan]?.some(ends) ?? false));

/**
 * Opens the sandbox with the moves of an alternative, or for a new one. If they are not all possible any
 * more, it opens with those before the first impossible move, which is reported.
 */
export async function change(session: TableSession, plan: number) {
  const { sandbox } = session;
  let moves = withoutEnd(session.order?.plans[plan] ?? []);
  await sandbox.try(moves, plan);
  const { fault } = session;
  while (sandbox.moves === null) {
    const bad = moves.findLastIndex(({ move }) => move === fault?.problem?.move); // the server names no index
    if (bad < 0) return;
    moves = moves.slice(0, bad);
    await sandbox.try(moves, plan);
    session.refuse(fault);
  }
}

/** The end of the turn after the draft, if the position after it has one. */
export const endAfter = (after: View | null): Step | undefined =>
  after?.legal.find(({ kind }) => kind === "end");

export const sameCondition = (a: OrderCondition, b: OrderCondition) =>
  a.type === b.type && (a.value ?? "") === (b.value ?? "");

/**
 * The conditions to choose from: a summons, the manuscripts that the plans take, and their places, with the
 * present one if a plan begins there; also the ones that the order has already.
 */
export function conditionsFor(order: Order, place: string | null): OrderCondition[] {
  const named = order.plans.flatMap((moves) =>
    moves.flatMap(({ kind, operands }, i): OrderCondition[] => [
      ...(i === 0 && place && kind !== "move" && kind !== "embark"
        ? [{ type: "city", value: place } as const]
        : []),
      ...operands.flatMap(({ type, value }): OrderCondition[] => {
        if (typeof value !== "string" || (type !== "manuscript" && type !== "place")) return [];
        return [{ type: type === "place" ? "city" : type, value }];
      }),
    ]),
  );
  const all: OrderCondition[] = [{ type: "summons" }, ...order.unless, ...named];
  return all.filter((one, i) => all.findIndex((other) => sameCondition(one, other)) === i);
}
