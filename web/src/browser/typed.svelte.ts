// Text that the user has typed and not sent yet. It is stored in this tab, so that it survives reloading the
// page or redrawing a part of it.

const key = (place: string) => `volgare.typed.${place}`;

/** Texts that the browser could not store; they last as long as the page. */
const unkept = new Map<string, string>();

/** The text stored under a name. */
export function keptText(place: string): string | null {
  try {
    return unkept.get(place) ?? sessionStorage.getItem(key(place));
  } catch {
    return null;
  }
}

/** Stores a text under a name; null or "" removes it. */
export function keepText(place: string, text: string | null) {
  unkept.delete(place);
  try {
    sessionStorage.removeItem(key(place));
    if (text) sessionStorage.setItem(key(place), text);
  } catch {
    if (text) unkept.set(place, text);
  }
}

/** The text of an input field. */
export class Typed {
  readonly #place: string;
  #text = $state("");

  /** `usual` is the initial text if nothing was typed. */
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

  /** Call it after `text` was sent. The field becomes `now`, unless it was edited meanwhile. */
  sent(text: string, now = "") {
    if (this.#text !== text) return;
    keepText(this.#place, null);
    this.#text = now;
  }
}

const fields = "textarea, input:not([type]), input:is([type='text'], [type='search'])";

/** Whether the user is typing in a field. */
export function typing(): boolean {
  const field = document.activeElement;
  return field !== null && field.matches(fields) && (field as HTMLInputElement).value !== "";
}

let unsaved = 0;

/** Marks a change that has not reached the server yet. The returned function clears the mark. */
export function holdPage(): () => void {
  let held = true;
  unsaved++;
  return () => {
    if (held) unsaved--;
    held = false;
  };
}

/** Whether a reload would lose input or unsaved changes, or interrupt typing. */
export const unfinished = () => unkept.size > 0 || unsaved > 0 || typing();
