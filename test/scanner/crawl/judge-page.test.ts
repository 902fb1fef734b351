import { describe, expect, it } from "vitest";
import { isFragmentFile, isSamePage, whyLeftOut } from "../../../src/scanner/crawl/judge-page.ts";
import { anchor, heading, page } from "../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const missing = { probes: [], isSoft404: true, textHashes: ["gone"] };
const home = page({ textHash: "home" });
const about = page({ url: `${ORIGIN}/about`, textHash: "about" });

describe("whyLeftOut", () => {
  it("keeps a page of its own", () => {
    expect(whyLeftOut(about, [home], missing)).toBeNull();
  });

  it("leaves out copies, and names the first", () => {
    expect(whyLeftOut(page({ url: `${ORIGIN}/about-2?x=1`, textHash: "about" }), [home, about], missing)).toBe(
      "shows the same as https://example-clinic.com/about",
    );
  });

  it("keeps a page that differs from another in numbers and in the offer it leads to, and no copy with links to share it", () => {
    const kit = (at: number, ...hrefs: string[]) =>
      page({ url: `${ORIGIN}/kit${at}`, textHash: "kit", anchors: hrefs.map((href) => anchor(href, "Buy")) });
    const first = kit(1, "https://shop.example/item/1");
    expect(whyLeftOut(kit(2, "https://shop.example/item/2"), [home, first], missing)).toBeNull();
    const share = (at: number) => `https://share.example/${at}?u=${ORIGIN}/kit${at}`;
    expect(
      whyLeftOut(
        kit(2, "https://shop.example/item/1?s=2", share(2)),
        [home, kit(1, "https://shop.example/item/1", share(1))],
        missing,
      ),
    ).toContain("the same");
  });

  it("leaves out what is shown for pages that do not exist, but never the start page", () => {
    expect(whyLeftOut(page({ url: `${ORIGIN}/x`, textHash: "gone" }), [home], missing)).toContain("do not exist");
    expect(whyLeftOut(page({ textHash: "gone" }), [], missing)).toBeNull();
  });

  it("leaves out errors", () => {
    expect(
      whyLeftOut(
        page({ url: `${ORIGIN}/x`, textHash: "x", transfer: { ...home.transfer, status: 500 } }),
        [home],
        missing,
      ),
    ).toBe("answered 500");
  });
});

describe("isFragmentFile", () => {
  it("knows parts of pages by name and missing title", () => {
    const part = { titles: [], anchors: [anchor(`${ORIGIN}/about`, "About")] };
    expect(isFragmentFile(page({ url: `${ORIGIN}/header.html`, ...part }))).toBe(true);
    expect(isFragmentFile(page({ url: `${ORIGIN}/parts/_footer.html`, ...part }))).toBe(true);
    expect(isFragmentFile(page({ url: `${ORIGIN}/nav.html`, titles: ["Navigation at sea"] }))).toBe(false);
    expect(isFragmentFile(page({ url: `${ORIGIN}/header`, ...part }))).toBe(false);
    expect(isFragmentFile(page({ url: `${ORIGIN}/about.html`, titles: [], headings: [heading(1, "About")] }))).toBe(
      false,
    );
  });
});

describe("isSamePage", () => {
  it("goes by address or by text", () => {
    expect(isSamePage(home, page({ textHash: "other" }))).toBe(true);
    expect(isSamePage(about, page({ url: `${ORIGIN}/z`, textHash: "about" }))).toBe(true);
    expect(isSamePage(home, about)).toBe(false);
  });
});
