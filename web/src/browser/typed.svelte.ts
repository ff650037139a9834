// What somebody has typed and not sent yet. It is kept in this tab, so that neither a page loaded anew
// nor a part of it that is drawn anew takes it away.

const key = (place: string) => `volgare.typed.${place}`;

/** What the browser would not keep: it lasts as long as the page. */
const unkept = new Map<string, string>();

/** What was kept under a name. */
export function keptText(place: string): string | null {
  try {
    return unkept.get(place) ?? sessionStorage.getItem(key(place));
  } catch {
    return null;
  }
}

/** Keeps a text under a name; null, or nothing, lets go of it. */
export function keepText(place: string, text: string | null) {
  unkept.delete(place);
  try {
    sessionStorage.removeItem(key(place));
    if (text) sessionStorage.setItem(key(place), text);
  } catch {
    if (text) unkept.set(place, text);
  }
}

/** The text of a field. */
export class Typed {
  readonly #place: string;
  #text = $state("");

  /** `usual` stands there for who has typed nothing. */
  constructor(place: string, usual = "") {
    this.#place = place;
    this.#text = keptText(place) ?? usual;
  }

  get text() {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    keepText(this.#place, text);
  }

  /** That text has been sent: the field says what there is `now`, unless something else was typed meanwhile. */
  sent(text: string, now = "") {
    if (this.#text !== text) return;
    keepText(this.#place, null);
    this.#text = now;
  }
}

const fields = "textarea, input:not([type]), input:is([type='text'], [type='search'])";

/** Somebody is in the middle of a sentence. */
export function typing(): boolean {
  const field = document.activeElement;
  return field !== null && field.matches(fields) && (field as HTMLInputElement).value !== "";
}

let unsaved = 0;

/** Something was done that has not reached the server; the function returned ends that. */
export function holdPage(): () => void {
  let held = true;
  unsaved++;
  return () => {
    if (held) unsaved--;
    held = false;
  };
}

/** A reload would lose something that was typed or done, or interrupt a sentence. */
export const unfinished = () => unkept.size > 0 || unsaved > 0 || typing();
