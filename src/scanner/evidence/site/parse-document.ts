import { getDomain } from "tldts";
import type { JsonReading } from "../../../model/read-json.ts";
import type { DocumentSpec } from "./documents.ts";
import { copyBounded, parseJsonBounded } from "./json-depth.ts";
import { excerptOf } from "./judge-missing.ts";
import type { DocumentFacts, DocumentState, MissingPageFacts } from "../site-evidence.ts";
import { HEADER_CHARS, HEADERS_KEPT, KEPT_TEXT_CHARS } from "./site-limits.ts";
import { looksBinary, looksLikeHtml, mediaTypeOf, withoutBom } from "./sniff-body.ts";

/** The final answer to a document's address; or why there was none. */
export type DocumentAnswer =
  | {
      url: string;
      finalUrl: string;
      status: number;
      contentType: string;
      headers: Record<string, string>;
      text: string;
      bytes: number;
      /** Hash as the control probes have it, when the caller made one. */
      textHash?: string;
    }
  | { url: string; error: string };

/**
 * Decides whether a document is there. 200 alone proves nothing: many servers answer every path with a page, so that
 * the body must be of the expected kind, come from the same registrable domain and differ from what the server says
 * to paths that cannot exist. Otherwise the state is "soft-404" and `error` says why.
 */
export function parseDocument(spec: DocumentSpec, answer: DocumentAnswer, missing: MissingPageFacts): DocumentFacts {
  if ("error" in answer) return { ...emptyFacts(spec.id, answer.url, "unreadable"), error: answer.error };
  const facts: DocumentFacts = {
    ...emptyFacts(spec.id, answer.finalUrl, stateOfStatus(answer.status)),
    status: answer.status,
    contentType: answer.contentType,
    headers: keepHeaders(answer.headers),
    bytes: answer.bytes,
  };
  if (facts.state !== "present") return facts;
  const json = expectsJson(spec) ? parseJsonBounded(answer.text) : null;
  const doubt = doubtOf(spec, answer, json) ?? doubtOfControl(answer, missing);
  if (doubt !== null) return { ...facts, state: "soft-404", error: doubt };
  const kept = { ...facts, text: withoutBom(answer.text).slice(0, KEPT_TEXT_CHARS) };
  if (json?.ok) return { ...kept, json: copyBounded(json.value) };
  return { ...kept, jsonError: json === null || isYaml(spec, answer) ? null : json.message };
}

/** Facts of a document that was not asked for, with the reason when there is one beside the scan type. */
export function documentNotRequested(spec: DocumentSpec, origin: string, reason: string | null = null): DocumentFacts {
  return { ...emptyFacts(spec.id, `${origin}${spec.paths[0] ?? ""}`, "not-requested"), error: reason };
}

const PREFERENCE: DocumentState[] = ["present", "forbidden", "unreadable", "soft-404", "absent", "not-requested"];

/** Of the answers to the paths of one document, the one that says most: a present one, else the first obstacle. */
export function chooseDocument(tried: readonly DocumentFacts[]): DocumentFacts | null {
  for (const state of PREFERENCE) {
    const found = tried.find((facts) => facts.state === state);
    if (found) return found;
  }
  return null;
}

type Body = Exclude<DocumentAnswer, { error: string }>;

const expectsJson = ({ expects }: DocumentSpec): boolean => expects === "json" || expects === "json-or-yaml";

/** Why the body cannot be the document; null when it can. */
function doubtOf(spec: DocumentSpec, answer: Body, json: JsonReading | null): string | null {
  if (!isSameDomain(answer.url, answer.finalUrl)) return "The address leads to another domain.";
  if (spec.expects === "any" || spec.expects === "html") return null;
  if (looksLikeHtml(answer.text, answer.contentType)) return "The server answered with a web page.";
  if (looksBinary(answer.text)) return "The body is not text.";
  if (json !== null && !json.ok && !claimsFormat(spec, answer)) return "The body is not JSON and does not claim to be.";
  return null;
}

/** A broken document is still that document when its type or its first key says so: then its error is the finding. */
function claimsFormat(spec: DocumentSpec, answer: Body): boolean {
  return mediaTypeOf(answer.contentType).endsWith("json") || isYaml(spec, answer);
}

/** OpenAPI may be written as YAML, which is kept as text and not parsed. */
function isYaml({ expects }: DocumentSpec, { contentType, text }: Body): boolean {
  if (expects !== "json-or-yaml") return false;
  return mediaTypeOf(contentType).endsWith("yaml") || /^(?:openapi|swagger)[ \t]*:/m.test(text.slice(0, 2_000));
}

function doubtOfControl(answer: Body, missing: MissingPageFacts): string | null {
  const same = "The server gives the same answer to addresses that do not exist.";
  if (answer.textHash !== undefined && missing.textHashes.includes(answer.textHash)) return same;
  if (!missing.isSoft404) return null;
  const excerpt = excerptOf(answer.text, answer.url);
  return missing.probes.some((probe) => probe.status === 200 && probe.excerpt === excerpt) ? same : null;
}

function isSameDomain(asked: string, answered: string): boolean {
  if (!URL.canParse(asked) || !URL.canParse(answered)) return false;
  const from = new URL(asked).hostname;
  const to = new URL(answered).hostname;
  const domain = getDomain(from, { allowPrivateDomains: true });
  return from === to || (domain !== null && domain === getDomain(to, { allowPrivateDomains: true }));
}

function stateOfStatus(status: number): DocumentState {
  if (status === 200) return "present";
  if (status === 404 || status === 410) return "absent";
  return status === 401 || status === 403 ? "forbidden" : "unreadable";
}

function keepHeaders(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).slice(0, HEADERS_KEPT);
  return Object.fromEntries(kept.map(([name, value]) => [name.toLowerCase(), value.slice(0, HEADER_CHARS)]));
}

const emptyFacts = (id: string, url: string, state: DocumentState): DocumentFacts => ({
  id,
  state,
  url,
  status: 0,
  contentType: "",
  headers: {},
  bytes: 0,
  text: "",
  jsonError: null,
  error: null,
});
