// One scan against its label: what is right, what is missing, what is too much.
import type { Confidence } from "../../src/model/profile.ts";
import type { ScanResults } from "../../src/model/results.ts";
import type { ScanType } from "../../src/model/scan.ts";

export interface Label {
  slug: string;
  domain: string;
  language: string;
  industry: string;
  business_name: string;
  /** Other names that are right too. */
  business_name_also?: string[];
  /** Other industries that are fair. */
  industry_also_fair?: string[];
  /** Families that two careful readers could see differently: they count neither way. */
  unsure_workflows?: string[];
  facts: Record<string, unknown> & { unsure: string[]; spa_shell: boolean; needs_js_for_facts: boolean };
  expected_workflows: { name: string; id: string | null; evidenced: boolean }[];
  serve?: { base?: string };
}

/** Counts of a set of yes/no decisions. */
export interface Hits {
  right: number;
  missed: string[];
  tooMuch: string[];
}

export interface Judged {
  slug: string;
  scanType: ScanType;
  seconds: number;
  isShell: boolean;
  error: string | null;
  readiness: number | null;
  aeo: number | null;
  level: number | null;
  confidence: string;
  name: { got: string | null; right: boolean };
  industry: { got: string; confidence: Confidence | null; right: boolean };
  language: { got: string | null; right: boolean };
  channels: Hits;
  workflows: Hits & { expected: number };
  /** What must not be, whatever the label: no scores, NaN, empty explanations, an invented profile. */
  problems: string[];
}

/** Our channel types and the label's fact for each. A label that is a text is present unless null. */
const FACTS: Record<string, string> = {
  "contact-form": "has_contact_form",
  booking: "has_booking",
  ecommerce: "has_ecommerce",
  newsletter: "has_newsletter",
  careers: "has_careers",
  faq: "has_faq",
  pricing: "has_pricing",
  testimonials: "has_testimonials",
  "live-chat": "has_live_chat",
  login: "has_login",
  messaging: "has_whatsapp",
  phone: "phone",
  email: "email",
};

/** Share of the label's words that a name must have. */
const SHARE_OF_NAME = 0.7;
/** Share of its own words that a longer name must have from the label. */
const SHARE_OF_LONGER_NAME = 0.5;

/** Families that may stand for each other where the pages leave it open. */
const RELATED: readonly (readonly string[])[] = [
  ["wf-lead-intake", "wf-quote-proposal", "wf-customer-inquiry", "wf-sales-demo", "wf-matter-intake"],
  ["wf-appointment", "wf-reservations"],
  ["wf-membership-applications", "wf-membership-billing", "wf-client-onboarding"],
  ["wf-content-publishing", "wf-newsletter"],
  ["wf-knowledge-support", "wf-developer-onboarding"],
];

export function judgeSite(input: {
  label: Label;
  scanType: ScanType;
  seconds: number;
  error: string | null;
  results: ScanResults | null;
}): Judged {
  const { label, scanType, seconds, error, results } = input;
  const profile = results?.profile;
  return {
    slug: label.slug,
    scanType,
    seconds,
    isShell: label.facts.spa_shell,
    error,
    readiness: results?.readinessScore ?? null,
    aeo: results?.aeoScore ?? null,
    level: results?.level.value ?? null,
    confidence: results?.readiness.confidence ?? "",
    name: {
      got: profile?.businessName ?? null,
      right: [label.business_name, ...(label.business_name_also ?? [])].some((name) =>
        isSameName(profile?.businessName ?? null, name),
      ),
    },
    industry: {
      got: profile === undefined ? "" : `${profile.industry} (${profile.industryConfidence})`,
      confidence: profile?.industryConfidence ?? null,
      right: profile !== undefined && [label.industry, ...(label.industry_also_fair ?? [])].includes(profile.industry),
    },
    language: {
      got: profile?.language ?? null,
      right: profile?.language?.split("-")[0] === label.language.split("-")[0],
    },
    channels: judgeChannels(label, results),
    workflows: judgeWorkflows(label, results),
    problems: results === null ? [error ?? "no results"] : problemsOf(results, label),
  };
}

function judgeChannels({ facts }: Label, results: ScanResults | null): Hits {
  const got = new Set((results?.channels ?? []).map(({ type }) => type as string));
  const hits: Hits = { right: 0, missed: [], tooMuch: [] };
  for (const [type, fact] of Object.entries(FACTS)) {
    if (facts.unsure.includes(fact)) continue;
    const isThere = facts[fact] === true || typeof facts[fact] === "string";
    // The label knows WhatsApp alone; other messengers count neither way.
    if (type === "messaging" && !isThere && !isWhatsApp(results)) continue;
    if (isThere && got.has(type)) hits.right += 1;
    if (isThere && !got.has(type)) hits.missed.push(type);
    if (!isThere && got.has(type)) hits.tooMuch.push(type);
  }
  return hits;
}

const isWhatsApp = (results: ScanResults | null): boolean =>
  (results?.channels ?? []).some(
    ({ type, evidence, vendor }) => type === "messaging" && /whatsapp|wa\.me/i.test(`${evidence} ${vendor ?? ""}`),
  );

/**
 * Each claim stands for one label at most: for its own, else for a related one that nothing else was claimed for.
 * What a label names without evidence, or two readers could see differently, counts neither way, and so does what is
 * related to a label.
 */
function judgeWorkflows({ expected_workflows, unsure_workflows = [] }: Label, results: ScanResults | null) {
  const claimed = new Set((results?.workflows ?? []).flatMap(({ id }) => id ?? []));
  const expected = [
    ...new Set(expected_workflows.flatMap(({ id, evidenced }) => (evidenced && id !== null ? [id] : []))),
  ];
  const spare = [...claimed].filter((id) => !expected.includes(id));
  const missed = expected.filter((id) => {
    if (claimed.has(id)) return false;
    const related = spare.findIndex((other) => relatedTo(id).includes(other));
    if (related >= 0) spare.splice(related, 1);
    return related < 0;
  });
  const open = new Set([...expected_workflows.flatMap(({ id }) => id ?? []), ...unsure_workflows]);
  return {
    expected: expected.length,
    right: expected.length - missed.length,
    missed,
    tooMuch: spare.filter((id) => ![id, ...relatedTo(id)].some((one) => open.has(one))),
  };
}

const relatedTo = (id: string): readonly string[] => RELATED.find((group) => group.includes(id)) ?? [];

/** Without the first bracket, the last, and what is between them. */
function withoutBrackets(label: string): string {
  const [open, close] = [label.indexOf("("), label.lastIndexOf(")")];
  return open < 0 || close < open ? label : label.slice(0, open) + label.slice(close + 1);
}

/**
 * Equal without case, punctuation and legal form, or the same words with few of the label's left out. A label
 * may name alternatives, divided by " / ", and what stands before a comma or in brackets is a name when it is all.
 */
function isSameName(got: string | null, label: string): boolean {
  if (got === null) return false;
  const inside = /\(([^()]*)\)/.exec(label)?.[1] ?? "";
  if ([inside, label.split(",")[0] ?? ""].some((name) => bare(name) !== "" && bare(name) === bare(got))) return true;
  const words = new Set(bare(got).split(" "));
  return [label, withoutBrackets(label), ...label.split(" / ")].some((spelling) => {
    const wanted = new Set(
      bare(spelling)
        .split(" ")
        .filter((word) => word !== ""),
    );
    const common = [...words].filter((word) => wanted.has(word)).length;
    const isShorter = common === words.size && common / wanted.size >= SHARE_OF_NAME;
    // A name that adds the town or the trade to the label's is that name.
    const isLonger = common === wanted.size && common / words.size >= SHARE_OF_LONGER_NAME;
    return wanted.size > 0 && (isShorter || isLonger);
  });
}

const bare = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(
      /\b(inc|llc|llp|ltd|limited|ltda|gmbh|pllc|e\.?\s?v\.?|s\.?a\.?|s\.?r\.?l\.?|b\.?v\.?|a\/?s|aps|oy|ab|kg|ug|sasu?|sarl)\b\.?/g,
      "",
    )
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function problemsOf(results: ScanResults, { facts }: Label): string[] {
  const problems: string[] = [];
  if (/\bNaN\b|\bundefined\b|\[object/.test(JSON.stringify(results)))
    problems.push("NaN, undefined or [object in the results");
  for (const { category, explanation } of [...results.readinessBreakdown, ...results.aeoBreakdown])
    if (explanation.trim().length < 10) problems.push(`empty explanation: ${category}`);
  if (facts.spa_shell && results.readiness.confidence !== "low")
    problems.push("a shell that needs JavaScript has more than low confidence");
  if (facts.spa_shell && facts.needs_js_for_facts && results.profile.industryConfidence !== "low")
    problems.push("industry claimed for a shell without text");
  return problems;
}
