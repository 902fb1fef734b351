// Our checks on one page alone, for the questions of Lighthouse's SEO audits.
import { CHECKS } from "../../src/scanner/checks/all-checks.ts";
import type { Verdict as CheckVerdict } from "../../src/scanner/checks/define-check.ts";
import type { PageFacts } from "../../src/scanner/evidence/page-facts.ts";
import type { SiteEvidence } from "../../src/scanner/evidence/site-evidence.ts";
import type { SeoAudit } from "./lighthouse-audits.ts";

/** Our checks that answer the question of an audit. Where it is in brackets, only a `fail` of it does. */
const ASKED: Record<SeoAudit, readonly string[]> = {
  "is-crawlable": ["home-indexable"],
  "document-title": ["title-quality"],
  "meta-description": ["meta-description"],
  "http-status-code": ["target-reachable"],
  "link-text": ["control-names"],
  "crawlable-anchors": ["internal-links-crawlable"],
  "robots-txt": ["robots-txt-syntax", "(robots-txt-present)"],
  "image-alt": ["image-alt"],
  hreflang: ["hreflang-valid"],
  canonical: ["canonical-present", "canonical-consistent"],
};

export interface PageVerdict {
  isNamed: boolean;
  /** What was received and what it means, where a defect is named. */
  shown: string[];
  /** What each of these is about. */
  about: string[][];
}

/** What we say of one page: the same checks, given that page and nothing beside it. */
export function judgePageAlone(evidence: SiteEvidence, page: PageFacts, audit: SeoAudit): PageVerdict {
  const alone: SiteEvidence = { ...evidence, home: page, pages: [page] };
  const named = ASKED[audit].flatMap((asked) => {
    const id = asked.replace(/[()]/g, "");
    const verdict = CHECKS.find((check) => check.id === id)?.run(alone);
    return verdict !== undefined && isNamed(verdict, asked !== id) ? [verdict] : [];
  });
  const items = named.flatMap((verdict) => verdict.evidence);
  return {
    isNamed: named.length > 0,
    shown: items.map(({ received, meaning }) => `${received}: ${meaning}`),
    about: items.map((item) => item.about ?? []),
  };
}

const isNamed = ({ status }: CheckVerdict, onlyFail: boolean): boolean =>
  status === "fail" || (status === "warn" && !onlyFail);
