import { countOf, isSingular, listOf, pathOf, shareOf, startWith } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { describeAnswer } from "../../evidence/interfaces/interface-mcp-server.ts";
import { declaredStates, describeCall, type DeclaredState } from "../../evidence/interfaces/interface-declared.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { LiveFacts } from "../../evidence/live-facts.ts";
import { defineCheck, fail, na, pass, seen, unable } from "../define-check.ts";
import { addressOf } from "../judge-calls.ts";
import { deadIn } from "../judge-declared.ts";

export const declaredCapabilityWorks = defineCheck({
  id: "declared-capability-works",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 3,
  evidence: "B",
  needs: ["live", "pages"],
  title: "What the site declares for agents works",
  why: "A declared interface that does not answer is worse than none: an agent plans with it, fails, and reports the business as broken.",
  fix: "Make every address in the discovery documents answer, or take the declaration down; test them from outside after each release.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc9727",
  headline: (voice) => `What ${voice.name} announces for programs does not answer as announced`,
  run({ live, pages }) {
    const declared = declaredStates(live);
    if (declared.length === 0) return na("The site declares no interface that this scan could call.");
    const dead = declared.filter(({ state }) => state === "dead");
    const alive = declared.filter(({ state }) => state === "works" || state === "protected");
    const observed = dead.length + alive.length;
    const left = declared.length - observed;
    const also =
      left === 0 ? "" : ` Nothing could be told about ${countOf(left, "further address", "further addresses")}.`;
    if (observed === 0) {
      return unable(
        "Whether the declared interfaces work is not known.",
        declared.slice(0, 5).map((one) => show(live, one, "It was not called, or the answer says nothing about it.")),
      );
    }
    if (dead.length > 0) {
      const paths = [...new Set(dead.map(({ url }) => addressOf(url)))];
      const documents = [...new Set(dead.map(({ declaredIn }) => pathOf(declaredIn)))];
      // Some servers hide what a stranger may not call; agents take "not found" for gone.
      const isOf = (kind: string) =>
        dead.some(({ url }) => live.calls.some((one) => one.url === url && one.kind === kind));
      const hides =
        isOf("openapi") && dead.some(({ url }) => live.calls.some((one) => one.url === url && one.status === 404));
      const hasServer = dead.some(({ url }) => live.mcpServers.some((one) => one.url === url));
      const others =
        alive.length === 0
          ? left === 0
            ? "no other declared address was called"
            : "none of those that were called answered"
          : `${countOf(alive.length, "other declared address", "other declared addresses")} answered`;
      return fail(
        startWith(
          `${hasServer || isOf("openapi") ? "called without a key, " : ""}${listOf(paths)} did not answer as declared; ${others}.${also}${namedBy(pages, paths)}`,
        ),
        dead.slice(0, 5).map((one) => show(live, one, deadIn(one.declaredIn))),
        {
          fix: `Make ${listOf(paths)} answer as ${listOf(documents)} ${documents.length === 1 ? "says" : "say"}, or take out of ${documents.length === 1 ? "it" : "them"} what is not there or not meant to be called, which takes minutes. ${hasServer ? "A tool server answers server/discover of MCP revision 2026-07-28, and initialize for older clients. " : ""}${hides ? "Where a key is asked for, answer a call without one with 401. " : ""}Call each address from outside after every release.`,
          // Whether anything stands behind an address was not seen.
          effort: "L",
        },
      );
    }
    const share = shareOf(observed, observed, "declared address", "declared addresses");
    return pass(
      `${share} called ${isSingular(observed, observed) ? "answers" : "answer"}.${also}`,
      alive.slice(0, 5).map((one) => show(live, one, `Declared in ${plainUrl(one.declaredIn)}.`)),
    );
  },
});

/** Whoever follows that page gets the same answer. */
function namedBy(pages: readonly PageFacts[], paths: readonly string[]): string {
  for (const path of paths.filter((one) => LONG_ENOUGH.test(one))) {
    const names = ({ text }: { text: string }): boolean =>
      text.split(/[\s"'`()<>]+/).some((word) => word.replace(/[.,;:]$/, "").endsWith(path));
    const page = pages.find(({ kind, blocks }) => kind === "docs" && blocks.some(names));
    if (page !== undefined) return ` ${pathOf(page.url)} names ${path} to its readers, too.`;
  }
  return "";
}
const LONG_ENOUGH = /^\/.{3,}/;

function show({ calls, mcpServers }: LiveFacts, { url, declaredIn }: DeclaredState, meaning: string) {
  const server = mcpServers.find((one) => one.url === url && one.declaredIn === declaredIn);
  const call = calls.find((one) => one.url === url && one.declaredIn === declaredIn);
  const spoken = server?.skipped ?? describeAnswer(server?.initialize ?? server?.discover ?? null);
  return seen(plainUrl(url), server === undefined && call !== undefined ? describeCall(call) : spoken, meaning);
}
