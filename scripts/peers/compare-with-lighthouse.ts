// How far our verdicts on single pages agree with Lighthouse's SEO audits, on real sites.
import Table from "cli-table3";
import { serveCorpus, startOf } from "../corpus/serve-corpus.ts";
import type { PageFacts } from "../../src/scanner/evidence/page-facts.ts";
import { readLocally } from "../lib/read-locally.ts";
import { EXPECTED_DIFFERENCES, type ExpectedDifference } from "./expected-differences.ts";
import { SEO_AUDITS, type SeoAudit } from "./lighthouse-audits.ts";
import { judgePageAlone, type PageVerdict } from "./page-verdicts.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import type { Audits } from "./run-peers.ts";

interface AskedPage {
  url: string;
  page: PageFacts;
  /** The same page where Lighthouse asks for it. */
  local: string;
  ours: Record<SeoAudit, PageVerdict>;
}

interface Compared {
  url: string;
  audit: SeoAudit;
  namedBy: "both" | "neither" | "ours" | "lighthouse";
  shown: string[];
  expected: ExpectedDifference | null;
}

export async function compareWithLighthouse(
  folder: string,
  options: { pages: number; isWanted: (slug: string) => boolean },
): Promise<Compared[]> {
  const pages = await readPages(folder, options);
  // Lighthouse cannot be sent elsewhere by a name it trusts as https; the sites name themselves by their port instead.
  const rewritten = await serveCorpus(folder, { ...options, isRewritten: true });
  try {
    const origins = new Map(rewritten.sites.map(({ label, origin }) => [label.slug, origin]));
    const asked = pages.map(({ slug, ...page }) => ({ ...page, local: `${origins.get(slug) ?? ""}${page.local}` }));
    const found = await runLighthouse(
      asked.map(({ local }) => local),
      (done, of) => process.stderr.write(`lighthouse: ${done} of ${of}\n`),
    );
    const compared = asked.flatMap((page) => comparePage(page, found.get(page.local) ?? {}));
    if (print(compared) < GOAL) process.exitCode = 1;
    for (const { url, local } of asked)
      if (Object.keys(found.get(local) ?? {}).length === 0)
        console.log(`Lighthouse broke off on ${url}, or a script led it away.`);
    return compared;
  } finally {
    rewritten.stop();
  }
}

async function readPages(
  folder: string,
  { pages, isWanted }: { pages: number; isWanted: (slug: string) => boolean },
): Promise<(AskedPage & { slug: string })[]> {
  const corpus = await serveCorpus(folder, { isWanted });
  try {
    const read: (AskedPage & { slug: string })[] = [];
    for (const { label } of corpus.sites) {
      const reading = await readLocally({ url: startOf(label), hostMap: corpus.hostMap, scanType: "basic" });
      if (!reading.ok) continue;
      const { evidence } = reading;
      for (const page of evidence.pages.slice(0, pages)) {
        const { pathname, search } = new URL(page.url);
        const verdicts = SEO_AUDITS.map((audit) => [audit, judgePageAlone(evidence, page, audit)] as const);
        // fromEntries forgets that SEO_AUDITS has every audit.
        const ours = Object.fromEntries(verdicts) as AskedPage["ours"];
        read.push({ slug: label.slug, url: page.url, page, local: pathname + search, ours });
      }
    }
    return read;
  } finally {
    corpus.stop();
  }
}

/** Audits without a verdict, because the run broke off or ended at another page, are not compared. */
function comparePage({ url, page, ours }: AskedPage, found: Audits): Compared[] {
  return SEO_AUDITS.flatMap((audit) => {
    const theirs = found[audit];
    if (theirs === undefined) return [];
    const { isNamed, shown, about } = ours[audit];
    const namedBy = isNamed ? (theirs === "fail" ? "both" : "ours") : theirs === "fail" ? "lighthouse" : "neither";
    return [{ url, audit, namedBy, shown, expected: explain({ audit, namedBy, about, page }) }];
  });
}

function explain({
  audit,
  namedBy,
  about,
  page,
}: Pick<Compared, "audit" | "namedBy"> &
  Pick<PageVerdict, "about"> &
  Pick<AskedPage, "page">): ExpectedDifference | null {
  const explains = (known: ExpectedDifference): boolean =>
    known.audit === audit &&
    known.namedBy === namedBy &&
    (known.holds?.(page) ?? true) &&
    about.every((named) => known.about === undefined || known.about.some((fault) => named.includes(fault)));
  return EXPECTED_DIFFERENCES.find(explains) ?? null;
}

const SHOWN_CHARS = 160;
/** Share of the verdicts on shared questions that agree. */
const GOAL = 0.98;
const agrees = ({ namedBy }: Compared): boolean => namedBy === "both" || namedBy === "neither";

/** Gives the share of agreeing verdicts among those in which both were asked the same. */
function print(compared: readonly Compared[]): number {
  const table = new Table({
    head: ["audit", "pages", "both name it", "neither", "only ours", "only Lighthouse", "expected", "open"],
    style: { head: [], border: [] },
    chars: { mid: "", "left-mid": "", "mid-mid": "", "right-mid": "" },
  });
  const count = (of: readonly Compared[], namedBy: Compared["namedBy"]): number =>
    of.filter((one) => one.namedBy === namedBy).length;
  for (const audit of SEO_AUDITS) {
    const of = compared.filter((one) => one.audit === audit);
    const differing = of.filter((one) => !agrees(one));
    const expected = differing.filter((one) => one.expected !== null).length;
    const kinds = (["both", "neither", "ours", "lighthouse"] as const).map((namedBy) => count(of, namedBy));
    table.push([audit, of.length, ...kinds, expected, differing.length - expected]);
  }
  console.log(table.toString());
  const differing = compared.filter((one) => !agrees(one));
  const open = differing.filter(({ expected }) => expected === null);
  console.log(`${new Set(compared.map(({ url }) => url)).size} pages, ${compared.length} verdicts.`);
  const shared = compared.filter(({ expected }) => expected?.isAnotherQuestion !== true);
  const agreeing = compared.length - differing.length;
  console.log(`Agreement where both ask the same: ${percent(agreeing, shared.length)}.`);
  console.log(`With the faults that only we ask about counted as differences: ${percent(agreeing, compared.length)}.`);
  console.log(`Not explained: ${open.length}.`);
  for (const known of EXPECTED_DIFFERENCES) {
    const these = differing.filter(({ expected }) => expected === known);
    if (these.length === 0) continue;
    console.log(`\n${known.audit}, named by ${known.namedBy} alone, ${these.length} times: ${known.reason}`);
    for (const { url, shown } of these) console.log(`  ${url} ${shown.join(" | ").slice(0, SHOWN_CHARS)}`);
  }
  if (open.length > 0) console.log("\nOpen:");
  for (const { url, audit, namedBy, shown } of open)
    console.log(`  ${audit}, ${namedBy} alone: ${url} ${shown.join(" | ").slice(0, SHOWN_CHARS)}`);
  return shared.length === 0 || open.length > 0 ? 0 : agreeing / shared.length;
}

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(2)} % (${part} of ${of})`;
