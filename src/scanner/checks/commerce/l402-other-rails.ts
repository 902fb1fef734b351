import { printableUrl } from "../../../model/target.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const l402OtherRails = defineCheck({
  id: "l402-other-rails",
  agent: "commerce",
  category: "Commerce",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "documents"],
  title: "Other ways in which programs can pay",
  why: "Some services ask programs for a payment in the answer itself.",
  fix: "Nothing to do unless answers are sold to programs.",
  effort: "L",
  reference: "https://docs.lightning.engineering/the-lightning-network/l402",
  run({ pages, documents }) {
    const answers = [
      ...pages.map(({ url, transfer }) => ({ url, headers: transfer.headers })),
      ...Object.values(documents),
    ];
    const found = answers.find(({ headers }) => /^(?:l402|lsat|payment)\b/i.test(headers["www-authenticate"] ?? ""));
    if (!found) return na("No answer that was read asks a program for a payment.");
    const scheme = (found.headers["www-authenticate"] ?? "").split(/\s/)[0] ?? "";
    return info(
      "An answer of the site asks programs for a payment.",
      seen(printableUrl(found.url), `www-authenticate: ${scheme}`, "Names the way to pay."),
    );
  },
});
