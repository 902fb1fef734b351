// The state before the first character of a page is read.
import { startBlock } from "./page-blocks.ts";
import { createRoot } from "./page-elements.ts";
import { startFragment } from "./page-fragment.ts";
import { startTextHash } from "./page-hash.ts";
import { startTextLog } from "./page-text-log.ts";
import type { AriaFacts, PageCounts, PageFacts, PageKind, TransferFacts } from "../page-facts.ts";
import type { ParserState, Tally } from "./page-parser-state.ts";

export interface PageInput {
  html: string;
  /** Address that answered, and the one first asked for. */
  url: string;
  requestedUrl: string;
  kind: PageKind;
  foundBy: PageFacts["foundBy"];
  transfer: TransferFacts;
}

export function createParserState(input: PageInput): ParserState {
  const root = createRoot();
  const facts = blankFacts(input);
  const origin = originOf(facts.url);
  return {
    facts,
    transient: { inlineScripts: [], comments: [], attributeTokens: [], customTags: [], resourceUrls: [] },
    caps: new Set(input.transfer.truncated ? ["bytes"] : []),
    log: startTextLog(),
    hash: startTextHash(),
    atEnd: [],
    current: root,
    isStopped: false,
    nodes: 0,
    bodySeen: false,
    justClosed: null,
    pendingText: "",
    pendingAt: 0,
    endIndex: 0,
    base: origin === "" ? "" : facts.url,
    origin,
    urls: new Map(),
    seen: { attributeTokens: new Set(), attributeNames: new Map() },
    classes: new Map(),
    tokens: { classes: new Set(), ids: new Set() },
    hidingSelectors: new Map(),
    styleSheetChars: 0,
    block: startBlock(root),
    blockChars: 0,
    visible: emptyTally(),
    main: emptyTally(),
    heading: -1,
    headingElement: null,
    headingAlt: "",
    fragment: startFragment(),
    ids: new Map(),
    idReferences: new Set(),
    labels: new Map(),
    lastLabel: null,
    lastBoxAt: -1,
    lastFieldAt: 0,
    formsById: new Map(),
    loose: { fields: [], buttons: [] },
    hiddenTexts: new Map(),
  };
}

const emptyTally = (): Tally => ({ blocks: 0, chars: 0, words: 0 });

function blankFacts({ url, requestedUrl, kind, foundBy, transfer }: PageInput): PageFacts {
  return {
    url: url.split("#", 1)[0] ?? url,
    requestedUrl,
    kind,
    foundBy,
    transfer,
    caps: [],
    doctype: false,
    htmlLang: null,
    htmlDir: null,
    titles: [],
    metas: [],
    links: [],
    baseHref: null,
    headings: [],
    anchors: [],
    anchorCount: 0,
    buttons: [],
    images: [],
    imageCount: 0,
    media: [],
    iframes: [],
    scripts: [],
    inlineScriptBytes: 0,
    styles: { external: 0, inlineBytes: 0 },
    forms: [],
    tables: [],
    lists: [],
    blocks: [],
    mainText: { chars: 0, words: 0 },
    visibleText: { chars: 0, words: 0 },
    markdown: "",
    mainStartsAt: -1,
    hiddenTexts: [],
    structured: { jsonLd: [], microdata: [], rdfaTypes: [] },
    times: [],
    landmarks: [],
    aria: blankAria(),
    counts: blankCounts(),
    unfilled: [],
    tokens: { classes: [], ids: [] },
    textHash: "",
  };
}

const blankAria = (): AriaFacts => ({
  invalidRoles: [],
  invalidAttributes: [],
  duplicateIds: [],
  danglingIds: [],
  hiddenBody: false,
  positiveTabindex: 0,
  unnamedDialogs: 0,
  dialogs: 0,
  stateAttributes: 0,
});

const blankCounts = (): PageCounts => ({
  nodes: 0,
  maxDepth: 0,
  ghostClickables: 0,
  clickables: 0,
  dataUriBytes: 0,
  inlineSvgBytes: 0,
  hydrationBytes: 0,
  paragraphs: 0,
  details: 0,
  codeBlocks: 0,
  styledHeadings: 0,
  emptyAppRoots: 0,
  emptyMenus: 0,
  metaRefresh: null,
  jsonScriptBytes: 0,
  elementsWithStableSelector: 0,
  interactive: 0,
});

/** "" for addresses that have none, which no resource then shares. */
function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return "";
  }
}
