// Bounds of everything that is read beside pages: nothing from outside is kept or walked without one.

/** RFC 9309 §2.5 asks for at least 500 KiB; what stands beyond is not read. */
export const ROBOTS_CHARS = 512 * 1024;
/** Part of a text document that the evidence keeps. */
export const KEPT_TEXT_CHARS = 64 * 1024;
export const SITEMAP_CHARS = 5 * 1024 * 1024;
/** Addresses kept of all sitemaps together. */
export const SITEMAP_URLS = 5_000;
/** sitemaps.org: a single file may list no more. */
export const SITEMAP_FILE_URLS = 50_000;
/** Longest address that is ever asked for or compared. */
export const URL_CHARS = 2_048;
/** JSON.parse copes with any depth, what comes after it does not. */
export const JSON_DEPTH = 64;
export const JSON_KEPT_DEPTH = 32;
export const JSON_BYTES = 2 * 1024 * 1024;
/** Values (objects, arrays, leaves) of one JSON document that are kept. */
export const JSON_KEPT_VALUES = 60_000;
export const HEADER_CHARS = 1_000;
export const HEADERS_KEPT = 60;
/** Part of a body in which challenge pages say what they are. */
export const CHALLENGE_CHARS = 64 * 1024;
export const STRUCTURED_NODES = 2_000;
