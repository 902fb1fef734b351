// What an output stream can show: its width, whether it takes color, whether a line on it can be rewritten.
import { styleText } from "node:util";

export type Style = "bold" | "dim" | "underline" | "red" | "green" | "yellow" | "cyan";
export type Paint = (styles: Style | Style[], text: string) => string;

export interface Terminal {
  columns: number;
  paint: Paint;
  /** A person looks at it while it is written: a line may be written over. */
  isLive: boolean;
}

interface Stream {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}
type Environment = Readonly<Record<string, string | undefined>>;

const UNKNOWN_COLUMNS = 80;
/** Narrower than this a table cannot be read, wider than that a line cannot. */
const LEAST_COLUMNS = 40;
const MOST_COLUMNS = 120;

export function describeTerminal(stream: Stream, env: Environment, { wantsColor = true } = {}): Terminal {
  const isDumb = env["TERM"] === "dumb";
  const given = stream.columns || Number(env["COLUMNS"]) || UNKNOWN_COLUMNS;
  return {
    columns: Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, Math.trunc(given))),
    paint: painter(wantsColor && takesColor(stream, env, isDumb)),
    isLive: stream.isTTY === true && !isDumb && !isSet(env["CI"]),
  };
}

/** NO_COLOR wins (no-color.org: set to anything but nothing), then FORCE_COLOR, then what the stream is. */
function takesColor(stream: Stream, env: Environment, isDumb: boolean): boolean {
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"] !== undefined) return isSet(env["FORCE_COLOR"], true);
  return stream.isTTY === true && !isDumb;
}

/** Set to something that does not say no. */
export const isSet = (value: string | undefined, whenEmpty = false): boolean =>
  value === "" ? whenEmpty : value !== undefined && value !== "0" && value.toLowerCase() !== "false";

/** The decision about color was made before; the stream is not asked again. */
export const painter =
  (hasColor: boolean): Paint =>
  (styles, text) =>
    hasColor && text !== "" ? styleText(styles, text, { validateStream: false }) : text;
