import { PAGE_BYTES } from "../../model/limits.ts";
import type { Ids } from "../../model/ports.ts";
import { judgeMissing, type ControlAnswer } from "../../scanner/evidence/site/judge-missing.ts";
import type { MissingPageFacts } from "../../scanner/evidence/site-evidence.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { PRIORITY } from "./priorities.ts";
import { readPageFacts } from "./read-page-facts.ts";

/** Asks for two addresses that cannot exist: what comes back is the site's "not found", whatever its status. */
export async function readControls(reader: SiteReader, origin: string, ids: Ids): Promise<MissingPageFacts> {
  const name = ids.uuid();
  const urls = [`${origin}/x-${name}`, `${origin}/.well-known/x-${name}.json`];
  const answers = await Promise.all(urls.map((url) => readControl(reader, url)));
  return judgeMissing(answers.filter((answer) => answer !== null));
}

async function readControl(reader: SiteReader, url: string): Promise<ControlAnswer | null> {
  const received = await reader.read({ url, purpose: "control", maxBytes: PAGE_BYTES, priority: PRIORITY.control });
  if (received === null || !received.answer.ok) return null;
  const { answer, text } = received;
  return {
    url,
    status: answer.status,
    finalUrl: answer.finalUrl,
    contentType: answer.headers["content-type"] ?? "",
    bytes: answer.bytes.byteLength,
    textHash: readPageFacts(received, { requestedUrl: url, foundBy: "link", linkText: "" })?.facts.textHash ?? "",
    text,
  };
}
