import { expect, it } from "vitest";
import { landmarks } from "../../../../src/scanner/checks/operability/landmarks.ts";
import { anchor, page, site, text } from "../../../fixtures/site.ts";

const mark = (...roles: (string | [string, string])[]) =>
  roles.map((one) => (typeof one === "string" ? { role: one, label: null } : { role: one[0], label: one[1] }));
const links = ["a", "b", "c"].map((path) => anchor(`https://example-clinic.com/${path}`, path));
const run = (marks: ReturnType<typeof mark>, anchors = links) =>
  landmarks.run(site({ pages: [page({ blocks: [text("We fix teeth.")], landmarks: marks, anchors })] }));

it("passes one main part with menu, header and footer, by element or role", () => {
  expect(run(mark("banner", "navigation", "main", "contentinfo")).status).toBe("pass");
  expect(run(mark("header", "nav", "main", "footer")).status).toBe("pass");
});

it("fails a page without marks and says which are missing", () => {
  const verdict = run([]);
  expect(verdict.status).toBe("fail");
  expect(verdict.evidence[0]).toMatchObject({
    received: "no marked main part, no marked menu, no marked header and no marked footer; no landmarks",
    meaning: "",
  });
});

it("warns about two main parts", () => {
  expect(run(mark("banner", "navigation", "main", "main", "contentinfo")).status).toBe("warn");
});

it("minds two menus of one name little, and a missing menu not at all where nothing is linked", () => {
  expect(run(mark("banner", "navigation", "navigation", "main", "contentinfo")).evidence[0]?.received).toContain(
    "different labels",
  );
  expect(run(mark("banner", ["navigation", "Main"], ["navigation", "Footer"], "main", "contentinfo")).evidence).toEqual(
    [],
  );
  expect(run(mark("banner", "main", "contentinfo"), []).status).toBe("pass");
});

it("does not judge a page that delivers nothing", () => {
  expect(landmarks.run(site({ pages: [page()] })).status).toBe("na");
});

it("names the pages of each remedy where others need another", () => {
  const at = (path: string, ...roles: string[]) =>
    page({
      url: `https://example-clinic.com${path}`,
      blocks: [text("We fix teeth.")],
      landmarks: mark(...roles),
      anchors: links,
    });
  const pages = [at("/", "banner", "navigation", "main", "main", "contentinfo"), at("/about", "banner", "navigation")];
  expect(landmarks.run(site({ pages })).fix).toBe(
    "On the home page, keep one main element. On /about, wrap the content in one main element and wrap the bottom in footer.",
  );
});

it("asks for what the pages lack and for nothing else", () => {
  expect(run(mark("banner", "navigation", "contentinfo")).fix).toBe(
    "On {pages}, wrap the content in one main element.",
  );
  expect(run(mark("navigation", "main", "main")).fix).toBe(
    "On {pages}, keep one main element, wrap the top in header outside main and wrap the bottom in footer outside main.",
  );
});

it("asks for no menu, header or footer where scripts bring what all pages share", () => {
  const [only] = landmarks.run(
    site({
      pages: [page({ blocks: [text("We fix teeth.")], landmarks: [], anchors: links, counts: { emptyMenus: 1 } })],
    }),
  ).evidence;
  expect(only?.received).toBe("no marked main part; no landmarks");
});
