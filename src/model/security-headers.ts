// Headers that keep an answer what it is. One table for the Worker and for the host of static files.

/** On every answer of every kind. Nothing of ours uses what browsers ask people's leave for. */
export const ANSWER_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
} as const;

/** Outside development, where there is a certificate (RFC 6797). Neighboring names under the domain are not ours to bind. */
export const TRANSPORT_HEADERS = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** Of answers that are no page: nothing in them is ever loaded, run or framed. */
export const DATA_HEADERS = {
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** Of pages: no window of another site keeps a hand on ours, and none loads ours as a part of its own. */
export const WINDOW_HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;
