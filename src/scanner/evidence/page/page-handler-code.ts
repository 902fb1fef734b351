// The code that handles a form, as far as the page's own scripts show it.
import { HTML_LIMITS } from "./html-limits.ts";
import type { FormFacts, PageFacts } from "../page-facts.ts";
import type { PageTransient } from "./page-parser-state.ts";

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
function plainly(code: string): string {
  const kept = new Set([...code.matchAll(KEEPS)].map(([, name]) => name));
  return code
    .replace(OPENS_PAGE, PAGE_OPENED)
    .replace(SHOWS, ".textContent=''")
    .replace(KEEPS, "$1=''")
    .replace(SHOWS_AGAIN, (shown, name: string) => (kept.has(name) ? ".textContent=''" : shown));
}

interface Place {
  code: string;
  at: number;
}

interface Listener extends Place {
  called: string | undefined;
  id: string | undefined;
}

/** The page's own scripts, with what is looked up in them for each form. */
export interface PageCode {
  scripts: readonly string[];
  /** By name, where the head of each function begins; null for a name that has several. */
  functions: ReadonlyMap<string, Place | null>;
  listeners: readonly Listener[];
}

const byPage = new WeakMap<object, PageCode>();

/** A page with the scripts that are read: its own inline ones, or those of files of the site. */
export interface ScriptedPage {
  readonly facts: Pick<PageFacts, "forms">;
  readonly transient: Pick<PageTransient, "inlineScripts">;
}

export function codeOf({ transient }: Pick<ScriptedPage, "transient">): PageCode {
  const known = byPage.get(transient);
  if (known !== undefined) return known;
  const scripts = transient.inlineScripts.map(plainly);
  const page = { scripts, functions: functionsIn(scripts), listeners: listenersIn(scripts) };
  byPage.set(transient, page);
  return page;
}

const DEFINES =
  /(?<![\w$]|(?<!window)\.)(?:function\s{1,4}([\w$]{1,60})\s{0,4}(?=\()|([\w$]{1,60})\s{0,4}=\s{0,4}(?=(?:async\b\s{0,4})?(?:function\b|\(|[\w$]{1,40}\s{0,4}=>)))/g;

function functionsIn(scripts: readonly string[]): PageCode["functions"] {
  const found = new Map<string, Place | null>();
  for (const code of scripts)
    for (const { 0: head, 1: declared, 2: assigned = "", index } of code.matchAll(DEFINES)) {
      const name = declared ?? assigned;
      found.set(name, found.has(name) ? null : { code, at: index + head.length });
    }
  return found;
}

const LISTENS = /addEventListener\(\s{0,20}["']submit["']\s{0,20},(?:\s{0,20}([\w$]{1,60})\s{0,20}[,)])?/g;
const NAMES_FORM =
  /(?<![\w$.])([\w$]{1,40})\s{0,20}=\s{0,4}document\.(?:getElementById\(\s{0,20}["'`]|querySelector\(\s{0,20}["'`](?:form)?#)([\w-]{1,60})["'`]/g;

function listenersIn(scripts: readonly string[]): Listener[] {
  const found: Listener[] = [];
  for (const code of scripts) {
    if (!code.includes("submit")) continue;
    const named = [...code.matchAll(NAMES_FORM)];
    for (const { 0: head, 1: called, index } of code.matchAll(LISTENS)) {
      found.push({ code, at: index + head.length, called, id: idBefore(code, index, named) });
      if (found.length > HTML_LIMITS.formListeners) return found;
    }
  }
  return found;
}

/** The form whose listener begins here, where the code names one: another page may have it. */
function idBefore(code: string, at: number, named: readonly RegExpExecArray[]): string | undefined {
  const before = code.slice(Math.max(0, at - HEAD_CHARS), at);
  const waiting = /(?<![\w$])([\w$]{1,40})\??\.$/.exec(before);
  if (waiting === null) return ID_LAST.exec(before)?.[1];
  const [waits, variable = ""] = waiting;
  // A name is given anew in each function: the nearest before holds.
  const naming = named.findLast(({ 1: name, index }) => name === variable && index < at);
  if (naming === undefined) return undefined;
  const between = code.slice(naming.index + naming[0].length, at - waits.length);
  return between.length <= BODY_CHARS && isSameIn(withoutTexts(between), variable) ? naming[2] : undefined;
}

const READS = /(?:!\s?|\bif\s?\(\s?)[\w$]{1,40}(?![\w$]|\s?=[^=])|(?<![\w$.])[\w$]{1,40}(?=\s?(?:\??\.|&&|[!=]==))/g;
const NAMES = /(?<![\w$.])[\w$]{1,40}/g;

/** The block of the code goes on to its end, and the name is only read there: neither given anew nor that of a parameter. */
function isSameIn(code: string, name: string): boolean {
  let depth = 0;
  for (const char of code) {
    if (char === "{") depth++;
    else if (char === "}" && --depth < 0) return false;
  }
  return code.replace(READS, "").match(NAMES)?.includes(name) !== true;
}
const ID_LAST =
  /(?:getElementById\(\s{0,20}["'`]|querySelector\(\s{0,20}["'`](?:form)?#)([\w-]{1,60})["'`]\s{0,20}\)\??\.$/;

export interface Handler {
  code: string;
  /** What it returns decides whether the browser sends the form. */
  decides: boolean;
}

/** The listener that waits for this form by its id and for no other; of a script in a file, nothing else belongs to it for sure. */
export function handlerById(form: FormFacts, page: PageCode): Handler | null {
  const own = page.listeners.filter(({ id }) => id !== undefined && id === form.attributes["id"]);
  const [found] = own;
  if (found === undefined || own.length > 1 || page.listeners.length > HTML_LIMITS.formListeners) return null;
  return handlerIn(found, page);
}

/** Code that runs when this form is sent: of its attribute, or of the listener that waits for it; null where none was found, or one too long to be read whole. */
export const handlerOf = (state: ScriptedPage, form: FormFacts, onsubmit: string | undefined): Handler | null =>
  onsubmit === undefined
    ? listenerOf(state, form)
    : onsubmit.length > BODY_CHARS
      ? null
      : attributeHandler(plainly(onsubmit), codeOf(state));

const CALLS_ONE =
  /^\s{0,20}(return\s{1,20})?([\w$]{1,60})\s{0,20}\([^()]{0,60}\)\s{0,20}(?:;\s{0,20})?(return false;?\s{0,20})?$/;
/** Code of the attribute itself, or of the one function that it calls. */
function attributeHandler(onsubmit: string, page: PageCode): Handler | null {
  const called = CALLS_ONE.exec(onsubmit);
  if (called === null) return { code: onsubmit, decides: true };
  const code = functionBody(called[2] ?? "", page);
  if (code === null) return null;
  return called[3] === undefined
    ? { code, decides: called[1] !== undefined }
    : { code: `${code};event.preventDefault()`, decides: false };
}

/** The one listener that waits for this form by its id, or for any form where the page has one. */
function listenerOf(state: ScriptedPage, form: FormFacts): Handler | null {
  const page = codeOf(state);
  const { listeners } = page;
  if (listeners.length > HTML_LIMITS.formListeners) return null;
  const own = listeners.filter(({ id }) => id !== undefined && id === form.attributes["id"]);
  if (listeners.some(({ id }) => id === undefined) && (listeners.length > 1 || state.facts.forms.length !== 1))
    return null;
  const found = listeners[0]?.id === undefined ? listeners[0] : own.length === 1 ? own[0] : undefined;
  return found === undefined ? null : handlerIn(found, page);
}

function handlerIn(listener: Listener, page: PageCode): Handler | null {
  const code = listener.called === undefined ? bodyAt(listener) : functionBody(listener.called, page);
  return code === null ? null : { code, decides: false };
}

export function functionBody(name: string, { functions }: PageCode): string | null {
  const place = functions.get(name);
  return place ? bodyAt(place) : null;
}

const HEAD = /\s{0,20}(?:async\b\s{0,4})?(?:function\b\s{0,4}[\w$]{0,60}\s{0,4})?(?:[\w$]{1,40}(?=\s{0,4}=>))?/y;
const ARROW = /\s{0,20}(?:=>)?\s{0,20}(?=\{)/y;

/** What stands in the braces of the function whose head begins here; null where it has none or they do not close within reach. */
function bodyAt({ code, at }: Place): string | null {
  const head = endOfMatch(HEAD, code, at);
  const parameters = code[head] === "(" ? endOf(code, head, "()") : head - 1;
  const open = parameters === -1 ? -1 : endOfMatch(ARROW, code, parameters + 1);
  const end = open === -1 || open - at > 2 * HEAD_CHARS ? -1 : endOf(code, open, "{}");
  return end === -1 ? null : code.slice(open + 1, end);
}

function endOfMatch(pattern: RegExp, code: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(code) ? pattern.lastIndex : -1;
}

/** The call whose bracket opens here, with its name put before it; null where it does not close within reach. */
export function callAt(code: string, at: number, open: number): string | null {
  const end = endOf(code, open, "()");
  return end === -1 ? null : code.slice(at, end + 1);
}

/** Where the bracket closes that opens here; -1 where it does not within reach. */
function endOf(code: string, open: number, [opens, closes]: string): number {
  let depth = 0;
  for (let at = open; at < Math.min(code.length, open + BODY_CHARS); at++) {
    const char = code[at];
    if (char === opens) depth++;
    else if (char === closes && --depth === 0) return at;
  }
  return -1;
}

/** Where a text or a note opens, and by its opening the rest of it: with its end, where that is in reach. */
const OPENINGS = /["'`]|(?<!:)\/\/|\/\*/g;
const RESTS = new Map([
  ['"', /(?:[^"\\\n]|\\.){0,300}("?)/y],
  ["'", /(?:[^'\\\n]|\\.){0,300}('?)/y],
  ["`", /(?:[^`\\]|\\[^]){0,1500}(`?)/y],
  ["//", /[^\n]{0,8000}(\n?)/y],
  ["/*", /(?:[^*]|\*(?!\/)){0,1500}((?:\*\/)?)/y],
]);

/** The code without its texts and notes; of a text with code in it, what follows is kept. What does not close is read through once. */
export function withoutTexts(code: string): string {
  const openUntil = new Map<string, number>();
  let plain = "";
  let from = 0;
  for (const { 0: opening, index } of code.matchAll(OPENINGS)) {
    const rest = RESTS.get(opening);
    if (rest === undefined || index < Math.max(from, openUntil.get(opening) ?? 0)) continue;
    rest.lastIndex = index + opening.length;
    const [inside = "", closed = ""] = rest.exec(code) ?? [];
    const end = index + opening.length + inside.length;
    if (opening !== "//" && closed === "") openUntil.set(opening, end);
    else {
      plain += code.slice(from, index) + instead(opening, inside, closed);
      from = end;
    }
  }
  return plain + code.slice(from);
}

function instead(opening: string, inside: string, closed: string): string {
  if (opening.startsWith("/")) return opening === "//" ? closed : "";
  const at = opening === "`" ? inside.indexOf("${") : -1;
  return at === -1 ? "''" : inside.slice(at + 1);
}

const DECIDES = /[{}]|=>|\b(?:if|else|case|for|while|do|return|throw|await)\b/;

/** The browser is kept from sending whatever was entered: before anything is decided, or at the end where nothing else ends it. */
export function keepsForm({ code, decides }: Handler): boolean {
  const plain = withoutTexts(code);
  const stop = /\bpreventDefault\s{0,4}\(/.exec(plain);
  if (stop !== null) {
    const before = plain.slice(0, stop.index);
    const statement = before.slice(before.lastIndexOf(";") + 1);
    if (!DECIDES.test(before) && !/\|\||&&|\?(?!\.)/.test(statement)) return true;
  }
  return (
    decides && /\breturn false\s{0,20}(?:;\s{0,20})?$/.test(plain) && !/\b(?:return(?! false)|throw)\b/.test(plain)
  );
}
