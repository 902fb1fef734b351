// What a report may call by name when it speaks of a workflow: pages, forms, documents and tools seen on the site.
import { soldToolKinds } from "./sold-tools.ts";
import { toPrintable } from "../../model/printable-text.ts";
import { plainUrl } from "../../model/target.ts";
import type { Sign } from "../../model/profile.ts";
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import { documentsOn } from "./signals/document-hits.ts";
import { hitsOfSignal } from "./signals/hits-of-signal.ts";
import { parseSignal, signalNames } from "./signals/parse-signal.ts";
import { namedSystems } from "./named-systems.ts";
import { pathOf } from "./signals/site-reading.ts";
import type { SignalHit, SiteReading } from "./signals/site-reading.ts";
import { seenAtWork } from "./signals/seen-at-work.ts";
import { isVendorSignal } from "./signals/vendor-hits.ts";
import { templatesOf } from "./workflow-families.ts";
import type { WorkflowFamily } from "./workflow-families.ts";

type Mention = ClaimedWorkflow["mentions"][number];
const MOST_OF_A_KIND = 4;
const LABEL_CHARS = 100;

/**
 * Pages, forms, documents and tools behind a claim, each once: the pages are those of the signs that are told. The
 * address is the page on which it was seen, so that a document stands with the page that links it.
 */
export function mentionsOf(
  reading: SiteReading,
  family: WorkflowFamily,
  hits: readonly SignalHit[],
  told: readonly Sign[],
): ClaimedWorkflow["mentions"] {
  const pages = told.filter(({ region }) => !PAGELESS.has(region)).map(({ url }) => pageMention(url));
  const named = hits.flatMap((hit) => (hit.mention ? [{ ...hit.mention, url: plainUrl(hit.url) }] : []));
  const tools = toolHits(reading, family).map((hit) => toolMention(hit));
  return distinct([...pages, ...named, ...documentsFor(reading, family), ...tools]);
}

/** Tools seen on the site that serve the family. */
export const toolsOf = (reading: SiteReading, family: WorkflowFamily): string[] => [
  ...new Set([
    ...toolHits(reading, family).flatMap((hit) => hit.vendor ?? []),
    ...namedTools(reading, family),
    ...diaryElsewhere(reading, family, family.vendorGroups[0]),
  ]),
];

/** Families that are the booking itself, and the kind of tool that is their diary. */
const DIARIES: Readonly<Record<string, string | undefined>> = {
  "wf-appointment": "booking",
  "wf-reservations": "reservation",
};

/** The host at which one books, where no product was recognized: whatever runs there is the diary. */
const diaryElsewhere = (reading: SiteReading, family: WorkflowFamily, kind = ""): string[] =>
  DIARIES[family.id] !== kind || vendorsAt(reading, `vendor:${kind}`, family).length > 0
    ? []
    : hitsOfSignal(reading, "booked elsewhere", family)
        .flatMap(({ vendor }) => vendor ?? [])
        .slice(0, 1);

/** Systems that pages name in words, where none of their kind was seen. */
export const namedTools = (reading: SiteReading, family: WorkflowFamily): string[] =>
  family.vendorGroups.flatMap((group) =>
    vendorsAt(reading, `vendor:${group}`, family).length > 0 ? [] : namedSystems(reading, group),
  );

/**
 * Tools seen on the site by the kinds that the family and its changes name; kinds without one are left out. A kind that
 * the business makes itself has none to name, and no rival's is.
 */
export function toolsByKind(reading: SiteReading, family: WorkflowFamily): Record<string, string[]> {
  const kinds = new Set([...family.vendorGroups, ...templatesOf(family.id).flatMap(({ toolKinds = [] }) => toolKinds)]);
  const sold = soldToolKinds(reading.evidence);
  const found = [...kinds].flatMap((kind): [string, string[]][] => {
    if (sold.has(kind)) return [[kind, []]];
    const signal = `vendor:${kind}`;
    const names = isVendorSignal(signal)
      ? vendorsAt(reading, signal, family).flatMap(({ vendor }) => vendor ?? [])
      : [];
    const all = names.length > 0 ? names : [...namedSystems(reading, kind), ...diaryElsewhere(reading, family, kind)];
    return all.length === 0 ? [] : [[kind, [...new Set(all)]]];
  });
  return Object.fromEntries(found);
}

/** What stands on no page of its own to speak of. */
const PAGELESS: ReadonlySet<string> = new Set(["technology", "sitemap", "document", "url"]);

const toolHits = (reading: SiteReading, family: WorkflowFamily): SignalHit[] =>
  family.vendorGroups.flatMap((group) => vendorsAt(reading, `vendor:${group}`, family)).slice(0, 6);

const vendorsAt = (reading: SiteReading, signal: string, family: WorkflowFamily): readonly SignalHit[] =>
  seenAtWork(reading, family, signal, hitsOfSignal(reading, signal, family));

/** Documents that the family's own conditions ask for, whether or not they were what the claim rests on. */
function documentsFor(reading: SiteReading, family: WorkflowFamily): Mention[] {
  const conditions = [family.mustShow, ...family.strengthens.map(({ when }) => when)];
  const topics = conditions.flatMap((condition) =>
    signalNames(parseSignal(condition)).flatMap((name) => (name.startsWith("pdf:") ? [name.slice("pdf:".length)] : [])),
  );
  return [...new Set(topics)]
    .flatMap((topic) => documentsOn(reading, topic))
    .map(({ file, pageUrl }) => ({ kind: "document", label: file, url: plainUrl(pageUrl) }));
}

function pageMention(url: string): Mention {
  const path = pathOf(url);
  return { kind: "page", label: path === "/" ? "the home page" : path, url: plainUrl(url) };
}

const toolMention = (hit: SignalHit): Mention => ({
  kind: "tool",
  label: hit.vendor ?? "",
  url: plainUrl(hit.url),
});

function distinct(mentions: readonly Mention[]): Mention[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const printable = mentions.map((mention) => ({
    ...mention,
    label: toPrintable(mention.label).slice(0, LABEL_CHARS),
  }));
  return printable.filter(({ kind, label }) => {
    const key = `${kind} ${label}`;
    const count = counts.get(kind) ?? 0;
    if (label === "" || seen.has(key) || count >= MOST_OF_A_KIND) return false;
    seen.add(key);
    counts.set(kind, count + 1);
    return true;
  });
}
