// What whoever built a page forgot on it: filler text, sample numbers and addresses, links without an address.
import { findPhones } from "../../../model/find-phones.ts";
import { pricesOfPastYear } from "../answers/answers-old-prices.ts";
import { quoteOf } from "../answers/answers-quote.ts";
import data from "../data/leftover-words.json" with { type: "json" };
import type { AnchorFacts, PageFacts, TextBlock } from "../page-facts.ts";
import { memoByPage } from "../memo-by-page.ts";
import { isFiller } from "../text/filler-text.ts";
import { namesTemplate } from "../text/template-names.ts";
import { noteToOwner } from "../text/makers-notes.ts";
import { isDead } from "../page/leads-nowhere.ts";
import { foldText } from "../text/text-search.ts";

export type LeftoverKind =
  | "place in a legal text that nobody filled in"
  | "text that says of itself that it is a template"
  | "button to buy, book or order without an address"
  | "link to a text to agree to without an address"
  | "link to the front page of a network"
  | "till that is only announced"
  | "page whose letters were lost"
  | "list of prices of a past year"
  | "paragraph of Lorem ipsum"
  | "filler text"
  | "note to the owner"
  | "sample number or address"
  | "link to another number than it shows"
  | "logo named for the template"
  | "page that is only announced"
  | "figure that stands at zero"
  | "link without an address";

export interface Leftover {
  kind: LeftoverKind;
  url: string;
  received: string;
}

/** Sentences that stand in for a text of one's own, without accents, in the languages of templates. */
const FILLER = new RegExp(data.fillers.join("|"));
/** "This text is a template; adapt it to your company." */
const TEMPLATE = new RegExp(data.templates.join("|"));
/** "These terms are a carefully adapted template and should be reviewed": elsewhere it may be what is sold. */
const LEGAL_TEMPLATE = new RegExp(data.legalTemplates.join("|"));
/** "Legal review recommended before publishing." */
const TO_REVIEW = new RegExp(data.toReview.join("|"));
/** "The client has the texts reviewed before they are published." */
const OF_READERS = new RegExp(data.ofReaders);
/** What describes a picture that stands in for another: "Photo of our team, coming soon". */
const SOON_PICTURE = new RegExp(data.soonPictures);
/** A text that is nothing but a place for one, and what a program shows that found no value. */
const BLANK = new RegExp(data.blanks.join("|"));
/** A place in the template of a legal notice that nobody filled in: "[name of the insurer]" in the middle of a sentence. */
const LEGAL_BLANK = new RegExp(data.legalBlanks);
/** A place that says of itself that something has to be put in. */
const TO_FILL_IN = new RegExp(data.toFillIn);
/** The first line of an address: no reader is asked for theirs in brackets. */
const STREET_BLANK = new RegExp(data.streetBlanks);
const NO_VALUE = /^(?:undefined|[€$£]?\s?nan(?:\s?[€$£%])?)$|\[object object\]/;
const TO_DO = /^(?:TODO|FIXME)\s?:/;
/** In which "todo" is a word. */
const TODO_IS_A_WORD = /^(?:es|pt|gl|ca|it)\b/i;
/** Pages that explain code or templates may show all this. */
const EXPLAINING = new Set(["docs", "post", "blog"]);
const LONGEST = 400;
/** A place to fill in may stand in a long paragraph. */
const LONGEST_PARAGRAPH = 1_500;

/** A post about design may show one. */
const LEAST_ON_POSTS = 3;
/** Each of them is counted: people meet every one. */
const NO_ADDRESS: LeftoverKind = "link without an address";

/** What each page has for itself; all else counts once, as it stands on the first page that has it. */
const OF_EACH_PAGE: ReadonlySet<LeftoverKind> = new Set([
  "button to buy, book or order without an address",
  "place in a legal text that nobody filled in",
  "page whose letters were lost",
  "list of prices of a past year",
  "sample number or address",
  "filler text",
  "page that is only announced",
]);

export function findLeftovers(pages: readonly PageFacts[], now: number): Leftover[] {
  const all = pages
    .filter(({ kind }) => !EXPLAINING.has(kind))
    .flatMap((page) => [
      ...inTexts(page),
      ...inPictures(page),
      ...inScripts(page),
      ...lostLetters(page),
      ...oldPrices(page, now),
      ...countersAtZero(page),
      ...onlyAnnounced(page),
      ...inLinks(page).filter(({ kind }) => kind !== NO_ADDRESS),
    ]);
  const keyOf = ({ kind, received, url }: Leftover): string =>
    `${kind} ${received} ${OF_EACH_PAGE.has(kind) ? url : ""}`;
  const others = new Map(all.toReversed().map((one) => [keyOf(one), one]));
  return [
    ...pages.flatMap(latinOn),
    ...[...others.values()].toReversed(),
    ...pages
      .filter(({ kind }) => kind !== "docs")
      .flatMap((page) => inLinks(page).filter(({ kind }) => kind === NO_ADDRESS)),
  ];
}

/** Every place where a text is still to come. */
function latinOn({ kind, url, blocks }: PageFacts): Leftover[] {
  const found = blocks.filter(
    (block) => !block.quoted && block.tag !== "pre" && block.tag !== "code" && isFiller(block),
  );
  if (kind === "docs" || (EXPLAINING.has(kind) && found.length < LEAST_ON_POSTS)) return [];
  return found.map(({ text }) => ({ kind: "paragraph of Lorem ipsum", url, received: quoteOf(text) }));
}

const SAMPLE: LeftoverKind = "sample number or address";
const UNFILLED: LeftoverKind = "place in a legal text that nobody filled in";

/** Where a place to fill in is a fact of the business: other pages explain templates, or leave places to their readers. */
const OF_THE_BUSINESS: ReadonlySet<string> = new Set(["legal", "contact"]);

/** Of a form: whoever reads is to fill it in. */
const ASKS_READERS = /^\[(?:bitte|please|veuillez|por favor|si prega|prosimy|prosze|gelieve|s\.v\.p)/;

/** "[BITTE ERGÄNZEN: Registergericht]", "[TODO]": an order to whoever made the page. */
const IN_CAPITALS = /^\[(\p{Lu}[\p{Lu} .]{2,40})[:\]]/u;
const ORDER = new RegExp(data.orders);
/** "[Decision needed: the term is not set yet. Fill this in]": whoever made the page tells what is open. */
const NOTE_IN_BRACKETS = new RegExp(data.notesInBrackets);

/** What readers are to write themselves: “Data request: [your name]”. */
const QUOTED = /[“„«][^“”„«»]{0,200}[”“»]/gu;

/** The places of a text that nobody filled in. */
function blanksIn(text: string, kind: string): string[] {
  const patterns = [TO_FILL_IN, STREET_BLANK, ...(OF_THE_BUSINESS.has(kind) ? [LEGAL_BLANK] : [])];
  return (text.replace(QUOTED, "").match(/\[[^[\]]{2,300}\]/g) ?? []).filter((place) => {
    const [, order] = OF_THE_BUSINESS.has(kind) ? (IN_CAPITALS.exec(place) ?? []) : [];
    if (order !== undefined && ORDER.test(foldText(order))) return true;
    const folded = foldText(place);
    if (!ASKS_READERS.test(folded) && NOTE_IN_BRACKETS.test(folded)) return true;
    // A fact that somebody put into brackets.
    if (/\d\D{0,3}\d|@|:\s?\S/.test(place)) return false;
    return !ASKS_READERS.test(folded) && patterns.some((pattern) => pattern.test(folded));
  });
}

/** What stands in for facts of the business on a page: places that nobody filled in, sample numbers. */
export const standInsOn = (page: PageFacts): string[] =>
  inTexts(page).flatMap(({ kind, received }) => (kind === SAMPLE || kind === UNFILLED ? [received] : []));

/** A check judges them, and drafts leave them out. */
const inTexts = memoByPage(({ url, blocks, htmlLang, kind }: PageFacts): readonly Leftover[] =>
  blocks.flatMap((block): Leftover[] => {
    if (!isShown(block)) return [];
    const blanks = blanksIn(block.text, kind).map((blank) => ({ kind: UNFILLED, url, received: quoteOf(blank) }));
    if (block.text.length > LONGEST) return blanks;
    const number = sampleNumberIn(block.text);
    const found: Leftover[] = [...blanks, ...(number === null ? [] : [{ kind: SAMPLE, url, received: number }])];
    if (found.length > 0) return found;
    const folded = foldText(block.text);
    const isTemplate = TEMPLATE.test(folded);
    if (OF_THE_BUSINESS.has(kind) && (isTemplate || LEGAL_TEMPLATE.test(folded)))
      return [{ kind: "text that says of itself that it is a template", url, received: quoteOf(block.text) }];
    const isNote =
      noteToOwner(block.text) !== undefined ||
      (OF_THE_BUSINESS.has(kind) && TO_REVIEW.test(folded) && !OF_READERS.test(folded));
    if (isNote) return [{ kind: "note to the owner", url, received: quoteOf(block.text) }];
    const isFiller =
      isTemplate ||
      FILLER.test(folded) ||
      BLANK.test(folded) ||
      SOON_PICTURE.test(folded) ||
      NO_VALUE.test(folded) ||
      (TO_DO.test(block.text) && !TODO_IS_A_WORD.test(htmlLang ?? "es"));
    return isFiller ? [{ kind: "filler text", url, received: quoteOf(block.text) }] : [];
  }),
);

/** Whom the picture is to show may be a person, so only what is said of the picture is told. */
const inPictures = (page: PageFacts): Leftover[] =>
  page.images.flatMap(({ alt, src, decorative }): Leftover[] => {
    if (!decorative && namesTemplate({ alt, src }, page))
      return [
        { kind: "logo named for the template", url: page.url, received: `logo described by “${quoteOf(alt ?? "")}”` },
      ];
    const shown = (alt ?? "").slice(0, LONGEST).trim();
    const [, said] = decorative ? [] : (SOON_PICTURE.exec(foldText(shown)) ?? []);
    if (said === undefined) return [];
    const words = shown.split(/\s+/).slice(-said.split(" ").length).join(" ");
    return [{ kind: "filler text", url: page.url, received: `picture described by “… ${quoteOf(words)}”` }];
  });

const inScripts = ({ url, announcedTill, noteInScript }: PageFacts): Leftover[] => [
  ...inScript("till that is only announced", url, announcedTill),
  ...inScript("note to the owner", url, noteInScript),
];
const inScript = (kind: LeftoverKind, url: string, said: string | undefined): Leftover[] =>
  said === undefined ? [] : [{ kind, url, received: `a script says “${quoteOf(said)}”` }];

const ANNOUNCED = new RegExp(data.announced);
const FEW_WORDS = 40;
const LEAST_OTHERS = 2;

/** "Media production. Coming soon", and nothing else. */
function onlyAnnounced({ url, kind, blocks, mainText, forms }: PageFacts): Leftover[] {
  if (kind === "home" || kind === "legal" || mainText.words > FEW_WORDS || forms.some(({ hidden }) => !hidden))
    return [];
  const shown = blocks.filter(({ region, tag }) => region === "main" && !/^h\d$/.test(tag));
  const said = blocks.find(({ region, text }) => region === "main" && ANNOUNCED.test(foldText(text)));
  if (shown.filter((block) => block !== said).length >= LEAST_OTHERS) return [];
  return said === undefined ? [] : [{ kind: "page that is only announced", url, received: quoteOf(said.text) }];
}

/** The sign for a character that could not be read, beside letters. */
const LOST = /\p{L}\uFFFD|\uFFFD\p{L}/u;
/** One may come from somebody else's name. */
const LEAST_LOST = 3;

function lostLetters({ url, blocks }: PageFacts): Leftover[] {
  const broken = blocks.filter(({ tag, text }) => tag !== "pre" && tag !== "code" && LOST.test(text));
  const [first] = broken;
  if (first === undefined || broken.length < LEAST_LOST) return [];
  return [{ kind: "page whose letters were lost", url, received: quoteOf(first.text) }];
}

function oldPrices(page: PageFacts, now: number): Leftover[] {
  const line = pricesOfPastYear(page, now);
  return line === null
    ? []
    : [{ kind: "list of prices of a past year", url: page.url, received: `prices under “${quoteOf(line)}”` }];
}

const AT_ZERO = /^0\s?[+%k]?$/i;
const LEAST_COUNTERS = 2;

/** "0+", "0 %": figures that a script would count up; one alone may be true, and a basket is no text of the page. */
function countersAtZero({ url, blocks }: PageFacts): Leftover[] {
  const zeros = blocks.flatMap(({ text, region, quoted }, at) => {
    const next = blocks[at + 1];
    const isCounter = region === "main" && !quoted && AT_ZERO.test(text) && /^\p{L}/u.test(next?.text ?? "");
    return isCounter ? [{ text, received: quoteOf(`${text} ${next?.text ?? ""}`) }] : [];
  });
  const isCounted = zeros.length >= LEAST_COUNTERS && zeros.some(({ text }) => /[+%k]$/i.test(text));
  const inLine = new Set(
    blocks.flatMap(({ text, region, quoted }) =>
      region === "main" && !quoted && ZERO_IN_LINE.test(text) ? [quoteOf(text)] : [],
    ),
  );
  const found = isCounted ? zeros.map(({ received }) => received) : inLine.size >= LEAST_COUNTERS ? [...inLine] : [];
  return found.map((received) => ({ kind: "figure that stands at zero", url, received }));
}
/** "0 + Years Experience": several of one label may be an age. */
const ZERO_IN_LINE = /^0\s?\+\s?\p{L}.{0,40}$/u;

const isShown = ({ tag, quoted, text }: TextBlock): boolean =>
  !quoted && tag !== "pre" && tag !== "code" && text.length <= LONGEST_PARAGRAPH;

/** "+33 (0)1 XX XX XX XX". */
const CROSSED_OUT = /\+?\d[\d\s()./-]{0,12}(?:[\s.-]?[Xx]{2,4}){3,6}(?!\p{L})/u;
/** Numbers free of charge or sold by the minute are chosen for being easy to remember. */
const CHOSEN = /^(?:00|\+)?(?:1?8(?:00|33|44|55|66|77|88)|0?[89]00|\d{2}[89]00)/;

/** What introduces a sample that is meant as one: "for example +351 912 345 678" beside a field. */
const AS_EXAMPLE =
  /(?:for example|e\.? ?g\.?|example|format|zum beispiel|z\. ?b\.?|beispiel|par exemple|p\. ?ex\.?|exemple|por ejemplo|p\. ?ej\.?|ejemplo|por exemplo|exemplo|ad esempio|esempio|bijvoorbeeld|bijv\.?|voorbeeld|na przyklad|np\.?|przyklad|till exempel|t\. ?ex\.?|for eksempel|f\. ?eks\.?|napr\.?|ornek|ornegin)[\s:,("“]{0,4}$/;
const isExample = (before: string): boolean => AS_EXAMPLE.test(foldText(before.slice(-30)));

function sampleNumberIn(text: string): string | null {
  const crossed = CROSSED_OUT.exec(text);
  if (crossed) return isExample(text.slice(0, crossed.index)) ? null : crossed[0];
  for (const { start, end, digits } of findPhones(text))
    if (isSampleNumber(digits) && !isExample(text.slice(0, start))) return text.slice(start, end);
  return null;
}

/** Seven digits in order or seven zeros, at the end, and the numbers that North America keeps for films. */
const isSampleNumber = (digits: string): boolean =>
  !CHOSEN.test(digits) && (/(?:1234567(?:8(?:90?)?)?|0{7})$/.test(digits) || /^1?[2-9]\d\d55501\d\d$/.test(digits));

const SAMPLE_MAIL =
  /@(?:(?:[\w-]{1,40}\.)?example\.(?:com|org|net)|(?:your|my)-?(?:domain|company|site|website|business)\.[a-z.]{2,8}|(?:ihre?|deine?|meine?)-?(?:domain|firma|webseite)\.[a-z]{2,8}|votre-?(?:domaine|site|entreprise)\.[a-z]{2,8}|domain\.(?:com|tld))$|^(?:example|your-?name)@(?:e?mail|company)\.[a-z]{2,4}$/i;

/** "mailto:none", too. */
const isNoMail = (address: string): boolean => SAMPLE_MAIL.test(address) || NO_MAIL.test(address);
const NO_MAIL = new RegExp(data.noMail, "i");

const inLinks = memoByPage((page: PageFacts): readonly Leftover[] => {
  const { url, kind, anchors, forms, scripts, bindsLinks } = page;
  const agreed = forms.flatMap(({ fields }) =>
    fields.flatMap(({ type, label }) => (type === "checkbox" ? [label] : [])),
  );
  // A file may take over whatever its address.
  const mayTakeOver = bindsLinks === true || scripts.some(({ src }) => src !== "");
  return anchors.flatMap((anchor): Leftover[] => {
    if (!anchor.hidden && kind !== "legal" && FRONT_PAGE.test(anchor.href))
      return [{ kind: "link to the front page of a network", url, received: anchor.href }];
    if (
      isDead(anchor) &&
      anchor.region === "main" &&
      anchor.text.length > 3 &&
      agreed.some((label) => label.includes(anchor.text))
    )
      return [{ kind: "link to a text to agree to without an address", url, received: quoteOf(anchor.text) }];
    const [, scheme = "", rest = ""] = /^(tel|mailto):([^?]{1,200})/i.exec(anchor.href) ?? [];
    const isSample = scheme.toLowerCase() === "tel" ? isSampleNumber(rest.replace(/\D/g, "")) : isNoMail(rest);
    if (scheme !== "" && isSample) return [{ kind: SAMPLE, url, received: rest }];
    const written = CALLS.test(anchor.href) ? numberIn(anchor.href) : "";
    if (scheme === "" && isSampleNumber(written)) return [{ kind: SAMPLE, url, received: `a link to ${written}` }];
    const shown = numberShown(anchor);
    if (shown !== null) return [{ kind: "link to another number than it shows", url, received: shown }];
    if (!isWithoutAddress(anchor)) return [];
    const isToBuy = !mayTakeOver && isBuyButton(anchor.text);
    const received = anchor.icon === undefined ? anchor.text : `${anchor.icon} (icon)`;
    return [{ kind: isToBuy ? "button to buy, book or order without an address" : NO_ADDRESS, url, received }];
  });
});

const FRONT_PAGE =
  /^https?:\/\/(?:[a-z]{2,3}\.)?(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|threads)\.(?:com|net)\/?(?:#.{0,40})?$/i;

const CALLS = /^(?:tel:|sms:|whatsapp:|https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send))/i;
/** Without country code and leading zeros, and without an extension. */
const OWN_DIGITS = 6;

/** The one number that a link shows, where it calls another. */
function numberShown({ href, text, hidden }: AnchorFacts): string | null {
  if (hidden || !CALLS.test(href)) return null;
  const [shown, ...more] = findPhones(text);
  const called = numberIn(href);
  if (shown === undefined || more.length > 0 || called.length < LEAST_DIGITS || shown.digits.length < LEAST_DIGITS)
    return null;
  const isSame = called.includes(shown.digits.slice(-OWN_DIGITS)) || shown.digits.includes(called.slice(-OWN_DIGITS));
  return isSame ? null : quoteOf(text);
}
const LEAST_DIGITS = 8;
const numberIn = (href: string): string =>
  (/(?:tel:|sms:|phone=|wa\.me\/)([^?&;,]{6,30})/i.exec(href)?.[1] ?? "").replace(/\D/g, "");

/** Names of what a page does in place: menus, dialogs, pagers, the way back up. */
const IN_PLACE = new RegExp(`\\?$|^\\W*\\d*\\W*$|^[a-z]{2}$|\\b(?:${data.inPlace.join("|")})\\b`);
const LONGEST_NAME = 40;

/** A button by which something is bought, booked or ordered, as it is called. */
export const isBuyButton = (text: string): boolean => BUYS.test(foldText(text));
const BUYS = new RegExp(data.buys);

/** Entries of a menu with "#" may open their submenu, and what has a script or a role of its own is a button. */
function isWithoutAddress(anchor: AnchorFacts): boolean {
  const { rawHref, text, region, icon } = anchor;
  if (!isDead(anchor) || anchor.hidden || anchor.isSilent || text.length > LONGEST_NAME) return false;
  if ((region === "nav" || region === "header") && rawHref.trim() !== "") return false;
  return icon !== undefined || (/\p{L}{2}/u.test(text) && !IN_PLACE.test(foldText(text)));
}
