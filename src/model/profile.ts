// What a business is: industry, site type, name, language, channels, technologies, with evidence.
import { z } from "zod";

export const INDUSTRIES = [
  "technology",
  "healthcare",
  "finance",
  "retail",
  "professional-services",
  "education",
  "manufacturing",
  "real-estate",
  "marketing",
  "consulting",
  "other",
] as const;
export const Industry = z.enum(INDUSTRIES);
export type Industry = z.infer<typeof Industry>;

export const SITE_TYPES = [
  "local-business",
  "services",
  "ecommerce",
  "saas-api",
  "docs",
  "media-blog",
  "marketplace",
  "nonprofit-gov",
  "portfolio",
  "app-shell",
] as const;
export const SiteType = z.enum(SITE_TYPES);
export type SiteType = z.infer<typeof SiteType>;

export const Confidence = z.enum(["low", "medium", "high"]);
export type Confidence = z.infer<typeof Confidence>;

/** Staff bands of the hours table, the smallest first. */
export const SizeBand = z.enum(["micro", "small", "medium", "larger"]);
export type SizeBand = z.infer<typeof SizeBand>;
/** People from which a business is of that band; it ends where the next begins. */
export const PEOPLE_FROM: Readonly<Record<SizeBand, number>> = { micro: 0, small: 5, medium: 20, larger: 100 };

/** "up to 4 people", "5 to 19 people" */
export function peopleIn(band: SizeBand): string {
  const next = SizeBand.options[SizeBand.options.indexOf(band) + 1];
  const from = PEOPLE_FROM[band];
  if (next === undefined) return `${from} people or more`;
  const most = PEOPLE_FROM[next] - 1;
  return from === 0 ? `up to ${most} people` : `${from} to ${most} people`;
}

/** Where an inference rests on: address, region of the page, quote of at most 120 characters. */
export const Sign = z.object({
  url: z.string(),
  region: z.string().describe("title, h1, h2, nav, body, schema, footer, url, technology, …"),
  quote: z.string().max(120),
  weight: z.number().optional(),
});
export type Sign = z.infer<typeof Sign>;

/** An inference with what it rests on. No evidence, no claim: value is null then. */
export interface Inferred<T> {
  value: T | null;
  confidence: Confidence;
  evidence: Sign[];
}

export const CHANNEL_TYPES = [
  "phone",
  "email",
  "contact-form",
  "booking",
  "ecommerce",
  "newsletter",
  "careers",
  "faq",
  "pricing",
  "testimonials",
  "live-chat",
  "messaging",
  "login",
  "social",
  "reviews",
] as const;
export const ChannelType = z.enum(CHANNEL_TYPES);
export type ChannelType = z.infer<typeof ChannelType>;

/** Pages kept of one way. */
export const MOST_CHANNEL_PAGES = 5;

export const SeenAs = z.enum(["link", "control", "form", "application-form", "external-shop", "other"]);
export type SeenAs = z.infer<typeof SeenAs>;

/** A way to reach or use the business, and where it was seen; never the number or address itself. */
export const Channel = z
  .object({
    type: ChannelType,
    pages: z.array(z.string()).describe("Pages it was seen on, at most five"),
    evidence: z.string().max(160).describe("What was seen on the first of them, personal data masked"),
    quotes: z
      .array(z.string().max(160))
      .optional()
      .describe("What was seen on each of the pages, in their order; left out by reports from before it was kept"),
    seenAs: z
      .array(SeenAs)
      .optional()
      .describe("What each of the quotes tells of; left out by reports from before it was kept"),
    confidence: Confidence,
    /** Vendor that provides it, when one was recognised (for example "Calendly"). */
    vendor: z.string().optional(),
    isInData: z.boolean().optional().describe("True where it stands in the data of the page, which no visitor sees"),
    showsPrice: z
      .boolean()
      .optional()
      .describe("True where data give a price of what is offered, or the page of prices a plan that costs nothing"),
    isForDemo: z.boolean().optional().describe("True where the only form asks for a demo and takes no message"),
  })
  .meta({ id: "Channel" });
export type Channel = z.infer<typeof Channel>;

export const Technology = z
  .object({
    id: z.string(),
    name: z.string(),
    category: z.string(),
    confidence: Confidence,
    evidence: z.string().max(160),
    url: z.string(),
    feeds: z.array(z.string()).default([]),
  })
  .meta({ id: "Technology" });
export type Technology = z.infer<typeof Technology>;

/**
 * Everything inferred about the business from the evidence, made once when a crawl ends and stored
 * with it. Checks read it to decide whether they apply; the report prints it.
 */
/** The primary tag by which words are looked up. */
export interface SiteLanguage extends Inferred<string> {
  /** What the start page itself says where the two differ: "nb" for "no". */
  tag?: string;
}

export interface Profile {
  businessName: Inferred<string>;
  alsoKnownAs: string[];
  description: Inferred<string>;
  /** BCP 47 primary tag of the text, for example "de". */
  language: SiteLanguage;
  languages: string[];
  /** Language of the text by page address, where a page declares another and its text is long and clear enough. */
  misdeclared?: Readonly<Record<string, string>>;
  industry: Inferred<Industry> & { probability: number; alsoFair: Industry | null; subKind: string | null };
  siteType: Inferred<SiteType> & { secondary: SiteType | null };
  sizeBand: Inferred<SizeBand> & { reason: string };
  /** Plural noun for the people who use this business: patients, clients, customers, readers … */
  people: string;
  /** The site sells through a cart, checkout or direct pay link. */
  sells: boolean;
  /** Place-bound: visitors come, or staff travel from an address. */
  isLocal: boolean;
}

/** Where even who came is secret, no names and no results are published unless whoever it is about agreed in writing. */
const BOUND_TO_SECRECY: ReadonlySet<string | null> = new Set(["clinic", "dental", "homecare", "law", "notary"]);

export const isBoundToSecrecy = ({ industry: { value, subKind } }: Pick<Profile, "industry">): boolean =>
  BOUND_TO_SECRECY.has(subKind) || (value === "healthcare" && subKind === null);
