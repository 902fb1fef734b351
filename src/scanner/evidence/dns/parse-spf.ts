// Sender Policy Framework records (RFC 7208), as far as one record tells without asking further names.

export interface SpfRecord {
  /** What happens to mail from servers that nothing before matched; "silent" when the record does not say. */
  rest: "fail" | "softfail" | "neutral" | "pass" | "redirect" | "silent";
  /** Terms that make the receiver ask the DNS; more than ten in all end the check (section 4.6.4). */
  lookups: number;
  /** Syntax errors: a receiver takes a record with one for none (section 4.6). */
  faults: string[];
}

export const MOST_SPF_LOOKUPS = 10;
const MOST_TERMS = 200;

/** Section 4.5: the version, and then a space or the end. */
export const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text);

const RESTS = { "+": "pass", "-": "fail", "~": "softfail", "?": "neutral" } as const;
const NO_ARGUMENT = new Set(["all"]);
const DOMAIN_NEEDED = new Set(["include", "exists"]);
const DOMAIN_OPTIONAL = new Set(["a", "mx", "ptr"]);
const ASKS_DNS = new Set(["include", "exists", "a", "mx", "ptr", "redirect"]);

export function parseSpf(text: string): SpfRecord {
  const terms = text.split(/ +/).slice(1, MOST_TERMS).filter(Boolean);
  const faults: string[] = [];
  const seen = new Set<string>();
  let lookups = 0;
  let all: SpfRecord["rest"] | null = null;
  for (const term of terms) {
    const modifier = /^([a-z][a-z0-9._-]*)=(.*)$/i.exec(term);
    const name = (modifier?.[1] ?? /^[+?~-]?([a-z0-9]*)/i.exec(term)?.[1] ?? "").toLowerCase();
    if (ASKS_DNS.has(name)) lookups += 1;
    if (modifier !== null) {
      if (name === "redirect" || name === "exp") {
        if (seen.has(name)) faults.push(`"${name}" stands twice`);
        if (modifier[2] === "") faults.push(`"${name}" names no domain`);
        seen.add(name);
      }
      continue;
    }
    const fault = faultOf(name, term.replace(/^[+?~-]/, "").slice(name.length));
    if (fault !== null) faults.push(fault);
    else if (name === "all") all ??= RESTS[qualifierOf(term)];
  }
  // A redirect counts only where no "all" stands (section 6.1).
  return { rest: all ?? (seen.has("redirect") ? "redirect" : "silent"), lookups, faults };
}

function qualifierOf(term: string): keyof typeof RESTS {
  const [first] = term;
  return first === "-" || first === "~" || first === "?" ? first : "+";
}

function faultOf(name: string, argument: string): string | null {
  if (NO_ARGUMENT.has(name)) return argument === "" ? null : `"${name}" takes no value`;
  if (DOMAIN_NEEDED.has(name)) return /^:\S+$/.test(argument) ? null : `"${name}" names no domain`;
  if (DOMAIN_OPTIONAL.has(name))
    return /^(?::[^/\s]+)?(?:\/\d{1,2})?(?:\/\/\d{1,3})?$/.test(argument)
      ? null
      : `"${name}" has a value of another form`;
  if (name === "ip4") return isIp4(argument) ? null : '"ip4" has no IPv4 address';
  if (name === "ip6") return isIp6(argument) ? null : '"ip6" has no IPv6 address';
  return `"${name}" is no mechanism`;
}

function isIp4(argument: string): boolean {
  const match = /^:(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/.exec(argument);
  if (match === null) return false;
  return match.slice(1, 5).every((part) => Number(part) <= 255) && Number(match[5] ?? 32) <= 32;
}

function isIp6(argument: string): boolean {
  const [address = "", length = "128"] = argument.slice(1).split("/");
  return (
    argument.startsWith(":") &&
    URL.canParse(`http://[${address}]/`) &&
    /^\d{1,3}$/.test(length) &&
    Number(length) <= 128
  );
}
