// What an element's name alone says about how its text is set. Looked up once for each element.

export interface TagKind {
  /** Begins and ends a block of text (HTML Standard §15.3, with buttons and labels). */
  readonly isBlock: boolean;
  /** Drawn as a box of its own inside a line: words on both sides stay apart, the sentence goes on. */
  readonly isBox: boolean;
  /** Holds the headings that stand in it. */
  readonly isSection: boolean;
  /** Can stand before the body without opening it. */
  readonly isHead: boolean;
  /** A custom or prefixed element. */
  readonly isCustom: boolean;
}

const BLOCK_TAGS = new Set(
  (
    "address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption " +
    "figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr label legend li listing main menu nav ol " +
    "p plaintext pre q search section summary table tbody td tfoot th thead tr ul xmp"
  ).split(" "),
);
const BOX_TAGS = new Set("img svg input select textarea video audio iframe object canvas br math".split(" "));
const SECTION_TAGS = new Set("article aside body dialog fieldset footer form header main nav section".split(" "));
const HEAD_TAGS = new Set("html head title meta link base script style noscript template".split(" "));

const KINDS = new Map(
  [...BLOCK_TAGS, ...BOX_TAGS, ...HEAD_TAGS].map((tag): [string, TagKind] => [tag, describeTag(tag)]),
);
export const INLINE_KIND = describeTag("span");

export function kindOfTag(tag: string): TagKind {
  return KINDS.get(tag) ?? (tag.includes("-") || tag.includes(":") ? describeTag(tag) : INLINE_KIND);
}

function describeTag(tag: string): TagKind {
  const isCustom = tag.includes("-") || tag.includes(":");
  return {
    isBlock: BLOCK_TAGS.has(tag),
    isBox: BOX_TAGS.has(tag) || isCustom,
    isSection: SECTION_TAGS.has(tag),
    isHead: HEAD_TAGS.has(tag),
    isCustom,
  };
}
