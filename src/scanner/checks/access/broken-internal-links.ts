import { listOf, pathOf, startWith } from "../../../model/words.ts";
import { isSilent } from "../../evidence/access/access-silence.ts";
import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";
import { isFile } from "../../evidence/access/file-address.ts";

const PASS_SHARE = 0.02;
const WARN_SHARE = 0.05;
/** Refusals of a visitor or of a HEAD request say nothing of whether the page exists. */
const NO_VERDICT = new Set([401, 403, 405, 407, 451]);

export const brokenInternalLinks = defineCheck({
  id: "broken-internal-links",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["linkChecks", "target"],
  title: "Links lead to pages that exist",
  why: "AI crawlers spend about a third of their visits on pages that are gone; each such visit is one less for a page that exists.",
  fix: "Correct or remove the links named here, or redirect the old addresses to their successors.",
  effort: "S",
  reference: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
  headline: ({ name, people }, shown = []) =>
    shown.some(({ url }) => isFile(url))
      ? `${startWith(people)} who follow a link of ${name} to a file find it gone`
      : `Links on the pages of ${name} lead readers to pages that are gone`,
  run({ linkChecks, target }) {
    const asked = linkChecks.filter(
      ({ from, status }) => from === "internal" && !isSilent(status) && !NO_VERDICT.has(status),
    );
    if (asked.length === 0) return unable(`No link within ${target.host} that was tried answered.`);
    const broken = asked.filter(({ status }) => status >= 400);
    const gone = broken.length === 0 ? "" : `: ${listOf(broken.map(({ url }) => pathOf(url)))}`;
    const situation =
      asked.length === 1
        ? `The one link within ${target.host} that was tried ${broken.length === 1 ? "is dead" : "leads to a page"}${gone}.`
        : `${target.host} has ${broken.length === 0 ? "no" : broken.length} dead ${broken.length === 1 ? "link" : "links"} among the ${asked.length} tried${gone}.`;
    const evidence = broken
      .slice(0, 5)
      .map(({ url, status, foundOn }) => seen(url, String(status), `Linked from ${foundOn}.`));
    const share = broken.length / asked.length;
    if (share <= PASS_SHARE) return pass(situation, evidence);
    // In a small sample one dead link is already above the share that would fail.
    const sources = listOf([...new Set(broken.map(({ foundOn }) => pathOf(foundOn)))]);
    const fix = `Correct or remove the ${broken.length === 1 ? "link" : "links"} to ${listOf(broken.map(({ url }) => pathOf(url)))} (found on ${sources}), or redirect the old ${broken.length === 1 ? "address to its successor" : "addresses to their successors"}.`;
    return (share <= WARN_SHARE || broken.length === 1 ? warn : fail)(situation, evidence, { fix });
  },
});
