// GET /directory and /directory/{slug}, as HTML or Markdown; what cannot be shown is said in the same form.
import { isoDay } from "../../model/words.ts";
import { AppError, ERROR_TABLE } from "../../model/errors.ts";
import type { Ctx, Ports } from "../../model/ports.ts";
import { browseDirectory } from "../../operations/browse-directory.ts";
import { getDirectoryListing } from "../../operations/get-directory-listing.ts";
import type { Page } from "../../render/blocks.ts";
import { prefersMarkdown } from "../../render/prefers-markdown.ts";
import { answerPage } from "./answer-page.ts";
import { asAnybody, nearAnybody, read } from "./anybody.ts";
import { directoryPage, PAGE_LISTINGS } from "./directory-page.ts";
import { refuseOtherMethod } from "./find-scan.ts";
import { listingPage } from "./listing-page.ts";
import { NAMED } from "../../render/navigation.ts";
import { WORDS } from "../../render/words/index.ts";
import { refusePage } from "./refuse-page.ts";
import { decodePercent } from "../../model/decode-percent.ts";

const ROOT = NAMED.directory.path;
const BACK = { name: WORDS.messages.allBusinesses, path: ROOT };
const TITLES: Readonly<Record<number, string>> = { 404: WORDS.messages.noBusiness, 400: WORDS.messages.noPage };

export async function serveDirectory(request: Request, ports: Ports, requestId: string): Promise<Response> {
  refuseOtherMethod(request);
  const { pathname, searchParams, search } = new URL(request.url);
  if (pathname === `${ROOT}/`) return moved(`${ROOT}${search}`);
  const isTwin = pathname.endsWith(".md");
  const isMarkdown = isTwin || prefersMarkdown(request.headers.get("accept"));
  const ctx = asAnybody(ports, requestId);
  try {
    const page = await makePage(ctx, isTwin ? pathname.slice(0, -".md".length) : pathname, searchParams);
    return await answerPage(ctx, page, { request, isTwin, isMarkdown });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusePage(error, {
      title: TITLES[ERROR_TABLE[error.code].status] ?? WORDS.messages.notShown,
      isMarkdown,
      back: BACK,
      origin: ports.config.publicOrigin,
    });
  }
}

/** A page stands at one address. */
const moved = (path: string): Response => new Response(null, { status: 308, headers: { Location: path } });

async function makePage(ctx: Ctx, path: string, query: URLSearchParams): Promise<Page> {
  const { publicOrigin } = ctx.config;
  if (path !== ROOT) {
    // What is no text in UTF-8 names no listing.
    const slug = decodePercent(path.slice(`${ROOT}/`.length));
    return listingPage(publicOrigin, getDirectoryListing.output.parse(await read(ctx, getDirectoryListing, { slug })));
  }
  const industry = query.get("industry");
  const sort = query.get("sort");
  const order = {
    ...(industry === null ? {} : { industry }),
    ...(sort === null ? {} : { sort }),
    offset: readOffset(query.get("offset")),
    limit: PAGE_LISTINGS,
  };
  const found = browseDirectory.output.parse(await read(nearAnybody(ctx), browseDirectory, order));
  const asked = browseDirectory.input.parse(order);
  const today = isoDay(ctx.clock.now());
  return directoryPage(publicOrigin, {
    ...found,
    industry: asked.industry ?? null,
    sort: asked.sort,
    offset: asked.offset,
    today,
  });
}

/** Digits alone; anything else is left to the operation to refuse. */
const readOffset = (text: string | null): number => (text === null ? 0 : /^\d{1,9}$/.test(text) ? Number(text) : -1);
