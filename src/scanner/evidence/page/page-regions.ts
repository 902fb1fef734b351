// The part of the page an element stands in: said by an element or role, else guessed from class and id words. A guess
// is only kept when the content bears it out: a restaurant's <div id="menu"> with dishes in it is no navigation.
import { addTally, noteMainStart } from "./page-blocks.ts";
import { inherit, onClose } from "./page-elements.ts";
import { dropFragmentSince, markFragment } from "./page-fragment.ts";
import { regionOfToken } from "./page-region-words.ts";
import type { Region } from "../page-facts.ts";
import type { ClassReading, OpenElement, ParserState, RegionGuess } from "./page-parser-state.ts";

const REGION_OF_ROLE = new Map<string, Region>([
  ["banner", "header"],
  ["navigation", "nav"],
  ["main", "main"],
  ["complementary", "aside"],
  ["contentinfo", "footer"],
]);
const REGION_OF_TAG = new Map<string, Region>([
  ["header", "header"],
  ["nav", "nav"],
  ["main", "main"],
  ["aside", "aside"],
  ["footer", "footer"],
]);
const GUESSED_TAGS = new Set(["div", "section", "ul", "ol", "table", "td"]);
const BESIDE_CONTENT = new Set<Region>(["nav", "aside", "footer"]);
/** Page parts stand near the top of the tree: deeper ones belong to cards and widgets. */
const GUESS_DEPTH = 8;

/** Text outside links that a guessed part may hold: a header has a claim and a telephone number, an article more. */
const MAX_OTHER_CHARS: Readonly<Record<Region, number>> = {
  nav: 400,
  header: 400,
  aside: 4_000,
  footer: 6_000,
  main: 0,
};
/** Navigation is links; phone numbers, language names and buttons take the rest. */
const MIN_LINK_SHARE_OF_NAV = 0.6;

export function readRegion(state: ParserState, element: OpenElement, classes: ClassReading | null): void {
  const said = regionSaid(element);
  if (said !== null) return enterRegion(state, element, said);
  const region = guessRegion(state, element, classes);
  if (region !== null) startGuess(state, element, region);
  if (element.tag === "article" || element.tag === "section") inherit(element, { isInSection: true });
}

/**
 * What an element or role says. A <header> or <footer> inside sectioning content belongs to that content (HTML-AAM);
 * a <nav> in the footer stays footer: legal pages and credits are not how visitors move through a site.
 */
function regionSaid(element: OpenElement): Region | null {
  const { within, tag, attributes } = element;
  const ofRole = REGION_OF_ROLE.get(attributes.role ?? "");
  const ofTag = REGION_OF_TAG.get(tag) ?? null;
  if (ofRole === undefined && (ofTag === "header" || ofTag === "footer") && within.isInSection) return null;
  const said = ofRole ?? ofTag;
  if (within.isLandmarked && within.region === "footer" && (said === "nav" || said === "aside")) return "footer";
  return said;
}

function enterRegion(state: ParserState, element: OpenElement, region: Region): void {
  if (region !== element.within.region && BESIDE_CONTENT.has(region)) suspendHeading(state, element);
  const { guess } = element.within;
  if (region === "main" && guess !== null) guess.hasMain = true;
  inherit(element, {
    region,
    isLandmarked: true,
    guess: null,
    isInSection: true,
    isInMain: region === "main" || element.within.isInMain,
  });
}

/** What stands beside the content is under none of its headings; the content goes on under its own afterwards. */
function suspendHeading(state: ParserState, element: OpenElement): void {
  const { heading, headingElement } = state;
  Object.assign(state, { heading: -1, headingElement: null });
  onClose(element, () => Object.assign(state, { heading, headingElement }));
}

function guessRegion(state: ParserState, element: OpenElement, classes: ClassReading | null): Region | null {
  const { within, depth } = element;
  if (within.isInSection || within.guess !== null || depth > GUESS_DEPTH) return null;
  const region = regionNamed(element, classes);
  // Cards and sections have headers too: the page's own stands before its main content.
  return region === "header" && state.facts.mainStartsAt !== -1 ? null : region;
}

function regionNamed(element: OpenElement, classes: ClassReading | null): Region | null {
  const { tag, attributes } = element;
  if (tag.includes("-")) return regionOfToken(tag);
  if (!GUESSED_TAGS.has(tag)) return null;
  const { id } = attributes;
  const names = classes?.mayNameRegion === true ? classes.tokens : [];
  return (id === undefined ? null : regionOfToken(id)) ?? names.reduce(firstRegion, null);
}

const firstRegion = (found: Region | null, token: string): Region | null => found ?? regionOfToken(token);

function startGuess(state: ParserState, element: OpenElement, region: Region): void {
  const guess: RegionGuess = {
    region,
    facts: [],
    tally: { blocks: 0, chars: 0, words: 0 },
    textChars: 0,
    linkChars: 0,
    hasMain: false,
    firstText: -1,
    fragment: markFragment(state),
  };
  inherit(element, { region, guess });
  const { heading, headingElement } = state;
  onClose(element, () => {
    if (!isBorneOut(guess)) return rejectGuess(state, guess);
    dropFragmentSince(state, guess.fragment);
    if (!BESIDE_CONTENT.has(region)) return;
    for (const fact of guess.facts) if (fact.heading === heading) fact.heading = -1;
    Object.assign(state, { heading, headingElement });
  });
}

/** It was content all along, under the headings it has. */
function rejectGuess(state: ParserState, guess: RegionGuess): void {
  for (const fact of guess.facts) fact.region = "main";
  addTally(state.main, guess.tally);
  if (guess.firstText !== -1) noteMainStart(state, guess.firstText);
}

function isBorneOut(guess: RegionGuess): boolean {
  if (guess.hasMain) return false;
  const otherChars = guess.textChars - guess.linkChars;
  if (otherChars > MAX_OTHER_CHARS[guess.region]) return false;
  return guess.region !== "nav" || guess.linkChars >= MIN_LINK_SHARE_OF_NAV * guess.textChars;
}
