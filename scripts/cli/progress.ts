// What a running scan tells, event by event, and how a line of the terminal shows it. Pure.
import type { ScanEvent } from "../../clients/typescript/src/index.ts";
import { countOf } from "../../src/model/words.ts";
import type { Terminal } from "./terminal.ts";
import { cut, withoutCommands } from "./text-layout.ts";

export interface Progress {
  stage: "waiting" | "reading" | "judging";
  pages: number;
  agentsDone: number;
  agents: number;
  doing: string;
}

export const startOf = (agents: number): Progress => ({ stage: "waiting", pages: 0, agentsDone: 0, agents, doing: "" });

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const BAR_COLUMNS = 12;

export function afterEvent(progress: Progress, { type, data }: ScanEvent): Progress {
  const address = withoutScheme(text(data["url"]));
  if (type === "page") return { ...progress, stage: "reading", pages: progress.pages + 1, doing: address };
  if (type === "document") return { ...progress, doing: address };
  if (type === "agent" && isEnded(data))
    return { ...progress, stage: "judging", agentsDone: progress.agentsDone + 1, doing: agentLine(data) };
  if (type !== "status") return progress;
  const status = text(data["status"]);
  const stage = status === "fetching" ? "reading" : status === "analyzing" ? "judging" : progress.stage;
  return { ...progress, stage, doing: stage === progress.stage ? progress.doing : "" };
}

/** The line that is written over and over. */
export function liveLine(
  { stage, pages, agentsDone, agents, doing }: Progress,
  frame: number,
  { columns, paint }: Terminal,
): string {
  const filled = agents === 0 ? 0 : Math.round((agentsDone / agents) * BAR_COLUMNS);
  const bar = "█".repeat(filled) + "░".repeat(BAR_COLUMNS - filled);
  const what = {
    waiting: "Waiting for its turn",
    reading: pages === 0 ? "Reading the start page" : `Reading  ${countOf(pages, "page")}`,
    judging: `Judging  ${bar}  ${agentsDone} of ${countOf(agents, "agent")}`,
  }[stage];
  // The last column stays free: some terminals begin a new line once it is filled.
  const room = columns - 3 - what.length - 2;
  const tail = doing === "" || room < 8 ? "" : `  ${paint("dim", cut(doing, room))}`;
  return `${paint("cyan", FRAMES[frame % FRAMES.length] ?? "")} ${what}${tail}`;
}

/** Of a page or an agent as it arrives, where lines stay; null for what is not worth one. */
export function plainLine({ type, data }: ScanEvent, { pages, agentsDone, agents }: Progress): string | null {
  if (type === "page") return `  page ${pages}: ${oneLine(withoutScheme(text(data["url"])))}`;
  if (type === "agent" && isEnded(data)) return `  agent ${agentsDone} of ${agents}: ${oneLine(agentLine(data))}`;
  return null;
}

export const finalLine = ({ pages, agentsDone }: Progress, ms: number): string =>
  `Read ${countOf(pages, "page")} and ran ${countOf(agentsDone, "agent")} in ${(ms / 1000).toFixed(1)} s.`;

const isEnded = ({ state }: ScanEvent["data"]): boolean => state === "done" || state === "failed";

function agentLine(data: ScanEvent["data"]): string {
  const told = text(data["state"] === "done" ? data["learnt"] : data["reason"]);
  const outcome = data["state"] === "done" ? told : `failed${told === "" ? "" : `, ${told}`}`;
  return outcome === "" ? text(data["agent"]) : `${text(data["agent"])}: ${outcome}`;
}

const PLAIN_COLUMNS = 200;
const oneLine = (line: string): string => withoutCommands(cut(line, PLAIN_COLUMNS));
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, "");
