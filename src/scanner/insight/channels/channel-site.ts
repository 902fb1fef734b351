// The site as the channel detectors see it, and what they hand back.
import { getDomainWithoutSuffix } from "tldts";
import { addressParts } from "../../../model/address-parts.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { ChannelType, Confidence, SeenAs, Technology } from "../../../model/profile.ts";
import { maskPersonalData } from "../../../model/mask.ts";
import { isWithin } from "../../../model/target.ts";
import type { AnchorFacts, FormFacts, PageFacts } from "../../evidence/page-facts.ts";
import type { SiteNode, TargetFacts } from "../../evidence/site-evidence.ts";
import { isTelling } from "../../evidence/operability/operate-forms.ts";
import outcomes from "../data/form-outcomes.json" with { type: "json" };
import type { SiteLanguages } from "../infer-language.ts";
import { wordIn } from "./channel-words.ts";
import type { WordKind } from "./channel-words.ts";
import { purposeOf } from "./form-purpose.ts";
import type { FormPurpose } from "./form-purpose.ts";

export interface ChannelInput {
  pages: readonly PageFacts[];
  structured: readonly SiteNode[];
  technologies: readonly Technology[];
  target: TargetFacts;
}

export interface ChannelForm {
  facts: FormFacts;
  purpose: FormPurpose;
  /** Text of the heading it stands under, "" without one. */
  heading: string;
}

export interface ChannelPage {
  facts: PageFacts;
  url: string;
  /** English, the page's language, what it declares, and the site's. */
  languages: readonly string[];
  isPost: boolean;
  isLegal: boolean;
  /** Links that a visitor sees and that are no heading anchors. */
  links: readonly AnchorFacts[];
  forms: readonly ChannelForm[];
}

export interface ChannelSite {
  pages: readonly ChannelPage[];
  /** The pages that speak for the business: neither legal notices nor articles. */
  speaking: readonly ChannelPage[];
  byUrl: ReadonlyMap<string, ChannelPage>;
  structured: readonly SiteNode[];
  technologies: readonly Technology[];
  target: TargetFacts;
}

/** One place where a channel was seen. Low confidence says unsure and makes no channel. */
export interface Sighting {
  url: string;
  confidence: Confidence;
  evidence: string;
  /** "other" where it is left out. */
  seenAs?: SeenAs;
  vendor?: string;
  /** In the data of the page, which no visitor sees. */
  isInData?: true;
  /** An amount of what is offered, or a plan that costs nothing; false where only the description has the amount. */
  showsPrice?: boolean;
  /** Asks for a demo and takes no message. */
  isForDemo?: true;
}

export interface ChannelDetector {
  type: ChannelType;
  detect: (site: ChannelSite) => Sighting[];
}

/** Prepares pages once for all detectors: languages, visible links, forms with their purpose. */
export function channelSite(input: ChannelInput, languages: SiteLanguages): ChannelSite {
  const pages = input.pages.map((facts): ChannelPage => {
    const own = languages.byPage.get(facts.url);
    const tried = ["en", own?.language, own?.declared, languages.language.value].map((tag) =>
      tag === "sk" ? "cs" : tag,
    );
    const tags = [...new Set(tried)].filter((tag): tag is string => typeof tag === "string");
    return {
      facts,
      url: facts.url,
      languages: tags,
      isPost: facts.kind === "post" || isArticle(facts),
      isLegal: facts.kind === "legal",
      links: facts.anchors.filter((anchor) => !anchor.hidden && anchor.href !== ""),
      forms: facts.forms.map((form) => {
        const heading = facts.headings[form.heading]?.text ?? "";
        return { facts: form, heading, purpose: purposeOf(form, heading, facts.kind, tags) };
      }),
    };
  });
  const byUrl = new Map(pages.map((page) => [keyOf(page.url), page]));
  const speaking = pages.filter((page) => !page.isLegal && !page.isPost);
  return {
    pages,
    speaking,
    byUrl,
    structured: input.structured,
    technologies: input.technologies,
    target: input.target,
  };
}

const ARTICLE_PATH =
  /\/(?:blog|news|articles?|posts?|press|aktuelles|neuigkeiten|actualites|noticias|notizie|nieuws|aktualnosci|haberler|duyurular)[-_/][^/]{3,}/i;

/** By its address below a list of articles, or by its own mark-up. */
function isArticle(facts: PageFacts): boolean {
  if (/^(?:docs|home|contact|blog)$/.test(facts.kind)) return false;
  if (ARTICLE_PATH.test(facts.url)) return true;
  const nodes = facts.structured.jsonLd.flatMap((block) => block.nodes).filter((node) => node.path === "");
  return nodes.some((node) => node.types.includes("BlogPosting") || node.types.includes("NewsArticle"));
}

/** The read page that a link leads to; null when it leads elsewhere, was not read, or is the same page. */
export function pageBehind(site: ChannelSite, href: string): ChannelPage | null {
  return site.byUrl.get(keyOf(href)) ?? null;
}

/** Address without fragment, query, index file and closing slash, so that two spellings of a page are one. */
export const keyOf = (url: string): string =>
  (url.split(/[?#]/)[0] ?? "")
    .replace(/\/index\.(?:html?|php)$/i, "")
    .replace(/\/$/, "")
    .replace(/\.html?$/i, "");

export const isOwn = (site: ChannelSite, href: string): boolean =>
  isWithin(hostOf(href), site.target.registrableDomain);

/** The same name under another ending (.com and .fr) is the same house. */
export function isOwnMailHost({ target: { registrableDomain } }: ChannelSite, host: string): boolean {
  const brand = brandOf(registrableDomain);
  return isWithin(host, registrableDomain) || (brand.length >= 4 && getDomainWithoutSuffix(host) === brand);
}

/** "harbour-house" of "harbour-house.co.uk" */
export const brandOf = (registrableDomain: string): string => registrableDomain.split(".")[0] ?? "";

/** Same page, whatever the fragment. */
export const isSamePage = (page: ChannelPage, href: string): boolean => keyOf(page.url) === keyOf(href);

export const hostOf = (href: string): string => addressParts(href)?.hostname ?? "";

/** The word of a channel in a text, in the languages of the page. */
export const named = (kind: WordKind, text: string, page: ChannelPage): string | null =>
  wordIn(kind, text, page.languages);

/** Text of the heading a thing stands under. */
export const headingOf = (page: ChannelPage, index: number): string => page.facts.headings[index]?.text ?? "";

/** `Link "Book now" to calendly.com`. */
export function linkEvidence(anchor: AnchorFacts): string {
  const where = anchor.href.startsWith("http") ? hostOf(anchor.href) : (anchor.href.split(":")[0] ?? "");
  return shown(`Link ${anchor.text === "" ? "without text" : `"${brief(anchor.text)}"`} to ${where}`);
}

export const seenLink = (anchor: AnchorFacts): Pick<Sighting, "evidence" | "seenAs"> => ({
  evidence: linkEvidence(anchor),
  seenAs: "link",
});

/** Where designs set what a section is small above its heading. */
const KICKER_CHARS = 40;
const NO_KICKER = /^(?:h[1-6]|li|t[dh]|d[dt]|label|figcaption)$/;

/** Short lines of the content right above headings, by the index of the heading: no links, and no entries of lists. */
const kickersOf = memoByPage(({ facts: { blocks, buttons }, links }: ChannelPage): ReadonlyMap<number, string> => {
  const controls = new Set([...links.map(({ text }) => text), ...buttons.map(({ name }) => name)]);
  const kickers = new Map<number, string>();
  blocks.forEach(({ heading }, at) => {
    const above = blocks[at - 1];
    if (above === undefined || heading <= above.heading || NO_KICKER.test(above.tag) || above.region !== "main") return;
    if (above.text.length <= KICKER_CHARS && !controls.has(above.text)) kickers.set(heading, above.text);
  });
  return kickers;
});

interface FoundHeading {
  /** Its place among the headings; -1 without one. */
  at: number;
  /** The words that it was found by: its own, or those of the line above it. */
  label: string | null;
}

/** The first heading that visitors see and that is called so, or has a line above it that is. */
export function findHeading(
  page: ChannelPage,
  isCalledSo: (text: string) => boolean,
  { deepest = 6 }: { deepest?: number } = {},
): FoundHeading {
  const kickers = kickersOf(page);
  for (const [at, { hidden, level, text }] of page.facts.headings.entries()) {
    if (hidden || level > deepest) continue;
    const label = [text, kickers.get(at) ?? ""].find(isCalledSo);
    if (label !== undefined) return { at, label };
  }
  return { at: -1, label: null };
}

/** Evidence of at most 160 characters with personal data masked. */
export const shown = (text: string): string => maskPersonalData(text.replace(/\s+/g, " ").trim()).slice(0, 160);

/**
 * What a form is called: its label, which is that of its own markup or what stands over it, or a button that says what
 * it does, the shorter before a sentence; "" without one. What a page says once the form was sent is no name.
 */
export function formName({ facts }: Pick<ChannelForm, "facts">): string {
  const names = [facts.label, ...facts.submitTexts.filter(isTelling)].filter(
    (name) => /\p{L}{2}/u.test(name) && !isOutcome(name),
  );
  return brief(names.find(({ length }) => length <= NAME_CHARS) ?? names[0] ?? "");
}

/** `Form "Write to us"`, or the kind alone. */
export const formCalled = (kind: string, name: string): string => (name === "" ? kind : `${kind} "${name}"`);

const isOutcome = (name: string): boolean => {
  const said = name.toLowerCase();
  return outcomes.some((words) => said.includes(words));
};

export const brief = (text: string): string => {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= NAME_CHARS) return flat;
  const cut = flat.slice(0, NAME_CHARS);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > NAME_CHARS / 2 ? end : -1)}…`;
};
const NAME_CHARS = 60;

/** The heading itself or one of lower rank after it, up to the next of its rank. */
export function isUnderHeading(page: ChannelPage, index: number, top: number): boolean {
  const { headings } = page.facts;
  const rank = headings[top]?.level ?? 6;
  if (top < 0 || index < top) return false;
  for (let at = top + 1; at <= index; at++) if ((headings[at]?.level ?? 6) <= rank) return false;
  return true;
}
