// What the report promises for its fixes holds once their drafts stand on the site.
import { describe, expect, it } from "vitest";
import type { TopFix } from "../../../../src/model/results.ts";
import type { SiteEvidence } from "../../../../src/scanner/evidence/site-evidence.ts";
import { projectScores } from "../../../../src/scanner/report/project-scores.ts";
import { filled, intoHead, read, type Site } from "../../../fixtures/drafts.ts";
import { reportOn } from "../../../fixtures/scan-pages.ts";

const html = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><header><nav><a href="/">Home</a> <a href="/contact">Contact</a></nav></header><main>${main}</main><footer><p>© 2026 Harbor House</p></footer></body></html>`;
const CONTACT = html(
  "Contact | Harbor House",
  '<h1>Contact</h1><p>Please call us: <a href="tel:+12078462210">+1 207 846 2210</a>, or come to 14 Quay Street, Falmouth 04105.</p>',
);
const as =
  (
    profile: Partial<SiteEvidence["profile"]>,
    siteType: "local-business" | "ecommerce" | "saas-api" | "nonprofit-gov",
  ) =>
  (evidence: SiteEvidence): Partial<SiteEvidence> => ({
    profile: {
      ...evidence.profile,
      businessName: { value: "Harbor House", confidence: "high", evidence: [] },
      siteType: { ...evidence.profile.siteType, value: siteType },
      ...profile,
    },
  });
const script = (node: unknown): string => `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
const mug = (head = ""): string =>
  html(
    "Stoneware mug | Harbor House",
    "<h1>Stoneware mug</h1><p>This mug is thrown by hand in our workshop at the harbor of Falmouth.</p><p>$40</p>",
    head,
  );
const MUG = { "@context": "https://schema.org", "@type": "Product", name: "Stoneware mug", sku: "M-1" };
const OFFER = { "@type": "Offer", price: 40, priceCurrency: "USD", availability: "https://schema.org/InStock" };

const SITES: Record<string, Site> = {
  "a restaurant": {
    pages: {
      "/": html(
        "Restaurant | Harbor House",
        "<h1>Restaurant at the harbor</h1><p>We cook what the boats of Falmouth bring in, on every day but Monday.</p><p>We are open Tuesday to Sunday from 17:00 to 22:00.</p>",
      ),
      "/contact": CONTACT,
    },
    over: as({ isLocal: true }, "local-business"),
  },
  "a shop for visitors, of no kind that is known": {
    pages: {
      "/": html(
        "Harbor House",
        "<h1>Welcome</h1><p>We have sold what we like at the harbor of Falmouth since 1999.</p>",
      ),
      "/contact": CONTACT,
      "/products/mug": mug(),
    },
    over: as({ isLocal: true, sells: true }, "ecommerce"),
  },
  "a shop with half a product": {
    pages: { "/": html("Harbor House", "<h1>Stoneware</h1>"), "/contact": CONTACT, "/products/mug": mug(script(MUG)) },
    over: as({ isLocal: false, sells: true }, "ecommerce"),
  },
  "a shop with a whole offer": {
    pages: {
      "/": html("Harbor House", "<h1>Stoneware</h1>"),
      "/products/mug": mug(script({ ...MUG, offers: OFFER })),
    },
    over: as({ isLocal: false, sells: true }, "ecommerce"),
  },
  "an association with a house": {
    pages: {
      "/": html(
        "Harbor House",
        "<h1>Helping hands</h1><p>Harbor House helps families of Falmouth through the winter.</p>",
      ),
      "/contact": CONTACT,
      "/events/fair": html(
        "Winter fair | Harbor House",
        "<h1>Winter fair</h1><p>The fair of Harbor House fills the quay with stalls, music and food for two days.</p>",
      ),
    },
    over: (evidence) => {
      const over = as({ isLocal: true }, "nonprofit-gov")(evidence);
      const { profile } = over;
      return profile ? { profile: { ...profile, industry: { ...profile.industry, subKind: "nonprofit" } } } : over;
    },
  },
  "a described organization in town": {
    pages: {
      "/": html(
        "Dentist | Harbor House",
        "<h1>Dentist in Falmouth</h1>",
        script({
          "@context": "https://schema.org",
          "@type": "Organization",
          name: "Harbor House",
          url: "https://harbor-dental.com/",
        }),
      ),
      "/contact": CONTACT,
      "/services": html(
        "Services | Harbor House",
        "<h1>Dental services</h1><p>We offer check-ups, fillings, crowns and whitening for the whole family in Falmouth.</p><p>Check-up $95</p>",
      ),
    },
    over: as({ isLocal: true }, "local-business"),
  },
  software: {
    pages: {
      "/": html(
        "Harbor House",
        "<h1>Rounds of trucks, planned</h1><p>Harbor House plans the rounds of trucks that empty containers in a city.</p>",
      ),
      "/pricing": html(
        "Pricing | Harbor House",
        "<h1>Pricing</h1><p>Harbor House is paid by the truck, and by the month.</p><p>Team $40</p>",
      ),
      "/blog/how-to-plan": html(
        "How to plan | Harbor House",
        "<h1>How to plan rounds</h1><p>Published on November 2, 2026</p><p>Rounds are planned from the last container to the first.</p>",
      ),
    },
    over: as({ isLocal: false }, "saas-api"),
  },
};

/** Blocks for machines and files can be put in their place without an owner's eye. */
function applied(site: Site, { draft }: TopFix): Site {
  if (draft?.kind === "json-ld") return intoHead(site, draft);
  if (draft?.kind === "xml")
    return { ...site, sitemap: filled(draft.content), robots: `User-agent: *\nAllow: /\n\nSitemap: ${draft.target}` };
  return site;
}
const isApplied = ({ draft }: TopFix): boolean => draft?.kind === "json-ld" || draft?.kind === "xml";

const FACTS = { pagesRead: 3, scanType: "full" as const, isLocalCopy: false };

describe("the drafts of", () => {
  it.each(Object.entries(SITES))("%s bring at least what is promised for them", (_, plain) => {
    const site = { ...plain, sitemap: null };
    const before = reportOn(read(site));
    const fixes = before.results.topFixes.filter(isApplied);
    expect(fixes.length).toBeGreaterThan(0);
    for (const group of [...fixes.map((fix) => [fix]), fixes]) {
      const promised = projectScores(before.checks, group, FACTS)?.all;
      const drafts = [...new Map(group.map((fix) => [fix.draft?.content, fix])).values()];
      const after = reportOn(read(drafts.reduce(applied, site)));
      const lost = after.checks.filter(
        ({ id, weight, score }) =>
          weight > 0 && (score ?? 1) < 1 && (before.checks.find((check) => check.id === id)?.score ?? 1) === 1,
      );
      const told = `${group.map(({ checkId }) => checkId).join()}: ${lost.map(({ id, situation }) => `${id} ${situation}`).join(" ")}`;
      expect(after.results.readinessScore, told).toBeGreaterThanOrEqual((promised?.readinessScore ?? 0) - 1);
      expect(after.results.aeoScore, told).toBeGreaterThanOrEqual((promised?.aeoScore ?? 0) - 1);
      for (const { checkId } of group)
        expect.soft(after.checks.find(({ id }) => id === checkId)?.status, `${checkId} ${told}`).toBe("pass");
    }
  });
});
