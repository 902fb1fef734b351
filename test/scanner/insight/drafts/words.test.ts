// What drafts call pages, parts and offers: words that name them, and not what stands around them.
import { describe, expect, it } from "vitest";
import type { SiteEvidence } from "../../../../src/scanner/evidence/site-evidence.ts";
import { draftOf, judge, ORIGIN, read } from "../../../fixtures/drafts.ts";

const html = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><header><nav><a href="/">Home</a><a href="/enrol">Enrolment</a><a href="/prices">Prices</a></nav></header><main>${main}</main><footer><p>© 2026 Harbor Driving</p></footer></body></html>`;
const named = ({ profile }: SiteEvidence): Partial<SiteEvidence> => ({
  profile: { ...profile, businessName: { value: "Harbor Driving", confidence: "high", evidence: [] } },
});
/** The draft for a check that is taken to fail on these paths. */
const contentOn = (id: string, pages: Record<string, string>, paths: readonly string[], over = named): string => {
  const evidence = read({ pages, over });
  const shown = paths.map((path) => ({ url: ORIGIN + path, received: "", meaning: "" }));
  return draftOf({ ...judge(id, evidence), status: "fail", evidence: shown }, evidence)?.content ?? "";
};

describe("a title", () => {
  const TITLE = "Driving school in Falmouth | Harbor Driving";
  const gallery = "<h2>Gallery</h2>";
  const pages = {
    "/": html(TITLE, `<h1>Learn to drive in Falmouth</h1>${gallery}`),
    "/enrol": html(TITLE, `<h2><a href="/prices">Order now</a></h2><h2>0 Cart</h2><h2>AUD $0.00</h2>${gallery}`),
    "/prices": html(TITLE, `<h1>Prices</h1>${gallery}`),
    "/theory": html(TITLE, `<h2>Theory in six days</h2>${gallery}`),
  };

  it("takes no heading of most pages, label, price or counter, and rather what the menu calls the page", () => {
    const content = contentOn("title-quality", pages, ["/enrol", "/theory"]);
    expect(content).toContain("<title>Enrolment | Driving school in Falmouth | Harbor Driving</title>");
    expect(content).toContain("<title>Theory in six days | Driving school in Falmouth | Harbor Driving</title>");
    expect(content).not.toMatch(/Gallery|Order now|Cart|AUD/);
  });

  it("is none where only a sign between the same words, or the name, would change", () => {
    const shared = "Harbor Driving - Smart lessons for every learner";
    const same = { "/": html(shared, "<h1>Start</h1>"), "/visit": html(shared, "<p>Come and visit us.</p>") };
    expect(contentOn("title-quality", same, ["/visit"])).toBe("");
    const nameless = "Smart lessons for every learner";
    const bare = { "/": html(nameless, "<h1>Start</h1>"), "/visit": html(nameless, "<p>Come and visit us.</p>") };
    expect(contentOn("title-quality", bare, ["/visit"])).toBe("");
  });
});

describe("lines that become headings", () => {
  const LONG = `<p>${"Our lessons begin on every Thursday, and end when you drive with ease. ".repeat(3)}</p>`;
  const top = `<div>Menu and more</div>${LONG}`;
  const pages = {
    "/": html(
      "Harbor Driving",
      `<h1>Driving</h1>${top}<div>How the lessons go</div>${LONG}<div><a href="/enrol">View features</a></div>${LONG}<div>AUD $0.00 0 Cart</div>${LONG}<p>– Drivers Magazine Issue #19</p>${LONG}`,
    ),
    "/a": html(
      "A",
      `<h1>A</h1>${top}<h2>What they say</h2><blockquote>${LONG}</blockquote><div>Drivers Magazine</div>${LONG}`,
    ),
    "/b": html("B", `<h1>B</h1>${top}<div>Cars that we use</div>${LONG}`),
  };

  it("head a part of the page: no label of a link, counter, line of every page or source of a quote", () => {
    const content = contentOn("headings-real", pages, ["/", "/a", "/b"]);
    expect([...content.matchAll(/<h2>(.*)<\/h2>/g)].map(([, line]) => line)).toEqual([
      "How the lessons go",
      "Cars that we use",
    ]);
  });
});

describe("what is offered", () => {
  const nodeOn = (path: string, main: string, industry: SiteEvidence["profile"]["industry"]["subKind"] = null) => {
    const pages = {
      "/": html("Harbor Driving", "<h1>Driving in Falmouth</h1>"),
      "/services/theory": html("Theory", "<h1>Theory lessons</h1><p>Our theory lessons take six days.</p>"),
      "/services/night": html("Night", "<h1>Driving at night</h1><p>Our night lessons take one evening.</p>"),
      [path]: html(
        "Page",
        main,
        '<meta name="description" content="What Harbor Driving offers in Falmouth to all who learn.">',
      ),
    };
    const over = (site: SiteEvidence): Partial<SiteEvidence> => {
      const { profile } = { ...site, ...named(site) } as SiteEvidence;
      return { profile: { ...profile, industry: { ...profile.industry, subKind: industry } } };
    };
    const content = contentOn("service-or-product-node", pages, [path], over);
    return content === "" ? null : (JSON.parse(content.replace(/^<[^>]*>|<\/script>$/g, "")) as unknown);
  };

  it("is a catalog on a page of all services, a menu on one of dishes, and nothing on a calendar", () => {
    const links = '<a href="/services/theory">Theory</a> <a href="/services/night">Night</a>';
    expect(nodeOn("/services", `<h1>Mes prestations</h1>${links}`)).toMatchObject({
      "@type": "OfferCatalog",
      name: "Harbor Driving: Mes prestations",
      itemListElement: [{ name: "Theory lessons" }, { name: "Driving at night" }],
    });
    expect(nodeOn("/services", "<h1>La Carte</h1>", "food")).toMatchObject({ "@type": "Menu", name: "La Carte" });
    expect(nodeOn("/services", "<h1>La Carte</h1>")).toMatchObject({ "@type": "Service", name: "La Carte" });
    expect(nodeOn("/events", "<h1>Agenda</h1>")).toBeNull();
    expect(nodeOn("/events", "<h1>Open day at the harbor</h1>")).toMatchObject({ "@type": "Event" });
  });

  it.each(["soit", "d.h.", "Starting at", "es decir", "oppure", "czyli"])("has no price named %j", (word) => {
    const rows = `<table><tr><td>First lesson</td><td>50 €</td></tr><tr><td>${word}</td><td>600 €</td></tr></table>`;
    const pages = {
      "/": html("Harbor Driving", "<h1>Driving</h1>"),
      "/prices": html("Prices", `<h1>Prices</h1>${rows}`),
    };
    const content = contentOn("offer-price", pages, ["/prices"]);
    expect(content).toContain("First lesson");
    expect(content).not.toContain(word);
  });

  it("names in an outline of prices single offers, not their groups nor entries that head nothing", () => {
    const menu =
      '<a href="/services/web">Web mania</a><a href="/services/web#design">Web design</a><a href="/services/web#shops">Shops</a><a href="/services/web#close">Closing</a>';
    const page = (main: string): string => html("Web", main).replace("</nav>", `${menu}</nav>`);
    const pages = {
      "/": page("<h1>Agency</h1>"),
      "/services/web": page(
        "<h1>Web mania</h1><h3 id=design>Web design</h3><p>Made.</p><h3 id=shops>Shops</h3><p>Built.</p>",
      ),
    };
    const rows = [...contentOn("pricing-answerable", pages, ["/"]).matchAll(/<td>([^[<]*)<\/td>/g)];
    expect(rows.map(([, row]) => row)).toEqual(["Web design", "Shops"]);
  });
});

describe("a business that only articles name, as their publisher", () => {
  const article = (publisher: object): string =>
    `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "BlogPosting", headline: "How to park", publisher: { "@type": "Organization", name: "Harbor Driving", ...publisher } })}</script>`;
  const draftWith = (publisher: object) => {
    const pages = {
      "/": html("Harbor Driving", "<h1>Driving in Falmouth</h1>"),
      "/blog/park": html("How to park", "<h1>How to park</h1><p>Slowly.</p>", article(publisher)),
    };
    const evidence = read({ pages, over: named });
    const outcome = judge("organization-complete", evidence);
    return {
      outcome,
      draft: draftOf(outcome, evidence),
      whole: draftOf(judge("organization-present", evidence), evidence),
    };
  };

  it("is described on the start page, once, and not added to the article", () => {
    const { outcome, draft, whole } = draftWith({});
    expect(outcome.evidence.map(({ url }) => url)).toEqual([`${ORIGIN}/`]);
    expect(draft?.target).toBe(`${ORIGIN}/`);
    expect(draft).toEqual(whole);
    expect(draft?.notes.join(" ")).not.toContain("describes the business already");
  });

  it("is added to where it has an id, on the page that it stands on", () => {
    const { draft } = draftWith({ "@id": `${ORIGIN}/#us`, url: `${ORIGIN}/` });
    expect(draft?.target).toBe(`${ORIGIN}/blog/park`);
    expect(draft?.notes[0]).toContain("on the page named as target");
  });
});

describe("the menu of a place to eat", () => {
  it("is named by its address where its page was read", () => {
    const block = {
      "@context": "https://schema.org",
      "@type": "Restaurant",
      name: "Harbor Driving",
      url: `${ORIGIN}/`,
    };
    const head = `<script type="application/ld+json">${JSON.stringify(block)}</script>`;
    const over = (site: SiteEvidence): Partial<SiteEvidence> => {
      const { profile } = { ...site, ...named(site) } as SiteEvidence;
      return { profile: { ...profile, industry: { ...profile.industry, subKind: "food" } } };
    };
    const home = html("Harbor Driving", "<h1>Eat at the harbor</h1>", head);
    const carte = html("La Carte", "<h1>Notre carte</h1>");
    expect(contentOn("localbusiness-complete", { "/": home, "/carte": carte }, ["/"], over)).toContain(
      `"hasMenu": "${ORIGIN}/carte"`,
    );
    expect(contentOn("localbusiness-complete", { "/": home }, ["/"], over)).toContain(
      '"hasMenu": "[address of the menu]"',
    );
  });
});
