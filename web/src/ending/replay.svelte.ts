// Replay of the game. The address has the position (?at=57), and the table follows it.
import { untrack } from "svelte";
import { put, query } from "../browser/router.svelte.ts";
import { settings } from "../browser/settings.svelte.ts";
import { later } from "../rest/underWay.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Position } from "../wire/types.ts";
import { jump, starts, turnAt } from "./turns.ts";

export class Replay {
  playing = $state(false);
  loading = $state(false);
  fault = $state.raw<unknown>(null);
  readonly #session: TableSession;
  readonly #kept = new Map<string, Position>();
  #halt: (() => void) | undefined;

  readonly last = $derived.by(() => this.#session.now?.steps ?? 0);
  /** The number of moves: an integer within the game. */
  readonly at = $derived.by(() => {
    const wanted = Number.parseInt(query().get("at") ?? "0", 10);
    return Number.isNaN(wanted) ? 0 : Math.min(Math.max(0, wanted), this.last);
  });
  readonly turns = $derived.by(() => starts(this.#session.log));
  readonly turn = $derived(turnAt(this.turns, this.at));

  constructor(session: TableSession) {
    this.#session = session;
    this.#leave();
  }

  /** Clears the selection: during the replay the whole game is in view. */
  #leave() {
    this.#session.selection.focus = null;
  }

  /** Goes to a position. */
  to(at: number) {
    put("at", String(Math.min(Math.max(0, at), this.last)));
  }

  step(by: number) {
    this.#leave();
    this.pause();
    this.to(this.at + by);
  }

  jump(forward: boolean) {
    this.#leave();
    this.pause();
    this.to(jump(this.turns, this.at, forward, this.last));
  }

  toggle() {
    this.#leave();
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.at >= this.last) this.to(0);
    this.playing = true;
    this.#later();
  }

  pause() {
    this.playing = false;
    this.#halt?.();
  }

  #later() {
    this.#halt?.();
    this.#halt = later(
      "replay",
      () => {
        if (!this.playing) return;
        if (this.at < this.last) this.to(this.at + 1);
        if (this.at >= this.last) this.pause();
        else this.#later();
      },
      settings.pace === "slow" ? 1600 : 800,
    );
  }

  /** Shows the position of the address, from the viewed seat. */
  async show(at: number) {
    const session = this.#session;
    const eyes = { seat: session.seat, open: session.open };
    const key = `${eyes.seat} ${eyes.open} ${at}`;
    this.fault = null;
    // Completes the log for the list of turns. It must not be a dependency of the caller's effect.
    untrack(() => session.complete()).catch((what: unknown) => (this.fault = what));
    let position = at === session.now?.steps ? session.now : this.#kept.get(key);
    if (!position) {
      this.loading = true;
      try {
        position = await session.source.position(eyes, at);
        this.#kept.set(key, position);
      } catch (what) {
        this.fault = what;
      } finally {
        this.loading = false;
      }
    }
    // The user may have moved on while it was loading.
    if (position && at === this.at && eyes.seat === session.seat && eyes.open === session.open) {
      session.selection.drop();
      session.shown = position;
    }
  }

  /** Returns to the current position. */
  end() {
    this.pause();
    this.#session.selection.drop();
    this.#session.shown = this.#session.now;
  }
}
