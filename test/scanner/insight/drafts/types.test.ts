// Every class that a draft can propose is one that the checks take, and what it switches on passes, too.
import { describe, expect, it } from "vitest";
import type { Industry, SiteType } from "../../../../src/model/profile.ts";
import { SITE_TYPES } from "../../../../src/model/profile.ts";
import type { StoredReport } from "../../../../src/model/stored-report.ts";
import subKinds from "../../../../src/scanner/insight/data/sub-kinds.json" with { type: "json" };
import type { SiteEvidence } from "../../../../src/scanner/evidence/site-evidence.ts";
import { isKnownType } from "../../../../src/scanner/evidence/structured/schema-types.ts";
import { draftFor } from "../../../../src/scanner/insight/drafts/draft-for.ts";
import { WORDS } from "../../../../src/scanner/insight/drafts/schema-type.ts";
import { projectScores } from "../../../../src/scanner/report/project-scores.ts";
import { filled, intoHead, judge, ORIGIN, read, type Site } from "../../../fixtures/drafts.ts";
import { reportOn } from "../../../fixtures/scan-pages.ts";

const html = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><header><nav><a href="/">Home</a> <a href="/contact">Contact</a></nav></header><main>${main}</main><footer><p>© 2026 Harbor House</p></footer></body></html>`;

interface Kind {
  siteType: SiteType;
  isLocal: boolean;
  industry: Industry;
  subKind: string | null;
  title: string;
}

const siteOf = ({ siteType, isLocal, industry, subKind, title }: Kind, head = ""): Site => ({
  pages: {
    "/": html(
      "Harbor House",
      "<h1>Welcome</h1><p>Harbor House has been there for the people of Falmouth for twenty years, on every day of the week.</p>",
      head,
    ),
    "/contact": html(
      "Contact | Harbor House",
      '<h1>Contact</h1><p>Please call us: <a href="tel:+12078462210">+1 207 846 2210</a>, or come to 14 Quay Street, Falmouth 04105.</p>',
    ),
  },
  over: ({ profile, home }: SiteEvidence) => ({
    home: { ...home, titles: [title] },
    profile: {
      ...profile,
      isLocal,
      businessName: { value: "Harbor House", confidence: "high", evidence: [] },
      siteType: { ...profile.siteType, value: siteType },
      industry: { ...profile.industry, value: industry, subKind },
    },
  }),
});

const PLAIN: Kind = { siteType: "local-business", isLocal: true, industry: "other", subKind: null, title: "Welcome" };
const KINDS: Kind[] = [
  ...WORDS.map(([, [term = ""]]) => ({ ...PLAIN, title: term.trim() })),
  ...Object.entries(subKinds.kinds).flatMap(([industry, kinds]) =>
    [null, ...Object.keys(kinds)].flatMap((subKind) =>
      SITE_TYPES.flatMap((siteType) =>
        [true, false].map((isLocal) => ({ ...PLAIN, siteType, isLocal, industry: industry as Industry, subKind })),
      ),
    ),
  ),
  ...SITE_TYPES.flatMap((siteType) =>
    [true, false].map((isLocal) => ({ ...PLAIN, siteType, isLocal, industry: "retail" as const })),
  ),
];

const IDS = ["localbusiness-present", "organization-present", "jsonld-present"];
/** One business for each different block. */
const EACH = new Map(
  KINDS.flatMap((kind) => {
    const evidence = read(siteOf(kind));
    return IDS.flatMap((id) => {
      const made = draftFor(judge(id, evidence), evidence);
      if (made === null) return [];
      const { draft, type: example } = made;
      const { "@type": type } = JSON.parse(draft.content.replace(/^<[^>]*>|<\/script>$/g, "")) as { "@type": unknown };
      return [
        [
          `${id} ${JSON.stringify(type)} ${kind.isLocal ? "here" : "anywhere"}`,
          { id, kind, draft, type, example },
        ] as const,
      ];
    });
  }),
);

const statusesOf = ({ checks }: StoredReport) => new Map(checks.map(({ id, status }) => [id, status]));

describe("the block about the business", () => {
  it("has many classes", () =>
    expect(new Set([...EACH.values()].map(({ type }) => JSON.stringify(type))).size).toBeGreaterThan(50));

  it("is handed over with the class that says most, where one says anything", () => {
    const GENERAL = ["LocalBusiness", "Store", "Organization", "OnlineStore", "Person"];
    for (const [name, { type, example }] of EACH) {
      const telling = [type].flat().find((one) => !GENERAL.includes(String(one)) && !String(one).startsWith("["));
      expect(example, name).toBe(telling);
    }
  });

  it.each([...EACH])("for %s passes the check it is for, and those that it switches on", (_, { id, kind, draft }) => {
    const site = siteOf(kind);
    const before = reportOn(read(site));
    const after = reportOn(read(intoHead(site, draft)));
    const [was, is] = [statusesOf(before), statusesOf(after)];
    expect(is.get(id), draft.content).toBe("pass");
    const types = [JSON.parse(filled(draft.content).replace(/^<[^>]*>|<\/script>$/g, ""))["@type"]].flat();
    for (const type of types) expect(isKnownType(type), type).toBe(true);
    const worse = after.checks.filter(
      ({ id, weight, score }) => weight > 0 && score !== null && score < 1 && was.get(id) === "na",
    );
    expect(worse.map(({ id, situation }) => `${id}: ${situation}`)).toEqual([]);
    const projected = projectScores(before.checks, [{ checkId: id }], {
      pagesRead: 2,
      scanType: "full",
      isLocalCopy: false,
    });
    expect(after.results.readinessScore).toBeGreaterThanOrEqual((projected?.all.readinessScore ?? 0) - 1);
    expect(after.results.aeoScore).toBeGreaterThanOrEqual((projected?.all.aeoScore ?? 0) - 1);
  });
});

describe("blocks about the business", () => {
  const BLOCKS = {
    "an organization": [{ "@type": "Organization", "@id": `${ORIGIN}/#org`, name: "Harbor House" }],
    "an organization without an id": [{ "@type": "Organization", name: "Harbor House", url: `${ORIGIN}/` }],
    "an organization and a place": [
      { "@type": "Organization", name: "Harbor House", url: `${ORIGIN}/` },
      { "@type": "Dentist", name: "Harbor House", url: `${ORIGIN}/` },
    ],
    "two ids": [
      { "@type": "Organization", "@id": `${ORIGIN}/#org`, name: "Harbor House" },
      { "@type": "Dentist", "@id": `${ORIGIN}/#clinic`, name: "Harbor House" },
    ],
    "a place of no kind": [{ "@type": "LocalBusiness", "@id": `${ORIGIN}/#here`, name: "Harbor House" }],
  };
  it.each(Object.entries(BLOCKS))("never give one id two kinds where there is %s", (_, nodes) => {
    for (const kind of [PLAIN, { ...PLAIN, industry: "retail" as const }, { ...PLAIN, subKind: "dental" }]) {
      const script = nodes.map(
        (node) =>
          `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...node })}</script>`,
      );
      const evidence = read(siteOf(kind, script.join("")));
      const drafts = reportOn(evidence).checks.flatMap(({ draft }) =>
        draft?.kind === "json-ld" ? [draft.content] : [],
      );
      const blocks = drafts.flatMap((text) =>
        [...text.matchAll(/<script[^>]*>([^<]*)<\/script>/g)].map(
          ([, json = ""]) => JSON.parse(json) as { "@id"?: string; "@type": unknown },
        ),
      );
      const byId = Map.groupBy(
        blocks.filter((block) => block["@id"] !== undefined),
        (block) => block["@id"],
      );
      for (const [id, group] of byId)
        expect(new Set(group.map((block) => JSON.stringify(block["@type"]))).size, id).toBe(1);
    }
  });
});
