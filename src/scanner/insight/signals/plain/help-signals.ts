// Where users of a project ask and report: community places that the pages send them to, trackers in use.
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";
import { termHits } from "../term-hits.ts";
import { hitOn } from "./make-hit.ts";

const COMMUNITY =
  /^https?:\/\/(?:github\.com\/[^/]+\/[^/]+\/(?:discussions|issues)|github\.com\/orgs\/[^/]+\/discussions|gitlab\.com\/.{1,120}\/issues|codeberg\.org\/[^/]+\/[^/]+\/issues|discord\.(?:gg|com\/invite)\/|(?:[\w-]+\.)?slack\.com\/|join\.slack\.com\/|matrix\.to\/|(?:app\.)?(?:gitter\.im|element\.io)\/|(?:[\w-]+\.)?zulipchat\.com\/|groups\.google\.com\/|stackoverflow\.com\/questions\/|(?:www\.)?reddit\.com\/r\/|(?:forum|forums|community|discuss|discourse)\.[\w.-]+\/?)/i;

/** A sentence or label that invites questions, with its link to the place where the community answers them. */
function communityHelp(reading: SiteReading): SignalHit[] {
  const asked = termHits(reading, "says:ask-community");
  if (asked.length === 0) return [];
  const places = new Map(reading.pages.map((page) => [page.facts.url, communityLabels(page)]));
  return asked
    .filter((hit) => places.get(hit.url)?.some((label) => hit.quote.includes(label)) ?? false)
    .map((hit) => ({ ...hit, strength: 1 }))
    .slice(0, 2);
}

const communityLabels = (page: ReadPage): string[] =>
  page.facts.kind === "post" || page.facts.kind === "legal"
    ? []
    : page.facts.anchors
        .filter((anchor) => !anchor.hidden && COMMUNITY.test(anchor.href.slice(0, 300)))
        .map((anchor) => anchor.text.trim())
        .filter((label) => label.length >= 3 && label.length <= 100);

const TRACKER =
  /^https?:\/\/(?:www\.)?(?:(?:github\.com|codeberg\.org)\/[^/]+\/[^/]+\/issues|gitlab\.com\/.{1,120}\/issues)(?:[/?#]|$)/i;
const REPORT_WORDS =
  /\b(?:issues?|bugs?|report|tracker|fehler|problem[ei]?|melden|signaler|incidencias?|errores|segnala|meld|zgłoś|błęd\p{L}*|hata|ошибк\p{L}*|chyb\p{L}*)\b|バグ|問題|버그|问题/iu;

/** A link in the pages' own text that sends reports to a tracker; one in the footer only says where the code is kept. */
const trackerInUse = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .flatMap((page) =>
      page.facts.anchors
        .filter((anchor) => !anchor.hidden && anchor.region !== "footer" && TRACKER.test(anchor.href.slice(0, 300)))
        .filter((anchor) => REPORT_WORDS.test(anchor.text.slice(0, 200)))
        .slice(0, 1)
        .map((anchor) => hitOn(page, "link", anchor.text)),
    )
    .slice(0, 2);

/** Where a project kept in public says how weaknesses are reported to it. */
const SECURITY_POLICY =
  /^https?:\/\/(?:github\.com|gitlab\.com|codeberg\.org)\/[^/?#]{1,60}\/[^/?#]{1,100}\/(?:[^?#]{1,120}\/)?security(?:\.md|\.rst|\.txt|\/policy|\/advisories(?:\/new)?)?(?:[?#]|$)/i;
const SECURITY_MAIL = /^mailto:(?:security|psirt)@/i;
/** Guards and makers of locks have an address for security, too. */
const WEAKNESS =
  /vuln[eé]rab|disclosure|security (?:issue|bug|flaw)|sicherheitslück|schwachstelle|failles? de sécurité|beveiligingslek|kwetsbaarhe|podatnoś/i;

const securityReports = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .flatMap((page) => {
      const tells = (): boolean => page.lines.some(({ text }) => WEAKNESS.test(text.slice(0, 1_000)));
      return page.facts.anchors
        .filter(({ hidden, href }) => !hidden && (SECURITY_POLICY.test(href) || (SECURITY_MAIL.test(href) && tells())))
        .slice(0, 1)
        .map(({ text }) => hitOn(page, "link", text || "Security policy"));
    })
    .slice(0, 2);

export const helpSignals = {
  "community help": communityHelp,
  "issue tracker in use": trackerInUse,
  "way to report a weakness": securityReports,
};
