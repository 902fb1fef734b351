// How often a newsletter comes, by the words beside its sign-up.
import patterns from "./data/size-patterns.json" with { type: "json" };
import { fillableFields } from "../evidence/operability/operate-forms.ts";
import type { FormFacts, PageFacts } from "../evidence/page-facts.ts";
import { quoteOf } from "./quote-of.ts";
import type { SiteReading } from "./signals/site-reading.ts";

const wordsOf = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu");
const CADENCES = [
  { words: wordsOf(patterns.weekly), value: 52 / 12, said: "an issue a week" },
  { words: wordsOf(patterns.monthly), value: 1, said: "an issue a month" },
];
const MOST_CHARS = 300;

export function issuesAMonth({
  pages,
  channels,
}: Pick<SiteReading, "pages" | "channels">): { value: number; url: string; quote: string } | null {
  const urls = new Set(channels.flatMap((channel) => (channel.type === "newsletter" ? channel.pages : [])));
  for (const { facts } of pages)
    for (const text of urls.has(facts.url) ? besideSignUp(facts) : [])
      for (const { words, value, said } of CADENCES) {
        const found = words.exec(text);
        if (found) return { value, url: facts.url, quote: `${said} (“${quoteOf(text, found[0])}”)` };
      }
  return null;
}

const besideSignUp = ({ forms, blocks }: PageFacts): string[] =>
  forms
    .filter(asksAddressAlone)
    .flatMap(({ label, text, heading }) => [
      label,
      text,
      ...blocks
        .filter((block) => heading >= 0 && block.heading === heading && !block.quoted)
        .map((block) => block.text),
    ])
    .filter((text) => text.length <= MOST_CHARS);

const MOST_FIELDS = 2;
/** An address, and a name at most. */
function asksAddressAlone(form: FormFacts): boolean {
  const fields = fillableFields(form);
  return !form.hidden && fields.length <= MOST_FIELDS && fields.some(({ type }) => type === "email");
}
