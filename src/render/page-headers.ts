/**
 * Headers of everything that is a page or a file, whoever serves it. Documents need nothing from elsewhere; pages need
 * one stylesheet.
 */
export const PAGE_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
} as const;

/** Pages that a script file of ours adds to; it may call our own API. */
export const SCRIPT_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  "Content-Security-Policy": `${PAGE_HEADERS["Content-Security-Policy"]}; script-src 'self'; connect-src 'self'`,
} as const;
