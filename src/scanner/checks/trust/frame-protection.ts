import { partOf } from "../../../model/words.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const frameProtection = defineCheck({
  id: "frame-protection",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "Other sites cannot put the pages in a frame",
  why: "A page that any site may show in a frame can be laid under another one, so that visitors click what they do not see.",
  fix: "Send `Content-Security-Policy: frame-ancestors 'self'` with the pages of {host}, and name there the sites that may embed pages, if there are any.",
  effort: "S",
  reference: "https://www.w3.org/TR/CSP3/#directive-frame-ancestors",
  headline: ({ name }) => `Another site can show the pages of ${name} inside its own`,
  run({ pages, target }) {
    return judgePages(
      pages,
      ({ transfer: { headers } }) => {
        const options = (headers["x-frame-options"] ?? "").toLowerCase();
        const policy = (headers["content-security-policy"] ?? "").toLowerCase();
        if (policy.includes("frame-ancestors") || /deny|sameorigin/.test(options)) return true;
        const received = options === "" ? "neither frame-ancestors nor X-Frame-Options" : `x-frame-options: ${options}`;
        return { received, meaning: "" };
      },
      ({ good, of }) =>
        good === 0
          ? `Any site may frame ${partOf(of, of, "page")} read of ${target.host}.`
          : `Only sites of the owner's choice may frame ${partOf(good, of, "page")}.`,
    );
  },
});
