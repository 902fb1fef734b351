// Whether name, address and phone of a business agree between the places of its site.
import { findPhones } from "../../../model/find-phones.ts";
import { maskPersonalData } from "../../../model/mask.ts";
import { printableUrl } from "../../../model/target.ts";
import { isPlaceholderPhone } from "../contacts/placeholders.ts";
import labels from "../data/contact-labels.json" with { type: "json" };
import { textOf, textsOf } from "./collect-structured.ts";
import type { PageFacts, TextBlock } from "../page-facts.ts";
import { holdsName, isSamePhone, nameKey, phoneDigits, phonesIn, streetWords } from "./structured-contact.ts";
import { addressOf, ownOrganizations } from "./structured-entity.ts";
import { differingFooters, type FooterFact } from "./structured-footer-contacts.ts";
import type { SiteEvidence, SiteNode } from "../site-evidence.ts";
import { foldText } from "../text/text-search.ts";

export interface ContactFact {
  fact: "name" | "address" | FooterFact;
  state: "agrees" | "differs" | "unobserved";
  url: string;
  otherUrl: string;
  /** What stands at `url`, personal data masked; "" unless it differs. */
  detail: string;
}

type ContactEvidence = Pick<SiteEvidence, "structured" | "target" | "pages" | "home">;

const unobserved = (fact: ContactFact["fact"]): ContactFact => ({
  fact,
  state: "unobserved",
  url: "",
  otherUrl: "",
  detail: "",
});
const agrees = (fact: ContactFact["fact"]): ContactFact => ({ ...unobserved(fact), state: "agrees" });

/** The three facts, each compared as far as it was seen in two places, and what footers of one place say differently. */
export function compareContacts(site: ContactEvidence): ContactFact[] {
  const organizations = ownOrganizations(site);
  const facts = [
    comparePhones(site, organizations),
    compareAddresses(site, organizations),
    compareNames(site, organizations),
  ];
  // What the data say is on some page still contradicts the pages that say otherwise.
  const known = new Set(facts.flatMap(({ fact, state }) => (state === "differs" ? [fact] : [])));
  const own = differingFooters(site.pages)
    .filter(({ fact }) => !known.has(fact))
    .map(({ fact, url, otherUrl, received }) => differs(fact, { url, text: received }, otherUrl));
  const replaced = new Set(own.map(({ fact }) => fact));
  return [...facts.filter(({ fact }) => !replaced.has(fact)), ...own];
}

function comparePhones({ pages, structured }: ContactEvidence, organizations: readonly SiteNode[]): ContactFact {
  const contacts = structured.filter(({ types }) => types.includes("ContactPoint"));
  const stated = [...organizations, ...contacts].flatMap((node) =>
    textsOf(node.props.telephone)
      .filter((text) => !isPlaceholderPhone(text))
      .map((text) => ({ digits: phoneDigits(text), url: node.pageUrl, text })),
  );
  const linked = pages
    .flatMap((page) =>
      page.anchors
        .filter(({ href }) => href.startsWith("tel:") && !isPlaceholderPhone(href))
        .map(({ href, region }) => ({ digits: phoneDigits(href), url: page.url, text: href, region, kind: page.kind })),
    )
    .filter(({ digits }) => digits.length >= 6);
  const [first] = stated;
  if (!first) return compareOwnPhones(linked);
  const written = pages.flatMap(({ blocks }) => blocks.flatMap(({ text }) => phonesIn(text)));
  const all = [...linked.map(({ digits }) => digits), ...written];
  const odd = legalPhone(pages, [...stated, ...linked]);
  if (odd !== null) return differs("phone number", odd, first.url);
  const rival = rivalPhone(organizations, structured);
  if (rival !== null) return rival;
  if (stated.some(({ digits }) => all.some((other) => isSamePhone(digits, other)))) return agrees("phone number");
  const [shown] = linked;
  if (!shown) return unobserved("phone number");
  return differs("phone number", shown, first.url);
}

/** The number by which the data of one page call a business of one place otherwise than those of another page do. */
function rivalPhone(organizations: readonly SiteNode[], structured: readonly SiteNode[]): ContactFact | null {
  const places = structured
    .filter(({ types }) => types.includes("PostalAddress"))
    .map(({ props }) => foldText(`${textOf(props.streetAddress)} ${textOf(props.addressLocality)}`));
  if (new Set(places).size > 1) return null;
  const told = organizations.flatMap(({ pageUrl, props }) => {
    const [text, ...more] = textsOf(props.telephone);
    const isOne = text !== undefined && more.length === 0 && !isPlaceholderPhone(text);
    return isOne ? [{ url: pageUrl, text, digits: phoneDigits(text), name: nameKey(textOf(props.name)) }] : [];
  });
  const [first, ...others] = told;
  const other = others.find(
    ({ url, name, digits }) => url !== first?.url && name === first?.name && !isSamePhone(digits, first.digits),
  );
  return first === undefined || other === undefined ? null : differs("phone number", other, first.url);
}

const LABEL = /(?<!\p{L})(?:t[eé]l|(?:t[eé]l[eé])?(?:f[oó]n[oe]?|phone))[.: ]{0,4}$/iu;
/** An authority that hears complaints, an officer from outside. */
const OF_OTHERS = new RegExp(labels.ofOthers);
/** Lines of an address between the name of its owner and the phone number. */
const LINES_OF_ADDRESS = 6;

/** What two legal pages call the phone number, where none shows one of those that the rest of the site gives. */
function legalPhone(pages: readonly PageFacts[], known: readonly { digits: string }[]) {
  const isKnown = (digits: string): boolean => known.some((one) => isSamePhone(one.digits, digits));
  const legal = pages.filter(({ kind }) => kind === "legal");
  if (legal.some(({ blocks }) => blocks.some(({ text }) => phonesIn(text).some(isKnown)))) return null;
  const found = legal.flatMap(({ url, blocks }) =>
    blocks.flatMap(({ text }, at) => {
      const labelled = findPhones(text).filter(
        ({ start, digits }) => LABEL.test(text.slice(0, start)) && phoneDigits(digits).length >= 6,
      );
      const around = labelled.length === 0 ? [] : blocks.slice(Math.max(0, at - LINES_OF_ADDRESS), at + 1);
      return around.some((block) => OF_OTHERS.test(foldText(block.text)))
        ? []
        : labelled.map(({ start, end, digits }) => ({
            url,
            text: text.slice(start, end),
            digits: phoneDigits(digits),
          }));
    }),
  );
  return (
    found.find((one) => found.some(({ url, digits }) => url !== one.url && isSamePhone(digits, one.digits))) ?? null
  );
}

/** Without a number in the data: numbers linked in the footer against those linked on the contact page. */
function compareOwnPhones(
  linked: readonly { digits: string; url: string; text: string; region: string; kind: string }[],
): ContactFact {
  const footer = linked.filter(({ region }) => region === "footer" || region === "header");
  const contact = linked.filter(({ kind, region }) => kind === "contact" && region === "main");
  const [shown] = contact;
  const [base] = footer;
  if (!shown || !base) return unobserved("phone number");
  const same = contact.some(({ digits }) => footer.some((other) => isSamePhone(digits, other.digits)));
  return same ? agrees("phone number") : differs("phone number", shown, base.url);
}

const differs = (fact: ContactFact["fact"], shown: { url: string; text: string }, otherUrl: string): ContactFact => ({
  fact,
  state: "differs",
  url: shown.url,
  otherUrl: printableUrl(otherUrl),
  detail: maskPersonalData(shown.text.replace(/^tel:/, "")),
});

const NEIGHBOURS = 2;

/** The street of the data must stand near its number on a page; a street that differs needs the postal code beside it. */
function compareAddresses({ pages, structured }: ContactEvidence, organizations: readonly SiteNode[]): ContactFact {
  const address = addressOf(organizations, structured);
  if (!address) return unobserved("address");
  const street = streetWords(textOf(address.props.streetAddress));
  const postal = foldText(textOf(address.props.postalCode)).replace(/\s+/g, "");
  const numbers = street.filter((word) => /\d/.test(word));
  const name = street.filter((word) => !/\d/.test(word)).sort((a, b) => b.length - a.length)[0];
  if (name === undefined) return unobserved("address");
  const needed = [name, ...numbers.slice(0, 1)];
  for (const page of pages) {
    const places = windows(page.blocks);
    if (places.some((text) => holdsAll(streetWords(text), needed))) return agrees("address");
  }
  if (postal.length < 4) return unobserved("address");
  for (const page of pages) {
    const at = page.blocks.findIndex(
      ({ text }) => foldText(text).replace(/\s+/g, "").includes(postal) && text.length < 200,
    );
    const near = page.blocks
      .slice(Math.max(0, at - 1), at + 2)
      .map(({ text }) => text)
      .join(" ");
    if (at !== -1 && /\d/.test(near.replace(/\s+/g, "").toLowerCase().replace(postal, ""))) {
      return {
        ...differs("address", { url: page.url, text: "" }, address.pageUrl),
        detail: "same postal code, another street or house number",
      };
    }
  }
  return unobserved("address");
}

/** Each block with the next ones, since addresses are often set line by line. */
const windows = (blocks: readonly TextBlock[]): string[] =>
  blocks.map((_, at) =>
    blocks
      .slice(at, at + NEIGHBOURS + 1)
      .map(({ text }) => text.slice(0, 400))
      .join(" "),
  );

const holdsAll = (words: readonly string[], needed: readonly string[]): boolean =>
  needed.every((word) => words.some((other) => other === word || (word.length > 5 && other.startsWith(word))));

function compareNames({ pages, home }: ContactEvidence, organizations: readonly SiteNode[]): ContactFact {
  const named = organizations.find(({ props }) => textOf(props.name) !== "");
  if (!named) return unobserved("name");
  const keys = ["name", "legalName", "alternateName"].flatMap((name) => textsOf(named.props[name])).map(nameKey);
  const texts = pages.flatMap(shownNames);
  if (texts.length === 0) return unobserved("name");
  if (texts.some((text) => keys.some((key) => holdsName(text, key)))) return agrees("name");
  return differs("name", { url: named.pageUrl, text: textOf(named.props.name) }, home.url);
}

/** Places in which a business names itself: titles, headings, header and footer, and the contact page. */
const shownNames = (page: PageFacts): string[] =>
  [
    ...page.titles,
    ...page.headings.map(({ text }) => text),
    ...page.images.filter(({ region }) => region === "header").map(({ alt }) => alt ?? ""),
    ...page.blocks
      .filter(
        ({ region }) => page.kind === "contact" || page.kind === "legal" || region === "footer" || region === "header",
      )
      .map(({ text }) => text),
  ].filter((text) => text !== "");
