// What the page's own scripts can be read not to do: a form whose handler sends nothing, a till that is only announced.
import data from "../data/script-words.json" with { type: "json" };
import { foldText } from "../text/text-search.ts";
import type { FormFacts } from "../page-facts.ts";
import type { ParserState } from "./page-parser-state.ts";

const BODY_CHARS = 2_000;
const HEAD_CHARS = 160;
const CALLS_DEEP = 2;
const STRINGS = /"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}'|\/\/[^\n]*/g;
/** Ways to send that are no call: an address that is opened or loaded, a script that is written into the page. */
const OTHER_WAYS =
  /\blocation\b|\.(?:src|action|href|innerHTML)\b|\bnew\s+(?!FormData\b|Date\b)|\bimport\b|\bawait\b|`/;
const HARMLESS: ReadonlySet<string> = new Set(data.harmlessCalls);

/** The form is taken over by a script of this page in which no call can send anything. */
export function noteSilentForm(state: ParserState, form: FormFacts, onsubmit: string | undefined): void {
  const { inlineScripts } = state.transient;
  if (onsubmit === undefined && inlineScripts.every((code) => !code.includes("submit"))) return;
  const body = onsubmit === undefined ? listenerBody(state, inlineScripts) : handlerBody(onsubmit, inlineScripts);
  if (body !== null && keepsForm(body) && isHarmless(body, inlineScripts, CALLS_DEEP)) form.isSilenced = true;
}

/** Code of the attribute itself, or of the one function that it calls. */
function handlerBody(onsubmit: string, scripts: readonly string[]): string | null {
  const called = /^\s*(?:return\s+)?([\w$]{1,60})\s*\([^()]{0,60}\)\s*;?\s*(return false;?\s*)?$/.exec(onsubmit);
  if (called === null) return onsubmit.slice(0, BODY_CHARS);
  const body = functionBody(called[1] ?? "", scripts);
  return body === null ? null : `${body}${called[2] === undefined ? "" : ";return false"}`;
}

/** Where one form stands on the page and one listener waits for a form. */
function listenerBody({ facts }: ParserState, scripts: readonly string[]): string | null {
  const starts = scripts.flatMap((code) =>
    [...code.matchAll(/addEventListener\(\s*["']submit["']\s*,/g)].map(({ index }) => ({ code, index })),
  );
  const [start] = starts;
  if (start === undefined || starts.length > 1 || facts.forms.length !== 1) return null;
  return bodyFrom(start.code, start.index);
}

function functionBody(name: string, scripts: readonly string[]): string | null {
  for (const code of scripts) {
    for (const start of [`function ${name}(`, `function ${name} (`, `${name} = `]) {
      const at = code.indexOf(start);
      if (at !== -1) return bodyFrom(code, at);
    }
  }
  return null;
}

/** From the next brace to the one that closes it; null where it does not close within reach. */
function bodyFrom(code: string, from: number): string | null {
  const open = code.indexOf("{", from);
  if (open === -1 || open - from > HEAD_CHARS) return null;
  let depth = 0;
  for (let at = open; at < Math.min(code.length, open + BODY_CHARS); at++) {
    const char = code[at];
    if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return code.slice(open + 1, at);
  }
  return null;
}

/** The browser is kept from sending whatever was entered. */
function keepsForm(body: string): boolean {
  const before = body.split("preventDefault", 1)[0] ?? "";
  if (before.length < body.length && !/[{}]|\bif\b/.test(before)) return true;
  return /\breturn false\s*;?\s*$/.test(body);
}

function isHarmless(body: string, scripts: readonly string[], deep: number): boolean {
  const code = body.replace(STRINGS, "''");
  if (OTHER_WAYS.test(code)) return false;
  return [...code.matchAll(/([\w$]{1,60})\s*\(/g)].every(([, name = ""]) => {
    if (HARMLESS.has(name)) return true;
    const called = deep === 0 ? null : functionBody(name, scripts);
    return called !== null && isHarmless(called, scripts, deep - 1);
  });
}

const TILL = new RegExp(data.tills);
const LATER = new RegExp(data.later);
const SAID = /"([^"\\\n]{8,160})"|'([^'\\\n]{8,160})'|`([^`\\\n]{8,160})`/g;

/** What a script of the page says of its till, where it is announced and not there. */
export function announcedTill(code: string): string | null {
  if (!speaksOfTill(foldText(code))) return null;
  for (const [, double, single, other] of code.matchAll(SAID)) {
    const said = double ?? single ?? other ?? "";
    if (speaksOfTill(foldText(said))) return said.trim();
  }
  return null;
}
const speaksOfTill = (folded: string): boolean => TILL.test(folded) && LATER.test(folded);
