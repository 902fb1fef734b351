import { describe, expect, it } from "vitest";
import {
  firstRun,
  headOf,
  headsOf,
  makeHeadGate,
  makeWordGate,
  runsOf,
} from "../../../../src/scanner/evidence/text/word-gate.ts";

describe("the cheap look for terms", () => {
  const mayHold = makeWordGate(["monday", "segunda-feira", "п'ятниця", "月曜", "יום שני", "सोमवार"]);

  it("lets a text through that holds one of the terms as a word", () => {
    expect(mayHold("open monday to friday")).toBe(true);
    expect(mayHold("aberto segunda-feira")).toBe(true);
    expect(mayHold("mon – fri, п'ятниця")).toBe(true);
  });

  it("stops a text whose words are none of them, even where one begins like a term", () => {
    expect(mayHold("open daily from nine to five")).toBe(false);
    expect(mayHold("mondayish – “nothing” here")).toBe(false);
    expect(mayHold("")).toBe(false);
  });

  it("finds terms of scripts in which words do not stand apart", () => {
    expect(mayHold("定休日は月曜です")).toBe(true);
    expect(mayHold("פתוח ביום שני")).toBe(true);
    expect(mayHold("सोमवार बंद")).toBe(true);
    expect(mayHold("定休日です")).toBe(false);
  });

  it("sees a Latin word that touches letters of such a script", () => {
    expect(mayHold("毎週mondayまで")).toBe(true);
  });

  it("stops everything when there are no terms", () => {
    const none = makeWordGate([]);
    expect(none("monday 月曜")).toBe(false);
  });
});

describe("the cheap look for beginnings of words", () => {
  const mayHold = makeHeadGate(new Set(["inst", "ai", "пред"]), 4);

  it("lets a text through in which a word begins like one, or is one that is short", () => {
    expect(mayHold("follow the instructions")).toBe(true);
    expect(mayHold("dear ai, please")).toBe(true);
    expect(mayHold("все предыдущие")).toBe(true);
    expect(mayHold("für ai-systeme")).toBe(true);
  });

  it("stops a text whose words begin otherwise", () => {
    expect(mayHold("reinstall it by air mail")).toBe(false);
    expect(mayHold("für alle, по-английски")).toBe(false);
    expect(mayHold("")).toBe(false);
  });
});

describe("runs and heads of a text", () => {
  it("gives every run of letters and digits once", () => {
    expect([...runsOf("call us, or call 24/7: über’s")]).toEqual(["call", "us", "or", "24", "7", "über", "s"]);
  });

  it("gives what begins at each run, with the signs that follow it", () => {
    expect([...headsOf("call us now", 5)]).toEqual(["call ", "us no", "now"]);
    expect([...headsOf("über “uns”", 4)]).toEqual(["über", "uns”"]);
  });

  it("claims nothing of terms that are short, begin with a sign or lie in other scripts", () => {
    expect(headOf("fax", 5)).toBeNull();
    expect(headOf("'s avonds", 5)).toBeNull();
    expect(headOf("お電話ください", 5)).toBeNull();
    expect(headOf("call us", 5)).toBe("call ");
    expect(firstRun("月曜日")).toBeNull();
    expect(firstRun("book a table")).toBe("book");
  });
});
