import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";

const POLITE_REQUESTS = 20;
/** So many refusals in a row, up to the end, are a ban and not closed pages. */
const BAN_LENGTH = 3;
const MIN_REQUESTS = 5;

// Whether a 429 says how long to wait is not among the observed facts.
export const rateLimitFriendly = defineCheck({
  id: "rate-limit-friendly",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["exchanges", "robots", "target"],
  title: "A few polite requests do not lead to a ban",
  why: "Assistants read several pages to answer one question. A server that shuts them out after a handful leaves the question half answered.",
  fix: "Raise the limit for ordinary page views above 20 a minute, and slow down by status 429 with Retry-After instead of refusing.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc6585#section-4",
  headline: ({ name }) => `${name} shuts readers out after a few pages`,
  run({ exchanges, robots, target }) {
    if (!robots.allowsUs) return unable(`The rules of ${target.host} let too little be read to find out.`);
    const pages = exchanges.filter(
      ({ purpose, status }) => (purpose === "page" || purpose === "link-check") && status > 0,
    );
    if (pages.length < MIN_REQUESTS) return unable(`Too few pages of ${target.host} were asked for to find out.`);
    const slowed = pages.filter(({ status }) => status === 429);
    const firstBan = findBan(pages.map(({ status }) => status));
    const banned = firstBan === null ? undefined : pages[firstBan];
    if (banned !== undefined && firstBan !== null && firstBan < POLITE_REQUESTS)
      return fail(
        `${target.host} refused every request after the first ${firstBan}.`,
        seen(banned.url, String(banned.status), `All ${pages.length - firstBan} requests from here on were refused.`),
      );
    if (slowed.length > 0)
      return warn(
        `${target.host} asked to come back later on ${slowed.length} of ${pages.length} requests.`,
        slowed.slice(0, 3).map(({ url }) => seen(url, "429", "Too many requests, by the server's count.")),
      );
    return pass(`${target.host} answered ${pages.length} requests for pages without asking to slow down.`);
  },
});

/** Index of the first of the refusals that last to the end, after at least one page was served; null without a ban. */
function findBan(statuses: readonly number[]): number | null {
  const isRefused = (status: number | undefined): boolean => status === 403 || status === 429;
  let at = statuses.length;
  while (at > 0 && isRefused(statuses[at - 1])) at -= 1;
  return at > 0 && statuses.length - at >= BAN_LENGTH ? at : null;
}
