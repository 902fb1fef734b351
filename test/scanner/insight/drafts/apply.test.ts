// The proof of a draft: put into the page or file that it names, it makes the check pass, or at least earn more.
import { describe, expect, it } from "vitest";
import { DRAFT_CHARS, noticeFor, type Draft } from "../../../../src/model/draft.ts";
import { DRAFT_MAKERS } from "../../../../src/scanner/insight/drafts/draft-makers.ts";
import { draftOn, filled, intoHead, judge, ORIGIN, read, type Site, withBlocks } from "../../../fixtures/drafts.ts";

const BLOCK = {
  "@context": "https://schema.org",
  "@type": "Dentist",
  "@id": `${ORIGIN}/#clinic`,
  name: "Harbor Dental",
  url: `${ORIGIN}/`,
};
const script = (node: unknown): string => `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
const html = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><header><nav><a href="/">Home</a> <a href="/services">Services</a> <a href="/contact">Contact</a></nav></header><main>${main}</main><footer><p>© 2026 Harbor Dental</p><a href="https://www.facebook.com/harbordentalfalmouth">Facebook</a><a href="https://www.instagram.com/harbordentalfalmouth">Instagram</a></footer></body></html>`;

const HOME_TEXT =
  "<h1>Dentist in Falmouth</h1><p>Harbor Dental is a dental practice in Falmouth for adults and children. We treat patients from a check-up to implants, and speak English and Spanish with our patients.</p><p>We are open Monday to Friday from 8:00 to 17:00.</p>";
const CONTACT_TEXT =
  '<h1>Contact</h1><p>Please call us to book an appointment: <a href="tel:+12078462210">+1 207 846 2210</a>, or come to 14 Quay Street, Falmouth.</p>';
const SERVICES_TEXT =
  "<h1>Dental services</h1><p>We offer check-ups, fillings, crowns, implants and whitening for the whole family in Falmouth.</p><h2>Check-up</h2><p>A check-up takes 30 minutes.</p>";

const clinic = (over: Partial<Site["pages"]> = {}, head = ""): Site["pages"] => ({
  "/": html("Dentist in Falmouth | Harbor Dental", HOME_TEXT, head),
  "/services": html("Services | Harbor Dental", SERVICES_TEXT),
  "/contact": html("Contact | Harbor Dental", CONTACT_TEXT),
  ...(over as Record<string, string>),
});

const addRobots = (site: Site, draft: Draft): Site => ({ ...site, robots: `${site.robots ?? ""}\n${draft.content}\n` });
const addHeaders = (site: Site, draft: Draft): Site => ({
  ...site,
  headers: {
    ...site.headers,
    ...Object.fromEntries(
      draft.content.split("\n").map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
  },
});
const addToMain = (site: Site, draft: Draft): Site =>
  withBlocks(site, draft, (page, block) => page.replace("</main>", () => `${block}</main>`));
const insteadOf =
  (pattern: RegExp) =>
  (site: Site, draft: Draft): Site =>
    withBlocks(site, draft, (page, block) => page.replace(pattern, () => block));
/** A page that fails every question about forms and names. */
const POST =
  "<h1>How to brush</h1><p>Published on November 2, 2026</p><p>Brush twice a day for two minutes, and use a soft brush with small movements along the gums.</p>";

const CASES: { id: string; site: Site; apply: (site: Site, draft: Draft) => Site; ends?: "pass" | "better" }[] = [
  { id: "jsonld-present", site: { pages: clinic() }, apply: intoHead },
  { id: "organization-present", site: { pages: clinic() }, apply: intoHead },
  { id: "localbusiness-present", site: { pages: clinic() }, apply: intoHead },
  { id: "organization-complete", site: { pages: clinic({}, script(BLOCK)) }, apply: intoHead },
  { id: "localbusiness-complete", site: { pages: clinic({}, script(BLOCK)) }, apply: intoHead },
  {
    id: "opening-hours-consistent",
    site: { pages: clinic({}, script({ ...BLOCK, openingHours: "Mo-Fr 10:00-12:00" })) },
    apply: (site, draft) =>
      intoHead({ pages: clinic({}, script(BLOCK)) }, { ...draft, target: site.pages["/"] ? draft.target : "" }),
  },
  { id: "website-node", site: { pages: clinic({}, script(BLOCK)) }, apply: intoHead },
  {
    id: "breadcrumbs",
    site: {
      pages: clinic({
        "/services/implants": html("Implants | Harbor Dental", "<h1>Implants</h1><p>Implants last for decades.</p>"),
      }),
    },
    apply: intoHead,
  },
  {
    id: "article-markup",
    site: { pages: clinic({ "/blog/how-to-brush": html("How to brush | Harbor Dental", POST) }) },
    apply: intoHead,
  },
  {
    id: "date-modified-markup",
    site: { pages: clinic({ "/blog/how-to-brush": html("How to brush | Harbor Dental", POST) }) },
    apply: intoHead,
  },
  {
    id: "visible-date",
    site: {
      pages: clinic({
        "/blog/how-to-brush": html(
          "How to brush | Harbor Dental",
          POST.replace("<p>Published on November 2, 2026</p>", ""),
          script({
            "@context": "https://schema.org",
            "@type": "Article",
            headline: "How to brush",
            datePublished: "2026-11-02",
          }),
        ),
      }),
    },
    apply: (site, draft) => withBlocks(site, draft, (page, block) => page.replace("</h1>", () => `</h1>${block}`)),
  },
  { id: "service-or-product-node", site: { pages: clinic() }, apply: intoHead },
  {
    id: "offer-price",
    site: {
      pages: clinic({
        "/pricing": html(
          "Prices | Harbor Dental",
          "<h1>Prices</h1><table><tr><th>Treatment</th><th>Fee</th></tr><tr><td>Check-up</td><td>$95</td></tr><tr><td>Filling</td><td>from $180</td></tr></table>",
        ),
      }),
    },
    apply: intoHead,
  },
  {
    id: "shipping-returns-structured",
    site: {
      pages: {
        "/": html(
          "Harbor Mugs | Stoneware shop",
          "<h1>Harbor Mugs</h1><p>Harbor Mugs makes stoneware by hand.</p><p>$20</p><p>Shipping costs $6 within the country. You can return goods within 30 days.</p><button>Add to cart</button>",
          script({
            "@context": "https://schema.org",
            "@type": "Product",
            name: "Mug",
            offers: { "@type": "Offer", price: 20, priceCurrency: "USD" },
          }),
        ),
      },
      over: (evidence) => ({
        profile: {
          ...evidence.profile,
          sells: true,
          siteType: { ...evidence.profile.siteType, value: "ecommerce" },
          businessName: { value: "Harbor Mugs", confidence: "high", evidence: [] },
        },
      }),
    },
    apply: intoHead,
  },
  { id: "robots-txt-present", site: { pages: clinic(), robots: null }, apply: addRobots },
  {
    id: "robots-blanket-block",
    site: { pages: clinic(), robots: "User-agent: *\nDisallow: /\nDisallow: /admin/\n" },
    apply: addRobots,
  },
  {
    id: "ai-search-bots-allowed",
    site: {
      pages: clinic(),
      robots:
        "User-agent: *\nDisallow: /admin/\n\nUser-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /\nDisallow: /services\n",
    },
    apply: addRobots,
  },
  {
    id: "ai-user-fetchers-allowed",
    site: { pages: clinic(), robots: "User-agent: *\nDisallow: /services\n" },
    apply: addRobots,
  },
  {
    id: "robots-group-shadowing",
    site: { pages: clinic(), robots: "User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nAllow: /\n" },
    apply: addRobots,
  },
  {
    id: "robots-sitemap-directive",
    site: {
      pages: clinic(),
      robots: "User-agent: *\nAllow: /\n",
      sitemap: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${ORIGIN}/</loc></url></urlset>`,
    },
    apply: addRobots,
  },
  { id: "content-signal-present", site: { pages: clinic(), robots: "User-agent: *\nAllow: /\n" }, apply: addRobots },
  {
    id: "llms-txt-valid",
    site: { pages: clinic(), documents: { "llms-txt": "Welcome to our site" } },
    apply: (site, draft) => ({ ...site, documents: { "llms-txt": draft.content } }),
  },
  {
    id: "sitemap-present",
    site: { pages: clinic(), sitemap: null },
    apply: (site, draft) => ({ ...site, sitemap: draft.content }),
  },
  {
    id: "sitemap-key-pages",
    site: {
      pages: clinic(),
      sitemap: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${ORIGIN}/</loc></url></urlset>`,
    },
    apply: (site, draft) => ({
      ...site,
      sitemap: (site.sitemap ?? "").replace("</urlset>", () => `${draft.content}</urlset>`),
    }),
  },
  {
    id: "meta-description",
    site: {
      pages: clinic({
        "/contact": html(
          "Contact | Harbor Dental",
          "<p>Write to Harbor Dental in Falmouth by the form, and we answer on the next working day.</p>",
        ),
      }),
    },
    apply: intoHead,
  },
  {
    id: "title-quality",
    site: { pages: { "/": html("Home", HOME_TEXT), "/services": html("Home", SERVICES_TEXT) } },
    apply: insteadOf(/<title>.*<\/title>/),
  },
  { id: "canonical-present", site: { pages: clinic() }, apply: intoHead },
  {
    id: "html-lang",
    site: {
      pages: { "/": html("Dentist in Falmouth | Harbor Dental", HOME_TEXT + SERVICES_TEXT).replace(' lang="en"', "") },
    },
    apply: insteadOf(/<html[^>]*>/),
  },
  {
    id: "hreflang-valid",
    site: {
      pages: {
        "/": html(
          "Harbor Dental",
          HOME_TEXT,
          `<link rel="alternate" hreflang="en-UK" href="${ORIGIN}/"><link rel="alternate" hreflang="de" href="${ORIGIN}/de/">`,
        ),
      },
    },
    apply: insteadOf(/<link rel="alternate".*<\/head>/),
  },
  {
    id: "home-indexable",
    site: { pages: clinic({}, '<meta name="robots" content="noindex">') },
    apply: insteadOf(/<meta name="robots"[^>]*>/),
  },
  {
    id: "markdown-alternate",
    site: {
      pages: clinic(),
      over: () => ({
        markdown: {
          negotiated: [],
          twins: [
            {
              url: `${ORIGIN}/services.md`,
              status: 200,
              contentType: "text/markdown",
              bytes: 90,
              isMarkdown: true,
              excerpt: "# Dental services",
            },
          ],
        },
      }),
    },
    apply: intoHead,
  },
  {
    id: "h1-single",
    site: { pages: clinic({ "/contact": html("Contact | Harbor Dental", "<p>Write to us.</p>") }) },
    apply: addToMain,
  },
  {
    id: "headings-real",
    site: {
      pages: {
        "/": html(
          "Harbor Dental",
          ["Check-ups and cleaning", "Fillings and crowns"]
            .map(
              (title) =>
                `<div class="title">${title}</div><p>${"We take the time that each patient needs, and say before we begin what it will cost. ".repeat(4)}</p>`,
            )
            .join(""),
        ),
      },
    },
    apply: (site, draft) => ({
      pages: {
        "/": [...draft.content.matchAll(/<h2>(.*)<\/h2>/g)].reduce(
          (page, [heading, text]) => page.replace(`<div class="title">${text}</div>`, heading),
          site.pages["/"] ?? "",
        ),
      },
    }),
  },
  {
    id: "heading-structure",
    site: {
      pages: {
        "/": html(
          "Harbor Dental",
          ["Check-ups and cleaning", "Fillings and crowns"]
            .map(
              (title) =>
                `<p>${title}</p><p>${"We take the time that each patient needs, and say before we begin what it will cost. ".repeat(12)}</p>`,
            )
            .join(""),
        ),
      },
    },
    apply: (site, draft) => ({
      pages: {
        "/": [...draft.content.matchAll(/<h2>(.*)<\/h2>/g)].reduce(
          (page, [heading, text]) => page.replace(`<p>${text}</p>`, heading),
          site.pages["/"] ?? "",
        ),
      },
    }),
  },
  {
    id: "image-alt",
    site: {
      pages: clinic({
        "/": html(
          "Dentist in Falmouth | Harbor Dental",
          `${HOME_TEXT}<img src="/team.jpg" width="400"><img src="/IMG_20.jpg" alt="IMG_20.jpg" width="400">`,
        ),
        "/about": html(
          "About | Harbor Dental",
          '<h1>About us</h1><img src="/team.jpg" alt="The practice team in front of the harbor" width="400">',
        ),
      }),
    },
    apply: (site, draft) => withBlocks(site, draft, (page, block) => page.replace(/<img .*(?=<\/main>)/, () => block)),
  },
  {
    id: "form-labels",
    site: {
      pages: clinic({
        "/contact": html(
          "Contact | Harbor Dental",
          '<h1>Contact</h1><form method="post" action="/send"><input name="email" type="email" placeholder="Your email"><textarea name="message"></textarea><button>Send</button></form>',
        ),
      }),
    },
    apply: insteadOf(/<input name="email".*<\/textarea>/),
  },
  {
    id: "form-autocomplete",
    site: {
      pages: clinic({
        "/contact": html(
          "Contact | Harbor Dental",
          '<h1>Contact</h1><form method="post" action="/send"><input aria-label="Name" name="name"><input aria-label="Email" name="email"><button>Send</button></form>',
        ),
      }),
    },
    apply: insteadOf(/<input aria-label="Name".*name="email">/),
  },
  {
    id: "control-names",
    site: {
      pages: {
        "/": html(
          "Harbor Dental",
          '<p><a href="https://www.facebook.com/harbordentalfalmouth"><i class="icon"></i></a><a href="tel:+12078462210"><i></i></a><button class="menu-toggle"></button></p>',
        ),
      },
    },
    apply: insteadOf(/<a href="https:\/\/www.facebook.com\/harbordentalfalmouth"><i.*<\/button>/),
  },
  {
    id: "iframe-titles",
    site: {
      pages: clinic({
        "/contact": html(
          "Contact | Harbor Dental",
          `${CONTACT_TEXT}<iframe src="https://www.google.com/maps/embed?pb=1"></iframe><iframe src="https://player.vimeo.com/video/1"></iframe>`,
        ),
      }),
    },
    apply: insteadOf(/<iframe.*<\/iframe>/),
  },
  { id: "hsts", site: { pages: clinic() }, apply: addHeaders, ends: "better" },
  { id: "nosniff", site: { pages: clinic() }, apply: addHeaders },
  { id: "frame-protection", site: { pages: clinic() }, apply: addHeaders },
  {
    id: "link-header-discovery",
    site: {
      pages: clinic(),
      documents: { openapi: '{"openapi":"3.1.0","info":{"title":"Slots","version":"1"},"paths":{}}' },
    },
    apply: addHeaders,
  },
  {
    id: "key-facts-coverage",
    site: { pages: { "/": html("Harbor Dental", HOME_TEXT) } },
    apply: addToMain,
    ends: "better",
  },
  {
    id: "pricing-answerable",
    site: {
      pages: {
        ...clinic(),
        "/": html("Glazier", '<h1>Glazier</h1><nav><a href="/services/mirrors">Mirrors</a></nav>'),
        "/services/mirrors": html("Mirrors", "<h1>Shine in every room</h1><p>Cut to size.</p>"),
      },
    },
    apply: addToMain,
  },
];

/** Rows without a verdict: what they report has to change. */
const REPORTED: { id: string; site: Site; apply: (site: Site, draft: Draft) => Site; says: RegExp }[] = [
  {
    id: "llms-txt-present",
    site: { pages: clinic() },
    apply: (site, draft) => ({ ...site, documents: { "llms-txt": draft.content } }),
    says: /keeps a guide .* with 3 links/,
  },
  {
    id: "security-txt",
    site: { pages: clinic() },
    apply: (site, draft) => ({ ...site, documents: { "security-txt": filled(draft.content) } }),
    says: /says where to report a security problem\.$/,
  },
  { id: "open-graph-core", site: { pages: clinic() }, apply: intoHead, says: /all four facts/ },
  { id: "referrer-policy", site: { pages: clinic() }, apply: addHeaders, says: /says how much other sites learn/ },
  {
    id: "csp",
    site: { pages: clinic() },
    apply: (site, draft) => addHeaders(site, { ...draft, content: draft.content.replace("-Report-Only", "") }),
    says: /strict policy/,
  },
  {
    id: "faq-markup",
    site: {
      pages: clinic({
        "/faq": html(
          "Questions | Harbor Dental",
          "<h1>Questions</h1><h2>Do you treat children?</h2><p>Yes, we treat children from the age of three.</p><h2>How long does it take?</h2><p>A check-up takes 30 minutes in all.</p><h2>Can I pay by card?</h2><p>Yes, we take all usual cards here.</p>",
        ),
      }),
    },
    apply: intoHead,
    says: /All 3 questions/,
  },
];

const JSON_LD = new Set(
  CASES.filter(({ id, site }) => draftOn(id, site).draft?.kind === "json-ld").map(({ id }) => id),
);
const MARKUP = new Map([
  ["json-ld", (content: string) => content.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)],
]);

describe("a draft put in its place", () => {
  it.each(CASES)("$id passes, or earns more", ({ id, site, apply, ends = "pass" }) => {
    const { outcome, draft } = draftOn(id, site);
    expect(outcome.status, outcome.situation).toMatch(/fail|warn/);
    expect(draft, outcome.situation).not.toBeNull();
    if (draft === null) return;
    const after = judge(id, read(apply(site, { ...draft, content: filled(draft.content) })));
    if (ends === "pass") expect(after, draft.content).toMatchObject({ status: "pass" });
    else expect(after.score ?? 0, draft.content).toBeGreaterThan(outcome.score ?? 0);
  });

  it.each(REPORTED)("$id is reported otherwise", ({ id, site, apply, says }) => {
    const { outcome, draft } = draftOn(id, site);
    expect(outcome.situation).not.toMatch(says);
    expect(draft).not.toBeNull();
    if (draft !== null) expect(judge(id, read(apply(site, draft))).situation).toMatch(says);
  });

  it.each(CASES.filter(({ id }) => JSON_LD.has(id)))("$id breaks no other fact for machines", ({ id, site, apply }) => {
    const { draft } = draftOn(id, site);
    if (draft === null) throw new Error("no draft");
    const after = read(apply(site, { ...draft, content: filled(draft.content) }));
    for (const other of ["jsonld-valid", "jsonld-property-sanity", "price-parity", "nap-consistent"])
      expect(judge(other, after).status, other).toMatch(/pass|na/);
  });

  it("is proved for every check that has one", () => {
    expect([...CASES, ...REPORTED].map(({ id }) => id).toSorted()).toEqual([...DRAFT_MAKERS.keys()].toSorted());
  });

  it.each([...CASES, ...REPORTED])("$id says that it is a draft, where it goes, and stays short", ({ id, site }) => {
    const { draft } = draftOn(id, site);
    expect(draft?.notice).toBe(draft && noticeFor(draft.kind));
    expect(draft?.target).toMatch(/^https:\/\/harbor-dental\.com\//);
    expect(draft?.content.length).toBeLessThanOrEqual(DRAFT_CHARS);
    const written = draft === null ? [] : [...(MARKUP.get(draft.kind)?.(draft.content) ?? [])];
    if (draft?.kind === "json-ld") expect(written.length).toBeGreaterThan(0);
    for (const [, json = ""] of written) expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org" });
  });
});
