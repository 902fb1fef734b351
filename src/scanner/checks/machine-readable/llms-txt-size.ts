import { defineCheck, fail, pass, seen, warn } from "../define-check.ts";
import { judgeLlmsTxt } from "../judge-llms-txt.ts";

const PASS_BYTES = 50_000;
const WARN_BYTES = 100_000;

export const llmsTxtSize = defineCheck({
  id: "llms-txt-size",
  agent: "communication",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents", "target"],
  title: "The guide for language models fits into one reading",
  why: "Agents cut long files. What stands past the cut is not read.",
  fix: "Keep the guide below 50,000 characters: link to parts instead of listing every page.",
  effort: "S",
  reference: "https://agentdocsspec.com/",
  headline: ({ name }) => `Agents read only the first part of the guide of ${name}`,
  run({ documents, target }) {
    return judgeLlmsTxt(documents, target.host, ({ bytes, url }) => {
      const situation = `The guide for language models of ${target.host} is ${bytes.toLocaleString("en-US")} bytes long.`;
      if (bytes < PASS_BYTES) return pass(situation);
      const evidence = seen(url, `${bytes} bytes`, "Agents cut files of this length.");
      return bytes < WARN_BYTES ? warn(situation, evidence) : fail(situation, evidence);
    });
  },
});
