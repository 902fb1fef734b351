import { PRODUCT } from "../../model/product.ts";
import type { ScanType } from "../../model/scan.ts";
import { DOCUMENTS, bytesReadOf, documentsFor, type DocumentSpec } from "../../scanner/evidence/site/documents.ts";
import {
  chooseDocument,
  documentNotRequested,
  parseDocument,
  type DocumentAnswer,
} from "../../scanner/evidence/site/parse-document.ts";
import { allowsPath } from "../../scanner/evidence/site/robots-rules.ts";
import type { DocumentFacts, MissingPageFacts, RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { PRIORITY } from "./priorities.ts";
import { toDocumentAnswer } from "./to-document-answer.ts";

type Settle = (missing: MissingPageFacts) => Record<string, DocumentFacts>;

/**
 * Asks for the documents of this depth, as robots.txt allows. Whether an answer really is the document can
 * be told only against the site's "not found" page, so the verdict is a function of that.
 */
export async function readDocuments(
  reader: SiteReader,
  site: { origin: string; robots: RobotsFacts; scanType: ScanType },
): Promise<Settle> {
  const asked = await Promise.all(
    documentsFor(site.scanType).map(async (spec) => ({ spec, answers: await readOne(reader, spec, site) })),
  );
  return (missing) => {
    const facts = documentsNotRequested(site.origin, null);
    for (const { spec, answers } of asked) {
      const tried = answers.map((answer) =>
        typeof answer === "string"
          ? documentNotRequested(spec, site.origin, answer)
          : parseDocument(spec, answer, missing),
      );
      facts[spec.id] = chooseDocument(tried) ?? documentNotRequested(spec, site.origin);
    }
    return facts;
  };
}

/** Every document of the catalogue as one that was not asked for, with the reason when it is not the depth. */
export function documentsNotRequested(origin: string, reason: string | null): Record<string, DocumentFacts> {
  return Object.fromEntries(DOCUMENTS.map((spec) => [spec.id, documentNotRequested(spec, origin, reason)]));
}

/** Answers to the paths in their order, up to the first that looks like the document; a text says why none was asked for. */
async function readOne(
  reader: SiteReader,
  spec: DocumentSpec,
  { origin, robots }: { origin: string; robots: RobotsFacts },
): Promise<(DocumentAnswer | string)[]> {
  const answers: (DocumentAnswer | string)[] = [];
  for (const path of spec.paths) {
    if (!allowsPath(robots, path, PRODUCT.bot)) {
      answers.push("robots.txt forbids it");
      continue;
    }
    const received = await reader.read({
      url: origin + path,
      purpose: "document",
      maxBytes: bytesReadOf(spec.id),
      accept: spec.accept,
      priority: PRIORITY.document,
      announce: "document",
    });
    if (received === null) answers.push("the budget of requests was used up");
    else answers.push(toDocumentAnswer(received));
    const last = answers.at(-1);
    if (typeof last === "object" && "status" in last && last.status === 200) break;
  }
  return answers;
}
