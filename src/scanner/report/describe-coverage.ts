// What was read and what was not, in a sentence: uncertainty is said, never hidden.
import { countOf, listOf, pathOf } from "../../model/words.ts";
import { isCopy, NOT_ASKED_FOR, sayCopies } from "../evidence/access/access-silence.ts";
import type { SiteSummary } from "../agents/agent-result.ts";

const NAMED = 6;

/** `unobserved` are the titles of the checks that could not be made. */
export function describeCoverage(site: SiteSummary, unobserved: readonly string[]): string {
  const read = site.pages.length;
  const known = Math.max(site.pagesKnown, read);
  const parts = [
    `Read ${read === known ? countOf(read, "page") : `${read} of ${countOf(known, "known page")}`} with ${countOf(site.requestsUsed, "request")}.`,
  ];
  if (site.parts !== undefined)
    parts.push(
      `Scripts of the pages name ${listOf(site.parts, NAMED)}: people may see what stands there, agents that run no scripts do not.`,
    );
  if (site.takenOverAfterMs !== undefined)
    parts.push(
      `This was done ${countOf(Math.round(site.takenOverAfterMs / 1_000), "second")} earlier for another scan of the same address; nothing was read anew.`,
    );
  if (site.stoppedBy === "robots-unanswered")
    parts.push(
      "robots.txt did not answer with rules that can be read, so crawlers stay away, and only the page that was asked for was read.",
    );
  else if (site.startPageOnly)
    parts.push("robots.txt asks all readers to stay out, so only the page that was asked for was read.");
  else if (site.stoppedBy === "deadline") parts.push("The site answers slowly, so reading stopped at the time limit.");
  else if (site.stoppedBy === "turned-away")
    parts.push("The site asked again and again for fewer requests, so reading stopped early.");
  else if (site.stoppedBy === "signature-refused")
    parts.push("The site refuses signed requests, so only the page that was asked for was read, without a signature.");
  else if (site.stoppedBy === "trap") parts.push("The site makes endless addresses, so reading stopped early.");
  else if (site.stoppedBy === "request-budget") parts.push("The budget of requests for this site was used up.");
  if (site.challengeVendor !== null)
    parts.push(`Some pages answered with a bot challenge (${site.challengeVendor}), which assistants meet as well.`);
  const failed = site.pagesFailed.filter((page) => !isCopy(page));
  if (failed.length > 0) parts.push(`${countOf(failed.length, "page")} could not be read: ${reasonsOf(failed)}.`);
  const left = known - read - site.pagesFailed.length;
  if (left > 0 && site.stoppedBy === "done")
    parts.push(
      site.closed === undefined
        ? `${countOf(left, "further page")} ${left === 1 ? "was" : "were"} not asked for: left out are ${NOT_ASKED_FOR}.`
        : `${listOf(site.closed, NAMED)} ${left === 1 ? "was" : "were"} not asked for: robots.txt closes ${left === 1 ? "it" : "them"}.`,
    );
  if (failed.length < site.pagesFailed.length) parts.push(sayCopies(site.pagesFailed.length - failed.length));
  if (site.isLocalCopy)
    parts.push("Read from a local copy: nothing was observed about its certificate, its HTTP version or its DNS.");
  if (unobserved.length > 0)
    parts.push(
      `${countOf(unobserved.length, "check")} could not be observed and ${unobserved.length === 1 ? "counts" : "count"} neither way: ${listOf(
        unobserved.map((title) => `“${title}”`),
        NAMED,
      )}.`,
    );
  return parts.join(" ");
}

/** "/a and /b (answered 404); /c (timeout)" */
function reasonsOf(failed: readonly { url: string; reason: string }[]): string {
  return [...Map.groupBy(failed, ({ reason }) => reason)]
    .map(([reason, pages]) => `${listOf([...new Set(pages.map(({ url }) => pathOf(url)))], NAMED)} (${reason})`)
    .join("; ");
}
