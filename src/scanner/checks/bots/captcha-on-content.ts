import { eachOf } from "../../../model/words.ts";
import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { findCaptcha } from "../../evidence/access/bots-captcha.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const ENOUGH_CHARS = 200;

export const captchaOnContent = defineCheck({
  id: "captcha-on-content",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "target"],
  title: "No puzzle stands before the content",
  why: "A puzzle in front of a text keeps out every machine that could have told of it. On a form it is a question of its own.",
  fix: "Move the puzzle from the page to the form or action it should protect.",
  effort: "M",
  reference: "https://www.w3.org/TR/turingtest/",
  nowhere: "Only log-in pages were read.",
  headline: ({ name }) => `Assistants meet a puzzle where the text of ${name} should be`,
  run({ pages, target }) {
    return judgePages(
      pages,
      (page) => {
        if (page.kind === "login") return null;
        const captcha = findCaptcha(page);
        const protectsForm = page.forms.some(({ hidden, fields }) => !hidden && fields.some((field) => !field.hidden));
        if (captcha === null || protectsForm || page.mainText.chars >= ENOUGH_CHARS) return true;
        return {
          received: `${captcha}, ${page.mainText.chars} characters of text`,
          meaning: "There is a puzzle and hardly any text: the content comes after it.",
        };
      },
      (counts) =>
        counts.good === 0
          ? `${eachOf(counts.of, "page")} read of ${target.host} puts a puzzle before its text.`
          : `${pagesWhich(counts, `read of ${target.host}`, { one: "shows its text without a puzzle before it", many: "show their text without a puzzle before it" })}.`,
    );
  },
});
