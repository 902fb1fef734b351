// Key facts with a shape of their own: what is offered, the place, the opening hours.
import { speaksOfPartner } from "../text/speaks-of-partner.ts";
import { findPhones } from "../../../model/find-phones.ts";
import data from "../data/place-words.json" with { type: "json" };
import { isMapAddress } from "../contacts/map-address.ts";
import { holdsAddress } from "./answers-address.ts";
import { bodyBlocks, topicOf } from "./answers-content.ts";
import { AREA } from "./answers-fact-terms.ts";
import { type FactEvidence, type FactTrace, findLine, ownPages, statements, topics } from "./answers-fact-texts.ts";
import { findToldPlace } from "./told-place.ts";
import { namesOffer } from "./offer-words.ts";
import { findLeaningStart } from "./answers-openings.ts";
import { quoteOf } from "./answers-quote.ts";
import { goesOn, isCall } from "./answers-sentence-starts.ts";
import { findDailyTimes, findHoursOnRequest, saysAlwaysOrOnCall, tellsOtherTimes } from "./answers-hours.ts";
import { SHIPPING_PAGE_WORDS } from "../commerce/commerce-policy-words.ts";
import type { PageFacts, TextBlock } from "../page-facts.ts";
import { memoByPage } from "../memo-by-page.ts";
import type { SiteNode } from "../site-evidence.ts";
import { nodesOfType } from "../structured/collect-structured.ts";
import { findOpeningStarts, findShownHours } from "../structured/structured-hours-text.ts";
import { isBoast } from "../text/boasts.ts";
import { isAddressLine, namesStreet } from "../text/text-streets.ts";
import { foldText, hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";
import { languageOf } from "../text/text-language.ts";
import { isFullSentence, sentencesOf } from "../text/text-sentences.ts";
import { countWords } from "../text/text-words.ts";

const DESCRIPTION_CHARS = 40;
const SENTENCE_WORDS = 8;
const TOPIC_WORDS = 4;

export function findWhat({ home, pages, structured, profile }: FactEvidence): FactTrace | null {
  const telling = pages.filter(({ kind }) => ["about", "services", "docs"].includes(kind));
  const opens = (text: string, page: PageFacts): boolean => startsAnew(text, languageOf(page, profile));
  const first = firstSentence([home]);
  if (first && opens(first.sentence, home) && namesOffer(first.sentence, pages, 1)) return quoted(first);
  const offers = firstSentence(
    [home],
    (text, page) =>
      opens(text, page) && namesOffer(text, pages) && !isBoast(text) && !speaksOfSelf(text, languageOf(page, profile)),
  );
  if (offers) return quoted(offers);
  const meta = home.metas.find(
    ({ key, content }) => key === "description" && content.trim().length >= DESCRIPTION_CHARS,
  )?.content;
  if (meta !== undefined && opens(meta, home) && namesOffer(meta, pages)) return quoted({ page: home, sentence: meta });
  if (first && opens(first.sentence, home)) return quoted(first);
  if (meta !== undefined && opens(meta, home)) return quoted({ page: home, sentence: meta });
  // A heading that is a sentence is a slogan.
  const topic = topicOf(home);
  const isName = countWords(topic) >= TOPIC_WORDS && !isFullSentence(topic) && opens(topic, home);
  if (first && isName) return quoted({ page: home, sentence: topic });
  const told = firstSentence([home, ...telling], opens) ?? first ?? firstSentence(telling);
  if (told) return quoted(told);
  if (meta !== undefined) return quoted({ page: home, sentence: meta });
  const marked = structured.find(
    ({ path, props }) =>
      path === "" && typeof props["description"] === "string" && props["description"].length >= DESCRIPTION_CHARS,
  );
  if (marked) return { url: marked.pageUrl, how: "a description in the markup" };
  const last = firstSentence(ownPages(pages).filter(({ kind }) => kind !== "legal" && kind !== "login"));
  return last && quoted(last);
}

interface Told {
  page: PageFacts;
  sentence: string;
}

const quoted = ({ page, sentence }: Told): FactTrace => ({
  url: page.url,
  how: `“${quoteOf(sentence)}”`,
  said: sentence,
});

/** "My favourite place": what a customer says, in the language of the page, since "I" is an article elsewhere. */
const OF_SELF: ReadonlyMap<string, RegExp> = new Map([
  ["en", /^(?:i|my)(?!\p{L})/iu],
  ["de", /^(?:ich|mein\p{L}?)(?!\p{L})/iu],
  ["fr", /^(?:(?:je|mon|ma|mes)(?!\p{L})|j['’])/iu],
  ["es", /^(?:yo|mis?)(?!\p{L})/iu],
  ["pt", /^(?:eu|minhas?|meus?)(?!\p{L})/iu],
  ["it", /^(?:io|il mio|la mia)(?!\p{L})/iu],
  ["nl", /^(?:ik|mijn)(?!\p{L})/iu],
  ["pl", /^moj[ae]?(?!\p{L})/iu],
]);
const speaksOfSelf = (text: string, language: string): boolean => OF_SELF.get(language)?.test(text) === true;

function firstSentence(
  pages: readonly PageFacts[],
  opens: (text: string, page: PageFacts) => boolean = () => true,
): Told | null {
  for (const page of pages) {
    const sentence = bodyBlocks(page)
      .flatMap(sentencesOf)
      .filter((text) => isFullSentence(text) && countWords(text) >= SENTENCE_WORDS)
      .find((text) => !isCall(text) && !speaksOfPartner(text) && opens(text, page));
    if (sentence !== undefined) return { page, sentence };
  }
  return null;
}

const GREETING =
  /(?<!\p{L})(?:welcome|willkommen|bienvenue|bienvenid[oa]s?|bem-vind[oa]s?|benvenut[aeio]|welkom|witamy|witaj(?:cie)?)(?!\p{L})/u;
/** An app to get, a visit to make: beside what is offered. */
const INVITES =
  /^(?:come |visit |join |download|get (?:the|our) app|laden sie|besuchen sie|telechargez|visitez|descarga|visite |visita |visitenos|baixe|descarregue|scarica|vieni |bezoek|kom |pobierz|odwiedz)/u;
/** The rest of a name that its full stop cut, or the sign of a list. */
const CUT = /^(?:(?:Ltd|Inc|Co|Corp|Pvt|LLC|Lda|Ltda|S\.A|Sp)\.?\s|[^\p{L}\p{N}"'“„«‘¿¡(])/u;
const OPENING_CHARS = 80;

/** Neither a greeting nor an app to get, and no beginning in the middle of a thought. */
function startsAnew(text: string, language: string): boolean {
  const opening = foldText(text.slice(0, OPENING_CHARS));
  return (
    !GREETING.test(opening) &&
    !INVITES.test(opening) &&
    !goesOn(text, language) &&
    !CUT.test(text) &&
    findLeaningStart(text, language) === null
  );
}

/** A line of its own with a street and number; a sentence may name any street. */
const STREET_LINE_CHARS = 60;
const PLACE_PROPERTIES = ["address", "areaServed", "serviceArea", "geo", "hasMap"];

/** "Uettligen, Kanton Bern": a place without a street. */
const REGION = new RegExp(data.region, "u");
/** "Columbia, PA": also "Jones, PA", "Sharma, CA" and "X-ray, CT". A place only by what stands around it. */
const TOWN_AND_STATE = new RegExp(`(?<!\\p{L})${data.town}, (?:${data.states})(?![\\p{L}\\p{N}-])`, "u");
const WHOLE_TOWN = new RegExp(`^(?:${data.town} ){0,2}${data.town}, (?:${data.states})$`, "u");
const PLACED = new RegExp(data.placed, "u");
const AROUND = new RegExp(`${data.around}|${data.zip}`, "u");
const OF_OTHERS = new RegExp(data.ofOthers, "i");
const LABELED_CHARS = 140;

/** "Pickup areas: Batavia, Corfu and nearby", "I currently meet in Batavia and Corfu": two places at least, since one word with a capital may be anything. */
const MEETS =
  /(?:^(?:[Pp]ick-?up (?:areas?|locations?|points?|places?)|[Mm]eeting (?:places?|points?)|[Tt]owns (?:we )?serve[d]?|[Aa]bholorte?|[Tt]reffpunkte|[Ll]ieux de (?:retrait|rendez-vous)|[Pp]untos de (?:recogida|encuentro)|[Pp]unti di (?:ritiro|ritrovo))\s?:\s?|(?<!\p{L})(?:[Ww]e|I) (?:currently |usually |can )?meet(?: you| locally)? in\s)(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Winter|Zoom|Teams|Google)(?!\p{L}))\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?(?:, (?:and )?| and | und | et | y | e )\p{Lu}\p{L}{2}/u;

export function findPlace({ pages, structured, profile }: FactEvidence): FactTrace | null {
  const marked = structured.find((node) =>
    node.types.includes("PostalAddress") ? hasTown(node) : PLACE_PROPERTIES.some((name) => isFilled(node.props[name])),
  );
  if (marked) return { url: marked.pageUrl, how: "the address or area in the markup" };
  const own = ownPages(pages);
  for (const page of own) {
    if (page.iframes.some(({ src }) => isMapAddress(src)) || page.anchors.some(({ href }) => isMapAddress(href)))
      return { url: page.url, how: "a map" };
    if (showsAddress(page)) return { url: page.url, how: "a postal address in the text" };
  }
  for (const page of own) {
    const place = page.blocks.find(
      (block, at) =>
        !block.quoted &&
        block.text.length <= LABELED_CHARS &&
        (REGION.test(block.text) || isInState(block, [page.blocks[at - 1], page.headings[block.heading]])),
    )?.text;
    if (place !== undefined) return { url: page.url, how: `“${quoteOf(place)}”` };
  }
  for (const page of own) {
    const met = page.blocks
      .filter(({ quoted }) => !quoted)
      .flatMap(sentencesOf)
      .find((text) => text.length <= LABELED_CHARS && MEETS.test(text));
    if (met !== undefined) return { url: page.url, how: `“${quoteOf(met)}”` };
  }
  for (const page of own) {
    const how = findToldPlace(page);
    if (how !== null) return { url: page.url, how };
  }
  const area = findLine(own.filter(tellsArea), statements, AREA, profile);
  return area && { ...area, label: "where it works" };
}

/** "Serving Columbia, PA", "Columbia, PA and surrounding communities", or the line of an address. */
function isInState({ tag, text }: TextBlock, above: readonly ({ text: string } | undefined)[]): boolean {
  const found = TOWN_AND_STATE.exec(text);
  if (found === null || OF_OTHERS.test(text)) return false;
  if (PLACED.test(text.slice(0, found.index)) || AROUND.test(text.slice(found.index + found[0].length))) return true;
  const bare = text.replace(LABEL, "");
  return WHOLE_TOWN.test(bare) && (tag === "address" || isUnderLabel(text, above));
}

const SHIPPING = prepareTerms(...Object.values(SHIPPING_PAGE_WORDS));
/** "Users located in the United States" says for whom a text of law holds; where goods are sent to is an area. */
const tellsArea = (page: PageFacts): boolean =>
  page.kind !== "legal" || hasTerm(makeSearchText(topics(page).join(" ")), SHIPPING);

/** Whether an address stands in the page's own text. */
export const showsAddress = ({ blocks, headings }: PageFacts): boolean =>
  blocks.some((block, at) => isAddress(block) || isLabeled(block.text, [blocks[at - 1], headings[block.heading]]));

/** "Dirección: Los Aromos 80 of. 108, Providencia": street, number and town where no code is written, behind a label. */
const LABEL = new RegExp(data.seat, "iu");
const NUMBER_AND_TOWN = /^(?:\p{Lu}|\d)[^@?!]{3,80}(?<!\d)(?!(?:19|20)\d\d)\d[^@?!:]{0,20},\s\p{Lu}\p{L}{2}/u;
const isUnderLabel = (text: string, above: readonly ({ text: string } | undefined)[]): boolean =>
  text.replace(LABEL, "") !== text || above.some((one) => one !== undefined && one.text.replace(LABEL, "") === "");
function isLabeled(text: string, above: readonly ({ text: string } | undefined)[]): boolean {
  const bare = text.replace(LABEL, "");
  return (
    isUnderLabel(text, above) &&
    bare.length <= LABELED_CHARS &&
    NUMBER_AND_TOWN.test(bare) &&
    findPhones(bare).length === 0
  );
}

const isAddress = ({ tag, text }: TextBlock): boolean =>
  holdsAddress(text) ||
  isAddressLine(text) ||
  (tag === "address" && /\d/.test(text) && text.length > 15) ||
  (text.length <= STREET_LINE_CHARS && namesStreet(text));

/** What heads the address of a thing that is let, sold or built, where others live or work. */
const OF_PROPERTY = new RegExp(data.ofProperty, "iu");

/** Whether an address stands there that no page labels as that of a property. */
export function showsSeat(page: PageFacts, pages: readonly PageFacts[]): boolean {
  const labeled = propertiesIn(pages);
  return page.blocks.some((block) => {
    const key = keyOfAddress(block.text);
    return isAddress(block) && !labeled.some((one) => one.includes(key) || key.includes(one));
  });
}

const propertiesIn = memoByPage((pages: readonly PageFacts[]): readonly string[] =>
  pages
    .flatMap(({ blocks }) =>
      blocks.filter(
        (block, at) => isAddress(block) && [block, blocks[at - 1]].some((one) => OF_PROPERTY.test(one?.text ?? "")),
      ),
    )
    .map(({ text }) => keyOfAddress(text)),
);
const keyOfAddress = (text: string): string => foldText(text.replace(OF_PROPERTY, "")).replace(/[^\p{L}\p{N}]+/gu, "");

const hasTown = ({ props }: SiteNode): boolean =>
  isFilled(props["addressLocality"]) || isFilled(props["streetAddress"]);
const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

const MARKED_HOURS = ["openingHours", "openingHoursSpecification", "hoursAvailable"];
/** In running text "daily" and "4-6 hours" meet by accident, so a longer line has to write times as times. */
const LABEL_CHARS = 60;
const LONGEST_LINE_CHARS = 240;
const CLOCK = /\d\s?(?:[:.h]\s?\d{2}|[ap]\.?m|uhr|時|시|点)/iu;
const isHoursLine = (line: string): boolean =>
  line.length <= LABEL_CHARS || (line.length <= LONGEST_LINE_CHARS && CLOCK.test(line));

/** What a house with rooms is asked in place of hours. */
export const STAY_TIMES = "when guests arrive and leave";
const ARRIVES = /check-?in|anreise|arrivee|llegada|entrada|arrivo|aankomst|zameldowanie|przyjazd/;
const LEAVES = /check-?out|abreise|depart|salida|saida|partenza|vertrek|wymeldowanie|wyjazd/;

/** Guests who stay the night, and not those of a table. */
export const hasRooms = ({ structured, profile }: Pick<FactEvidence, "structured" | "profile">): boolean =>
  profile.people === "guests" &&
  (profile.industry.subKind === "lodging" || nodesOfType(structured, "LodgingBusiness").length > 0);

/** "Check-in from 14:00, check-out until 10:30", in the data or in a line or two of one page. */
function findStayTimes(
  pages: readonly PageFacts[],
  { structured, profile }: Pick<FactEvidence, "structured" | "profile">,
): FactTrace | null {
  // A list of other people's houses tells nothing of when one may come.
  if (profile.people !== "guests") return null;
  const marked = structured.find(({ props }) => isFilled(props["checkinTime"]));
  if (marked) return { url: marked.pageUrl, how: "times of arrival and departure in the markup", label: STAY_TIMES };
  for (const page of pages) {
    const lines = statements(page).filter((line) => line.length <= LONGEST_LINE_CHARS && CLOCK.test(line));
    const arrival = lines.find((line) => ARRIVES.test(foldText(line)));
    if (arrival !== undefined && lines.some((line) => LEAVES.test(foldText(line))))
      return { url: page.url, how: `“${quoteOf(arrival)}”`, label: STAY_TIMES };
  }
  return null;
}

export function findHours({
  pages,
  structured,
  profile,
}: Pick<FactEvidence, "pages" | "structured" | "profile">): FactTrace | null {
  const own = ownPages(pages).filter(({ kind }) => kind !== "event");
  const stay = findStayTimes(own, { structured, profile });
  if (stay !== null && hasRooms({ structured, profile })) return stay;
  const marked = structured.find((node) => MARKED_HOURS.some((name) => isFilled(node.props[name])));
  if (marked) return { url: marked.pageUrl, how: "opening hours in the markup" };
  for (const page of own) {
    const shown = findShownHours(page).find(
      ({ spans, line }) => spans.length > 0 && isHoursLine(line) && !tellsOtherTimes(line),
    );
    const line = shown?.line ?? findOpeningStarts(page)[0] ?? findDailyTimes(page) ?? findHoursOnRequest(page);
    if (line !== null) return { url: page.url, how: `“${quoteOf(line)}”` };
  }
  const always = own.find((page) => statements(page).some(saysAlwaysOrOnCall));
  return always ? { url: always.url, how: "round the clock or by appointment, in the text" } : stay;
}
