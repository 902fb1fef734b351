// A telephone number of the business: a link that dials, a number beside a phone word, or one in structured data.
import { findPhones } from "../../../model/find-phones.ts";
import { EMAIL } from "../../../model/mask.ts";
import type { TextBlock } from "../../evidence/page-facts.ts";
import { isFreeMail, isPlaceholderPhone } from "../../evidence/contacts/placeholders.ts";
import { isOnPartnerCard } from "../../evidence/text/partner-cards.ts";
import { hasStreetAddress } from "../../evidence/text/text-streets.ts";
import { contactNodes } from "./contact-nodes.ts";
import { brandOf, headingOf, isOwnMailHost, shown } from "./channel-site.ts";
import { isImprint, isSomebodyElse } from "./imprint.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";
import { decodePercent } from "../../../model/decode-percent.ts";

const FAX = /fax|téléfax|telefaks|faks|факс|ファックス|传真|팩스|فاكس|פקס/i;
const NOT_OWN =
  /emergency|hotline|crisis|suicide|poison|ambulance|notruf|giftnotruf|urgences|emergencias|emergenza|pogotowie|acil servis|stolen|lost card/i;
const PHONE_WORD =
  /(?:^|[^\p{L}])(?:tel|tél|phone|call|ring|dial|anruf|rufen|appelez|llame|llama|llámenos|llámanos|ligue|chiama|chiamateci|bel|zadzwoń|dzwoń|mobile|mobil|cell|telefon|telephone|téléphone|teléfono|telefono|telefone|telefoon|celular|fon|ph|gsm|whatsapp|tlf|puh|puhelin|telepon|telp|тел|телефон|τηλ|τηλέφωνο|τηλεφωνο|κινητό)(?![\p{L}]{3})|電話|电话|手机|전화|هاتف|اتصل|جوال|טלפון|נייד|फ़ोन|फोन|ফোন|মোবাইল|📞|☎|📱/iu;
/** More numbers than that on a page are a list of other people's. */
const MOST_OWN_NUMBERS = 6;

export const phone: ChannelDetector = {
  type: "phone",
  detect: (site) => {
    const pages = site.pages.filter(({ isPost }) => !isPost);
    const faxes = new Set(pages.flatMap(faxesOn));
    const found = pages.flatMap((page) => onPage(page, site, faxes));
    return [...(found.length > 0 ? found : pages.flatMap((page) => onPage(page, site))), ...inStructuredData(site)];
  },
};

const BEFORE_FAX = 16;
/** Fax is the last word before the number, and none for the telephone stands with it. */
const LABELS_FAX = new RegExp(
  String.raw`(?:${FAX.source})[\p{L}]{0,10}[^\p{L}\d.]{0,8}(?:\.:?\s?)?(?:\+|\(|00)?$`,
  "iu",
);
const WITH_FAX = /(?:tel|fon|phone)\p{L}{0,8}\.?\s?[/&+]/iu;
/** What one page calls a fax is no phone on another. */
const faxesOn = ({ facts }: ChannelPage): string[] =>
  facts.blocks
    .filter(({ text }) => FAX.test(text))
    .flatMap(({ text }) =>
      findPhones(text)
        .map((found) => ({ ...found, label: text.slice(Math.max(0, found.start - BEFORE_FAX), found.start) }))
        .filter(({ label }) => LABELS_FAX.test(label) && !WITH_FAX.test(label))
        .map(({ digits }) => digits),
    );

function onPage(page: ChannelPage, site: ChannelSite, faxes: ReadonlySet<string> = new Set()): Sighting[] {
  const links = page.links.filter((link) => /^(?:tel|callto):/i.test(link.href) && !isPlaceholderPhone(link.href));
  const own = links.filter(
    (link) =>
      !FAX.test(link.text) &&
      !NOT_OWN.test(`${link.text} ${headingOf(page, link.heading)}`) &&
      !isOnPartnerCard(page.facts, link),
  );
  const written = page.facts.blocks
    .flatMap((block, at) =>
      isReadable(block) ? numbersIn(block, [page.facts.blocks[at - 1], page.facts.blocks[at + 1]], { page, site }) : [],
    )
    .filter(({ digits }) => !faxes.has(digits));
  const numbers = new Set([
    ...own.map((link) => dialled(link.href).replace(/\D/g, "")),
    ...written.map((one) => one.digits),
  ]);
  if (numbers.size > MOST_OWN_NUMBERS && !isContactPlace(page)) return [];
  const [link] = own;
  if (link)
    return [{ url: page.url, confidence: "high", evidence: shown(`Phone link ${dialled(link.href).slice(0, 40)}`) }];
  const [first] = written;
  if (!first) return [];
  const isSure = isContactPlace(page) || first.isFixed;
  return [{ url: page.url, confidence: isSure ? "high" : "medium", evidence: shown(`Phone number ${first.number}`) }];
}

/** The address with its escaped spaces as such and without strokes of a host, so that the number in it is known as one. */
const dialled = (href: string): string =>
  decodePercent(href)
    .replace(/^(\w+:)\/+/, "$1")
    .replaceAll(/\s+/g, " ");

const isReadable = (block: TextBlock): boolean => block.tag !== "pre" && block.tag !== "code";

const isContactPlace = (page: ChannelPage): boolean =>
  /^(?:home|contact|location|about)$/.test(page.facts.kind) || isImprint(page);

interface WrittenNumber {
  digits: string;
  /** With its country code, so that it is masked like one. */
  number: string;
  /** In the header or footer that every page carries. */
  isFixed: boolean;
}

const LABEL_CHARS = 14;

/**
 * Numbers beside a phone word or after a line that is one, alone beside an e-mail address, and bare ones in header, footer
 * and contact page.
 */
function numbersIn(
  block: TextBlock,
  [before, after]: readonly (TextBlock | undefined)[],
  { page, site }: { page: ChannelPage; site: ChannelSite },
): WrittenNumber[] {
  if (!/\p{Nd}{2}/u.test(block.text) || NOT_OWN.test(block.text) || isOnPartnerCard(page.facts, block)) return [];
  const isFixed = block.region === "footer" || block.region === "header";
  const context = `${headingOf(page, block.heading)} ${before && before.text.length <= 40 ? before.text : ""}`;
  const phones = findPhones(block.text.slice(0, 2_000));
  if (phones.length === 0) return [];
  const near =
    PHONE_WORD.test(block.text.slice(0, 600)) ||
    PHONE_WORD.test(context) ||
    (isContactPlace(page) && page.facts.kind !== "location" && endsAddress(block.text, phones.at(-1))) ||
    isBesideOwnMail(block.text, phones, { page, site }) ||
    (block.text.length <= MOST_DIALLED && [before, after].some((one) => one !== undefined && isMailAddress(one.text)));
  if (!near && !isFixed && page.facts.kind !== "contact") return [];
  return (
    phones
      .filter(({ start }) => !FAX.test(block.text.slice(Math.max(0, start - LABEL_CHARS), start)))
      // A block that is only set in like a quote: nobody is quoted with a label and a number.
      .filter(
        ({ start }) => !block.quoted || PHONE_WORD.test(block.text.slice(Math.max(0, start - LABEL_CHARS), start)),
      )
      .filter(({ start }) => isFixed || !isSomebodyElse(page, context, block.text, start))
      .map(({ digits, start, end }) => ({ digits, isFixed, number: block.text.slice(start, end) }))
      .filter(({ number }) => !isPlaceholderPhone(number))
  );
}

/** A line that is no more than a number. */
const MOST_DIALLED = 20;
const isMailAddress = (text: string): boolean => /^[^\s@]{1,64}@[^\s@]{1,64}$/.test(text.trim());

const ADDRESS_CHARS = 200;
const NO_LETTER = /[^\p{L}]+/gu;
/** More letters than "phone" and "e-mail" have say of whom or what the number is. */
const MOST_BESIDE = 12;

/** The block is an address of the house and the number, and little else. */
function isBesideOwnMail(
  text: string,
  phones: readonly { start: number; end: number }[],
  place: { page: ChannelPage; site: ChannelSite },
): boolean {
  if (text.length > ADDRESS_CHARS || !text.includes("@")) return false;
  const [address] = text.match(EMAIL) ?? [];
  const rest = phones.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const letters = rest.replace(EMAIL, "").replace(NO_LETTER, "");
  return address !== undefined && letters.length <= MOST_BESIDE && isOwnMail(address.toLowerCase(), place);
}

/** Of the site's domain, or a free one that has its name or stands as a link in header or footer. */
function isOwnMail(address: string, { page, site }: { page: ChannelPage; site: ChannelSite }): boolean {
  const [local = "", host = ""] = address.split("@");
  if (isOwnMailHost(site, host)) return true;
  const brand = brandOf(site.target.registrableDomain).replace(NO_LETTER, "");
  return (
    isFreeMail(host) &&
    ((brand.length >= 4 && local.replace(NO_LETTER, "").includes(brand)) ||
      page.links.some(
        ({ href, region }) => /^(?:header|nav|footer)$/.test(region) && href.toLowerCase() === `mailto:${address}`,
      ))
  );
}

/** A number that stands last in a block of little more than a postal address. */
const endsAddress = (text: string, last: { end: number } | undefined): boolean =>
  text.length <= ADDRESS_CHARS && last !== undefined && text.slice(last.end).trim() === "" && hasStreetAddress(text);

function inStructuredData(site: ChannelSite): Sighting[] {
  return contactNodes(site.structured).flatMap(({ node, props }) => {
    const number = props["telephone"];
    if (typeof number !== "string" || isPlaceholderPhone(number)) return [];
    return [
      {
        url: node.pageUrl,
        confidence: "medium" as const,
        evidence: shown(`telephone ${number} in structured data`),
        isInData: true as const,
      },
    ];
  });
}
