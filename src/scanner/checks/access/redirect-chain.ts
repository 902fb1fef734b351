import { printableUrl, registrableDomainOf } from "../../../model/target.ts";
import { defineCheck, fail, pass, seen, warn } from "../define-check.ts";

const MAX_GOOD = 1;
const MAX_BEARABLE = 3;

export const redirectChain = defineCheck({
  id: "redirect-chain",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["target", "home"],
  title: "The start page is reached in one step",
  why: "Each detour costs time, and some assistants do not follow a redirect to another site or one made by the page itself.",
  fix: "Redirect from every spelling of the address straight to the final one, by the server, in one step.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
  headline: ({ name }) => `Assistants take detours to ${name}, and some give up`,
  run({ target, home }) {
    const { redirects, host, finalUrl, requestedUrl } = target;
    // A page that answers and sends everybody on at once was followed as a redirect; a slower one was read.
    const followed = redirects.find(({ status }) => status < 300);
    const refresh = followed === undefined ? home.counts.metaRefresh : `0; url=${printableUrl(followed.location)}`;
    if (refresh !== null && /url\s*=/i.test(refresh))
      return fail(
        `The start page of ${host} sends visitors on by itself instead of letting the server do it.`,
        seen(
          followed?.url ?? home.url,
          `<meta http-equiv="refresh" content="${refresh.replace(/\?[^\s"]*/g, "")}">`,
          "Readers without a browser stay on an empty page.",
        ),
      );
    const hops = redirects.map(({ status, location }) => `${status} to ${printableUrl(location)}`).join(", ");
    if (redirects.length > MAX_BEARABLE)
      return fail(
        `The start page of ${host} comes after ${redirects.length} redirects.`,
        seen(requestedUrl, hops, "Some readers stop before the end."),
      );
    // From the bare name to www and back is one site; only another registrable domain is elsewhere.
    if (siteOf(requestedUrl) !== siteOf(finalUrl))
      return warn(
        `The address asked for leads to another domain, ${new URL(finalUrl).host}.`,
        seen(requestedUrl, hops, "Some assistants do not follow a redirect to another site."),
      );
    if (redirects.length > MAX_GOOD)
      return warn(
        `The start page of ${host} comes after ${redirects.length} redirects.`,
        seen(requestedUrl, hops, "One would do."),
      );
    return pass(
      `The start page of ${host} comes ${redirects.length === 0 ? "without a redirect" : "after one redirect"}.`,
    );
  },
});

const siteOf = (url: string): string => (URL.canParse(url) ? registrableDomainOf(new URL(url).hostname) : url);
