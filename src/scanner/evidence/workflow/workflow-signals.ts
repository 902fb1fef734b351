// Signs on the pages of a kind of work, for the rows that only state what was seen. Claims are the insight room's.
import { primarySubtag } from "../text/text-language.ts";
import { UNSPACED } from "../text/text-words.ts";
import type { ChannelType } from "../../../model/profile.ts";
import { maskPersonalData } from "../../../model/mask.ts";
import quoteWords from "../data/quote-words.json" with { type: "json" };
import workflowWords from "../data/workflow-words.json" with { type: "json" };
import { plainUrl } from "../../../model/target.ts";
import { memoByPage } from "../memo-by-page.ts";
import { findPaperForms } from "./paper-forms.ts";
import type { PageFacts, PageKind } from "../page-facts.ts";
import { isDatedContent } from "../answers/answers-content.ts";
import type { SiteEvidence } from "../site-evidence.ts";
import { sentencesOf } from "../text/text-sentences.ts";
import { wholePart } from "../text/whole-part.ts";
import { firstRun, runsOf } from "../text/word-gate.ts";
import { speaksForItself } from "./manual-phrases.ts";

const WORDS = { ...workflowWords, quote: quoteWords.asked };
export type WordSet = keyof typeof WORDS;
export type SignalEvidence = Pick<SiteEvidence, "pages" | "structured" | "channels" | "technologies">;

/** What counts as a sign; each member on its own suffices. */
export interface SignalRule {
  channels?: readonly ChannelType[];
  /** By which people put questions: a form for a demo takes none. */
  takesQuestions?: true;
  /** Looked for in headings, links, buttons and form labels, never in running text. */
  words?: readonly WordSet[];
  /** Looked for in what the business says of itself in running text, where no sign was found. */
  inText?: readonly WordSet[];
  kinds?: readonly PageKind[];
  /** Articles with a date, on whatever pages. */
  articles?: true;
  /** schema.org types. */
  types?: readonly string[];
  /** Technology categories, and how many products of them it takes. */
  products?: { categories: readonly string[]; least: number };
  /** Forms to download. */
  paperForms?: boolean;
}

export interface WorkflowSignal {
  url: string;
  quote: string;
  /** What was seen, as it stands in a sentence: "a contact form". */
  what: string;
}

const MOST_PER_SOURCE = 4;
const QUOTE_CHARS = 120;

/** Signs by source: channels first, then marked-up types, products, pages, words. At most four of each. */
export function findWorkflowSignals(evidence: SignalEvidence, rule: SignalRule): WorkflowSignal[] {
  const sources = [channelSigns, typeSigns, productSigns, paperSigns, kindSigns, articleSigns, wordSigns];
  return sources.flatMap((source) => source(evidence, rule).slice(0, MOST_PER_SOURCE));
}

const CHANNEL_NAMES: Record<ChannelType, string> = {
  phone: "a phone number",
  email: "an e-mail address",
  "contact-form": "a contact form",
  booking: "online booking",
  ecommerce: "a cart or checkout",
  newsletter: "a newsletter sign-up",
  careers: "job openings",
  faq: "a page of questions and answers",
  pricing: "prices",
  testimonials: "words of customers",
  "live-chat": "a live chat",
  messaging: "a messenger link",
  login: "a sign-in for customers",
  social: "social profiles",
  reviews: "reviews",
};

function channelSigns(
  { channels }: SignalEvidence,
  { channels: wanted = [], takesQuestions }: SignalRule,
): WorkflowSignal[] {
  return channels
    .filter(
      ({ type, confidence, isForDemo }) =>
        wanted.includes(type) && confidence !== "low" && !(isForDemo && takesQuestions),
    )
    .map((channel) => ({
      url: plainUrl(channel.pages[0] ?? ""),
      quote: channel.evidence,
      what: `${channel.isForDemo ? "a form for a demo" : CHANNEL_NAMES[channel.type]}${channel.isInData ? " in the data" : ""}`,
    }));
}

function typeSigns({ structured }: SignalEvidence, { types = [] }: SignalRule): WorkflowSignal[] {
  const signs = structured.flatMap((node) => {
    const type = node.types.find((name) => types.includes(name));
    return type
      ? [{ url: plainUrl(node.pageUrl), quote: `marked up as ${type}`, what: `“${type}” in the page's data` }]
      : [];
  });
  return [...new Map(signs.map((sign) => [sign.what, sign])).values()];
}

function productSigns({ technologies }: SignalEvidence, { products }: SignalRule): WorkflowSignal[] {
  if (!products) return [];
  const found = technologies.filter((one) => one.confidence !== "low" && products.categories.includes(one.category));
  if (found.length < products.least) return [];
  return found.map((one) => ({ url: plainUrl(one.url), quote: one.evidence, what: one.name }));
}

function paperSigns({ pages }: SignalEvidence, { paperForms }: SignalRule): WorkflowSignal[] {
  if (!paperForms) return [];
  return pages
    .flatMap(findPaperForms)
    .map((form) => ({ url: form.url, quote: form.quote, what: `the download ${form.file}` }));
}

const articleSigns = ({ pages }: SignalEvidence, { kinds, articles }: SignalRule): WorkflowSignal[] =>
  pages
    .filter((page) => articles && !kinds?.includes(page.kind) && isDatedContent(page, null))
    .map((page) => ({ url: plainUrl(page.url), quote: page.headings[0]?.text ?? "", what: "an article" }));

const KIND_NAMES: Partial<Record<PageKind, string>> = {
  booking: "a page about booking",
  blog: "a list of posts",
  post: "a post",
  careers: "a page about jobs",
  docs: "a page of documentation",
  faq: "a page of questions and answers",
  product: "a product page",
  shop: "a shop page",
  event: "an event page",
};

/** A page called "Product" by a maker of one is no catalog. */
const isTheOnly = (pages: readonly PageFacts[], { kind, url }: PageFacts): boolean =>
  pages.every((page) => page.kind !== kind || page.url === url);

/** What the page shows of the same name is told already: job openings on the page about jobs. */
const isTold = ({ channels }: SignalEvidence, { kind, url }: PageFacts, wanted: SignalRule["channels"] = []): boolean =>
  channels.some(
    ({ type, pages }) => type === kind && wanted.includes(type) && plainUrl(pages[0] ?? "") === plainUrl(url),
  );

function kindSigns(evidence: SignalEvidence, { kinds = [], channels }: SignalRule): WorkflowSignal[] {
  const { pages } = evidence;
  return pages
    .filter(
      (page) =>
        !isTold(evidence, page, channels) &&
        kinds.includes(page.kind) &&
        !(page.kind === "product" && isTheOnly(pages, page)),
    )
    .map((page) => ({
      url: plainUrl(page.url),
      quote: page.headings[0]?.text ?? page.titles[0] ?? "",
      what: KIND_NAMES[page.kind] ?? `a page about ${page.kind}`,
    }));
}

function wordSigns({ pages }: SignalEvidence, { words = [] }: SignalRule): WorkflowSignal[] {
  if (words.length === 0) return [];
  const seen = new Set<string>();
  return pages.flatMap((page) => {
    const label = findLabel(page, words);
    if (label === null || seen.has(fold(label))) return [];
    seen.add(fold(label));
    const quote = maskPersonalData(label).slice(0, QUOTE_CHARS);
    return [{ url: plainUrl(page.url), quote, what: `“${quote}”` }];
  });
}

/** First heading, link, button or form label of a page that says one of the words in the page's language or English. */
function findLabel(page: PageFacts, sets: readonly WordSet[]): string | null {
  if (page.kind === "post" || page.kind === "blog") return null;
  const { labels, runs } = labelsOf(page);
  const wanted = wantedOn(page, sets, runs);
  if (wanted.length === 0) return null;
  return labels.find(({ folded }) => wanted.some(({ word }) => saysWord(folded, word)))?.label ?? null;
}

/** A business on what it does itself. */
const OWN =
  /(?<!\p{L})(?:we|our|wir|uns|unser\p{L}{0,2}|nous|nos|notre|wij|ons|onze|(?!(?:ultimos|proximos|maximos|minimos)(?!\p{L}))\p{L}+(?:amos|emos|imos|iamo|ujemy|amy|imy))(?!\p{L})/iu;

/** What is denied is not done. */
const DENIED =
  /(?<!\p{L})(?:never|not|no|kein\p{L}{0,2}|nicht|nie|pas|jamais|sin|nunca|nao|sem|non|senza|mai|geen|niet|nooit|bez)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** The first sentence of running text in which the business speaks of the work, whole or the clause that does. */
export function findInText({ pages }: SignalEvidence, sets: readonly WordSet[]): { url: string; quote: string } | null {
  for (const page of pages) {
    if (page.kind === "blog" || page.kind === "legal" || !speaksForItself(page)) continue;
    const { sentences, runs } = sentencesOn(page);
    const wanted = wantedOn(page, sets, runs);
    if (wanted.length === 0) continue;
    for (const { sentence, said } of sentences) {
      // Whose the sentence is costs more to tell than what it names, and hardly any names the work.
      const word = wanted.find((one) => saysWord(said, one.word))?.word;
      if (word === undefined || !OWN.test(said) || DENIED.test(said)) continue;
      const masked = maskPersonalData(sentence);
      const quote =
        masked.length <= QUOTE_CHARS ? masked : wholePart(masked, fold(masked).indexOf(word), word.length, QUOTE_CHARS);
      if (quote !== null) return { url: plainUrl(page.url), quote };
    }
  }
  return null;
}

/** Running text of a page, and the runs of letters in it. */
const sentencesOn = memoByPage((page: PageFacts) => {
  const sentences = page.blocks
    .filter((block) => !block.quoted && block.region === "main")
    .flatMap((block) => sentencesOf(block).map((sentence) => ({ sentence, said: fold(sentence) })));
  return { sentences, runs: runsOf(sentences.map(({ said }) => said).join("\n")) };
});

const labelsOf = memoByPage((page: PageFacts) => {
  const labels = [
    ...page.headings.filter((heading) => !heading.hidden).map((heading) => heading.text),
    ...page.anchors.filter((anchor) => !anchor.hidden).map((anchor) => anchor.text),
    ...page.buttons.filter((button) => !button.hidden).map((button) => button.name),
    ...page.forms.flatMap((form) => [form.label, ...form.submitTexts]),
  ]
    .filter((label) => label.length <= QUOTE_CHARS)
    .map((label) => ({ label, folded: fold(label) }));
  return { labels, runs: runsOf(labels.map(({ folded }) => folded).join("\n")) };
});

interface Wanted {
  word: string;
  /** A label that says the word holds this run of letters; null when runs say nothing about the word. */
  first: string | null;
}

/** Words of the sets that texts with these runs may hold. */
const wantedOn = (page: PageFacts, sets: readonly WordSet[], runs: ReadonlySet<string>): readonly Wanted[] =>
  sets
    .flatMap((set) => wordsIn(set, primarySubtag(page.htmlLang)))
    .filter(({ first }) => first === null || runs.has(first));

/** Words of a set in one language and in English; in all languages when the page does not say which it is in. */
function wordsIn(set: WordSet, language: string): readonly Wanted[] {
  const byLanguage = WANTED.get(set);
  if (!byLanguage) return [];
  if (language === "") return [...byLanguage.values()].flat();
  const own = byLanguage.get(language) ?? [];
  return language === "en" ? own : [...own, ...(byLanguage.get("en") ?? [])];
}

const WANTED: ReadonlyMap<string, ReadonlyMap<string, readonly Wanted[]>> = new Map(
  Object.entries(WORDS).map(([set, byLanguage]) => [
    set,
    new Map(
      Object.entries(byLanguage).map(([language, words]) => [
        language,
        // A word that may go on in any way ("cenov* nabíd*") is none that a label says.
        words.filter((word) => !word.includes("*")).map((word) => ({ word, first: firstRun(word) })),
      ]),
    ),
  ]),
);

const LETTER = /[\p{L}\p{N}]/u;

function saysWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text[at - 1] ?? " ", text[at + word.length] ?? " "];
    if (UNSPACED.test(word) || (!LETTER.test(before) && !LETTER.test(after))) return true;
  }
  return false;
}

const fold = (text: string): string => text.toLowerCase().replaceAll("’", "'");
