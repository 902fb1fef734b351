// POST /scan: the form of the front page. Starts a scan as the API does, and leads to where it can be watched.
import { AppError, ERROR_TABLE } from "../../model/errors.ts";
import type { Ctx, Ports } from "../../model/ports.ts";
import { readBoundedText } from "../../model/read-bounded-text.ts";
import { invoke } from "../../operations/invoke.ts";
import type { Operation } from "../../operations/define-operation.ts";
import { startScan } from "../../operations/start-scan.ts";
import { type Block, link, p } from "../../render/blocks.ts";
import { blocksToHtml } from "../../render/blocks-to-html.ts";
import { fromHtml, markup } from "../../render/markup.ts";
import { PAGE_HEADERS } from "../../render/page-headers.ts";
import { pageShell } from "../../render/page-shell.ts";
import { scanForm } from "../../render/scan-form.ts";
import { WORDS } from "../../render/words/index.ts";

export async function receiveScanForm(
  request: Request,
  identify: () => Promise<Ctx>,
  { config: { publicOrigin } }: Ports,
): Promise<Response> {
  let url = "";
  try {
    const ctx = await identify();
    const fields = new URLSearchParams(await readBoundedText(request));
    url = (fields.get("url") ?? "").trim();
    refuseOtherSites(request.headers, publicOrigin);
    const [scanType, visibility] = [fields.get("scanType"), fields.get("visibility")];
    const operation: Operation = startScan;
    const { body } = await invoke(ctx, operation, {
      url,
      ...(scanType === null ? {} : { scanType }),
      ...(visibility === null ? {} : { visibility }),
    });
    const { scanId } = startScan.output.parse(body);
    return new Response(null, { status: 303, headers: { Location: `/scan/${scanId}`, "Cache-Control": "no-store" } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusal(error, url, publicOrigin);
  }
}

/**
 * A page of another site could send its visitors' browsers here and use up their scans. Browsers say where a form
 * stood: in Sec-Fetch-Site, older ones in Origin alone.
 */
function refuseOtherSites(headers: Headers, origin: string): void {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || (site === null && headers.get("origin") === origin)) return;
  throw new AppError("INSUFFICIENT_SCOPE", WORDS.messages.otherPages);
}

/** Says what was wrong above the form, which keeps the address that was typed. */
function refusal(error: AppError, url: string, origin: string): Response {
  const title = error.code === "RATE_LIMIT" ? WORDS.messages.noScanLeft : WORDS.messages.notStarted;
  const more: Block[] =
    error.code === "RATE_LIMIT"
      ? [
          p`${WORDS.messages.morePlans(
            (name) => link(name, "/pricing"),
            (name) => link(name, "/developers/"),
          )}`,
        ]
      : [];
  const html = pageShell({
    origin,
    title,
    description: title,
    path: null,
    layout: "front",
    head: markup`\n<meta name="robots" content="noindex">`,
    main: markup`<h1>${title}</h1>
<p class="lead" role="alert">${error.message}</p>
${fromHtml(blocksToHtml(more))}
${error.code !== "RATE_LIMIT" && scanForm({ url })}`,
  });
  return new Response(html, {
    status: ERROR_TABLE[error.code].status,
    headers: {
      ...PAGE_HEADERS,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      ...error.headers,
    },
  });
}
