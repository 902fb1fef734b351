// What is known of businesses and their scans, as results: typed, with the addresses that carry it. Pure.
import { isoDayOf } from "../../model/words.ts";
import type { DirectoryListing } from "../../model/directory-listing.ts";
import type { ScanResults } from "../../model/results.ts";
import { dateInWords } from "../../render/date-in-words.ts";
import type { AskResult, SchemaObject } from "./ask.ts";
import { quotedName, quotedText } from "./quoted.ts";

/** An item of search_insights. */
export interface SearchItem {
  type: "opportunity" | "workflow" | "domain";
  scanId: string;
  domain: string;
  title: string;
  snippet: string;
  readinessScore: number;
  aeoScore: number;
  /** Seconds since 1970. */
  createdAt: number;
}

type Place = { origin: string; score: number };
const CONTEXT = { "@context": "https://schema.org" } as const;

export function businessResult(listing: DirectoryListing, { origin, score }: Place): AskResult {
  const { slug, domain, industry, readinessScore, aeoScore, scanId, updatedAt } = listing;
  const name = quotedName(listing.businessName);
  const url = `${origin}/api/directory/${encodeURIComponent(slug)}`;
  const report = reportUrl(origin, scanId);
  const description = listing.description === undefined ? "" : quotedText(listing.description);
  const scores = { readinessScore, aeoScore };
  return {
    kind: "business",
    url,
    name,
    site: domain,
    score,
    description: description === "" ? `${domain}, ${industry}. ${inWords(scores)}` : description,
    schemaObject: {
      ...CONTEXT,
      "@type": "Organization",
      name,
      url: `https://${domain}/`,
      identifier: slug,
      keywords: industry,
      ...(description === "" ? {} : { description }),
      subjectOf: scoresDataset({ url: report, domain, at: updatedAt, ...scores }),
    },
    sources: [url, report],
    isUntrusted: true,
    statement: `${domain} is in the directory under ${industry}, as of ${dayOf(updatedAt)}: ${inWords(scores)}`,
  };
}

/** The newest public scan of a domain, as the search knows it. */
export function scanResult(item: SearchItem, { origin, score }: Place): AskResult {
  const { domain, scanId, createdAt: at, snippet } = item;
  const url = reportUrl(origin, scanId);
  return {
    kind: "report",
    url,
    name: quotedName(item.title),
    site: domain,
    score,
    description: quotedText(snippet),
    schemaObject: scoresDataset({ ...item, url, at }),
    sources: [url],
    isUntrusted: true,
    statement: `${domain} was scanned on ${dayOf(at)}: ${inWords(item)}`,
  };
}

/** The same with the report at hand: ranges, level, and what to do first. */
export function reportResult(results: ScanResults, { origin, score }: Place): AskResult {
  const { domain, scanId, scannedAt: at, readiness, aeo, level, topFixes } = results;
  const url = reportUrl(origin, scanId);
  const first = topFixes.slice(0, FIXES).map(({ title }) => title);
  return {
    kind: "report",
    url,
    name: quotedName(results.profile.businessName ?? domain),
    site: domain,
    score,
    description: quotedText(results.executiveSummary),
    schemaObject: {
      ...scoresDataset({ ...results, url, at, ranges: { readiness: readiness.range, aeo: aeo.range } }),
      about: {
        "@type": "Organization",
        name: quotedName(results.profile.businessName ?? domain),
        url: `https://${domain}/`,
      },
      keywords: results.profile.industry,
    },
    sources: [url],
    isUntrusted: true,
    statement: [
      `${domain} was read on ${dayOf(at)}. ${inWords(results)}`,
      `Counting what could not be seen as failed or as passed, readiness lies between ${range(readiness.range)} and AEO between ${range(aeo.range)}.`,
      `Its level is ${level.value} of 5, ${level.name}.`,
      ...(first.length === 0 ? [] : [`What to fix first: ${first.join("; ")}.`]),
    ].join(" "),
  };
}
const FIXES = 3;
const range = ([low, high]: readonly [number, number]): string => `${whole(low)} and ${whole(high)}`;

/** A workflow or an opportunity of a report. */
export function detailResult(item: SearchItem, { origin, score }: Place): AskResult {
  const { type, domain, scanId, createdAt } = item;
  const url = reportUrl(origin, scanId);
  const name = quotedName(item.title);
  const description = quotedText(item.snippet);
  return {
    kind: "detail",
    url,
    name,
    site: domain,
    score,
    description,
    schemaObject: {
      ...CONTEXT,
      "@type": "Report",
      name,
      description,
      genre: type === "opportunity" ? "automation opportunity" : "workflow",
      datePublished: isoDayOf(createdAt),
      about: { "@type": "WebSite", url: `https://${domain}/` },
      isPartOf: scoresDataset({ ...item, url, at: createdAt }),
    },
    sources: [url],
    isUntrusted: true,
    statement: `The public report on ${domain} of ${dayOf(createdAt)} describes ${type === "opportunity" ? "an automation opportunity" : "a workflow"} that fits the question.`,
  };
}

export const reportUrl = (origin: string, scanId: string): string => `${origin}/api/insights/scan/${scanId}/results`;

interface Scores {
  readinessScore: number;
  aeoScore: number;
}
const whole = (score: number): number => Math.round(score);
const inWords = ({ readinessScore, aeoScore }: Scores): string =>
  `AI readiness ${whole(readinessScore)} of 100, answer engines (AEO) ${whole(aeoScore)} of 100.`;

interface Measured extends Scores {
  url: string;
  domain: string;
  /** Seconds since 1970. */
  at: number;
  ranges?: { readiness: readonly [number, number]; aeo: readonly [number, number] };
}

function scoresDataset({ url, domain, at, readinessScore, aeoScore, ranges }: Measured): SchemaObject {
  const measure = (name: string, value: number, [low, high]: readonly [number, number] | readonly []) => ({
    "@type": "PropertyValue",
    name,
    value,
    // The scale, where the range that the score lies in is not known.
    minValue: low ?? 0,
    maxValue: high ?? 100,
  });
  return {
    ...CONTEXT,
    "@type": "Dataset",
    name: `Scan of ${domain}`,
    url,
    dateCreated: isoDayOf(at),
    about: { "@type": "WebSite", url: `https://${domain}/` },
    variableMeasured: [
      measure("AI readiness", readinessScore, ranges?.readiness ?? []),
      measure("Answer engine optimization (AEO)", aeoScore, ranges?.aeo ?? []),
    ],
  };
}

const dayOf = (seconds: number): string => dateInWords(isoDayOf(seconds));
