import { expect, it } from "vitest";
import { textFragmentAddressable } from "../../../../src/scanner/checks/answerability/text-fragment-addressable.ts";
import { page, site, text } from "../../../fixtures/site.ts";
import { filler } from "./content-pages.ts";

const run = (sentences: string[], headers: Record<string, string> = {}) => {
  const one = page({ blocks: sentences.map((sentence) => text(sentence)) });
  return textFragmentAddressable.run(site({ pages: [{ ...one, transfer: { ...one.transfer, headers } }] }));
};

it("passes a page whose sentences stand once", () => {
  expect(run(filler(12)).status).toBe("pass");
});

it("fails a page that forces visitors to its top, and shows the header", () => {
  const verdict = run(filler(12), { "document-policy": "force-load-at-top" });
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe("Document-Policy: force-load-at-top");
  expect(run(filler(12), { "document-policy": "force-load-at-top=?0" }).status).toBe("pass");
});

it("fails a page on which much stands twice", () => {
  expect(run([...filler(12), ...filler(6)]).evidence[0]?.received).toContain("12 of 18 sentences");
});

it("names in its fix only the causes that were seen", () => {
  const twice = run([...filler(12), ...filler(6)]);
  expect(twice.fix).toBe("Let each sentence stand once on a page.");
  expect(textFragmentAddressable.headline?.({ people: "patients", name: "A" }, twice.evidence)).toBe(
    "The same sentences stand more than once on pages of A",
  );
  const atTop = run(filler(12), { "document-policy": "force-load-at-top" });
  expect(atTop.fix).toBe("Remove the header that forces visitors to the top of the page.");
});

it("is not asked of pages with little text", () => {
  expect(run(filler(4)).status).toBe("na");
});
