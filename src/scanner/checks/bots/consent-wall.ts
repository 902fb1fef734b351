import { eachOf } from "../../../model/words.ts";
import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { defineCheck, judgePages, na } from "../define-check.ts";

const ENOUGH_CHARS = 200;

// Whether the notice itself can be operated is not judged: it is made by scripts, which a scan does not run.
export const consentWall = defineCheck({
  id: "consent-wall",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "technologies", "target"],
  title: "The text is there before anyone consents",
  why: "A crawler cannot press Accept. Text that is sent only after consent does not exist for it.",
  fix: "Send the page with its full text and lay the notice over it; hold back only trackers and embedded media until consent.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials",
  nowhere: "Only log-in pages and empty frames for scripts were read.",
  headline: ({ name }) => `Crawlers see the cookie notice of ${name} and not its text`,
  run({ pages, technologies, target }) {
    const platform = technologies.find(({ category }) => category === "consent-platform");
    if (platform === undefined) return na(`No consent platform was seen on ${target.host}.`);
    return judgePages(
      pages,
      (page) => {
        // An empty application container is judged by content-without-js.
        if (page.kind === "login" || page.counts.emptyAppRoots > 0) return null;
        if (page.mainText.chars >= ENOUGH_CHARS || page.headings.length > 0 || page.images.length > 0) return true;
        return {
          received: `${page.mainText.chars} characters of text, ${platform.name}`,
          meaning: "The page arrives without heading, picture or text; the content waits for consent.",
        };
      },
      (counts) =>
        counts.good === 0
          ? `${eachOf(counts.of, "page")} read of ${target.host} holds its text back until consent is given (notice by ${platform.name}).`
          : `${pagesWhich(counts, `read of ${target.host}`, { one: "carries its text before consent is given", many: "carry their text before consent is given" })} (notice by ${platform.name}).`,
    );
  },
});
