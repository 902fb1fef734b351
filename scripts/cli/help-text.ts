// --help and --version.
import { PRODUCT } from "../../src/model/product.ts";
import { SCORECARD_VERSION } from "../../src/model/scorecard-history.ts";
import { EXIT_MEANINGS } from "./exit-codes.ts";
import { OPTION_NAMES, optionSpec, type OptionName } from "./options.ts";
import type { Paint } from "./terminal.ts";
import { padEnd, wrap } from "./text-layout.ts";

const USAGE = "npm run scan -- URL [options]";
const INDENT = "  ";
const EXAMPLES = [
  ["npm run scan -- example.com", "the report"],
  ["npm run scan -- example.com --type full --open", "all of it, as a page"],
  ["npm run -s scan -- example.com --json | jq .aeoScore", "-s: npm is silent"],
  ["npm run scan -- example.com --fail-under 80 --junit checks.xml", "in a pipeline"],
] as const;

export const versionText = (): string =>
  `${PRODUCT.slug} ${PRODUCT.version} (scorecard ${SCORECARD_VERSION}, Node ${process.versions.node})\n`;

export function helpText(columns: number, paint: Paint): string {
  const exits = Object.entries(EXIT_MEANINGS).map(([code, meaning]): [string, string] => [code, meaning]);
  const sections = [
    wrap("Reads a website and tells how ready the business is for AI, with evidence for every claim.", columns).join(
      "\n",
    ),
    `${paint("bold", "Usage")}\n${INDENT}${USAGE}`,
    `${paint("bold", "Options")}\n${twoColumns(OPTION_NAMES.map(optionRow), columns)}`,
    `${paint("bold", "Exit status")}\n${twoColumns(exits, columns)}`,
    `${paint("bold", "Examples")}\n${EXAMPLES.map(([command, note]) => `${INDENT}${command}  ${paint("dim", `# ${note}`)}`).join("\n")}`,
    wrap("Results go to standard output, progress and faults to standard error.", columns).join("\n"),
  ];
  return `${sections.join("\n\n")}\n`;
}

function optionRow(name: OptionName): [string, string] {
  const { takes, short, value, help } = optionSpec(name);
  const shown = takes === "nothing" ? "" : takes === "value" ? ` ${value}` : `[=${value}]`;
  return [`${short === undefined ? "" : `-${short}, `}--${name}${shown}`, help];
}

function twoColumns(rows: readonly [string, string][], columns: number): string {
  const left = Math.max(...rows.map(([name]) => name.length)) + 2;
  const room = columns - left - INDENT.length;
  return rows
    .flatMap(([name, text]) =>
      wrap(text, room).map((line, i) => `${INDENT}${padEnd(i === 0 ? name : "", left)}${line}`.trimEnd()),
    )
    .join("\n");
}
