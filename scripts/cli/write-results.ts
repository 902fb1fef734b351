// Where the results of a scan go: standard output carries one of them, files the others.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { RoadmapPhase } from "../../src/model/playbook.ts";
import { SINCE_LAST, reportMarkdown } from "../../src/render/report-markdown.ts";
import type { JudgedScan } from "./compare-with.ts";
import { junitXml } from "./junit-xml.ts";
import type { ScanOptions } from "./read-arguments.ts";
import { renderReport } from "./render-report.ts";
import type { Terminal } from "./terminal.ts";

export interface Findings extends JudgedScan {
  /** What to do in ninety days; none for a key that may not read playbooks. */
  phases: readonly RoadmapPhase[];
  /** Heading of what moved since an earlier scan; null when none was asked for. */
  since: string | null;
}

/** Writes the files, and gives what to print. */
export function writeResults(
  { results, checks, phases, since }: Findings,
  options: ScanOptions,
  { state, terminal }: { state: string; terminal: Terminal },
): string {
  const json = `${JSON.stringify(results, null, 2)}\n`;
  const heading = since ?? SINCE_LAST;
  const markdown = reportMarkdown(results, { since: heading, checks, phases });
  const host = new URL(results.startUrl).host.replace(":", "-");
  const file = resolve(options.jsonFile ?? join(state, "reports", `${host}-${results.scanType}.json`));
  write(file, json);
  if (options.markdownFile !== null) write(resolve(options.markdownFile), markdown);
  if (options.junitFile !== null) write(resolve(options.junitFile), junitXml(results, checks));
  switch (options.print) {
    case "json":
      return json;
    case "markdown":
      return markdown;
    case "report":
      return renderReport(results, { file, since: heading, terminal });
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
