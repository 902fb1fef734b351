import { expect, it } from "vitest";
import { externalSourcesCited } from "../../../../src/scanner/checks/answerability/external-sources-cited.ts";
import { anchor, page, profile, site, text } from "../../../fixtures/site.ts";
import { article, filler } from "./content-pages.ts";

const source = anchor("https://statistics.example.org/roofs", "the survey");
const run = (...anchors: ReturnType<typeof anchor>[]) =>
  externalSourcesCited.run(site({ pages: [article([], { anchors })] }));

it("passes two sources in 1,000 words", () => {
  expect(run(source).status).toBe("pass");
});

it("fails when all links stay at home or lead to social networks, maps and shops", () => {
  const verdict = run(
    anchor("https://www.example-clinic.com/about", "about"),
    anchor("https://blog.example-clinic.com/x", "blog"),
    anchor("https://www.facebook.com/clinic", "Facebook"),
    anchor("https://maps.google.com/?q=clinic", "Map"),
    anchor("https://www.bing.com/maps?q=clinic", "Route"),
  );
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toContain("0 links to other sites' pages");
  // A law named by its number is a source: what was measured are links.
  expect(externalSourcesCited.headline?.({ people: "readers", name: "Example" }, verdict.evidence)).toBe(
    "Longer texts of Example link too few sources for others to check",
  );
});

it("warns when a long text has too few", () => {
  const long = page({ kind: "post", blocks: filler(90).map((one) => text(one)), anchors: [source] });
  expect(externalSourcesCited.run(site({ pages: [long] }))).toMatchObject({ status: "warn", score: 0.5 });
});

it("does not count a source that no longer answers", () => {
  const dead = {
    url: source.href,
    from: "external",
    foundOn: "",
    status: 404,
    error: null,
    finalUrl: source.href,
    redirects: 0,
  } as const;
  expect(
    externalSourcesCited.run(site({ pages: [article([], { anchors: [source] })], linkChecks: [dead] })).status,
  ).toBe("fail");
});

it("is not asked of product pages", () => {
  expect(
    externalSourcesCited.run(site({ pages: [page({ kind: "product", blocks: filler(40).map((one) => text(one)) })] }))
      .status,
  ).toBe("na");
});

it.each(["docs", "about"] as const)("is not asked of manuals and introductions: %s", (kind) => {
  const blocks = filler(40).map((one) => text(one));
  const pages = [page({ kind, blocks })];
  for (const siteType of ["docs", "services"] as const)
    expect(externalSourcesCited.run(site({ pages, profile: profile({ siteType: { value: siteType } }) })).status).toBe(
      "na",
    );
});

it("counts the article alone, and not what leads to others or filler", () => {
  const of = (...blocks: string[]) =>
    externalSourcesCited.run(site({ pages: [page({ kind: "post", blocks: blocks.map((one) => text(one)) })] })).status;
  const teasers = filler(14, 30);
  expect(of(...filler(24))).toBe("fail");
  expect(of(...filler(16), ...teasers)).toBe("fail");
  for (const label of ["Related posts", "Das könnte Sie auch interessieren:", "İlginizi Çekecekler"])
    expect(of(...filler(16), label, ...teasers)).toBe("na");
  // Papers put such a line between two parts of the text.
  for (const label of ["Leggi anche:", "Lees ook", "À lire aussi"])
    expect(of(...filler(16), label, ...teasers)).toBe("fail");
  const lorem = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, vivamus et urna. ".repeat(20);
  expect(of(...filler(16), lorem)).toBe("na");
});

it("asks no source of a short announcement of the days of an event", () => {
  const announced = article(["17-24 February 2026"]);
  expect(externalSourcesCited.run(site({ pages: [announced] })).status).toBe("na");
  for (const line of ["17 February 2026", "2026-11-27 by Anna", "May 3, 2026 · 4-5 min read"])
    expect(externalSourcesCited.run(site({ pages: [article([line])] })).status).toBe("fail");
  for (const line of ["3.-5. März 2026", "Del 3-5 de marzo de 2026"])
    expect(externalSourcesCited.run(site({ pages: [article([line])] })).status).toBe("na");
});
