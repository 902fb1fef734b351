// Times as people read them: "November 20, 2026, 09:05 UTC".
import { type Markup, markup } from "./markup.ts";
import { WORDS } from "./words/index.ts";

/** `ms` since the epoch, or an ISO time. */
export function momentOf(at: number | string): Markup {
  const ms = typeof at === "number" ? at : Date.parse(at);
  return markup`<time datetime="${isoOf(ms)}">${WORDS.formats.moment(ms)}</time>`;
}

const isoOf = (ms: number): string => new Date(ms).toISOString();
