import { expect, it } from "vitest";
import { readControlNames } from "../../../src/scanner/evidence/operability/operate-names.ts";
import { titleParts } from "../../../src/scanner/insight/name/title-names.ts";
import { anchor, page } from "../../fixtures/site.ts";

const vagueOf = (name: string) => readControlNames(page({ anchors: [anchor("https://example.com/x", name)] })).vague;

it("knows a vague name behind the arrows and dots of designers", () => {
  expect(vagueOf("Read more … »›")).toEqual(["read more"]);
  expect(vagueOf("More\u00a0→")).toEqual(["more"]);
  expect(vagueOf("Implants →")).toEqual([]);
});

it("leaves out what leads to the notice of cookies or privacy, and not what is only called like it", () => {
  const at = (address: string) => readControlNames(page({ anchors: [anchor(address, "Read more")] })).vague;
  for (const path of [
    "/cookie-policy",
    "/legal/privacy",
    "/datenschutzerklaerung.html",
    "/politique-de-confidentialite/",
  ])
    expect(at(`https://example.com${path}`), path).toEqual([]);
  for (const address of [
    "https://cookie-company.com/recipes",
    "https://example.com/privacy-fence-panels",
    "https://example.com/cookies/choc-chip",
  ])
    expect(at(address), address).toEqual(["read more"]);
});

it("reads names and titles of nothing but such signs in linear time", () => {
  const started = performance.now();
  vagueOf(`${"-".repeat(200_000)}a`);
  vagueOf(`${" .".repeat(100_000)}a`);
  titleParts(`${" ".repeat(200_000)}a`);
  expect(performance.now() - started).toBeLessThan(300);
});

it("calls a nameless link that leads nowhere what it is, with the network of its icon", () => {
  const link = (rawHref: string, over = {}) => anchor("https://example.com/", "", { rawHref, ...over });
  const { unnamed } = readControlNames(
    page({
      anchors: [
        link("", { icon: "Instagram" }),
        link("#"),
        link("#", { opens: true }),
        link("#", { role: "button" }),
        link("#prices"),
        link("/fees?a=1"),
      ],
    }),
  );
  expect(unnamed).toEqual([
    "Instagram icon without an address",
    "link without an address",
    "link that calls a script",
    "link that calls a script",
    "link to this page",
    "link to /fees",
  ]);
});
