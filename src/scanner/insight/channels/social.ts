// The business's own profiles: a link with a handle in header, footer or structured data.
import { vendorOf } from "../vendors.ts";
import { seenLink, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";

const NO_PROFILE =
  /\/(?:share|sharer|intent|dialog|plugins|hashtag|search|login|signup|home|explore|watch|embed|shareArticle|share-offsite|cws|pin\/create|status|p|reel|reels|posts|photos|videos|events|playlist|results|submit|tr|privacy|policies|legal|help|about)(?:[/.?]|$)|[?&](?:url|u|text|v)=/i;
/** Profiles that themes and site builders link until the owner puts in the own ones. */
const NOT_OWN =
  /^(?:wix|wixcom|wordpress|wordpressdotcom|squarespace|webflow|weebly|godaddy|shopify|envato|themeforest|colorlib|jimdo|your-?page|yourpage|yourhandle|your_?username|username|user|company|page|profile\.php|#|example|handle|profile|twitter|facebook|instagram|linkedin)$/i;
/** Facebook's newer addresses of pages; elsewhere /p/ leads to a post. */
const PAGE_BY_NUMBER = /^\/p\/(?=[^/]+-\d{8,}\/?$)/;
const FIXED = new Set(["header", "footer", "nav"]);

export const social: ChannelDetector = {
  type: "social",
  detect: (site) => [
    ...site.pages.flatMap((page) => (page.isPost || page.facts.kind === "docs" ? [] : onPage(page))),
    ...sameAs(site),
  ],
};

function onPage(page: ChannelPage): Sighting[] {
  const seen = new Set<string>();
  return page.links.flatMap((link) => {
    const vendor = profileVendor(link.href);
    if (vendor === null || seen.has(vendor)) return [];
    seen.add(vendor);
    const isOwnPlace = FIXED.has(link.region) || /^(?:home|contact|about|team)$/.test(page.facts.kind);
    return [
      {
        url: page.url,
        confidence: isOwnPlace ? ("high" as const) : ("low" as const),
        ...seenLink(link),
        vendor,
      },
    ];
  });
}

/** True for the address of a profile on a social network. */
export const isProfileAddress = (href: string): boolean => profileVendor(href) !== null;

/** The network of a profile address; null for share links, bare hosts, posts, code repositories and sample handles. */
export function profileVendor(href: string): string | null {
  const vendor = vendorOf("social", href);
  if (!vendor?.isSpecific || /^(?:GitHub|GitLab|Medium|Note|Reddit)$/.test(vendor.vendor)) return null;
  const { pathname, search } = new URL(href);
  const path = vendor.vendor === "Facebook" ? pathname.replace(PAGE_BY_NUMBER, "/") : pathname;
  if (NO_PROFILE.test(`${path}${search}`)) return null;
  const parts = pathname.split("/").filter((part) => part !== "");
  const handle = (parts.at(-1) ?? "").replace(/^@/, "");
  if (parts.length === 0 && !/[?&]id=\d{6,}/.test(search)) return null;
  return NOT_OWN.test(handle) && !/[?&]id=\d{6,}/.test(search) ? null : vendor.vendor;
}

function sameAs(site: ChannelSite): Sighting[] {
  return site.structured
    .filter((node) => node.path === "" || node.path === "publisher" || node.path === "mainEntity")
    .flatMap((node) => {
      const addresses = [node.props["sameAs"]].flat().filter((one): one is string => typeof one === "string");
      const address = addresses.find((one) => URL.canParse(one) && profileVendor(one) !== null);
      const vendor = address === undefined ? null : profileVendor(address);
      return vendor === null
        ? []
        : [
            {
              url: node.pageUrl,
              confidence: "medium" as const,
              evidence: shown(`Profile at ${vendor} in structured data`),
              vendor,
              isInData: true as const,
            },
          ];
    });
}
