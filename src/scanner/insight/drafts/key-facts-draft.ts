// A part of a page that answers what people ask first, and one that says what things cost: outlines to fill in.
import { beginningOf, readKeyFacts, type Beginning, type FactId } from "../../evidence/answers/answers-key-facts.ts";
import { STAY_TIMES } from "../../evidence/answers/answers-fact-places.ts";
import { isBroker, pricedByKind } from "../../evidence/answers/priced-by-kind.ts";
import { readSections, topicOf } from "../../evidence/answers/answers-content.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { businessName, contactPage, rootAddress } from "./business-facts.ts";
import { escapeMarkup, pageAddress, siteText, type DraftMaker } from "./draft-parts.ts";
import { namesPageKind } from "../../evidence/page/names-page-kind.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import { textOf } from "../../evidence/structured/collect-structured.ts";
import { mainLanguage } from "../../evidence/text/text-language.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { isPraiseHeading } from "../customer-voice.ts";
import priceOutline from "../data/price-outline.json" with { type: "json" };
import { isGeneralHeading } from "./general-heading.ts";
import { headedOffers } from "./headed-offers.ts";
import { namesOn } from "./people.ts";
import { isSlogan } from "./slogan.ts";

/** A sentence to fill in for each fact; it holds the words by which readers know the fact again. */
const SENTENCES: Readonly<Record<FactId, string>> = {
  what: "[Name] offers [what, in the words people use].",
  audience: "We work for [who it is for].",
  where: "You find us at [street and number, postal code, city]. [Area that is served, if there is one.]",
  price: "Prices: [what] costs from [amount with currency].",
  hours: "Opening hours: [days and times, for example Monday to Friday 9:00 to 17:00].",
  contact: "Call us at [phone number] or write to [email address].",
  start: "[How to begin: book an appointment, order, or ask for a quote, with the link to it.]",
  assurance: "Guarantee and returns: [what is guaranteed, and within how many days goods go back].",
  payment: "Payment: we accept [ways to pay].",
  who: "Behind this site stands [name and what qualifies you].",
  terms: "License and terms: [under which license or price it can be used].",
};

const STAY = "Check-in from [time], check-out until [time].";

const BEGINNINGS: Readonly<Record<Beginning, string>> = {
  enroll: "[How to enroll: the form, the papers and the dates, with the link to it.]",
  join: "[How to become a member: the form, the fee and where both go, with the link to it.]",
  view: "[How to begin: request a viewing or a valuation, with the link to it.]",
  order: SENTENCES.start,
};

export const keyFactsDraft: DraftMaker = (site) => {
  const missing = readKeyFacts(site).filter(({ answer }) => answer === null);
  const name = businessName(site);
  if (missing.length === 0) return null;
  const heading = name === null ? "At a glance" : `${name} at a glance`;
  const items = missing.map(
    ({ id, label }) =>
      `  <!-- ${label} -->\n  <p>${escapeMarkup(label === STAY_TIMES ? STAY : sentenceFor(id, name, site.profile))}</p>`,
  );
  return {
    kind: "html",
    title: "A part that answers what people ask first",
    target: pageAddress(contactPage(site)) || rootAddress(site),
    content: ["<section>", `  <h2>${escapeMarkup(heading)}</h2>`, ...items, "</section>"].join("\n"),
    notes: [...languageNote(site), `Leave out what does not apply to ${name ?? "the business"}.`],
  };
};

function sentenceFor(id: FactId, name: string | null, profile: SiteEvidence["profile"]): string {
  const own = id === "price" ? pricedByKind(profile)?.sentence : undefined;
  const sentence = own ?? (id === "start" ? BEGINNINGS[beginningOf(profile)] : SENTENCES[id]);
  return name === null ? sentence : sentence.replace("[Name]", name);
}

const OUTLINES: Readonly<Record<string, readonly string[]>> = priceOutline;
const OFFERS = 12;
const LEAST_HEADED = 2;

/** The offers that the site names itself, each with a price to fill in. */
export const pricingDraft: DraftMaker = (site) => {
  if (isBroker(site.profile)) return null;
  const page = (["pricing", "services", "shop"] as const).flatMap(
    (kind) => site.pages.find((page) => page.kind === kind) ?? [],
  )[0];
  const [named, headed] = [
    offersNamed(site),
    page?.kind === "services" ? headedOffers(page, businessName(site), namesOn(site)) : [],
  ];
  // One name beside a page that lists many is the one that happens to stand elsewhere, too.
  const offers = headed.length > Math.max(named.length, LEAST_HEADED) ? headed.slice(0, OFFERS) : named;
  // Brackets alone say nothing that the fix does not say.
  if (offers.length === 0) return null;
  const own = OUTLINES[site.profile.language.value ?? "en"];
  const [heading = "", offered = "", price = "", sentence = ""] = own ?? priceOutline.en;
  const rows = offers.map(
    (offer) => `    <tr><td>${escapeMarkup(offer)}</td><td>[from amount with currency]</td></tr>`,
  );
  return {
    kind: "html",
    title: "A part that says what it costs",
    target: pageAddress((page ?? site.home).url) || rootAddress(site),
    content: [
      "<section>",
      `  <h2>${heading}</h2>`,
      "  <table>",
      `    <tr><th scope="col">${offered}</th><th scope="col">${price}</th></tr>`,
      ...rows,
      "  </table>",
      `  <p>${sentence}</p>`,
      "</section>",
    ].join("\n"),
    notes: [
      ...(own === undefined ? languageNote(site) : []),
      ...(pricedByKind(site.profile) === null ? [OF_JOBS] : []),
    ],
  };
};

const OF_JOBS =
  "Where every job is priced on its own, the last sentence alone does: what moves the price, and how fast a quote comes.";

const languageNote = ({ profile }: SiteEvidence): string[] =>
  profile.language.value === null || profile.language.value === "en"
    ? []
    : [`Write it in the language of the page (${profile.language.value}): this outline is in English.`];

/** What the menu calls the pages of single offers, and headings on them that the site uses as names elsewhere, too. */
function offersNamed(site: SiteEvidence): string[] {
  const pages = site.pages.filter(({ kind }) => kind === "services" || kind === "product");
  const byKey = new Map(pages.map((page) => [addressKey(page.url), page]));
  const links = site.home.anchors.filter(({ region }) => region === "nav" || region === "header");
  const entries = links.flatMap(({ href, text }) => {
    const page = byKey.get(addressKey(href));
    if (page === undefined) return [];
    // An entry for a part of a page has to be what the part is called, and leaves the page itself a group of parts.
    const isPart = href.includes("#");
    if (isPart && !isHeadingPart(text, page)) return [];
    return [{ page, isPart, name: siteText(text, 40, namesOn(site)) }];
  });
  const grouped = new Set(entries.filter(({ isPart }) => isPart).map(({ page }) => page));
  const known = namesUsed(site);
  const language = mainLanguage(site.profile);
  const isName = (name: string): boolean =>
    name !== "" &&
    !/[?？]$|["“”„«»]/.test(name) &&
    !isSlogan(name, language) &&
    !namesPageKind(name) &&
    !isPraiseHeading(name) &&
    !isGeneralHeading(name, businessName(site));
  const headings = site.pages
    .filter((page) => byKey.has(addressKey(page.url)) || page.kind === "pricing")
    .flatMap((page) => {
      const names = readSections(page).map(({ heading }) => siteText(heading.text, 80, namesOn(site)));
      return namesAmong(names.filter(isName), known);
    });
  const called = entries.filter(({ page, isPart }) => isPart || !grouped.has(page)).map(({ name }) => name);
  const groups = new Set([...grouped].map((page) => foldText(topicOf(page))));
  const single = [...called.filter(isName), ...headings].filter((name) => !groups.has(foldText(name)));
  return [...new Set(single)].slice(0, OFFERS);
}

const isHeadingPart = (text: string, { headings }: PageFacts): boolean =>
  headings.some((heading) => foldText(heading.text).includes(foldText(text).trim()));

const LEAST_SIBLINGS = 4;
/** Of the parts of a page those that are names elsewhere, or all where all but one are. */
function namesAmong(names: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const used = names.filter((name) => known.has(foldText(name)));
  return used.length >= LEAST_SIBLINGS && used.length + 1 >= names.length ? names : used;
}

/**
 * What links, choices, lists, titles and blocks for machines call by name: a heading that stands nowhere else may as
 * well praise ("Strong and safe").
 */
function namesUsed({ pages, structured }: SiteEvidence): ReadonlySet<string> {
  const texts = pages.flatMap((page) => [
    ...page.anchors.map(({ text }) => text),
    ...page.forms.flatMap(({ fields }) => fields.flatMap(({ options }) => options)),
    ...page.lists.flatMap((list) => list.texts),
    ...page.titles.flatMap((title) => title.split(/\s[|–—·:-]\s/)),
    ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text),
  ]);
  const marked = structured.map(({ props }) => textOf(props["name"]));
  return new Set([...texts, ...marked].map((text) => foldText(text).trim()));
}
