import { describe, expect, it } from "vitest";
import { chooseImages } from "../../../../src/scanner/evidence/images/choose-images.ts";
import { image, page } from "../../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const sized = (path: string, width: string | null, height: string | null, over = {}) =>
  image(`${ORIGIN}${path}`, "", { width, height, ...over });
const choose = (images: ReturnType<typeof image>[], mayRead = (_url: string) => true) =>
  chooseImages([page({ images })], mayRead).map(({ url }) => url.replace(ORIGIN, ""));

describe("the images that are looked at", () => {
  it("are the two largest by their markup, those without a size last", () => {
    expect(
      choose([sized("/a.jpg", null, null), sized("/b.jpg", "400", "300"), sized("/c.jpg", "1200px", "800")]),
    ).toEqual(["/c.jpg", "/b.jpg"]);
    expect(
      choose([sized("/a.jpg", null, null), sized("/b.jpg", "100%", "auto"), sized("/c.webp", null, "200")]),
    ).toEqual(["/a.jpg", "/b.jpg"]);
  });

  it("are photos of the content on the site's own host", () => {
    expect(
      choose([
        sized("/logo.svg", "900", "900"),
        sized("/spinner.gif", "900", "900"),
        sized("/icon.png", "32", "32"),
        sized("/header.jpg", "1600", "400", { region: "header" }),
        sized("/ornament.jpg", "1600", "400", { decorative: true }),
        image("https://cdn.example.net/large.jpg", "", { width: "2000", height: "2000" }),
        image("data:image/png;base64,AAAA", "", { width: "2000", height: "2000" }),
        image("https://www.example-clinic.com/team.jpg#left", "", { width: "600", height: "400" }),
      ]),
    ).toEqual(["https://www.example-clinic.com/team.jpg"]);
  });

  it("are each asked for once, and never where robots.txt forbids it", () => {
    const pages = [
      page({ images: [sized("/team.jpg", "300", "200")] }),
      page({
        url: `${ORIGIN}/about`,
        images: [sized("/team.jpg", "900", "600"), sized("/private/x.jpg", "2000", "2000")],
      }),
    ];
    expect(chooseImages(pages, (url) => !url.includes("/private/"))).toEqual([
      { url: `${ORIGIN}/team.jpg`, foundOn: `${ORIGIN}/` },
    ]);
  });
});
