// The options of the scan command: what the parser reads and what --help prints.
import { SCAN_TYPES } from "../../src/model/scan.ts";

interface OptionSpec {
  /** `file` may be left out: then the result goes to standard output. */
  takes: "nothing" | "value" | "file";
  short?: string;
  /** How help names the value. */
  value?: string;
  help: string;
}

export const OPTIONS = {
  type: {
    takes: "value",
    value: SCAN_TYPES.join("|"),
    help: "How deep to read; basic, or the type of the scan that --compare names.",
  },
  json: { takes: "file", value: "FILE", help: "Print the results as JSON, or write them to FILE." },
  markdown: { takes: "file", value: "FILE", help: "Print the report as Markdown, or write it to FILE." },
  junit: { takes: "value", value: "FILE", help: "Write every check as a JUnit test case." },
  "fail-under": {
    takes: "value",
    value: "N",
    help: "Exit with 4 when readiness is below N; readiness=80,aeo=70 names both scores.",
  },
  compare: { takes: "value", value: "SCAN_ID", help: "Tell what moved against an earlier scan." },
  open: { takes: "nothing", help: "Open the report in a browser; the service runs until Ctrl+C." },
  server: { takes: "value", value: "ORIGIN", help: "Ask a running service instead of starting one." },
  key: { takes: "value", value: "KEY", help: "API key for that service." },
  state: { takes: "value", value: "DIR", help: "Where the service started here keeps everything (.foresite)." },
  "no-color": { takes: "nothing", help: "Print without color; NO_COLOR and FORCE_COLOR are respected, too." },
  help: { takes: "nothing", short: "h", help: "Print this text." },
  version: { takes: "nothing", short: "v", help: "Print the version." },
} as const satisfies Record<string, OptionSpec>;

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];
export const optionSpec = (name: OptionName): OptionSpec => OPTIONS[name];
export const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);
