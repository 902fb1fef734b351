import { expect, it } from "vitest";
import { bylineOf, isDatedContent } from "../../../../src/scanner/evidence/answers/answers-content.ts";
import { anchor, heading, page, text } from "../../../fixtures/site.ts";

const URL = "https://example-clinic.com/recipes";
const other = (over: Parameters<typeof page>[0]) => page({ url: URL, kind: "other", ...over });
const isDated = (over: Parameters<typeof page>[0]): boolean => isDatedContent(other(over), "local-business");
const DAY = { datetime: "2026-10-02", text: "2 October 2026", region: "main" } as const;

it.each([
  "By Ann Moore, 2 October 2026",
  "Von Lena Hofmann, 2. Oktober 2026",
  "Par Claire Petit, le 2 octobre 2026",
  "Por Ana Souza, 2 de outubro de 2026",
])("takes a page for an article that is signed with a name and a day: %s", (line) => {
  expect(isDated({ blocks: [text(line), text("Rye flour, water and salt.")] })).toBe(true);
});

it.each(["By Friday, 2 October 2026", "Von Montag bis Freitag geöffnet", "By clicking you agree", "Ann Moore, baker"])(
  "and none for another line: %s",
  (line) => {
    expect(isDated({ blocks: [text(line)] })).toBe(false);
  },
);

it("takes a list of articles for none: the heading in it leads to the article", () => {
  const teaser = {
    headings: [heading(1, "Recipes"), heading(2, "Bamberg crust")],
    blocks: [
      text("Bamberg crust", { tag: "h2", inArticle: true, heading: 1 }),
      text("2 October 2026", { inArticle: true, heading: 1 }),
    ],
    times: [DAY],
  };
  const linked = (href: string) => [anchor(href, "Bamberg crust")];
  expect(isDated({ ...teaser, anchors: linked(`${URL}/bamberg-crust`) })).toBe(false);
  expect(isDated({ ...teaser, anchors: linked(`${URL}#crust`) })).toBe(true);
});

it("reads no author out of a line that begins with the same word", () => {
  expect(bylineOf(other({ blocks: [text("By Maria Novak")] }))).toBe("By Maria Novak");
  expect(bylineOf(other({ blocks: [text("by appointment only")] }))).toBeUndefined();
});
