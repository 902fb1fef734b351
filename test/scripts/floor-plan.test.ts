import { describe, expect, it } from "vitest";
import type { Use } from "../../scripts/bench/counted.ts";
import { stepsOf } from "../../scripts/bench/floor-plan.ts";

const call = (binding: string, method = "take"): Use => ({ kind: "object", binding, name: "one", method });
const write = (binding: string, rowsWritten: number): Use => ({ kind: "sql", binding, rowsRead: 1, rowsWritten });
const alarm = (binding: string): Use => ({ kind: "sql", binding, rowsRead: 0, rowsWritten: 1, isAlarm: true });
const read: Use = { kind: "d1", statements: [], rowsRead: 3, rowsWritten: 0 };
const keep: Use = { kind: "bucket", method: "put", key: "report", bytes: 10 };
const send: Use = { kind: "queue", binding: "CRAWL_QUEUE", messages: 1 };

/** Rows and alarms of each call, in their order. */
const loadsOf = (uses: readonly Use[]) =>
  stepsOf(uses).flatMap((step) => (step.kind === "object" ? [[step.binding, step.rows, step.setsAlarm]] : []));

describe("the steps of the floor", () => {
  it("are none for work that uses nothing", () => {
    expect(stepsOf([])).toEqual([]);
  });

  it("repeat reads, objects in the bucket, messages and calls as they were counted, in their order", () => {
    expect(stepsOf([send, call("GATE"), read, keep, read])).toEqual([
      send,
      { ...call("GATE"), rows: 0, setsAlarm: false },
      read,
      keep,
      read,
    ]);
  });

  it("leave out what the floor does by itself: files, and being called", () => {
    const own: Use[] = [
      { kind: "asset", path: "/" },
      { kind: "invocation", what: "fetch" },
      { kind: "alarm", binding: "GATE" },
    ];
    expect(stepsOf([...own, read])).toEqual([read]);
  });

  it("have the calls of a class write as many rows together as its objects did, the first ones the odd ones", () => {
    const uses = [call("GATE"), write("GATE", 4), call("GATE"), call("GATE"), write("GATE", 1)];
    expect(loadsOf(uses)).toEqual([
      ["GATE", 2, false],
      ["GATE", 2, false],
      ["GATE", 1, false],
    ]);
  });

  it("give a class the rows of its own objects alone", () => {
    expect(loadsOf([call("GATE"), call("LIMITER"), write("LIMITER", 2), write("GATE", 5)])).toEqual([
      ["GATE", 5, false],
      ["LIMITER", 2, false],
    ]);
  });

  it("set each alarm once, from the first calls on, and count its row as no other", () => {
    const uses = [call("GATE"), call("GATE"), call("GATE"), alarm("GATE"), write("GATE", 3), alarm("GATE")];
    expect(loadsOf(uses)).toEqual([
      ["GATE", 1, true],
      ["GATE", 1, true],
      ["GATE", 1, false],
    ]);
  });

  it("can repeat no rows of a class that nobody called", () => {
    expect(stepsOf([write("GATE", 3), alarm("GATE")])).toEqual([]);
  });
});
