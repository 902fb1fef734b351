import { countOf, onPagesOr } from "../../../model/words.ts";
import { readMedia } from "../../evidence/answers/answers-media.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const mediaText = defineCheck({
  id: "media-text",
  agent: "answerability",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Films and recordings can be read",
  why: "What is said in a film or recording is not read by search and assistants unless it also stands in captions, a transcript or a description.",
  fix: "Add captions or a transcript to each film on {pages|the site}, or describe it in the markup of the page.",
  effort: "M",
  reference: "https://www.w3.org/TR/WCAG22/#captions-prerecorded",
  nowhere: "No film or recording was found on the pages read.",
  headline: ({ name }) => `What is said in the films on the pages of ${name} stays unread`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        const media = readMedia(page);
        if (media.count === 0) return null;
        if (media.readableBy !== null) return true;
        return {
          received: `${countOf(media.count, "film or recording", "films or recordings")}: ${media.example.split(/[?#]/)[0]}`,
          meaning: "No captions, transcript or description, and little text beside it.",
        };
      },
      (counts) =>
        onPagesOr(
          counts,
          "with films or recordings",
          "their content can be read",
          "has one whose content cannot be read",
        ),
    );
  },
});
