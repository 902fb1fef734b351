// Characters that carry text which no reader sees: tag characters, zero-width codes, runs of variation
// selectors, direction overrides. Used in scripts and emoji as Unicode intends, they are left alone.

export type CovertKind = "tags" | "zero-width" | "variation-selectors" | "direction-override";

export interface CovertText {
  kind: CovertKind;
  /** How many covert characters stand in the run. */
  length: number;
  /** What the run spells, when it spells letters; "" otherwise. */
  spells: string;
}

const TAG = /[\u{E0000}-\u{E007F}]/u;
const TAG_RUN = /[\u{E0000}-\u{E007F}]+/gu;
const FLAG = "\u{1F3F4}";
const CANCEL_TAG = "\u{E007F}";
const INVISIBLE_RUN = /[\u200b-\u200d\u2060-\u2064\u180e\ufeff]{2,}/g;
const SELECTOR_RUN = /[\ufe00-\ufe0f\u{E0100}-\u{E01EF}]{2,}/gu;
const OVERRIDE = /[\u202d\u202e]/;

/** Every character of which one of them is made, by code unit: hardly a text has any. */
const MAY_BE_COVERT = /[\ufe00-\ufe0f\u180e\u200b-\u200d\u202d\u202e\u2060-\u2064\ufeff\udb40]/;

/** Shortest run taken for a message: eight symbols make one letter in a two-symbol code. */
const MESSAGE_SYMBOLS = 8;
const SELECTOR_SYMBOLS = 4;

/**
 * Covert runs in a text, in order. Not reported: flags of regions (emoji tag sequences), joiners inside
 * emoji and scripts, single zero-width spaces, line-break hints of one kind shorter than eight.
 */
export function findCovertText(text: string): CovertText[] {
  const found: CovertText[] = [];
  if (!MAY_BE_COVERT.test(text)) return found;
  if (TAG.test(text)) found.push(...tagRuns(text));
  for (const [run] of text.matchAll(INVISIBLE_RUN)) {
    if (isZeroWidthMessage(run)) found.push({ kind: "zero-width", length: run.length, spells: "" });
  }
  for (const [run] of text.matchAll(SELECTOR_RUN)) {
    const length = [...run].length;
    if (length >= SELECTOR_SYMBOLS) found.push({ kind: "variation-selectors", length, spells: spellSelectors(run) });
  }
  if (OVERRIDE.test(text)) found.push({ kind: "direction-override", length: 1, spells: "" });
  return found;
}

function tagRuns(text: string): CovertText[] {
  const found: CovertText[] = [];
  for (const match of text.matchAll(TAG_RUN)) {
    const [run] = match;
    const before = text.slice(Math.max(0, match.index - FLAG.length), match.index);
    const length = [...run].length;
    const isFlag = before === FLAG && run.endsWith(CANCEL_TAG) && length <= 8;
    if (!isFlag) found.push({ kind: "tags", length, spells: spellTags(run) });
  }
  return found;
}

const isZeroWidthMessage = (run: string): boolean => run.length >= MESSAGE_SYMBOLS && new Set(run).size >= 2;

const spellTags = (run: string): string =>
  [...run]
    .map((mark) => (mark.codePointAt(0) ?? 0) - 0xe0000)
    .filter((code) => code >= 0x20 && code < 0x7f)
    .map((code) => String.fromCharCode(code))
    .join("");

/** Selectors used as a byte each: VS1 to VS16 are 0 to 15, the supplementary ones follow. */
const spellSelectors = (run: string): string =>
  [...run]
    .map((mark) => mark.codePointAt(0) ?? 0)
    .map((code) => (code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00))
    .filter((code) => code >= 0x20 && code < 0x7f)
    .map((code) => String.fromCharCode(code))
    .join("");

/** Everything below lies there, and most English has none of it. */
const BEYOND_ASCII = /[\u0080-\uffff]/;

/**
 * The text as a model may read it: tag characters spelt out, zero-width characters and soft hyphens
 * gone, compatibility forms (full-width letters and the like) and apostrophes made plain.
 */
export function readableText(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  const spelt = TAG.test(text) ? text.replace(TAG_RUN, (run) => ` ${spellTags(run)} `) : text;
  return spelt
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u180e\u00ad\ufeff]/g, "")
    .normalize("NFKC")
    .replace(/[’‘ʼ]/g, "'");
}
