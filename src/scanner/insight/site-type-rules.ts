// What speaks for each kind of site, in points.
import type { Channel, ChannelType, Industry, SiteType, Technology } from "../../model/profile.ts";
import { isOfType, textOf } from "../evidence/structured/collect-structured.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { DocumentFacts, SiteNode, TargetFacts } from "../evidence/site-evidence.ts";
import { beginsWith } from "./begins-with.ts";
import { isPlaceLocal } from "./place-local.ts";

export interface SiteTypeInput {
  pages: readonly PageFacts[];
  structured: readonly SiteNode[];
  channels: readonly Channel[];
  technologies: readonly Technology[];
  documents: Readonly<Record<string, DocumentFacts>>;
  target: TargetFacts;
  industry: Industry | null;
  subKind: string | null;
}

const DOCS_GENERATORS =
  /^(?:docusaurus|mkdocs|mkdocs-material|sphinx|pkgdown|gitbook|vitepress|vuepress|starlight|mintlify|readme-io|mdbook|antora|quarto)$/;
const DOCS_MARKUP = /^(?:docusaurus|md-content|rst-content|sphinxsidebar|VPDoc|theme-doc|book-summary|pkgdown)/;
const ASSOCIATION =
  /\be\. ?V\.(?=[\s,.)]|$)|\bstichting\b|\bvzw\b|association (?:loi|à but non lucratif)|loi (?:du 1er juillet )?1901|\bonlus\b|\bETS\b|\bODV\b|\bAPS\b|fundacja|stowarzyszenie|\bKRS\b.{0,30}\b1[,.]5 ?%|vakf[ıi]|dernek|derneği|NPO法人|一般社団法人|公益財団|사단법인|재단법인|registered charity|charity (?:number|no\.?|registration)|501\s?\(?c\)?\s?\(?3\)?|non-?profit|not-for-profit|gemeinnützig|gemeinnuetzig|nadace|z\.\s?s\.|благотворительный фонд|جمعية خيرية|עמותה/iu;
const SELLERS =
  /(?:list your (?:business|property|car|home|item|service)|become a (?:seller|vendor|host|partner seller)|sell (?:on|with) |start selling|verkäufer werden|devenir vendeur|vender en|vendi su|satıcı ol)/i;
const PLAN =
  /(?<!\p{L})(?:per (?:user|seat|month)|\/ ?(?:mo|month|user|seat|mês|mes|mese|mois|monat|maand)|monthly|annually|billed|free trial|free plan|pro plan|starter|enterprise|pro (?:monat|nutzer)|par (?:mois|utilisateur)|al mes|por (?:mês|usu[aá]rio)|al mese|per utente|canone mensile|per (?:maand|gebruiker)|miesięcznie|za użytkownika|\/ay)(?!\p{L})/iu;

/** Adds points for a sign: address, region, quote. */
export type Add = (points: number, url: string, region: string, quote: string) => void;
export type Rule = (input: SiteTypeInput, add: Add) => void;

/** What speaks for each kind, in points; two are enough to name it. */
export const SITE_TYPE_RULES: Record<SiteType, Rule> = {
  "local-business": localBusiness,
  services,
  ecommerce,
  "saas-api": saasApi,
  docs,
  "media-blog": mediaBlog,
  marketplace,
  "nonprofit-gov": nonprofit,
  portfolio,
  "app-shell": () => undefined,
};

const channelOf = ({ channels }: SiteTypeInput, type: ChannelType): Channel | undefined =>
  channels.find((one) => one.type === type);
const shareOf = (pages: readonly PageFacts[], test: (page: PageFacts) => boolean): number =>
  pages.filter(test).length / Math.max(1, pages.length);
const homeOf = ({ pages, target }: SiteTypeInput): string => pages[0]?.url ?? target.finalUrl;

function localBusiness(input: SiteTypeInput, add: Add): void {
  const { structured, pages } = input;
  const node = structured.find(
    (one) =>
      isOfType(one, "LocalBusiness") && (one.path === "" || one.path === "publisher" || one.path === "mainEntity"),
  );
  const isPlace = isPlaceLocal(pages, structured);
  // Who sells from a cart and shows no address has called a shop online a store.
  const isOnline = !isPlace && channelOf(input, "ecommerce")?.confidence === "high";
  if (node && !isOnline)
    add(
      node.types.includes("LocalBusiness") || node.types.includes("ProfessionalService") ? 1.5 : 2.5,
      node.pageUrl,
      "schema",
      node.types.join(" "),
    );
  if (isPlace) add(1.5, homeOf(input), "body", "postal address or place on a map");
  const phone = channelOf(input, "phone");
  if (phone) add(0.5, phone.pages[0] ?? homeOf(input), "channel", phone.evidence);
  const booking = channelOf(input, "booking");
  if (booking) add(1, booking.pages[0] ?? homeOf(input), "channel", booking.evidence);
  if (/^(?:food|lodging|beauty|fitness|trades|repair|dental|vet|pharmacy|clinic)$/.test(input.subKind ?? ""))
    add(1.5, homeOf(input), "industry", input.subKind ?? "");
}

function services(input: SiteTypeInput, add: Add): void {
  const home = homeOf(input);
  if (/^(?:professional-services|consulting|marketing|finance)$/.test(input.industry ?? ""))
    add(1.8, home, "industry", input.industry ?? "");
  const page = input.pages.find((one) => one.kind === "services");
  if (page) add(1, page.url, "url", page.url.split("?")[0] ?? page.url);
  const form = channelOf(input, "contact-form");
  if (form) add(0.4, form.pages[0] ?? home, "channel", form.evidence);
}

function ecommerce(input: SiteTypeInput, add: Add): void {
  const channel = channelOf(input, "ecommerce");
  if (!channel) return;
  const products = shareOf(input.pages, (page) => page.kind === "product" || page.kind === "shop");
  const isExternal = channel.seenAs?.[0] === "external-shop";
  add(
    isExternal ? 0.5 : channel.confidence === "high" ? 2.5 : 1.2,
    channel.pages[0] ?? homeOf(input),
    "channel",
    channel.evidence,
  );
  if (products > 0.3) add(1.5, homeOf(input), "url", `${Math.round(products * 100)} % of the pages are of products`);
  const platform = input.technologies.find((one) => one.category === "commerce-platform");
  if (platform) add(1, platform.url, "technology", platform.name);
  if (input.industry === "retail") add(1, homeOf(input), "industry", "retail");
}

function saasApi(input: SiteTypeInput, add: Add): void {
  const home = homeOf(input);
  const pricing = input.pages.find(
    (page) => page.kind === "pricing" && page.blocks.some((block) => PLAN.test(block.text)),
  );
  const login = channelOf(input, "login");
  const signUp = input.pages[0]?.anchors.find((anchor) => !anchor.hidden && beginsWith("sign-up", anchor.text.trim()));
  const demo = input.pages[0]?.anchors.find((anchor) => !anchor.hidden && beginsWith("demo", anchor.text.trim()));
  if (pricing && (login || signUp || demo)) add(2.5, pricing.url, "url", "plans with prices, and a way to sign up");
  const openapi = input.documents["openapi"];
  if (openapi?.state === "present") add(2, openapi.url, "document", "API description");
  if (
    input.structured.some(
      (node) =>
        node.path === "" && (node.types.includes("WebApplication") || node.types.includes("SoftwareApplication")),
    )
  )
    add(0.8, home, "schema", "SoftwareApplication");
  if (input.industry === "technology" && (login || signUp || demo))
    add(1, home, "channel", signUp?.text ?? demo?.text ?? login?.evidence ?? "");
}

function docs(input: SiteTypeInput, add: Add): void {
  const { pages, technologies } = input;
  const home = homeOf(input);
  const generator = technologies.find((one) => DOCS_GENERATORS.test(one.id));
  const isMarked =
    pages.filter((page) => page.tokens.classes.some((name) => DOCS_MARKUP.test(name))).length > pages.length / 2;
  if (generator || isMarked)
    add(1.8, generator?.url ?? home, "technology", generator?.name ?? "markup of a documentation generator");
  const reference = shareOf(
    pages,
    (page) => page.kind === "docs" || /\/(?:reference|docs?|articles|guides?|tutorials?|manual|api)\//i.test(page.url),
  );
  if (reference > 0.5) add(1.8, home, "url", `${Math.round(reference * 100)} % of the pages are reference or guide`);
  const isLibrary = input.structured.some(
    (node) => node.types.includes("SoftwareSourceCode") || node.types.includes("APIReference"),
  );
  const hasInstall = pages.some((page) => /\/(?:install|installation|getting-started|quick-?start)\b/i.test(page.url));
  if (isLibrary || (input.industry === "technology" && hasInstall))
    add(1.2, home, "schema", "source code and how to install it");
  const coded = shareOf(pages, (page) => page.counts.codeBlocks > 0);
  if (coded > 0.4 && pages.length > 1) add(1.2, home, "body", `code on ${Math.round(coded * 100)} % of the pages`);
}

/** Lawyers, dentists and plumbers write guides too, and sell their work beside them. */
const MOST_POSTS_OF_A_FIRM = 0.9;
const FIRMS: ReadonlySet<Industry> = new Set([
  "healthcare",
  "finance",
  "retail",
  "professional-services",
  "manufacturing",
  "real-estate",
]);
/** Of the trades that are no industry of their own. */
const FIRMS_BESIDE: ReadonlySet<string> = new Set([
  "trades",
  "repair",
  "rental",
  "transport",
  "logistics",
  "beauty",
  "fitness",
  "food",
  "restaurant",
  "travel",
  "events",
]);
const isFirm = ({ industry, subKind }: SiteTypeInput): boolean =>
  industry !== null && (FIRMS.has(industry) || (industry === "other" && FIRMS_BESIDE.has(subKind ?? "")));

function mediaBlog(input: SiteTypeInput, add: Add): void {
  const { pages, structured } = input;
  const home = homeOf(input);
  const posts = shareOf(pages, (page) => page.kind === "post" || page.kind === "blog");
  if (posts > (isFirm(input) ? MOST_POSTS_OF_A_FIRM : 0.5) && pages.length >= 3)
    add(posts > 0.7 ? 3 : 2, home, "url", `${Math.round(posts * 100)} % of the pages are articles`);
  const news = structured.find(
    (node) => node.types.includes("NewsMediaOrganization") || node.types.includes("NewsArticle"),
  );
  if (news) add(1, news.pageUrl, "schema", news.types.join(" "));
  if (input.subKind === "media") add(1, home, "industry", "media");
}

function marketplace(input: SiteTypeInput, add: Add): void {
  const home = input.pages[0];
  const link = home?.anchors.find((anchor) => !anchor.hidden && SELLERS.test(anchor.text));
  if (home && link) add(1.5, home.url, "nav", link.text);
  const node = input.structured.find((one) => one.types.includes("OnlineMarketplace"));
  if (node) add(3, node.pageUrl, "schema", "OnlineMarketplace");
}

function nonprofit(input: SiteTypeInput, add: Add): void {
  const { structured, target, pages } = input;
  const home = homeOf(input);
  const own = structured.filter((node) => node.path === "" || node.path === "publisher");
  const node = own.find((one) =>
    ["NGO", "GovernmentOrganization", "PlaceOfWorship", "GovernmentOffice"].some((type) => isOfType(one, type)),
  );
  if (node) add(3, node.pageUrl, "schema", node.types.join(" "));
  if (/\.(?:gov|mil)(?:\.[a-z]{2})?$|\.gob\.|\.gouv\./.test(target.host)) add(3, target.finalUrl, "url", target.host);
  if (/^(?:religion|gov)$/.test(input.subKind ?? "")) add(2.2, home, "industry", input.subKind ?? "");
  else if (input.subKind === "nonprofit") add(1.5, home, "industry", "nonprofit");
  else if (input.subKind === "club") add(1.2, home, "industry", "club");
  for (const page of pages) {
    if (page.kind === "post") continue;
    const block = page.blocks.find((one) => !one.inArticle && ASSOCIATION.test(one.text.slice(0, 1_000)));
    const title = page.titles.find((one) => ASSOCIATION.test(one));
    if (!block && !title) continue;
    add(1.2, page.url, block ? "body" : "title", title ?? ASSOCIATION.exec(block?.text ?? "")?.[0] ?? "");
    break;
  }
  const give = pages[0]?.anchors.find((anchor) =>
    /^(?:donate|give|spenden|faire un don|donar|doar|dona|doneer|wesprzyj|bağış|пожертвовать|寄付|후원|捐款|捐赠|تبرع|תרומה)/i.test(
      anchor.text.trim(),
    ),
  );
  if (give) add(1, home, "nav", give.text);
  if (/\.(?:org|ngo|ong|church)$/.test(target.host)) add(0.5, target.finalUrl, "url", target.host);
}

function portfolio(input: SiteTypeInput, add: Add): void {
  const { structured, pages } = input;
  const home = homeOf(input);
  const person = structured.find(
    (node) =>
      node.types.includes("ProfilePage") ||
      (node.types.includes("Person") && (node.path === "mainEntity" || node.path === "")),
  );
  const hasFirm = structured.some((node) => node.path === "" && isOfType(node, "Organization"));
  if (person && !hasFirm) add(1.5, person.pageUrl, "schema", textOf(person.types));
  const works = shareOf(pages, (page) =>
    /\/(?:projects?|portfolio|works?|gallery|projekte|proyectos|obras)\//i.test(page.url),
  );
  if (works > 0.5) add(2, home, "url", `${Math.round(works * 100)} % of the pages show works`);
  const title = `${pages[0]?.titles[0] ?? ""} ${pages[0]?.headings.find((one) => one.level === 1)?.text ?? ""}`;
  if (/portfolio|hire me|curriculum vitae|\bcv\b|hi,? i['’]?m |i am a |freelance|ich bin |je suis |soy /i.test(title))
    add(1.2, home, "title", title);
}
