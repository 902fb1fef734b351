// Dates as machines write them: W3C datetime (sitemaps, Atom, schema.org) and RFC 822 (RSS).

const W3C =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|z|[+-]\d{2}:?\d{2})?)?)?)?$/;

/** True for a complete W3C datetime: year, month, day, or with time and time zone. */
export function isW3cDate(value: string): boolean {
  return parseW3cDate(value) !== null && !value.includes(" ") && !value.includes(",");
}

/** Milliseconds since the epoch of a W3C datetime; a date without time zone is read as UTC; null when it is none. */
export function parseW3cDate(value: string): number | null {
  const match = W3C.exec(value.trim().slice(0, 40));
  if (!match) return null;
  const [, year = "", month = "01", day = "01", hour = "00", minute = "00", second = "00", zone = "Z"] = match;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const isReal = new Date(at).getUTCDate() === Number(day) && Number(month) <= 12 && Number(hour) <= 24;
  return isReal ? at - offsetMs(zone) : null;
}

/** Milliseconds since the epoch of a date in a feed, in either spelling; null when it cannot be read. */
export function parseFeedDate(value: string): number | null {
  const text = value.trim().slice(0, 60);
  const w3c = parseW3cDate(text);
  if (w3c !== null) return w3c;
  if (!/\d{4}/.test(text) || !/[A-Za-z]{3}/.test(text)) return null;
  // Without a zone Date.parse would take the machine's own.
  const at = Date.parse(/(?:[A-Z]{1,4}|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text} UTC`);
  return Number.isNaN(at) ? null : at;
}

function offsetMs(zone: string): number {
  if (zone === "Z" || zone === "z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith("-") ? -minutes : minutes) * 60_000;
}
