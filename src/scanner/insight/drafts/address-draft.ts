// The page's own address, its versions in other languages, and its plain-text form.
import { addressParts } from "../../../model/address-parts.ts";
import { canonicalsOf, likelyOriginal, pageKey } from "../../evidence/access/access-canonical.ts";
import { rightCode, versionsOf } from "../../evidence/access/access-hreflang.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import { isCartAddress } from "../../evidence/commerce/cart-address.ts";
import type { PageFacts, PageKind } from "../../evidence/page-facts.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { SiteEvidence, SitemapFacts } from "../../evidence/site-evidence.ts";
import { isMainProduct } from "../../evidence/commerce/commerce-products.ts";
import { nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { readLanguageTag } from "../../evidence/structured/structured-language-tag.ts";
import { ownDomain } from "./own-domain.ts";
import { forPages, ownAddress, pageAddress, pagesOf, tag, type DraftMaker } from "./draft-parts.ts";

/** Only for addresses without a query: of others it cannot be told which part counts. */
export const canonicalDraft: DraftMaker = (site, outcome) => {
  const domain = ownDomain(site);
  const listed = listedHost(site);
  const shown = pagesOf(outcome, site);
  // A check shows a few of those that name none.
  const bare = site.pages.filter(
    (page) => page.kind !== "login" && !isCartAddress(page.url) && canonicalsOf(page).length === 0,
  );
  const pages = [...new Set(shown.some((page) => bare.includes(page)) ? [...shown, ...bare] : shown)].toSorted(
    (a, b) => searchedFor(a, site) - searchedFor(b, site),
  );
  return forPages(
    pages,
    {
      kind: "html",
      title: "The page's one true address",
      notes: [
        ...(domain === undefined
          ? []
          : [
              `Settle first under which address the site is to be found: its pages name ${domain}. If that is it, write it in place of ${site.target.host}.`,
            ]),
        ...(listed === null
          ? []
          : [
              leadsHere(listed, site)
                ? `The list of pages says ${listed}, which leads to ${site.target.host}: write ${site.target.host} in it.`
                : `The list of pages says ${listed} in place of ${site.target.host}: choose the name under which the site is to be found, and write it in both.`,
            ]),
        ...(pages.some((page) => listedAs(page, site) !== "")
          ? [
              "The list of pages spells addresses otherwise than the links, with or without an ending: link to the spelling of the list, and redirect the other to it.",
            ]
          : []),
        ...(pages.some((page) => canonicalsOf(page).length > 0)
          ? ["Take out any other canonical link of the page."]
          : []),
      ],
    },
    (page) => {
      const address = ownAddress((likelyOriginal(page, site.pages) ?? page).url, site);
      const named = canonicalsOf(page).find((href) => addressKey(href) === addressKey(page.url));
      const href = (named === undefined ? "" : ownAddress(named, site)) || listedAs(page, site) || address;
      return href === "" ? null : tag("link", { rel: "canonical", href });
    },
  );
};

/** The other name of the site that its list of pages uses throughout, as without "www."; null where there is none. */
function listedHost({ sitemap, target }: SiteEvidence): string | null {
  const [host, other] = new Set(sitemap.urls.map(({ loc }) => addressParts(loc)?.host ?? ""));
  const isTwin =
    host !== undefined && host !== target.host && host.replace(/^www\./, "") === target.host.replace(/^www\./, "");
  return isTwin && other === undefined ? host : null;
}

/** The other name answers with a redirect to this one, so that which of them counts is settled. */
function leadsHere(listed: string, { target: { twinHostProbe: twin, host } }: SiteEvidence): boolean {
  const isListed = twin !== null && addressParts(twin.url)?.host === listed;
  return isListed && twin.status >= 300 && twin.status < 400 && addressParts(twin.location ?? "")?.host === host;
}

/** What is offered is looked for most, after the start page; legal pages least. */
const OFFERS: ReadonlySet<PageKind> = new Set(["product", "services", "pricing", "booking", "event"]);
function searchedFor({ kind, url }: PageFacts, { structured }: SiteEvidence): number {
  if (kind === "home") return 0;
  if (kind === "legal") return 3;
  const here = structured.filter(({ pageUrl }) => pageUrl === url);
  return OFFERS.has(kind) || nodesOfType(here, "Product").some(isMainProduct) ? 1 : 2;
}

/** The spelling that the list of pages has for it, where that lists it under another than its own alone. */
function listedAs({ url }: PageFacts, { sitemap }: SiteEvidence): string {
  const same = listedByKey(sitemap.urls).get(pageKey(url)) ?? [];
  const [first] = same;
  return first === undefined || same.some(({ loc }) => addressKey(loc) === addressKey(url))
    ? ""
    : pageAddress(first.loc);
}

const listedByKey = memoByPage((urls: SitemapFacts["urls"]) => Map.groupBy(urls, ({ loc }) => pageKey(loc)));

/** The whole set of versions, which every one of them has to carry. */
export const hreflangDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site).slice(0, 2),
    {
      kind: "html",
      title: "The set of language versions",
      notes: [
        "Goes, the same, into the head of every page that it names, in place of the language links that are there.",
      ],
    },
    (page) => {
      const versions = versionsOf(page).flatMap(({ hreflang, href }) => {
        const code = rightCode(hreflang ?? "");
        const address = pageAddress(href);
        return code === null || address === "" ? [] : [{ code, address }];
      });
      // Of two addresses for one language that counts which has a language beside "all others", then one that was read.
      const isRead = ({ address }: Version): boolean =>
        site.pages.some(({ url }) => addressKey(url) === addressKey(address));
      const isPaired = ({ code, address }: Version): boolean =>
        versions.some((other) => other.code !== code && addressKey(other.address) === addressKey(address));
      const once = [...Map.groupBy(versions, ({ code }) => code.toLowerCase()).values()].flatMap(
        (same) => same.find(isPaired) ?? same.find(isRead) ?? same[0] ?? [],
      );
      const lines = withItself(once, page, site).map(({ code, address }) =>
        tag("link", { rel: "alternate", hreflang: code, href: address }),
      );
      return lines.length < 2 ? null : [...new Set(lines)].slice(0, 20).join("\n");
    },
  );

interface Version {
  code: string;
  address: string;
}

function withItself(versions: readonly Version[], page: PageFacts, { profile }: SiteEvidence): readonly Version[] {
  const own = pageAddress(page.url);
  const code = readLanguageTag(page.htmlLang ?? "") ?? profile.language.value;
  const isThere = versions.some(({ address }) => addressKey(address) === addressKey(own));
  return isThere || own === "" || code === null ? versions : [{ code, address: own }, ...versions];
}

/** Plain-text forms that were seen and that the page does not name. */
export const markdownAlternateDraft: DraftMaker = ({ markdown, pages }) => {
  const twins = markdown.twins.filter(({ isMarkdown }) => isMarkdown);
  const page = pages.find(({ url }) => twins.some((twin) => isTwinOf(twin.url, url)));
  const twin = page === undefined ? undefined : twins.find(({ url }) => isTwinOf(url, page.url));
  const href = twin === undefined ? "" : pageAddress(twin.url);
  if (page === undefined || href === "") return null;
  return {
    kind: "html",
    title: "The page's plain-text form, named",
    target: pageAddress(page.url) || href,
    content: tag("link", { rel: "alternate", type: "text/markdown", href }),
    notes: ["Other pages name their own plain-text form in the same way."],
  };
};

const isTwinOf = (twin: string, page: string): boolean =>
  addressKey(twin.replace(/(?:\/index(?:\.html)?)?\.md$/, "")) === addressKey(page) ||
  (URL.canParse(page) && new URL("/index.md", page).href === twin && new URL(page).pathname === "/");
