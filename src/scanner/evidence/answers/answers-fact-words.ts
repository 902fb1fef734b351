// Key facts that stand in words: whom it is for, guarantees, payment, who is behind it, licence.
import {
  ASSURANCE,
  AUDIENCE,
  FOR_WHOM,
  LICENCE,
  PAYMENT,
  PAYMENT_OR_INSURANCE,
  PAYMENT_OR_RETAINER,
} from "./answers-fact-terms.ts";
import {
  type FactEvidence,
  type FactTrace,
  findLine,
  labels,
  ownPages,
  statements,
  topics,
} from "./answers-fact-texts.ts";
import { topicOf } from "./answers-content.ts";
import { quoteOf } from "./answers-quote.ts";
import { splitSentences } from "../text/text-sentences.ts";
import { readPricing } from "./answers-pricing.ts";
import type { PageFacts } from "../page-facts.ts";
import { foldText } from "../text/text-search.ts";
import type { SiteNode } from "../site-evidence.ts";

export function findAudience({ pages, structured, profile }: FactEvidence): FactTrace | null {
  const marked = structured.find(({ props }) => props["audience"] !== undefined);
  if (marked) return { url: marked.pageUrl, how: "the audience in the markup" };
  const own = ownPages(pages);
  const found =
    findLine(own, (page) => [...topics(page), ...descriptions(page), ...statements(page)], AUDIENCE, profile) ??
    findLine(own, headingTexts, FOR_WHOM, profile);
  if (found) return found;
  for (const page of own) {
    const told = [topicOf(page), ...descriptions(page), ...statements(page)].find(namesUsers);
    if (told !== undefined)
      return { url: page.url, how: `“${quoteOf(splitSentences(told).find(namesUsers) ?? told)}”` };
  }
  return null;
}

/** "Software for waste haulers": what is made for whom, whatever the trade is called. Folded text. */
const MADE_FOR =
  /(?<!\p{L})(?:software|app|apps|platform|plattform|plateforme|plataforma|piattaforma|platforma|tool|tools|werkzeug|logiciel|outil|programa|herramienta|ferramenta|strumento|oprogramowanie|narzedzie|system|systeme|sistema|service|services|api)\s(?:built |made |designed |concu[es]? )?(?:for|fur|pour|para|per|voor|dla)\s(?!(?:free|you|your|more|example|all|any|kostenlos|sie|vous|usted|voce|te|u|ciebie)(?!\p{L}))\p{L}{3}/u;

/** "Tax advice for trades and surgeries": work done for people, and two of their kinds named. Folded text. */
const DONE_FOR =
  /(?<!\p{L})\p{L}{0,30}(?:beratung|buchhaltung|buchfuhrung|betreuung|schulung|training|coaching|vertretung|versicherung(?:en)?|agentur|kanzlei|ubersetzung(?:en)?|advice|advis(?:or|er)s?|accounting|accountants?|bookkeeping|consulting|consultancy|insurance|agency|solicitors?|lawyers?|support|marketing|photography|translations?|conseil|comptabilite|assurances?|agence|formations?|cabinet|accompagnement|asesoria|asesoramiento|consultoria|contabilidad|seguros?|agencia|formacion|assessoria|contabilidade|formacao|consulenza|contabilita|assicurazioni|agenzia|formazione|advies|advisering|boekhouding|administratie|verzekering(?:en)?|opleiding(?:en)?|begeleiding|doradztwo|ksiegowosc|ubezpieczenia|agencja|szkolenia|obsluga)\s(?:built |made |designed |speziell )?(?:for|fur|pour|para|per|voor|dla)\s(?!(?:free|you|your|more|example|all|any|kostenlos|sie|vous|usted|voce|te|u|ciebie)(?!\p{L}))(?:\p{L}[\p{L}-]*,?\s){1,4}?(?:and|und|et|y|e|i|en|oraz|&)\s(?!(?:more|mehr|plus|mas|mais|altro|meer|wiecej)(?!\p{L}))\p{L}{3}/u;

/** What stands in both, before those for whom it is made or done. */
const FOR = /\s(?:for|fur|pour|para|per|voor|dla)\s/u;

function namesUsers(text: string): boolean {
  const folded = foldText(text.slice(0, 600));
  if (!FOR.test(folded)) return false;
  return MADE_FOR.test(folded) || DONE_FOR.test(folded);
}

export function findAssurance({ pages, structured, profile }: FactEvidence): FactTrace | null {
  const marked = structured.find(
    ({ types, props }) =>
      types.includes("MerchantReturnPolicy") ||
      types.includes("WarrantyPromise") ||
      props["hasMerchantReturnPolicy"] !== undefined ||
      props["warranty"] !== undefined,
  );
  if (marked) return { url: marked.pageUrl, how: "a return policy or warranty in the markup" };
  return findLine(ownPages(pages), (page) => [...topics(page), ...statements(page)], ASSURANCE, profile);
}

export function findPayment({
  pages,
  structured,
  technologies,
  profile,
}: Pick<FactEvidence, "pages" | "structured" | "technologies" | "profile">): FactTrace | null {
  const marked = structured.find(
    ({ props }) => props["paymentAccepted"] !== undefined || props["acceptedPaymentMethod"] !== undefined,
  );
  if (marked) return { url: marked.pageUrl, how: "accepted payment in the markup" };
  const { value: industry, subKind } = profile.industry;
  const isRetained = subKind === "law" || subKind === "notary";
  const lists = industry === "healthcare" ? PAYMENT_OR_INSURANCE : isRetained ? PAYMENT_OR_RETAINER : PAYMENT;
  const own = ownPages(pages);
  const found = findLine(
    own,
    (page) => [...statements(page), ...shortLines(page), ...pictureTexts(page)].filter((line) => !advisesCover(line)),
    lists,
    profile,
  );
  if (found) return found;
  const paidTo = own.find(({ blocks }) =>
    blocks.some(({ text, quoted }) => !quoted && (holdsIban(text) || BANK_ACCOUNT.test(text))),
  );
  if (paidTo) return { url: paidTo.url, how: "a bank account to pay into" };
  const provider = technologies.find(({ category, confidence }) => /payment/i.test(category) && confidence === "high");
  return provider ? { url: provider.url, how: `payment through ${provider.name}` } : null;
}

/** Numbers for tax are shorter, or fail the sum that each IBAN holds (ISO 13616). */
const holdsIban = (text: string): boolean =>
  (text.match(IBAN) ?? []).some((written) => {
    const number = written.replaceAll(" ", "");
    return number.length >= LEAST_IBAN && isSumRight(number);
  });
const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?\d{1,3})?(?![\p{L}\d])/gu;
const LEAST_IBAN = 15;
const isSumRight = (number: string): boolean =>
  [...(number.slice(4) + number.slice(0, 4))].reduce(
    (rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97,
    0,
  ) === 1;
/** A number of six digits and more behind a word for an account. */
const BANK_ACCOUNT =
  /(?<!\p{L})(?:iban|n(?:ume)?r\.? (?:konta|rachunku)|kontonummer|konto-?nr\.?|bankverbindung|rekeningnummer|(?:bank )?account (?:number|no\.?)|sort code|(?:n[uú]mero de )?cuenta (?:bancaria|corriente)|conta (?:banc[aá]ria|corrente)|conto corrente|coordinate bancarie|coordonn[eé]es bancaires|compte bancaire)[^\d\n]{0,30}\d(?:[ -]?\d){5}/iu;

/** That somebody should be insured says nothing of whether the insurance is accepted. */
const advisesCover = (line: string): boolean => ADVISES_COVER.test(line) && !TAKES_COVER.test(line);
const ADVISES_COVER =
  /(?<!\p{L})(?:(?:recommend|suggest|advis)\p{L}{0,5} (?:[\p{L}-]{1,12} ){0,4}insur\p{L}{1,5}|pet insurance|(?:empfehlen|raten)(?: \p{L}{1,14}){0,5} \p{L}{0,20}versicherung|recomm?and\p{L}{1,4} (?:\p{L}{1,12} ){0,3}(?:assurance|mutuelle)|recom\p{L}{3,6} (?:\p{L}{1,12} ){0,3}(?:un )?segur\p{L}|consigli\p{L}{1,4} (?:\p{L}{1,12} ){0,3}assicurazion\p{L}|(?:raden|bevelen)(?: \p{L}{1,14}){0,4} \p{L}{0,16}verzekering|polecamy (?:\p{L}{1,14} ){0,2}ubezpieczeni\p{L})/iu;
const TAKES_COVER =
  /(?<!\p{L})(?:accept\p{L}{0,3}|claims? (?:on|for you|direct\p{L}{0,2})|bill\p{L}{0,3}|gap ?only|work with|akzeptier\p{L}{1,3}|rechnen|abrechn\p{L}{1,4}|acept\p{L}{1,5}|aceit\p{L}{1,4}|accett\p{L}{1,5}|accepteren|declar\p{L}{1,5}|akceptuj\p{L}{1,3}|honoruj\p{L}{1,3})(?!\p{L})/iu;

export function findWho({ pages, structured, home, profile }: FactEvidence): FactTrace | null {
  const marked = structured.find((node) => namesMaker(node));
  if (marked) return { url: marked.pageUrl, how: "the person or organization in the markup" };
  const page = pages.find(({ kind }) => kind === "about" || kind === "team");
  if (page) return { url: page.url, how: "a page about the people behind it" };
  const isNamed = home.blocks.some(
    ({ region, text }) =>
      region === "footer" && COPYRIGHT_SIGN.test(text) && namesOwner(text, profile.businessName.value ?? ""),
  );
  return isNamed ? { url: home.url, how: "the owner in the footer" } : null;
}

export function findTerms({ pages, structured, profile }: FactEvidence): FactTrace | null {
  const link = pages.find(
    (page) =>
      page.links.some(({ rel }) => rel.split(" ").includes("license")) ||
      page.anchors.some(({ rel }) => rel.split(" ").includes("license")),
  );
  if (link) return { url: link.url, how: "a link to the license" };
  const marked = structured.find(
    ({ props }) => props["license"] !== undefined || props["isAccessibleForFree"] !== undefined,
  );
  if (marked) return { url: marked.pageUrl, how: "the license in the markup" };
  const found = findLine(
    pages,
    (page) => [...topics(page), ...labels(page), ...page.blocks.map(({ text }) => text)],
    LICENCE,
    profile,
  );
  if (found) return found;
  const { prices, logic } = readPricing(pages, structured, profile);
  const price = prices[0] ?? logic;
  return price ? { url: price.url, how: "what it costs" } : null;
}

const COPYRIGHT_SIGN = /©|\(c\)|copyright/i;
/** "Copyright", years and "by" before a name. Folded text. */
const COPYRIGHT =
  /(?:©|\(c\)|copyright)(?:[\s\d,–—-]|©|\(c\)|copyright(?!\p{L})|(?:by|von|par|por|di|door|przez)(?!\p{L})){0,40}(\p{L}{2}[^.,;|·•()©–—\n]{0,80})/u;
const RESERVED =
  /all rights reserved|alle rechte vorbehalten|tous (?:les )?droits reserves|todos (?:los derechos|os direitos) reservados|tutti i diritti (?:sono )?riservati|alle rechten voorbehouden|wsz(?:elkie|ystkie) prawa zastrzezone/gu;

/** The one word by which a product is called names nobody: "© 2026 Traceline", unlike "Traceline Inc". */
function namesOwner(text: string, product: string): boolean {
  const told = COPYRIGHT.exec(foldText(text.slice(0, FOOTER_CHARS)).replaceAll(RESERVED, " "))?.[1] ?? "";
  const owner = told
    .split(/\s/)
    .filter((word) => /\p{L}/u.test(word))
    .join(" ");
  return owner !== "" && (owner.includes(" ") || owner !== foldText(product).trim());
}
const FOOTER_CHARS = 1_000;
const MAKERS: readonly string[] = [
  "Organization",
  "Corporation",
  "Person",
  "NGO",
  "EducationalOrganization",
  "NewsMediaOrganization",
];

const namesMaker = ({ types, props }: SiteNode): boolean =>
  types.some((type) => MAKERS.includes(type)) && typeof props["name"] === "string" && props["name"].trim() !== "";

/** "Business and private": a part of the page that is for some. */
const headingTexts = (page: PageFacts): string[] =>
  page.headings.filter(({ region, hidden }) => region === "main" && !hidden).map(({ text }) => text);
const descriptions = (page: PageFacts): string[] =>
  page.metas.filter(({ key }) => key === "description" || key === "og:description").map(({ content }) => content);
const shortLines = (page: PageFacts): string[] =>
  page.blocks
    .filter(({ region }) => region !== "nav")
    .map(({ text }) => text)
    .filter((text) => text.length <= 60);
const pictureTexts = (page: PageFacts): string[] => page.images.flatMap(({ alt }) => (alt ? [alt] : []));
