// Rows that only report a fact, made alike: technologies in use, ways to reach the business.
import type { Channel, ChannelType, Technology } from "../../model/profile.ts";
import { MOST_CHANNEL_PAGES } from "../../model/profile.ts";
import { startWith, countOf, listOf, pathOf } from "../../model/words.ts";
import { plainUrl } from "../../model/target.ts";
import { mailServersOf } from "../evidence/dns/dns-lookups.ts";
import { quoteOf } from "../evidence/answers/answers-quote.ts";
import type { Told } from "../evidence/contacts/told-products.ts";
import { onPagesRead } from "../evidence/pages-read.ts";
import type { SiteEvidence } from "../evidence/site-evidence.ts";
import { type Check, type Verdict, defineCheck, info, seen, unable } from "./define-check.ts";

interface FactText {
  id: string;
  title: string;
  why: string;
  fix: string;
  /** Address of the rule's or the recommendation's source. */
  reference: string;
}

export interface TechnologyFact extends FactText {
  /** Categories of the technology signatures that this row gathers. */
  categories: readonly string[];
  /** What a product feeds when its category is another: a restaurant system that takes bookings. */
  feeds?: string;
  /** With its article, as in "No … was recognized". */
  what: string;
  /** Is known from the domain's mail servers. */
  needsMailServers?: boolean;
  /** What the pages say of it themselves, asked where no trace of a product was seen. */
  told?: (pages: SiteEvidence["pages"]) => Told | null;
  /** Is often loaded by a tag manager, whose contents cannot be seen without running it. */
  mayHideInTags?: boolean;
}

type TechnologyNeeds = "technologies" | "pages" | "target" | "dns";
const ITEMS = 5;

/** Products of some categories. Products with low confidence are never stated: traces of what was used once. */
export function defineTechnologyFact(fact: TechnologyFact): Check<TechnologyNeeds> {
  return defineCheck({
    ...factRow(fact),
    agent: "technology",
    category: "Technology",
    needs: ["technologies", "pages", "target", "dns"],
    run({ technologies, pages, target, dns }) {
      const found = technologies.filter((product) => product.confidence !== "low" && belongsTo(product, fact));
      if (found.length > 0) return info(`${describeProducts(found)}.`, found.slice(0, ITEMS).map(showProduct));
      const told = fact.told?.(pages) ?? null;
      if (told !== null) return reportTold(told, `no trace of ${fact.what} of a known kind`);
      if (fact.needsMailServers) return reportMailServers({ target, dns }, fact);
      const manager = technologies.find(
        (product) => product.category === "tag-manager" && product.confidence !== "low",
      );
      if (fact.mayHideInTags && manager) {
        return unable(`${manager.name} may load ${fact.what}; what it loads is not visible.`, showProduct(manager));
      }
      return info(`No ${withoutArticle(fact.what)} was recognized ${onPagesRead(pages)}.`);
    },
  });
}

function reportTold({ url, names, quote }: Told, noTrace: string): Verdict {
  const named = listOf(names.map((name) => `“${name}”`));
  return info(
    `The pages name ${named}; ${noTrace} was seen in their code.`,
    seen(plainUrl(url), quoteOf(quote), "Told by the page itself."),
  );
}

/** No known product runs them, or nobody knows which they are. */
function reportMailServers({ target, dns }: Pick<SiteEvidence, "target" | "dns">, { what }: TechnologyFact): Verdict {
  const domain = target.registrableDomain;
  const servers = mailServersOf(dns, domain);
  if (servers === null) return unable(`Records of ${domain} that would show ${what} were not read.`);
  if (servers.length === 0) return info(`${domain} names no mail server.`);
  return info(
    `The mail of ${domain} goes to servers of no known provider.`,
    seen(target.origin, `MX ${servers.slice(0, ITEMS).join(", ")}`, "Mail servers, the preferred first."),
  );
}

const belongsTo = (product: Technology, fact: TechnologyFact): boolean =>
  fact.categories.includes(product.category) || (fact.feeds !== undefined && product.feeds.includes(fact.feeds));

function describeProducts(found: readonly Technology[]): string {
  const sure = found.filter((product) => product.confidence === "high").map((product) => product.name);
  const likely = found.filter((product) => product.confidence === "medium").map((product) => product.name);
  if (likely.length === 0) return `The site uses ${listOf(sure)}`;
  return sure.length === 0
    ? `The site likely uses ${listOf(likely)}`
    : `The site uses ${listOf(sure)}, likely also ${listOf(likely)}`;
}

const showProduct = (product: Technology) =>
  seen(plainUrl(product.url), product.evidence, `Trace of ${product.name}, confidence ${product.confidence}.`);

export interface ChannelFact extends FactText {
  type: ChannelType;
  /** Plain noun: "contact form". */
  what: string;
  told?: (pages: SiteEvidence["pages"]) => Told | null;
  /** What it is where no product is linked: a messenger named in the text. */
  unlinked?: string;
  /** Category of the products that draw it by a script of theirs, or what they feed. */
  drawnBy?: string;
}

type ChannelNeeds = "channels" | "pages" | "technologies";

/** One way to reach or use the business, and where it was seen. */
export function defineChannelFact(fact: ChannelFact): Check<ChannelNeeds> {
  return defineCheck({
    ...factRow(fact),
    agent: "operations",
    category: "Channels",
    needs: ["channels", "pages", "technologies"],
    run: (site) => reportDrawn(site, fact) ?? toldOf(site, fact) ?? reportChannel(site, fact),
  });
}

/** A product that draws such a thing was seen, and the thing itself was not: without scripts nobody can tell. */
function reportDrawn(
  { channels, technologies }: Pick<SiteEvidence, ChannelNeeds>,
  { type, what, drawnBy }: ChannelFact,
): Verdict | null {
  if (drawnBy === undefined || channels.some((channel) => channel.type === type)) return null;
  const drawing = technologies.filter(
    ({ category, feeds, confidence }) => (category === drawnBy || feeds.includes(drawnBy)) && confidence !== "low",
  );
  const [first] = drawing;
  if (!first) return null;
  const names = listOf(drawing.map(({ name }) => name));
  return unable(
    `${names}, seen on ${pathOf(plainUrl(first.url))}, may bring a ${what}; what its script draws is not visible.`,
    drawing.slice(0, ITEMS).map(showProduct),
  );
}

function toldOf(
  { channels, pages }: Pick<SiteEvidence, ChannelNeeds>,
  { type, what, told }: ChannelFact,
): Verdict | null {
  const found = channels.some((channel) => channel.type === type) ? null : (told?.(pages) ?? null);
  return found === null ? null : reportTold(found, `no ${what} of a known kind`);
}

/** The verdict of a channel row, for rows that add something to it. */
export function reportChannel(
  { channels, pages }: Pick<SiteEvidence, "channels" | "pages">,
  { type, what, unlinked = what }: Pick<ChannelFact, "type" | "what" | "unlinked">,
): Verdict {
  const found = channels.filter((channel) => channel.type === type);
  if (found.length === 0) return isBlank(pages) ? blank() : info(`No ${what} was found ${onPagesRead(pages)}.`);
  const places = [...new Set(found.flatMap((channel) => channel.pages.map(plainUrl)))];
  const vendors = [...new Set(found.flatMap((channel) => channel.vendor ?? []))];
  const through = vendors.length > 0 ? `, through ${listOf(vendors)}` : "";
  const isInData = found.every((channel) => channel.isInData);
  // A channel keeps the first of its pages.
  const isCut = places.length >= MOST_CHANNEL_PAGES && pages.length > MOST_CHANNEL_PAGES;
  const named = places.map(pathOf);
  const where = `${isInData ? "named only in the data of" : "on"} ${isCut ? listOf([...named.slice(0, NAMED), "further pages"]) : listOf(named)}`;
  return info(
    `${startWith(found.every((channel) => channel.isForDemo) ? "form for a demo" : vendors.length === 0 ? unlinked : what)}: ${where}${through}.`,
    found.slice(0, ITEMS).map(showChannel),
  );
}

const NAMED = 3;

const showChannel = ({ pages, evidence, confidence }: Channel) => {
  const count = `${countOf(pages.length, "page")}${pages.length < MOST_CHANNEL_PAGES ? "" : " or more"}`;
  return seen(plainUrl(pages[0] ?? ""), evidence, `Seen on ${count}, confidence ${confidence}.`);
};

function factRow({ id, title, why, fix, reference }: FactText) {
  return { id, title, why, fix, reference, counts: [], severity: 1, evidence: "C", effort: "S" } as const;
}

/** Pages that a script would fill: what they hold is unknown, which is not the same as none. */
const isBlank = (pages: SiteEvidence["pages"]): boolean => pages.every((page) => page.visibleText.chars === 0);
const blank = (): Verdict => unable("The pages hold no text until a script runs, so this could not be observed.");

const withoutArticle = (name: string): string => name.replace(/^an? /, "");
