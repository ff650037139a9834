// What people can choose for this browser.
import type { Language } from "../i18n/i18n.svelte.ts";

export interface Settings {
  language: Language | null; // null: as the browser asks
  theme: "auto" | "light" | "dark";
  /** What others do is shown slowly, fast, or at once. */
  pace: "off" | "slow" | "fast";
  /** One tap does it; otherwise the first shows cost and outcome, the second does it. */
  oneTap: boolean;
  sound: boolean;
  notify: boolean;
  /** The table as text, without drawings. */
  textView: boolean;
  guide: boolean;
  /** What the guide has explained already, by the names of its steps. */
  guided: string[];
  /** A game was played to its end. */
  finished: boolean;
  /** A recovery code was offered at a table with other people. */
  codeOffered: boolean;
}
