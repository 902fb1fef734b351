import { describe, expect, it } from "vitest";
import { afterEvent, finalLine, liveLine, plainLine, startOf, type Progress } from "../../../scripts/cli/progress.ts";
import { describeTerminal } from "../../../scripts/cli/terminal.ts";
import { widthOf } from "../../../scripts/cli/text-layout.ts";
import type { ScanEvent } from "../../../clients/typescript/src/index.ts";

const event = (type: string, data: Record<string, unknown>): ScanEvent => ({ id: 1, type, data });
const EVENTS = [
  event("status", { status: "pending" }),
  event("status", { status: "fetching" }),
  event("page", { url: "https://example.com/" }),
  event("document", { url: "https://example.com/llms.txt" }),
  event("page", { url: "https://example.com/about" }),
  event("status", { status: "analyzing" }),
  event("agent", { agent: "essentials", state: "running" }),
  event("agent", { agent: "essentials", state: "done", learnt: "Harbor Dental: 2 pages read" }),
  event("agent", { agent: "operations", state: "failed", reason: "out of time" }),
];

/** The state after each event. */
function states(): Progress[] {
  let progress = startOf(4);
  return EVENTS.map((one) => (progress = afterEvent(progress, one)));
}

describe("progress as lines that stay", () => {
  it("has a line for each page and each agent that is through", () => {
    const lines = states().map((progress, i) => plainLine(EVENTS[i] ?? event("end", {}), progress));
    expect(lines.filter((line) => line !== null)).toEqual([
      "  page 1: example.com/",
      "  page 2: example.com/about",
      "  agent 1 of 4: essentials: Harbor Dental: 2 pages read",
      "  agent 2 of 4: operations: failed, out of time",
    ]);
  });
});

describe("progress as one line", () => {
  const terminal = describeTerminal({ columns: 80 }, {});

  it("goes from waiting over pages to agents", () => {
    expect(states().map((progress) => liveLine(progress, 0, terminal))).toEqual([
      "⠋ Waiting for its turn",
      "⠋ Reading the start page",
      "⠋ Reading  1 page  example.com/",
      "⠋ Reading  1 page  example.com/llms.txt",
      "⠋ Reading  2 pages  example.com/about",
      "⠋ Judging  ░░░░░░░░░░░░  0 of 4 agents",
      "⠋ Judging  ░░░░░░░░░░░░  0 of 4 agents",
      "⠋ Judging  ███░░░░░░░░░  1 of 4 agents  essentials: Harbor Dental: 2 pages read",
      "⠋ Judging  ██████░░░░░░  2 of 4 agents  operations: failed, out of time",
    ]);
  });

  it("never reaches the last column, so that it is one line", () => {
    const long = afterEvent(startOf(4), event("page", { url: `https://example.com/${"東京".repeat(90)}` }));
    for (const columns of [40, 80, 120])
      expect(widthOf(liveLine(long, 3, describeTerminal({ columns }, {})))).toBeLessThan(columns);
  });
});

describe("the end of the progress", () => {
  it("says what was done and how long it took", () => {
    expect(finalLine({ ...startOf(1), pages: 1, agentsDone: 1 }, 1_234)).toBe("Read 1 page and ran 1 agent in 1.2 s.");
  });
});
