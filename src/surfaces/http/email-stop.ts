// The link at the foot of every report by e-mail: opening it stops them at once; a button undoes that.
import type { Context } from "hono";
import { AppError } from "../../model/errors.ts";
import { type Markup, markup } from "../../render/markup.ts";
import { PAGE_HEADERS } from "../../render/page-headers.ts";
import { pageShell } from "../../render/page-shell.ts";
import { WORDS } from "../../render/words/index.ts";
import { readStopToken } from "../../services/send-report.ts";
import type { HttpEnv } from "./http-env.ts";

const TEXTS = WORDS.mailStop;
/** The address of the page is the recipient's own key: it goes nowhere. */
const HEADERS = { ...PAGE_HEADERS, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

/** GET from the message, or POST from the mail client's own button (RFC 8058). */
export async function stopReportMail(c: Context<HttpEnv>): Promise<Response> {
  const { ports } = c.env;
  const { recipient, token } = await readLink(c);
  await ports.reportMail.stop(recipient, ports.clock.now());
  const again = markup`<form method="post" action="/email/resume/${token}">
<p class="note">${TEXTS.notMeant}</p>
<button class="quiet">${TEXTS.resume}</button>
</form>`;
  return answer(c, TEXTS.stopped, again);
}

export async function resumeReportMail(c: Context<HttpEnv>): Promise<Response> {
  await c.env.ports.reportMail.resume((await readLink(c)).recipient);
  return answer(c, TEXTS.resumed, null);
}

async function readLink(c: Context<HttpEnv>): Promise<{ recipient: string; token: string }> {
  const token = c.req.param("token") ?? "";
  const recipient = await readStopToken(c.env.ports, token);
  if (recipient !== null) return { recipient, token };
  throw new AppError("NOT_FOUND", "This link is not complete. Copy it whole from the message.");
}

function answer(c: Context<HttpEnv>, sentence: string, more: Markup | null): Response {
  const html = pageShell({
    origin: c.env.ports.config.publicOrigin,
    title: TEXTS.title,
    description: sentence,
    path: null,
    layout: "text",
    head: markup`\n<meta name="robots" content="noindex">`,
    main: markup`<h1>${TEXTS.title}</h1>
<p class="lead" role="status">${sentence}</p>
${more}`,
  });
  return c.html(html, 200, HEADERS);
}
