// Rows on the contents of an API description apply only where one can be read.
import { pathOf } from "../../model/words.ts";
import { asObject } from "../evidence/interfaces/interface-json.ts";
import { type OpenApiFacts, readOpenApi, yamlOpenApiVersion } from "../evidence/interfaces/interface-openapi.ts";
import { isPublished } from "../evidence/interfaces/interface-surface.ts";
import type { DocumentFacts, SiteEvidence } from "../evidence/site-evidence.ts";
import { type Verdict, na, unable } from "./define-check.ts";

/** Runs `judge` on an OpenAPI document in JSON that lists operations; `na` without one, `unable` for YAML. */
export function judgeOpenApi(
  documents: SiteEvidence["documents"],
  judge: (api: OpenApiFacts, document: DocumentFacts) => Verdict,
): Verdict {
  const document = documents.openapi;
  if (!isPublished(document)) return na("No API description was found, so there is nothing to examine in it.");
  const idle = `Not judged while nothing that ${pathOf(document.url)} describes is known to work.`;
  const json = asObject(document.json);
  if (!json) {
    if (document.yields !== undefined) return na(idle);
    return yamlOpenApiVersion(document) === null
      ? na("The API description cannot be read; openapi-present reports that.")
      : unable("The API description is written in YAML, which this scan does not parse.");
  }
  const api = readOpenApi(json);
  if (!api || api.operations.length === 0) return na("The API description lists no operation to examine.");
  const verdict = judge(api, document);
  if (document.yields === undefined) return verdict;
  // A dead API is judged once, where it is called; what its description lacks is told, and shown, for whoever repairs it.
  return na(`${idle} ${verdict.situation}`, verdict.status === "pass" ? [] : verdict.evidence);
}
