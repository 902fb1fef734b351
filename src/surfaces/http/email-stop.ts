// The link at the foot of every report by e-mail: opening it stops them at once; a button undoes that.
import type { Context } from "hono";
import { html } from "hono/html";
import { AppError } from "../../model/errors.ts";
import { PRODUCT } from "../../model/product.ts";
import type { HttpEnv } from "./http-env.ts";

const RECIPIENT = /^[0-9a-f]{64}$/;
const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
};

/** GET from the message, or POST from the mail client's own button (RFC 8058). */
export async function stopReportMail(c: Context<HttpEnv>): Promise<Response> {
  const { ports } = c.env;
  const recipient = readRecipient(c);
  await ports.reportMail.stop(recipient, ports.clock.now());
  const again = html`<form method="post" action="/email/resume/${recipient}">
    <button>Send me reports again</button>
  </form>`;
  return c.html(page("You will get no more reports by e-mail.", again), 200, HEADERS);
}

export async function resumeReportMail(c: Context<HttpEnv>): Promise<Response> {
  await c.env.ports.reportMail.resume(readRecipient(c));
  return c.html(page("Reports that are asked for reach you again.", ""), 200, HEADERS);
}

function readRecipient(c: Context<HttpEnv>): string {
  const recipient = c.req.param("recipient") ?? "";
  if (RECIPIENT.test(recipient)) return recipient;
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
