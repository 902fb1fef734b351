// A draft says only what the site says, of the page and file it says it of.
import { describe, expect, it } from "vitest";
import { draftFor } from "../../../../src/scanner/insight/drafts/draft-for.ts";
import { parseRobots } from "../../../../src/scanner/evidence/site/parse-robots.ts";
import { draftOn, judge, ORIGIN, read, type Site } from "../../../fixtures/drafts.ts";

const html = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><header><nav><a href="/">Home</a></nav></header><main>${main}</main><footer><p>© 2026 Harbor Dental</p></footer></body></html>`;
const HOME =
  "<h1>Dentist in Falmouth</h1><p>Harbor Dental is a dental practice in Falmouth for adults and children. We treat patients from a check-up to implants, and speak English and Spanish with our patients.</p>";
const home = html("Dentist in Falmouth | Harbor Dental", HOME);
const contentOf = (id: string, site: Site): string | undefined => draftOn(id, site).draft?.content;

describe("a robots.txt to put in place of none", () => {
  const answered = (status: number, text = "", contentType = "text/plain"): Site => {
    const url = `${ORIGIN}/robots.txt`;
    const robots = parseRobots({ url, finalUrl: url, status, contentType, text }, "ForesiteBot");
    return { pages: { "/": home }, over: () => ({ robots }) };
  };

  it.each([[503], [500], [429], [403], [0]])("is not drafted where the file was answered with %i", (status) => {
    for (const id of ["robots-txt-present", "robots-blanket-block", "ai-search-bots-allowed"])
      expect(contentOf(id, answered(status)), id).toBeUndefined();
  });

  it("is drafted where the file is missing, or a web page stands in its place", () => {
    expect(contentOf("robots-txt-present", answered(404))).toContain("Allow: /");
    expect(contentOf("robots-txt-present", answered(410))).toContain("Allow: /");
    expect(contentOf("robots-txt-present", answered(200, "<!doctype html><p>Home</p>", "text/html"))).toContain(
      "Allow: /",
    );
  });
});

describe("pictures", () => {
  const IMAGE = "/_next/image?url=";
  const pages = {
    "/": html(
      "Harbor Dental",
      `${HOME}<img src="${IMAGE}%2Fteam.jpg" width="400"><img src="${IMAGE}%2Froom.jpg" width="400">`,
    ),
    "/about": html(
      "About | Harbor Dental",
      `<h1>About</h1><img src="${IMAGE}%2Fharbor.jpg" alt="The harbor of Falmouth in the evening" width="400"><img src="${IMAGE}%2Fteam.jpg" alt="Our whole team" width="400">`,
    ),
  };

  it("behind one path take no description of another picture", () => {
    const content = contentOf("image-alt", { pages });
    expect(content).toContain("[what this picture shows, in a few words]");
    expect(content).not.toMatch(/evening|whole team/);
  });
});

describe("pages that differ by their query alone", () => {
  const pages = {
    "/": html(
      "Harbor Dental",
      HOME,
      '<meta name="description" content="A dental practice in Falmouth for adults and children, from a check-up to implants.">',
    ),
    "/?page_id=2": html(
      "Fees | Harbor Dental",
      "<h1>Fees</h1><p>We tell every patient before we begin what the treatment will cost in the end.</p>",
    ),
    "/?page_id=3": html(
      "Visit | Harbor Dental",
      "<h1>Visit</h1><p>The practice stands at the harbor, two minutes on foot from the train station.</p>",
    ),
  };

  it("get no draft that would replace what another of them has", () => {
    const evidence = read({ pages });
    const outcome = judge("meta-description", evidence);
    expect(outcome.status).not.toBe("pass");
    expect(draftFor(outcome, evidence)).toBeNull();
  });
});

describe("the preview of a shared link", () => {
  it("shows no picture that is not an address", () => {
    const head = '<meta name="twitter:image" content="data:image/png;base64,AAAA">';
    const content = contentOf("open-graph-core", { pages: { "/": html("Harbor Dental", HOME, head) } });
    expect(content).toContain("[full address of a picture");
    expect(content).not.toContain("data:");
  });
});

describe("the path to a page", () => {
  const links = Array.from({ length: 390 }, (_, at) => `<a href="/l${at}/">Part ${at}</a>`).join(" ");
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`/p${at}`, html(`Part ${at}`, `<h1>Part ${at}</h1>${links}`)]),
  );
  const pathOf = (depth: number): string => `/${Array.from({ length: depth }, (_, at) => `d${at}`).join("/")}/`;
  const draftAt = (depth: number) => {
    const named = [1, 2, 3, 4, 5, 6, 7].map((at) => `<a href="${pathOf(at)}">Folder ${at}</a>`);
    const path = `${pathOf(depth)}x`;
    const evidence = read({
      pages: { "/": html("Harbor Dental", HOME + named.join("")), ...many, [path]: html("Deep", "<h1>Implants</h1>") },
    });
    const outcome = { ...judge("breadcrumbs", evidence), status: "fail" as const };
    const started = performance.now();
    const draft = draftFor({ ...outcome, evidence: [{ url: ORIGIN + path, received: "", meaning: "" }] }, evidence);
    return { draft, took: performance.now() - started };
  };

  it("has few steps however deep the page lies", () => {
    const content = draftAt(12).draft?.content.replace(/^<[^>]*>|<\/script>$/g, "") ?? "{}";
    const { itemListElement } = JSON.parse(content) as { itemListElement: { name: string }[] };
    expect(itemListElement.map(({ name }) => name)).toEqual([
      "Harbor Dental",
      ...[1, 2, 3, 4, 5, 6].map((at) => `Folder ${at}`),
      "Implants",
    ]);
  });

  it("is drafted at once", () => expect(draftAt(900).took).toBeLessThan(500));
});

describe("questions that a page answers", () => {
  it("are looked for cheaply on long pages that ask none", () => {
    const part = (at: number): string =>
      `<h2>Part ${at}</h2><p>${"We take the time that each patient needs, and say before we begin what it costs. ".repeat(20)}</p>`;
    const long = html("Long", `<h1>Long</h1>${Array.from({ length: 35 }, (_, at) => part(at)).join("")}`);
    const pages = Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`/long${at}`, long]));
    const evidence = read({ pages: { "/": home, ...pages } });
    const outcome = { ...judge("faq-markup", evidence), status: "na" as const };
    const started = performance.now();
    draftFor(outcome, evidence);
    expect(performance.now() - started).toBeLessThan(60);
  });
});
