// Bounds of reading HTML. A page is somebody else's text: every loop, list and string that grows with it ends here.

export const HTML_LIMITS = {
  /** Characters of HTML that are parsed; the crawl reads at most 2 MiB, and real pages above it are data dumps. */
  htmlChars: 2 * 1024 * 1024,
  /** Elements, texts and comments. The parse costs about a microsecond for each; large shops stay under 30,000. */
  nodes: 50_000,
  /** Open elements. Browsers flatten at 512 too, and the tokenizer's stack costs its depth per tag. */
  depth: 512,
  /** Attributes of one tag; generated ones have some dozens, and each costs the parser about half a microsecond. */
  attributesOfTag: 1_000,
  /** Inline style attributes and class attributes are read to here; longer ones are generated data. */
  attributeChars: 2_000,

  /** Visible text kept in blocks, in characters over the page. */
  blockChars: 60_000,
  blocks: 2_500,
  /** So many blocks leave no more room for one of each link. */
  unitBlocks: 1_000,
  /** Text rescued from behind the point where parsing stopped, when nothing else was read. */
  rescuedChars: 20_000,

  titles: 5,
  metas: 80,
  links: 80,
  headings: 300,
  anchors: 400,
  buttons: 120,
  images: 200,
  media: 40,
  iframes: 40,
  scripts: 150,
  forms: 30,
  fields: 60,
  options: 40,
  submitTexts: 8,
  tables: 40,
  tableRows: 12,
  tableCells: 8,
  lists: 150,
  listTexts: 12,
  times: 40,
  landmarks: 60,
  /** Attributes kept of a form or a control. */
  attributes: 24,
  ariaNames: 20,
  tokens: 600,
  /** Distinct class attributes whose reading is remembered. */
  classMemory: 4_000,
  /** Distinct addresses that are made absolute; further ones count as unreadable. */
  urls: 4_000,
  /** Longest address, as written, that is made absolute. */
  urlChars: 4_000,
  /** Ids remembered for references and duplicates. */
  ids: 10_000,
  idReferences: 500,

  hiddenTexts: 60,
  /** Per means of hiding, so that sixty picture texts do not crowd out one hidden paragraph. */
  hiddenTextsPerKind: 12,
  /** Selectors of inline style sheets that hide what they match. */
  hidingSelectors: 400,
  /** Characters of inline style sheets searched for them. */
  styleSheetChars: 256 * 1024,

  jsonLdBlocks: 20,
  /** Per block; JSON.parse of more is slow and nobody publishes it. */
  jsonLdBytes: 128 * 1024,
  /** Of all blocks; nested nodes are kept inside their parents and by themselves, which multiplies what is stored. */
  jsonLdBytesPerPage: 512 * 1024,
  /** JSON.parse accepts any depth, JSON.stringify overflows the stack on it later. */
  jsonDepth: 64,
  structuredNodes: 120,
  microdataItems: 60,
  rdfaTypes: 40,
  /** Properties of a node are kept to this depth. */
  propDepth: 8,
  propKeys: 200,
  propItems: 300,

  /** Markup handed to the DOM, which needs some 60 bytes of heap for each character and is quadratic in depth. */
  fragmentChars: 256 * 1024,
  fragmentDepth: 256,
  /** Elements handed to the DOM at 3 to 5 microseconds each. */
  fragmentElements: 6_000,
  markdownChars: 24_000,

  inlineScripts: 20,
  /** Listeners for forms; behind more of them nothing is said of any. */
  formListeners: 60,
  comments: 60,
  attributeTokens: 400,
  /** Values of one attribute name, so that a generated id per element does not use up the list. */
  tokensPerAttribute: 8,
  customTags: 60,
  resourceUrls: 1_500,
} as const;

/** Lengths of kept strings, in characters. */
export const TEXT_LIMITS = {
  name: 200,
  title: 500,
  heading: 300,
  metaKey: 100,
  metaContent: 1_000,
  url: 2_000,
  /** A data: address is named by its beginning; its bytes are counted. */
  dataUrl: 100,
  rawHref: 500,
  token: 60,
  attributeName: 60,
  attributeValue: 200,
  cell: 120,
  listItem: 160,
  option: 80,
  formText: 600,
  time: 80,
  hidden: 500,
  comment: 500,
  prop: 2_000,
  inlineScript: 8_000,
} as const;

/** The first `length` characters, without leaving half of a surrogate pair at the end. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
