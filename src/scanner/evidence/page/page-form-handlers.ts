// What the script that handles a form does with it, as far as the page shows: it sends, opens a message elsewhere, or neither.
import data from "../data/script-words.json" with { type: "json" };
import { HTML_LIMITS, TEXT_LIMITS } from "./html-limits.ts";
import { goesToSample } from "../contacts/sample-address.ts";
import {
  type Handler,
  type PageCode,
  codeOf,
  functionBody,
  handlerById,
  handlerOf,
  keepsForm,
} from "./page-handler-code.ts";
import { HARMLESS, MAY_SEND, SENDS, isHandedOn, opensNothing, parametersIn, walkHandler } from "./page-handler-walk.ts";
import type { FormFacts, PageFacts } from "../page-facts.ts";
import type { ParserState } from "./page-parser-state.ts";

/** Calls that open what a form is written for, and those that only count it. */
const OPENING: ReadonlySet<string> = new Set(["open", "assign", "click", "gtag", "fbq", "dataLayer.push"]);

export function noteFormHandler(state: ParserState, form: FormFacts, onsubmit: string | undefined): void {
  const { inlineScripts: written } = state.transient;
  if (onsubmit === undefined && isSentByNobody(state, form)) form.isInert = true;
  if (onsubmit === undefined && written.every((code) => !code.includes("submit"))) return;
  const handler = handlerOf(state, form, onsubmit);
  if (handler === null) return;
  const page = codeOf(state);
  const { text, unknown } = walkHandler(handler.code, page, HARMLESS);
  if (notesWay(form, { handler, text, unknown }, page) || !keepsForm(handler)) return;
  if (unknown.size === 0 && opensNothing(text) && isSeenWhole(state, form, page) && !isHandedOn(handler.code, page))
    form.handled = "silent";
}

/** What files of the site do with forms of the page that they name by their id; that they send nothing is not seen from them, nor that all goes to a sample where there are more. */
export function noteHandlersInFiles(facts: PageFacts, inlineScripts: string[], areAll: boolean): void {
  const page = codeOf({ transient: { inlineScripts } });
  for (const form of facts.forms) {
    const handler = form.handled === undefined && !form.hasOnsubmit ? handlerById(form, page) : null;
    if (handler === null) continue;
    notesWay(form, { handler, ...walkHandler(handler.code, page, HARMLESS) }, page);
    if (!areAll) delete form.isToSample;
  }
}

/** Whether it sends, or opens a message elsewhere. */
function notesWay(
  form: FormFacts,
  { handler, text, unknown }: { handler: Handler; text: string; unknown: ReadonlySet<string> },
  page: PageCode,
): boolean {
  const isKept = keepsForm(handler);
  if (SENDS.test(text)) {
    form.handled = "sends";
    const isAll =
      isKept &&
      opensNothing(text.replace(CALLABLE, "$&.call")) &&
      [...unknown].every((name) => BESIDE_ADDRESS.has(name));
    if (isAll && sendsToSample(text, page)) form.isToSample = true;
    return true;
  }
  const opened = isKept && [...unknown].every((name) => OPENING.has(name)) ? messageOpened(text, page) : null;
  if (opened !== null) form.handled = opened;
  return opened !== null;
}

const FETCHES = /\bfetch\(\s{0,20}([^,;)\n]{1,200})/g;
const SENDS_OTHERWISE = new RegExp(data.sendingCalls);
const BESIDE_ADDRESS: ReadonlySet<string> = new Set(data.besideAddress);
const CALLABLE = /\bhttpsCallable\([^()\n]{1,80}\)(?=\()/g;
const OF_FIREBASE = /\b(?:firebase|firestore)\b|\baddDoc\b/;
const KEYS = /\bapiKey["']?\s{0,4}:\s{0,4}["'`]([^"'`\n]{0,80})/g;
const SAMPLE_KEY = /^(?:YOUR|REPLACE)[-_A-Z]{0,40}$/;

/** All that it sends goes to an address that a manual gives as a sample, or by an account of which only the sample stands there. */
function sendsToSample(text: string, page: PageCode): boolean {
  if (SENDS_OTHERWISE.test(text)) return false;
  const fetched = [...text.matchAll(FETCHES)].flatMap(([, target = ""]) => {
    if (/^["'`]/.test(target)) return [target];
    const values = valuesOf(FIRST_NAME.exec(target)?.[1] ?? "", valuesIn(text), page);
    return values.length === 0 || values.length > MOST_VALUES ? [""] : values;
  });
  if (OF_FIREBASE.test(text)) {
    const keys = page.scripts.flatMap((code) => [...code.matchAll(KEYS)].map(([, key = ""]) => key));
    return fetched.length === 0 && keys.length > 0 && keys.every((key) => SAMPLE_KEY.test(key));
  }
  return (
    fetched.length > 0 &&
    fetched.every((target) => goesToSample(target.replace(/^["'`]/, "").split(/["'`]/, 1)[0] ?? ""))
  );
}

const OPENS =
  /(?:\blocation(?:\.href)?\s{0,4}=(?!=)|\blocation\.(?:assign|replace)\(|\bopen\()\s{0,20}([^;\n]{1,200})/g;
/** A link that the script makes or fills in, and presses. */
const FILLS = /\.href\s{0,4}=(?!=)\s{0,20}([^;\n]{1,200})/g;
const CHAT = /^[`"'(]{1,2}(?:https?:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\b|whatsapp:)/i;
const MAIL = /^[`"'(]{1,2}mailto:/i;
const FIRST_NAME = /^[`"'(]{0,2}(?:\$\{)?([\w$]{1,40})/;
const RETURNED = /\breturn\s{1,4}([^;\n]{1,200})/g;
const GIVEN = /(?<![\w$.])([\w$]{1,40})\s{0,4}=(?!=)\s{0,20}([^;\n]{1,200})/g;

const NO_ADDRESS = /^(?:(["'`])\1|null\b|undefined\b|function\b)|=>/;
/** Addresses opened and values of one name that are looked at; behind more of them nothing is said. */
const MOST_OPENED = 5;
const MOST_VALUES = 3;

/** Every address that is opened begins with that of a chat or a mailbox, where it is written or where its name is given. */
function messageOpened(text: string, page: PageCode): "opens-chat" | "opens-mail" | null {
  const opened = [...text.matchAll(OPENS), ...(text.includes(".click(") ? text.matchAll(FILLS) : [])].flatMap(
    ([, target = ""]) => (target.startsWith(")") ? [] : [target]),
  );
  if (opened.length === 0 || opened.length > MOST_OPENED) return null;
  const own = valuesIn(text);
  const kinds = opened.flatMap((target) => {
    const kind = kindOf(target);
    if (kind !== null) return [kind];
    const values = valuesOf(FIRST_NAME.exec(target)?.[1] ?? "", own, page).filter((value) => !NO_ADDRESS.test(value));
    return values.length === 0 || values.length > MOST_VALUES ? [null] : values.map(kindOf);
  });
  if (kinds.includes(null)) return null;
  return kinds.includes("opens-chat") ? "opens-chat" : "opens-mail";
}

const kindOf = (target: string): "opens-chat" | "opens-mail" | null =>
  CHAT.test(target) ? "opens-chat" : MAIL.test(target) ? "opens-mail" : null;

type Values = ReadonlyMap<string, readonly string[]>;

/** By name, the first values that it is given: one more than are looked at. */
function valuesIn(code: string): Values {
  const found = new Map<string, string[]>();
  for (const [, name = "", value = ""] of code.matchAll(GIVEN)) {
    const values = found.get(name) ?? [];
    if (values.length <= MOST_VALUES) values.push(value);
    found.set(name, values);
  }
  return found;
}

const valuesByPage = new WeakMap<PageCode, Values>();

/** What the code itself gives the name, or else the page: not where it is handed over there. */
function valuesOf(name: string, own: Values, page: PageCode): readonly string[] {
  const body = functionBody(name, page);
  const returned = [...(body ?? "").matchAll(RETURNED)].map(([, value = ""]) => value);
  if (body !== null || own.has(name)) return [...(own.get(name) ?? []), ...returned];
  const known = valuesByPage.get(page) ?? valuesOfPage(page);
  valuesByPage.set(page, known);
  return known.get(name) ?? [];
}

function valuesOfPage({ scripts }: PageCode): Values {
  const code = scripts.join("\n");
  const handed = parametersIn(code);
  return new Map([...valuesIn(code)].filter(([name]) => !handed.has(name)));
}

/** No script was cut off, sends or loads another, none but those known to send no forms comes from elsewhere, and no button calls its own. */
function isSeenWhole({ facts, transient }: ParserState, form: FormFacts, page: PageCode): boolean {
  const { inlineScripts } = transient;
  return (
    inlineScripts.length < HTML_LIMITS.inlineScripts &&
    inlineScripts.every(({ length }) => length < TEXT_LIMITS.inlineScript) &&
    hasOnlyHarmless(page) &&
    facts.scripts.every(({ src }) => src === "" || sendsNoForms(src)) &&
    facts.buttons.every((button) => !button.hasOnclick || facts.forms[button.form] !== form)
  );
}

/** No button of it sends, or neither address nor field has a name, and no script of the page sends anything. */
function isSentByNobody(state: ParserState, form: FormFacts): boolean {
  const { buttons, forms } = state.facts;
  const own = buttons.filter((button) => forms[button.form] === form);
  const hasNoWay =
    own.length > 0 &&
    ((own.every(({ type }) => type === "button") && !isSentByEnter(form)) ||
      (!form.hasAction && form.method === "get" && form.fields.every(({ name }) => name === "")));
  if (!hasNoWay || form.method === "dialog") return false;
  const page = codeOf(state);
  return (
    isSeenWhole(state, form, page) && !mayBeSentElsewhere(state) && page.scripts.every((code) => !MAY_SEND.test(code))
  );
}

const WRITTEN_BY_KEYS: ReadonlySet<string> = new Set(
  "text search tel url email password date month week time datetime-local number".split(" "),
);
/** Without a button that sends, the key does where one line is written (HTML, implicit submission). */
const isSentByEnter = ({ hasAction, method, fields }: FormFacts): boolean =>
  (hasAction || method === "post") && fields.filter(({ type }) => WRITTEN_BY_KEYS.has(type)).length === 1;

/** Code in a link or in the form itself, and elements whose own code is not seen. */
const mayBeSentElsewhere = ({ facts, seen, transient }: ParserState): boolean =>
  transient.customTags.length > 0 ||
  facts.anchors.some(({ rawHref }) => CODE.test(rawHref)) ||
  [...seen.attributeNames.keys()].some((name) => name.startsWith("on"));
const CODE = /^\s*javascript:(?!(?:void\(0\))?;?$)/i;

const harmlessByPage = new WeakMap<PageCode, boolean>();
function hasOnlyHarmless(page: PageCode): boolean {
  const known = harmlessByPage.get(page) ?? page.scripts.every((code) => !SENDS.test(code) && loadsOnlyHarmless(code));
  harmlessByPage.set(page, known);
  return known;
}

const LOADERS = new RegExp(data.loaders);
const HOSTS = /\/\/([\w.-]{3,80})/g;
const OF_SITE =
  /\bimport\b|\.onsubmit\b|["'`](?![a-z]+:|\/\/)[\w./-]{0,100}\/[\w.-]{1,60}\.js\b|\.src\s{0,4}=\s{0,4}["'`](?!https?:|\/\/)/;

/** The usual snippet of a counter or a chat names its host; what loads anything else may hand the form over. */
function loadsOnlyHarmless(code: string): boolean {
  if (!LOADERS.test(code)) return true;
  const hosts = [...code.matchAll(HOSTS)].map(([, host = ""]) => host);
  return hosts.length > 0 && hosts.every(isHarmlessHost) && !OF_SITE.test(code);
}

const isHarmlessHost = (host: string): boolean =>
  data.harmlessHosts.some((one) => host === one || host.endsWith(`.${one}`));

/** Hosts of counters, fonts, maps, chats, consent and tests for robots, and libraries that only draw: none takes a form over. */
function sendsNoForms(src: string): boolean {
  if (!URL.canParse(src)) return false;
  const { host, pathname } = new URL(src);
  return isHarmlessHost(host) || (data.libraryHosts.includes(host) && DRAWS.test(pathname));
}
const DRAWS = new RegExp(data.drawingLibraries, "i");
