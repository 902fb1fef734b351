// Drafts of one skill: each text once, and one block where two of them describe the same thing on the same page.
import type { Draft } from "../../model/draft.ts";
import { jsonLd } from "../insight/drafts/draft-parts.ts";

/** Pasted as two blocks, one thing would be described twice, each time in part. */
export function mergeDrafts(drafts: readonly Draft[]): Draft[] {
  const merged: Draft[] = [];
  for (const draft of drafts) {
    const node = nodeIn(draft);
    const at = merged.findIndex(
      (other) => other.target === draft.target && (other.content === draft.content || isSameThing(nodeIn(other), node)),
    );
    const other = merged[at];
    if (other === undefined) merged.push(draft);
    else if (other.content !== draft.content) merged[at] = joined(other, draft);
  }
  return merged;
}

const isSameThing = (one: Node | null, other: Node | null): boolean =>
  one !== null && other !== null && one["@id"] !== undefined && one["@id"] === other["@id"];

function joined(one: Draft, other: Draft): Draft {
  const node = { ...nodeIn(other), ...nodeIn(one) };
  return { ...one, content: jsonLd(node), notes: [...new Set([...one.notes, ...other.notes])] };
}

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
