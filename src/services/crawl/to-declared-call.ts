import type { PlannedCall } from "../../scanner/crawl/planned-call.ts";
import { copyBounded, parseJsonBounded } from "../../scanner/evidence/site/json-depth.ts";
import { foldSpace, looksLikeHtml, mediaTypeOf } from "../../scanner/evidence/site/sniff-body.ts";
import type { DeclaredCall } from "../../scanner/evidence/live-facts.ts";
import type { Called } from "./create-caller.ts";

const EXCERPT_CHARS = 300;
/** Errors, metadata and keys are small; of anything larger the checks need only that it is JSON. */
const JSON_DEPTH = 8;
const JSON_VALUES = 1_000;

/** What was received, as evidence; a text says why nothing was asked. */
export function toDeclaredCall(
  { accept: _accept, ...planned }: PlannedCall,
  called: Called | string,
  sha256: string | null = null,
): DeclaredCall {
  const call: DeclaredCall = { ...NOTHING, ...planned, finalUrl: planned.url };
  if (typeof called === "string") return { ...call, skipped: called };
  const { answer, text, isChallenge, leadsTo } = called;
  if (!answer.ok) return { ...call, finalUrl: answer.finalUrl, error: answer.code };
  const contentType = answer.headers["content-type"] ?? "";
  // Records that an API hands out are nobody's business here; what it says when it refuses is.
  const isData = planned.kind === "openapi" && answer.status < 400;
  const json = isData ? null : parseJsonBounded(text);
  return {
    ...call,
    status: answer.status,
    finalUrl: answer.finalUrl,
    leadsTo,
    isChallenge,
    isHtml: looksLikeHtml(text, contentType),
    contentType,
    wwwAuthenticate: answer.headers["www-authenticate"] ?? "",
    sha256: answer.truncated ? null : sha256,
    excerpt: isData ? "" : foldSpace(text, EXCERPT_CHARS),
    ...(json?.ok === true ? { json: copyBounded(json.value, JSON_DEPTH, JSON_VALUES) } : {}),
  };
}

/** The same for an address that this scan has read a moment ago, so that it is not asked for again. */
export function toKnownCall(
  planned: PlannedCall,
  { status, finalUrl, contentType }: Pick<DeclaredCall, "status" | "finalUrl" | "contentType">,
): DeclaredCall {
  const isHtml = mediaTypeOf(contentType) === "text/html";
  return { ...toDeclaredCall(planned, ""), skipped: null, status, finalUrl, contentType, isHtml };
}

const NOTHING = {
  skipped: null,
  status: 0,
  error: null,
  leadsTo: null,
  isChallenge: false,
  isHtml: false,
  contentType: "",
  wwwAuthenticate: "",
  sha256: null,
  excerpt: "",
} satisfies Partial<DeclaredCall>;
