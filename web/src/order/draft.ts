// Whether a draft or an order is shown, and the moves of a draft.
import type { TableSession } from "../session/session.svelte.ts";
import type { Legal } from "../wire/types.ts";

/** The first move of the draft, if it is legal now. */
export function nextOf({ deciding, view, sandbox }: TableSession): Legal | null {
  const wanted = sandbox.draft[0]?.move;
  return (deciding && view?.legal.find(({ move }) => move === wanted)) || null;
}

/** There is a draft to play or discard, and it is my turn, or the draft answers the pending decision. */
export const isKept = (session: TableSession) =>
  session.sandbox.draft.length > 0 &&
  session.deciding &&
  (session.view?.decision === "turn" || nextOf(session) !== null);

/** The viewer plays their seat now, so that the server can play a turn for them. */
const isPlaying = ({ table, lent, replaying }: TableSession) =>
  table?.state === "playing" && !lent && !replaying;

/** There is a draft that can be given to the server as an order, because another seat is to move. */
export const isOffered = (session: TableSession) => {
  const { sandbox, source, awaited, seat } = session;
  return sandbox.early && sandbox.draft.length > 0 && source.shared && awaited !== seat && isPlaying(session);
};

/** An order waits, and no other decision comes first. */
export const isWaiting = (session: TableSession) =>
  session.order?.state === "waiting" &&
  isPlaying(session) &&
  (!session.deciding || session.view?.decision === "turn");

/** Plays the draft move by move, as long as each is legal; the rest is kept. */
export async function play(session: TableSession) {
  for (let move = nextOf(session); move; move = nextOf(session)) {
    const steps = session.now?.steps;
    await session.act([move]);
    if (session.now?.steps === steps) return; // it was refused
  }
}
