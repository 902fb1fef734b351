import { describe, expect, it } from "vitest";
import { channelHits } from "../../../../src/scanner/insight/signals/channel-hits.ts";
import { evaluateSignal } from "../../../../src/scanner/insight/signals/evaluate-signal.ts";
import { pageHits } from "../../../../src/scanner/insight/signals/page-hits.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import type { WorkflowEvidence } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { WORKFLOW_FAMILIES } from "../../../../src/scanner/insight/workflow-families.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { anchor, field, form, heading, node, page, profile, site, text } from "../../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";

/** Strength of a condition on a site, in the eyes of one family. */
function strengthOf(condition: string, evidence: WorkflowEvidence, familyId = "wf-appointment"): number {
  const family = WORKFLOW_FAMILIES.find(({ id }) => id === familyId);
  if (!family) throw new Error(familyId);
  return evaluateSignal(readSite(evidence), condition, family).strength;
}
const home = (over: Parameters<typeof page>[0]): WorkflowEvidence => site({ pages: [page(over)] });
const inner = (path: string, over: Parameters<typeof page>[0] = {}): PageFacts =>
  page({ url: `${ORIGIN}${path}`, kind: "other", foundBy: "link", ...over });
const says = (sentence: string): WorkflowEvidence => home({ blocks: [text(sentence)] });

it("a form for reviews shows reviews, and no other work", () => {
  const reviews = home({ forms: [form({ label: "Leave a review", fields: [field(), field()] })] });
  expect(strengthOf("form:review", reviews, "wf-review-management")).toBe(1);
  expect(strengthOf("form:review", reviews, "wf-appointment")).toBe(0);
});

it("a post's month is date enough in a list of posts, and not in a line of text", () => {
  const list = (...lines: string[]): WorkflowEvidence =>
    site({ pages: [page(), inner("/news", { kind: "blog", blocks: lines.map((line) => text(line)) })] });
  const months = ["Droit de la famille Novembre 2025", "Octobre 2025", "Janvier 2026 · 5 min de lecture"];
  expect(strengthOf("dated blog", list(...months))).toBe(1);
  expect(strengthOf("dated blog", list(...months.slice(1)))).toBe(0);
  expect(strengthOf("dated blog", list("2026 April", "2025 October", "2025 June"))).toBe(1);
  expect(strengthOf("dated blog", list("2026 Open House", "2025 seats sold", "2024"))).toBe(0);
  const told = months.map((month) => `${month}: ${"nous racontons ce que la cour en a dit ".repeat(3)}`);
  expect(strengthOf("dated blog", list(...told))).toBe(0);
});

it.each([
  ["en", "Click here to read more", "Why bees need our old trees"],
  ["de", "Hier klicken und alles lesen", "Warum Bienen alte Bäume brauchen"],
  ["fr", "Cliquez ici pour lire la suite", "Pourquoi les abeilles aiment les arbres"],
  ["es", "Haz clic aquí para leer", "Por qué las abejas necesitan árboles"],
  ["pt", "Clique aqui para ler mais", "Porque as abelhas precisam de árvores"],
  ["it", "Clicca qui per leggere tutto", "Perché le api amano gli alberi"],
  ["nl", "Klik hier om te lezen", "Waarom bijen oude bomen nodig hebben"],
  ["pl", "Kliknij tutaj i czytaj dalej", "Dlaczego pszczoły lubią stare drzewa"],
])("what a link tells its reader to do is the title of no article (%s)", (_, instruction, title) => {
  const list = (...titles: string[]) =>
    site({
      pages: [
        page(),
        inner("/blog", { kind: "blog", anchors: titles.map((one, n) => anchor(`${ORIGIN}/blog/${n}`, one)) }),
      ],
    });
  expect(strengthOf("article list", list(title, `${title} (2)`))).toBe(1);
  expect(strengthOf("article list", list(title, instruction))).toBe(0);
});

it.each([
  ["Sold out Blue Harbour | Guatemala R75 Chocolate", "Sold out in three minutes: how we did it"],
  ["Grüner Krug Nordsee auf Lager 24,90 €", "Warum wir nichts auf Lager haben"],
  ["Tasse bleue de la mer épuisée 18 €", "Dix idées de cadeaux à moins de 20 €"],
  ["Taza azul del mar agotada 18 €", "Diez ideas de regalos por menos de 20 €"],
  ["Caneca azul do mar esgotada 18 €", "Dez ideias de presentes até 20 €"],
  ["Tazza blu del mare esaurita 18 €", "Dieci idee regalo sotto i 20 €"],
  ["Blauwe mok van zee uitverkocht € 18", "Tien cadeaus onder de € 20"],
  ["Kubek niebieski z morza wyprzedany 45 zł", "Dziesięć prezentów do 45 zł"],
])("a card with price and stock is the title of no article: %s", (card, title) => {
  const list = (...titles: string[]) =>
    site({
      pages: [
        page(),
        inner("/blog", { kind: "blog", anchors: titles.map((one, n) => anchor(`${ORIGIN}/blog/${n}`, one)) }),
      ],
    });
  expect(strengthOf("article list", list(card, `${card} (2)`))).toBe(0);
  expect(strengthOf("article list", list(title, `${title} (2)`))).toBe(1);
});

it("a list of articles that scripts draw is told by the sitemap, and tags, authors and help are no articles", () => {
  const listed = (kind: PageFacts["kind"], ...paths: string[]) =>
    site({
      pages: [page(), inner("/tips.html", { kind })],
      sitemap: {
        state: "present",
        files: [],
        urls: paths.map((path) => ({ loc: `https://www.example-clinic.com${path}`, lastmod: null })),
      },
    });
  const articles = ["/tips/why-is-it-so-slow", "/tips/signs-of-a-failing-disk", "/tips/how-to-keep-it-clean"];
  expect(strengthOf("article list", listed("blog", ...articles))).toBe(1);
  expect(strengthOf("article list", listed("blog", ...articles.slice(1)))).toBe(0);
  expect(strengthOf("article list", listed("blog", "/tips/page/2", "/tips/tag/disks", "/tips/jane-doe"))).toBe(0);
  expect(strengthOf("article list", listed("other", ...articles))).toBe(0);
});

it("legal pages are no posts, whatever their data call them", () => {
  const dated = (kind: PageFacts["kind"]) =>
    site({
      pages: [page(), inner("/p", { kind })],
      structured: [node("Article", { datePublished: "2026-05-01" }, { pageUrl: `${ORIGIN}/p` })],
    });
  expect(strengthOf("1+ dated posts", dated("post"))).toBe(1);
  expect(strengthOf("1+ dated posts", dated("legal"))).toBe(0);
});

it("what terms forbid is no list of services", () => {
  const list = {
    kind: "ul" as const,
    items: 3,
    region: "main" as const,
    heading: 0,
    texts: ["Copy it", "Sell it", "Break it"],
  };
  const listed = (kind: PageFacts["kind"]) =>
    site({ pages: [page(), inner("/p", { kind, headings: [heading(2, "Our services")], lists: [list] })] });
  expect(strengthOf("3+ services", listed("other"))).toBe(1);
  expect(strengthOf("3+ services", listed("legal"))).toBe(0);
});

it("pages that describe themselves as articles are posts, whatever their folder is called", () => {
  const guide = (n: number) => inner(`/academy/guide-${n}`, { kind: "docs" });
  const article = (n: number) =>
    node("Article", { headline: `Guide ${n}` }, { pageUrl: `${ORIGIN}/academy/guide-${n}` });
  const guides = [1, 2, 3].map(guide);
  const told = (count: number) =>
    site({ pages: [page(), ...guides], structured: [1, 2, 3].slice(0, count).map(article) });
  expect(strengthOf("3+ post pages", told(3))).toBe(1);
  expect(strengthOf("3+ post pages", told(2))).toBe(0);
});

it("a page shows its topic by the heading, title or address that names it, and by no slogan", () => {
  const shown = (over: Parameters<typeof page>[0]) => {
    const welcome = inner("/new-patients", { headings: [heading(1, "We make it easy.")], ...over });
    return pageHits(readSite(site({ pages: [page(), welcome] })), "page:new-patient").map(({ quote }) => quote);
  };
  expect(shown({ titles: ["New patients at Hill Clinic"] })).toEqual(["New patients at Hill Clinic"]);
  expect(shown({ titles: ["Hill Clinic"] })).toEqual(["/new-patients"]);
  expect(shown({ headings: [heading(1, "New patients")] })).toEqual(["New patients"]);
});

describe("terms", () => {
  it.each([
    ["a heading", { headings: [heading(2, "Request a quote")] }, 1],
    ["a link", { anchors: [anchor(`${ORIGIN}/quote`, "Get a quote")] }, 1],
    [
      "a button",
      {
        buttons: [
          {
            tag: "button",
            type: "submit",
            name: "Get a quote",
            nameFrom: "text" as const,
            region: "main" as const,
            hidden: false,
            hasOnclick: false,
            form: -1,
            attributes: {},
          },
        ],
      },
      1,
    ],
    ["a label", { forms: [form({ fields: [field({ label: "Free quote for" })] })] }, 1],
    ["running text", { blocks: [text("You may request a quote at any time.")] }, 0.4],
    ["a quotation", { blocks: [text("I asked them for a free quote.", { quoted: true })] }, 0],
    ["a hidden heading", { headings: [heading(2, "Request a quote", { hidden: true })] }, 0],
    ["another word", { headings: [heading(2, "Famous quotes")] }, 0],
  ])("count in %s", (_where, over, strength) => {
    expect(strengthOf("term:quote", home(over))).toBe(strength);
  });

  it("count less on posts and legal pages, which tell of topics", () => {
    const post = site({
      pages: [page(), inner("/blog/x", { kind: "post", headings: [heading(1, "How to get a quote")] })],
    });
    expect(strengthOf("term:quote", post)).toBe(0.4);
  });

  it.each([
    ["de", "Kostenvoranschlag anfordern", "term:quote"],
    ["fr", "Demander un devis", "term:quote"],
    ["pl", "Bezpłatna wycena", "term:quote"],
    ["ja", "無料のお見積り依頼はこちら", "term:quote"],
    ["ar", "اطلب عرض سعر", "term:quote"],
    ["he", "קבלו הצעת מחיר", "term:quote"],
    ["tr", "Bağış yap", "term:donate"],
    ["ru", "Стать волонтером", "term:volunteer"],
  ])("are read in %s", (language, words, condition) => {
    expect(strengthOf(condition, home({ htmlLang: language, headings: [heading(2, words)] }))).toBe(1);
  });

  it("follow their aliases", () => {
    expect(strengthOf("term:estimate", home({ headings: [heading(2, "Free estimate")] }))).toBe(1);
  });

  it("do not take the button that opens the navigation for a list of dishes", () => {
    const control = anchor("#menu", "Menu", { region: "header" });
    expect(strengthOf("term:menu", home({ anchors: [control] }))).toBe(0);
    expect(strengthOf("term:menu", home({ anchors: [anchor(`${ORIGIN}/menu`, "Menu")] }))).toBe(1);
  });

  it("do not take the verb for a testament", () => {
    expect(strengthOf("term:will", home({ headings: [heading(2, "What will happen next")] }))).toBe(0);
    expect(strengthOf("term:will", home({ headings: [heading(2, "Wills and trusts")] }))).toBe(1);
  });
});

describe("manual phrases", () => {
  it.each([
    ["manual:book-by-phone", "Please call us to book an appointment.", "wf-appointment"],
    ["manual:call-us", "Please call us to report a leak or another repair.", "wf-maintenance-requests"],
    ["manual:mail-us", "To return an item, please email us your order number.", "wf-complaint-returns"],
    ["manual:order-by-mail", "Please email us to place your order.", "wf-order-processing"],
    ["manual:download-print", "Please print and complete the form.", "wf-intake-forms"],
    ["manual:fax", "Print the form and fax it to us.", "wf-intake-forms"],
    ["manual:reply-within-days", "We will get back to you within 2 business days.", "wf-lead-intake"],
  ])("%s is seen in “%s”", (condition, sentence, family) => {
    expect(strengthOf(condition, says(sentence), family)).toBe(1);
  });

  it.each([
    ["manual:book-by-phone", "Please call us about your invoice.", "wf-appointment"],
    ["manual:mail-us", "To cancel your subscription, please email us.", "wf-lead-intake"],
    ["manual:fax", "Please print and complete the form.", "wf-intake-forms"],
    ["manual:book-by-phone", "There is no need to call us to book an appointment.", "wf-appointment"],
    // "form" and "rent" stand in other words.
    ["manual:mail-us", "Please email your CV to us, or ring for an informal chat.", "wf-intake-forms"],
    ["manual:mail-us", "Please email us to tell us about your parents.", "wf-rental-booking"],
  ])("%s is not seen in “%s” for %s", (condition, sentence, family) => {
    expect(strengthOf(condition, says(sentence), family)).toBe(0);
  });

  it("counts bank details as handwork only where nothing takes payments", () => {
    const details = text("Pay by bank transfer to the account printed on the invoice.");
    const stripe = {
      id: "stripe",
      name: "Stripe",
      category: "payment-provider",
      confidence: "high" as const,
      evidence: "js.stripe.com",
      url: `${ORIGIN}/`,
      feeds: ["payment"],
    };
    expect(strengthOf("manual:bank-transfer", home({ blocks: [details] }))).toBe(1);
    expect(
      strengthOf("manual:bank-transfer", site({ pages: [page({ blocks: [details] })], technologies: [stripe] })),
    ).toBe(0);
  });
});

describe("channels", () => {
  it("are quoted with what stands on each page, not with what stands on another", () => {
    const pages = [`${ORIGIN}/contact`, `${ORIGIN}/partners`];
    const quotes = ['Form "Write to us" with 3 fields', 'Form "Become a partner" with 6 fields'];
    const channels = [
      { type: "contact-form" as const, pages, evidence: quotes[0] ?? "", quotes, confidence: "high" as const },
    ];
    const hits = channelHits(readSite(site({ channels })), "channel:contact-form");
    expect(hits.map(({ url, quote }) => [url, quote])).toEqual(pages.map((url, at) => [url, quotes[at]]));
  });

  it("count from medium confidence", () => {
    const seen = (confidence: "low" | "medium") =>
      site({ channels: [{ type: "phone", pages: [`${ORIGIN}/`], evidence: "Call", confidence }] });
    expect(strengthOf("channel:phone", seen("medium"))).toBe(1);
    expect(strengthOf("channel:phone", seen("low"))).toBe(0);
  });

  it("take giving only with a way to pay", () => {
    const ask = page({ headings: [heading(1, "Donate")] });
    const pay = page({ headings: [heading(1, "Donate")], anchors: [anchor("https://donorbox.org/clinic", "Give")] });
    expect(strengthOf("channel:donation", site({ pages: [ask] }))).toBe(0);
    expect(strengthOf("channel:donation", site({ pages: [pay] }))).toBe(1);
  });
});

describe("structured data, pages, documents, products, forms", () => {
  it.each([
    ["schema Event", site({ structured: [node("MusicEvent", { name: "Concert" })] }), 1],
    ["schema in LodgingBusiness, TouristTrip", site({ structured: [node("Hotel")] }), 1],
    ["schema Event", site({ structured: [node("Product", { name: "Lamp" })] }), 0],
    ["schema in GovernmentOrganization, CityHall", site({ structured: [node("CityHall")] }), 1],
    ["page:returns", site({ pages: [page(), inner("/returns-policy")] }), 1],
    ["page:returns", site({ pages: [page(), inner("/x", { headings: [heading(1, "Rückgabe")] })] }), 1],
    ["page:returns", home({ anchors: [anchor(`${ORIGIN}/help/returns`, "Returns")] }), 1],
    ["page:returns", site({ pages: [page(), inner("/blog/returns", { kind: "post" })] }), 0],
    ["page:returns", home({ anchors: [anchor("https://other.example/returns", "Returns")] }), 0],
    [
      "page:reviews",
      site({ pages: [inner("/x", { anchors: [anchor(`${ORIGIN}/reviews.html`, "Testimonials")] })] }),
      1,
    ],
    [
      "page:reviews",
      site({ pages: [inner("/x", { anchors: [anchor(`${ORIGIN}/index.html#t`, "Testimonials")] })] }),
      0,
    ],
    ["pdf:form", home({ anchors: [anchor(`${ORIGIN}/f/Anmeldung.pdf?v=2`, "Anmeldung")] }), 1],
    ["pdf:form", home({ anchors: [anchor(`${ORIGIN}/information.pdf`, "Information")] }), 0],
    ["pdf:form", home({ anchors: [anchor(`${ORIGIN}/form`, "Form")] }), 0],
    ["pdf:form", home({ anchors: [anchor(`${ORIGIN}/karta.pdf`, "Karta Zgłoszenia Dziecka")] }), 1],
    ["pdf:form", home({ anchors: [anchor(`${ORIGIN}/a.pdf`, "Autorisation parentale")] }), 1],
    ["pdf:form", home({ anchors: [anchor(`${ORIGIN}/karta.pdf`, "Karta dań")] }), 0],
    ["pdf:form", home({ anchors: [anchor(`${ORIGIN}/f2848-power.pdf`, "IRS Form 2848 Authorization")] }), 0],
    ["pdf:form", home({ anchors: [anchor(`${ORIGIN}/form-3.pdf`, "Authorization")] }), 1],
    ["pdf:quality", home({ anchors: [anchor(`${ORIGIN}/laudo-2026-10.pdf`, "Outubro")] }), 1],
    ["page:quality", site({ pages: [page(), inner("/qualitaetssicherung")] }), 1],
    ["page:quality", site({ pages: [page(), inner("/quality-wines-for-you")] }), 0],
    ["form:review", home({ forms: [form({ label: "Request a policy review", fields: [field(), field()] })] }), 0],
    ["form:repair", home({ forms: [form({ label: "Störung melden", fields: [field(), field()] })] }), 1],
    ["form:repair", home({ forms: [form({ label: "Request a call", fields: [field(), field()] })] }), 0],
    ["form:valuation", home({ forms: [form({ label: "Trade-in", fields: [field(), field(), field()] })] }), 1],
    ["pdf:menu", home({ anchors: [anchor(`${ORIGIN}/speisekarte.pdf`, "Speisekarte")] }), 1],
    ["vendor:booking", home({ anchors: [anchor("https://calendly.com/clinic/30min", "Book")] }), 1],
    ["vendor:booking", home({ anchors: [anchor("https://calendly.com/", "Powered by Calendly")] }), 0],
    ["vendor:booking", home({ iframes: [{ src: "https://clinic.janeapp.com/", title: null, hidden: false }] }), 1],
    ["vendor:booking", says("We do not use calendly.com"), 0],
    ["vendor:reservation", home({ anchors: [anchor("https://www.opentable.com/r/harbor-falmouth", "Reserve")] }), 1],
    ["form:quote", home({ forms: [form({ label: "Request a quote", fields: [field(), field(), field()] })] }), 1],
    ["form:quote", home({ forms: [form({ label: "Request a quote", fields: [field()] })] }), 0],
    [
      "form:quote",
      home({ forms: [form({ label: "Request a quote", hidden: true, fields: [field(), field(), field()] })] }),
      0,
    ],
    ["form:roll-number", home({ forms: [form({ fields: [field({ label: "Roll number" })] })] }), 1],
  ])("%s", (condition, evidence, strength) => {
    expect(strengthOf(condition, evidence)).toBe(strength);
  });

  it("reads a product from what was recognized on the pages, whatever loads it", () => {
    const acuity = {
      id: "acuity",
      name: "Acuity",
      category: "booking-system",
      confidence: "high" as const,
      evidence: "Frame",
      url: `${ORIGIN}/`,
      feeds: ["booking"],
    };
    expect(strengthOf("vendor:booking", site({ technologies: [acuity] }))).toBe(1);
    expect(strengthOf("vendor:booking", site({ technologies: [{ ...acuity, confidence: "low" }] }))).toBe(0);
    expect(strengthOf("vendor:booking", site({ technologies: [{ ...acuity, category: "vertical-restaurant" }] }))).toBe(
      0,
    );
  });
});

describe("industry and site type", () => {
  it.each([
    ["industry healthcare", profile(), 1],
    ["industry retail", profile(), 0],
    [
      "industry legal",
      profile({
        industry: {
          value: "professional-services",
          confidence: "high",
          evidence: [],
          probability: 1,
          alsoFair: null,
          subKind: "law",
        },
      }),
      1,
    ],
    [
      "industry legal",
      profile({
        industry: {
          value: "professional-services",
          confidence: "high",
          evidence: [],
          probability: 1,
          alsoFair: null,
          subKind: "survey",
        },
      }),
      0,
    ],
    [
      "site type docs",
      profile({ siteType: { value: "saas-api", confidence: "high", evidence: [], secondary: "docs" } }),
      1,
    ],
    ["site type docs", profile(), 0],
  ])("%s", (condition, of, strength) => {
    expect(strengthOf(condition, site({ profile: of }))).toBe(strength);
  });

  it("knows a government host", () => {
    expect(strengthOf("host ends in gov", site({ target: { host: "falmouth.gov" } }))).toBe(1);
    expect(strengthOf("host ends in gov", site({ target: { host: "gov-tools.com" } }))).toBe(0);
  });

  it("takes services for offered only where they are named", () => {
    expect(strengthOf("type:service", site())).toBe(0);
    expect(strengthOf("type:service", home({ headings: [heading(1, "Our services")] }))).toBe(1);
  });
});

describe("conditions", () => {
  const quote = home({
    headings: [heading(2, "Request a quote")],
    blocks: [text("We accept most insurance plans, see the warranty.")],
  });

  it("hold as strongly as their weakest needed part, or their strongest choice", () => {
    expect(strengthOf("term:quote AND term:warranty", quote)).toBe(0.4);
    expect(strengthOf("term:quote OR term:warranty", quote)).toBe(1);
    expect(strengthOf("term:quote AND no channel:ecommerce", quote)).toBe(1);
    expect(strengthOf("term:quote AND no term:warranty", quote)).toBe(0);
  });

  it("rest on nothing where something is absent", () => {
    const [family] = WORKFLOW_FAMILIES;
    if (!family) throw new Error("no families");
    expect(evaluateSignal(readSite(site()), "no channel:phone", family)).toEqual({ strength: 1, hits: [] });
  });
});
