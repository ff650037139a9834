// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { again, back, begun, finished, keep, progressOf } from "./kept.ts";

const tried = (over: object) => ({ ...progressOf("one"), answers: ["psalter", "end"], ...over });

describe("what is kept of a lesson", () => {
  beforeEach(() => localStorage.clear());

  it("is nothing at first, and of each lesson its own", () => {
    keep("one", tried({}));
    expect(begun(progressOf("one"))).toBe(true);
    expect(begun(progressOf("two"))).toBe(false);
  });

  it("survives what somebody has written over it", () => {
    localStorage.setItem("volgare.lesson.one", "{");
    expect(progressOf("one").answers).toEqual([]);
    localStorage.setItem("volgare.lesson.one", '{"done":true}');
    expect(progressOf("one")).toMatchObject({ done: true, tries: 1, answers: [] });
  });

  it("counts a try that was given up, and none that had not begun", () => {
    expect(again(progressOf("one"), false).tries).toBe(1);
    expect(again(tried({}), false)).toMatchObject({ tries: 2, answers: [] });
    expect(back(tried({}), 1, true)).toMatchObject({ tries: 2, answers: ["psalter"] });
    expect(back(tried({}), 1).tries).toBe(1);
    expect(again(tried({ tries: 4 }), true).tries).toBe(1);
  });

  it("knows the best of the tries, but none in which the solution was shown", () => {
    const third = finished(tried({ tries: 3 }));
    expect(third).toMatchObject({ done: true, best: 3 });
    expect(finished({ ...third, tries: 5 }).best).toBe(3);
    expect(finished({ ...third, tries: 1 }).best).toBe(1);
    expect(finished(tried({ shown: true }))).toMatchObject({ done: false, best: null });
    expect(again(tried({ shown: true }), true).shown).toBe(false);
  });

  it("knows that something helped until it is solved, and no best of these tries", () => {
    const helped = tried({ helped: true });
    expect(finished(helped)).toMatchObject({ done: true, best: null });
    expect(finished({ ...helped, best: 2 }).best).toBe(2);
    expect(again(helped, false)).toMatchObject({ tries: 2, helped: true });
    expect(again(helped, true)).toMatchObject({ tries: 1, helped: false });
    expect(again({ ...helped, shown: true }, true)).toMatchObject({ tries: 2, helped: true });
  });
});
