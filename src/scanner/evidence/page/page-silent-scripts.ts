// What the page's own scripts can be read not to do: a form whose handler sends nothing, a till that is only announced.
import data from "../data/script-words.json" with { type: "json" };
import { foldText } from "../text/text-search.ts";
import { HTML_LIMITS, TEXT_LIMITS } from "./html-limits.ts";
import { PAGE_OPENED, functionBody, handlerBody, keepsForm, plainly } from "./page-handler-code.ts";
import type { FormFacts } from "../page-facts.ts";
import type { ParserState } from "./page-parser-state.ts";

const CALLS_DEEP = 2;
/** Functions of a page that are followed; behind more of them nothing is said. */
const FUNCTIONS_READ = 30;
/** Whatever sends, or may: one of these in any script of the page, and no form of it is called lost. */
const SENDS =
  /fetch|XMLHttp|axios|ajax|beacon|WebSocket|emailjs|firebase|firestore|supabase|script\.google|mailto:|wa\.me|whatsapp|\bopen\(|\blocation(?:\.href)?\s*=[^=]|\blocation\.(?:assign|replace)\(|\.submit\b|requestSubmit|\$\.(?:get|post)|\)\s*\(|\]\s*\(|\?\.\s*\(|\.(?:then|on)\s*\(/;
const STRINGS = /"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}'|\/\/[^\n]*/g;
/** Ways to send that are no call: an address that is opened or loaded, a script that is written into the page. */
const OTHER_WAYS =
  /\blocation\b|\.(?:src|action|href|innerHTML)\b|\bnew\s+(?!FormData\b|Date\b)|\bimport\b|\bawait\b|`/;
const HARMLESS: ReadonlySet<string> = new Set(data.harmlessCalls);

/** What a script does that tells people that something was sent. */
const ANSWERS = /\b(?:alert|textContent|innerText|classList|style|hidden)\b/;

/** The form is taken over by a script of this page in which no call can send anything. */
export function noteSilentForm(state: ParserState, form: FormFacts, onsubmit: string | undefined): void {
  if (onsubmit !== undefined && RETURNS_FALSE.test(onsubmit) && isWithoutScripts(state)) form.isSilenced = true;
  const { inlineScripts: written } = state.transient;
  if (onsubmit === undefined && written.every((code) => !code.includes("submit"))) return;
  // What was cut off may handle the form as well.
  if (written.length >= HTML_LIMITS.inlineScripts) return;
  if (written.some(({ length }) => length >= TEXT_LIMITS.inlineScript)) return;
  const inlineScripts = written.map(plainly);
  const body = handlerBody(state, form, { onsubmit, scripts: inlineScripts });
  if (body === null || !keepsForm(body) || SENDS.test(onsubmit ?? "")) return;
  // What a script from elsewhere does with the form, this page does not show; one of the site itself has no time to, where the page is left at once.
  const { url, scripts } = state.facts;
  if (scripts.some(({ src }) => src !== "" && !(leavesAtOnce(body) && isOwn(src, url)))) return;
  // Its buttons may send it by a call of their own; only one that says so itself is known to send nothing.
  if (![body, ...inlineScripts].some((code) => ANSWERS.test(code))) return;
  if (inlineScripts.some((code) => SENDS.test(code))) return;
  if (isHarmless(body, inlineScripts, { deep: CALLS_DEEP, read: new Set() })) form.isSilenced = true;
}

const RETURNS_FALSE = /^\s*(?:return false|event\.preventDefault\(\))\s*;?\s*$/;

/** Nothing on the page could send the form in another way. */
const isWithoutScripts = ({ facts: { scripts, buttons } }: ParserState): boolean =>
  scripts.every(({ type }) => type.endsWith("json")) && buttons.every(({ hasOnclick }) => !hasOnclick);

/** Another page is opened before anything is waited for or decided. */
function leavesAtOnce(body: string): boolean {
  const [before = "", ...rest] = body.replace(STRINGS, "''").split(PAGE_OPENED, 2);
  return rest.length > 0 && !/=>|[{}]|\bif\b/.test(before);
}

const isOwn = (src: string, url: string): boolean => URL.canParse(src) && new URL(src).host === new URL(url).host;

/** `read` holds the functions that were followed already, each of them once. */
function isHarmless(body: string, scripts: readonly string[], at: { deep: number; read: Set<string> }): boolean {
  const code = body.replace(STRINGS, "''");
  if (OTHER_WAYS.test(code)) return false;
  const names = new Set([...code.matchAll(/([\w$]{1,60})\s*\(/g)].map(([, name = ""]) => name));
  return [...names].every((name) => {
    if (HARMLESS.has(name) || at.read.has(name)) return true;
    if (at.deep === 0 || at.read.size >= FUNCTIONS_READ) return false;
    at.read.add(name);
    const called = functionBody(name, scripts);
    return called !== null && isHarmless(called, scripts, { deep: at.deep - 1, read: at.read });
  });
}

const TILL = new RegExp(data.tills);
const LATER = new RegExp(data.later);
/** What people are shown when they press a button, and no text that lies in the code. */
const SAID =
  /(?:alert|toast|notify|showMessage|showNotification)\(\s*(?:"([^"\\\n]{8,160})"|'([^'\\\n]{8,160})'|`([^`\\\n]{8,160})`)/gi;

/** What a script of the page says of its till, where it is announced and not there. */
export function announcedTill(code: string): string | null {
  for (const [, double, single, other] of code.matchAll(SAID)) {
    const said = double ?? single ?? other ?? "";
    if (speaksOfTill(foldText(said))) return said.trim();
  }
  return null;
}
const speaksOfTill = (folded: string): boolean => TILL.test(folded) && LATER.test(folded);
