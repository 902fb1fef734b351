// Our own documents as passages, one for each heading, operation, skill and error code: what questions about the
// service are answered from. Pure.
import { errorPagePath } from "../../model/to-error-body.ts";
import { ERROR_GUIDE } from "../../model/error-guide.ts";
import { API_REFERENCE_PATH, operationPagePath } from "../../model/documentation-paths.ts";
import { ERROR_CODES, ERROR_TABLE, type ErrorCode } from "../../model/errors.ts";
import { WEBHOOK_SCHEDULE_MS } from "../../model/limits.ts";
import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";
import { OPERATIONS } from "../../operations/registry.ts";
import type { Block, Prose, TextDocument } from "../../render/blocks.ts";
import { describeDelivery } from "../../services/webhook-documentation.ts";
import { SKILLS } from "../discovery/skills/registry.ts";
import { skillPath } from "../discovery/skills/skill-markdown.ts";
import { agentsDocument } from "../pages/agents-document.ts";
import { authDocument } from "../pages/auth-document.ts";
import { makePages } from "../pages/pages.ts";

export interface Passage {
  url: string;
  /** Title of the document it stands in. */
  title: string;
  /** What it is about. */
  heading: string;
  /** Sentences, list items and rows that can be quoted one by one. */
  lines: readonly string[];
  /** Instructions in their order; empty where the passage gives none. */
  steps: readonly string[];
  /** Found by, but not quoted: commands and addresses. */
  code: string;
}

export function documentationPassages(site: Site): Passage[] {
  const { origin } = site;
  return [
    ...makePages(site, describeDelivery(origin, WEBHOOK_SCHEDULE_MS)).all.flatMap((page) =>
      passagesOf(page, origin + page.path, true),
    ),
    ...passagesOf(agentsDocument(site), `${origin}/agents.md`, false),
    ...passagesOf(authDocument(site), `${origin}/auth.md`, false),
    ...OPERATIONS.map((operation) => operationPassage(operation, origin)),
    ...SKILLS.map((skill): Passage => {
      const steps = [...skill.body(site, () => "").matchAll(/^\d+\. (.+)$/gm)].map(([, step = ""]) => plain(step));
      const heading = skill.name.replaceAll("-", " ");
      return { url: origin + skillPath(skill), title: "Skill", heading, lines: [skill.description], steps, code: "" };
    }),
    ...ERROR_CODES.map((code) => errorPassage(code, origin)),
  ].filter(({ lines, steps }) => lines.length + steps.length > 0);
}

/** What stands under each heading. */
function passagesOf({ title, description, blocks }: TextDocument, url: string, hasAnchors: boolean): Passage[] {
  const passages = [openPassage(url, title, title, [description])];
  for (const block of blocks) {
    if (block.kind === "heading")
      passages.push(openPassage(hasAnchors ? `${url}#${block.id}` : url, title, block.text, []));
    else addBlock(passages.at(-1), block);
  }
  // Lists of operations: each operation has a passage of its own.
  return passages.filter(({ url: own, heading }) => heading !== "Operations" && !own.includes(API_REFERENCE_PATH));
}

type OpenPassage = Passage & { lines: string[]; steps: string[] };
const openPassage = (url: string, title: string, heading: string, lines: string[]): OpenPassage => ({
  url,
  title,
  heading,
  lines,
  steps: [],
  code: "",
});

function addBlock(passage: OpenPassage | undefined, block: Exclude<Block, { kind: "heading" }>): void {
  if (passage === undefined) return;
  switch (block.kind) {
    case "paragraph":
      return void passage.lines.push(textOf(block.prose));
    case "list":
      return void (block.isOrdered ? passage.steps : passage.lines).push(...block.items.map(textOf));
    case "table":
      return void passage.lines.push(
        ...block.rows.map((row) => row.map((cell, at) => `${block.head[at] ?? ""}: ${textOf(cell)}`).join("; ")),
      );
    case "points":
      return void passage.lines.push(...block.items.map(({ title, prose }) => `${title}: ${textOf(prose)}`));
    case "quote":
    case "sample-finding":
      // Words of somebody else, and of an invented report, are no documentation of ours.
      return;
    case "fields":
      return void passage.lines.push(
        ...block.fields.map(({ name, type, meaning }) => `${name} (${type}): ${textOf(meaning)}`),
      );
    case "cards":
      return void passage.lines.push(...block.cards.map(({ name, text }) => `${name}: ${text}`));
    case "details":
      return block.blocks.forEach((inner) => inner.kind !== "heading" && addBlock(passage, inner));
    case "samples":
      passage.code += ` ${block.samples.map(({ text }) => text).join(" ")}`;
      return;
    case "choices":
    case "image":
    case "scan-form":
    case "try-it":
    case "search-form":
    case "slot":
      return;
    case "code":
      passage.code += ` ${block.text}`;
  }
}

const textOf = (prose: Prose): string => prose.map(({ text }) => text).join("");
const plain = (text: string): string => text.replaceAll("`", "");

function operationPassage({ id, summary, description, http }: (typeof OPERATIONS)[number], origin: string): Passage {
  return {
    url: origin + operationPagePath(id),
    title: `${PRODUCT.name} API`,
    heading: `${summary} (${id})`,
    lines: [plain(description), `The call is ${http.method.toUpperCase()} ${http.path}.`],
    steps: [],
    code: "",
  };
}

function errorPassage(code: ErrorCode, origin: string): Passage {
  const { meaning, remedies } = ERROR_GUIDE[code];
  return {
    url: origin + errorPagePath(code),
    title: "Error codes",
    heading: `Error ${code}, status ${ERROR_TABLE[code].status}`,
    lines: [meaning, ...remedies],
    steps: [],
    code: "",
  };
}
