// What the page's own scripts can be read not to do: a form whose handler sends nothing, a till that is only announced.
import data from "../data/script-words.json" with { type: "json" };
import { foldText } from "../text/text-search.ts";
import { HTML_LIMITS, TEXT_LIMITS } from "./html-limits.ts";
import { PAGE_OPENED, codeOf, handlerOf, keepsForm, withoutTexts } from "./page-handler-code.ts";
import { MAY_SEND, isHandedOn, opensNothing, walkHandler } from "./page-handler-walk.ts";
import type { FormFacts } from "../page-facts.ts";
import type { ParserState } from "./page-parser-state.ts";

/** What is not seen through here, though it need not send: words put together, and what is waited for. */
const DOUBTFUL = /\.innerHTML\b|\bnew\s+(?!FormData\b|Date\b)|\bawait\b|`/;
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
  const handler = handlerOf(state, form, onsubmit);
  if (handler === null || !keepsForm(handler) || MAY_SEND.test(onsubmit ?? "")) return;
  const { code } = handler;
  // What a script from elsewhere does with the form, this page does not show; one of the site itself has no time to, where the page is left at once.
  const { url, scripts } = state.facts;
  if (scripts.some(({ src }) => src !== "" && !(leavesAtOnce(code) && isOwn(src, url)))) return;
  // Its buttons may send it by a call of their own; only one that says so itself is known to send nothing.
  const page = codeOf(state);
  if (![code, ...page.scripts].some((one) => ANSWERS.test(one))) return;
  if (page.scripts.some((one) => MAY_SEND.test(one)) || isHandedOn(code, page)) return;
  const { text, unknown } = walkHandler(code, page, HARMLESS);
  if (unknown.size === 0 && opensNothing(text) && !DOUBTFUL.test(withoutTexts(text))) form.isSilenced = true;
}

const RETURNS_FALSE = /^\s{0,20}(?:return false|event\.preventDefault\(\))\s{0,20}(?:;\s{0,20})?$/;

/** Nothing on the page could send the form in another way. */
const isWithoutScripts = ({ facts: { scripts, buttons } }: ParserState): boolean =>
  scripts.every(({ type }) => type.endsWith("json")) && buttons.every(({ hasOnclick }) => !hasOnclick);

/** Another page is opened before anything is waited for or decided. */
function leavesAtOnce(body: string): boolean {
  const [before = "", ...rest] = withoutTexts(body).split(PAGE_OPENED, 2);
  return rest.length > 0 && !/=>|[{}]|\bif\b/.test(before);
}

const isOwn = (src: string, url: string): boolean => URL.canParse(src) && new URL(src).host === new URL(url).host;

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
