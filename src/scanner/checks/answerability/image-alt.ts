import { isSingular, partOf, shareOf } from "../../../model/words.ts";
import { emptiedImages, gradeImages } from "../../evidence/answers/answers-images.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const SHARE_GOOD = 0.9;
const SHARE_SOME = 0.5;
/** So many on one page may be logos of clients: that they only decorate is not said. */
const MANY = 6;

export const imageAlt = defineCheck({
  id: "image-alt",
  agent: "answerability",
  category: "Operability",
  aeoCategory: "Extractability",
  counts: ["readiness", "aeo"],
  severity: 2,
  evidence: "A",
  needs: ["pages"],
  title: "Pictures are described in words",
  why: "People who cannot see a picture, and most machines that read the page, get its text alternative instead. Without one the picture says nothing.",
  fix: "Write what the pictures on {pages|the site} show into their alt text, and give an empty alt to those that only decorate.",
  effort: "S",
  reference: "https://www.w3.org/TR/WCAG22/#non-text-content",
  headline: ({ name }) => `What the pictures on the pages of ${name} show is lost on assistants`,
  run({ pages }) {
    let [told, pictures] = [0, 0];
    const silent: string[] = [];
    const left = Math.max(0, ...pages.map(({ images }) => emptiedImages(images)));
    return gradeContent(
      pages,
      (page) => {
        const { described, undescribed } = gradeImages(page.images, page);
        const all = described + undescribed.length;
        if (all === 0) return null;
        silent.push(...undescribed.map(({ file }) => file));
        told += described;
        pictures += all;
        const share = described / all;
        if (share >= SHARE_GOOD) return 1;
        const [first] = undescribed;
        return {
          value: share >= SHARE_SOME ? 0.5 : 0,
          received: `${partOf(undescribed.length, all, "picture")}; for example ${first?.file ?? ""} with ${first?.alt === null ? "no alternative text" : `“${first?.alt ?? ""}”`}`,
          meaning: "",
        };
      },
      {
        result: () => {
          const decoration = left < MANY ? "" : `; up to ${left} on a page are marked as decoration`;
          return `${shareOf(told, pictures, "picture")} on the pages read ${isSingular(told, pictures) ? "is" : "are"} described in words${told > 0 && silent.length === 1 ? `, all but ${silent[0]}` : ""}${decoration}.`;
        },
        notApplicable: "No page read has a picture that carries content.",
      },
    );
  },
});
