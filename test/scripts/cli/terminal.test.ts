import { describe, expect, it } from "vitest";
import { describeTerminal } from "../../../scripts/cli/terminal.ts";

const TTY = { isTTY: true, columns: 100 };
const PIPE = {};
const RED = "\u001B[31mx\u001B[39m";
const painted = (stream: object, env: Record<string, string>, wantsColor = true): string =>
  describeTerminal(stream, env, { wantsColor }).paint("red", "x");

describe("color", () => {
  it.each([
    ["a terminal", TTY, {}, true],
    ["a pipe", PIPE, {}, false],
    ["a terminal with NO_COLOR", TTY, { NO_COLOR: "1" }, false],
    ["a terminal with NO_COLOR=0, which is set, too", TTY, { NO_COLOR: "0" }, false],
    ["a terminal with an empty NO_COLOR", TTY, { NO_COLOR: "" }, true],
    ["a pipe with FORCE_COLOR", PIPE, { FORCE_COLOR: "1" }, true],
    ["a pipe with an empty FORCE_COLOR", PIPE, { FORCE_COLOR: "" }, true],
    ["a terminal with FORCE_COLOR=0", TTY, { FORCE_COLOR: "0" }, false],
    ["a pipe with both", PIPE, { NO_COLOR: "1", FORCE_COLOR: "1" }, false],
    ["a dumb terminal", TTY, { TERM: "dumb" }, false],
  ])("on %s", (_, stream, env, isColored) => {
    expect(painted(stream, env)).toBe(isColored ? RED : "x");
  });

  it("stays away with --no-color, whatever the environment says", () => {
    expect(painted(TTY, { FORCE_COLOR: "1" }, false)).toBe("x");
  });
});

describe("the width", () => {
  it.each([
    [{ columns: 100 }, {}, 100],
    [{}, {}, 80],
    [{}, { COLUMNS: "72" }, 72],
    [{ columns: 0 }, { COLUMNS: "wide" }, 80],
    [{ columns: 400 }, {}, 120],
    [{ columns: 3 }, {}, 40],
  ])("of %j with %j is %i columns", (stream, env, columns) => {
    expect(describeTerminal(stream, env).columns).toBe(columns);
  });
});

describe("a line that is written over", () => {
  it.each([
    [TTY, {}, true],
    [PIPE, {}, false],
    [TTY, { CI: "true" }, false],
    [TTY, { CI: "false" }, true],
    [TTY, { TERM: "dumb" }, false],
  ])("on %j with %j: %s", (stream, env, isLive) => {
    expect(describeTerminal(stream, env).isLive).toBe(isLive);
  });
});
