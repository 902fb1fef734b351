import { expect, it } from "vitest";
import { controlNames } from "../../../../src/scanner/checks/operability/control-names.ts";
import { formLabels } from "../../../../src/scanner/checks/operability/form-labels.ts";
import { anchor, field, form, page, site } from "../../../fixtures/site.ts";
import { button } from "./control-fixture.ts";

const link = (path: string, name: string) => anchor(`https://example-clinic.com/${path}`, name);
const run = (over: Parameters<typeof page>[0]) => controlNames.run(site({ pages: [page(over)] }));

it("passes when everything has a name of its own", () => {
  expect(
    run({
      anchors: [link("a", "Prices"), link("b", "Contact")],
      buttons: [button("Send")],
      forms: [form({ fields: [field()] })],
    }).status,
  ).toBe("pass");
});

it("fails nameless icons and fields, and prints no phone number", () => {
  const verdict = run({
    anchors: [link("book?x=1", ""), anchor("tel:+441614960000", "")],
    buttons: [button("")],
    forms: [form({ fields: [field({ name: "q", labelFrom: "none" })] })],
  });
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe(
    "all 4 controls without a name: link to https://example-clinic.com/book, link to a phone number, button and field q",
  );
});

it("asks for what is missing there, and names no icons where there are none", () => {
  const fields = run({ forms: [form({ fields: [field({ name: "q", labelFrom: "none" })] })] });
  expect(fields.fix).toBe(formLabels.fix);
  expect(run({ buttons: [button("")] }).fix).toMatch(
    /^Give a text or aria-label to each link and button on \{pages\|the site\} that shows an icon alone\.$/,
  );
  const alike = run({ anchors: ["a", "b", "c"].map((path) => link(path, "Weiterlesen")) });
  expect(alike.fix).not.toContain("icon");
  const headline = (shown: typeof alike.evidence) =>
    controlNames.headline?.({ name: "Example", people: "customers" }, shown);
  expect(headline(alike.evidence)).toBe("Agents acting for customers cannot tell by their names where links lead");
  expect(headline(run({ buttons: [button("")] }).evidence)).toContain("without a name");
});

it("warns about a rare nameless one, and about three links of one name", () => {
  const named = Array.from({ length: 30 }, (_, at) => link(`${at}`, `Page ${at}`));
  expect(run({ anchors: [...named, link("x", "")] })).toMatchObject({ status: "warn", score: 0.5 });
  const same = run({ anchors: ["a", "b", "c"].map((path) => link(path, "Weiterlesen")) });
  expect(same).toMatchObject({ status: "warn", score: 0.5 });
  expect(same.evidence[0]?.received).toBe("the same name for different targets: “weiterlesen”");
});

it("names a link whose name says nothing of its target, in any of its spellings", () => {
  for (const name of ["here", "Read more »", "Mehr erfahren …", "Dowiedz się więcej", "Leer más"]) {
    const verdict = run({ anchors: [link("a", "Prices"), link("b", name)] });
    expect(verdict, name).toMatchObject({ status: "pass", score: 0.9 });
    expect(verdict.evidence[0]?.meaning).toBe("These names do not say where the links lead.");
  }
});

it("takes names with a subject, links within the page and links that count for nothing as they are", () => {
  const fine = [
    link("a", "Read more about fees"),
    link("more", "More shoes"),
    { ...link("c", "more"), rel: "nofollow" },
    anchor("https://example-clinic.com/#hours", "here"),
    link("politica-cookies.html", "Más información"),
  ];
  expect(run({ anchors: fine })).toMatchObject({ status: "pass", evidence: [] });
});

it("is not asked of pages without controls, and ignores hidden ones", () => {
  expect(run({ anchors: [{ ...link("a", ""), isSilent: true }] }).status).toBe("na");
  expect(run({ anchors: [{ ...link("a", ""), hidden: true }] }).status).toBe("na");
});

it("asks first for names of links and buttons, whichever page comes first", () => {
  const bare = page({ forms: [form({ fields: [field({ name: "q", labelFrom: "none" })] })] });
  const icon = page({ url: "https://example-clinic.com/b", anchors: [link("book", "")] });
  expect(controlNames.run(site({ pages: [bare, icon] })).fix).toMatch(
    /^Give a text or aria-label .* Connect each field/,
  );
});

it("prints the signs of a path as they are", () => {
  const at = (path: string, more: Partial<Parameters<typeof page>[0]>) =>
    page({ url: `https://example-clinic.com${path}`, ...more });
  const vague = at("/news", { anchors: ["a", "b", "c"].map((path) => link(path, "Weiterlesen")) });
  const { fix } = controlNames.run(site({ pages: [at("/x$&y", { buttons: [button("")] }), vague] }));
  expect(fix).toContain("each link and button on /x$&y that shows an icon alone.");
});

it("names in each remedy the pages that need it", () => {
  const icon = page({ url: "https://example-clinic.com/b", anchors: [link("book", "")] });
  const vague = page({
    url: "https://example-clinic.com/news",
    anchors: [link("a", "Read more"), link("c", "Prices")],
  });
  const { fix } = controlNames.run(site({ pages: [page({ anchors: [link("book", "")] }), icon, vague] }));
  expect(fix).toBe(
    "Give a text or aria-label to each link and button on the home page and /b that shows an icon alone. Say in each link on /news what it leads to, in place of “here” or “read more”.",
  );
});
