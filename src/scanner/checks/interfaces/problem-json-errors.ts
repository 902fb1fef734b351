import { isRecord } from "../../../model/read-json.ts";
import { isSingular, shareOf } from "../../../model/words.ts";
import { asObject, objectsOf, type Json } from "../../evidence/interfaces/interface-json.ts";
import type { DeclaredCall } from "../../evidence/live-facts.ts";
import { mediaTypeOf } from "../../evidence/site/sniff-body.ts";
import { defineCheck, fail, na, pass, warn } from "../define-check.ts";
import { judgeCalls, showCall } from "../judge-calls.ts";

export const problemJsonErrors = defineCheck({
  id: "problem-json-errors",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["live"],
  title: "Errors of the API can be acted on by programs",
  why: "An agent that is refused reads why from the answer; a stable code lets it fix the call, prose or a web page makes it guess.",
  fix: "Answer errors as application/problem+json with type, title, status and detail, or as JSON with a stable code beside the message.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc9457",
  headline: (voice) => `Agents cannot tell what went wrong when ${voice.name} refuses a call`,
  run({ live }) {
    return judgeCalls(live, "openapi", {
      name: "API operation",
      judge(observed) {
        const errors = observed
          // Where nothing is, the website answers and not the API: that is judged once, where it is declared.
          .filter(({ state }) => state !== "dead")
          .map(({ call }) => call)
          .filter(({ status }) => status >= 400 && status < 500);
        if (errors.length === 0) return na("No API refused one of the documented calls that were tried.");
        const unreadable = errors.filter((call) => call.json === undefined);
        const codeless = errors.filter((call) => call.json !== undefined && !hasCode(call));
        const withErrors = (some: readonly DeclaredCall[]): string =>
          `${shareOf(some.length, errors.length, "error received", "errors received")} ${isSingular(some.length, errors.length) || errors.length === 1 ? "carries" : "carry"}`;
        if (unreadable.length > 0) {
          const items = unreadable.map((call) => showError(call, "A program learns nothing from this but the status."));
          return fail(`${withErrors(unreadable)} no JSON.`, items);
        }
        if (codeless.length > 0) {
          const items = codeless.map((call) =>
            showError(call, "A message for people, and no code that stays the same."),
          );
          return warn(`${withErrors(codeless)} no stable code.`, items);
        }
        const items = errors.map((call) => showError(call, "Readable, with a type or code to act on."));
        return pass(`${withErrors(errors)} JSON with a stable code.`, items);
      },
    });
  },
});

function showError(call: DeclaredCall, meaning: string) {
  const item = showCall(call, meaning);
  return { ...item, received: `${item.received}: ${call.excerpt}`.slice(0, 300) };
}

const CODES = ["code", "error_code", "errorCode", "type", "reason", "status_code"];

/** RFC 9457 leaves the type out where the status says all; else a code stands at the top or within the error. */
function hasCode({ json, contentType }: DeclaredCall): boolean {
  if (mediaTypeOf(contentType) === "application/problem+json") return true;
  const body = asObject(json);
  if (body === null) return false;
  const holders: Json[] = [body, ...[body.error, body.problem].filter(isRecord), ...objectsOf(body.errors)];
  return holders.some((holder) => CODES.some((name) => isCode(holder[name]))) || isToken(body.error);
}

const isCode = (value: unknown): boolean => typeof value === "number" || (typeof value === "string" && value !== "");

/** OAuth and many APIs name the error by a word of their own: "invalid_request", "NOT_FOUND". */
const isToken = (value: unknown): boolean => typeof value === "string" && /^[A-Za-z][\w.-]{2,60}$/.test(value);
