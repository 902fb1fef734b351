import { isSameHost, printableUrl } from "../../../model/target.ts";
import { canonicalsOf } from "../../evidence/access/access-canonical.ts";
import { isSilent } from "../../evidence/access/access-silence.ts";
import { defineCheck, pass, seen, unable, warn } from "../define-check.ts";

export const duplicateHost = defineCheck({
  id: "duplicate-host",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["target", "home"],
  title: "The site lives under one name",
  why: "When the name with and without www both show the site, engines see two sites and split between them what they know.",
  fix: "Choose one of the two names and let the other answer 301 to the same path there; name the chosen one as canonical on every page.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  headline: ({ name }) => `Engines see ${name} as two sites`,
  run({ target, home }) {
    const { twinHostProbe: twin, host } = target;
    if (target.isLocalCopy) return unable("The site was read from a local copy, so its other name was not asked.");
    if (twin === null)
      return unable(
        `Whether ${host.startsWith("www.") ? host.slice(4) : `www.${host}`} shows the site, too, was not found out.`,
      );
    const other = URL.canParse(twin.url) ? new URL(twin.url).host : twin.url;
    const received = twin.location === null ? String(twin.status) : `${twin.status} to ${printableUrl(twin.location)}`;
    // Nobody there is an answer; a server that fails is none.
    if (twin.status > 0 && isSilent(twin.status))
      return unable(`${other} did not answer.`, seen(twin.url, received, "Not known."));
    if (twin.status < 200 || twin.status >= 300)
      return pass(`Only ${host} shows the site; ${other} does not.`, seen(twin.url, received, "No second copy."));
    const canonical = canonicalsOf(home)[0];
    // A canonical address with a host name settles the matter on both, since both show the same page.
    if (canonical !== undefined && URL.canParse(canonical) && isSameHost(new URL(canonical).hostname, host))
      return pass(
        `${host} and ${other} both show the site, and its pages name ${new URL(canonical).host} as the true one.`,
        seen(home.url, `canonical: ${printableUrl(canonical)}`, "Engines keep one of the two."),
      );
    return warn(
      `${host} and ${other} both show the site, and nothing says which is the true one.`,
      seen(twin.url, received, `The same pages as on ${host}, under a second name.`),
    );
  },
});
