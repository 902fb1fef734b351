// An e-mail address of the business: a mail link, a visible address, or one hidden from harvesters.
import { EMAIL } from "../../../model/mask.ts";
import type { TextBlock } from "../../evidence/page-facts.ts";
import { isFreeMail, isPlaceholderEmail } from "../../evidence/contacts/placeholders.ts";
import { isOnPartnerCard } from "../../evidence/text/partner-cards.ts";
import { contactNodes } from "./contact-nodes.ts";
import { headingOf, isOwnMailHost, named, shown } from "./channel-site.ts";
import { isImprint, isSomebodyElse } from "./imprint.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";
import { decodePercent } from "../../../model/decode-percent.ts";

const SPELLED =
  /([\p{L}\p{N}._%+-]{2,64})\s?[[({]\s?(?:at|ät|@|arroba|małpa|собака)\s?[\])}]\s?([\p{L}\p{N}-]{1,63})\s?(?:\.|[[({]\s?(?:dot|punkt|punto|ponto|point|kropka)\s?[\])}])\s?(\p{L}{2,24}(?:\.\p{L}{2,6})?)/giu;
/** Its middle alone: most texts have brackets, hardly one has these. */
const SPELLED_AT = /[[({]\s?(?:at|ät|@|arroba|małpa|собака)\s?[\])}]/iu;
const MAINTAINER = /^(?:authors?|maintainers?|autoren?|auteurs?|autores?|autori)\b/i;
const CONTACT_KINDS = /^(?:home|contact|about|location|team)$/;

export const email: ChannelDetector = {
  type: "email",
  detect: (site) => {
    const found = withoutSamples(site.pages.flatMap((page) => onPage(page, site)));
    return [...confirmForeign(found), ...inStructuredData(site)];
  },
};

interface Found extends Sighting {
  address: string;
  isForeign: boolean;
  /** In the text of a page that shows a product at work, and of another domain than the site's. */
  isSample: boolean;
}

/** What a mock-up shows of an invented customer, unless a link or another page has the same address. */
function withoutSamples(found: readonly Found[]): Found[] {
  const meant = new Set(found.filter(({ isSample }) => !isSample).map(({ address }) => address));
  const pages = Map.groupBy(found, ({ address }) => address);
  const isOnce = (address: string): boolean => new Set(pages.get(address)?.map(({ url }) => url)).size === 1;
  return found.filter(({ address, isSample }) => !isSample || meant.has(address) || !isOnce(address));
}

/** A page that shows the product with made-up data; one on which a demo is asked for is none. */
function isMockUp(page: ChannelPage): boolean {
  const path = URL.canParse(page.url) ? new URL(page.url).pathname.replaceAll(/[-_/.]/g, " ") : "";
  const title = `${page.facts.titles[0] ?? ""} ${path}`;
  return named("mock-up", title, page) !== null && named("mock-up-asked", title, page) === null;
}

function onPage(page: ChannelPage, site: ChannelSite): Found[] {
  const found: Found[] = [];
  for (const link of page.links) {
    const address = addressOf(link.href);
    if (address === null || isPlaceholderEmail(address)) continue;
    const isFixed = link.region === "footer" || link.region === "header" || link.region === "nav";
    const heading = headingOf(page, link.heading);
    const line = page.isLegal ? (page.facts.blocks.find(({ text }) => text.includes(link.text))?.text ?? "") : "";
    const isOthers =
      !isFixed && (isSomebodyElse(page, heading, line, line.indexOf(link.text)) || isOnPartnerCard(page.facts, link));
    const { isOwn: _isOwn, ...judged } = judge(page, site, address, { isFixed, isOthers, heading });
    found.push({ ...judged, isSample: false });
  }
  const isShow = isMockUp(page);
  for (const [at, block] of page.facts.blocks.entries()) {
    if (block.tag === "pre" || block.tag === "code" || block.quoted) continue;
    for (const address of addressesIn(block)) {
      const isFixed = block.region === "footer" || block.region === "header";
      const heading = headingOf(page, block.heading);
      const name = address.slice(0, address.indexOf("@"));
      const line = page.isLegal ? `${page.facts.blocks[at - 1]?.text.slice(-60) ?? ""} ${block.text}` : "";
      const isOthers =
        !isFixed && (isSomebodyElse(page, heading, line, line.indexOf(name)) || isOnPartnerCard(page.facts, block));
      const { isOwn, ...judged } = judge(page, site, address, { isFixed, isOthers, heading });
      found.push({ ...judged, isSample: isShow && !isOwn });
    }
  }
  return found.filter((one) => !(page.isPost && one.isForeign));
}

function addressesIn(block: TextBlock): string[] {
  const text = block.text.slice(0, 4_000);
  const plain = text.includes("@") ? [...text.matchAll(EMAIL)].map((match) => match[0]) : [];
  const spelled = SPELLED_AT.test(text)
    ? [...text.matchAll(SPELLED)].map((match) => `${match[1]}@${match[2]}.${match[3]}`)
    : [];
  return [...plain, ...spelled].filter((address) => !isPlaceholderEmail(address));
}

/** mailto: and Cloudflare's encoded links, whose first byte is the key of the rest. */
function addressOf(href: string): string | null {
  const mail = /^mailto:([^?]+)/i.exec(href)?.[1];
  if (mail !== undefined) return decodePercent(mail).trim();
  const code = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{8,200})$/i.exec(href)?.[1];
  if (code === undefined) return null;
  const bytes = (code.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const key = bytes[0] ?? 0;
  return String.fromCharCode(...bytes.slice(1).map((byte) => byte ^ key));
}

function judge(
  page: ChannelPage,
  site: ChannelSite,
  address: string,
  place: { isFixed: boolean; isOthers: boolean; heading: string },
): Omit<Found, "isSample"> & { isOwn: boolean } {
  const host = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  const isOwn = isOwnMailHost(site, host);
  const isNear =
    place.isFixed ||
    CONTACT_KINDS.test(page.facts.kind) ||
    isImprint(page) ||
    named("contact", place.heading, page) !== null ||
    MAINTAINER.test(place.heading);
  const made = { url: page.url, address: address.toLowerCase(), evidence: shown(`E-mail address ${address}`), isOwn };
  if (place.isOthers) return { ...made, confidence: "low", isForeign: true };
  if (isOwn) return { ...made, confidence: "high", isForeign: false };
  if (isFreeMail(host)) return { ...made, confidence: isNear ? "high" : "medium", isForeign: page.isPost };
  return { ...made, confidence: isNear ? "medium" : "low", isForeign: true };
}

/** An address of another domain in two places that are no posts is the business's own after all. */
function confirmForeign(found: readonly Found[]): Sighting[] {
  const pages = new Map<string, Set<string>>();
  for (const { address, url } of found) pages.set(address, (pages.get(address) ?? new Set()).add(url));
  return found.map(({ address, isForeign: _isForeign, isSample: _isSample, ...sighting }) => ({
    ...sighting,
    confidence: sighting.confidence === "low" && (pages.get(address)?.size ?? 0) >= 2 ? "medium" : sighting.confidence,
  }));
}

function inStructuredData(site: ChannelSite): Sighting[] {
  return contactNodes(site.structured).flatMap(({ node, props }) => {
    const address = typeof props["email"] === "string" ? props["email"].replace(/^mailto:/i, "") : "";
    if (address === "" || isPlaceholderEmail(address)) return [];
    return [
      {
        url: node.pageUrl,
        confidence: "medium" as const,
        evidence: shown(`email ${address} in structured data`),
        isInData: true as const,
      },
    ];
  });
}
