import { expect, it } from "vitest";
import { namesTemplate } from "../../../../src/scanner/evidence/text/template-names.ts";
import { page, text } from "../../../fixtures/site.ts";

it("reads the words of a page once for all its logos", () => {
  let reads = 0;
  const counted = {
    ...text(""),
    get text() {
      reads += 1;
      return "We bake bread.";
    },
  };
  const of = { ...page(), blocks: [counted] };
  const logo = { alt: "Divi logo", src: "https://example-clinic.com/logo.png" };
  expect(Array.from({ length: 5 }, () => namesTemplate(logo, of))).toEqual([true, true, true, true, true]);
  expect(reads).toBe(1);
});
