import { countOf, isSingular, shareOf } from "../../../model/words.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const imageDimensions = defineCheck({
  id: "image-dimensions",
  agent: "page-experience",
  category: "Performance",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["pages", "target"],
  title: "Pictures that say their size",
  why: "A page whose pictures say their size does not jump while it loads, which matters to agents that click.",
  fix: "Write width and height on every picture.",
  effort: "S",
  reference: "https://web.dev/articles/optimize-cls",
  run({ pages, target }) {
    const images = pages.flatMap((page) => page.images.map((image) => ({ ...image, url: page.url })));
    if (images.length === 0) return na(`No picture was seen on ${target.host}.`);
    const unsized = images.filter(({ width, height }) => width === null || height === null);
    const sized = images.length - unsized.length;
    return info(
      `${shareOf(sized, images.length, "picture")} on ${countOf(pages.length, "page")} read of ${target.host} ${isSingular(sized, images.length) ? "says its size" : "say their size"}.`,
      unsized
        .slice(0, 3)
        .map(({ url, src }) => seen(url, `<img src="${src.split("?", 1)[0] ?? ""}">`, "No width or no height.")),
    );
  },
});
