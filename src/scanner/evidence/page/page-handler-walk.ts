// What a handler does, with the functions of the page that it calls: whether each of its calls is known to send nothing.
import data from "../data/script-words.json" with { type: "json" };
import { type PageCode, callAt, functionBody, withoutTexts } from "./page-handler-code.ts";

const CALLS_DEEP = 2;
/** Functions of a page that are followed; behind more of them nothing is said. */
const FUNCTIONS_READ = 30;
const CHARS_READ = 6_000;

/** What sends, whatever else it does. */
export const SENDS = new RegExp(`${data.sendingByAddress}|${data.sendingCalls}`);
/** What sends or may, in whichever script of the page. */
export const MAY_SEND = new RegExp(`${SENDS.source}|${data.perhapsSends}`);
/** Ways to send that are no call by its name: an address that is opened, what is made anew. */
const OTHER_WAYS = new RegExp(data.otherWays);
/** Elements and attributes that load something, however they come into the page. */
const LOADS = new RegExp(data.loadingCode, "i");

/** Calls that change the page, read it or reckon. */
export const HARMLESS: ReadonlySet<string> = new Set([...data.harmlessCalls, ...data.reckoningCalls]);

export interface Walked {
  /** The code of the handler and of the functions that it calls. */
  text: string;
  /** Calls that are neither of the page itself nor known to send nothing. */
  unknown: ReadonlySet<string>;
}

export function walkHandler(code: string, page: PageCode, harmless: ReadonlySet<string>): Walked {
  const walked = { text: code, unknown: new Set<string>() };
  const read = new Set<string>();
  const follow = (part: string, deep: number): void => {
    for (const name of callsIn(withoutTexts(part))) {
      if (read.has(name) || (harmless.has(name) && !page.functions.has(name))) continue;
      read.add(name);
      const called = deep === 0 || read.size > FUNCTIONS_READ ? null : functionBody(name, page);
      if (called === null || walked.text.length + called.length > CHARS_READ) walked.unknown.add(name);
      else {
        walked.text += `\n${called}`;
        follow(called, deep - 1);
      }
    }
  };
  follow(code, CALLS_DEEP);
  return walked;
}

const CALL = /(?<![\w$])([\w$]{1,60})\s{0,4}\(/g;
/** A function that is handed over by its name. */
const HANDED =
  /\b(?:setTimeout|setInterval|requestAnimationFrame|forEach|map|filter|find|some|every|reduce|addEventListener\(\s{0,4}''\s{0,4},)\s{0,4}\(?\s{0,4}([\w$.]{1,80})\s{0,4}[,)]/g;
/** Calls that keep something in a list or read it, and that of another's object may send. */
const ON_OBJECT = /((?<![\w$])[\w$]{1,40}|\))\s{0,4}\??\.\s{0,4}(push|unshift|get|getAll|set|delete|add)\s{0,4}\(/g;
const BUILT =
  /(?<![\w$.])([\w$]{1,40})\s{0,4}=\s{0,4}(?:\[|new\s{1,4}(?:FormData|Map|Set|URLSearchParams|Date|Array)\b)/g;
const READ_AT_ONCE = /\bnew\s{1,4}(?:FormData|URLSearchParams|Date)\([\w$.]{0,60}\)/g;

function callsIn(code: string): string[] {
  const plain = code.replace(READ_AT_ONCE, "classList");
  const parameters = parametersIn(plain);
  const built = new Set(["classList", ...[...code.matchAll(BUILT)].map(([, name]) => name)]);
  return [
    ...[...plain.matchAll(CALL)].map(([, name = ""]) => name),
    ...[...plain.matchAll(HANDED)].flatMap(([, name = ""]) => (parameters.has(name) ? [] : [name])),
    ...[...plain.matchAll(ON_OBJECT)].flatMap(([, of = "", name = ""]) => (built.has(of) ? [] : [`${of}.${name}`])),
  ];
}

const PARAMETERS =
  /(?:\(([\w$, ]{1,80})\)|(?<![\w$])([\w$]{1,40}))\s{0,4}=>|\bfunction\s{0,4}[\w$]{0,40}\s{0,4}\(([\w$, ]{1,80})\)/g;
export const parametersIn = (code: string): Set<string> =>
  new Set([...code.matchAll(PARAMETERS)].flatMap((found) => (found[1] ?? found[2] ?? found[3] ?? "").split(/, ?/)));

/** Nothing of it opens or loads an address, or calls what has no name. */
export const opensNothing = (text: string): boolean => !OTHER_WAYS.test(withoutTexts(text)) && !LOADS.test(text);

/** The handler only keeps the browser from sending, which leaves the form to another script or to none. */
const ONLY_STOPS =
  /^\s{0,20}(?:return false|(?:[\w$]{1,20}\.)?preventDefault\(\))\s{0,20}(?:;\s{0,20}(?:return false\s{0,20};?\s{0,20})?)?$/;
const WAITS =
  /\baddEventListener(\()\s{0,20}["'`](?:submit|click)|\.on(?:submit|click)\s{0,4}=(?!=)|\.on\(\s{0,20}["'`][^"'`\n]{0,40}(?:submit|click)|\.(?:submit|click)\(\s{0,20}[\w$(]/g;
const WAITING_READ = 30;
const handsOnByPage = new WeakMap<PageCode, boolean>();

/** A script of the page waits for what the handler only stops, and does what is not known to send nothing. */
export function isHandedOn(code: string, page: PageCode): boolean {
  if (!ONLY_STOPS.test(code)) return false;
  const known = handsOnByPage.get(page) ?? handsOn(page);
  handsOnByPage.set(page, known);
  return known;
}

function handsOn(page: PageCode): boolean {
  let read = 0;
  for (const code of page.scripts)
    for (const { 0: head, 1: bracket, index } of code.matchAll(WAITS)) {
      const call = bracket === undefined ? null : callAt(code, index, index + head.indexOf("("));
      if (call === null || ++read > WAITING_READ) return true;
      const { text, unknown } = walkHandler(call, page, HARMLESS);
      if (unknown.size > 0 || SENDS.test(text) || !opensNothing(text)) return true;
    }
  return false;
}
