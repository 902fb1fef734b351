// What the script that handles a form does with it, as far as the page shows: it sends, opens a message elsewhere, or neither.
import data from "../data/script-words.json" with { type: "json" };
import { HTML_LIMITS, TEXT_LIMITS } from "./html-limits.ts";
import { functionBody, handlerBody, keepsForm, plainly } from "./page-handler-code.ts";
import type { FormFacts } from "../page-facts.ts";
import type { ParserState } from "./page-parser-state.ts";

const CALLS_DEEP = 2;
const FUNCTIONS_READ = 30;
const SENDS = new RegExp(data.sendingCalls);
const OPENS_MAIL = /mailto:/i;
const OPENS_CHAT = /\bwa\.me\b|whatsapp/i;
/** Calls that change the page, read it or reckon. */
const HARMLESS: ReadonlySet<string> = new Set([...data.harmlessCalls, ...data.reckoningCalls]);
const STRINGS = /"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}'|\/\/[^\n]*/g;

export function noteFormHandler(state: ParserState, form: FormFacts, onsubmit: string | undefined): void {
  const { inlineScripts: written } = state.transient;
  if (onsubmit === undefined && written.every((code) => !code.includes("submit"))) return;
  const scripts = written.map(plainly);
  const body = handlerBody(state, form, { onsubmit, scripts });
  if (body === null) return;
  const followed = { text: body, isKnown: true, read: new Set<string>() };
  follow(body, scripts, { deep: CALLS_DEEP, followed });
  if (SENDS.test(followed.text)) form.handled = "sends";
  else if (OPENS_CHAT.test(followed.text)) form.handled = "opens-chat";
  else if (OPENS_MAIL.test(followed.text)) form.handled = "opens-mail";
  else if (followed.isKnown && keepsForm(body) && isSeenWhole(state, form) && !scripts.some((code) => SENDS.test(code)))
    form.handled = "silent";
}

interface Followed {
  text: string;
  /** Each call is one of the page itself or is known to send nothing. */
  isKnown: boolean;
  read: Set<string>;
}

/** Adds the code of the page's functions that this code calls. */
function follow(code: string, scripts: readonly string[], at: { deep: number; followed: Followed }): void {
  const { deep, followed } = at;
  for (const [, name = ""] of code.replace(STRINGS, "''").matchAll(/([\w$]{1,60})\s*\(/g)) {
    if (HARMLESS.has(name) || followed.read.has(name)) continue;
    followed.read.add(name);
    const called = deep === 0 || followed.read.size > FUNCTIONS_READ ? null : functionBody(name, scripts);
    if (called === null) followed.isKnown = false;
    else {
      followed.text += `\n${called}`;
      follow(called, scripts, { deep: deep - 1, followed });
    }
  }
}

/** No script was cut off or lies in a file of the site, no other than known to send no forms comes from elsewhere, and no button calls its own. */
function isSeenWhole({ facts, transient }: ParserState, form: FormFacts): boolean {
  const { inlineScripts } = transient;
  return (
    inlineScripts.length < HTML_LIMITS.inlineScripts &&
    inlineScripts.every(({ length }) => length < TEXT_LIMITS.inlineScript) &&
    facts.scripts.every(({ src }) => src === "" || sendsNoForms(src)) &&
    facts.buttons.every((button) => !button.hasOnclick || facts.forms[button.form] !== form)
  );
}

/** Hosts of counters, fonts, maps, chats, consent and tests for robots, and libraries that only draw: none takes a form over. */
function sendsNoForms(src: string): boolean {
  if (!URL.canParse(src)) return false;
  const { host, pathname } = new URL(src);
  if (data.harmlessHosts.some((one) => host === one || host.endsWith(`.${one}`))) return true;
  return data.libraryHosts.includes(host) && DRAWS.test(pathname);
}
const DRAWS = new RegExp(data.drawingLibraries, "i");
