// Verdicts on llms.txt: judged where it is, never held against a site that has none.
import { type LlmsTxt, parseLlmsTxt } from "../evidence/site/llms-txt.ts";
import type { DocumentFacts, SiteEvidence } from "../evidence/site-evidence.ts";
import { na, seen, unable, type Verdict } from "./define-check.ts";

/** Runs `judge` on the llms.txt of the site; `na` when there is none, `unable` when that could not be seen. */
export function judgeLlmsTxt(
  documents: SiteEvidence["documents"],
  host: string,
  judge: (document: DocumentFacts, read: LlmsTxt) => Verdict,
): Verdict {
  const document = documents["llms-txt"];
  switch (document?.state) {
    case undefined:
    case "not-requested":
      return unable(`This scan did not ask ${host} for a guide for language models.`);
    case "forbidden":
    case "unreadable":
      return unable(
        `Whether ${host} keeps a guide for language models could not be seen.`,
        seen(document.url, document.error ?? String(document.status), "No answer that can be read."),
      );
    case "absent":
    case "soft-404":
      return na(`${host} keeps no guide for language models.`);
    case "present":
      return judge(document, parseLlmsTxt(document.text));
  }
}
