import { describe, expect, it } from "vitest";
import { quotationsAttributed } from "../../../../src/scanner/checks/answerability/quotations-attributed.ts";
import { page, profile, site, text } from "../../../fixtures/site.ts";
import { article, filler } from "./content-pages.ts";

const WORDS = "a roof that is looked after every spring lasts twice as long";
const run = (...pages: ReturnType<typeof page>[]) =>
  quotationsAttributed.run(site({ pages, profile: profile({ siteType: { value: "media-blog" } }) }));

describe("quotations-attributed", () => {
  it.each([
    [`“${WORDS},” says Maria Novak, a roofer.`],
    [`„${WORDS}“, sagt Maria Novak.`],
    [`« ${WORDS} », explique Maria Novak.`],
  ])("passes a quotation with its speaker beside it: %s", (sentence) => {
    expect(run(article([sentence])).status).toBe("pass");
  });

  it("passes a quotation element followed by its speaker", () => {
    expect(run(article([text(WORDS, { tag: "blockquote", quoted: true }), text("— Maria Novak")])).status).toBe("pass");
  });

  it("warns when nobody is named for the words", () => {
    const verdict = run(article([`“${WORDS}” as one hears.`]));
    expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
    expect(verdict.evidence[0]?.received).toContain("1 quotation in about");
  });

  it("fails a text that quotes nobody", () => {
    expect(run(article())).toMatchObject({ status: "fail", score: 0 });
  });

  it("asks nothing of a plumber's pages, of documentation or of short posts", () => {
    const blocks = filler(40).map((one) => text(one));
    const commercial = site({
      pages: [page({ blocks }), page({ blocks, kind: "services" }), page({ blocks, kind: "about" })],
    });
    expect(quotationsAttributed.run(commercial).status).toBe("na");
    expect(run(page({ blocks, kind: "docs" }), page({ blocks: blocks.slice(0, 5), kind: "post" })).status).toBe("na");
  });
});
