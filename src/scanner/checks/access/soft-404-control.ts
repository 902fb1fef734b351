import { printableUrl } from "../../../model/target.ts";
import { countOf } from "../../../model/words.ts";
import { metChallenge } from "../../evidence/access/access-observation.ts";
import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";

export const soft404Control = defineCheck({
  id: "soft-404-control",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["missing", "challenge", "target"],
  title: "Addresses that do not exist say so",
  why: "When every made-up address answers as if it were a page, crawlers waste visits on copies, and a reader cannot tell a real document from a stand-in.",
  fix: "Answer unknown addresses with status 404 (410 for pages removed for good) and keep the friendly page as its body. On hosting for single-page applications, limit the catch-all rule to the routes that exist.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  headline: ({ name }) => `Mistyped and outdated addresses of ${name} pass for real pages`,
  run({ missing, challenge, target }) {
    const answered = missing.probes.filter(
      ({ url, status }) => status > 0 && ![401, 403, 429, 503].includes(status) && !metChallenge(challenge, url),
    );
    if (answered.length === 0)
      return unable(`${target.host} gave no usable answer for addresses that cannot exist, so this stays open.`);
    const evidence = answered.map(({ url, status, finalUrl }) =>
      seen(url, finalUrl === url ? String(status) : `${status} at ${printableUrl(finalUrl)}`, meaningOf(status)),
    );
    const accepted = answered.filter(({ status }) => status >= 200 && status < 300);
    const of = countOf(answered.length, "made-up address", "made-up addresses");
    if (missing.isSoft404 || accepted.length > 0)
      return fail(
        `${accepted.length || answered.length} of ${of} on ${target.host} answered like an existing page.`,
        evidence,
      );
    if (answered.every(({ status }) => status === 404 || status === 410))
      return pass(`Asked for ${of}, ${target.host} said each time that there is none.`, evidence);
    return warn(
      `Asked for ${of}, ${target.host} answered with something other than "not found".`,
      evidence.filter((_, index) => ![404, 410].includes(answered[index]?.status ?? 0)),
    );
  },
});

function meaningOf(status: number): string {
  if (status === 404 || status === 410) return "A clear answer: nothing is there.";
  if (status >= 200 && status < 300) return "Nothing can be there, and the answer claims a page.";
  return "Neither a page nor a clear no.";
}
