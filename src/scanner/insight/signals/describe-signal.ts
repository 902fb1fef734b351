// A condition of the catalogue in words, for people who want to know what a claim rests on.
import type { ChannelType } from "../../../model/profile.ts";
import { parseSignal, type SignalExpression } from "./parse-signal.ts";
import { exampleOf } from "./term-hits.ts";

/** "a phone number, and opening hours, or words such as “appointment”". */
export const describeSignal = (condition: string): string => inWords(parseSignal(condition), false);

function inWords(expression: SignalExpression, isInside: boolean): string {
  switch (expression.kind) {
    case "signal":
      return describeName(expression.name);
    case "not":
      return `no ${inWords(expression.of, true).replace(/^an? /, "")}`;
    case "and": {
      const text = expression.of.map((part) => inWords(part, true)).join(" and ");
      return isInside ? `(${text})` : text;
    }
    case "or": {
      const texts = [...new Set(alternatives(expression.of))];
      const text = texts.join(" or ");
      return isInside && texts.length > 1 ? `(${text})` : text;
    }
  }
}

/** Sets of words become one alternative that names a word of each. */
function alternatives(parts: readonly SignalExpression[]): string[] {
  const isTerm = (part: SignalExpression): boolean => part.kind === "signal" && part.name.startsWith("term:");
  const examples = parts.flatMap((part) => (isTerm(part) && part.kind === "signal" ? exampleWord(part.name) : []));
  const words = `words such as ${listOr([...new Set(examples)].map((example) => `“${example}”`))}`;
  return parts.map((part) => (isTerm(part) ? words : inWords(part, true)));
}

const listOr = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items.at(-1)}`;
const exampleWord = (name: string): string => exampleOf(name) ?? spaced(name.slice(name.indexOf(":") + 1));

const CHANNEL_WORDS: Record<ChannelType | "donation", string> = {
  phone: "a phone number",
  email: "an email address",
  "contact-form": "a contact form",
  booking: "online booking",
  ecommerce: "an online shop",
  newsletter: "a newsletter to sign up for",
  careers: "open positions",
  faq: "frequent questions",
  pricing: "published prices",
  testimonials: "testimonials",
  "live-chat": "a live chat",
  messaging: "a messaging service",
  login: "a login",
  social: "social profiles",
  reviews: "reviews",
  donation: "a way to donate",
};
const channelWords = new Map<string, string>(Object.entries(CHANNEL_WORDS));

const KINDS: readonly [prefix: string, describe: (rest: string) => string][] = [
  ["channel:", (type) => channelWords.get(type) ?? spaced(type)],
  ["term:", (set) => `words such as “${exampleWord(`term:${set}`)}”`],
  ["says:", (set) => `a phrase like “${exampleWord(`says:${set}`)}”`],
  ["states:", (act) => `a statement that it ${spaced(act)}`],
  ["page:", (topic) => `a page about “${spaced(topic)}”`],
  ["pdf:", (topic) => `a document to download (“${spaced(topic)}”)`],
  ["vendor:", (group) => `a tool for “${spaced(group)}”`],
  ["form:", (purpose) => `a form for “${spaced(purpose)}”`],
  ["manual:", (kind) => `a sentence that asks people to “${spaced(kind)}”`],
  ["schema in ", (types) => `structured data of the types ${types}`],
  ["schema ", (type) => `structured data of the type ${type}`],
  ["industry ", (industry) => `${spaced(industry)} as the industry`],
  ["site type ", (type) => `a site of the type ${spaced(type)}`],
];

/** Names whose plain words are too short to be understood alone. */
const PLAIN_WORDS = new Map([
  ["type:service", "services on offer"],
  ["hours", "opening hours"],
  ["offer", "an offer"],
  ["feed", "a feed"],
  ["blog", "a blog"],
  ["mailto CTA", "a call to write an email"],
  ["sign-up", "a way to sign up"],
  ["host ends in gov", "an address of a government"],
]);

function describeName(name: string): string {
  const plain = PLAIN_WORDS.get(name);
  if (plain !== undefined) return plain;
  for (const [prefix, describe] of KINDS) if (name.startsWith(prefix)) return describe(name.slice(prefix.length));
  return name.replace(/^(\d+)\+ /, "$1 or more ");
}

const spaced = (name: string): string => name.replaceAll("-", " ");
