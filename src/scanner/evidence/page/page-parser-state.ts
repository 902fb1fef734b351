// What the streaming parse knows at any moment, as plain objects. The moves on them are in page-elements.ts.
import type { TextHash } from "./page-hash.ts";
import type { FieldFacts, FormFacts, HiddenText, PageFacts, Region, StructuredNode } from "../page-facts.ts";
import type { TagKind } from "./page-tag-kinds.ts";
import type { TextLog, TextPlace, TextSpan } from "./page-text-log.ts";

export type Attributes = Readonly<Record<string, string>>;

/** Means by which an element's own attributes hide its text. */
export type Hiding = Extract<
  HiddenText["by"],
  "hidden-attribute" | "display-none" | "visibility-hidden" | "zero-size" | "off-screen" | "transparent" | "same-colour"
>;

/** Takes the text of raw-text elements and of content that is not part of the page. */
export interface TextSink {
  text: string;
  readonly limit: number;
}

/** What an element hands down to everything inside it. Shared and never changed: an element that differs makes a copy. */
export interface Surroundings extends TextPlace {
  readonly region: Region;
  /** An element or role has said the region, so that class names are not asked. */
  readonly isLandmarked: boolean;
  readonly guess: RegionGuess | null;
  readonly hiddenBy: Hiding | null;
  /** Hidden by a rule of an inline style sheet: often tabs and menus, so the text counts as content too. */
  readonly isVeiled: boolean;
  readonly sink: TextSink | null;
  /** Parsed but not part of the document that people use. */
  readonly inert: "template" | "noscript" | "fallback" | null;
  readonly isQuoted: boolean;
  /** Struck out: it held once. */
  readonly isStruck: boolean;
  readonly isInMain: boolean;
  readonly isInArticle: boolean;
  readonly isInSection: boolean;
  readonly isInHeading: boolean;
  /** Where the link around it leads, "" without an address; null outside links. */
  readonly linkTo: string | null;
  readonly isInSvg: boolean;
  readonly isInSearch: boolean;
  readonly isPreformatted: boolean;
  readonly section: OpenElement | null;
  readonly naming: NameParts | null;
  readonly label: OpenElement | null;
  readonly form: FormDraft | null;
  readonly select: FieldFacts | null;
  readonly table: TableDraft | null;
  readonly list: ListDraft | null;
  readonly media: PageFacts["media"][number] | null;
  readonly item: ItemDraft | null;
}

export interface OpenElement extends TextSpan {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly parent: OpenElement | null;
  readonly kind: TagKind;
  /** What its attributes speak of, as bits of TRAITS. */
  traits: number;
  /** Tag of the nearest block element, itself included. */
  readonly block: string;
  /** Offset of the start tag in the HTML. */
  readonly startIndex: number;
  within: Surroundings;
  textEnd: number;
  isOpen: boolean;
  closers: (() => void)[] | null;
}

/** Texts that name a link or button when it has none of its own: picture texts, titles of drawings. */
export interface NameParts {
  alt: string;
  /** Classes and file names of what stands in it. */
  icon: string;
}

export interface FormDraft {
  readonly index: number;
  readonly facts: FormFacts;
  legend: string;
  headingInside: string;
}

/** Fields and buttons outside any form, in the order of the page. */
interface LooseControls {
  readonly fields: LooseField[];
  readonly buttons: LooseButton[];
}

export interface LooseButton {
  readonly element: OpenElement;
  readonly text: string;
}

/** A field outside any form, and the heading it stands under. */
export interface LooseField {
  readonly element: OpenElement;
  readonly heading: number;
  readonly fact: FieldFacts;
  /** What names the form that begins with it. */
  readonly surroundings: FormSurroundings;
}

/** What stands before a form: places in the headings and blocks of the page, -1 for none. */
export interface FormSurroundings {
  readonly above: number;
  readonly intro: number;
  /** Links and buttons of the page so far. */
  readonly links: number;
  readonly buttons: number;
}

export interface TableDraft {
  readonly facts: PageFacts["tables"][number];
  readonly isMarkedLayout: boolean;
  readonly isNested: boolean;
  hasNested: boolean;
  /** Width of the row that is open, in columns. */
  rowCells: number;
}

export interface ListDraft {
  readonly facts: PageFacts["lists"][number];
  term: string;
}

export interface ItemDraft {
  readonly node: StructuredNode;
  readonly depth: number;
}

/** What facts that know their place have in common. */
export interface PlacedFact {
  region: Region;
  heading?: number;
}

/** Sizes of blocks taken together. */
export interface Tally {
  blocks: number;
  chars: number;
  words: number;
}

/** A region that class names suggest; facts made inside are set right when its content says otherwise. */
export interface RegionGuess {
  readonly region: Region;
  readonly facts: PlacedFact[];
  readonly tally: Tally;
  /** Visible characters, and those of them inside links. */
  textChars: number;
  linkChars: number;
  hasMain: boolean;
  /** Offset of the first text of a block that could begin the main content; -1 when none. */
  firstText: number;
  readonly fragment: FragmentMark;
}

export interface BlockDraft {
  text: string;
  /** Kept apart: looking at the end of a text that is still growing would copy it each time. */
  endsInSpace: boolean;
  tag: string;
  offset: number;
  heading: number;
  within: Surroundings;
}

/** What is remembered of one class attribute. */
export interface ClassReading {
  readonly tokens: readonly string[];
  readonly isHeadingLike: boolean;
  readonly isDateLike: boolean;
  readonly isItemDateLike: boolean;
  readonly mayNameRegion: boolean;
  isReviewLike: boolean;
}

/** Where the fragment stood, to go back to. */
export interface FragmentMark {
  readonly parts: number;
  readonly markupChars: number;
  readonly textChars: number;
  readonly elements: number;
}

/** Main content as sanitised markup, on its way to Markdown. */
export interface FragmentDraft {
  parts: string[];
  markupChars: number;
  textChars: number;
  elements: number;
  depth: number;
  endsInSpace: boolean;
  needsBreak: boolean;
  isFull: boolean;
  isDone: boolean;
  /** The outermost article with most text so far, as a range of `parts`. */
  best: { from: number; to: number; textChars: number } | null;
}

export interface PageTransient {
  inlineScripts: string[];
  comments: string[];
  attributeTokens: string[];
  customTags: string[];
  resourceUrls: ResourceUrl[];
}

export interface ResourceUrl {
  where: "script-src" | "iframe-src" | "img-src" | "form-action" | "anchor-href" | "link-href" | "url-path";
  url: string;
  hint: boolean;
}

/** An address as written: its absolute form, and the lists it stands in already. */
export interface KnownUrl {
  readonly url: string;
  listedAs: string;
}

export interface ParserState {
  readonly facts: PageFacts;
  readonly transient: PageTransient;
  readonly caps: Set<string>;
  readonly log: TextLog;
  readonly hash: TextHash;
  readonly atEnd: (() => void)[];
  current: OpenElement;
  isStopped: boolean;
  nodes: number;
  bodySeen: boolean;
  /** The element that has just closed, with nothing but white space behind it. */
  justClosed: OpenElement | null;
  pendingText: string;
  pendingAt: number;
  endIndex: number;

  base: string;
  origin: string;
  readonly urls: Map<string, KnownUrl>;
  readonly seen: { attributeTokens: Set<string>; attributeNames: Map<string, number> };
  readonly classes: Map<string, ClassReading>;
  readonly tokens: { classes: Set<string>; ids: Set<string> };
  readonly hidingSelectors: Map<string, Hiding>;
  styleSheetChars: number;

  block: BlockDraft;
  /** Characters of blocks kept so far. */
  blockChars: number;
  readonly visible: Tally;
  readonly main: Tally;
  heading: number;
  headingElement: OpenElement | null;
  /** Picture texts inside the heading that is being read. */
  headingAlt: string;
  fragment: FragmentDraft;

  readonly ids: Map<string, { first: OpenElement; count: number }>;
  readonly idReferences: Set<string>;
  readonly labels: Map<string, OpenElement>;
  /** The label after which no field came yet; a box to tick right before it has it for its own. */
  lastLabel: { element: OpenElement; isOfBox: boolean } | null;
  /** Where the text stood at the last box to tick. */
  lastBoxAt: number;
  /** Where the text stood at the last field that people see, or where its form began. */
  lastFieldAt: number;
  readonly formsById: Map<string, FormDraft>;
  readonly loose: LooseControls;
  readonly hiddenTexts: Map<HiddenText["by"], HiddenText[]>;
}
