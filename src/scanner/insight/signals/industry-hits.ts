// industry x, kind x, site type x, type:service — what the profile says the business is.
import { INDUSTRIES, SITE_TYPES } from "../../../model/profile.ts";
import type { Sign } from "../../../model/profile.ts";
import subKinds from "../data/sub-kinds.json" with { type: "json" };
import { textOf } from "./schema-hits.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";
import { labelHits } from "./term-hits.ts";

const INDUSTRY_NAMES: ReadonlySet<string> = new Set([...INDUSTRIES, "legal"].map((name) => `industry ${name}`));
const KIND_NAMES: ReadonlySet<string> = new Set(
  Object.values(subKinds.kinds).flatMap((kinds) => Object.keys(kinds).map((kind) => `kind ${kind}`)),
);
const SITE_TYPE_NAMES: ReadonlySet<string> = new Set(SITE_TYPES.map((name) => `site type ${name}`));

export const isIndustrySignal = (name: string): boolean =>
  INDUSTRY_NAMES.has(name) ||
  SITE_TYPE_NAMES.has(name) ||
  KIND_NAMES.has(name) ||
  name === "type:service" ||
  name === "host ends in gov";

export function industryHits(reading: SiteReading, name: string): SignalHit[] {
  if (name === "type:service") return offersServices(reading);
  if (name === "host ends in gov") return governmentHost(reading);
  const { industry, siteType } = reading.profile;
  if (SITE_TYPE_NAMES.has(name)) {
    const wanted = name.slice("site type ".length);
    const isOn = siteType.value === wanted || siteType.secondary === wanted;
    return isOn ? asHits(reading, siteType.evidence, `Read as ${wanted}`) : [];
  }
  if (KIND_NAMES.has(name))
    return `kind ${industry.subKind}` === name ? asHits(reading, industry.evidence, `Read as ${name}`) : [];
  if (name === "industry legal")
    return isLegal(reading) ? asHits(reading, industry.evidence, "Read as a law practice") : [];
  const wanted = name.slice("industry ".length);
  return industry.value === wanted ? asHits(reading, industry.evidence, `Read as ${wanted}`) : [];
}

function isLegal(reading: SiteReading): boolean {
  const { value, subKind } = reading.profile.industry;
  if (value !== "professional-services") return false;
  const types = reading.structured.flatMap((node) => (node.path === "" ? node.types : []));
  return subKind === "law" || subKind === "notary" || types.some((type) => LEGAL_TYPES.has(type));
}

const LEGAL_TYPES = new Set(["LegalService", "Attorney", "Notary"]);

/** Work for people who come or are visited, and not only goods or software. */
function offersServices(reading: SiteReading): SignalHit[] {
  const { value } = reading.profile.siteType;
  if (value !== "local-business" && value !== "services") return [];
  if (reading.profile.sells && reading.profile.industry.value === "retail") return [];
  const named = labelHits(reading, "term:services").slice(0, 1);
  if (named.length > 0) return named;
  const nodes = reading.structured.filter((node) => node.types.some((type) => SERVICE_TYPES.has(type)));
  return nodes.slice(0, 1).map((node) => ({
    url: node.pageUrl,
    region: "schema",
    quote: `${node.types[0] ?? ""} ${textOf(node, "name")}`.trim().slice(0, 120),
    strength: 1,
  }));
}

const SERVICE_TYPES = new Set([
  "Service",
  "MedicalProcedure",
  "MedicalTherapy",
  "Dentist",
  "MedicalClinic",
  "Physician",
]);

function governmentHost(reading: SiteReading): SignalHit[] {
  const { host, finalUrl } = reading.evidence.target;
  const isGovernment = /(?:^|\.)(?:gov|gob|gouv|govt|go)(?:\.[a-z]{2})?$/.test(host) && !host.endsWith(".go");
  if (!isGovernment) return [];
  return [{ url: finalUrl, region: "url", quote: host, strength: 1 }];
}

/** The profile's own evidence; where it kept none, the title it was read from. */
function asHits(reading: SiteReading, evidence: readonly Sign[], reason: string): SignalHit[] {
  const signs = evidence
    .slice(0, 2)
    .map(({ url, region, quote }) => ({ url, region, quote, strength: 1, isContext: true as const }));
  if (signs.length > 0) return signs;
  const home =
    reading.pages.find(({ facts }) => facts.kind === "docs" && reason === "Read as docs") ?? reading.pages[0];
  const title = home?.facts.titles[0] ?? "";
  if (!home) return [];
  const quote = (title || reason).slice(0, 120);
  return [{ url: home.facts.url, region: "title", quote, strength: 1, isContext: true }];
}
