// The facts of one page, made by a single streaming parse and bounded in every direction.
// Everything that judges a page (checks, insight, report) reads this record and never the bytes.

/** Part of the page an element stands in, by landmark element or role; main when none encloses it. */
export type Region = "header" | "nav" | "main" | "aside" | "footer";

export const PAGE_KINDS = [
  "home",
  "about",
  "services",
  "product",
  "pricing",
  "contact",
  "faq",
  "booking",
  "shop",
  "careers",
  "legal",
  "docs",
  "blog",
  "post",
  "team",
  "location",
  "event",
  "login",
  "other",
] as const;
/** What a page is for, judged from its path, its link text and its h1 (scanner/crawl/page-kind.ts). */
export type PageKind = (typeof PAGE_KINDS)[number];

export interface PageFacts {
  /** Address that answered, fragment removed. */
  url: string;
  /** Address first asked for; differs after redirects. */
  requestedUrl: string;
  kind: PageKind;
  /** A post by its data, byline or reading time alone: address, link, heading and title name no kind. */
  isPostByData?: true;
  /** How the crawl came to it. */
  foundBy: "start" | "navigation" | "link" | "sitemap";
  transfer: TransferFacts;
  /** Every cap that was hit while reading or parsing, for example "bytes" or "depth"; empty normally. */
  caps: string[];
  doctype: boolean;
  htmlLang: string | null;
  htmlDir: string | null;
  /** Texts of all <title> elements outside SVG, normalised. */
  titles: string[];
  /** All <meta> with name, property, itemprop or http-equiv; key lower-cased. At most 80. */
  metas: { key: string; content: string }[];
  /** All <link>. rel lower-cased; href absolute where it resolves. At most 80. */
  links: LinkFacts[];
  baseHref: string | null;
  headings: HeadingFacts[];
  /** <a> and <area>, in document order. At most 400; anchorCount has the true number. */
  anchors: AnchorFacts[];
  anchorCount: number;
  /** <button>, input type=button/submit/reset/image, and elements with role=button. At most 120. */
  buttons: ControlFacts[];
  images: ImageFacts[];
  imageCount: number;
  media: { kind: "video" | "audio"; hasTracks: boolean; src: string; hasControls?: true }[];
  iframes: { src: string; title: string | null; hidden: boolean }[];
  scripts: ScriptFacts[];
  inlineScriptBytes: number;
  styles: { external: number; inlineBytes: number };
  forms: FormFacts[];
  tables: TableFacts[];
  lists: ListFacts[];
  /** Visible text in document order, cut into blocks at block elements. Text capped at 60,000 characters in all. */
  blocks: TextBlock[];
  /** Visible text outside nav, header, footer, aside: characters and words (uncapped counts). */
  mainText: { chars: number; words: number };
  /** All visible text. */
  visibleText: { chars: number; words: number };
  /** Main content as Markdown, made from the cut-out fragment; at most 24,000 characters. */
  markdown: string;
  /** Offset in the HTML, in characters, at which the main content's first text stands; -1 when none. */
  mainStartsAt: number;
  /** Text that a visitor does not see, by the means that hides it. At most 60 entries of 500 characters. */
  hiddenTexts: HiddenText[];
  structured: StructuredFacts;
  /** <time datetime> and dates in marked elements near headings. At most 40. */
  times: { datetime: string | null; text: string; region: Region }[];
  landmarks: { role: string; label: string | null }[];
  aria: AriaFacts;
  /** Labels of contact ("Phone", "Öffnungszeiten") behind which the HTML has an empty element for a script. At most 6. */
  unfilled: string[];
  /** A field for a number, or a slider, stands outside every form. */
  reckons?: true;
  /** What a script of the page says of its till, where it only announces one. */
  announcedTill?: string;
  /** What whoever wrote a text for the owner left in it, where a script of the page holds that text. */
  noteInScript?: string | undefined;
  /** A script of the page looks for links by their element or address, and may be bound to any. */
  bindsLinks?: true;
  /** Elements by what agents meet: counts of things that are easy to count and needed by name. */
  counts: PageCounts;
  /** data-*, class and id tokens that carry meaning for technology and channel rules. At most 600 distinct. */
  tokens: { classes: string[]; ids: string[] };
  /** Stable hash (FNV-1a 64, hex) of the normalised visible text: equal pages have equal hashes. */
  textHash: string;
}

export interface TransferFacts {
  status: number;
  /** Response headers, names lower-cased, values cut at 1,000 characters; set-cookie joined by newline, values removed. */
  headers: Record<string, string>;
  contentType: string;
  charset: string;
  /** Decoded body size in bytes as read; `truncated` when the cap cut it. */
  bytes: number;
  truncated: boolean;
  /** Milliseconds until the headers of the final answer. */
  ttfbMs: number;
  redirects: { url: string; status: number; location: string }[];
}

export interface LinkFacts {
  rel: string;
  href: string;
  type: string | null;
  hreflang: string | null;
  title: string | null;
  media: string | null;
  sizes: string | null;
  /** A language version whose address was written without scheme and host. */
  isRelative?: true;
}

export interface HeadingFacts {
  level: number;
  text: string;
  id: string | null;
  region: Region;
  hidden: boolean;
}

export interface AnchorFacts {
  /** Absolute address (http, https, mailto, tel, sms …), fragment kept; "" when there is no href. */
  href: string;
  /** href as written, cut at 500. */
  rawHref: string;
  /** Accessible name: aria-label, else text, else alt of an image inside, else title. */
  text: string;
  nameFrom: "text" | "aria-label" | "alt" | "title" | "none";
  rel: string;
  region: Region;
  hidden: boolean;
  hasOnclick: boolean;
  /** role attribute, lower-cased; "" normally. */
  role: string;
  /** Index into `headings` of the heading it stands under; -1 before the first. */
  heading: number;
  /** Kept from assistive technology by aria-hidden, or with nothing to tell it. */
  isSilent?: true;
  /** Its attributes, or a script of the page that names it, say that something is opened in place: a dialog, a menu. */
  opens?: true;
  /** Network that its icon stands for, by class or file name, where it has no name. */
  icon?: string;
}

export interface ControlFacts {
  tag: string;
  type: string;
  name: string;
  nameFrom: "text" | "aria-label" | "aria-labelledby" | "alt" | "title" | "value" | "none";
  region: Region;
  hidden: boolean;
  hasOnclick: boolean;
  /** Where its script leads, as "location.href = …" names it; absolute. */
  leadsTo?: string;
  /** Index into `forms` of the form it belongs to; -1 outside. */
  form: number;
  attributes: Record<string, string>;
  /** Shown, and kept from assistive technology by aria-hidden. */
  isSilent?: true;
}

export interface ImageFacts {
  src: string;
  /** Else its name by aria-labelledby, aria-label or title; null when it has none. */
  alt: string | null;
  width: string | null;
  height: string | null;
  loading: string | null;
  inLink: boolean;
  /** Where a picture that is called a logo leads as a link. */
  logoTo?: string;
  region: Region;
  /** role=presentation|none, aria-hidden or not shown: needs no alt. */
  decorative: boolean;
}

export interface ScriptFacts {
  /** Absolute address; "" for inline. */
  src: string;
  type: string;
  async: boolean;
  defer: boolean;
  inHead: boolean;
  integrity: boolean;
  crossorigin: boolean;
}

/** Class of a form that is made of fields outside any <form>, which has none of its own. */
export const FORMLESS = "formless";

export interface FormFacts {
  /** Absolute action; the page's address when none is written. */
  action: string;
  hasAction: boolean;
  method: "get" | "post" | "dialog";
  id: string;
  className: string;
  /** aria-label, legend or the heading right above. */
  label: string;
  region: Region;
  hidden: boolean;
  /** Index into `headings`; -1 before the first. */
  heading: number;
  hasOnsubmit: boolean;
  /** A script of the page keeps the browser from sending it, and sends nothing itself. */
  isSilenced?: true;
  /** Nothing on the page sends what is filled in: no button, no address and no script. */
  isInert?: true;
  /** What the script that handles it was seen to do: with "silent" nothing that sends; absent where none was found or not all of it read. */
  handled?: "sends" | "opens-mail" | "opens-chat" | "silent";
  /** The script sends it to a sample address, or by an account of which only the sample was filled in. */
  isToSample?: true;
  /** By it nobody asks the business anything: people log in, praise it and name friends, or order what is in their cart. */
  use?: "login" | "review" | "order";
  attributes: Record<string, string>;
  fields: FieldFacts[];
  submitTexts: string[];
  /** Visible text inside the form, at most 600 characters. */
  text: string;
}

export interface FieldFacts {
  tag: "input" | "select" | "textarea";
  /** Input type, lower-cased ("text" by default); "select" and "textarea" for those. */
  type: string;
  name: string;
  id: string;
  label: string;
  labelFrom: "label" | "aria-label" | "aria-labelledby" | "title" | "placeholder" | "none";
  /** Text of a label element that stands right before the field and is connected with none, or a few words in its place. */
  labelBeside?: string;
  placeholder: string;
  autocomplete: string;
  required: boolean;
  pattern: boolean;
  describedBy: boolean;
  hidden: boolean;
  options: string[];
  /** As they stand in the HTML, without styling and script. */
  attributes: Record<string, string>;
}

export interface TableFacts {
  rows: number;
  columns: number;
  hasTh: boolean;
  hasScope: boolean;
  hasCaption: boolean;
  hasSpans: boolean;
  /** role=presentation|none, or nested, or one cell wide or high, or the fields of a form in rows. */
  isLayout: boolean;
  region: Region;
  /** First rows' cell texts: at most 12 rows of 8 cells of 120 characters. */
  cells: string[][];
  heading: number;
}

export interface ListFacts {
  kind: "ul" | "ol" | "dl";
  items: number;
  region: Region;
  /** Texts of the first 12 items, 160 characters each (for dl: "term: definition"). */
  texts: string[];
  heading: number;
}

export interface TextBlock {
  /** Element that made the block: p, li, td, th, dt, dd, blockquote, q, figcaption, summary, address, label, pre, h1..h6, div … */
  tag: string;
  text: string;
  region: Region;
  /** Index into `headings` of the heading it stands under; -1 before the first. */
  heading: number;
  /** Somebody else's words: inside <blockquote>, <q> or the markup of a review, or between quotation marks. */
  quoted: boolean;
  /** Inside <article>. */
  inArticle: boolean;
}

export interface HiddenText {
  by:
    | "hidden-attribute"
    | "display-none"
    | "visibility-hidden"
    | "zero-size"
    | "off-screen"
    | "transparent"
    | "same-colour"
    | "aria-hidden"
    | "comment"
    | "noscript"
    | "template"
    | "meta"
    | "alt"
    | "aria-label"
    | "title"
    | "placeholder"
    | "hidden-input";
  text: string;
  /** A menu, which a visitor opens. */
  isMenu?: true;
}

export interface StructuredFacts {
  jsonLd: JsonLdBlock[];
  /** Microdata and RDFa items, as nodes of the same shape as JSON-LD ones. At most 60. */
  microdata: StructuredNode[];
  rdfaTypes: string[];
}

export interface JsonLdBlock {
  bytes: number;
  /** Why it could not be used; null when it parsed. */
  error: string | null;
  hasSchemaContext: boolean;
  /** @graph unpacked, nested nodes lifted, @id references kept as {"@id": …}. At most 120 nodes. */
  nodes: StructuredNode[];
}

/** A schema.org node: types without prefix, properties as parsed JSON (depth at most 8). */
export interface StructuredNode {
  types: string[];
  id: string | null;
  /** Property path from a top-level node, "" for a top-level one; for example "publisher" or "author". */
  path: string;
  props: Record<string, unknown>;
  /** A name or description of JSON-LD as it stands there, with the markup's spelling of letters: "name: B&oslash;rn". */
  escaped?: string;
}

export interface AriaFacts {
  /** Roles outside WAI-ARIA 1.2. */
  invalidRoles: string[];
  /** aria-* attributes outside WAI-ARIA 1.2. */
  invalidAttributes: string[];
  /** ids used by for or aria-* that occur more than once, or not at all. */
  duplicateIds: string[];
  danglingIds: string[];
  hiddenBody: boolean;
  positiveTabindex: number;
  /** role=dialog or <dialog> without a name. */
  unnamedDialogs: number;
  dialogs: number;
  /** aria-expanded, aria-selected, aria-pressed, aria-checked. */
  stateAttributes: number;
}

export interface PageCounts {
  nodes: number;
  maxDepth: number;
  /** Elements with onclick that are neither links, buttons nor fields and have no role. */
  ghostClickables: number;
  /** Those of them in header or menu that are called the button of a menu. */
  ghostMenus?: number;
  clickables: number;
  dataUriBytes: number;
  inlineSvgBytes: number;
  /** Inert JSON of frameworks: __NEXT_DATA__, __NUXT__, Apollo state, flight chunks. */
  hydrationBytes: number;
  paragraphs: number;
  details: number;
  codeBlocks: number;
  /** Elements that look like headings by class name but are not h1..h6. */
  styledHeadings: number;
  /** Root elements of script applications that are empty (#root, #app, #__next, …). */
  emptyAppRoots: number;
  /** Headers and menus that hold neither text nor any element. */
  emptyMenus: number;
  metaRefresh: string | null;
  jsonScriptBytes: number;
  elementsWithStableSelector: number;
  interactive: number;
}
