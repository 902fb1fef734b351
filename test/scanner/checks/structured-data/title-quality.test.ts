import { describe, expect, it } from "vitest";
import { page, site, text } from "../../../fixtures/site.ts";
import { isLongAlone, titleQuality } from "../../../../src/scanner/checks/structured-data/title-quality.ts";

const run = (...titles: string[][]) =>
  titleQuality.run(
    site({ pages: titles.map((list, n) => page({ url: `https://example-clinic.com/${n}`, titles: list })) }),
  );

describe("title-quality", () => {
  it.each([
    "Example Clinic | Dental care in Falmouth",
    "Zahnarztpraxis Müller – Ihre Zahnärzte in Köln",
    "Gabinet stomatologiczny Example w Krakowie",
    "山田歯科医院｜渋谷の歯医者",
    "예시치과 | 강남역 치과",
  ])("passes %s", (title) => {
    expect(run([title]).status).toBe("pass");
  });

  it.each([
    ["no title", [], "no title"],
    ["an empty title", [" "], "no title"],
    [
      "two titles",
      ["Dental care in Falmouth", "Dental care in Truro"],
      "Dental care in Falmouth / Dental care in Truro",
    ],
    ["a short title", ["Home"], "Home"],
    ["a title of a template", ["Vite + React"], "Vite + React"],
    ["an unfilled title", ["{{ page.title }} - Example"], "{{ page.title }}"],
  ])("fails %s", (_, titles, received) => {
    const verdict = run(titles);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain(received);
  });

  it.each([
    "Dental care ".repeat(8),
    "山田歯科医院は渋谷駅から徒歩五分の歯医者です。一般歯科、小児歯科、矯正歯科、審美歯科に対応",
  ])("warns of what is only long, as that: %s", (title) => {
    const { status, evidence, fix } = run([title]);
    expect(status).toBe("warn");
    expect(titleQuality.headline?.({ people: "patients", name: "Example Clinic" }, evidence)).toContain("cut off");
    expect(fix).toContain("Shorten");
    expect(isLongAlone({ id: titleQuality.id, evidence })).toBe(true);
    expect(isLongAlone({ id: titleQuality.id, evidence: run([title], [title]).evidence })).toBe(false);
  });

  it("fails pages that share a title", () => {
    const same = ["Example Clinic in Falmouth"];
    expect(run(same, same).status).toBe("fail");
  });

  it("says what is wrong with the titles, under a headline that is true of each fault", () => {
    const long = (word: string) => [`${word} `.repeat(20)];
    expect(run(long("dental"), long("implant")).situation).toBe(
      "The title is too long to be shown whole on both pages (looked at /0 and /1).",
    );
    expect(run(["Dental care in Falmouth"], ["Home"], ["Dental implants in Truro"]).situation).toBe(
      "One title of its own, in a length that is shown whole, stands on 2 of 3 pages (not on /1); the title is too short on one page.",
    );
    expect(titleQuality.headline?.({ people: "patients", name: "Example Clinic" })).toBe(
      "Titles alone do not tell assistants what each page of Example Clinic is about",
    );
  });

  it("lets titles that lose a word where they are shown cost no level, and what is longer count in part", () => {
    const good = (word: string) => [`${word} in Falmouth | Example Clinic`];
    const longish = (word: string) => [`${word} `.padEnd(75, "and more of it ").trim()];
    const fine = ["Implants", "Crowns", "Fillings", "Veneers"].map(good);
    expect(run(...fine, longish("Braces")).status).toBe("pass");
    expect(run(longish("Implants"), longish("Crowns"), longish("Braces")).status).toBe("pass");
    expect(run(good("Implants"), good("Crowns"), [`Braces ${"and more ".repeat(12)}`]).score).toBeCloseTo(8 / 9);
    expect(run(longish("Braces"), longish("Braces")).status).toBe("fail");
  });

  it("scores the share of good pages", () => {
    expect(run(["Dental care in Falmouth"], ["Implants in Falmouth"], ["Home"])).toMatchObject({
      status: "warn",
      score: 2 / 3,
    });
  });
});

describe("copies that name their original", () => {
  const at = (path: string, canonical: string | null, title: string, over: Parameters<typeof page>[0] = {}) =>
    page({
      url: `https://example-clinic.com${path}`,
      kind: "services",
      titles: [title],
      links:
        canonical === null
          ? []
          : [
              {
                rel: "canonical",
                href: `https://example-clinic.com${canonical}`,
                type: null,
                hreflang: null,
                title: null,
                media: null,
                sizes: null,
              },
            ],
      ...over,
    });
  const TITLE = "Wing foiling with us";
  const judge = (...pages: ReturnType<typeof page>[]) => titleQuality.run(site({ pages })).status;

  it("need no title of their own", () => {
    expect(judge(at("/wing", "/wing", TITLE), at("/wing.1.html", "/wing", TITLE))).toBe("pass");
    expect(judge(at("/wing", null, TITLE), at("/wing?from=menu", "/wing", TITLE))).toBe("pass");
    expect(judge(at("/?p=12", "/wing", TITLE), at("/wing.1.html", "/wing", TITLE))).toBe("pass");
  });
  it("are others than pages that name themselves, each other or the start page by mistake", () => {
    expect(judge(at("/wing.html", "/wing", TITLE), at("/sup.html", "/sup", TITLE))).toBe("fail");
    expect(judge(at("/wing", null, TITLE), at("/sup", null, TITLE))).toBe("fail");
    expect(judge(at("/wing", "/sup", TITLE), at("/sup", "/wing", TITLE))).toBe("fail");
    const start = at("/", "/", "The home of foiling", { kind: "home", textHash: "1" });
    expect(judge(start, at("/wing", "/", TITLE, { textHash: "2" }), at("/sup", "/", TITLE, { textHash: "3" }))).toBe(
      "fail",
    );
  });
  it("have the text of their original: no page of its own text is one, whatever it names", () => {
    const saying = (path: string, canonical: string, content: string) =>
      at(path, canonical, TITLE, { textHash: path, blocks: [text(content)] });
    const lesson = "A lesson takes two hours and begins on the beach, where we rig the wing and learn to fall. ";
    const start = at("/de/", "/de/", "The home of foiling", { kind: "home", textHash: "1" });
    const wing = saying("/de/wing", "/de/", lesson);
    const sup = saying("/de/sup", "/de/", "Boards for the river and the lake can be hired from May until October.");
    expect(judge(start, wing, sup)).toBe("fail");
    expect(judge(saying("/blog/", "/blog/", lesson), saying("/blog/first", "/blog/", "Our first winter."))).toBe(
      "fail",
    );
    expect(
      judge(saying("/wing", "/wing", lesson.repeat(9)), saying("/wing?a=1", "/wing", `${lesson.repeat(9)}12 views`)),
    ).toBe("pass");
    expect(judge(saying("/wing", "/wing", ""), saying("/wing?a=1", "/wing", ""))).toBe("fail");
  });
});
