// The end of a turn is asked for twice if points would be lost.
import type { Play } from "../table/play.svelte.ts";
import { endOf } from "./steps.ts";

class Ending {
  sure = $state(false);

  ask(play: Play) {
    const end = endOf(play);
    if (!end) return;
    if (!this.sure && (play.view?.acts.points ?? 0) > 0) {
      this.sure = true;
      return;
    }
    this.sure = false;
    void play.act([end.move]);
  }
}

export const ending = new Ending();
