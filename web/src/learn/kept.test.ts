// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { again, back, begun, finished, keep, progressOf } from "./kept.ts";

const tried = (over: object) => ({ ...progressOf("one"), answers: ["psalter", "end"], ...over });

describe("the stored progress of a lesson", () => {
  beforeEach(() => localStorage.clear());

  it("is empty at first, and separate for each lesson", () => {
    keep("one", tried({}));
    expect(begun(progressOf("one"))).toBe(true);
    expect(begun(progressOf("two"))).toBe(false);
  });

  it("survives invalid stored data", () => {
    localStorage.setItem("volgare.lesson.one", "{");
    expect(progressOf("one").answers).toEqual([]);
    localStorage.setItem("volgare.lesson.one", '{"done":true}');
    expect(progressOf("one")).toMatchObject({ done: true, tries: 1, answers: [] });
  });

  it("counts an abandoned try, but none that had not begun", () => {
    expect(again(progressOf("one"), false).tries).toBe(1);
    expect(again(tried({}), false)).toMatchObject({ tries: 2, answers: [] });
    expect(back(tried({}), 1, true)).toMatchObject({ tries: 2, answers: ["psalter"] });
    expect(back(tried({}), 1).tries).toBe(1);
    expect(again(tried({ tries: 4 }), true).tries).toBe(1);
  });

  it("knows the best of the tries without the shown solution", () => {
    const third = finished(tried({ tries: 3 }));
    expect(third).toMatchObject({ done: true, best: 3 });
    expect(finished({ ...third, tries: 5 }).best).toBe(3);
    expect(finished({ ...third, tries: 1 }).best).toBe(1);
    expect(finished(tried({ shown: true }))).toMatchObject({ done: false, best: null });
    expect(again(tried({ shown: true }), true).shown).toBe(false);
  });

  it("remembers help until it is solved, and these tries are never the best", () => {
    const helped = tried({ helped: true });
    expect(finished(helped)).toMatchObject({ done: true, best: null });
    expect(finished({ ...helped, best: 2 }).best).toBe(2);
    expect(again(helped, false)).toMatchObject({ tries: 2, helped: true });
    expect(again(helped, true)).toMatchObject({ tries: 1, helped: false });
    expect(again({ ...helped, shown: true }, true)).toMatchObject({ tries: 2, helped: true });
  });
});
