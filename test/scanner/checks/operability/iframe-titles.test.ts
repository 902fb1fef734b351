import { expect, it } from "vitest";
import { iframeTitles } from "../../../../src/scanner/checks/operability/iframe-titles.ts";
import { page, site } from "../../../fixtures/site.ts";

const frame = (title: string | null, hidden = false) => ({
  src: "https://www.google.com/maps/embed?pb=1",
  title,
  hidden,
});
const run = (...iframes: ReturnType<typeof frame>[]) => iframeTitles.run(site({ pages: [page({ iframes })] }));

it("passes embedded pages with a title", () => {
  expect(run(frame("Map to the practice")).status).toBe("pass");
});

it("fails those without one and says from where they come", () => {
  const verdict = run(frame("Map"), frame(" "));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe("1 of 2 embedded pages without a title, from google.com");
});

it("leaves hidden frames out", () => {
  expect(run(frame(null, true)).status).toBe("na");
});

it("names in its headline no kind that was not seen", () => {
  expect(iframeTitles.headline?.({ people: "patients", name: "Harbour Lane" })).toBe(
    "What the pages of Harbour Lane embed is a box without a label",
  );
});
