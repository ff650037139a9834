// The parts of the table page that are loaded on demand, with their words.
import { whenIdle } from "../browser/whenIdle.ts";
import { withWords } from "../i18n/i18n.svelte.ts";
import type { Snippet } from "svelte";
import { part } from "../rest/part.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Seat } from "../wire/types.ts";
import type { LazyPart } from "../ui/Lazy.svelte";

export const ending: LazyPart = () => withWords(import("../ending/Ending.svelte"), "ending");
export const replayBar: LazyPart = () => withWords(import("../ending/ReplayBar.svelte"), "ending");
export const guide: LazyPart = () => withWords(import("../guide/Guide.svelte"), "guide");
export const score: LazyPart = () => import("../panels/Score.svelte");
export const chooser: LazyPart = () => import("../actions/Chooser.svelte");
/** Parts that a first click does not need are loaded after the chooser. */
const afterChooser = <T>(load: () => Promise<T>) => chooser().then(load);
export const flights: LazyPart = () => afterChooser(() => import("../motion/Flights.svelte"));
export const hint: LazyPart = () => afterChooser(() => import("../actions/Hint.svelte"));
export const seating: LazyPart = () => withWords(import("../management/Seating.svelte"), "lobby", "rules");
export const handover: LazyPart<{ seat: Seat; show: () => Promise<void> }> = () =>
  import("./Handover.svelte");
/** Not urgent: loaded when the browser is idle. */
export const notices: LazyPart = async () => {
  await new Promise<void>((then) => void whenIdle(then));
  return import("./Notices.svelte");
};
export const watching: LazyPart = () => import("../session/Watching.svelte");
export const text: LazyPart<{ call: (seat: Seat) => void; lesson?: Snippet }> = () =>
  import("../text/TextTable.svelte");
/** Users type later than they select something. */
export const chat: LazyPart = () => afterChooser(() => import("../log/ChatInput.svelte"));
export const privateNote: LazyPart = () => import("../log/PrivateNote.svelte");
/** Listens to the keyboard once the browser is idle; the returned function stops it. */
export function keys(session: TableSession): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  const cancel = whenIdle(
    () =>
      void part(
        () => import("./keyboard.ts"),
        () => !ended,
      ).then(
        (it) => {
          if (!ended) stop = it.keys(session);
        },
        () => undefined,
      ), // it is no longer wanted
  );
  return () => {
    ended = true;
    cancel();
    stop?.();
  };
}
export const readOnlyTable: LazyPart<{ id: string }> = () =>
  withWords(import("./ReadOnlyTable.svelte"), "lobby", "rules");
