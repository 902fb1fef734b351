import { describe, expect, it } from "vitest";
import { renderTable } from "../../../scripts/cli/render-table.ts";
import { painter } from "../../../scripts/cli/terminal.ts";
import { cut, padEnd, padStart, widthOf, wrap } from "../../../scripts/cli/text-layout.ts";

describe("the width of a text", () => {
  it.each([
    ["", 0],
    ["plain", 5],
    ["東京タワー", 10],
    ["ＡＢ", 4],
    ["한국어", 6],
    ["e\u0301a", 2],
    ["👩‍👩‍👧", 2],
    ["🇫🇷!", 3],
    ["“quoted” – …", 12],
    ["\u001B[31mred\u001B[39m", 3],
  ])("of %j is %i columns", (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });
});

describe("text in columns", () => {
  it("cuts to whole characters and says that it did", () => {
    expect(cut("東京タワー", 6)).toBe("東京…");
    expect(cut("a  b\nc", 10)).toBe("a b c");
    expect(cut("abcdef", 4)).toBe("abc…");
  });

  it("pads by columns, not by characters", () => {
    expect(padEnd("東京", 6)).toBe("東京  ");
    expect(padStart("7", 3)).toBe("  7");
  });

  it("wraps at white space, and within what has none", () => {
    expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrap("東京タワーの入場料", 8)).toEqual(["東京タワ", "ーの入場", "料"]);
    expect(wrap("see https://example.com/long now", 12)).toEqual(["see", "https://exam", "ple.com/long", "now"]);
    expect(wrap("", 10)).toEqual([""]);
  });
});

describe("a table", () => {
  const columns = [{ title: "#", isNumber: true }, { title: "Name" }, { title: "Note" }];
  const rows = [
    ["1", "東京タワー", "short"],
    ["12", "A name of many words that will not fit", { text: "low", style: "red" as const }],
  ];

  it("stands in its columns, wide characters included, and wraps the widest", () => {
    const table = renderTable(columns, rows, { width: 30, paint: painter(false) });
    expect(table).toBe(
      [
        " #  Name                 Note",
        " 1  東京タワー           short",
        "12  A name of many       low",
        "    words that will not",
        "    fit",
      ].join("\n"),
    );
  });

  it("takes no more room than it needs", () => {
    const widest = Math.max(
      ...renderTable(columns, rows, { width: 200, paint: painter(false) })
        .split("\n")
        .map(widthOf),
    );
    expect(widest).toBe("12  A name of many words that will not fit  short".length);
  });
});
