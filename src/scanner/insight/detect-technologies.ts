// Products by their public traces in one page.
import type { Confidence } from "../../model/profile.ts";
import { goesToSample } from "../evidence/contacts/sample-address.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { PageTransient } from "../evidence/page/page-parser-state.ts";
import type { DnsFacts } from "../evidence/site-evidence.ts";
import { maskPersonalData } from "../../model/mask.ts";
import { signalsFor } from "./technologies/technology-catalogue.ts";
import type { TracePlace } from "./technologies/technology-catalogue.ts";

/** One trace of a product on one page. */
export interface TechnologyHit {
  id: string;
  where: TracePlace;
  confidence: Confidence;
  /** What matched, without query string, at most 120 characters. */
  value: string;
  /** Page it stood on. */
  url: string;
}

export interface TechnologyInput {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** What the page parser saw and does not keep. */
  transient: PageTransient;
  facts: PageFacts;
}

const MOST_URLS = 1_200;
const MOST_SCRIPT_CHARACTERS = 200_000;
const CONFIDENCES: readonly Confidence[] = ["low", "low", "medium", "high"];

/** Every trace of a known product on the page, once per product and place, the strongest kept. Visible text is not read. */
export function detectTechnologies(page: TechnologyInput): TechnologyHit[] {
  const hits = new Map<string, TechnologyHit & { strength: number }>();
  const test = (where: TracePlace, value: string, isHint = false): void => {
    for (const signal of signalsFor(where, value)) {
      const strength = isHint ? 1 : signal.strength;
      const key = `${signal.productId} ${where}`;
      if ((hits.get(key)?.strength ?? 0) >= strength) continue;
      const confidence = CONFIDENCES[strength] ?? "low";
      hits.set(key, { id: signal.productId, where, confidence, value: shown(where, value), url: page.url, strength });
    }
  };
  testAddresses(page, test);
  testMarkup(page, test);
  testHeaders(page.headers, test);
  return [...hits.values()].map(({ strength: _strength, ...hit }) => hit);
}

/** Products by the mail servers of the domain; `url` is the page that the report names with them. */
export function detectInRecords({ lookups }: DnsFacts, url: string): TechnologyHit[] {
  const servers = lookups.flatMap(({ records }) => records.flatMap((one) => (one.type === "MX" ? one.exchange : [])));
  return [...new Set(servers)].flatMap((value) =>
    signalsFor("dns-mx", value).map(({ productId, strength }) => ({
      id: productId,
      where: "dns-mx" as const,
      confidence: CONFIDENCES[strength] ?? "low",
      value,
      url,
    })),
  );
}

type Test = (where: TracePlace, value: string, isHint?: boolean) => void;

/** Addresses come without fragment, and own ones a second time as "url-path". */
function testAddresses({ transient }: TechnologyInput, test: Test): void {
  for (const { where, url, hint } of transient.resourceUrls.slice(0, MOST_URLS))
    if (where !== "form-action" || !goesToSample(url)) test(where, url, hint);
}

function testMarkup({ transient, facts }: TechnologyInput, test: Test): void {
  for (const name of facts.tokens.classes) test("html-class", name);
  for (const id of facts.tokens.ids) test("html-id", id);
  for (const attribute of transient.attributeTokens) test("html-attr", attribute);
  for (const tag of transient.customTags) test("html-tag", tag);
  for (const comment of transient.comments) test("comment", comment.trim());
  let left = MOST_SCRIPT_CHARACTERS;
  for (const script of transient.inlineScripts) {
    if (left <= 0) break;
    test("inline-script", script.slice(0, left));
    left -= script.length;
  }
  for (const meta of facts.metas) if (meta.key === "generator") test("meta-generator", meta.content.trim());
}

function testHeaders(headers: Readonly<Record<string, string>>, test: Test): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name === "set-cookie") {
      for (const cookie of value.split("\n")) test("cookie", (cookie.split(/[=;]/)[0] ?? "").trim());
    } else test("header", `${name}: ${value}`);
  }
}

/** An address without its query, a script by the words around the match being of no use to a reader: its start. */
function shown(where: TracePlace, value: string): string {
  const plain = where === "inline-script" ? "inline script" : (value.split("?")[0] ?? "");
  return maskPersonalData(plain).replace(/\s+/g, " ").slice(0, 120);
}
