// Verdicts on optional documents: absence is never a fault, a declared and broken one is.
import { plainUrl } from "../../model/target.ts";
import { pathOf } from "../../model/words.ts";
import { type Json, asObject } from "../evidence/interfaces/interface-json.ts";
import { bytesReadOf } from "../evidence/site/documents.ts";
import { isPublished } from "../evidence/interfaces/interface-surface.ts";
import type { DocumentFacts, SiteEvidence } from "../evidence/site-evidence.ts";
import { type Verdict, fail, info, na, pass, seen, unable, warn } from "./define-check.ts";

export interface WantedDocument {
  /** Ids in `documents`, the preferred one first. */
  ids: readonly string[];
  /** With its article, for example "an MCP server card". */
  name: string;
  /** Whether this kind of site has use for it; else its absence is `na`. */
  isOfUse: boolean;
}

/** Runs `judge` on the document when the site publishes it; otherwise says why there is nothing to judge. */
export function judgeDeclared(
  documents: SiteEvidence["documents"],
  wanted: WantedDocument,
  judge: (document: DocumentFacts) => Verdict,
): Verdict {
  const found = wanted.ids.map((id) => documents[id]);
  const published = found.find(isPublished);
  if (published) return ofUse(judge(published), published);
  const known = found.filter((document) => document !== undefined);
  const unseen = known.find((document) => document.state === "unreadable" || document.state === "forbidden");
  const absent = known.find((document) => document.state !== "not-requested");
  if (!wanted.isOfUse) return na(`This site has no use for ${wanted.name}, and none was found.`);
  if (unseen) {
    const answer = unseen.error ?? `status ${unseen.status}`;
    return unable(
      `Whether the site publishes ${wanted.name} is unknown: its usual address could not be read.`,
      seen(plainUrl(unseen.url), answer, "The address did not give an answer that can be read."),
    );
  }
  if (!absent) return unable(`This scan did not ask for ${wanted.name}.`);
  return info(
    `The site publishes no ${withoutArticle(wanted.name)}, which costs no points.`,
    seen(plainUrl(absent.url), `status ${absent.status}`, "Nothing of this kind is published at the usual address."),
  );
}

/** Said of an address that did not answer as the document has it. */
export const deadIn = (document: string): string => `Declared in ${plainUrl(document)}, and called without a key.`;

/** The same repair for every document that names what does not work. */
export const ANSWER_AT_NAMED =
  "Make the addresses that the document names answer, and take out of it what is not meant to be called.";

/** A description earns nothing while nothing that it names works; what is wrong with it is told all the same. */
function ofUse(verdict: Verdict, { yields, url, status }: DocumentFacts): Verdict {
  if (yields === undefined || !JUDGED.has(verdict.status)) return verdict;
  if (verdict.status === "fail" && !verdict.score) return verdict;
  const shown = seen(plainUrl(url), `status ${status}`, "The addresses it names were called.");
  if (yields === "unknown") return unable(`${verdict.situation} Whether what it names works is not known.`, shown);
  // What is right about a description would read as the reason why it fails.
  const told = verdict.status === "pass" ? "" : ` ${verdict.situation}`;
  return fail(
    `No address that ${pathOf(url)} names answered as declared, of those that were called without a key.${told}`,
    [{ ...shown, meaning: "It was read; nothing that it names and that was called answered as declared." }],
    { fix: ANSWER_AT_NAMED },
  );
}

const JUDGED = new Set<string>(["pass", "warn", "fail"]);

/** The same for JSON: a body that is no JSON object fails, one too long to read is `unable`. */
export function judgeDeclaredJson(
  documents: SiteEvidence["documents"],
  wanted: WantedDocument,
  judge: (json: Json, document: DocumentFacts) => Verdict,
): Verdict {
  return judgeDeclared(documents, wanted, (document) => {
    const json = asObject(document.json);
    if (json) return judge(json, document);
    const most = bytesReadOf(document.id);
    if (document.bytes >= most) {
      return unable(`The document is longer than the ${most / 1024} KiB that a scan reads.`);
    }
    return fail(
      `The site publishes ${wanted.name} that programs cannot read.`,
      seen(plainUrl(document.url), document.jsonError ?? document.text, "This is not the JSON object it should be."),
    );
  });
}

/** What was received and what that means. */
export interface Defect {
  received: string;
  meaning: string;
}

export interface Grading {
  /** Each alone makes the document useless to its readers. */
  errors: Defect[];
  /** Readers still get by. */
  warnings?: Defect[];
  /** One sentence when all is well, and what to show for it. */
  good: { situation: string; received: string };
  /** One sentence for a document with defects; their count is at hand. */
  bad: (defects: number) => string;
}

const MOST_SHOWN = 5;

/** Pass without defects, warn with warnings only, fail with an error; every defect is shown up to five. */
export function gradeDocument(document: Pick<DocumentFacts, "url">, grading: Grading): Verdict {
  const defects = [...grading.errors, ...(grading.warnings ?? [])];
  const url = plainUrl(document.url);
  if (defects.length === 0) {
    return pass(grading.good.situation, seen(url, grading.good.received, "Read and found complete."));
  }
  const shown = defects.slice(0, MOST_SHOWN).map((defect) => seen(url, defect.received, defect.meaning));
  return (grading.errors.length > 0 ? fail : warn)(grading.bad(defects.length), shown);
}

/** What is kept of a file that nobody has to have. */
export const notKept = (document: DocumentFacts | undefined, host: string, what: string): Verdict =>
  na(
    document === undefined || document.state === "not-requested" || document.state === "unreadable"
      ? `Whether ${host} keeps one was not found out.`
      : `${host} keeps no ${what}.`,
  );

const withoutArticle = (name: string): string => name.replace(/^(?:an?|the) /, "");
