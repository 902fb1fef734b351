// Names of links, buttons and fields as assistive technology and agents read them.
import { addressParts } from "../../../model/address-parts.ts";
import { isDead, leadsNowhere } from "../page/leads-nowhere.ts";
import { fillableFields, visibleForms } from "./operate-forms.ts";
import { VAGUE_NAMES } from "./operate-vague-names.ts";
import type { AnchorFacts, PageFacts } from "../page-facts.ts";

export interface ControlNames {
  total: number;
  /** What the nameless ones are, with their target where they have one. */
  unnamed: string[];
  /** Names in the main part that three links with different targets share. */
  repeated: string[];
  /** Names of links to other pages that say nothing of them, such as "here". */
  vague: string[];
}

const SAME_NAME = 3;

export function readControlNames(page: PageFacts): ControlNames {
  const isOffered = ({ hidden, isSilent }: Pick<AnchorFacts, "hidden" | "isSilent">): boolean => !hidden && !isSilent;
  const links = page.anchors.filter((link) => isOffered(link) && (link.href !== "" || link.rawHref !== ""));
  const buttons = page.buttons.filter(isOffered);
  const fields = visibleForms(page).flatMap(fillableFields);
  const unnamed = [
    ...links.filter(({ text }) => text.trim() === "").map(describeLink),
    ...buttons.filter(({ name }) => name.trim() === "").map(({ tag }) => (tag === "input" ? "form button" : "button")),
    ...fields.filter(({ labelFrom }) => labelFrom === "none").map(({ name, type }) => `field ${name || type}`),
  ];
  return {
    total: links.length + buttons.length + fields.length,
    unnamed,
    repeated: findRepeated(page),
    vague: findVague(page),
  };
}

function findVague(page: PageFacts): string[] {
  const links = page.anchors.filter(
    ({ hidden, href, rel, role }) =>
      !hidden &&
      role !== "button" &&
      !rel.includes("nofollow") &&
      /^https?:/.test(href) &&
      !isSamePage(href, page.url) &&
      !leadsToNotice(href),
  );
  return [...new Set(links.map(({ text }) => bareName(text)).filter((name) => VAGUE_NAMES.has(name)))];
}

/** "Learn more" in a notice of cookies leads to what every such notice leads to. */
const OF_NOTICE =
  /^(?:cookie|privac|datenschutz|confidentialit|prywatno|integritet|personvern|gizlilik|soukromi|gdpr$|rgpd$)/;
/** Beside such a word in the last part of an address; "privacy-fence-panels" are goods. */
const BESIDE_NOTICE =
  /^(?:polic|politi|polity|statement|notice|settings|richtlinie|hinweis|info|verklaring|center|centre|hub|zasady|ochran|data|protection|our|eu|uk|us|and|und|of|use|de|des|da|di|la|les|et|y|e|sulla|plik\w*|en|\d{1,4}$)/;
function leadsToNotice(href: string): boolean {
  const path = (addressParts(href)?.pathname ?? "").toLowerCase();
  const words = (
    path
      .replace(/\.\w{2,5}$/, "")
      .split("/")
      .findLast((part) => part !== "") ?? ""
  ).split(/[-_]/);
  return (
    words.some((word) => OF_NOTICE.test(word)) &&
    words.every((word) => OF_NOTICE.test(word) || BESIDE_NOTICE.test(word))
  );
}

const isSamePage = (href: string, url: string): boolean => href.split("#")[0] === url.split("#")[0];

const TRAILING = new Set(" .…!:>»›→⟶➔-");

/** Without the arrows and dots that designers put behind it. Scanned from the end: names can be long. */
function bareName(text: string): string {
  const name = text.replace(/\s+/g, " ").toLowerCase();
  let end = name.length;
  while (end > 0 && TRAILING.has(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end).trim();
}

function findRepeated(page: PageFacts): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { text, href, region, hidden } of page.anchors) {
    const name = text.trim().toLowerCase();
    if (hidden || region !== "main" || name === "" || !/^https?:/.test(href)) continue;
    targets.set(name, (targets.get(name) ?? new Set()).add(href.split("#")[0] ?? href));
  }
  return [...targets].filter(([, hrefs]) => hrefs.size >= SAME_NAME).map(([name]) => name);
}

function describeLink(link: AnchorFacts): string {
  if (!leadsNowhere(link)) return `link to ${shorten(link.rawHref)}`;
  if (!isDead(link)) return "link that calls a script";
  return link.icon === undefined ? "link without an address" : `${link.icon} icon without an address`;
}

/** Path of a link without query; numbers to call and addresses to write to are not given out. */
function shorten(href: string): string {
  if (/^(?:tel|sms):/i.test(href)) return "a phone number";
  if (/^mailto:/i.test(href)) return "an email address";
  return (href.split(/[?#]/)[0] ?? "").slice(0, 60) || "this page";
}
