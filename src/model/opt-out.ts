// How a site says that it wants to stay out of directory and search.
import { PRODUCT } from "./product.ts";
import { isSameHost } from "./target.ts";

export const OPT_OUT_PATH = `/.well-known/${PRODUCT.slug}-optout.txt`;

const TELLING = new Set([200, 404, 410]);
/** Whether a status tells if the file is there. A refusal, "too many requests" or a fault says neither. */
export const tellsOfFile = (status: number): boolean => TELLING.has(status);

/** What came back for the opt-out file. */
export interface OptOutAnswer {
  url: string;
  finalUrl: string;
  status: number;
  contentType: string;
  text: string;
}

/** Plain text with something in it, from the site itself: a web page in its place, or another site's file, is no opt-out. */
export function isOptOutFile({ url, finalUrl, status, contentType, text }: OptOutAnswer): boolean {
  const isPlain = contentType.split(";", 1)[0]?.trim().toLowerCase() === "text/plain";
  return (
    status === 200 && isPlain && text.trim() !== "" && isSameHost(new URL(url).hostname, new URL(finalUrl).hostname)
  );
}
