// Interfaces without a document of their own: they are called where something on the site names their address.
import { linksIn } from "../evidence/interfaces/interface-graph.ts";
import { asObject, parseUrl } from "../evidence/interfaces/interface-json.ts";
import { readOpenApi } from "../evidence/interfaces/interface-openapi.ts";
import { isPublished } from "../evidence/interfaces/interface-surface.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { DocumentFacts, SiteEvidence } from "../evidence/site-evidence.ts";
import { JSON_FIRST, absolute, type PlannedCall } from "./planned-call.ts";

export interface Declaring {
  documents: SiteEvidence["documents"];
  /** The start page first. */
  pages: readonly PageFacts[];
}

export const planMentionedCalls = (site: Declaring, published: readonly DocumentFacts[]): PlannedCall[] => [
  ...planAsk(site, published),
  ...planGraphql(site, published),
];

/** NLWeb answers questions at /ask: a harmless one, not streamed, in the form that every generation of it takes. */
function planAsk({ documents, pages }: Declaring, published: readonly DocumentFacts[]): PlannedCall[] {
  const rel = (pages[0]?.links ?? []).filter((link) => link.rel.split(" ").includes("nlweb")).map(({ href }) => href);
  const openapi = published.find(({ id }) => id === "openapi");
  const described = readOpenApi(asObject(documents.openapi?.json) ?? {})?.operations.some(({ name }) =>
    /^(?:GET|POST) \/ask$/.test(name),
  );
  const found = [
    ...rel.map((href) => ({ href, declaredIn: pages[0]?.url ?? "" })),
    ...published.flatMap(({ url, json }) =>
      linksIn(json)
        .filter((link) => /\/ask\/?$/.test(parseUrl(link)?.pathname ?? ""))
        .map((href) => ({ href, declaredIn: url })),
    ),
    ...(openapi !== undefined && described === true ? [{ href: "/ask", declaredIn: openapi.url }] : []),
  ];
  return found.slice(0, 1).flatMap(({ href, declaredIn }) =>
    absolute([href], declaredIn).map((address): PlannedCall => {
      const url = new URL(address);
      url.searchParams.set("query", "What do you offer?");
      url.searchParams.set("streaming", "false");
      return { kind: "nlweb", name: "ask", url: url.href, declaredIn, promised: "", accept: JSON_FIRST };
    }),
  );
}

const GRAPHQL_PATH = /\/graphql\/?$/;
/** GraphQL over HTTP: a GET may only carry a query, never a mutation. */
const GRAPHQL_QUERY = "{__schema{queryType{name}}}";
const LLMS_CHARS = 60_000;

function planGraphql({ documents, pages }: Declaring, published: readonly DocumentFacts[]): PlannedCall[] {
  const llms = documents["llms-txt"];
  const inText = isPublished(llms)
    ? (llms.text.slice(0, LLMS_CHARS).match(/https?:\/\/[^\s)"'<>\]]{1,500}/g) ?? [])
    : [];
  const named = [
    ...published.flatMap(({ url, json }) => linksIn(json).map((href) => ({ href, declaredIn: url }))),
    ...inText.map((href) => ({ href, declaredIn: llms?.url ?? "" })),
    ...pages.flatMap((page) => page.anchors.map(({ href }) => ({ href, declaredIn: page.url }))),
  ].find(({ href }) => GRAPHQL_PATH.test(parseUrl(href)?.pathname ?? ""));
  const url = named === undefined ? null : parseUrl(named.href);
  if (named === undefined || url === null || !/^https?:$/.test(url.protocol)) return [];
  url.search = "";
  url.searchParams.set("query", GRAPHQL_QUERY);
  const accept = "application/graphql-response+json, application/json;q=0.9";
  return [{ kind: "graphql", name: "query", url: url.href, declaredIn: named.declaredIn, promised: "", accept }];
}
