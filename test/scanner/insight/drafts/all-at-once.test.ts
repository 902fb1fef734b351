// Every draft of a report put in its place, and the site scanned again: none may break what held before.
import { describe, expect, it } from "vitest";
import type { Draft } from "../../../../src/model/draft.ts";
import type { Outcome } from "../../../../src/model/outcome.ts";
import type { StoredReport } from "../../../../src/model/stored-report.ts";
import { blocksOf, filled } from "../../../fixtures/drafts.ts";
import { CLINIC } from "../../../fixtures/golden/clinic.ts";
import { SHOP } from "../../../fixtures/golden/shop.ts";
import { SOFTWARE } from "../../../fixtures/golden/software.ts";
import { type FixturePage, type FixtureSite, scanInMemory } from "../../../fixtures/scan-site.ts";

type Pages = FixtureSite["pages"];

/** What the owner of each site fills in, where it is not what any owner might. */
const OWN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\[phone number, as on https:\/\/krumeundkorn.de\/impressum\]/g, "+49 951 29960417"],
  [/\[(\d\d:\d\d) or \d\d:\d\d\]/g, "$1"],
  [/\[day of the last change[^\]]*\]/g, "2026-11-02"],
];
const filledIn = (draft: Draft): Draft => ({
  ...draft,
  content: filled(OWN_WORDS.reduce((text, [pattern, value]) => text.replace(pattern, value), draft.content)),
});

/** Half held until its dates are kept, and counted so in what the report foretells. */
const OPENED = "sitemap-lastmod";

const onPages = (pages: Pages, draft: Draft, put: (html: string, block: string) => string): Pages => {
  const changed = { ...pages };
  for (const [path, block] of blocksOf(draft)) {
    const page = changed[path];
    if (page === undefined) throw new Error(`${draft.title}: no page at ${path}`);
    const body = put(page.body, block);
    if (body === page.body) throw new Error(`${draft.title}: found no place on ${path}`);
    changed[path] = { ...page, body };
  }
  return changed;
};
const inPlaceOf =
  (pattern: RegExp) =>
  (pages: Pages, draft: Draft): Pages =>
    onPages(pages, draft, (html, block) => html.replace(pattern, () => block));
const before =
  (mark: string) =>
  (pages: Pages, draft: Draft): Pages =>
    onPages(pages, draft, (html, block) => html.replace(mark, () => block + mark));
const toFile = (pages: Pages, { target }: Draft, put: (text: string) => string): Pages => {
  const path = new URL(target).pathname;
  const file: FixturePage = pages[path] ?? { body: "", type: path.endsWith(".xml") ? "application/xml" : "text/plain" };
  return { ...pages, [path]: { ...file, body: put(file.body) } };
};
const toHeaders = (pages: Pages, { content }: Draft): Pages => {
  const added = Object.fromEntries(
    content.split("\n").map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
  );
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [path, { ...page, headers: { ...page.headers, ...added } }]),
  );
};

/** Where a draft of HTML goes, by the check that asks for it. */
const IN_HTML: Readonly<Record<string, (pages: Pages, draft: Draft) => Pages>> = {
  "canonical-present": before("</head>"),
  "meta-description": before("</head>"),
  "form-labels": inPlaceOf(/<p>Name <input.*<\/textarea><\/p>/),
  "form-autocomplete": inPlaceOf(/<p>Name <input.*<\/textarea><\/p>/),
};

/** The pages with the draft in its place, as its notes say. */
function withDraft(pages: Pages, checkId: string, draft: Draft): Pages {
  const { content } = draft;
  switch (draft.kind) {
    case "json-ld":
      return before("</head>")(pages, draft);
    case "html": {
      const put = IN_HTML[checkId];
      if (put === undefined) throw new Error(`nothing says where the draft for ${checkId} goes`);
      return put(pages, draft);
    }
    case "http-header":
      return toHeaders(pages, draft);
    case "robots":
      return toFile(pages, draft, (text) => `${text}\n${content}\n`);
    case "xml": {
      if (pages[new URL(draft.target).pathname] !== undefined)
        return toFile(pages, draft, (text) => text.replace("</urlset>", `${content}</urlset>`));
      const robots = { ...draft, target: new URL("/robots.txt", draft.target).href };
      const named = toFile(pages, robots, (text) => `${text}\nSitemap: ${draft.target}\n`);
      return toFile(named, draft, () => content);
    }
    case "markdown":
    case "text":
      return toFile(pages, draft, () => content);
  }
}

const outcomesOf = ({ checks }: StoredReport): Map<string, Outcome> =>
  new Map(checks.map((outcome) => [outcome.id, outcome]));

describe.each(Object.entries({ clinic: CLINIC, shop: SHOP, software: SOFTWARE }))("the %s", (_name, site) => {
  it("fails no check for a draft that was pasted", async () => {
    const report = await scanInMemory(site);
    const drafts = report.results.topFixes.flatMap(({ checkId, draft }) =>
      draft === undefined ? [] : [{ checkId, draft: filledIn(draft) }],
    );
    expect(drafts.length).toBeGreaterThan(5);
    const pages = drafts
      .filter(({ draft }, at) => drafts.findIndex((other) => other.draft.content === draft.content) === at)
      .reduce((made, { checkId, draft }) => withDraft(made, checkId, draft), site.pages);
    const now = outcomesOf(await scanInMemory({ ...site, pages }));
    const broken = report.checks.flatMap(({ id, status }) => {
      const after = now.get(id);
      const isBroken = (status === "pass" || status === "na") && /fail|warn/.test(after?.status ?? "");
      return isBroken && id !== OPENED ? [`${id}: ${after?.situation}`] : [];
    });
    expect(broken).toEqual([]);
    for (const { checkId } of drafts) {
      const earned = now.get(checkId)?.score ?? 0;
      expect(earned, checkId).toBeGreaterThan(report.checks.find(({ id }) => id === checkId)?.score ?? 0);
    }
  });
});
