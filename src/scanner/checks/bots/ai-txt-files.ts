import { defineCheck, info, seen } from "../define-check.ts";
import { notKept } from "../judge-declared.ts";

export const aiTxtFiles = defineCheck({
  id: "ai-txt-files",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["documents", "target"],
  title: "An ai.txt file",
  why: "Several proposals use this name for different things; no operator of an AI crawler is known to read it.",
  fix: "Nothing has to be done: /robots.txt is what crawlers read.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9309",
  run({ documents, target }) {
    const document = documents["ai-txt"];
    if (document?.state !== "present") return notKept(document, target.host, "ai.txt");
    return info(
      `${target.host} keeps an ai.txt of ${document.bytes} bytes, which no known crawler reads.`,
      seen(document.url, `${document.status} ${document.contentType}`, "Present."),
    );
  },
});
