// The loader of all files that a page fetches after its first script: scripts with their styles, catalogues,
// pages, fonts, sprites, and texts of the server such as the rulebook. A file is asked for until it is there. The
// page reports the files that failed more than once, and finds out whether the server still has the files of this build.
import { during } from "./underWay.ts";
import { untilThere } from "./untilThere.ts";

/** Failures after which a file is reported as missing: a single one is often over before it is read. */
const silent = 2;

export const parts = $state({
  /** How many files have failed and are still wanted. */
  missing: 0,
  /** The server has another build and not the files of this one: only a reload helps. */
  replaced: false,
});

/** Checks after a failure whether the server still has a file that this page has loaded. */
async function checkBuild() {
  try {
    const { status } = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
    if (status === 404) parts.replaced = true;
  } catch {
    // The server cannot be reached: that says nothing about its build.
  }
}

let checking: Promise<void> | undefined; // one check for all files that fail meanwhile

/** Loads a file until it is there, or until it is no longer wanted after a failure; a failure that lasts is thrown. */
export async function part<T>(load: () => Promise<T>, wanted = () => true): Promise<T> {
  let missing = false;
  const again = (failures: number) => {
    if (!wanted()) return false;
    checking ??= checkBuild().finally(() => (checking = undefined));
    if (failures >= silent && !missing) {
      missing = true;
      parts.missing++;
    }
    return true;
  };
  try {
    return await untilThere(() => during("part", load()), again);
  } finally {
    if (missing) parts.missing--;
  }
}
