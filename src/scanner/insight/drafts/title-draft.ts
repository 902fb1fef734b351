// Titles and descriptions from what the pages say themselves.
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { isFullSentence } from "../../evidence/text/text-sentences.ts";
import { isLeftOver, textWidth } from "../../evidence/structured/structured-text-width.ts";
import { isDatedNotice } from "../../evidence/text/dated-notice.ts";
import { lineKey } from "../../evidence/text/shared-lines.ts";
import { businessName } from "./business-facts.ts";
import { escapeMarkup, forPages, siteText, tag, type DraftMaker, writablePages } from "./draft-parts.ts";
import { addressParts } from "../../../model/address-parts.ts";
import { creditedSentence, saysOffer } from "./credited-sentence.ts";
import { isEmptyWord, isGeneralHeading, isHomeWord } from "./general-heading.ts";
import { greets, isNamedByPage, menuNames, ownTopic, stemsOf } from "./page-topic.ts";
import { speaksOfTax } from "./offer-node.ts";
import { isChromeLine, isSharedMainHeading } from "./page-chrome.ts";
import { pageSentence } from "./page-sentence.ts";
import { pastableText } from "./pastable-text.ts";
import { namesOn } from "./people.ts";
import { saysWhatItDoes } from "./says-what-it-does.ts";
import { MOST_DESCRIPTION, shortenDescription } from "./shorten-description.ts";

const LEAST_DESCRIPTION = 50;
const LEAST_TITLE = 10;
const MOST_TITLE = 70;

/**
 * The page's own description made to fit where it is only too long, or lengthened where it is only too short; else a
 * sentence of its own that no other page has.
 */
export const descriptionDraft: DraftMaker = (site, outcome) => {
  const there = site.pages.map((page) => metaContent(page, "description").toLowerCase());
  const taken = new Set(there);
  const isAlone = (own: string): boolean => there.filter((text) => text === own.toLowerCase()).length === 1;
  // A good one that others took over stays where it belongs.
  const isKept = (page: PageFacts): boolean =>
    page.url === site.home.url && isGood(metaContent(page, "description"), site);
  const pages = writablePages(outcome, site);
  const draft = forPages(
    pages,
    {
      kind: "html",
      title: "A description in the page's own words",
      notes: [],
    },
    (page) => {
      if (isKept(page)) return null;
      const said = metaContent(page, "description");
      const own = pastableText(said, page, site.pages);
      const names = namesOn(site);
      // No answer says what a page of answers is about.
      const credited = page.url === site.home.url ? creditedSentence(site) : null;
      const isFree =
        credited !== null && textWidth(credited) >= LEAST_DESCRIPTION && !taken.has(credited.toLowerCase());
      const told = page.kind === "faq" ? null : isFree ? credited : pageSentence(page, site.pages, names, { taken });
      const sentence =
        isAlone(said) && textWidth(said) > MOST_DESCRIPTION
          ? shortenDescription(own, names, taken)
          : told !== null && isAlone(said) && isFullSentence(own) && own.includes(" ")
            ? lengthened(siteText(own, undefined, names), told)
            : told;
      if (sentence === null) return null;
      taken.add(sentence.toLowerCase());
      return tag("meta", { name: "description", content: sentence });
    },
  );
  const made = draft && { ...draft, pages: [...(draft.pages ?? []), ...pages.filter(isKept)] };
  return made?.content.includes("\n") === true ? { ...made, title: "Descriptions in the pages' own words" } : made;
};

const isGood = (description: string, site: SiteEvidence): boolean => {
  const width = textWidth(description);
  return width >= LEAST_DESCRIPTION && width <= MOST_DESCRIPTION && saysOffer(description, site);
};

/** What it says of the page stays, and the sentence comes behind it where there is room. */
function lengthened(own: string, sentence: string): string | null {
  const both = `${own} ${sentence}`;
  return own === "" || textWidth(both) > MOST_DESCRIPTION ? null : both;
}

/** The title that is there made to fit; only where it says nothing, the page's heading. Topic, place and name stay. */
export const titleDraft: DraftMaker = (site, outcome) => {
  const taken = site.pages.map(({ titles }) => (titles[0] ?? "").toLowerCase());
  return forPages(
    writablePages(outcome, site),
    {
      kind: "html",
      title: "Titles that say what each page is about",
      notes: [],
    },
    (page) => {
      const others = taken.toSpliced(taken.indexOf((page.titles[0] ?? "").toLowerCase()), 1);
      const name = page.kind === "home" ? "" : (businessName(site) ?? "");
      const said = new Set(others.map((other) => wordsBeside(other, name)));
      const title = candidatesFor(page, site, others).find((candidate) => {
        const columns = textWidth(candidate);
        return columns >= LEAST_TITLE && columns <= MOST_TITLE && !said.has(wordsBeside(candidate, name));
      });
      if (title === undefined) return null;
      taken.push(title.toLowerCase());
      return `<title>${escapeMarkup(title)}</title>`;
    },
  );
};

/** The words of a title beside those of the business's name: another sign between them makes no other title. */
function wordsBeside(title: string, name: string): string {
  const of = (text: string): string[] => lineKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = new Set(of(name));
  const words = of(title);
  const rest = words.filter((word) => !own.has(word));
  return (rest.length === 0 ? words : rest).toSorted().join(" ");
}

/** Between the parts of a title whose spaces are single. */
const BREAK = / [|·•»–—-] | ?[|｜] ?/;

function candidatesFor(page: PageFacts, site: SiteEvidence, others: readonly string[]): string[] {
  const name = businessName(site);
  const names = namesOn(site);
  const [there = ""] = page.titles;
  // The word for a start page says nothing of the business.
  const isBare = (part: string): boolean => page.kind === "home" && isHomeWord(part) && !isSame(part, name ?? "");
  const split = there.replace(/\s+/g, " ").split(BREAK);
  const isWhole = !split.some(isBare);
  const own = siteText(isWhole ? there : split.filter((part) => !isBare(part)).join(" | "), undefined, names);
  // What may not be printed again, such as a name of a person, is no reason to replace it.
  if (own === "" && there.trim() !== "" && !isLeftOver(there) && isWhole) return [];
  const isTaken = others.includes(own.toLowerCase());
  // "Fees" says what one inner page is about, "Home" nothing.
  const isTopic = !isGeneralHeading(own, name) || (page.kind !== "home" && !isTaken);
  const isMoved = isOfAnother(own, page, site);
  const saysTopic = own !== "" && !isLeftOver(own) && isTopic && !isMoved;
  const isName = (part: string): boolean => name !== null && holdsEither(part.toLowerCase(), name.toLowerCase());
  const parts = saysTopic
    ? own
        .replace(/\s+/g, " ")
        .split(BREAK)
        .filter((part) => part !== "")
    : [];
  const lines = page.headings.filter(
    ({ hidden, level, text }) => !hidden && level === 2 && page.kind !== "home" && isTopicLine(text, page, site),
  );
  const heads = [
    ...page.headings.filter(
      ({ hidden, level, text }) =>
        !hidden &&
        level === 1 &&
        !isSharedMainHeading(text, site.pages) &&
        !isDatedNotice(text) &&
        (page.kind === "home" || !greets(text)),
    ),
    // Of several the first heads a part of the page.
    ...lines.filter(({ text }) => lines.length === 1 || isNamedByPage(text, page, site)),
  ].map(({ text }) => siteText(text, 100, names));
  const called = page.kind === "home" ? [] : menuNames(page, site).map((text) => siteText(text, 100, names));
  // It is the others that took their title from this page.
  const isMine = (part: string): boolean => !isName(part) && [...heads, ...called].some((one) => isSame(one, part));
  if (isTaken && parts.length > 1 && parts.some(isMine)) return [];
  if (textWidth(own) > MOST_TITLE && !isTaken && !isMoved) return saysTopic ? made(parts, isName) : [];
  const kept = isTaken ? parts.filter((part) => isName(part) || !isHeadOfAnother(part, page, site)) : parts;
  const named = name === null || kept.some(isName) ? kept : [...kept, name];
  const topic = siteText(ownTopic(page, site), 100, names);
  const topics = [...new Set([...heads, topic, ...called].map(withoutEnd))]
    .filter(
      (topic) =>
        topic !== "" &&
        !isEmptyWord(topic) &&
        (page.kind !== "home" || !(isGeneralHeading(topic, name) || isHomeWord(topic))),
    )
    .slice(0, 5);
  return [
    ...(saysTopic ? [...(isWhole ? [own] : []), ...made(named, isName)] : []),
    ...topics.flatMap((topic) => {
      const rest = named.filter((part) => !isSame(part, topic) && (isName(part) || !isHeadOfAnother(part, page, site)));
      return isName(topic) || rest.length === 0 ? [topic] : made([topic, ...rest], isName);
    }),
    // What a section of the start page is headed with is not what the business does.
    ...(page.kind === "home" && name !== null && !(isTaken && parts.length > 1)
      ? [...taglines(site).map((tagline) => `${tagline} | ${name}`), `[what you offer, and where] | ${name}`]
      : []),
  ];
}

/** A line by which the site says what it offers, whole and without those for whom it is. */
function taglines(site: SiteEvidence): string[] {
  const said = siteText(site.profile.description.value ?? "", MOST_TITLE * 2, namesOn(site)).replace(/\.$/, "");
  const isLine =
    said !== "" && !/[.!?…]/.test(said) && saysOffer(said, site) && !saysWhatItDoes(said, businessName(site));
  return isLine ? [said, said.split(FOR_WHOM, 1)[0] ?? said] : [];
}
const FOR_WHOM = / (?:for|für|pour|para|per|voor|dla) /iu;

/**
 * Heading and address of an inner page name one thing, and its title another: it was taken along from the page that
 * this one was copied from.
 */
function isOfAnother(own: string, page: PageFacts, { home, profile }: SiteEvidence): boolean {
  const known = new Set(stemsOf(`${profile.businessName.value ?? ""} ${home.titles[0] ?? ""}`));
  const said = stemsOf(own).filter((stem) => !known.has(stem));
  const address = stemsOf(addressParts(page.url)?.pathname ?? "");
  const heads = page.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text);
  const headed = stemsOf(heads.join(" "));
  return (
    page.kind !== "home" &&
    said.length > 0 &&
    headed.some((stem) => address.includes(stem)) &&
    !said.some((stem) => headed.includes(stem) || address.includes(stem))
  );
}

/** Neither a question nor a call, nor what stands on other pages, too. */
const isTopicLine = (text: string, page: PageFacts, { pages }: SiteEvidence): boolean =>
  !/[?？!！]$/.test(text.trim()) && !speaksOfTax(text) && !isChromeLine(text, page, pages);

/** A title ends without the full stop of a heading that is a sentence. */
const withoutEnd = (heading: string): string => heading.replace(/[.,:;]{1,3}$/, "");

const isSame = (a: string, b: string): boolean => lineKey(withoutEnd(a)) === lineKey(withoutEnd(b));

/** What another page is called, by its headings, the menu or its address, was left over from it in this page's title. */
function isHeadOfAnother(part: string, page: PageFacts, site: SiteEvidence): boolean {
  const stems = stemsOf(part);
  return site.pages.some((other) => {
    if (other === page) return false;
    const heads = other.headings.filter(({ level }) => level === 1).map(({ text }) => text);
    const said = stemsOf(heads.join(" "));
    const address = stemsOf(addressParts(other.url)?.pathname ?? "");
    const isMeant =
      other.url !== site.home.url &&
      stems.length > 1 &&
      [said, address].some((words) => stems.every((stem) => words.includes(stem)));
    return isMeant || [...heads, ...menuNames(other, site)].some((text) => isSame(text, part));
  });
}

const holdsEither = (a: string, b: string): boolean => a.includes(b) || b.startsWith(a);

/** The parts that fit: the first and the name are kept, of the others the last goes first; none where they are not two. */
function made(parts: readonly string[], isName: (part: string) => boolean): string[] {
  if (parts.length < 2) return [];
  const title = parts.join(" | ");
  if (textWidth(title) <= MOST_TITLE) return [title];
  const last = parts.findLastIndex((part, at) => at > 0 && !isName(part));
  return last === -1 ? [] : made(parts.toSpliced(last, 1), isName);
}
