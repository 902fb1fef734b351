// Reads what to scan from a sentence: "full scan of https://example.com", or an address alone.
import { parse as parseHost } from "tldts";
import type { ScanType } from "./scan.ts";

export interface ScanOrderText {
  url: string;
  scanType?: ScanType;
}

/** An order stands at the beginning of a message; what follows is not searched. */
const TEXT_CHARS = 4_000;
const WITH_SCHEME = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"'`]+/i;
/** A host name that no address of e-mail ends in, with a port and a path where they stand. */
const BARE_DOMAIN =
  /(?<![\p{L}\p{N}@._/-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}[\p{L}\p{N}-]{1,30}(?::\d{2,5})?(?:\/[^\s<>"'`]*)?(?![\p{L}\p{N}@])/giu;
const CLOSING = /(?<![.,;:!?)\]}»”’])[.,;:!?)\]}»”’]+$/;
const DEPTH_WORDS: readonly [ScanType, RegExp][] = [
  ["full", /\b(?:full|deep|complete|thorough)\b/i],
  ["light", /\b(?:light|quick)\b/i],
  ["basic", /\b(?:basic|standard)\b/i],
];

/** The first address of the text with the depth its words ask for; null when it names no address. */
export function readScanOrder(text: string): ScanOrderText | null {
  const beginning = text.slice(0, TEXT_CHARS);
  const address = WITH_SCHEME.exec(beginning)?.[0] ?? firstDomain(beginning);
  if (address === undefined) return null;
  const words = beginning.replace(address, " ");
  const scanType = DEPTH_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  const url = address.replace(CLOSING, "");
  return scanType === undefined ? { url } : { url, scanType };
}

/** "report.docx" is written like a host name too: the public suffix list tells them apart. */
function firstDomain(text: string): string | undefined {
  return text.match(BARE_DOMAIN)?.find((candidate) => {
    const { domain, isIcann, isPrivate } = parseHost(candidate, { allowPrivateDomains: true });
    return domain !== null && (isIcann === true || isPrivate === true);
  });
}
