// The catalogue of products, compiled once into indexes, so that a value meets only the few patterns it could match.
import { addTo } from "../../evidence/add-to.ts";
import catalogue from "../data/technologies.json" with { type: "json" };
import { memoByText } from "../../../model/memo-by-text.ts";
import { literalStart, longestLiteral, sureWords } from "./pattern-literals.ts";

/** Kinds of places a trace can stand in; the name of each says what the value is. */
export const TRACE_PLACES = [
  "script-src",
  "iframe-src",
  "img-src",
  "form-action",
  "anchor-href",
  "link-href",
  "url-path",
  "html-class",
  "html-id",
  "html-attr",
  "html-tag",
  "inline-script",
  "comment",
  "meta-generator",
  "header",
  "cookie",
  "dns-mx",
] as const;
export type TracePlace = (typeof TRACE_PLACES)[number];

export interface Product {
  id: string;
  name: string;
  category: string;
  feeds: readonly string[];
  implies: readonly string[];
  excludes: readonly string[];
}

export interface TechnologySignal {
  productId: string;
  where: TracePlace;
  /** 3 high, 2 medium, 1 low. */
  strength: number;
  pattern: RegExp;
  unless: RegExp | null;
}

interface PlaceIndex {
  /** Signals that need this word in the value. */
  byWord: Map<string, TechnologySignal[]>;
  /** Signals whose pattern begins with these letters. */
  byStart: Map<string, TechnologySignal[]>;
  /** Signals without a sure word, each with the longest literal that has to be in the value. */
  always: { literal: string; signal: TechnologySignal }[];
}

export interface TechnologyCatalogue {
  products: ReadonlyMap<string, Product>;
  places: ReadonlyMap<TracePlace, PlaceIndex>;
}

/** Length of the start by which single-word values (classes, cookies, headers …) are looked up. */
const START_LENGTH = 3;
const BY_START: ReadonlySet<TracePlace> = new Set([
  "html-class",
  "html-id",
  "html-attr",
  "html-tag",
  "header",
  "cookie",
  "meta-generator",
]);
/** Words that too many addresses have to be of use. */
const COMMON_WORDS = new Set([
  "http",
  "https",
  "www",
  "com",
  "net",
  "org",
  "io",
  "js",
  "cdn",
  "app",
  "api",
  "static",
  "widget",
  "embed",
]);

let compiled: TechnologyCatalogue | null = null;

/** The compiled catalogue: made at the first call, the same afterwards. */
export function technologyCatalogue(): TechnologyCatalogue {
  compiled ??= compileCatalogue();
  return compiled;
}

/** Signals of a place that this value gives. */
export function signalsFor(where: TracePlace, value: string): readonly TechnologySignal[] {
  const look =
    looks.get(where) ?? memoByText(KEPT, (text) => lookUp(where, text).filter((signal) => fires(signal, text)));
  looks.set(where, look);
  return look(value);
}

/** Values kept for each place: the pages of a site have their classes, scripts and styles in common. */
const KEPT = 1_000;
const looks = new Map<TracePlace, (value: string) => readonly TechnologySignal[]>();

const fires = ({ pattern, unless }: TechnologySignal, value: string): boolean =>
  pattern.test(value) && !(unless?.test(value) ?? false);

/** Those that could match it. */
function lookUp(where: TracePlace, value: string): readonly TechnologySignal[] {
  const index = technologyCatalogue().places.get(where);
  if (!index) return [];
  const lower = value.toLowerCase();
  const found: TechnologySignal[] = [];
  for (const { literal, signal } of index.always) if (lower.includes(literal)) found.push(signal);
  const starting = index.byStart.get(lower.slice(0, START_LENGTH));
  if (starting) found.push(...starting);
  if (index.byWord.size > 0) {
    for (const word of new Set(lower.match(/[a-z0-9_$-]+/g))) {
      const signals = index.byWord.get(word);
      if (signals) found.push(...signals);
    }
  }
  return found;
}

function compileCatalogue(): TechnologyCatalogue {
  const products = new Map<string, Product>();
  const places = new Map<TracePlace, PlaceIndex>();
  for (const place of TRACE_PLACES) places.set(place, { byWord: new Map(), byStart: new Map(), always: [] });
  const signals: TechnologySignal[] = [];
  for (const { signals: rows, ...product } of catalogue.products) {
    products.set(product.id, product);
    for (const [where, match, strength, unless] of rows) {
      const place = TRACE_PLACES.find((one) => one === where);
      if (place === undefined || match === undefined) continue;
      signals.push({
        productId: product.id,
        where: place,
        strength: Number(strength),
        pattern: new RegExp(match, "i"),
        unless: unless === undefined ? null : new RegExp(unless, "i"),
      });
    }
  }
  const words = new Map(
    signals.map((signal) => [signal, BY_START.has(signal.where) ? [] : sureWords(signal.pattern.source)]),
  );
  const frequency = countWords(words.values());
  for (const signal of signals) {
    const index = places.get(signal.where);
    if (index) addSignal(index, signal, rarestWord(words.get(signal) ?? [], frequency));
  }
  return { products, places };
}

function addSignal(index: PlaceIndex, signal: TechnologySignal, word: string | undefined): void {
  const start = BY_START.has(signal.where) ? literalStart(signal.pattern.source) : "";
  if (start.length >= START_LENGTH) addTo(index.byStart, start.slice(0, START_LENGTH), signal);
  else if (word !== undefined) addTo(index.byWord, word, signal);
  else index.always.push({ literal: longestLiteral(signal.pattern.source), signal });
}

function rarestWord(words: readonly string[], frequency: Map<string, number>): string | undefined {
  return [...words].sort((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || b.length - a.length)[0];
}

function countWords(lists: Iterable<readonly string[]>): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const words of lists) {
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + (COMMON_WORDS.has(word) ? 10_000 : 1));
  }
  return frequency;
}
