// The frame of every page of this room: plain HTML that works without scripts, and the headers that keep it so.
import { html } from "hono/html";
import { PRODUCT } from "../../model/product.ts";

/** What the tagged template gives: everything put into it was escaped. */
export type Html = ReturnType<typeof html>;

export interface PageOptions {
  title: string;
  body: Html;
  status?: number;
  headers?: Headers | Record<string, string>;
  /** Where a form's answer may redirect to beside ourselves: browsers hold form-action against redirects, too. */
  formTargets?: readonly string[];
}

export async function page({ title, body, status = 200, headers, formTargets = [] }: PageOptions): Promise<Response> {
  const text = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${PRODUCT.name}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/account.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  const all = new Headers(headers);
  const targets = ["'self'", ...formTargets].join(" ");
  all.set("Content-Type", "text/html; charset=utf-8");
  all.set("Cache-Control", "no-store");
  all.set(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
  );
  // With "no-referrer" browsers would send "Origin: null" with our own forms.
  all.set("Referrer-Policy", "same-origin");
  all.set("X-Frame-Options", "DENY");
  all.set("X-Content-Type-Options", "nosniff");
  return new Response(String(text), { status, headers: all });
}

/** Source expression for a redirect address; none for what is no address. Its parts hold no separators of a policy. */
export function formTarget(redirect: string | null): string[] {
  if (redirect === null || !URL.canParse(redirect)) return [];
  const { protocol, host } = new URL(redirect);
  const source = protocol === "https:" || protocol === "http:" ? `${protocol}//${host}` : protocol;
  return /^[a-z0-9.+:/[\]-]+$/i.test(source) ? [source] : [];
}
