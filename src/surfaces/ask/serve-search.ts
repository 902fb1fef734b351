// GET /search: businesses, reports and the documentation, on one page that needs no script.
import { AppError, ERROR_TABLE } from "../../model/errors.ts";
import { SEARCH_CHARS } from "../../model/limits.ts";
import type { Ctx, Ports } from "../../model/ports.ts";
import { countOf } from "../../model/words.ts";
import { searchInsights } from "../../operations/search-insights.ts";
import { type Block, code, h2, link, list, p, type Prose, prose, twinPath } from "../../render/blocks.ts";
import { NAMED, SEARCH } from "../../render/navigation.ts";
import { prefersMarkdown } from "../../render/prefers-markdown.ts";
import { identifyCaller } from "../../services/identify-caller.ts";
import { answerMessage } from "../pages/answer-message.ts";
import { nearAnybody, read } from "../pages/anybody.ts";
import { refuseOtherMethod } from "../pages/find-scan.ts";
import { refusePage } from "../pages/refuse-page.ts";
import type { AskResult } from "./ask.ts";
import { countAsk } from "./count-ask.ts";
import { documentationIndexOf } from "./documentation-index.ts";
import { tellingWords } from "./word-index.ts";

const FROM_SCANS = 10;
const FROM_DOCUMENTS = 8;
const SHOWN_CHARS = 200;
/** Passages that share less than this with the question have little to do with it. */
const LEAST_SCORE = 25;

export async function serveSearch(request: Request, ports: Ports, requestId: string): Promise<Response> {
  refuseOtherMethod(request);
  const { pathname, search, searchParams } = new URL(request.url);
  const isTwin = pathname.endsWith(".md");
  const isMarkdown = isTwin || prefersMarkdown(request.headers.get("accept"));
  const asked = searchParams.get("query")?.trim().slice(0, SEARCH_CHARS) ?? "";
  const query = asked.toWellFormed();
  try {
    const blocks = query === "" ? EMPTY : await resultBlocks(await contextOf(request, ports, requestId), query);
    return answerMessage({
      title: query === "" ? "Search" : `Search: ${query}`,
      blocks: [{ kind: "search-form", query }, ...(isMarkdown ? [HOW_TO_ASK] : []), ...blocks],
      status: 200,
      isMarkdown,
      origin: ports.config.publicOrigin,
      layout: "portal",
      twin: twinPath(`${SEARCH.path}${search}`),
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const title = ERROR_TABLE[error.code].status === 429 ? "Too many searches" : "No search";
    return refusePage(error, { title, isMarkdown, back: SEARCH, origin: ports.config.publicOrigin });
  }
}

/** Pages look at no credential. A search reads as much as a question, and is counted with them. */
async function contextOf(request: Request, ports: Ports, requestId: string): Promise<Ctx> {
  const clientAddress = request.headers.get("cf-connecting-ip") ?? "";
  const caller = await identifyCaller(ports, { apiKey: null, authorization: null, clientAddress });
  const ctx = { ...ports, caller, requestId };
  await countAsk(ctx);
  return ctx;
}

/** Where no form can be shown. */
const HOW_TO_ASK = p`Words to search for stand in the address: ${code(`${twinPath(SEARCH.path)}?query=appointment+booking`)}.`;

const EMPTY: readonly Block[] = [
  p`What is searched: names, workflows and opportunities of businesses whose reports are public, and the documentation of this service.`,
  list(
    prose`${link("appointment booking", `${SEARCH.path}?query=appointment+booking`)}`,
    prose`${link("webhook signature", `${SEARCH.path}?query=webhook+signature`)}`,
    prose`${link("stop the crawler", `${SEARCH.path}?query=stop+the+crawler`)}`,
  ),
];

async function resultBlocks(ctx: Ctx, query: string): Promise<Block[]> {
  const found = searchInsights.output.parse(await read(nearAnybody(ctx), searchInsights, { query, limit: FROM_SCANS }));
  const documents = documentationIndexOf(ctx.config)
    .find(tellingWords(query), FROM_DOCUMENTS)
    .filter(({ score }) => score >= LEAST_SCORE);
  if (found.results.length + documents.length === 0) return NOTHING;
  const more = found.total > found.results.length ? ` The first ${found.results.length} are shown.` : "";
  return [
    h2("Businesses and reports", "reports"),
    ...(found.results.length === 0
      ? [p`None of the public reports has these words.`]
      : [
          p`${countOf(found.total, "match", "matches")}${found.totalIsEstimate === true ? " at least" : ""}.${more}`,
          list(...found.results.map(reportLine)),
        ]),
    h2("Documentation", "documentation"),
    ...(documents.length === 0 ? [p`No page of the documentation is about this.`] : [list(...documents.map(pageLine))]),
  ];
}

const NOTHING: Block[] = [
  p`Nothing was found. Try fewer or other words: the search looks for whole words in any order, in English where the text is ours.`,
  p`A business that is missing has not been scanned in public yet: ${link("scan its website", "/#scan")}. All that are listed: ${link("the directory", NAMED.directory.path)}.`,
];

type Found = ReturnType<typeof searchInsights.output.parse>["results"][number];

const reportLine = ({ scanId, title, domain, type, snippet, readinessScore, aeoScore }: Found): Prose =>
  prose`${link(title, `/report/${scanId}`)}, ${type === "domain" ? "business" : type} of ${domain}, readiness ${readinessScore}, AEO ${aeoScore}. ${snippet}`;

const pageLine = ({ name, url, description }: AskResult): Prose => prose`${link(name, url)}: ${shorten(description)}`;

/** As much as tells whether to open the page. */
const shorten = (text: string): string =>
  text.length <= SHOWN_CHARS ? text : `${text.slice(0, text.lastIndexOf(" ", SHOWN_CHARS))} …`;
