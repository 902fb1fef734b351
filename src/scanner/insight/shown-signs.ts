// Which of the signs that a claim rests on are told, and in which order.
import { toPrintable } from "../../model/printable-text.ts";
import type { Sign } from "../../model/profile.ts";
import { plainUrl } from "../../model/target.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import { labelsJoined } from "../evidence/text/joined-labels.ts";
import { findDates } from "../evidence/text/text-dates.ts";
import { labelsBeside } from "../evidence/text/labels-beside.ts";
import { primarySubtag } from "../evidence/text/text-language.ts";
import { UNSPACED } from "../evidence/text/text-words.ts";
import { isTerminal } from "../evidence/text/words-of-others.ts";
import { beginsWith } from "./begins-with.ts";
import { isRunningText } from "./how-told.ts";
import { isMutilated } from "./quote-of.ts";
import { holdsOne, lettersOf, normaliseText } from "./normalise-text.ts";
import { isSameText } from "./signals/hand-hits.ts";
import { parseSignal } from "./signals/parse-signal.ts";
import type { SignalExpression } from "./signals/parse-signal.ts";
import type { SignalHit, SiteReading } from "./signals/site-reading.ts";
import { NOTED } from "./signals/plain/make-hit.ts";
import { NEWEST_POST } from "./signals/plain/post-signals.ts";
import type { WorkflowFamily } from "./workflow-families.ts";

const MOST_MANUAL_SIGNS = 2;
const MOST_SIGNS = 8;
const MOST_TITLES = 1;

/**
 * What tells only what the business is shows no work, unless the work is all that such a business does: then a way to
 * reach it is not what shows the work, and what the business is stands before it.
 */
export function shownBy(hits: readonly SignalHit[]): readonly SignalHit[] {
  const own = hits.filter(({ isContext }) => !isContext);
  if (own.some(({ region, isWay }) => region !== "channel" || !isWay)) return own;
  return [...hits.filter(({ isContext }) => isContext), ...own];
}

/**
 * Signs with a place kept for two quotes of handwork, which say more than a third link; each quote stands once, on
 * whatever pages it is read.
 */
export function signsOf(
  reading: SiteReading,
  family: WorkflowFamily,
  { hits, manual }: { hits: readonly SignalHit[]; manual: readonly Sign[] },
): Sign[] {
  const told = manual.slice(0, MOST_MANUAL_SIGNS);
  const taken = new Set(told.map(({ quote }) => lettersOf(quote)));
  const name = lettersOf(reading.profile.businessName.value ?? "");
  const shown = tellingHits(reading, family, shownBy(hits))
    .map(({ url, region, quote }) => ({
      url: plainUrl(url),
      region,
      quote: quoteIn(region, toPrintable(quote), name),
    }))
    .filter(({ quote }) => told.length === 0 || !isTerminal(quote))
    .filter(({ quote }) => isNew(quote, taken) && told.every((one) => !isSameText(one.quote, quote)))
    .filter((sign, at, all) => !all.slice(0, at).some((one) => isAgain(one, sign)))
    .filter((sign, _at, all) => !isHead(sign) || [...told, ...all].every((one) => one.url !== sign.url || !tells(one)));
  const seen = unlessAll(shown, ({ region }) => region === "technology");
  const whole = unlessAll(seen, (sign) => isPart(sign) || lettersOf(sign.quote) === name || isDay(sign.quote));
  // A number or a form by which people ask names no work, as a label may.
  const ways = new Set(
    hits.flatMap(({ isWay, region, quote }) => (isWay ? [quoteIn(region, toPrintable(quote), name)] : [])),
  );
  const acts =
    told.length > 0 ||
    whole.some((sign) => !isLabel(sign) && !UNSEEN.has(sign.region) && !isHead(sign) && !ways.has(sign.quote));
  const label = whole.find(isLabel);
  const best = whole.filter((sign) => !isLabel(sign) || (!acts && sign === label));
  let said = told.length;
  const few = best.filter((sign) => !isRunningText(sign) || (said += 1) <= MOST_SAID);
  return [...few.slice(0, MOST_SIGNS - told.length), ...told].filter(({ quote }) => quote !== "");
}

const MOST_SAID = 2;

/** Without those, as long as something is left. */
function unlessAll(signs: readonly Sign[], isOut: (sign: Sign) => boolean): readonly Sign[] {
  const kept = signs.filter((sign) => !isOut(sign));
  return kept.length > 0 ? kept : signs;
}

/** It begins within a sentence, or is put together of several elements. */
const isPart = ({ region, quote }: Sign): boolean =>
  (region === "body" || region === "footer") && (quote.startsWith("…") || /\s[|•]\s/.test(quote));

/** What stands in the source and on no page. */
const SOURCE_COMMENT = ": Comment: ";
/** A form that is named as the business has no name of its own. */
const FORM_NAME = /^Form "(.*)"(?= with \d)/;

/** Without what no page shows, and without the name of the business on a form. */
function quoteIn(region: string, quote: string, name: string): string {
  if (region === "technology") return quote.split(SOURCE_COMMENT, 1)[0] ?? quote;
  const label = region === "channel" ? FORM_NAME.exec(quote)?.[1] : undefined;
  return label !== undefined && lettersOf(label) === name ? quote.replace(FORM_NAME, "Form") : quote;
}

/** "March 15, 2026", "15.03.2026": a day and nothing else. */
const isDay = (quote: string): boolean =>
  findDates(quote).some(({ start, end }) => start === 0 && /^(?:\P{L}*|\sr\.)$/u.test(quote.slice(end)));

/** A menu label, heading, button or slogan: a few words that are no sentence, and no file, price or number. */
const isLabel = ({ region, quote }: Sign): boolean =>
  /^(?:h[1-6]|title|page|nav|link|button|label|body|footer|description)$/.test(region) &&
  !/[.?…]["”»]?$|\d[.,]\d|\p{Sc}|\.\p{L}{3,4}\)$/u.test(quote) &&
  !UNSPACED.test(quote) &&
  quote.split(/\s+/).length <= LABEL_WORDS;
const LABEL_WORDS = 7;

/** What a page is called shows nothing beside a sentence of it. */
const isHead = ({ region }: Sign): boolean => /^(?:h1|title|page)$/.test(region);
const tells = ({ region }: Sign): boolean => region === "body" || region.startsWith("manual");

/** The same sentence of a page, cut elsewhere, or a part of what was quoted before. */
const isAgain = (one: Sign, other: Sign): boolean =>
  one.url === other.url &&
  other.region === "body" &&
  ((one.region === "body" && isSameText(one.quote, other.quote)) ||
    (one.quote.length >= LEAST_PART && lettersOf(other.quote).includes(lettersOf(one.quote))) ||
    (other.quote.length >= LEAST_PART && lettersOf(one.quote).includes(lettersOf(other.quote))));
const LEAST_PART = 25;

/** Remembers the quote. */
function isNew(quote: string, taken: Set<string>): boolean {
  const letters = lettersOf(quote);
  if (taken.has(letters)) return false;
  taken.add(letters);
  return true;
}

/** Without what says nothing to a reader, as long as something is left: controls in a row, the name of the business, bare numbers and addresses. */
function tellingHits(reading: SiteReading, family: WorkflowFamily, hits: readonly SignalHit[]): readonly SignalHit[] {
  const pages = new Map(reading.pages.map(({ facts }) => [facts.url, facts]));
  const name = lettersOf(reading.profile.businessName.value ?? "");
  let titles = 0;
  // One way to reach the business is enough where the work is not the answering; a word in passing shows none beside pages that say it.
  const saying = new Set(
    hits.flatMap(({ url, isWay, isContext, strength }) => (!isWay && !isContext && strength === 1 ? [url] : [])),
  );
  // Terms tell of the steps of a sale in passing, too.
  const mayPass = (url: string): boolean => saying.size === 0 || saying.has(url) || pages.get(url)?.kind === "legal";
  const firstWay = hits.find(({ isWay }) => isWay);
  const own = isAnswering(family) ? eachWayFirst(hits) : hits.filter((hit) => !hit.isWay || hit === firstWay);
  const telling = own.filter((hit) => {
    if (isMutilated(toPrintable(hit.quote)) || hit.region === "hours" || (isInPassing(hit) && !mayPass(hit.url)))
      return false;
    // The titles of further pages say what that of the first does.
    if (hit.region === "title" && (titles += 1) > MOST_TITLES) return false;
    if (lettersOf(hit.quote) === name) return false;
    if (isDoor(hit) || (isSignUp(hit) && !BEGUN_BY_SIGN_UP.has(family.id)) || isTerminal(hit.quote)) return false;
    if (DEFINING.test(hit.quote) || beginsWith("points-elsewhere", hit.quote) || (isAsked(hit) && !isAnswering(family)))
      return false;
    return (
      !isBare(hit) &&
      !isZoom(hit) &&
      !isRowOfNames(hit) &&
      !(isRunningText(hit) && isRow(hit.quote, pages.get(hit.url)))
    );
  });
  const isAct = telling.some((hit) => !hit.isSubject && !hit.isWay && !hit.isContext && hit.region !== "title");
  const named = telling.filter((hit) => !isMenuWord(hit) && !(isAct && hit.isSubject));
  // How people reach the business shows no other work than the answering, where the pages say something of that work.
  const isSaid = named.some((hit) => !hit.isWay && hit.isContext !== true && !UNSEEN.has(hit.region));
  const said = isSaid && !isAnswering(family) ? named.filter(({ isWay }) => !isWay) : named;
  return sentencesFirst([said, telling, hits].find(({ length }) => length > 0) ?? [], family);
}

/** One word on a control or over a column, "Our services" too, leads to what it names and shows nothing of it. */
const isMenuWord = ({ region, quote, mention }: SignalHit): boolean =>
  mention === undefined && /^(?:h[2-6]|link|nav|button|label)$/.test(region) && MENU_WORD.test(quote);
const MENU_WORD =
  /^(?:(?:our|all|unsere|alle|nos|tous nos|nuestros|nossos|i nostri|onze|nasze|naše|våra|våre|vores) )?\p{L}+$/iu;

/** The preamble of terms, which says what their words mean: (“Policy”), (the "Company"). */
const DEFINING = /\((?:the |hereinafter )?[“"„]\p{Lu}|^…[^(]{0,30}[”"]\)/u;

/** What the answer says is not known. */
const isAsked = ({ region, quote }: SignalHit): boolean => region !== "channel" && /[?？؟]$/u.test(quote);

const isInPassing = (hit: SignalHit): boolean => hit.strength < 1 && isRunningText(hit) && hit.isPieced !== true;

/** One of each kind before a second one; what only machines see comes last. */
function eachWayFirst(hits: readonly SignalHit[]): SignalHit[] {
  const seen = new Map<string, number>();
  const placed = hits.map((hit) => {
    if (hit.region !== "channel") return { hit, at: 0 };
    const kind = hit.quote.split(" ", 1)[0] ?? "";
    const at = seen.get(kind) ?? 0;
    seen.set(kind, at + 1);
    return { hit, at: kind === FORM ? 0 : hit.isWay && !hit.quote.endsWith(IN_DATA) ? at : Infinity };
  });
  return placed.toSorted((a, b) => a.at - b.at).map(({ hit }) => hit);
}
const IN_DATA = "in structured data";
/** Each is for something of its own. */
const FORM = "Form";

/**
 * What a heading or a link names the page itself tells in a sentence, which stands in its place; one with a word of
 * the work stands before all else. A control by which one buys says less than a sentence, and a title, a single word
 * and what stands in the source come last.
 */
function sentencesFirst(hits: readonly SignalHit[], family: WorkflowFamily): SignalHit[] {
  const areWaysWork = isAnswering(family);
  const last = (hit: SignalHit): number => {
    if (hit.quote.startsWith(NEWEST_POST)) return -1;
    if (UNSEEN.has(hit.region)) return 4;
    if ((hit.region === NOTED && !areWaysWork) || (AFTER_SALE.has(family.id) && hit.region === "channel")) return 3;
    if (isNameAlone(hit) || (hit.isWay && !areWaysWork)) return 2;
    const isSaid = !BY_CONTROLS.has(family.id) && isSentence(hit);
    return isSaid && holdsOne(normaliseText(hit.quote), family.ownWords) ? 0 : 1;
  };
  const sorted = hits.toSorted((a, b) => last(a) - last(b));
  const told = sorted[0]?.seenAs === "control" ? sorted.find(isSentence) : undefined;
  const ordered = told ? [told, ...sorted.filter((hit) => hit !== told)] : sorted;
  const placed = new Set<SignalHit>();
  const named: SignalHit[] = [];
  for (const hit of ordered) {
    const isLabel = LABELS.test(hit.region) && hit.mention === undefined;
    const sentence = isLabel ? ordered.find((one) => one.url === hit.url && isSentence(one)) : undefined;
    if (sentence) named.push(hit);
    placed.add(sentence ?? hit);
  }
  return [...new Set([...placed, ...named])];
}

/** Orders are placed by controls, which show them best; they say nothing of what is done afterwards. */
const BY_CONTROLS: ReadonlySet<string> = new Set(["wf-order-processing"]);
const AFTER_SALE: ReadonlySet<string> = new Set(["wf-fulfilment", "wf-complaint-returns"]);

/** No visitor sees it. */
const UNSEEN: ReadonlySet<string> = new Set(["technology", "schema"]);

const WORDS_OF_SENTENCE = 6;

/** A whole one, or its beginning, that is no note at the foot of the page. */
const isSentence = ({ region, quote }: SignalHit): boolean =>
  region === "body" && /^[^…©].*[.!?…]$/u.test(quote) && quote.split(/\s+/).length >= WORDS_OF_SENTENCE;

const isNameAlone = ({ region, quote, mention }: SignalHit): boolean =>
  region === "title" || region === "page" || (LABELS.test(region) && mention === undefined && !/\s/.test(quote.trim()));

const LABELS = /^(?:h\d|link|nav|button|label|description|page)$/;

/** The link behind which people log in shows no work. */
const isDoor = ({ region, quote }: SignalHit): boolean =>
  region === "channel" &&
  /^Link "(?:log[ -]?in|sign[ -]?in|anmelden|einloggen|connexion|se connecter|iniciar sesión|acceder|entrar|accedi|inloggen|zaloguj(?: się)?)"/i.test(
    quote,
  );

/** A button that opens an account is of the product, and of no other work around it. */
const isSignUp = ({ region, quote }: SignalHit): boolean =>
  (region === "channel" || LABELS.test(region)) &&
  quote.split(/\s+/).length <= WORDS_OF_SENTENCE &&
  beginsWith("sign-up", quote);
const BEGUN_BY_SIGN_UP: ReadonlySet<string> = new Set([
  "wf-sales-demo",
  "wf-membership-billing",
  "wf-event-registration",
  "wf-membership-applications",
  "wf-newsletter",
  "wf-admissions",
]);

/** An address or a number alone, "Step 1", "Fax: (030) 12", or one word that was found because of others near it. */
const isBare = ({ quote, region, isPieced }: SignalHit): boolean =>
  /^(?:\/|©|copyright\b)/i.test(quote) ||
  !/\p{L}{2}/u.test(quote) ||
  /^\p{L}+\s?\d{1,2}[.:]?$/u.test(quote) ||
  /^\p{L}{2,12}\.?:?\s?(?=(?:[^\d•]{0,3}[\d•]){6})[+(\d][\d\s()•./-]{0,40}$/u.test(quote) ||
  (quote.includes("•@") && !quote.includes(" ")) ||
  (isPieced === true && /^(?:body|label|footer)$/.test(region) && !/\d|\p{L}[^\p{L}-]+\p{L}/u.test(quote));

/** What opens a picture shows what is on the picture. */
const isZoom = ({ quote }: SignalHit): boolean =>
  /^(?:enlarge|zoom|view (?:larger|image|photo|picture)|(?:bild )?vergrößern|agrandir|zoomer|ampliar|ingrandisci|vergroot|vergroten|powiększ)(?!\p{L})/iu.test(
    quote,
  );

const NAMES_IN_ROW = 6;

/** Names of subjects one behind the other, as a filter has them: no sentence, and no word that joins any two. */
const isRowOfNames = ({ region, quote }: SignalHit): boolean =>
  region === "body" &&
  !/[.!?;:,…]/.test(quote) &&
  quote.split(/\s+/).length >= NAMES_IN_ROW &&
  !/(?:^|\s)\p{Ll}/u.test(quote) &&
  !/(?<!\p{L})(?:your?|our|us|we|my|the|an?|for|with|to|in|of|on|at|from)(?!\p{L})/iu.test(quote);

const LEAST_CONTROLS = 2;

/** Of controls, or of labels. */
const isRow = (quote: string, page: PageFacts | undefined): boolean =>
  page !== undefined &&
  (labelsJoined(quote, controlsOf(page)) >= LEAST_CONTROLS ||
    labelsBeside(quote, primarySubtag(page.htmlLang)).length > 0);

const controlsOf = memoByPage(
  (page: PageFacts): ReadonlySet<string> =>
    new Set([...page.anchors.map(({ text }) => text.trim()), ...page.buttons.map(({ name }) => name.trim())]),
);

/** Work that any way to reach the business shows by itself. */
function isAnswering({ mustShow }: WorkflowFamily): boolean {
  const condition = parseSignal(mustShow);
  const parts: readonly SignalExpression[] = condition.kind === "or" ? condition.of : [condition];
  return parts.some((part) => part.kind === "signal" && WAYS.has(part.name));
}

const WAYS: ReadonlySet<string> = new Set(["channel:phone", "channel:contact-form"]);
