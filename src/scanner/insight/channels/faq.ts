// Questions with answers under a heading that says so.
import { memoByPage } from "../../evidence/memo-by-page.ts";
import { ENDS_ASKING } from "../../evidence/text/text-questions.ts";
import { isPlaceholderText } from "../../evidence/contacts/placeholders.ts";
import { isWord } from "./channel-words.ts";
import { brief, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";

const LEAST_PAIRS = 3;
/** On a page for them, under a heading that says so. */
const LEAST_ON_PAGE = 2;
/** "faq-item", "faqQuestion": what the page calls each question. */
const FAQ_CLASS = /^faqs?[-_]{0,2}(?:i(?:tem|tems)|q|question|questions|entry|answer|a)$/i;
/** A question and its answer in one line of text. */
const WITH_ANSWER = /^([^?？؟]{7,219}[?？؟])\s*[^?？؟]{15}/;
const LABEL_CHARS = 40;
const QUESTION_TAGS = new Set([
  "summary",
  "dt",
  "button",
  "label",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "li",
  "p",
  "div",
  "strong",
]);

export const faq: ChannelDetector = {
  type: "faq",
  detect: (site) => site.speaking.flatMap((page) => onPage(page, site)),
};

function onPage(page: ChannelPage, site: ChannelSite): Sighting[] {
  const headingAt = page.facts.headings.findIndex(
    (one) => !one.hidden && one.text.length <= 80 && isWord("faq", one.text, page.languages, 4),
  );
  const heading = page.facts.headings[headingAt];
  const questions = questionsOn(page, headingAt);
  // Where designs set the word small above another heading, or on a tab.
  const label = heading === undefined && questions.size >= LEAST_PAIRS ? labelOn(page) : undefined;
  const marked = site.structured.filter((node) => node.pageUrl === page.url && node.types.includes("Question")).length;
  const isNamed =
    heading !== undefined ||
    label !== undefined ||
    page.facts.kind === "faq" ||
    linkedAs(page, site) ||
    page.facts.tokens.classes.some((name) => FAQ_CLASS.test(name));
  const least = heading !== undefined && page.facts.kind === "faq" ? LEAST_ON_PAGE : LEAST_PAIRS;
  const name = heading?.text ?? label?.text ?? page.facts.titles[0];
  const hasDetails = page.facts.counts.details >= LEAST_PAIRS;
  if (questions.size >= least && (isNamed || marked >= LEAST_PAIRS)) {
    return [
      {
        url: page.url,
        confidence: "high",
        evidence: shown(`${questions.size} questions${name === undefined ? "" : ` under "${brief(name)}"`}`),
      },
    ];
  }
  if (isNamed && hasDetails)
    return [
      { url: page.url, confidence: "medium", evidence: `${page.facts.counts.details} entries that open to an answer` },
    ];
  if (marked >= LEAST_PAIRS)
    return [
      { url: page.url, confidence: "medium", evidence: `${marked} questions in structured data`, isInData: true },
    ];
  return heading ? [{ url: page.url, confidence: "low", evidence: shown(`Heading "${brief(heading.text)}"`) }] : [];
}

/** A short line of the content that says so. */
const labelOn = ({ facts, languages }: ChannelPage): { text: string } | undefined =>
  facts.blocks.find(
    ({ region, text }) => region === "main" && text.length <= LABEL_CHARS && isWord("faq", text, languages, 0),
  );

/** Distinct short texts that ask something and are followed by something: headings, summaries, terms, buttons. */
function questionsOn(page: ChannelPage, headingAt: number): Set<string> {
  const { blocks, headings, buttons, lists } = page.facts;
  const found = new Set<string>();
  const take = (text: string): void => {
    const line = text.trim();
    if (isQuestion(line)) found.add(line);
  };
  blocks.forEach((block, at) => {
    if (block.region === "nav" || !QUESTION_TAGS.has(block.tag)) return;
    const answered = headingAt >= 0 && block.heading === headingAt ? WITH_ANSWER.exec(block.text.trim()) : null;
    if (answered?.[1] !== undefined) take(answered[1]);
    const next = blocks[at + 1]?.text ?? "";
    if (next.length < 15 || !isQuestion(block.text.trim())) return;
    if (!ENDS_ASKING.test(next) && !isPlaceholderText(next)) take(block.text);
  });
  for (const heading of headings) if (!heading.hidden && heading.level >= 2) take(heading.text);
  for (const button of buttons) if (!button.hidden) take(button.name);
  for (const list of lists)
    if (list.kind === "dl")
      for (const text of list.texts) take(`${text.split(/[?？؟]/)[0] ?? ""}?`.slice(text.includes("?") ? 0 : 9_999));
  return found;
}

const isQuestion = (line: string): boolean => line.length >= 8 && line.length <= 220 && ENDS_ASKING.test(line);

/** Some menu names this page FAQ. */
const linkedAs = (page: ChannelPage, site: ChannelSite): boolean =>
  (labelsByAddress(site).get(page.url) ?? []).some(({ text, languages }) => isWord("faq", text, languages, 1));

interface Label {
  text: string;
  languages: readonly string[];
}

/** Short labels of links by the address that they lead to, each once for a page of links: menus are long and many. */
const labelsByAddress = memoByPage((site: ChannelSite): ReadonlyMap<string, readonly Label[]> => {
  const labels = new Map<string, Label[]>();
  for (const { links, languages } of site.pages) {
    for (const { href, text } of links) {
      if (text.length > 40) continue;
      const address = href.split(/[?#]/, 1)[0] ?? "";
      const known = labels.get(address);
      if (known === undefined) labels.set(address, [{ text, languages }]);
      else if (!known.some((one) => one.text === text && one.languages === languages)) known.push({ text, languages });
    }
  }
  return labels;
});
