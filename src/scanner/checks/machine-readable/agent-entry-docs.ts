import { listOf } from "../../../model/words.ts";
import { defineCheck, info, na, seen, unable } from "../define-check.ts";

const IDS = ["agents-md", "index-md", "pricing-md"];

export const agentEntryDocs = defineCheck({
  id: "agent-entry-docs",
  agent: "communication",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "target"],
  title: "Plain-text pages for agents",
  why: "Some sites keep a page of instructions or prices for agents; there is no standard, and few agents ask for it.",
  fix: "Nothing has to be done. Sites for developers gain from an /agents.md that names the interfaces.",
  effort: "S",
  reference: "https://agents.md/",
  run({ documents, target }) {
    const asked = IDS.flatMap((id) => documents[id] ?? []).filter(({ state }) => state !== "not-requested");
    if (asked.length === 0) return unable(`This scan did not ask ${target.host} for such pages.`);
    const present = asked.filter(({ state }) => state === "present");
    if (present.length === 0) return na(`${target.host} keeps no plain-text pages for agents.`);
    return info(
      `${target.host} keeps ${listOf(present.map(({ url }) => new URL(url).pathname))} for agents.`,
      present.map(({ url, status, contentType, bytes }) =>
        seen(url, `${status} ${contentType}, ${bytes} bytes`, "Read by few agents so far."),
      ),
    );
  },
});
