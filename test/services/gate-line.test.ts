import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineUp, type WaitingTurn } from "../../src/services/gate-line.ts";

/** "a1 b1 a2": scans in the order of asking, the letter names the caller. */
const waiting = (text: string): WaitingTurn[] =>
  text.split(" ").map((scanId, seq) => ({ scanId, subject: scanId.slice(0, 1), seq: seq + 1 }));
const line = (text: string, served: Record<string, number> = {}): string =>
  lineUp(waiting(text), new Map(Object.entries(served))).join(" ");

describe("the line before a site", () => {
  it("is the order of asking for scans of one caller, and for callers with one scan each", () => {
    expect(line("a1 a2 a3")).toBe("a1 a2 a3");
    expect(line("a1 b1 c1")).toBe("a1 b1 c1");
  });

  it("lets callers take turns, whoever asked for more", () => {
    expect(line("a1 a2 a3 a4 b1 c1 b2")).toBe("a1 b1 c1 a2 b2 a3 a4");
  });

  it("lets those go first who have not had a turn, then those whose turn is longest ago", () => {
    expect(line("a1 b1", { a: 5 })).toBe("b1 a1");
    expect(line("a1 b1 c1", { a: 7, b: 9, c: 3 })).toBe("c1 a1 b1");
    expect(line("a1 a2 b1", { b: 9 })).toBe("a1 b1 a2");
  });

  it("goes by the order of asking, not by that of the rows", () => {
    expect(lineUp(waiting("a1 a2 b1").toReversed(), new Map())).toEqual(["a1", "b1", "a2"]);
  });

  it("is empty when nobody waits", () => expect(lineUp([], new Map([["a", 1]]))).toEqual([]));

  it("holds everybody once, keeps the order of each caller, and lets nobody wait for two turns of another", () => {
    const turns = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 });
    fc.assert(
      fc.property(turns, (subjects) => {
        const asked = subjects.map((subject, seq) => ({ scanId: `${subject}${seq}`, subject, seq }));
        const order = lineUp(asked, new Map());
        expect(order.toSorted()).toEqual(asked.map(({ scanId }) => scanId).toSorted());
        for (const subject of "abcd") {
          const own = order.filter((scanId) => scanId.startsWith(subject));
          expect(own).toEqual(asked.filter((turn) => turn.subject === subject).map(({ scanId }) => scanId));
          const first = order.findIndex((scanId) => scanId.startsWith(subject));
          const before = order.slice(0, Math.max(first, 0)).map((scanId) => scanId.slice(0, 1));
          expect(new Set(before).size).toBe(before.length);
        }
      }),
    );
  });
});
