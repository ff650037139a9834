// Events other than moves, in words.
import { t } from "../i18n/i18n.svelte.ts";
import type { ChatMessage } from "../wire/types.ts";
import { nameOf, type Scene } from "../wording/names.ts";
import { presetTitle } from "../wording/presets.ts";

/** A message as a sentence. If people undo their own moves, they are named once: by name, or else by seat. */
export function chatText(scene: Scene, { kind, name, seat, text, n }: ChatMessage): string {
  const back = kind === "undone" || kind === "redone";
  const who = name ?? (back && seat ? nameOf(scene, seat) : t("somebody"));
  return t(`chat-${kind}`, {
    name: who,
    seat: seat ? t(`seat-${seat}`) : "",
    own: who === nameOf(scene, seat) ? "yes" : "no",
    text: text || presetTitle(scene.table?.rules.preset ?? ""),
    n: n ?? 1,
  });
}
