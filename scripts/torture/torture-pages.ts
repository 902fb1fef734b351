// Pages and documents that nobody should write, through all that reads them; whatever throws is a breach.
import { AppError } from "../../src/model/errors.ts";
import { parseRequestJson } from "../../src/model/read-json-object.ts";
import { DOCUMENTS } from "../../src/scanner/evidence/site/documents.ts";
import { parseDocument } from "../../src/scanner/evidence/site/parse-document.ts";
import { decodeText } from "../../src/scanner/evidence/page/decode-text.ts";
import { HEADER, evidenceOf, reportOn } from "../../test/fixtures/scan-pages.ts";
import { readPageBytes, reportOnPages } from "./read-page-bytes.ts";

export interface PagesResult {
  pages: number;
  reports: number;
  breaches: { input: string; why: string }[];
}

/** Pages read as one site: each alone would be judged well enough, but for a quarter of the inputs in the time. */
const PAGES_OF_SITE = 20;
const SHOWN_CHARS = 120;
const HOME = "<!doctype html><title>Harbor Dental</title><h1>Dentist</h1>";

export function torturePages(inputs: readonly Uint8Array[]): PagesResult {
  const result: PagesResult = { pages: 0, reports: 0, breaches: [] };
  for (let at = 0; at < inputs.length; at += PAGES_OF_SITE) {
    const site = inputs.slice(at, at + PAGES_OF_SITE);
    attempt(result, site, () => {
      const pages = site.flatMap((bytes, n) => readPageBytes(bytes, n === 0 ? "/" : `/p${n}`) ?? []);
      result.pages += site.length;
      if (pages.length > 0 && reportOnPages(pages) !== null) result.reports += 1;
    });
  }
  return result;
}

/** Each input as a block of a page, as the body of a request, and as every document that is JSON. */
export function tortureJson(inputs: readonly Uint8Array[]): PagesResult {
  const blocks = inputs.map((bytes) =>
    Buffer.concat([
      Buffer.from('<!doctype html><title>x</title><script type="application/ld+json">'),
      bytes,
      Buffer.from("</script><p>x</p>"),
    ]),
  );
  const result = torturePages(blocks);
  for (const bytes of inputs) {
    attempt(result, [bytes], () => {
      const { text } = decodeText(bytes, "application/json");
      if (!isTyped(() => parseRequestJson(text))) throw new Error("a body is refused without a code");
      const documents = Object.fromEntries(DOCUMENTS.map((spec) => [spec.id, documentOf(spec, bytes, text)]));
      reportOn({ ...evidenceOf({ "/": HOME }), documents });
      result.reports += 1;
    });
  }
  return result;
}

function documentOf(spec: (typeof DOCUMENTS)[number], { byteLength }: Uint8Array, text: string) {
  const url = `https://${HEADER.domain}${spec.paths[0] ?? "/x.json"}`;
  const answer = {
    url,
    finalUrl: url,
    status: 200,
    contentType: "application/json",
    headers: {},
    text,
    bytes: byteLength,
  };
  return parseDocument(spec, answer, { probes: [], isSoft404: false, textHashes: [] });
}

function isTyped(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch (error) {
    return error instanceof AppError;
  }
}

function attempt(result: PagesResult, inputs: readonly Uint8Array[], act: () => void): void {
  try {
    act();
  } catch (error) {
    const input = inputs.map((bytes) => new TextDecoder().decode(bytes).slice(0, SHOWN_CHARS)).join(" | ");
    result.breaches.push({
      input: input.slice(0, SHOWN_CHARS * 5),
      why: error instanceof Error ? (error.stack ?? error.message) : "thrown",
    });
  }
}
