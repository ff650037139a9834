// Events other than moves, in words.
import { t } from "../i18n/i18n.svelte.ts";
import type { ChatMessage } from "../wire/types.ts";
import { nameOf, type Scene } from "../wording/names.ts";
import { presetTitle } from "../wording/presets.ts";

/** Messages about the seat of the person who is named: they have no other name if the person has none. */
const ofOneself = /^(undone|redone|pause|resumed|holiday|timed-out)/;

/** A message as a sentence. If people undo their own moves, they are named once: by name, or else by seat. */
export function chatText(scene: Scene, { kind, name, seat, text, n }: ChatMessage): string {
  const who = name ?? (seat && ofOneself.test(kind) ? nameOf(scene, seat) : t("somebody"));
  return t(`chat-${kind}`, {
    name: who,
    seat: seat ? t(`seat-${seat}`) : "",
    own: who === nameOf(scene, seat) ? "yes" : "no",
    bot: text ? "yes" : "no",
    text: text || presetTitle(scene.table?.rules.preset ?? ""),
    n: n ?? 1,
  });
}
