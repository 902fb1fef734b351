import { describe, expect, it } from "vitest";
import { contentWithoutJs } from "../../../../src/scanner/checks/access/content-without-js.ts";
import { anchor, heading, page, site, text } from "../../../fixtures/site.ts";

const script = {
  src: "https://example-clinic.com/app.js",
  type: "",
  async: false,
  defer: true,
  inHead: true,
  integrity: false,
  crossorigin: false,
};
const shell = (chars: number) =>
  page({ scripts: [script], counts: { emptyAppRoots: 1 }, blocks: chars > 0 ? [text("a".repeat(chars))] : [] });

describe("content-without-js", () => {
  it("passes a page that carries its text, scripts or not", () => {
    expect(
      contentWithoutJs.run(site({ home: page({ scripts: [script], blocks: [text("word ".repeat(200))] }) })).status,
    ).toBe("pass");
  });

  it("fails an empty container that scripts are to fill", () => {
    const verdict = contentWithoutJs.run(site({ home: shell(0) }));
    expect(verdict).toMatchObject({ status: "fail", score: 0 });
    expect(verdict.evidence[0]?.received).toContain("0 characters of text");
  });

  it("warns when a part of the text is there", () => {
    expect(contentWithoutJs.run(site({ home: shell(300) }))).toMatchObject({ status: "warn", score: 0.5 });
  });

  it("never takes a short static page for an empty one", () => {
    expect(contentWithoutJs.run(site({ home: page({ blocks: [text("Open Monday to Friday.")] }) })).status).toBe(
      "pass",
    );
    const withScripts = page({ scripts: [script], blocks: [text("Open Monday to Friday.")] });
    expect(contentWithoutJs.run(site({ home: withScripts })).status).toBe("pass");
    const rootWithoutScripts = page({ counts: { emptyAppRoots: 1 }, blocks: [text("Under construction.")] });
    expect(contentWithoutJs.run(site({ home: rootWithoutScripts })).status).toBe("pass");
  });

  it("does not judge a site whose pages are empty and have no scripts either", () => {
    const verdict = contentWithoutJs.run(site({ home: page({}) }));
    expect(verdict).toMatchObject({ status: "na" });
    expect(verdict.situation).toContain("carries any text");
    expect(contentWithoutJs.run(site({ home: page({ scripts: [script] }) })).status).toBe("pass");
  });

  it.each([
    "Loading releases…",
    "Produkte werden geladen …",
    "Wird geladen...",
    "Chargement des produits…",
    "Cargando eventos...",
    "Carregando…",
    "Caricamento concerti…",
    "Bezig met laden...",
    "Trwa ładowanie opinii...",
  ])("takes a page of which the main part only says %j for one without text", (line) => {
    const waits = (more: string, scripts = [script]) =>
      contentWithoutJs.run(site({ home: page({ scripts, blocks: [text(more), text(line)] }) }));
    expect(waits("All releases of our products.")).toMatchObject({ status: "fail", score: 0 });
    expect(waits("word ".repeat(80))).toMatchObject({ status: "warn", score: 0.5 });
    expect(waits("word ".repeat(200)).status).toBe("pass");
    expect(waits("All releases of our products.", []).status).toBe("pass");
  });

  it.each([
    "Loading and unloading is done by our drivers.",
    "Wir laden Sie herzlich ein.",
    "Loading bays for trucks",
    "Laden, Werkstatt und Lager",
    "We deliver to your door. Loading takes an hour...",
  ])("leaves a short page alone that speaks of %j", (line) => {
    expect(contentWithoutJs.run(site({ home: page({ scripts: [script], blocks: [text(line)] }) })).status).toBe("pass");
  });

  it("misses facts of contact that a script fills in behind their labels", () => {
    const contact = (unfilled: string[]) => page({ scripts: [script], unfilled, blocks: [text("word ".repeat(200))] });
    const verdict = contentWithoutJs.run(site({ home: contact(["Phone", "Address"]) }));
    expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
    expect(verdict.evidence[0]?.received).toBe("nothing after “Phone” and “Address”");
    expect(contentWithoutJs.run(site({ home: contact(["Fax"]) })).status).toBe("pass");
    const linked = {
      ...contact(["email", "email us"]),
      anchors: ["email.", "email us"].map((name) => anchor("mailto:a@b.com", name)),
    };
    expect(contentWithoutJs.run(site({ pages: [page(linked)] })).status).toBe("pass");
    const empty = { ...shell(0), unfilled: ["Phone", "Address"] };
    expect(contentWithoutJs.run(site({ home: empty }))).toMatchObject({ status: "fail", score: 0 });
  });

  it("says that a heading of questions without any is left to scripts", () => {
    const faq = (...lines: string[]) =>
      page({
        scripts: [script],
        unfilled: ["FAQ"],
        headings: [heading(2, "FAQ")],
        blocks: [text("word ".repeat(200)), ...lines.map((line) => text(line, { heading: 0 }))],
      });
    expect(contentWithoutJs.run(site({ home: faq() })).situation).toBe(
      "What the home page only announces is left to scripts.",
    );
    expect(contentWithoutJs.run(site({ home: faq("Do you drive?") })).situation).toMatch(/carries its text/);
    const answered = faq("Delivery times", "We deliver in three days.");
    expect(contentWithoutJs.run(site({ home: answered })).situation).toMatch(/carries its text/);
    expect(contentWithoutJs.run(site({ home: faq("All answers stand on our page.") })).evidence).toEqual([]);
    const parts = { ...faq(), headings: [heading(2, "FAQ"), heading(3, "Delivery")] };
    expect(contentWithoutJs.run(site({ home: parts })).evidence).toEqual([]);
    // A question elsewhere and the footer answer nothing.
    const beside = {
      ...faq(),
      headings: [heading(2, "FAQ"), heading(2, "Ready to book?")],
      blocks: [...faq().blocks, text("12 Main St", { heading: 0, region: "footer" }), text("Call us.", { heading: 1 })],
    };
    expect(contentWithoutJs.run(site({ home: beside })).evidence).toHaveLength(1);
  });

  it("misses a menu that a script brings, and none where the page has links to go on by", () => {
    const drawn = (region: "main" | "footer") =>
      page({
        scripts: [script],
        counts: { emptyMenus: 1 },
        blocks: [text("word ".repeat(200))],
        anchors: [anchor("https://example-clinic.com/about", "About us", { region })],
      });
    expect(contentWithoutJs.run(site({ home: drawn("main") }))).toMatchObject({ status: "warn", score: 0.75 });
    expect(contentWithoutJs.run(site({ home: drawn("footer") })).status).toBe("pass");
  });

  it("tells pages whose text a script brings from those that wait for their menu alone", () => {
    const whole = page({ blocks: [text("word ".repeat(200))] });
    const menu = page({ scripts: [script], counts: { emptyMenus: 1 }, blocks: [text("word ".repeat(200))] });
    const said = (...pages: (typeof whole)[]): string => contentWithoutJs.run(site({ pages })).situation;
    expect(said(whole, shell(0), menu, menu)).toMatch(
      /^1 of 4 pages read of \S+ leaves its text to scripts \(the home page\), and 2 more their menu\.$/,
    );
    const fixOf = (...pages: (typeof whole)[]) => contentWithoutJs.run(site({ pages })).fix;
    expect(fixOf(whole, menu)).toMatch(/^Put the links of header and menu into the HTML/);
    expect([fixOf(shell(0), menu), fixOf(whole)]).toEqual([undefined, undefined]);
    expect(said(whole, menu)).toMatch(/^1 of 2 pages read of \S+ leaves its menu to scripts; the text is there\.$/);
    expect(said(shell(0), menu)).toMatch(
      /^1 of 2 pages read of \S+ leaves its text to scripts \(the home page\), and 1 more its menu\.$/,
    );
  });

  it("fails an empty menu over an empty page that a script fills, whatever its containers are called", () => {
    const drawn = (scripts: (typeof script)[], chars = 0) =>
      page({ scripts, counts: { emptyMenus: 1 }, blocks: chars > 0 ? [text("a".repeat(chars))] : [] });
    expect(contentWithoutJs.run(site({ home: drawn([script]) }))).toMatchObject({ status: "fail", score: 0 });
    expect(contentWithoutJs.run(site({ home: drawn([script], 300) }))).toMatchObject({ status: "warn", score: 0.75 });
    expect(contentWithoutJs.run(site({ home: drawn([]) })).status).toBe("na");
  });

  it("misses the goods of a shop that its system's script draws, and none that stand there with their prices", () => {
    const ecwid = { ...script, src: "https://app.ecwid.com/script.js?1" };
    const shop = (sentence: string, by = ecwid) =>
      page({ url: "https://example-clinic.com/shop", kind: "shop", scripts: [by], blocks: [text(sentence)] });
    const verdict = contentWithoutJs.run(site({ pages: [page(), shop("Our shop. Loading …")] }));
    expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
    expect(verdict.evidence[0]?.meaning).toContain("Only scripts would bring the goods");
    expect(contentWithoutJs.run(site({ pages: [page(), shop("Mug, blue, 12 €")] })).status).toBe("pass");
    // A farm shop with its hours, and a script that counts visitors.
    expect(contentWithoutJs.run(site({ pages: [page(), shop("Open on Saturdays.", script)] })).status).toBe("pass");
  });

  it("names the list that a page announces beside its text, and misses the goods of a shop", () => {
    const listing = (line: string, more: Partial<ReturnType<typeof page>> = {}) =>
      page({
        url: "https://example-clinic.com/catalog",
        scripts: [script],
        blocks: [text("word ".repeat(200)), text(line)],
        ...more,
      });
    const run = (...pages: ReturnType<typeof page>[]) => contentWithoutJs.run(site({ pages: [page(), ...pages] }));
    const events = run(listing("Loading events…", { kind: "event" }));
    expect(events).toMatchObject({ status: "pass", evidence: [{ received: "“Loading events…”" }] });
    expect(events.situation).toBe("What /catalog only announces is left to scripts.");
    const goods = run(listing("Cargando productos...", { kind: "product" }));
    expect(goods).toMatchObject({ status: "warn", score: 0.5, situation: events.situation });
    expect(contentWithoutJs.headline?.({ name: "Example", people: "customers" }, goods.evidence)).toBe(
      "Most assistants open the list of what Example sells and find it empty",
    );
    const others = run(listing("Loading events…", { kind: "shop" }));
    expect(contentWithoutJs.headline?.({ name: "Example", people: "customers" }, others.evidence)).toContain(
      "miss what scripts bring",
    );
    const priced = [text("word ".repeat(200)), text("Mug, blue, 12 €"), text("Loading more products…")];
    expect(run(listing("", { kind: "shop", blocks: priced })).status).toBe("pass");
    // What is loaded for whoever acts, and what may be anything.
    for (const line of [
      "Loading calendar…",
      "Wird geladen …",
      "Loading...",
      "Karte wird geladen …",
      "Loading reviews…",
      "Loading more…",
    ])
      expect(run(listing(line, { kind: "shop" })).evidence, line).toEqual([]);
  });

  it("scores the share of pages, so that more of the same pages change nothing", () => {
    const pair = [shell(0), page({ url: "https://example-clinic.com/a" })];
    const many = Array.from({ length: 10 }, () => pair).flat();
    expect(contentWithoutJs.run(site({ pages: pair })).score).toBe(0.5);
    expect(contentWithoutJs.run(site({ pages: many })).score).toBe(0.5);
  });

  it("cannot tell when the start page was hidden behind a test", () => {
    const challenge = { detected: true, vendor: null, marker: "x", url: "https://example-clinic.com/", affected: [] };
    expect(contentWithoutJs.run(site({ home: shell(0), challenge })).status).toBe("unable");
  });
});
