import { isSilent } from "../../evidence/access/access-silence.ts";
import { countOf, isSingular, listOf, shareOf } from "../../../model/words.ts";
import { comparableLength } from "../../evidence/answers/answers-content.ts";
import { hostOf, isOutside, isSourceLink } from "../../evidence/answers/answers-links.ts";
import { defineCheck } from "../define-check.ts";
import { gradeArticles } from "../grade-content.ts";

const PER_WORDS = 1_000;
const ENOUGH = 2;

export const externalSourcesCited = defineCheck({
  id: "external-sources-cited",
  agent: "answerability",
  category: "Evidence in the text",
  counts: ["aeo"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "profile", "linkChecks"],
  title: "Longer texts link to their sources",
  why: "Citing sources raised how often a text was used in generated answers in the study that measured it, and it lets readers check what you say.",
  fix: "Link on {pages|pages that give advice} the authority, study or manual that the text relies on, at least two per 1,000 words, and mend links that no longer answer.",
  effort: "M",
  reference: "https://arxiv.org/abs/2311.09735",
  headline: ({ name }) => `Longer texts of ${name} link too few sources for others to check`,
  run({ pages, profile, linkChecks }) {
    const dead = new Set(
      linkChecks
        .filter(({ status, error }) => error === "dns" || (status >= 400 && !isSilent(status)))
        .map(({ url }) => url),
    );
    return gradeArticles(
      { pages, profile },
      (page, language) => {
        const words = comparableLength(page, language);
        const links = page.anchors.filter(
          ({ href, region, hidden }) =>
            region === "main" && !hidden && isOutside(href, page.url) && isSourceLink(href) && !dead.has(href),
        );
        const sources = new Set(links.map(({ href }) => href.split("#")[0]));
        if ((sources.size * PER_WORDS) / words >= ENOUGH) return 1;
        const hosts = listOf([...new Set(links.map(({ href }) => hostOf(href) ?? ""))]);
        return {
          value: sources.size > 0 ? 0.5 : 0,
          received: `${countOf(sources.size, "link")} to other sites' pages in about ${Math.round(words)} words${hosts && `: ${hosts}`}`,
          meaning: sources.size === 0 ? "" : "That is fewer than two in 1,000 words.",
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "longer text")} ${isSingular(good, of) ? "links" : "link"} two or more sources in 1,000 words.`,
    );
  },
});
