// The method in public: how scores and estimates come about, and every check with its weight and source.
import type { Method } from "../../../model/method.ts";
import { PRODUCT } from "../../../model/product.ts";
import { countOf } from "../../../model/words.ts";
import { type Block, code, link, list, p, type Page, prose } from "../../../render/blocks.ts";
import { NAMED } from "../../../render/navigation.ts";
import { isCategoryAnchor } from "./method-words.ts";
import { checkBlocks } from "./check-blocks.ts";
import { hoursBlocks, industryBlocks, workflowBlocks } from "./explain-business.ts";
import {
  capBlocks,
  certaintyBlocks,
  depthBlocks,
  levelBlocks,
  scoreBlocks,
  statusBlocks,
  weightBlocks,
} from "./explain-scores.ts";
import { differenceBlocks, historyBlocks, neverBlocks, notRunBlocks } from "./explain-limits.ts";

export function methodPage(method: Method): Page {
  const sections: Block[] = [
    ...scoreBlocks(method),
    ...statusBlocks(method),
    ...weightBlocks(method),
    ...certaintyBlocks(method),
    ...capBlocks(method),
    ...levelBlocks(method),
    ...depthBlocks(method),
    ...industryBlocks(method),
    ...workflowBlocks(method),
    ...hoursBlocks(method),
    ...neverBlocks(method),
    ...differenceBlocks(method),
    ...checkBlocks(method),
    ...notRunBlocks(method),
    ...historyBlocks(method),
  ];
  return {
    ...NAMED.method,
    title: "How the numbers come about",
    description: `The method of ${PRODUCT.name}: what its scores mean, how every check is weighed and where its rule is from, and what no scan does.`,
    updated: method.history[0]?.date ?? "",
    blocks: [...opening(method), contents(sections), ...sections],
  };
}

const opening = ({ scorecardVersion, checks, notRun }: Method): Block[] => [
  p`This is scorecard ${scorecardVersion}: ${countOf(checks.length, "check")}, of which ${checks.filter(({ kind }) => kind === "scored").length} are scored and the others only reported. ${countOf(notRun.length, "question")} that no scan asks ${notRun.length === 1 ? "is" : "are"} listed with the reason. Every result names the version it was made with, and only scores of one version are compared.`,
  p`The same for programs, with all figures behind the estimates of hours: ${link("method.json", "/method.json")}, in the form of ${link("its JSON Schema", "/method.schema.json")}. A check has the address ${code("/method#")} with its id.`,
];

/** Sections one by one; those of checks in one line for each part, "AI readiness: Access and crawl, …". */
function contents(sections: readonly Block[]): Block {
  const heads = sections.flatMap((block) => (block.kind === "heading" && block.level === 2 ? [block] : []));
  const parts = Map.groupBy(heads, ({ text, id }) => (isCategoryAnchor(id) ? text.slice(0, text.indexOf(":")) : id));
  return list(
    ...[...parts].map(([part, members]) => [
      ...(members.length > 1 ? prose`${part}: ` : []),
      ...members.flatMap(({ text, id }, at) => [
        ...(at > 0 ? prose`, ` : []),
        link(members.length > 1 ? text.slice(part.length + 2) : text, `#${id}`),
      ]),
    ]),
  );
}
