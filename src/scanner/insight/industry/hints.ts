// Hints of a trade that stand in addresses, in the host name and in the products a site uses.
import type { Channel, Industry, Technology } from "../../../model/profile.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { TargetFacts } from "../../evidence/site-evidence.ts";
import { findTerms, prepareText } from "../match-terms.ts";
import { DECISIVE, industryTerms, STRONG, WEAK } from "./industry-lexicon.ts";

export interface Hint {
  industry: Industry;
  label: string;
  weight: number;
  url: string;
}

const PATHS: [RegExp, Industry, number][] = [
  [/^(?:docs|api|changelog|integrations|sdk|status|developers?|api-reference)$/, "technology", 0.6],
  [
    /^(?:patients?|new-patients?|treatments?|doctors?|our-doctors|insurance-accepted|behandlungen|leistungen-praxis|soins|leczenie|tratamientos|tratamentos|trattamenti|tedaviler)$/,
    "healthcare",
    STRONG,
  ],
  [/^(?:rates|loans|tax|taxes|funds?|mortgages?|payroll|bookkeeping)$/, "finance", 0.8],
  [
    /^(?:cart|basket|collections|shop|checkout|store|warenkorb|panier|carrito|carrinho|carrello|koszyk|sepet|kosik|winkelwagen)$/,
    "retail",
    STRONG,
  ],
  [
    /^(?:practice-areas?|attorneys?|lawyers?|case-results|rechtsgebiete|kanzlei|avocats?|abogados?|kancelaria)$/,
    "professional-services",
    DECISIVE,
  ],
  [
    /^(?:admissions?|courses?|curriculum|faculty|timetable|syllabus|kurse|cours|cursos|corsi|kursy|okulumuz)$/,
    "education",
    STRONG,
  ],
  [/^(?:capabilities|machines|machinery|certifications|rfq|datasheets?|fertigung|maschinen)$/, "manufacturing", 0.8],
  [
    /^(?:listings?|properties|rentals?|for-sale|for-rent|sell|valuation|immobilien|biens|propiedades|imoveis|immobili|nieruchomosci|emlak)$/,
    "real-estate",
    STRONG,
  ],
  [/^(?:seo|ppc|branding|guest-posts?)$/, "marketing", 0.8],
  [/^(?:engagements?|coaching|advisory)$/, "consulting", 0.8],
  [
    /^(?:menu|menus|rooms?|reservations?|donate|volunteer|sermons?|tours?|speisekarte|zimmer|chambres|habitaciones|camere|pokoje|odalar|spenden|faire-un-don|donar|dona)$/,
    "other",
    STRONG,
  ],
];

const HOSTS: [RegExp, Industry, number][] = [
  [
    /(?:\.edu|\.edu\.[a-z]{2}|\.ac\.[a-z]{2}|\.k12\.[a-z]{2}\.us|\.sch\.[a-z]{2}|\.school|\.academy|\.university|\.college)$/,
    "education",
    DECISIVE,
  ],
  [/(?:\.gov|\.gov\.[a-z]{2}|\.gob\.[a-z]{2}|\.gouv\.[a-z]{2}|\.mil|\.gv\.at|\.admin\.ch)$/, "other", 3],
  [
    /\.(?:church|restaurant|hotel|museum|ngo|ong|pizza|cafe|bar|catering|salon|fitness|plumbing|construction|cleaning|taxi|tours)$/,
    "other",
    DECISIVE,
  ],
  [/\.(?:law|lawyer|attorney|legal|abogado|archi|engineer)$/, "professional-services", DECISIVE],
  [/\.(?:dentist|clinic|hospital|doctor|physio|vet|pharmacy|dental|surgery|med)$/, "healthcare", DECISIVE],
  [/\.(?:bank|insurance|finance|loans|mortgage|tax|accountants?|cpa)$/, "finance", DECISIVE],
  [/\.(?:shop|store|boutique|fashion|jewelry|shoes)$/, "retail", STRONG],
  [/\.(?:realestate|realtor|properties|apartments|immo|casa|homes)$/, "real-estate", STRONG],
  [/\.(?:marketing|agency)$/, "marketing", STRONG],
  [/\.(?:consulting|coach)$/, "consulting", STRONG],
  [/\.(?:software|cloud|hosting|computer)$/, "technology", STRONG],
  [/\.(?:dev|io)$/, "technology", 0.3],
];

const CATEGORIES: Record<string, [Industry, number]> = {
  "vertical-medical": ["healthcare", STRONG],
  "vertical-restaurant": ["other", STRONG],
  "vertical-hotel": ["other", STRONG],
  "vertical-real-estate": ["real-estate", STRONG],
  "commerce-platform": ["retail", STRONG],
};
const FEEDS: Record<string, [Industry, number]> = {
  medical: ["healthcare", STRONG],
  donations: ["other", WEAK],
  courses: ["education", STRONG],
  "field-service": ["other", STRONG],
  ordering: ["other", STRONG],
};
const PRODUCTS: Record<string, [Industry, number]> = {
  docusaurus: ["technology", 0.8],
  vitepress: ["technology", 0.8],
  mkdocs: ["technology", 0.8],
  "mkdocs-material": ["technology", 0.8],
  sphinx: ["technology", 0.8],
  pkgdown: ["technology", 0.8],
  mintlify: ["technology", 0.8],
  "readme-io": ["technology", 0.8],
  mdbook: ["technology", 0.8],
  moodle: ["education", STRONG],
  "canvas-lms": ["education", STRONG],
  powerschool: ["education", STRONG],
  taxdome: ["finance", STRONG],
  clio: ["professional-services", STRONG],
  lawmatics: ["professional-services", STRONG],
  mindbody: ["other", STRONG],
  fresha: ["other", STRONG],
  booksy: ["other", STRONG],
};
const VENDORS: [RegExp, Industry, number][] = [
  [
    /^(?:Doctolib|ZnanyLekarz\/Docplanner|Zocdoc|Jane|Cliniko|NexHealth|LocalMed|MyChart|Athenahealth|Healthgrades)$/,
    "healthcare",
    STRONG,
  ],
  [
    /^(?:OpenTable|TheFork|Resy|SevenRooms|Tock|Quandoo|resmio|Booking\.com|Airbnb|Cloudbeds|SiteMinder|Mews|Fresha|Booksy|Treatwell|Vagaro|Planity|Mindbody|Glofox|FareHarbor|Housecall Pro|ServiceTitan|Jobber|Tripadvisor)$/,
    "other",
    STRONG,
  ],
  [/^(?:TaxDome|NetClient CS|SmartVault)$/, "finance", STRONG],
  [/^(?:Clio client portal|Avvo)$/, "professional-services", STRONG],
  [/^(?:Moodle|Canvas|Google Classroom)$/, "education", WEAK],
  [/^(?:AppFolio|Buildium|RentCafe|Yardi|Zillow reviews)$/, "real-estate", STRONG],
];

/** Trades that the host name and the paths of pages and menus name. */
export function addressHints(pages: readonly PageFacts[], target: TargetFacts): Hint[] {
  const found = new Map<string, Hint>();
  const note = (hint: Hint): void => {
    const key = `${hint.industry} ${hint.label}`;
    if ((found.get(key)?.weight ?? 0) < hint.weight) found.set(key, hint);
  };
  for (const [pattern, industry, weight] of HOSTS) {
    if (pattern.test(target.host)) note({ industry, label: target.host, weight, url: target.finalUrl });
  }
  for (const hint of hostWords(target)) note(hint);
  for (const url of ownAddresses(pages, target)) {
    for (const segment of segmentsOf(url)) {
      const hit = PATHS.find(([pattern]) => pattern.test(segment));
      if (hit) note({ industry: hit[1], label: `/${segment}`, weight: hit[2], url });
    }
  }
  return [...found.values()];
}

/** Trades that products and vendors of one trade point to. */
export function productHints(technologies: readonly Technology[], channels: readonly Channel[]): Hint[] {
  const hints: Hint[] = [];
  for (const { id, name, category, feeds, url } of technologies) {
    const row =
      PRODUCTS[id] ?? CATEGORIES[category] ?? feeds.map((feed) => FEEDS[feed]).find((one) => one !== undefined);
    if (row) hints.push({ industry: row[0], label: name, weight: row[1], url });
  }
  for (const { vendor, pages } of channels) {
    const row = vendor === undefined ? undefined : VENDORS.find(([pattern]) => pattern.test(vendor));
    if (row && vendor && !hints.some((hint) => hint.label === vendor)) {
      hints.push({ industry: row[1], label: vendor, weight: row[2], url: pages[0] ?? "" });
    }
  }
  return hints;
}

/** Whose things are bought one by one at a marketplace trades in them; at Amazon they may be books that one has written. */
const MARKETS = /^(?:eBay|Vinted|Allegro|Mercadoli[bv]re|Depop|Wallapop)$/;

export const marketHints = (channels: readonly Channel[]): Hint[] =>
  channels
    .filter(({ type, vendor = "" }) => type === "ecommerce" && MARKETS.test(vendor))
    .map(({ vendor = "", pages }) => ({
      industry: "retail",
      label: vendor,
      weight: 2 * DECISIVE,
      url: pages[0] ?? "",
    }));

/** Decisive words inside the registered name, whole between hyphens or, when long enough, anywhere. */
function hostWords(target: TargetFacts): Hint[] {
  const label = target.registrableDomain.split(".")[0] ?? "";
  const index = industryTerms("en");
  if (!index) return [];
  const hints = findTerms(index, prepareText(label.replaceAll("-", " "))).map(({ value, text }) => ({
    industry: value.industry,
    label: text,
    weight: value.weight * 0.6,
    url: target.finalUrl,
  }));
  for (const entries of [...index.byFirstWord.values(), ...index.byPrefix.values()]) {
    for (const { words, value, text } of entries) {
      const word = words[0] ?? "";
      if (words.length === 1 && word.length >= 5 && value.weight === DECISIVE && label.includes(word)) {
        hints.push({ industry: value.industry, label: text, weight: STRONG, url: target.finalUrl });
      }
    }
  }
  return hints;
}

function ownAddresses(pages: readonly PageFacts[], target: TargetFacts): Set<string> {
  const urls = new Set<string>();
  for (const page of pages) {
    if (page.kind !== "post" && page.kind !== "legal") urls.add(page.url);
    for (const anchor of page.anchors) {
      if (anchor.region !== "nav" && anchor.region !== "header") continue;
      if (anchor.href.startsWith(target.origin)) urls.add(anchor.href);
      if (urls.size > 400) return urls;
    }
  }
  return urls;
}

function segmentsOf(url: string): string[] {
  const path = url.replace(/^[a-z]+:\/\/[^/]+/i, "").split(/[?#]/)[0] ?? "";
  return path
    .toLowerCase()
    .split("/")
    .slice(1, 4)
    .map((segment) => segment.replace(/\.(?:html?|php|aspx?)$/, ""))
    .filter((segment) => segment !== "");
}
