// The places in which a business writes its own name, each with what it is worth.
import type { AnchorFacts, PageFacts, TextBlock } from "../../evidence/page-facts.ts";
import type { SiteNode, TargetFacts } from "../../evidence/site-evidence.ts";
import { isOfType, textOf } from "../../evidence/structured/collect-structured.ts";
import { isKnownType } from "../../evidence/structured/schema-types.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { decodePercent } from "../../../model/decode-percent.ts";
import { lettersOf } from "../normalise-text.ts";
import { cleanName, hasLegalForm, nameKey } from "./clean-name.ts";
import { ABBREVIATIONS, PERSONAL_TITLE } from "./personal-title.ts";
import { titleParts } from "./title-names.ts";

export interface NameCandidate {
  /** As written, greetings off, legal form kept. */
  name: string;
  weight: number;
  url: string;
  region: string;
  /** Counts only beside another source of the same name. */
  needsSupport: boolean;
}

/** A type the vocabulary does not know may still be a business by its ending. */
const LIKE_ORGANIZATION =
  /(?:Business|Store|Organization|Clinic|Company|Agency|Shop|Practice|Office|School|Academy|Studio|Laboratory)$/;

/** Every candidate of the pages, the structured data and the legal notices. */
export function nameSources(
  pages: readonly PageFacts[],
  structured: readonly SiteNode[],
  target: TargetFacts,
): NameCandidate[] {
  const home = pages[0];
  return [
    ...structuredNames(structured, target, home?.titles[0] ?? ""),
    ...metaNames(pages),
    ...(home ? logoNames(home, target) : []),
    ...pages
      .slice(0, 8)
      .flatMap(copyrightNames)
      .map((one) => asHeaded(one, pages, target)),
    ...pages.flatMap(imprintNames),
    ...pages.slice(0, 8).flatMap(registeredNames),
    ...(home?.headings.find((heading) => heading.level === 1 && !heading.hidden) ? headingNames(home) : []),
  ];
}

function candidate(
  written: string,
  weight: number,
  url: string,
  region: string,
  needsSupport = false,
): NameCandidate[] {
  const name = cleanName(written, true);
  // A question heads what follows, and brackets hold what a template asks for.
  return name === null || /\?$|^\[[^\]]*\]$/.test(name) ? [] : [{ name, weight, url, region, needsSupport }];
}

function structuredNames(nodes: readonly SiteNode[], target: TargetFacts, title: string): NameCandidate[] {
  const hasOrganization = nodes.some((node) => isOrganization(node));
  return nodes.flatMap((node) => {
    const name = textOf(node.props["name"]);
    if (name === "") return [];
    if (node.types.includes("WebSite") && node.path === "") return candidate(name, 2, node.pageUrl, "schema");
    if (isOrganization(node)) return candidate(name, organizationWeight(node, target), node.pageUrl, "schema");
    // A freelancer's site is titled with the person, whatever firm the person works for.
    const isSubject =
      node.path === "mainEntity" || (node.path === "" && (!hasOrganization || titleParts(title).includes(name)));
    if (node.types.includes("Person") && isSubject) return candidate(name, 3, node.pageUrl, "schema");
    return [];
  });
}

function isOrganization(node: SiteNode): boolean {
  return (
    isOfType(node, "Organization") || node.types.some((type) => LIKE_ORGANIZATION.test(type) && !isKnownType(type))
  );
}

/** Full weight for the site's own organisation; what a page merely mentions (makers, sponsors, schools) is worth nothing. */
function organizationWeight(node: SiteNode, target: TargetFacts): number {
  const last = node.path.split(".").at(-1) ?? "";
  if (last === "publisher") return 4;
  if (PERSONAL_TITLE.test(textOf(node.props["name"]))) return 0.5;
  if (node.path !== "" && !/^(?:mainEntity|about|provider|seller|worksFor)$/.test(last)) return 0.2;
  const address = `${textOf(node.props["url"])} ${node.id ?? ""}`;
  if (address.includes(target.registrableDomain)) return 4;
  return address.trim() === "" || address.trim().startsWith("#") || address.trim().startsWith("/") ? 3.5 : 2;
}

function metaNames(pages: readonly PageFacts[]): NameCandidate[] {
  return pages
    .slice(0, 5)
    .flatMap((page) =>
      page.metas
        .filter(
          (meta) =>
            meta.key === "og:site_name" || meta.key === "application-name" || meta.key === "apple-mobile-web-app-title",
        )
        .flatMap((meta) =>
          candidate(meta.content, meta.key === "apple-mobile-web-app-title" ? 1.5 : 2.5, page.url, `meta ${meta.key}`),
        ),
    );
}

/** Picture text, label or text of the header's link to the start page. */
function logoNames(home: PageFacts, target: TargetFacts): NameCandidate[] {
  const isHome = (href: string): boolean => {
    const path = href.startsWith(target.origin) ? href.slice(target.origin.length) : null;
    return path !== null && /^\/?(?:index\.html?|index\.php|home|[a-z]{2})?\/?(?:#.{0,20})?$/.test(path);
  };
  const links = home.anchors.filter((anchor) => anchor.region === "header" || anchor.region === "nav").slice(0, 6);
  const link = links.find(
    (anchor) =>
      isHome(anchor.href) && anchor.text !== "" && !isNamedByTarget(anchor) && cleanName(anchor.text) !== null,
  );
  const linked = link ? candidate(link.text, 1.5, home.url, "logo") : [];
  const logo = home.images.find((image) => /logo/i.test(`${image.src} ${image.alt ?? ""}`) && image.region !== "main");
  return [...linked, ...(logo?.alt ? candidate(logo.alt.replace(/\blogo\b/i, ""), 1, home.url, "logo") : [])];
}

/** "Prices" that leads to #prices: an item of a menu within the page. */
const isNamedByTarget = ({ href, text }: AnchorFacts): boolean => {
  const fragment = lettersOf(foldText(decodePercent(href.split("#")[1] ?? "")));
  return fragment !== "" && lettersOf(foldText(text)) === fragment;
};

/** A full stop that ends the name: not one after a title or after initials, "J. R. Whitlock". */
const FULL_STOP = String.raw`(?<!(?:^|\P{L})(?:${ABBREVIATIONS}))(?<!(?:^|\s)\p{L})(?<!^\p{L}\.\p{L})\.(?=\s|$)`;
const RIGHTS = new RegExp(
  String.raw`(?:(?<!\s)\s+)?(?:[|•·]|${FULL_STOP}|,? ?(?:all rights|alle rechte|tous droits|todos los derechos|todos os direitos|tutti i diritti|wszelkie prawa|tüm hakları|все права|všechna práva|无断|無断|版权所有|모든 권리|جميع الحقوق|כל הזכויות|designed|powered|built|made with|created by|website by|site by|privacy|terms|impressum|p\.? ?iva|cnpj|nip|kvk|siret|siren|ust-?id|c\.?i\.?f\.?\b|n\.?i\.?f\.?\b)).*$`,
  "isu",
);

const COPYRIGHT = /©|\(c\)\s*\d{4}|copyright\s+(?:©|\(c\)|\d{4})/i;

const COPYRIGHT_LEAD = /^(?:©|\(c\)|copyright|[\s:,]|\d{4}|[-–—/]|present|heute|by)+/i;
const REGISTERED = 1.5;
export const REGISTERED_REGION = "register line";

/** The holder named in the copyright line of the footer, before or after the sign. */
function copyrightNames(page: PageFacts): NameCandidate[] {
  return page.blocks
    .filter((block) => block.region === "footer" || block.region === "main")
    .slice(-60)
    .flatMap((block) => {
      const name = copyrightHolder(block);
      return name === null ? [] : candidate(name, 2, page.url, "footer");
    })
    .slice(0, 2);
}

const TITLE_PARTS = /\s[-–—|·:]\s|\s?[|·]\s?/u;
const BETWEEN_HOLDERS = /\s(?:&|[-–—|])\s/u;

/** Of an owner and a business in one line, the one that the start page is titled or headed with, or the domain names. */
function asHeaded(
  holder: NameCandidate,
  pages: readonly PageFacts[],
  { registrableDomain }: TargetFacts,
): NameCandidate {
  const parts = holder.name.split(BETWEEN_HOLDERS).map((part) => cleanName(part) ?? "");
  // "& Sons" is no second holder.
  if (parts.length !== 2 || parts.some((part) => !part.includes(" "))) return holder;
  const label = registrableDomain.split(".")[0] ?? "";
  const home = pages.find(({ kind }) => kind === "home") ?? pages[0];
  const heads = [
    ...(home?.titles ?? []),
    ...(home?.headings ?? []).filter(({ level }) => level === 1).map(({ text }) => text),
  ];
  const named = new Set(heads.flatMap((head) => head.split(TITLE_PARTS)).map((part) => nameKey(cleanName(part) ?? "")));
  const isHeaded = (name: string): boolean => named.has(nameKey(name)) || nameKey(name) === label;
  const headed = parts.filter(isHeaded);
  const [name] = headed;
  return name === undefined || headed.length > 1 || heads.some((head) => foldText(head).includes(foldText(holder.name)))
    ? holder
    : { ...holder, name };
}

function copyrightHolder(block: TextBlock): string | null {
  const text = block.text.slice(0, 240);
  const sign = COPYRIGHT.exec(text);
  if (!sign) return null;
  const after = text
    .slice(sign.index)
    .replace(COPYRIGHT_LEAD, "")
    .replace(RIGHTS, "")
    .replace(/(?<![\s,])[\s,]*\d{4}(?:\s*[-–—]\s*(?:\d{2,4}|present))?[\s,]*$/, "")
    .trim();
  if (after.length >= 2 && after.length <= 60) return after;
  const before = text.slice(0, sign.index).trim();
  return after.length < 2 && before.length >= 2 && before.length <= 50 ? before : null;
}

const PROVIDER_HEADING =
  /^(?:angaben gem(?:äß|\.)|anbieter|diensteanbieter|herausgeber|verantwortlich(?: i\.? ?s\.? ?d|er)|impressum|éditeur du site|editeur|titular|responsable|editore|titolare|titulaire|propriétaire du site|wydawca|administrator(?:em)? (?:serwisu|danych)|właściciel serwisu|provozovatel|aanbieder|bedrijfsgegevens|onze gegevens|dati (?:societari|aziendali)|datos (?:identificativos|del titular)|identificação)/i;
const LABELLED =
  /^(?:販売業者|販売事業者|会社名|運営会社|商号|名称|상호(?:명)?|회사명|公司名称|企业名称|company name|legal name|raison sociale|denominación social|razão social|ragione sociale|denominazione|denominación|titular|dénomination sociale|nombre comercial|nome empresarial|denominação social|firma|nazwa firmy|pełna nazwa|bedrijfsnaam|handelsnaam|statutaire naam|ünvan|ticaret unvanı|název společnosti|наименование|name des unternehmens|firmenname)\s*[:：]?\s*(.{0,60})$/i;

/** "Titular del sitio web" is a heading, and names nobody; behind a colon stands a name, "De Bakkerij Jansen". */
const OF_WHAT = /^(?:del?|of|des|du|d[ao]|dell[aeo]|van|der|vom|strony|serwisu)\s/i;
/** Where the next of several fields begins that stand in one block: "Denominación: … Titular: …". */
const NEXT_FIELD = /(?<=\S)\s\p{Lu}[\p{L}/-]{2,24}:\s/u;

/** What stands behind a label; "" where it stands in the next line, null where there is no label. */
function labelledName(text: string): string | null {
  const [field = ""] = text.slice(0, 400).split(NEXT_FIELD);
  const value = LABELLED.exec(field)?.[1];
  if (value === undefined) return null;
  return OF_WHAT.test(value) && !/[:：]\s*$/.test(field.slice(0, -value.length)) ? null : value;
}

/** The provider line of a legal notice: the line under its heading, or the cell beside its label. */
function imprintNames(page: PageFacts): NameCandidate[] {
  if (
    page.kind !== "legal" &&
    !/impressum|imprint|legal|mentions|aviso|note-legali|tokushoho|company|o-firmie|dane-firmy|colofon|bedrijfsgegevens|kunye|kontakt|contact/i.test(
      page.url,
    )
  )
    return [];
  const blocks = page.blocks.filter((block) => block.region === "main" || block.region === "aside");
  const found: NameCandidate[] = [];
  for (const table of page.tables) {
    for (const [label, value] of table.cells)
      if (label && value && LABELLED.test(label)) found.push(...candidate(value, 2.5, page.url, "legal notice"));
  }
  blocks.slice(0, 80).forEach((block, at) => {
    const labelled = labelledName(block.text);
    const next = blocks[at + 1]?.text ?? "";
    if (labelled !== null) found.push(...candidate(labelled === "" ? next : labelled, 2.5, page.url, "legal notice"));
    else if (PROVIDER_HEADING.test(block.text) && block.text.length < 80 && isLineOfName(next)) {
      found.push(...candidate(next, 2.5, page.url, "legal notice"));
    }
  });
  return found.slice(0, 2);
}

/** Numbers of company and tax registers, beside which the registered name stands. */
const REGISTER =
  /\b(?:CNPJ|P\.? ?IVA|Partita IVA|C\.F\.|NIP|REGON|KRS|KvK|SIRET|SIREN|RCS|CIF|NIF|NIPC|USt-?Id(?:Nr)?|HRB|UID|VAT|Company (?:No|Number)|Registered (?:in|company)|VKN|MERSİS|IČO?)\b/;

/** The line before a register number, where it ends in a legal form: the registered name. */
function registeredNames(page: PageFacts): NameCandidate[] {
  const blocks = page.blocks.filter((block) => block.region === "footer" || block.region === "main").slice(-120);
  const found: NameCandidate[] = [];
  blocks.forEach((block, at) => {
    const number = REGISTER.exec(block.text.slice(0, 300));
    if (!number) return;
    const before = block.text.slice(0, number.index).replace(COPYRIGHT_LEAD, "");
    const line = before.trim().length > 2 ? before : (blocks[at - 1]?.text ?? "");
    const name = line.replace(/(?<![\s,;:|·•–—(-])[\s,;:|·•–—(-]+$/, "").trim();
    if (name.length <= 70 && hasLegalForm(name))
      found.push(...candidate(name, REGISTERED, page.url, REGISTERED_REGION));
  });
  return found.slice(0, 1);
}

/** Labels of what else stands in a legal notice: "KvK" over a number is no name. */
const NOTICE_LABEL =
  /^(?:kvk|btw|iban|bic|adres|address|adresse|anschrift|indirizzo|dirección|endereço|domicilio|sede legale|siège social|vestigingsadres|tele(?:f|ph)on[eo]?|telefoon|teléfono|téléphone|tel|e-?mail|correo|p\.? ?iva|partita iva|c\.? ?f|codice fiscale|nip|regon|krs|siret|siren|rcs|cif|nif|nipc|cnpj|ust-?id|umsatzsteuer-?id|steuer|hrb|uid|vat|vat id|handelsregister|registergericht|rechtsform|geschäftsführer(?:in)?|inhaber(?:in)?|vertreten durch|naam|name|nome|nom|nombre|nazwa)[ -]?(?:nummer|nr|no|number)?\.?$/i;

/** A line under the heading that says what the page is, and not whose. */
const TELLS_OF_NOTICE =
  /datenschutz|rechtliche|impressum|privacy|legal (?:notice|information)|terms of|imprint|mentions légales|données personnelles|informations légales|aviso legal|información legal|privacidad|privacidade|informaç(?:ão|ões) lega|note legali|informazioni legali|juridische|privacyverklaring|informacje prawne|prywatności/i;

const isLineOfName = (line: string): boolean =>
  line.length >= 3 &&
  !NOTICE_LABEL.test(line.trim()) &&
  line.length <= 70 &&
  !/\d{3}|[.!?:]$|^(?:angaben|diese|the |this )/i.test(line) &&
  !TELLS_OF_NOTICE.test(line) &&
  line.split(" ").length <= 9;

function headingNames(home: PageFacts): NameCandidate[] {
  const heading = home.headings.find((one) => one.level === 1 && !one.hidden);
  if (!heading) return [];
  const greeted = greetedName(heading.text, home);
  return greeted === null ? candidate(heading.text, 1, home.url, "h1", true) : candidate(greeted, 1, home.url, "h1");
}

/** "Welcome to Ashby Bowls Club!" over a foot that begins with those words tells what the place is called. */
function greetedName(heading: string, { blocks }: PageFacts): string | null {
  const greeting = GREETING.exec(heading);
  if (!greeting) return null;
  const name = heading
    .slice(greeting[0].length)
    .replace(/(?<!!)[!.]{1,3}$/, "")
    .trim();
  const words = name.split(/\s+/);
  if (words.length < 2 || words.length > MOST_GREETED || !words.every((word) => /^(?:\p{Lu}|&$)/u.test(word)))
    return null;
  const isFoot = ({ region, text }: TextBlock): boolean =>
    region === "footer" && text.startsWith(name) && !/^\s*[\p{L}\p{N}]/u.test(text.slice(name.length));
  return blocks.some(isFoot) ? name : null;
}
const GREETING =
  /^(?:welcome to|(?:herzlich )?willkommen (?:bei|beim|im)|bienvenue (?:chez|au|à(?: la)?)|bienvenid[oa]s? a|bem-vind[oa]s? (?:à|ao)|benvenuti (?:da|al|alla|a)|welkom bij|witamy w|välkommen till|velkommen til)\s+/iu;
const MOST_GREETED = 6;
