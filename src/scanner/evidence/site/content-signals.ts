// Usage preferences that robots.txt may carry beside its crawl rules.
// Content-Signal: contentsignals.org, draft-romm-aipref-contentsignals. Content-Usage: draft-ietf-aipref-attach.

const SIGNAL_NAMES = ["search", "ai-input", "ai-train"];
const VALUE_CHARS = 500;

export interface SignalReading {
  /** Known names with the value "yes" or "no"; anything else is a problem instead. */
  signals: Record<string, string>;
  problems: string[];
}

/** Reads the value of one `Content-Signal:` line, for example "search=yes, ai-input=yes, ai-train=no". */
export function parseContentSignal(value: string): SignalReading {
  const { pairs, usesCommas } = splitPairs(value);
  const signals: Record<string, string> = {};
  const problems = usesCommas ? [] : ["Signals are separated by commas, for example search=yes, ai-train=no."];
  for (const [name, choice] of pairs) {
    if (!SIGNAL_NAMES.includes(name)) {
      problems.push(`"${name}" is not a known signal; known are search, ai-input and ai-train.`);
    } else if (choice !== "yes" && choice !== "no") {
      problems.push(`"${name}" is set to "${choice}"; it can only be yes or no.`);
    } else if (signals[name] !== undefined && signals[name] !== choice) {
      problems.push(`"${name}" is set to both yes and no.`);
    } else {
      signals[name] = choice;
    }
  }
  if (pairs.length === 0) problems.push("The line names no signal.");
  return { signals, problems };
}

export interface UsageReading {
  /** Path the preference is limited to; "/" when none is given. */
  path: string;
  /** Preference by category, "y" or "n". */
  usage: Record<string, string>;
  problems: string[];
}

/** Reads the value of a `Content-Usage:` line of robots.txt or header of the same name: "[path] label=y|n, …". */
export function parseContentUsage(value: string): UsageReading {
  const text = value.slice(0, VALUE_CHARS).trim();
  const blank = text.indexOf(" ");
  const hasPath = text.startsWith("/");
  const path = hasPath ? (blank < 0 ? text : text.slice(0, blank)) : "/";
  const { pairs } = splitPairs(hasPath ? (blank < 0 ? "" : text.slice(blank)) : text);
  const usage: Record<string, string> = {};
  const problems: string[] = [];
  for (const [label, choice] of pairs) {
    if (choice === "y" || choice === "n") usage[label] = choice;
    else problems.push(`"${label}" is set to "${choice}"; it can only be y or n.`);
  }
  if (pairs.length === 0) problems.push("The line names no use.");
  return { path, usage, problems };
}

/** "a = yes; b=no" -> [["a","yes"],["b","no"]], lower-cased; names such as __proto__ cannot come through. */
function splitPairs(value: string): { pairs: [string, string][]; usesCommas: boolean } {
  const text = value
    .slice(0, VALUE_CHARS)
    .replace(/(?<!\s)\s*=\s*/g, "=")
    .trim()
    .toLowerCase();
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  const pairs = parts.slice(0, 20).map((part): [string, string] => {
    const at = part.indexOf("=");
    return at < 0 ? [part.slice(0, 40), ""] : [part.slice(0, Math.min(at, 40)), part.slice(at + 1, at + 41)];
  });
  return {
    pairs: pairs.filter(([name]) => name !== "__proto__"),
    usesCommas: parts.length < 2 || text.split(",").length >= parts.length,
  };
}
