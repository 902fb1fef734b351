import { keptOfAnswer } from "../../scanner/evidence/interfaces/interface-answers.ts";
import { readRpcAnswer } from "../../scanner/evidence/interfaces/interface-rpc.ts";
import type { PlannedCall } from "../../scanner/crawl/planned-call.ts";
import { parseJsonBounded } from "../../scanner/evidence/site/json-depth.ts";
import { foldSpace, looksLikeHtml, mediaTypeOf } from "../../scanner/evidence/site/sniff-body.ts";
import type { DeclaredCall } from "../../scanner/evidence/live-facts.ts";
import type { Called } from "./create-caller.ts";
import { toHttpAnswer } from "./to-http-answer.ts";

const EXCERPT_CHARS = 300;

/** What was received, as evidence; a text says why nothing was asked. */
export function toDeclaredCall(
  { accept: _accept, message, ...planned }: PlannedCall,
  called: Called | string,
  sha256: string | null = null,
): DeclaredCall {
  const call: DeclaredCall = { ...NOTHING, ...planned, finalUrl: planned.url };
  if (typeof called === "string") return { ...call, skipped: called };
  const { answer, text, isChallenge, leadsTo } = called;
  if (!answer.ok) return { ...call, finalUrl: answer.finalUrl, error: answer.code };
  const contentType = answer.headers["content-type"] ?? "";
  const json = parseJsonBounded(text);
  const kept = json.ok ? keptOfAnswer({ kind: planned.kind, status: answer.status }, json.value) : undefined;
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
    // Records that an interface hands out are nobody's business here; what it says when it refuses is.
    excerpt: answer.status < 400 ? "" : foldSpace(text, EXCERPT_CHARS),
    ...(message === undefined ? {} : { rpc: readRpcAnswer(toHttpAnswer(called), message.id).answer.rpc }),
    ...(kept === undefined ? {} : { json: kept }),
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
