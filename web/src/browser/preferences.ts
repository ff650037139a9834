// The settings of this browser.
import type { Language } from "../i18n/i18n.svelte.ts";

export interface Settings {
  language: Language | null; // null: as the browser requests
  theme: "auto" | "light" | "dark";
  /** Speed of playback of others' moves. */
  pace: "off" | "slow" | "fast";
  /** One tap makes a move. Otherwise the first tap shows cost and outcome, and the second makes it. */
  oneTap: boolean;
  sound: boolean;
  notify: boolean;
  /** The table as text, without drawings. */
  textView: boolean;
  guide: boolean;
  /** The names of guide steps that were already explained. */
  guided: string[];
  /** A game was finished here. */
  finished: boolean;
  /** This browser had a seat at a table when it last listed them. */
  tables: boolean;
  /** A recovery code was offered at a table with other people. */
  codeOffered: boolean;
}
