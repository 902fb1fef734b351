// Interfaces without a document of their own: they are called where something on the site names their address.
import { NLWEB_QUESTION } from "../../model/call-words.ts";
import { registrableDomainOf } from "../../model/target.ts";
import { linksIn } from "../evidence/interfaces/interface-graph.ts";
import { asObject, parseUrl } from "../evidence/interfaces/interface-json.ts";
import { readOpenApi } from "../evidence/interfaces/interface-openapi.ts";
import { isPublished } from "../evidence/interfaces/interface-surface.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { DocumentFacts, SiteEvidence } from "../evidence/site-evidence.ts";
import { JSON_FIRST, type PlannedCall } from "./planned-call.ts";

export interface Declaring {
  documents: SiteEvidence["documents"];
  /** The start page first. */
  pages: readonly PageFacts[];
}
interface Mention {
  url: URL;
  declaredIn: string;
}

export function planMentionedCalls(site: Declaring, published: readonly DocumentFacts[]): PlannedCall[] {
  const [home] = site.pages;
  if (home === undefined) return [];
  const domain = domainOf(home.url);
  const isOurs = ({ url }: Mention): boolean => /^https?:$/.test(url.protocol) && domainOf(url.href) === domain;
  const inDocuments = published.flatMap(({ url, json }) => mentions(linksIn(json), url));
  const inText = ["llms-txt", "agents-md"].flatMap((id) => mentionsInText(site.documents[id]));
  const inPages = site.pages.flatMap((page) =>
    mentions(
      // Of pages nothing else is looked for.
      page.anchors.flatMap(({ href }) => (href.includes("graphql") ? [href] : [])),
      page.url,
    ),
  );
  const ask = [
    ...askByRelation(home),
    ...inDocuments.filter(isAsk),
    ...inText.filter(isQuestion),
    ...askInApi(published),
  ];
  return [
    ...ask.filter(isOurs).slice(0, 1).map(planAsk),
    ...[...inDocuments, ...inText, ...inPages].filter(isGraphql).filter(isOurs).slice(0, 1).map(planGraphql),
  ];
}

const domainOf = (url: string): string => registrableDomainOf(parseUrl(url)?.hostname ?? "");

function mentions(hrefs: readonly string[], declaredIn: string): Mention[] {
  return hrefs.flatMap((href) => {
    const url = parseUrl(href, declaredIn);
    return url === null ? [] : [{ url, declaredIn }];
  });
}

const TEXT_CHARS = 60_000;

function mentionsInText(document: DocumentFacts | undefined): Mention[] {
  if (!isPublished(document)) return [];
  return mentions(document.text.slice(0, TEXT_CHARS).match(/https?:\/\/[^\s)"'<>\]`]{1,500}/g) ?? [], document.url);
}

const isAsk = ({ url }: Mention): boolean => /\/ask\/?$/.test(url.pathname);
/** In prose only an example question tells an interface from a page where people ask. */
const isQuestion = (mention: Mention): boolean => isAsk(mention) && mention.url.searchParams.has("query");
const isGraphql = ({ url }: Mention): boolean => /\/graphql\/?$/.test(url.pathname);

const askByRelation = (home: PageFacts): Mention[] =>
  mentions(
    home.links.filter(({ rel }) => rel.split(" ").includes("nlweb")).map(({ href }) => href),
    home.url,
  );

function askInApi(published: readonly DocumentFacts[]): Mention[] {
  const openapi = published.find(({ id }) => id === "openapi");
  const operations = readOpenApi(asObject(openapi?.json) ?? {})?.operations ?? [];
  const hasAsk = operations.some(({ name }) => /^(?:GET|POST) \/ask$/.test(name));
  return openapi !== undefined && hasAsk ? mentions(["/ask"], openapi.url) : [];
}

/** NLWeb answers questions at /ask: a harmless one, not streamed, in the form that every generation of it takes. */
function planAsk({ url, declaredIn }: Mention): PlannedCall {
  const asked = new URL(url.origin + url.pathname);
  asked.searchParams.set("query", NLWEB_QUESTION);
  asked.searchParams.set("streaming", "false");
  return { kind: "nlweb", name: "ask", url: asked.href, declaredIn, promised: "", accept: JSON_FIRST };
}

/** GraphQL over HTTP: a GET may only carry a query, never a mutation. */
const GRAPHQL_QUERY = "{__schema{queryType{name}}}";

function planGraphql({ url, declaredIn }: Mention): PlannedCall {
  const asked = new URL(url.origin + url.pathname);
  asked.searchParams.set("query", GRAPHQL_QUERY);
  const accept = "application/graphql-response+json, application/json;q=0.9";
  return { kind: "graphql", name: "query", url: asked.href, declaredIn, promised: "", accept };
}
