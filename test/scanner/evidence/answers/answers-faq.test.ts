import { expect, it } from "vitest";
import { questionsAnswered } from "../../../../src/scanner/evidence/answers/answers-faq.ts";
import { field, form, heading, page, text } from "../../../fixtures/site.ts";

const shown = (over: Parameters<typeof page>[0]): string[] =>
  questionsAnswered(page({ tokens: { classes: ["faq-item"], ids: [] }, ...over }), "en").map((one) => one.text);
const ASKED = "What should we improve?";
const FIRST = "How long does it take?";

it("takes the label of a field for no question with an answer, whatever stands behind it", () => {
  const answer = text("We reply to every request by mail.");
  const lines = [text(ASKED, { tag: "span" }), answer, text(FIRST, { tag: "span" }), text("It takes two weeks or so.")];
  const asking = form({ fields: [field({ tag: "textarea", label: `${ASKED} *` })] });
  expect(shown({ blocks: lines })).toEqual([ASKED, FIRST]);
  expect(shown({ blocks: lines, forms: [asking] })).toEqual([FIRST]);
});

it("nor a heading that labels one", () => {
  const headings = [heading(1, "Questions"), heading(2, ASKED), heading(2, FIRST)];
  const blocks = [text("Tell it in a few words.", { heading: 1 }), text("It takes two weeks or so.", { heading: 2 })];
  const asking = form({ fields: [field({ tag: "textarea", label: "", labelBeside: ASKED })] });
  expect(shown({ kind: "faq", headings, blocks, forms: [asking] })).toEqual([FIRST]);
});
