import { isSingular, shareOf } from "../../../model/words.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const nosniff = defineCheck({
  id: "nosniff",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "Files are read as what they are declared to be",
  why: "Without this word some browsers guess the type of a file, and may treat one as something else than it was declared to be.",
  fix: "Send `X-Content-Type-Options: nosniff` and a correct Content-Type with every answer of {host}.",
  effort: "S",
  reference: "https://fetch.spec.whatwg.org/#x-content-type-options-header",
  headline: ({ name }) => `Browsers may guess for themselves what kind of file they get from ${name}`,
  run({ pages, target }) {
    return judgePages(
      pages,
      ({ transfer }) => {
        const header = transfer.headers["x-content-type-options"] ?? "";
        if (header.toLowerCase().includes("nosniff") && transfer.contentType !== "") return true;
        const received = header === "" ? "no X-Content-Type-Options header" : `x-content-type-options: ${header}`;
        return { received, meaning: "" };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "page")} read of ${target.host} ${isSingular(good, of) ? "holds" : "hold"} browsers to the kind of file that is declared.`,
    );
  },
});
