// What a site says, in any of the known forms, on three uses of its content: search, model input, training.
import { isRecord } from "../../../model/read-json.ts";
import { accessOf, searchAgents, trainingAgents, userAgents } from "./bots-access.ts";
import { parseContentUsage } from "../site/content-signals.ts";
import type { PageFacts } from "../page-facts.ts";
import { groupsNaming } from "../site/robots-rules.ts";
import type { RobotsFacts, SiteEvidence } from "../site-evidence.ts";

export type ContentUse = "search" | "input" | "train";

/** One explicit statement; silence is none, so what is allowed only by the lack of a rule does not appear. */
export interface UsageStatement {
  use: ContentUse;
  isAllowed: boolean;
  /** Name of the form, for example "Content-Signal". */
  form: string;
  url: string;
  received: string;
}

/** The form of crawl rules; all others speak of use and not of access. */
export const ACCESS_FORM = "rules by name";

const SIGNAL_USES: Record<string, ContentUse> = { search: "search", "ai-input": "input", "ai-train": "train" };
/** Vocabulary drafts of the IETF AIPREF group; unknown labels are left out. */
const AIPREF_USES: Record<string, ContentUse> = {
  search: "search",
  "ai-output": "input",
  "train-ai": "train",
  "train-genai": "train",
  "foundation-model-production": "train",
};

/** All explicit statements about the whole site. */
export function usageStatements(
  evidence: Pick<SiteEvidence, "robots" | "home" | "documents" | "target">,
): UsageStatement[] {
  const { robots, home, documents } = evidence;
  return [
    ...robotsStatements(robots, evidence.target.origin),
    ...signalStatements(robots),
    ...aiprefStatements(robots, home),
    ...tdmReservations([home], documents).flatMap(({ url, received, isReserved }): UsageStatement[] =>
      isReserved === null ? [] : [{ use: "train", isAllowed: !isReserved, form: "TDM reservation", url, received }],
    ),
    ...noaiStatements(home),
  ];
}

/** Rules that name agents of one purpose count when all those named are treated alike. */
function robotsStatements(robots: RobotsFacts, origin: string): UsageStatement[] {
  const purposes = [
    { use: "search", agents: searchAgents },
    { use: "input", agents: userAgents },
    { use: "train", agents: trainingAgents },
  ] as const;
  return purposes.flatMap(({ use, agents }) => {
    const named = agents.filter(({ token }) => groupsNaming(robots.groups, token).length > 0);
    const access = accessOf(robots, named, [`${origin}/`]);
    const isAllowed = access.every(({ mayReadStart }) => mayReadStart);
    if (named.length === 0 || (!isAllowed && access.some(({ mayReadStart }) => mayReadStart))) return [];
    const received = `User-agent: ${named.map(({ token }) => token).join(", ")} ${isAllowed ? "allowed" : "disallowed"} /`;
    return [{ use, isAllowed, form: ACCESS_FORM, url: robots.url, received }];
  });
}

function signalStatements(robots: RobotsFacts): UsageStatement[] {
  return robots.contentSignals
    .filter(({ agents }) => agents.includes("*"))
    .flatMap(({ signals, raw }) =>
      Object.entries(signals).flatMap(([name, choice]) => {
        const use = SIGNAL_USES[name];
        const received = `Content-Signal: ${raw}`;
        return use ? [{ use, isAllowed: choice === "yes", form: "Content-Signal", url: robots.url, received }] : [];
      }),
    );
}

function aiprefStatements(robots: RobotsFacts, home: PageFacts): UsageStatement[] {
  const header = home.transfer.headers["content-usage"];
  const stated = [
    ...robots.contentUsage.map((value) => ({ url: robots.url, value })),
    ...(header === undefined ? [] : [{ url: home.url, value: header }]),
  ];
  return stated.flatMap(({ url, value }) => {
    const { path, usage } = parseContentUsage(value);
    if (path !== "/") return [];
    return Object.entries(usage).flatMap(([label, choice]) => {
      const use = AIPREF_USES[label];
      const received = `Content-Usage: ${value}`;
      return use ? [{ use, isAllowed: choice === "y", form: "Content-Usage", url, received }] : [];
    });
  });
}

function noaiStatements(home: PageFacts): UsageStatement[] {
  return noaiMetas(home).map((received) => ({ use: "train", isAllowed: false, form: "noai", url: home.url, received }));
}

/** `noai` and `noimageai` as written in robots meta elements or X-Robots-Tag. */
export function noaiMetas(page: PageFacts): string[] {
  const has = (text: string): boolean => /(?:^|[\s,:])no(?:image)?ai(?:$|[\s,])/i.test(text);
  const header = page.transfer.headers["x-robots-tag"] ?? "";
  return [
    ...page.metas
      .filter(({ key, content }) => key === "robots" && has(content))
      .map(({ content }) => `<meta name="robots" content="${content}">`),
    ...(has(header) ? [`X-Robots-Tag: ${header}`] : []),
  ];
}

export interface TdmReservation {
  url: string;
  received: string;
  /** null when the value is neither 0 nor 1. */
  isReserved: boolean | null;
}

/** TDMRep statements: header, meta element, and the rules for "/" or everything in /.well-known/tdmrep.json. */
export function tdmReservations(pages: readonly PageFacts[], documents: SiteEvidence["documents"]): TdmReservation[] {
  const onPages = pages.flatMap((page) => {
    const header = page.transfer.headers["tdm-reservation"];
    const metas = page.metas.filter(({ key }) => key === "tdm-reservation").map(({ content }) => content);
    return [...(header === undefined ? [] : [header]), ...metas].map((value) => ({
      url: page.url,
      received: `tdm-reservation: ${value}`,
      isReserved: readFlag(value.trim()),
    }));
  });
  const document = documents.tdmrep;
  const rules: unknown[] =
    document?.state === "present" && Array.isArray(document.json) ? document.json.slice(0, 50) : [];
  const inDocument = rules.filter(isRecord).flatMap((rule) => {
    const location = typeof rule.location === "string" ? rule.location : "";
    if (!["/", "/*", "*"].includes(location)) return [];
    const value = String(rule["tdm-reservation"]);
    const received = `location ${location}, tdm-reservation ${value}`;
    return [{ url: document?.url ?? "", received, isReserved: readFlag(value) }];
  });
  return [...onPages, ...inDocument];
}

const readFlag = (value: string): boolean | null => (value === "1" ? true : value === "0" ? false : null);
