// Times as people read them: "November 20, 2026, 09:05 UTC".
import { type Markup, markup } from "./markup.ts";

const FORMAT = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

const momentInWords = (ms: number): string => `${FORMAT.format(ms).replace(" at ", ", ")} UTC`;

/** `ms` since the epoch, or an ISO time. */
export function momentOf(at: number | string): Markup {
  const ms = typeof at === "number" ? at : Date.parse(at);
  return markup`<time datetime="${isoOf(ms)}">${momentInWords(ms)}</time>`;
}

const isoOf = (ms: number): string => new Date(ms).toISOString();
