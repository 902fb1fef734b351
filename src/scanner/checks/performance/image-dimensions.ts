import { printableUrl } from "../../../model/target.ts";
import { countOf, isSingular, listOf, pathOf, shareOf } from "../../../model/words.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const imageDimensions = defineCheck({
  id: "image-dimensions",
  agent: "page-experience",
  category: "Performance",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["pages", "target", "contentImages"],
  title: "Pictures that load and say their size",
  why: "A page whose pictures say their size does not jump while it loads, which matters to agents that click.",
  fix: "Put back pictures that are gone, and write width and height on every picture.",
  effort: "S",
  reference: "https://web.dev/articles/optimize-cls",
  run({ pages, target, contentImages }) {
    const images = pages.flatMap((page) => page.images.map((image) => ({ ...image, url: page.url })));
    if (images.length === 0) return na(`No picture was seen on ${target.host}.`);
    const unsized = images.filter(({ width, height }) => width === null || height === null);
    const sized = images.length - unsized.length;
    const gone = contentImages.filter(({ status }) => status === 404 || status === 410);
    const missing =
      gone.length === 0
        ? ""
        : ` Of ${countOf(contentImages.length, "picture")} asked for, ${gone.length} ${gone.length === 1 ? "is" : "are"} not there: ${listOf(gone.map(({ url, status }) => `${pathOf(url)} answered ${status}`))}.`;
    return info(
      `${shareOf(sized, images.length, "picture")} on ${countOf(pages.length, "page")} read of ${target.host} ${isSingular(sized, images.length) ? "says its size" : "say their size"}.${missing}`,
      [
        ...gone.map(({ url, foundOn, status }) =>
          seen(printableUrl(url), `status ${status}`, `Shown on ${pathOf(foundOn)}, and not there.`),
        ),
        ...unsized
          .slice(0, 3)
          .map(({ url, src }) => seen(url, `<img src="${src.split("?", 1)[0] ?? ""}">`, "No width or no height.")),
      ],
    );
  },
});
