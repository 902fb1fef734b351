import { describe, expect, it } from "vitest";
import { parseSignal, signalNames, SignalSyntaxError } from "../../../../src/scanner/insight/signals/parse-signal.ts";

const signal = (name: string) => ({ kind: "signal", name });

describe("the signal language", () => {
  it.each([
    ["channel:booking", signal("channel:booking")],
    ["two words", signal("two words")],
    ["a OR b", { kind: "or", of: [signal("a"), signal("b")] }],
    ["a AND b AND c", { kind: "and", of: [signal("a"), signal("b"), signal("c")] }],
    ["no a", { kind: "not", of: signal("a") }],
    ["no-show fee text", signal("no-show fee text")],
    ["a OR b AND c", { kind: "or", of: [signal("a"), { kind: "and", of: [signal("b"), signal("c")] }] }],
    [
      "(a OR b) AND no c",
      {
        kind: "and",
        of: [
          { kind: "or", of: [signal("a"), signal("b")] },
          { kind: "not", of: signal("c") },
        ],
      },
    ],
    ["no (a AND b)", { kind: "not", of: { kind: "and", of: [signal("a"), signal("b")] } }],
    [
      "schema in LodgingBusiness, TouristTrip OR 3+ listings",
      { kind: "or", of: [signal("schema in LodgingBusiness, TouristTrip"), signal("3+ listings")] },
    ],
  ])("reads %s", (text, expected) => {
    expect(parseSignal(text)).toEqual(expected);
  });

  it.each(["", "AND a", "a OR", "(a", "a)", "no", "a AND (b OR )", "((((((((((((((a))))))))))))))"])(
    "refuses %j and names the text",
    (text) => {
      expect(() => parseSignal(text)).toThrow(SignalSyntaxError);
      expect(() => parseSignal(text)).toThrow(`"${text}"`);
    },
  );

  it("names every signal once, in order", () => {
    expect(signalNames(parseSignal("a AND (b OR no a) AND no (c AND b)"))).toEqual(["a", "b", "c"]);
  });
});
