import { describe, expect, it } from "vitest";
import { anchor, heading, page, site } from "../../../fixtures/site.ts";
import { ugcBoundary } from "../../../../src/scanner/checks/trust/ugc-boundary.ts";

const withLink = (rel: string, title = "3 Comments", classes = ["comment-list"]) =>
  page({
    tokens: { classes, ids: [] },
    headings: [heading(1, "Post"), heading(2, title)],
    anchors: [anchor("https://pills.example/buy?x=1", "Great post", { heading: 1, rel })],
  });

describe("ugc-boundary", () => {
  it("passes marked links in comments", () => {
    expect(ugcBoundary.run(site({ pages: [withLink("external nofollow ugc")] })).status).toBe("pass");
  });

  it.each(["3 Comments", "Kommentare", "Komentarze (2)"])("fails unmarked links under %s", (title) => {
    const verdict = ugcBoundary.run(site({ pages: [withLink("", title)] }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("https://pills.example/buy");
  });

  it("does not apply without comments", () => {
    expect(ugcBoundary.run(site({ pages: [withLink("", "Our services")] })).status).toBe("na");
    expect(ugcBoundary.run(site({ pages: [withLink("", "Do you answer comments?", [])] })).status).toBe("na");
  });

  it("takes no link that stands on other pages, too, for one of a visitor", () => {
    const other = { ...withLink("", "Imprint"), url: "https://example-clinic.com/other" };
    expect(ugcBoundary.run(site({ pages: [withLink(""), other] })).status).toBe("na");
  });
});
