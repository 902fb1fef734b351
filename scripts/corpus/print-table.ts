// The judged scans as tables: one line per scan, then shares with their counts.
import Table from "cli-table3";
import type { ScanType } from "../../src/model/scan.ts";
import type { Judged } from "./judge-site.ts";

const PLAIN = { head: [], border: [] };

export function printTable(judged: readonly Judged[], types: readonly ScanType[]): void {
  const table = new Table({
    head: ["site", "type", "AI", "AEO", "level", "name", "industry", "lang", "channels +/-/x", "workflows", "s"],
    style: PLAIN,
  });
  for (const j of judged)
    table.push([
      j.isShell ? `${j.slug} *` : j.slug,
      j.scanType,
      j.readiness ?? "-",
      j.aeo ?? "-",
      j.level ?? "-",
      mark(j.name.right, j.name.got),
      mark(j.industry.right, j.industry.got),
      mark(j.language.right, j.language.got),
      hits(j.channels),
      `${j.workflows.right} of ${j.workflows.expected}`,
      j.seconds.toFixed(1),
    ]);
  console.log(table.toString());
  console.log("* drawn by scripts: judged apart, low confidence expected.");
  for (const type of types)
    printShares(
      judged.filter((j) => j.scanType === type && !j.isShell),
      type,
    );
  printCalibration(judged);
  for (const { slug, scanType, problems, channels, workflows } of judged) {
    for (const problem of problems) console.log(`PROBLEM ${slug} ${scanType}: ${problem}`);
    if (scanType === "full")
      console.log(
        `${slug}: channels missed [${channels.missed.join(" ")}] too much [${channels.tooMuch.join(" ")}]; workflows missed [${workflows.missed.join(" ")}] not labelled [${workflows.tooMuch.join(" ")}]`,
      );
  }
}

/** How often each stated confidence of the industry was right, over every scan. */
function printCalibration(judged: readonly Judged[]): void {
  const rows = (["low", "medium", "high"] as const).map((confidence) => {
    const stated = judged.filter((j) => j.industry.confidence === confidence);
    return `${confidence} ${share(stated.filter((j) => j.industry.right).length, stated.length)}`;
  });
  console.log(`industry right by stated confidence:  ${rows.join("  ")}`);
}

function printShares(judged: readonly Judged[], type: ScanType): void {
  const sum = (of: (j: Judged) => number): number => judged.reduce((total, j) => total + of(j), 0);
  const right = sum((j) => j.channels.right);
  const channelsThere = right + sum((j) => j.channels.missed.length);
  const channelsClaimed = right + sum((j) => j.channels.tooMuch.length);
  const found = sum((j) => j.workflows.right);
  const expected = sum((j) => j.workflows.expected);
  const claimed = found + sum((j) => j.workflows.tooMuch.length);
  console.log(
    [
      `${type}, ${judged.length} sites that need no JavaScript:`,
      `complete ${share(
        sum((j) => (j.error === null ? 1 : 0)),
        judged.length,
      )}`,
      `name ${share(
        sum((j) => (j.name.right ? 1 : 0)),
        judged.length,
      )}`,
      `industry ${share(
        sum((j) => (j.industry.right ? 1 : 0)),
        judged.length,
      )}`,
      `language ${share(
        sum((j) => (j.language.right ? 1 : 0)),
        judged.length,
      )}`,
      `channels recall ${share(right, channelsThere)}, precision ${share(right, channelsClaimed)}`,
      type === "light"
        ? "workflows not looked at"
        : `workflows recall ${share(found, expected)}, precision against all labelled ${share(found, claimed)}`,
    ].join("  "),
  );
}

const share = (part: number, whole: number): string =>
  `${part}/${whole} (${whole === 0 ? "-" : `${Math.round((100 * part) / whole)} %`})`;
const mark = (isRight: boolean, got: string | null): string => `${isRight ? "+" : "x"} ${(got ?? "none").slice(0, 24)}`;
const hits = ({ right, missed, tooMuch }: Judged["channels"]): string => `${right}/${missed.length}/${tooMuch.length}`;
