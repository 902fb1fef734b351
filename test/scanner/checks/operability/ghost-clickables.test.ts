import { expect, it } from "vitest";
import { ghostClickables } from "../../../../src/scanner/checks/operability/ghost-clickables.ts";
import { readHtml } from "../../evidence/page/read-html.ts";
import { page, site } from "../../../fixtures/site.ts";

const run = (anchorCount: number, ghosts: number) =>
  ghostClickables.run(site({ pages: [page({ anchorCount, counts: { ghostClickables: ghosts } })] }));

it("passes up to five percent of the targets", () => {
  expect(run(95, 5).status).toBe("pass");
});

it("warns up to twenty percent and fails beyond", () => {
  expect(run(90, 10)).toMatchObject({ status: "warn", score: 0.5 });
  const many = run(10, 10);
  expect(many).toMatchObject({ status: "fail", score: 0 });
  expect(many.evidence[0]?.received).toBe("neither link nor button: 10 of 20 click targets");
});

it("is not asked of pages without targets", () => {
  expect(run(0, 0).status).toBe("na");
});

it("names the button of the menu, where it is all that fails", () => {
  const fixOf = (html: string) => ghostClickables.run(site({ pages: [readHtml(html)] })).fix;
  const menu = "<header><a href=/>Home</a><div class=hamburger onclick=open()>=</div></header>";
  expect(fixOf(menu)).toContain("Turn what opens the menu");
  expect(fixOf(`${menu}<main><div class=card onclick=go()>Roofs</div></main>`)).toBeUndefined();
  const box = `<nav><a href=/>Home</a><div class="mobile-menu" onclick="shut()"><a href=/d>D</a></div></nav>`;
  expect(fixOf(box)).toBeUndefined();
  expect(fixOf(`<nav><a href=/>Home</a><img class="nav-icon" alt=Menu src=/m.svg onclick="t()"></nav>`)).not.toContain(
    "div",
  );
  expect(fixOf("<main><a href=/>Home</a><div class=burger onclick=order()>With cheese</div></main>")).toBeUndefined();
});
