import { defineCheck, info, na, seen, unable } from "../define-check.ts";

export const llmsFullTxt = defineCheck({
  id: "llms-full-txt",
  agent: "communication",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "target"],
  title: "All text in one file (llms-full.txt)",
  why: "Developers paste such a file into a coding tool; few other readers are known.",
  fix: "Nothing has to be done.",
  effort: "S",
  reference: "https://llmstxt.org/",
  run({ documents, target }) {
    const document = documents["llms-full-txt"];
    if (document === undefined || document.state === "not-requested")
      return unable(`This scan did not ask ${target.host} for its text in one file.`);
    if (document.state !== "present") return na(`${target.host} offers no file with all its text.`);
    return info(
      `${target.host} offers all its text in one file of ${Math.round(document.bytes / 1000)} kB.`,
      seen(
        document.url,
        `${document.status} ${document.contentType}, ${document.bytes} bytes`,
        "One file instead of many pages.",
      ),
    );
  },
});
