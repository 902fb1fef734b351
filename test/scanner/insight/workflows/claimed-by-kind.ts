// Claims on invented sites of a kind: the kind is given, so that a test states only what the pages show.
import { expect } from "vitest";
import { claimWorkflows } from "../../../../src/scanner/insight/claim-workflows.ts";
import type { ClaimedWorkflow } from "../../../../src/scanner/insight/claimed-workflow.ts";
import type { Channel, Confidence, Industry, SiteType } from "../../../../src/model/profile.ts";
import type { PageFacts, TextBlock } from "../../../../src/scanner/evidence/page-facts.ts";
import type { SiteEvidence } from "../../../../src/scanner/evidence/site-evidence.ts";
import { heading, page, profile, site, text } from "../../../fixtures/site.ts";

export const ORIGIN = "https://example-clinic.com";
export type PageOver = Parameters<typeof page>[0];

export interface Kind {
  industry: Industry;
  subKind?: string;
  siteType?: SiteType;
  channels?: Channel["type"][];
  /** Channels with their pages, in place of those above. */
  given?: Channel[];
  /** How sure the trade is; sure unless said. */
  sureness?: Confidence;
  /** Whether it has a checkout. */
  sells?: boolean;
}
export const CLUB: Kind = { industry: "education", subKind: "club", siteType: "services" };
export const CHARITY: Kind = { industry: "other", subKind: "nonprofit", siteType: "nonprofit-gov" };
export const SCHOOL: Kind = { industry: "education", subKind: "school" };
export const MAKER: Kind = { industry: "manufacturing", siteType: "services" };
export const ADVISER: Kind = { industry: "consulting", siteType: "services" };
export const ACCOUNTANT: Kind = { industry: "finance", subKind: "accounting", siteType: "services" };
export const AGENCY: Kind = { industry: "marketing", siteType: "services" };
export const SOFTWARE: Kind = { industry: "technology", siteType: "saas-api" };
export const INN: Kind = { industry: "other", subKind: "lodging" };

export const home = (language: string, over: PageOver = {}): PageFacts => page({ htmlLang: language, ...over });
export const inner = (path: string, language: string, over: PageOver = {}): PageFacts =>
  page({ url: `${ORIGIN}${path}`, kind: "other", foundBy: "link", htmlLang: language, ...over });

/**
 * Each sentence twice, the second time with letters before it, which make it another. One sentence of words that stand
 * near each other claims nothing, whatever it says: a test of words tells them twice, where no claim may follow as well.
 */
export const toldTwice = (sentences: readonly string[], over: Partial<TextBlock> = {}): TextBlock[] =>
  sentences.flatMap((sentence) => [text(sentence, over), text(`And: ${sentence}`, over)]);

/** A home page that tells each sentence twice, and nothing else. */
export const says = (language: string, ...sentences: string[]): PageFacts =>
  home(language, { blocks: toldTwice(sentences) });

/** The same below a heading that is the first of them. */
export const headed = (language: string, ...sentences: [string, ...string[]]): PageFacts =>
  home(language, { headings: [heading(2, sentences[0])], blocks: toldTwice(sentences) });

export function evidenceOf(
  { industry, subKind, siteType, channels = [], given, sureness = "high", sells = false }: Kind,
  pages: PageFacts[],
): SiteEvidence {
  return site({
    pages,
    channels:
      given ?? channels.map((type) => ({ type, pages: [`${ORIGIN}/`], evidence: `seen: ${type}`, confidence: "high" })),
    profile: profile({
      sells,
      industry: {
        value: industry,
        confidence: sureness,
        evidence: [{ url: `${ORIGIN}/`, region: "h1", quote: "What we are" }],
        probability: 1,
        alsoFair: null,
        subKind: subKind ?? null,
      },
      siteType: { value: siteType ?? "local-business", confidence: "high", evidence: [], secondary: null },
    }),
  });
}

/** Ids of what is claimed; every claim has to rest on something. */
export const claimed = (kind: Kind, ...pages: PageFacts[]): string[] => claimsOf(kind, ...pages).map(({ id }) => id);

export function claimsOf(kind: Kind, ...pages: PageFacts[]): ClaimedWorkflow[] {
  const claims = claimWorkflows(evidenceOf(kind, pages));
  for (const { id, evidence } of claims) expect(evidence.length, id).toBeGreaterThan(0);
  return claims;
}
