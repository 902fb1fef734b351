// The code that handles a form, as far as the page's own scripts show it.
import type { FormFacts } from "../page-facts.ts";
import type { ParserState } from "./page-parser-state.ts";

const BODY_CHARS = 4_000;
const HEAD_CHARS = 160;

/** Another page of the site is opened, by an address that carries nothing: what is told there tells people no more than a message would. */
const OPENS_PAGE =
  /(?:\b(?:window|document|self|top)\s*\.\s*)?\blocation\s*(?:\.\s*(?:href\s*)?)?(?:=\s*|(?:assign|replace)\()(["'`])(?!\/\/)[\w./#-]{1,200}\1\)?\s*(?=[;}]|$)/g;
export const PAGE_OPENED = "alert(page)";

/** Fixed words are shown in a place of the page, or what stood there is kept to be shown again: neither loads anything. */
const SHOWS = /\.innerHTML\s*=\s*(["'`])(?:(?!\1|\$\{|src|href|script|action|\bon\w)[^\\]){0,1500}\1(?=\s*[;}])/g;
const KEEPS = /\b([\w$]{1,40})\s*=\s*[\w$.]{1,80}\.innerHTML(?=\s*;)/g;
const SHOWS_AGAIN = /\.innerHTML\s*=\s*([\w$]{1,40})(?=\s*[;}])/g;

/** The code, with what only opens a page or shows words written in one way. */
export function plainly(code: string): string {
  const kept = new Set([...code.matchAll(KEEPS)].map(([, name]) => name));
  return code
    .replace(OPENS_PAGE, PAGE_OPENED)
    .replace(SHOWS, ".textContent=''")
    .replace(KEEPS, "$1=''")
    .replace(SHOWS_AGAIN, (shown, name: string) => (kept.has(name) ? ".textContent=''" : shown));
}

/** Code that runs when this form is sent: of its attribute, or of the listener that waits for it; null where none was found. */
export const handlerBody = (
  state: ParserState,
  form: FormFacts,
  { onsubmit, scripts }: { onsubmit: string | undefined; scripts: readonly string[] },
): string | null =>
  onsubmit === undefined ? listenerBody(state, form, scripts) : attributeBody(plainly(onsubmit), scripts);

/** Code of the attribute itself, or of the one function that it calls. */
function attributeBody(onsubmit: string, scripts: readonly string[]): string | null {
  const called = /^\s*(?:return\s+)?([\w$]{1,60})\s*\([^()]{0,60}\)\s*;?\s*(return false;?\s*)?$/.exec(onsubmit);
  if (called === null) return onsubmit.slice(0, BODY_CHARS);
  const body = functionBody(called[1] ?? "", scripts);
  return body === null ? null : `${body}${called[2] === undefined ? "" : ";return false"}`;
}

const LISTENS = /addEventListener\(\s*["']submit["']\s*,(?:\s*([\w$]{1,60})\s*[,)])?/g;

/** The one listener that waits for this form by its id, or for any form where the page has one. */
function listenerBody({ facts }: ParserState, form: FormFacts, scripts: readonly string[]): string | null {
  const starts = scripts.flatMap((code) =>
    [...code.matchAll(LISTENS)].map(({ index, 1: called }) => ({ code, index, called, id: idBefore(code, index) })),
  );
  const own = starts.filter(({ id }) => id !== undefined && id === form.attributes["id"]);
  if (starts.some(({ id }) => id === undefined) && (starts.length > 1 || facts.forms.length !== 1)) return null;
  const found = starts[0]?.id === undefined ? starts[0] : own.length === 1 ? own[0] : undefined;
  if (found === undefined) return null;
  return found.called === undefined ? bodyFrom(found.code, found.index) : functionBody(found.called, scripts);
}

/** The form whose listener begins here, where the code names one: another page may have it. */
function idBefore(code: string, at: number): string | undefined {
  const before = code.slice(Math.max(0, at - HEAD_CHARS), at);
  const variable = /([\w$]{1,40})\??\.$/.exec(before)?.[1];
  const found = variable === undefined ? before : (code.split(`${variable} = `)[1] ?? "").slice(0, HEAD_CHARS);
  return (variable === undefined ? ID_LAST : ID_FIRST).exec(found)?.[1];
}
const ID_FIRST = /^document\.getElementById\(\s*["'`]([^"'`]{1,60})/;
const ID_LAST = /getElementById\(\s*["'`]([^"'`]{1,60})["'`]\s*\)\??\.$/;

export function functionBody(name: string, scripts: readonly string[]): string | null {
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
export function keepsForm(body: string): boolean {
  const before = body.split("preventDefault", 1)[0] ?? "";
  if (before.length < body.length && !/[{}]|\bif\b/.test(before)) return true;
  return /\breturn false\s*(?:;\s*)?$/.test(body);
}
