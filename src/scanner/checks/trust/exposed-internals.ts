import { countOf } from "../../../model/words.ts";
import { printableUrl } from "../../../model/target.ts";
import { addressParts } from "../../../model/address-parts.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { hostsOfOthers } from "../../evidence/trust/trust-script-hosts.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const INTERNAL_PATH =
  /(?:^|\/)(?:\.git|\.svn|\.hg)(?:\/|$)|(?:^|\/)(?:\.env(?:\.\w{1,20})?|\.htpasswd|\.DS_Store|id_rsa|wp-config\.php(?:\.\w{1,8})?|phpinfo\.php|server-status)$|\.(?:sql|bak|sqlite|dump)(?:\.gz|\.zip)?$/i;
const LISTING_TITLE = /^index of \//i;

/** Only what pages link to or are; no address is tried on suspicion. */
export const exposedInternals = defineCheck({
  id: "exposed-internals",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "target"],
  title: "Internal files that pages link to",
  why: "Backups, settings and folders of a version history tell strangers what is behind the site.",
  fix: "Remove the links and the files from the public folder, and switch off directory listings.",
  effort: "S",
  reference: "https://owasp.org/www-project-web-security-testing-guide/",
  run({ pages, target }) {
    const found = pages.flatMap((page) => internalsOn(page, target.registrableDomain).map((what) => ({ page, what })));
    if (found.length === 0) return info("No page read links to internal files. Nothing was tried that is not linked.");
    return info(
      `The pages read lead to ${countOf(found.length, "internal file or folder", "internal files or folders")}.`,
      found.slice(0, 5).map(({ page, what }) => seen(page.url, what, "Linked from or shown on this page.")),
    );
  },
});

function internalsOn(page: PageFacts, domain: string): string[] {
  const links = page.anchors
    .map(({ href }) => href)
    .filter((href) => INTERNAL_PATH.test(addressParts(href)?.pathname ?? ""))
    .filter((href) => hostsOfOthers([href], domain).length === 0)
    .map(printableUrl);
  const listing = page.titles.some((title) => LISTING_TITLE.test(title)) ? ["a list of the files in a folder"] : [];
  return [...new Set([...listing, ...links])];
}
