// The numbers that only the log knows, from its lines: those of `npm start`, or of `wrangler tail --format json`.
import { z } from "zod";
import { MOST_READS_A_LINE } from "../../src/model/limits.ts";
import { percentile, type Numbers } from "./number-list.ts";

const Line = z.looseObject({ event: z.string() });
type Line = z.infer<typeof Line>;
/** What `wrangler tail` wraps each invocation in. */
const Tailed = z.object({ logs: z.array(z.object({ message: z.array(z.unknown()) })) });

/** Lines of other kinds (of wrangler, of the runtime) are passed over. */
export function readLogLines(text: string): Line[] {
  // `wrangler tail` prints each invocation over several lines; a closing brace at the margin ends it.
  const pieces = text.split(/\n(?=\{)|(?<=^\})\n/m);
  return pieces.flatMap((piece) =>
    piece.includes('"logs"') ? tailedLines(piece) : piece.split("\n").flatMap(parseLine),
  );
}

function tailedLines(piece: string): Line[] {
  const tailed = Tailed.safeParse(parseJson(piece));
  return tailed.success
    ? tailed.data.logs.flatMap(({ message }) => message.flatMap((one) => parseLine(String(one))))
    : [];
}

function parseLine(text: string): Line[] {
  const from = text.indexOf('{"event"');
  const line = from === -1 ? null : Line.safeParse(parseJson(text.slice(from)));
  return line?.success === true ? [line.data] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function logNumbers(lines: readonly Line[]): Partial<Numbers> {
  const of = (event: string): Line[] => lines.filter((line) => line.event === event);
  // A line of many reads alike stands for so many of them.
  const requests = of("http.request").flatMap((line) => Array<Line>(standsFor(line)).fill(line));
  const attempts = of("hooks.attempt");
  const times = valuesOf(requests, "ms");
  return {
    "requests.total": requests.length,
    "requests.serverErrorShare": shareOf(requests, ({ status }) => Number(status) >= 500),
    "requests.p50Ms": percentile(times, 0.5),
    "requests.p99Ms": percentile(times, 0.99),
    "queue.p99WaitMs": percentile(valuesOf([...of("crawl.done"), ...of("agents.done")], "waitedMs"), 0.99),
    "queue.retries": of("queue.retry").length,
    "webhooks.failedAttemptShare": shareOf(attempts, ({ status }) => Number(status) < 200 || Number(status) > 299),
  };
}

/** The log is a file that anybody may have written: what is no number of requests stands for one. */
function standsFor({ requests }: Line): number {
  return Number.isInteger(requests) ? Math.min(Math.max(Number(requests), 1), MOST_READS_A_LINE) : 1;
}

const valuesOf = (lines: readonly Line[], field: string): number[] =>
  lines.map((line) => line[field]).filter((value) => typeof value === "number");

const shareOf = (lines: readonly Line[], isOne: (line: Line) => boolean): number | null =>
  lines.length === 0 ? null : lines.filter(isOne).length / lines.length;
