// Drafts that stand together: each text once, and one block where two of them describe the same thing on the same page.
import { lowerStart } from "../../model/words.ts";
import { DRAFT_CHARS, DRAFT_NOTES, type Draft } from "../../model/draft.ts";
import { jsonLd, NOT_HERE } from "../insight/drafts/draft-parts.ts";

/** Pasted as two blocks, one thing would be described twice, each time in part. */
export const mergeDrafts = (drafts: readonly Draft[]): Draft[] => [...new Set(sharedDrafts(drafts))];

/** For each draft the one that holds it: itself, or the block that it is joined with. */
export function sharedDrafts(drafts: readonly Draft[]): Draft[] {
  const merged: Draft[] = [];
  const places = drafts.map((draft) => {
    const at = merged.findIndex(
      (other) =>
        (other.target === draft.target && holdsOrJoins(other, draft)) ||
        holdsPage(other, draft) ||
        holdsPage(draft, other),
    );
    const other = merged[at];
    if (other === undefined) return merged.push(draft) - 1;
    if (holdsPage(draft, other)) merged[at] = draft;
    else if (!holdsPage(other, draft) && !holds(other, draft)) merged[at] = joined(other, draft);
    return at;
  });
  return places.flatMap((at) => merged[at] ?? []);
}

const holdsOrJoins = (other: Draft, draft: Draft): boolean =>
  holds(other, draft) ||
  (isOfAnswers(other) && isOfAnswers(draft)) ||
  (isForAll(other) && isForAll(draft) && joined(other, draft).content.length <= DRAFT_CHARS) ||
  ((isSameThing(nodeIn(other), nodeIn(draft)) || sharesBlocks(other, draft)) &&
    joined(other, draft).content.length <= DRAFT_CHARS);

/** The same lines for the same pages, beside those for pages that only one of the two checks concerns. */
function sharesBlocks(one: Draft, other: Draft): boolean {
  if (one.kind !== "html" || one.title !== other.title) return false;
  const known = blocksOf(one.content);
  const pages = new Set(known.map(pageOf));
  const again = blocksOf(other.content).filter((block) => pages.has(pageOf(block)));
  return again.length > 0 && again.every((block) => block.startsWith("<!-- ") && known.includes(block));
}

/** What a draft for one page says stands among what one for several pages does. */
const holdsPage = (several: Draft, { kind, title, target, content }: Draft): boolean =>
  kind === "html" && several.title === title && blocksOf(several.content).includes(`<!-- ${target} -->\n${content}`);

const pageOf = (block: string): string => block.split("\n", 1)[0] ?? "";

/** Blocks for several pages stand each under the address of its page. */
const holds = ({ kind, content }: Draft, draft: Draft): boolean =>
  content === draft.content ||
  (kind === "html" && blocksOf(draft.content).every((block) => blocksOf(content).includes(block)));

const blocksOf = (content: string): string[] => content.split(/\n+(?=<!-- )/).map((block) => block.trim());

/** Headers that go with every answer are set in one place. */
const isOfAnswers = ({ kind, content }: Draft): boolean => kind === "http-header" && !content.startsWith("Link: ");

/** Lines for the one group of robots.txt that is for everyone. */
const FOR_ALL = "User-agent: *\n";
const isForAll = ({ kind, content }: Draft): boolean => kind === "robots" && content.startsWith(FOR_ALL);
/** The lines of both in one group, and after it what stands after it. */
function oneGroup(one: string, other: string): string {
  const [first = "", ...after] = one.split("\n\n");
  const [second = "", ...later] = other.slice(FOR_ALL.length).split("\n\n");
  return [`${first}\n${second}`, ...new Set([...after, ...later])].join("\n\n");
}

const isSameThing = (one: Node | null, other: Node | null): boolean =>
  one !== null && other !== null && one["@id"] !== undefined && one["@id"] === other["@id"];

function joined(one: Draft, other: Draft): Draft {
  if (one.kind === "html") {
    const content = [...new Set([...blocksOf(one.content), ...blocksOf(other.content)])].join("\n\n");
    // Of the pages left out one may stand in the other.
    const notes = [...new Set([...one.notes, ...other.notes])].filter((note) => !note.startsWith(NOT_HERE));
    return { ...one, content, notes: notes.slice(0, DRAFT_NOTES) };
  }
  const [first, second] = [nodeIn(one), nodeIn(other)];
  const node = { ...second, ...first };
  // The draft that proposes a class says more of it than the one that takes over what is there.
  if (Array.isArray(second?.["@type"]) && !Array.isArray(first?.["@type"])) node["@type"] = second["@type"];
  const title = one.title.toLowerCase().includes(other.title.toLowerCase())
    ? one.title
    : `${one.title}; ${lowerStart(other.title)}`;
  const content = isForAll(one)
    ? oneGroup(one.content, other.content)
    : isOfAnswers(one)
      ? both(one.content, other.content)
      : jsonLd(node);
  return { ...one, title, content, notes: [...new Set([...one.notes, ...other.notes])].slice(0, DRAFT_NOTES) };
}

const both = (one: string, other: string): string => [...new Set(`${one}\n${other}`.split("\n"))].join("\n");

type Node = Record<string, unknown>;
const BLOCK = /^<script type="application\/ld\+json">\n([\s\S]*)\n<\/script>$/;

/** The node of a draft that is one block; null where it is none, or several. */
function nodeIn({ kind, content }: Draft): Node | null {
  const json = kind === "json-ld" ? BLOCK.exec(content)?.[1] : undefined;
  if (json === undefined || json.includes("</script>")) return null;
  try {
    const node: unknown = JSON.parse(json);
    return typeof node === "object" && node !== null && !Array.isArray(node) ? { ...node } : null;
  } catch {
    return null;
  }
}
