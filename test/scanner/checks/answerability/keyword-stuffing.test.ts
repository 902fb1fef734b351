import { expect, it } from "vitest";
import { keywordStuffing } from "../../../../src/scanner/checks/answerability/keyword-stuffing.ts";
import { page, profile, site, text } from "../../../fixtures/site.ts";
import { bodyText } from "../../../../src/scanner/evidence/answers/answers-content.ts";
import { splitSentences } from "../../../../src/scanner/evidence/text/text-sentences.ts";
import { translatedArticle } from "./translated-article.ts";

const plain = splitSentences(bodyText(translatedArticle("en")));
const run = (sentences: string[], names = "Example Clinic") =>
  keywordStuffing.run(
    site({
      pages: [page({ blocks: sentences.map((one) => text(one)) })],
      profile: profile({ businessName: { value: names } }),
    }),
  );

it("passes running text", () => {
  expect(run(plain).status).toBe("pass");
});

it("fails a phrase that takes more than 3.5 percent of the words", () => {
  const verdict = run(plain.map((one) => `${one} Cheap dentist Falmouth is near you.`));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toMatch(/^“.*dentist.*” \d+ times in \d+ words/);
});

it("fails a sentence that stands on the page three times", () => {
  const same = "Our gentle team is looking forward to your visit in spring.";
  expect(run([...plain, same, same, same]).evidence[0]?.received).toBe(`3 times: “${same}”`);
});

it("lets the business say its own name as often as it likes", () => {
  expect(
    run(
      plain.map((one) => `At Molarhaus ${one}`),
      "Molarhaus",
    ).status,
  ).toBe("pass");
});

it("does not judge short pages", () => {
  expect(run(plain.slice(0, 4)).status).toBe("na");
});
