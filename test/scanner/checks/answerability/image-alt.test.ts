import { expect, it } from "vitest";
import { imageAlt } from "../../../../src/scanner/checks/answerability/image-alt.ts";
import { image, page, site } from "../../../fixtures/site.ts";

const run = (...images: ReturnType<typeof image>[]) => imageAlt.run(site({ pages: [page({ images })] }));

it("passes pictures that are described; decorative ones need no words", () => {
  expect(
    run(
      image("/a.jpg", "The waiting room with its garden door"),
      image("/b.svg", ""),
      image("/c.svg", null, { decorative: true }),
    ).status,
  ).toBe("pass");
});

it.each([null, "IMG_2034", "photo1.jpg", "image", "zdjęcie", "hero_banner_02", "..."])(
  "does not take %j for a description",
  (alt) => {
    expect(run(image("/a.jpg", alt))).toMatchObject({ status: "fail", score: 0 });
  },
);

it("does not take the name of a template on the logo for a description", () => {
  expect(run(image("/img/logo.png", "Avada"))).toMatchObject({ status: "fail", score: 0 });
  expect(run(image("/img/town.jpg", "Porto"))).toMatchObject({ status: "pass" });
});

it("grades a page by its share and names a file without its address", () => {
  const verdict = run(
    image("https://cdn.example.com/x/team.jpg?w=800", null),
    image("/b.jpg", "The team in front of the practice"),
  );
  expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
  expect(verdict.evidence[0]?.received).toBe("1 of 2 pictures; for example team.jpg with no alternative text");
});

it("is not asked of pages without pictures that carry content", () => {
  expect(run(image("/pixel.gif", null, { width: "1", height: "1" }), image("/b.svg", "")).status).toBe("na");
});

it("counts in both scores", () => {
  expect(imageAlt).toMatchObject({
    counts: ["readiness", "aeo"],
    category: "Operability",
    aeoCategory: "Extractability",
  });
});

it("counts pictures, and names the page of those without words", () => {
  const described = image("/b.jpg", "The team in front of the practice");
  const pages = [
    page({ images: [described] }),
    page({ url: "https://example-clinic.com/team", images: [image("/DSC_0412.jpg", null)] }),
  ];
  expect(imageAlt.run(site({ pages })).situation).toContain(
    "1 of 2 pictures on the pages read is described in words, all but DSC_0412.jpg (on /team)",
  );
});

it("does not say that all are described where many are marked as decoration", () => {
  const logos = (count: number) => Array.from({ length: count }, (_, at) => image(`/clients/${at}.png`, ""));
  const run = (count: number) =>
    imageAlt.run(site({ pages: [page({ images: [image("/team.jpg", "The team at the door"), ...logos(count)] })] }));
  expect(run(9).situation).toContain("up to 9 on a page are marked as decoration");
  expect(run(2).situation).not.toContain("decoration");
});

it("counts pictures page by page, as it grades them, whatever they share", () => {
  const paths = ["/", "/red", "/green", "/blue", "/pink", "/gold", "/lime"];
  const bikes = Array.from({ length: 10 }, (_, at) => image(`/bike-${at}.jpg`, `Our blue bicycle in yard ${at}`));
  const pages = paths.map((path) =>
    page({ url: `https://example-clinic.com${path}`, images: [...bikes, image(`/of${path}.jpg`, null)] }),
  );
  const { status, situation } = imageAlt.run(site({ pages }));
  expect([status, situation]).toEqual(["pass", expect.stringContaining("70 of 77 pictures on the pages read are")]);
});

it("counts each picture of a page that loads them late under one address", () => {
  const boats = Array.from({ length: 7 }, (_, at) => image("/placeholder.gif", `Blue boat ${at} of the harbor`));
  const images = [...boats, image("/placeholder.gif", null)];
  expect(imageAlt.run(site({ pages: [page({ images })] })).situation).toContain("7 of 8 pictures");
});
