import { ANSWER_HEADERS } from "../model/security-headers.ts";

/**
 * Headers of everything that is a page or a file, whoever serves it: nothing from elsewhere, nothing inline. One policy
 * for all, since agents in a browser fetch robots.txt and llms.txt from the page that they look at.
 */
export const PAGE_HEADERS = {
  ...ANSWER_HEADERS,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
} as const;

/**
 * Pages for one person alone: nobody keeps, indexes or frames them. `formTargets` is where a form's answer may redirect
 * to beside ourselves: browsers hold form-action against redirects, too.
 */
export const privatePageHeaders = ({
  formTargets = [],
  hasScripts = false,
}: { formTargets?: readonly string[]; hasScripts?: boolean } = {}): Record<string, string> => ({
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${["'self'", ...formTargets].join(" ")}; frame-ancestors 'none'; base-uri 'none'${hasScripts ? "; script-src 'self'" : ""}`,
  // With "no-referrer" browsers would send "Origin: null" with our own forms.
  "Referrer-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex",
});
