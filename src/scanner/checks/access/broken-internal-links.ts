import { addressParts } from "../../../model/address-parts.ts";
import type { EvidenceItem } from "../../../model/outcome.ts";
import { printableUrl } from "../../../model/target.ts";
import { countOf, listOf, pathOf, startWith } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { isSilent } from "../../evidence/access/access-silence.ts";
import { otherHostIn } from "../../evidence/access/forgotten-scheme.ts";
import type { PageFacts, Region } from "../../evidence/page-facts.ts";
import type { CrawlFacts, LinkCheck } from "../../evidence/site-evidence.ts";
import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";
import { isDoor } from "../../evidence/access/door-address.ts";
import { meantBeyondSlash } from "../../evidence/access/slash-base.ts";
import { bentByBase } from "../../evidence/access/bent-base.ts";
import {
  BY_BASE,
  IN_MENU,
  IN_VIEW,
  isFile,
  isGoneByBase,
  isGoneFromMenu,
  isGoneFromView,
} from "../../evidence/access/file-address.ts";

const PASS_SHARE = 0.02;
const WARN_SHARE = 0.05;
/** Refusals of a visitor or of a HEAD request say nothing of whether the page exists. */
const NO_VERDICT = new Set([401, 403, 405, 407, 451]);
/** Names and addresses that lead to the reader's own machine or, by RFC 6761 and RFC 6762, nowhere on the internet. */
const OWN_MACHINE =
  /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|[\w.-]{1,200}\.(?:localhost|test|invalid|local))$/i;

/** What Cloudflare writes in the place of a mail address is for its own script to turn back. */
const OF_NETWORK = /^https?:\/\/[^/]+\/cdn-cgi\//i;

/** Links to the machine on which the site was built count without being tried: nobody else can follow them. */
export const brokenInternalLinks = defineCheck({
  id: "broken-internal-links",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["linkChecks", "target", "pages", "crawl"],
  title: "Links lead to pages that exist",
  why: "AI crawlers spend about a third of their visits on pages that are gone; each such visit is one less for a page that exists.",
  fix: "Correct the links named here or redirect the old addresses to their successors; put a file that is still needed back under its address.",
  effort: "S",
  reference: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
  headline: ({ name, people }, shown = []) =>
    shown.length > 0 && shown.every(({ url }) => isDoor(url))
      ? `${startWith(people)} of ${name} may not get in where they log in, sign up or pay`
      : shown.some(isGoneByBase)
        ? `A base element on the pages of ${name} sends links and files to an address that is gone`
        : shown.some(isGoneFromMenu)
          ? `The menu of ${name} leads ${people} to a page that is gone`
          : shown.some(isGoneFromView)
            ? `The home page of ${name} leads ${people} to pages that are gone`
            : shown.some(({ url }) => isFile(url))
              ? goneFile(shown, people, name)
              : `Links on the pages of ${name} lead readers to pages that are gone`,
  run({ linkChecks, target, pages, crawl }) {
    const asked = [...linkChecks, ...goneWhenRead(crawl.pagesFailed, pages, linkChecks)].filter(
      ({ from, status, url }) =>
        from === "internal" &&
        !isSilent(status) &&
        !NO_VERDICT.has(status) &&
        !OF_NETWORK.test(url) &&
        // A copy holds pages, and nothing behind a log-in or a till.
        !(target.isLocalCopy && status >= 400 && isDoor(url)),
    );
    const unreachable = target.isLocalCopy ? [] : linksToOwnMachine(pages, target.host);
    if (asked.length === 0 && unreachable.length === 0)
      return unable(`No link within ${target.host} that was tried answered.`);
    const broken = asked.filter(({ status }) => status >= 400);
    const bent = broken.filter((link) => bentByBase(link, asked, pages));
    const tooDeep = linksTooDeep(
      broken.filter((link) => !bent.includes(link)),
      pages,
    );
    const gone = broken.length === 0 ? "" : `: ${listOf(broken.map(({ url }) => pathOf(url)))}`;
    const tried =
      asked.length === 1
        ? `The one link within ${target.host} that was tried ${broken.length === 1 ? "is dead" : "leads to a page"}${gone}.`
        : `${target.host} has ${broken.length === 0 ? "no" : broken.length} dead ${broken.length === 1 ? "link" : "links"} among the ${asked.length} tried${gone}.`;
    const situation = [
      ...(asked.length === 0 ? [] : [tried]),
      ...(bent.length === 0
        ? []
        : [
            `The base element on ${sourcesOf(bent)} is the cause: links, style sheets, scripts and pictures without an address of their own are looked for under it.`,
          ]),
      ...(tooDeep === null ? [] : [tooDeep.cause]),
      ...(unreachable.length === 0
        ? []
        : [
            `${countOf(unreachable.length, "address", "addresses")} on its pages ${unreachable.length === 1 ? "names" : "name"} a machine that no visitor can reach.`,
          ]),
    ].join(" ");
    const dead = broken.length + unreachable.length;
    const leads = broken.filter((link) => isOfView(link, pages));
    const inView = leads.length < LEAST_IN_VIEW ? [] : leads;
    const evidence = [
      ...unreachable.slice(0, 2),
      ...broken
        .toSorted((a, b) => Number(isOfMenu(b, pages)) - Number(isOfMenu(a, pages)))
        .slice(0, 5)
        .map((link) => {
          if (tooDeep?.links.includes(link) === true && !isLedTo(link.foundOn, pages))
            return seen(link.url, String(link.status), `${LINKED_FROM} ${link.foundOn} for a page one folder higher.`);
          if (bent.includes(link)) return seen(link.url, String(link.status), `${BY_BASE} ${link.foundOn}.`);
          const place = isOfMenu(link, pages) ? IN_MENU : inView.includes(link) ? IN_VIEW : LINKED_FROM;
          return seen(link.url, String(link.status), `${place} ${link.foundOn}.${lackOf(link)}`);
        }),
    ];
    const share = dead / (asked.length + unreachable.length);
    if (share <= PASS_SHARE) return pass(situation, evidence);
    // In a small sample one dead link is already above the share that would fail.
    return (share <= WARN_SHARE || dead === 1 ? warn : fail)(situation, evidence, {
      fix: [
        bent.length === 0 ? "" : `Take the base element out of ${sourcesOf(bent)}, or correct its address.`,
        tooDeep?.fix ?? "",
        correctionOf(broken.filter((link) => !bent.includes(link) && tooDeep?.links.includes(link) !== true)),
        unreachable.length === 0 ? "" : "Give links to a machine of the makers their public address.",
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
    });
  },
});

const LEAST_TOO_DEEP = 3;
/** Many dead links of one cause have one mend; fewer may have been written as they are. */
function linksTooDeep(broken: readonly Tried[], pages: readonly PageFacts[]) {
  const links = broken.filter((link) => meantBeyondSlash(link, pages) !== null);
  const [first] = links;
  const meant = first === undefined ? null : meantBeyondSlash(first, pages);
  if (first === undefined || meant === null || links.length < LEAST_TOO_DEEP) return null;
  const all = links.length === broken.length ? "They" : `${links.length} of them`;
  const cause = `${all} have one cause: on ${pathOf(first.foundOn)} a link without a slash at its start asks for ${pathOf(first.url)}, and means ${pathOf(meant)}.`;
  const fix = `Begin the links on ${sourcesOf(links)} with a slash.`;
  return { links, cause, fix };
}

type Tried = Pick<LinkCheck, "from" | "url" | "foundOn" | "status">;
const GONE = /\b(?:404|410)$/;

/** Pages that the site links to and that were gone when this scan came to read them. */
function goneWhenRead(
  failed: CrawlFacts["pagesFailed"],
  pages: readonly PageFacts[],
  known: readonly LinkCheck[],
): Tried[] {
  const tried = new Set(known.map(({ url }) => url));
  return failed.flatMap(({ url, reason }) => {
    const status = GONE.exec(reason)?.[0];
    const leads = pages.find((page) => leadsTo(url, page));
    if (status === undefined || tried.has(url) || leads === undefined) return [];
    return [{ from: "internal" as const, url, foundOn: leads.url, status: Number(status) }];
  });
}

/** " It lacks https:// before twitter.com/acme.", or nothing. */
function lackOf({ url }: Link): string {
  const other = otherHostIn(url);
  return other === null ? "" : ` It lacks https:// before ${other}.`;
}

/** Which file, and which page sends people to it. */
function goneFile(shown: readonly EvidenceItem[], people: string, name: string): string {
  const { url, meaning } = shown.find((one) => isFile(one.url)) ?? { url: "", meaning: "" };
  const from = pathOf(meaning.slice(LINKED_FROM.length, -1).trim());
  return `${startWith(people)} cannot open ${pathOf(url).split("/").at(-1)}, to which ${from} of ${name} sends them`;
}
const LINKED_FROM = "Linked from";

const leadsTo = (url: string, { anchors }: PageFacts): boolean =>
  anchors.some(({ href, hidden }) => !hidden && href.split("#")[0] === url);
const isLedTo = (url: string, pages: readonly PageFacts[]): boolean => pages.some((page) => leadsTo(url, page));

type Link = { url: string; foundOn: string };
const standsIn = ({ url, foundOn }: Link, pages: readonly PageFacts[], regions: readonly Region[]): boolean =>
  !isFile(url) &&
  pages.some(
    (page) =>
      page.url === foundOn &&
      page.anchors.some(
        ({ href, region, hidden }) => regions.includes(region) && !hidden && href.split("#")[0] === url,
      ),
  );
/** On the page that was read first, as a visitor would see it. */
const isOfMenu = (link: Link, pages: readonly PageFacts[]): boolean =>
  standsIn(link, pages, ["nav"]) ||
  // Without a marked menu it stands in the header.
  standsIn(
    link,
    pages.filter((page) => !hasMarkedMenu(page)),
    ["header"],
  );
/** Below another heading than the links of the header it is that of the footer. */
function hasMarkedMenu({ anchors }: PageFacts): boolean {
  const heads = new Set(anchors.flatMap(({ region, heading }) => (region === "header" ? [heading] : [])));
  return anchors.some(({ region, heading }) => region === "nav" && heads.has(heading));
}
/** One dead link there is a slip; several are what the business puts forward, such as its featured products. */
const LEAST_IN_VIEW = 3;
const isOfView = (link: Link, pages: readonly PageFacts[]): boolean =>
  standsIn(
    link,
    pages.filter(({ kind }) => kind === "home"),
    ["main"],
  );

function correctionOf(broken: Broken): string {
  const doors = broken.filter(({ url }) => isDoor(url));
  const files = broken.filter(({ url }) => isFile(url));
  const cut = broken.filter((link) => otherHostIn(link.url) !== null);
  const pages = broken.filter((link) => ![...doors, ...files, ...cut].includes(link));
  return [schemeAdded(cut), doorsOpened(doors), filesBack(files), pagesFound(pages)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

type Broken = readonly Link[];
const targetsOf = (broken: Broken): string => listOf(broken.map(({ url }) => pathOf(url)));
const sourcesOf = (broken: Broken): string => listOf([...new Set(broken.map(({ foundOn }) => pathOf(foundOn)))]);

const schemeAdded = (cut: Broken): string =>
  cut.length === 0
    ? ""
    : `Write https:// before ${listOf(cut.map(({ url }) => otherHostIn(url) ?? ""))} in the ${cut.length === 1 ? "link" : "links"} on ${sourcesOf(cut)} and wherever else ${cut.length === 1 ? "it stands" : "they stand"}.`;

/** What the text around the link asks for cannot be done without the file: taking the link out would not help. */
function filesBack(broken: Broken): string {
  if (broken.length === 0) return "";
  const [back, given] =
    broken.length === 1
      ? ["its address, or link where it is", "it is"]
      : ["their addresses, or link where they are", "they are"];
  return `Put ${targetsOf(broken)} back under ${back} now; if ${given} given up, change what ${sourcesOf(broken)} ${isOneSource(broken) ? "says" : "say"} of ${broken.length === 1 ? "it" : "them"}.`;
}

/** Nobody gives up the place where customers log in or pay. */
const doorsOpened = (broken: Broken): string =>
  broken.length === 0
    ? ""
    : `See that ${targetsOf(broken)} (linked on ${sourcesOf(broken)}) ${broken.length === 1 ? "opens" : "open"}: ${broken.length === 1 ? "it" : "they"} could not be opened by this scan.`;

const isOneSource = (broken: Broken): boolean => new Set(broken.map(({ foundOn }) => foundOn)).size === 1;

function pagesFound(broken: Broken): string {
  if (broken.length === 0) return "";
  const [links, old, gone] =
    broken.length === 1
      ? ["link", "address to its successor", "the link where nothing takes its place"]
      : ["links", "addresses to their successors", "those whose page has none"];
  return `Correct the ${links} to ${targetsOf(broken)} (found on ${sourcesOf(broken)}), or redirect the old ${old}; take out ${gone}.`;
}

/** Each address once. Manuals tell their readers to open such an address, by its name. */
function linksToOwnMachine(pages: readonly PageFacts[], own: string): EvidenceItem[] {
  const found = new Map<string, EvidenceItem>();
  for (const { url, kind, anchors } of pages) {
    if (kind === "docs" || kind === "post" || kind === "blog") continue;
    for (const { href, text } of anchors) {
      const { host, hostname } = addressParts(href) ?? { host: "", hostname: "" };
      const isOnDisk = /^file:\/\//i.test(href);
      if (
        !(isOnDisk || OWN_MACHINE.test(hostname)) ||
        host === own ||
        found.has(href) ||
        text.includes(hostname || "file:")
      )
        continue;
      const received = isOnDisk ? "an address that begins with file:" : printableUrl(href);
      found.set(
        href,
        seen(url, `“${quoteOf(text)}” leads to ${received}`, "Only the machine on which the site was built has this."),
      );
    }
  }
  return [...found.values()];
}
