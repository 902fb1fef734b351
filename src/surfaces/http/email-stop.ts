// The link at the foot of every report by e-mail: opening it stops them at once; a button undoes that.
import type { Context } from "hono";
import { html } from "hono/html";
import { AppError } from "../../model/errors.ts";
import { PRODUCT } from "../../model/product.ts";
import { readStopToken } from "../../services/send-report.ts";
import type { HttpEnv } from "./http-env.ts";

const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
};

/** GET from the message, or POST from the mail client's own button (RFC 8058). */
export async function stopReportMail(c: Context<HttpEnv>): Promise<Response> {
  const { ports } = c.env;
  const { recipient, token } = await readLink(c);
  await ports.reportMail.stop(recipient, ports.clock.now());
  const again = html`<form method="post" action="/email/resume/${token}">
    <button>Send me reports again</button>
  </form>`;
  return c.html(page("You will get no more reports by e-mail.", again), 200, HEADERS);
}

export async function resumeReportMail(c: Context<HttpEnv>): Promise<Response> {
  await c.env.ports.reportMail.resume((await readLink(c)).recipient);
  return c.html(page("Reports that are asked for reach you again.", ""), 200, HEADERS);
}

async function readLink(c: Context<HttpEnv>): Promise<{ recipient: string; token: string }> {
  const token = c.req.param("token") ?? "";
  const recipient = await readStopToken(c.env.ports, token);
  if (recipient !== null) return { recipient, token };
  throw new AppError("NOT_FOUND", "This link is not complete. Copy it whole from the message.");
}

const page = (sentence: string, more: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Reports by e-mail | ${PRODUCT.name}</title>
      </head>
      <body>
        <main>
          <h1>Reports by e-mail</h1>
          <p>${sentence}</p>
          ${more}
        </main>
      </body>
    </html>`;
