import { defineCheck, info, seen } from "../define-check.ts";

export const referrerPolicy = defineCheck({
  id: "referrer-policy",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["home"],
  title: "What other sites learn about where a visitor came from",
  why: "A visitor who follows a link tells the next site the address they came from, unless the site says how much.",
  fix: "Send Referrer-Policy: strict-origin-when-cross-origin.",
  effort: "S",
  reference: "https://www.w3.org/TR/referrer-policy/",
  run({ home }) {
    const header = home.transfer.headers["referrer-policy"] ?? "";
    if (header === "") {
      return info(
        "The start page does not say how much other sites learn about where a visitor came from.",
        seen(home.url, "no Referrer-Policy header", "Browsers use their default."),
      );
    }
    return info(
      "The start page says how much other sites learn about where a visitor came from.",
      seen(home.url, `referrer-policy: ${header}`, "Rule as received."),
    );
  },
});
