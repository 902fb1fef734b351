// Which addresses are worth asking for as pages, and which must not be asked for at all.
import { memoByText } from "../../model/memo-by-text.ts";

const ASSET = new Set(
  `7z aac ai apk atom avi avif bin bmp bz2 css csv dmg doc docx eot eps epub exe flac flv gif gz heic ico ics iso jar jpeg
  jpg js json jsonld kml kmz less m3u8 m4a m4v map md mid mjs mkv mobi mov mp3 mp4 mpeg mpg msi odp ods odt ogg ogv otf
  pdf pkg png ppt pptx ps psd rar rdf rss rtf scss svg swf tar tgz tif tiff ts ttf txt vcf wasm wav webm webmanifest webp
  wmv woff woff2 xls xlsx xml xsd xsl xz yaml yml zip`.split(/\s+/),
);

/** Path segments behind which nothing is a page for visitors. */
const CLOSED_SEGMENTS = new Set(
  `wp-json wp-admin wp-content wp-includes xmlrpc.php wp-login.php cdn-cgi feed trackback cgi-bin node_modules .git
  .well-known embed administrator phpmyadmin 404 404.html 404.php 500.html offline.html oembed graphql`.split(/\s+/),
);

/** Addresses that do something when asked for (RFC 9110 §9.2.1 says they must not, and many do). */
const ACTING_WORDS = new Set(
  `logout log-out signout sign-out logoff abmelden deconnexion cerrar-sesion unsubscribe abmeldung delete remove
  add-to-cart addtocart add_to_cart add-to-wishlist cancel confirm activate vote like`.split(/\s+/),
);
const ACTING_PARAMETERS = new Set(
  `add-to-cart add_to_cart remove_item action do delete unsubscribe logout token nonce _wpnonce replytocom share redirect_to
  return_to returnurl redirect`.split(/\s+/),
);
const SEARCH_SEGMENTS = new Set(`search suche recherche buscar busca cerca zoeken szukaj`.split(/\s+/));
const SEARCH_PARAMETERS = new Set(["s", "q", "query", "search", "keyword", "suche"]);

const MOST_CHARS = 512;
const MOST_SEGMENTS = 10;
const MOST_PARAMETERS = 4;

type Unreadable = "asset" | "closed" | "acts" | "search" | "too-long" | "repeats";
/** The links of a menu are judged anew for every page that has it. */
const KEPT = 2_000;

/** Why a normalised address is not read as a page; null when it may be. */
export const whyUnreadable = memoByText(KEPT, (address): Unreadable | null => {
  const { pathname, searchParams } = new URL(address);
  const segments = pathname
    .toLowerCase()
    .split("/")
    .filter((segment) => segment !== "");
  const names = [...searchParams.keys()].map((name) => name.toLowerCase());
  const last = segments.at(-1) ?? "";
  const dot = last.lastIndexOf(".");
  if (dot > 0 && ASSET.has(last.slice(dot + 1))) return "asset";
  if (repeatsItself(segments)) return "repeats";
  if (address.length > MOST_CHARS || segments.length > MOST_SEGMENTS || names.length > MOST_PARAMETERS)
    return "too-long";
  if (segments.some((segment) => CLOSED_SEGMENTS.has(segment))) return "closed";
  if (segments.some((segment) => ACTING_WORDS.has(segment)) || names.some((name) => ACTING_PARAMETERS.has(name)))
    return "acts";
  const named = last.replace(/\.(?:html?|php|aspx?|jsp)$/, "");
  const isSearch =
    SEARCH_SEGMENTS.has(named) ||
    (named === "results" && names.length > 0) ||
    names.some((name) => SEARCH_PARAMETERS.has(name));
  return isSearch ? "search" : null;
});

/** /a/b/a/b/a/b and /x/x/x: a relative link that lengthens the path at every step. */
export function repeatsItself(segments: readonly string[]): boolean {
  for (let size = 1; size <= 3; size += 1) {
    let run = 0;
    for (let at = size; at < segments.length; at += 1) {
      run = segments[at] === segments[at - size] ? run + 1 : 0;
      if (run >= size * 2) return true;
    }
  }
  return false;
}
