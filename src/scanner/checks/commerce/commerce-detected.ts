import { countOf } from "../../../model/words.ts";
import { commerceSignals } from "../../evidence/commerce/commerce-signals.ts";
import { defineCheck, info, seen } from "../define-check.ts";

export const commerceDetected = defineCheck({
  id: "commerce-detected",
  agent: "essentials",
  category: "Commerce",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["profile", "pages", "structured", "channels", "technologies"],
  title: "Whether the site sells",
  why: "Only a site that sells is judged by what shopping assistants need.",
  fix: "Nothing to do: this only says which other checks apply.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/specialty/ecommerce",
  run({ profile, pages, structured, channels, technologies }) {
    const signals = commerceSignals({ profile, pages, structured, channels, technologies });
    const isElsewhere = channels.some(({ type, seenAs }) => type === "ecommerce" && seenAs?.[0] === "external-shop");
    const verdict = profile.sells
      ? "The site sells online"
      : isElsewhere
        ? "The site leads to a shop elsewhere"
        : "No way to buy online was seen on the pages read";
    if (signals.length === 0 && !profile.sells)
      return info("No way to buy online and no sign of a shop was seen on the pages read.");
    return info(
      `${verdict}; ${countOf(signals.length, "sign")} of a shop ${signals.length === 1 ? "was" : "were"} seen.`,
      signals.slice(0, 6).map(({ signal, url }) => seen(url, signal, "A sign of a shop.")),
    );
  },
});
