// Rows of many scans as the service would keep them, for tests and measurements at scale. Pure: the same options
// give the same rows. Writing them is somebody else's.
import { INDUSTRIES, type Industry } from "../../src/model/profile.ts";
import type { ScanStatus, ScanType } from "../../src/model/scan.ts";

export interface ScanRows {
  scans: GeneratedScan[];
  /** Of the newest complete public scan of each domain. */
  documents: GeneratedDocument[];
  listings: GeneratedListing[];
}

export interface GeneratedScan {
  seq: number;
  id: string;
  domain: string;
  url: string;
  scanType: ScanType;
  status: ScanStatus;
  visibility: "public" | "unlisted";
  owner: string;
  createdAt: number;
  completedAt: number | null;
  errorMessage: string | null;
  industry: Industry;
  readinessScore: number | null;
  aeoScore: number | null;
}

export interface GeneratedDocument {
  type: "opportunity" | "workflow" | "domain";
  scanId: string;
  domain: string;
  title: string;
  body: string;
  readinessScore: number;
  aeoScore: number;
  createdAt: number;
}

export interface GeneratedListing {
  slug: string;
  domain: string;
  businessName: string;
  industry: Industry;
  readinessScore: number;
  aeoScore: number;
  scanId: string;
  scanType: ScanType;
  updatedAt: number;
}

export interface GenerateOptions {
  count: number;
  /** Creation of the newest scan, milliseconds since the epoch; the others lie before it, evenly. */
  endsAt: number;
  days: number;
  seed: number;
  /** Owner of every tenth scan; addresses own the others. */
  owner: string;
}

const SYLLABLES = "bar cal dor fen gil har jin kel lum mor nab oris pel quin ros sal tor ulm ves wex yar zen".split(
  " ",
);
const TLDS = ["com", "net", "org", "de", "co.uk", "io"];
/** Most frequent first: the first words stand in nearly every text, the last in few. */
const WORDS =
  "automate customer appointment reminder request price answer booking invoice order patient quote calendar message follow review delivery stock contract tenant lesson payroll ticket menu permit shift claim audit warranty donor".split(
    " ",
  );
const UNIQUE_DOMAINS = 0.6;
/** Of the newest, some have not ended; how many run at once does not depend on how many have run before. */
const MAY_RUN = 200;
const DOCUMENTS: readonly GeneratedDocument["type"][] = [
  "domain",
  "workflow",
  "workflow",
  "opportunity",
  "opportunity",
  "opportunity",
];

export function generateScanRows(options: GenerateOptions): ScanRows {
  const random = mulberry32(options.seed);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error("nothing to pick from");
    return one;
  };
  const domains: { name: string; industry: Industry }[] = [];
  const scans = Array.from({ length: options.count }, (_, at): GeneratedScan => {
    if (domains.length === 0 || random() < UNIQUE_DOMAINS) {
      const name = `${pick(SYLLABLES)}${pick(SYLLABLES)}-co-${domains.length}.${pick(TLDS)}`;
      domains.push({ name, industry: pick(INDUSTRIES) });
    }
    const { name, industry } = pick(domains.slice(-50));
    const age = ((options.count - 1 - at) * options.days * 86_400_000) / options.count;
    const createdAt = Math.floor(options.endsAt - age);
    const isNew = at >= options.count - MAY_RUN;
    return scanAt(at, { name, industry, createdAt, isNew, owner: options.owner, random });
  });
  const shown = [...new Map(scans.filter(isShown).map((scan) => [scan.domain, scan])).values()];
  return {
    scans,
    documents: shown.flatMap((scan) => documentsOf(scan, random)),
    listings: shown.filter(() => random() < 0.8).map(listingOf),
  };
}

/** A title that stands once, in an old document. */
export const RARE_TITLE = "Falconry insurance renewal desk";
/** Of words that stand in most documents, in an order that none has. */
export const COMMON_TITLE = "Request price customer automate answer reminder";
const NEEDLES = 40;

/** The same matches at every size, so that what they cost can be compared; changes the rows it is given. */
export function withNeedles(rows: ScanRows): ScanRows {
  for (const scan of rows.scans.slice(0, NEEDLES)) scan.domain = `needle-${scan.domain}`;
  const [first, second] = rows.documents.filter(({ type }) => type === "opportunity");
  if (first === undefined || second === undefined) throw new Error("no documents");
  first.title = RARE_TITLE;
  second.title = COMMON_TITLE;
  return rows;
}

const isShown = ({ status, visibility }: GeneratedScan): boolean => status === "complete" && visibility === "public";

function scanAt(
  at: number,
  {
    name,
    industry,
    createdAt,
    isNew,
    owner,
    random,
  }: {
    name: string;
    industry: Industry;
    createdAt: number;
    isNew: boolean;
    owner: string;
    random: () => number;
  },
): GeneratedScan {
  const luck = random();
  const open = luck < 0.98 ? "pending" : "analyzing";
  const status = luck < 0.9 ? "complete" : luck < 0.96 || !isNew ? "error" : open;
  const score = (): number | null => (status === "complete" ? Math.floor(20 + random() * 75) : null);
  return {
    seq: at + 1,
    id: uuidAt(createdAt, at),
    domain: name,
    url: `https://${name}/`,
    scanType: random() < 0.5 ? "light" : "basic",
    status,
    visibility: random() < 0.95 ? "public" : "unlisted",
    owner: at % 10 === 0 ? owner : `addr:${at % 97}`,
    createdAt,
    completedAt: status === "complete" || status === "error" ? createdAt + 4_000 : null,
    errorMessage: status === "error" ? "dns: The name could not be resolved." : null,
    industry,
    readinessScore: score(),
    aeoScore: score(),
  };
}

/** UUIDv7 of a time and a number. */
function uuidAt(time: number, number: number): string {
  const hex = time.toString(16).padStart(12, "0") + `7${(number & 0xfff).toString(16).padStart(3, "0")}`;
  const tail = `8${number.toString(16).padStart(15, "0")}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12)}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

function documentsOf(scan: GeneratedScan, random: () => number): GeneratedDocument[] {
  // Cubed, so that the first words come up most, as in real text.
  const words = (count: number): string =>
    Array.from({ length: count }, () => WORDS[Math.floor(random() ** 3 * WORDS.length)]).join(" ");
  return DOCUMENTS.map((type) => ({
    type,
    scanId: scan.id,
    domain: scan.domain,
    title: type === "domain" ? `${nameOf(scan.domain)} (${scan.domain})` : words(4),
    body: `${words(24)}.`,
    readinessScore: scan.readinessScore ?? 0,
    aeoScore: scan.aeoScore ?? 0,
    createdAt: scan.createdAt,
  }));
}

const listingOf = (scan: GeneratedScan): GeneratedListing => ({
  slug: scan.domain.replaceAll(".", "-"),
  domain: scan.domain,
  businessName: nameOf(scan.domain),
  industry: scan.industry,
  readinessScore: scan.readinessScore ?? 0,
  aeoScore: scan.aeoScore ?? 0,
  scanId: scan.id,
  scanType: scan.scanType,
  updatedAt: scan.createdAt + 4_000,
});

const nameOf = (domain: string): string => {
  const [label = ""] = domain.split(".");
  return label.charAt(0).toUpperCase() + label.slice(1).replace("-", " ");
};

/** A small generator of even numbers from 0 to 1 (Tommy Ettinger's mulberry32, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
