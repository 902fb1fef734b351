// A draft says only what the site says, of the page and file it says it of.
import type { SiteEvidence } from "../../../../src/scanner/evidence/site-evidence.ts";
import { describe, expect, it } from "vitest";
import { furtherPages } from "../../../../src/model/draft.ts";
import { llmsTxtDraft } from "../../../../src/scanner/insight/drafts/llms-txt-draft.ts";
import { draftFor } from "../../../../src/scanner/insight/drafts/draft-for.ts";
import { parseRobots } from "../../../../src/scanner/evidence/site/parse-robots.ts";
import { draftOf, draftOn, judge, ORIGIN, read, type Site } from "../../../fixtures/drafts.ts";

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
    expect(draftOf(outcome, evidence)).toBeNull();
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
    const draft = draftOf({ ...outcome, evidence: [{ url: ORIGIN + path, received: "", meaning: "" }] }, evidence);
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
    // The fastest of several: what else the machine does is not measured.
    const took = [1, 2, 3, 4, 5].map(() => {
      const started = performance.now();
      draftOf(outcome, evidence);
      return performance.now() - started;
    });
    expect(Math.min(...took)).toBeLessThan(60);
  });
});

describe("the price of an offer", () => {
  const SAID = "This mug is thrown by hand in our workshop at the harbor of Falmouth.";
  const offersOf = (path: string, ...lines: string[]): unknown => {
    const site = {
      pages: {
        "/": home,
        [path]: html("Mug", `<h1>Stoneware mug</h1><p>${SAID}</p>${lines.map((l) => `<p>${l}</p>`).join("")}`),
      },
    };
    const evidence = read(site);
    const outcome = { ...judge("service-or-product-node", evidence), status: "fail" as const };
    const draft = draftOf({ ...outcome, evidence: [{ url: ORIGIN + path, received: "", meaning: "" }] }, evidence);
    const json = draft?.content.replace(/^<[^>]*>|<\/script>$/g, "") ?? "{}";
    return (JSON.parse(json) as { offers?: unknown }).offers;
  };
  const offer = (price: number, name?: string) => ({ "@type": "Offer", ...(name && { name }), price });

  it("is the one that the product page asks, and not what is saved, was asked before or comes on top", () => {
    const offers = offersOf(
      "/products/mug",
      "You save $20",
      "Was $120",
      "$100",
      "Shipping $8",
      "Deposit $10",
      "RRP $130",
    );
    expect(offers).toMatchObject([offer(100)]);
    expect(offers).toHaveLength(1);
  });

  it.each([
    ["Sie sparen 20 €", "statt 120 €", "UVP 130 €", "Versand 8 €", "Anzahlung 10 €"],
    ["Vous économisez 20 €", "au lieu de 120 €", "Livraison 8 €", "Acompte 10 €", "Remise 5 €"],
    ["Ahorras 20 €", "antes 120 €", "Envío 8 €", "Depósito 10 €", "Descuento 5 €"],
    ["Poupe 20 €", "em vez de 120 €", "Entrega 8 €", "Desconto 5 €", "3 vezes de 33 €"],
    ["Risparmi 20 €", "invece di 120 €", "Spedizione 8 €", "Acconto 10 €", "Sconto 5 €"],
    ["Je bespaart: bespaar 20 €", "in plaats van 120 €", "Verzending 8 €", "Aanbetaling 10 €", "Korting 5 €"],
    ["Oszczędzasz 20 zł", "zamiast 120 zł", "Dostawa 8 zł", "Zaliczka 10 zł", "Rabat 5 zł"],
  ])("is told apart in the other main languages: %s", (...lines) => {
    expect(offersOf("/products/mug", ...lines)).toBeUndefined();
  });

  it("is left out where a product page shows two", () => {
    expect(offersOf("/products/mug", "$100", "Stoneware bowl $40")).toBeUndefined();
  });

  it("stands with the name of each offer on a page of several", () => {
    const offers = offersOf("/services", "Check-up $95", "Filling $180", "$70");
    expect(offers).toMatchObject([offer(95, "Check-up"), offer(180, "Filling")]);
    expect(offers).toHaveLength(2);
  });
});

describe("prices that are drafted", () => {
  const offersOn = (body: string): unknown => {
    const evidence = read({
      pages: { "/": home, "/prices": html("Prices", `<h1>Dog school</h1><p>Prices of lessons.</p>${body}`) },
    });
    const outcome = { ...judge("offer-price", evidence), status: "fail" as const };
    const draft = draftOf({ ...outcome, evidence: [{ url: `${ORIGIN}/prices`, received: "", meaning: "" }] }, evidence);
    const json = draft?.content.replace(/^<[^>]*>|<\/script>$/g, "") ?? "{}";
    return (JSON.parse(json) as { offers?: unknown }).offers;
  };

  it.each([
    ["Call-out fee: £25"],
    ["Anfahrt je Kilometer: 0,60 €"],
    ["Frais de déplacement : 15 €"],
    ["Gastos de desplazamiento: 12 €"],
    ["Taxa de deslocação: 10 €"],
    ["Diritto di chiamata: 30 €"],
    ["Voorrijkosten: € 25"],
    ["Dojazd: 3 zł/km"],
  ])("are no surcharges: %s", (line) => {
    expect(offersOn(`<p>${line}</p>`)).toBeUndefined();
    expect(offersOn(`<p>${line}</p><p>Puppy class €80</p>`)).toMatchObject([{ name: "Puppy class", price: 80 }]);
  });

  it("are no packs that are used up beside a subscription", () => {
    const packs =
      "<article>Small pack €5,00<p>10 credits</p></article><article>Large pack €40,00<p>100 credits</p></article>";
    expect(offersOn(`<p>Credits come on top of your subscription.</p>${packs}`)).toBeUndefined();
    expect(offersOn(packs)).toHaveLength(2);
  });

  it("are nothing that a search and replace left over", () => {
    expect(offersOn("<p>$1</p>")).toBeUndefined();
    expect(
      judge("pricing-answerable", read({ pages: { "/": html("Harbor Dental", "$1<h1>Harbor Dental</h1>") } }))
        .situation,
    ).not.toContain("$1");
  });
});

describe("the rows of a price table", () => {
  it("are what the site calls by name elsewhere, and not what a heading praises", () => {
    const body = "<h1>Glass</h1><h2>Strong and safe</h2><p>It holds.</p><h2>Triple glazing</h2><p>Three panes.</p>";
    const site = read({
      pages: {
        "/": html("Glazier", '<h1>Glazier</h1><a href="/services">Triple glazing</a>'),
        "/services": html("Services", body),
      },
    });
    const content = draftOf({ ...judge("pricing-answerable", site), status: "fail" as const }, site)?.content ?? "";
    expect(content).toContain("<td>Triple glazing</td>");
    expect(content).not.toContain("Strong and safe");
  });

  it("are the entries of the menu that lead to pages of single offers", () => {
    const site = read({
      pages: {
        "/": html(
          "Glazier",
          '<h1>Glazier</h1><nav><a href="/services">Our services</a><a href="/services/mirrors">Mirrors</a></nav>',
        ),
        "/services": html("Services", "<h1>Glass</h1><h2>Made with care</h2><p>It holds.</p>"),
        "/services/mirrors": html("Mirrors", "<h1>Shine in every room</h1><p>Cut to size.</p>"),
      },
    });
    const content = draftOf({ ...judge("pricing-answerable", site), status: "fail" as const }, site)?.content ?? "";
    expect(content).toContain("<td>Mirrors</td>");
    expect(content).not.toMatch(/Made with care|Our services|Shine/);
  });

  it.each([
    "What we do",
    "Was wir tun",
    "La carte",
    "Servicios",
    "O que fazemos",
    "Contatti",
    "Wat wij doen",
    "Oferta ▾",
  ])("are no name that any site gives to a page: %s", (entry) => {
    const site = read({
      pages: {
        "/": html("Glazier", `<h1>Glazier</h1><nav><a href="/services">${entry}</a></nav>`),
        "/services": html("Glass", `<h1>Glass</h1><h2>${entry}</h2><p>It holds.</p>`),
      },
    });
    const content = draftOf({ ...judge("pricing-answerable", site), status: "fail" as const }, site)?.content ?? "";
    // Without a name there would be brackets alone.
    expect(content).toBe("");
  });

  it.each([
    ["de", "Was es kostet", "Preis"],
    ["pt", "Quanto custa", "Preço"],
    ["pl", "Ile to kosztuje", "Cena"],
  ])("stand under words of the page's language: %s", (language, heading, price) => {
    const nav = '<nav><a href="/services/mirrors">Mirrors</a></nav>';
    const over = ({ profile }: SiteEvidence) => ({
      profile: { ...profile, language: { ...profile.language, value: language } },
    });
    const site = read({
      pages: {
        "/": html("Glazier", `<h1>Glazier</h1>${nav}`),
        "/services/mirrors": html("Mirrors", "<h1>Shine in every room</h1><p>Cut to size.</p>"),
      },
      over,
    });
    const draft = draftOf({ ...judge("pricing-answerable", site), status: "fail" as const }, site);
    expect(draft?.content).toContain(`<h2>${heading}</h2>`);
    expect(draft?.content).toContain(`<th scope="col">${price}</th>`);
    expect(draft?.notes.join(" ")).not.toContain("in English");
  });
});

describe("shipping that is drafted", () => {
  const shippingOf = (...lines: string[]): unknown => {
    const site = read({
      pages: { "/": html("Harbor Mugs", `<h1>Harbor Mugs</h1>${lines.map((line) => `<p>${line}</p>`).join("")}`) },
    });
    const draft = draftOf({ ...judge("shipping-returns-structured", site), status: "fail" as const }, site);
    const json = draft?.content.replace(/^<[^>]*>|<\/script>$/g, "") ?? "{}";
    return (JSON.parse(json) as { hasShippingService?: { shippingConditions: unknown } }).hasShippingService
      ?.shippingConditions;
  };
  const free = (minValue: number, currency: string) => ({
    orderValue: { minValue, currency },
    shippingRate: { value: 0, currency },
  });

  it.each([
    ["Delivery is free on orders over £40.", free(40, "GBP")],
    ["Ab 60 € ist der Versand kostenlos.", free(60, "EUR")],
    ["Livraison gratuite à partir de 70 €.", free(70, "EUR")],
    ["Envío gratuito en pedidos superiores a 45 €.", free(45, "EUR")],
    ["Envio gratuito acima de 35 €.", free(35, "EUR")],
    ["Spedizione gratuita per ordini oltre 55 €.", free(55, "EUR")],
    ["Gratis verzending vanaf € 65.", free(65, "EUR")],
    ["Darmowa dostawa od 200 zł.", free(200, "PLN")],
  ])("is free from the amount that the sentence names: %s", (line, condition) => {
    expect(shippingOf(line)).toMatchObject(condition);
  });

  it("is not free for every order because a question asks whether it is, or other orders pay", () => {
    expect(shippingOf("Do you offer free delivery?", "Delivery is free on orders over £40.")).toMatchObject(
      free(40, "GBP"),
    );
    expect(shippingOf("Free standard delivery", "Express delivery costs £9.")).toBeUndefined();
    expect(shippingOf("Free delivery on selected items.")).toBeUndefined();
    expect(shippingOf("Delivery costs £4.", "Express delivery costs £9.")).toBeUndefined();
    // Who gets it for nothing is told apart where the rates are.
    expect(
      shippingOf("Delivery in England costs £4.", "Delivery to Ireland costs £9.", "Free delivery from £40."),
    ).toBeUndefined();
    expect(shippingOf("Delivery costs £4 in England and £9 elsewhere.", "Free delivery from £40.")).toBeUndefined();
    expect(shippingOf("Mug: £18, plus shipping")).toBeUndefined();
    expect(shippingOf("Tasse 18 €, zzgl. Versand", "Der Versand kostet 4 €.")).toMatchObject({
      shippingRate: { value: 4 },
    });
    expect(shippingOf("Delivery is free.")).toMatchObject({ shippingRate: { value: 0 } });
  });

  it("has its rate below that amount", () => {
    expect(shippingOf("Shipping costs £5 within the country.", "Shipping is free over £40.")).toMatchObject([
      { orderValue: { maxValue: 39.99 }, shippingRate: { value: 5, currency: "GBP" } },
      free(40, "GBP"),
    ]);
  });
});

describe("lines for crawlers that are let in", () => {
  const noteOn = (groups: string): string | undefined => {
    const site = read({ pages: { "/": html("Harbor Mugs", "<h1>Harbor Mugs</h1>") }, robots: groups });
    return draftOf(judge("ai-search-bots-allowed", site), site)?.notes[0];
  };

  it("say which group they stand in for, or out of which the names go", () => {
    expect(noteOn("User-agent: PerplexityBot\nDisallow: /\n")).toBe(
      "Put this group in place of the group for PerplexityBot.",
    );
    expect(noteOn("User-agent: PerplexityBot\nUser-agent: BadBot\nDisallow: /\n")).toBe(
      "Add this group, and take PerplexityBot out of the group that names it today; a group that is left without a name goes as well.",
    );
  });
});

describe("hours on which pages disagree", () => {
  it("are told for the days on which they agree, and left to choose for the others", () => {
    const place =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Harbor Dental"}</script>';
    const site = read({
      pages: {
        "/": html(
          "Harbor Dental",
          `<h1>Harbor Dental</h1><p>Monday to Thursday 8am to 7pm, Friday 8am to 4pm.</p>${place}`,
        ),
        "/contact": html("Contact", "<h1>Contact</h1><p>Monday to Thursday 8am to 7pm, Friday 8am to 4.30pm.</p>"),
      },
    });
    const content = draftOf({ ...judge("localbusiness-complete", site), status: "fail" as const }, site)?.content ?? "";
    expect(content).toMatch(/"Thursday"\],\s+"opens": "08:00",\s+"closes": "19:00"/);
    expect(content).toMatch(/"dayOfWeek": "Friday",\s+"opens": "08:00",\s+"closes": "\[16:00 or 16:30\]"/);
  });
});

describe("returns that are drafted", () => {
  const notesOn = (...lines: string[]): readonly string[] => {
    const main = lines.map((line) => `<p>${line}</p>`).join("");
    const site = read({ pages: { "/": html("Harbor Mugs", `<h1>Harbor Mugs</h1>${main}`) } });
    return draftOf({ ...judge("shipping-returns-structured", site), status: "fail" as const }, site)?.notes ?? [];
  };
  const RIGHT = "You can return goods within 30 days.";

  it.each([
    "Personalized mugs are excluded from returns.",
    "Mehl ist vom Umtausch ausgeschlossen.",
    "Les articles soldés ne sont ni repris ni échangés, le retour n’est pas possible.",
    "No se admiten devoluciones de tazas personalizadas.",
    "I prodotti freschi sono esclusi dal reso.",
    "Maatwerk kunt u niet retourneren: dat is uitgesloten van retour.",
    "Towar na zamówienie nie podlega zwrotowi.",
  ])("say that other goods need a policy of their own where the pages take them out: %s", (exception) => {
    const notes = notesOn(RIGHT, exception, "Shipping within Germany costs €4.90.").join(" ");
    expect(notes).toContain("MerchantReturnNotPermitted");
    expect(notes).toContain("The shipping is taken from");
    expect(notes).not.toMatch(/returns (?:and shipping )?are taken from/i);
    // Blanks for shipping alone are no draft.
    expect(notesOn(RIGHT, exception)).toEqual([]);
  });

  it.each([
    ["en", "Shipping within Germany costs €4.90, to Austria €9.90."],
    ["de", "Der Versand in Deutschland kostet 4,90 € und dauert zwei Werktage, nach Österreich 9,90 €."],
    ["fr", "La livraison coûte 4,90 € en Allemagne et 9,90 € en Autriche."],
    ["pl", "Wysyłka: Niemcy 4,90 €, Austria 9,90 €."],
  ])("give the rate of each country that a sentence names: %s", (lang, line) => {
    const page = html("Harbor Mugs", `<h1>Harbor Mugs</h1><p>${line}</p>`).replace('lang="en"', `lang="${lang}"`);
    const site = read({ pages: { "/": page } });
    const draft = draftOf({ ...judge("shipping-returns-structured", site), status: "fail" as const }, site);
    const json = (draft?.content ?? "").replace(/\s+/g, " ");
    expect(json).toContain('"addressCountry": "DE" }, "shippingRate": { "@type": "MonetaryAmount", "value": 4.9,');
    expect(json).toContain('"addressCountry": "AT" }, "shippingRate": { "@type": "MonetaryAmount", "value": 9.9,');
  });

  it("leave blank, with the page, what the pages say of shipping in more ways than a draft can tell apart", () => {
    const main = [RIGHT, "Delivery costs £4 in England and £9 elsewhere."].map((line) => `<p>${line}</p>`).join("");
    const site = read({ pages: { "/": html("Harbor Mugs", `<h1>Harbor Mugs</h1>${main}`) } });
    const draft = draftOf({ ...judge("shipping-returns-structured", site), status: "fail" as const }, site);
    expect(draft?.content).toContain('"merchantReturnDays": 30');
    expect(draft?.content).toContain(`"value": "[what shipping costs, as on ${ORIGIN}/]"`);
    expect(draft?.notes.join(" ")).toContain("a shipping condition for each country and rate");
  });

  it("say nothing of that where no goods are taken out", () => {
    expect(notesOn(RIGHT, "Gift cards are excluded from discounts.").join(" ")).not.toContain("NotPermitted");
  });
});

describe("what stands in brackets", () => {
  const drafted = (contact: string, over?: Site["over"]): string => {
    const site = read({
      pages: { "/": html("Harbor Dental", "<h1>Harbor Dental</h1>"), "/contact": html("Contact", contact) },
      ...(over && { over }),
    });
    return draftOf({ ...judge("organization-present", site), status: "fail" as const }, site)?.content ?? "";
  };
  const reachedBy =
    (type: "phone" | "email"): Site["over"] =>
    () => ({ channels: [{ type, confidence: "high", pages: [`${ORIGIN}/contact`], evidence: [] }] as never });

  it("names the page on which a fact was read", () => {
    expect(drafted("<h1>Contact</h1>", reachedBy("phone"))).toContain(`[phone number, as on ${ORIGIN}/contact]`);
    expect(drafted("<h1>Contact</h1>", reachedBy("email"))).toContain(`[email address, as on ${ORIGIN}/contact]`);
  });

  it("names no page for a fact that was read on none", () => {
    const content = drafted("<h1>Contact</h1><p>Come and see us.</p>", () => ({ channels: [] }));
    expect(content).toContain("[email address]");
    expect(content).not.toContain("as on");
  });

  it("asks for no number of one product where a page lists several", () => {
    const cards = ["Bear", "Cube", "Drum", "Lamp", "Ball", "Timer"].map(
      (name, at) => `<h2>${name}</h2><p>$${at + 11}</p>`,
    );
    const listOf = (count: number) =>
      read({
        pages: {
          "/": html("Harbor Toys", "<h1>Harbor Toys</h1>"),
          "/products/mugs": html(
            "All toys",
            `<h1>Stoneware mug</h1><p>A stoneware mug that keeps a pot of tea warm for a whole hour.</p>${cards.slice(0, count).join("")}`,
          ),
        },
        over: ({ profile }) => ({ profile: { ...profile, sells: true } }),
      });
    const draftFor = (site: ReturnType<typeof listOf>) =>
      draftOf(
        {
          ...judge("service-or-product-node", site),
          status: "fail" as const,
          evidence: [{ url: `${ORIGIN}/products/mugs`, received: "", meaning: "" }],
        },
        site,
      );
    expect(draftFor(listOf(1))?.content).toContain("[GTIN, if there is one]");
    expect(draftFor(listOf(6))).toBeNull();
  });
});

describe("what is offered", () => {
  const SAID = "Binroute plans the rounds of trucks that empty containers in a city.";
  const nodeOn = (path: string, heading: string, siteType: "saas-api" | "local-business", name = "Binroute") => {
    const evidence = read({
      pages: { "/": home, [path]: html(heading, `<h1>${heading}</h1><p>${SAID}</p>`) },
      over: ({ profile }) => ({
        profile: {
          ...profile,
          siteType: { ...profile.siteType, value: siteType },
          businessName: { value: name, confidence: "high", evidence: [] },
        },
      }),
    });
    const outcome = { ...judge("service-or-product-node", evidence), status: "fail" as const };
    const draft = draftOf({ ...outcome, evidence: [{ url: ORIGIN + path, received: "", meaning: "" }] }, evidence);
    return JSON.parse(draft?.content.replace(/^<[^>]*>|<\/script>$/g, "") ?? "{}") as unknown;
  };

  it.each([
    ["/product", "Binroute: Product", "SoftwareApplication", "Binroute"],
    ["/product", "Product", "SoftwareApplication", "Binroute"],
    ["/product", "Route planning", "SoftwareApplication", "Route planning"],
    ["/product", "Same loop. Different scale.", "SoftwareApplication", "Binroute"],
    ["/product", "Empty every bin on time", "SoftwareApplication", "Binroute"],
  ])("by software at %s under %j is a %s named %j", (path, heading, type, name) => {
    expect(nodeOn(path, heading, "saas-api")).toMatchObject({ "@type": type, name });
  });

  it.each([
    ["Services", "Binroute: Services"],
    ["Treatments", "Binroute: Treatments"],
    ["Fees and insurance", "Binroute: Fees and insurance"],
    ["Unsere Leistungen", "Binroute: Unsere Leistungen"],
    ["Nos prestations", "Binroute: Nos prestations"],
    ["Servicios", "Binroute: Servicios"],
    ["Dental services", "Dental services"],
  ])("under %j is named %j", (heading, name) => {
    expect(nodeOn("/services", heading, "local-business")).toMatchObject({ name });
  });

  it("by a page of products without a name is left to its owner", () => {
    expect(nodeOn("/products/x", "Product", "local-business")).toMatchObject({
      "@type": "Product",
      name: "[name of what is offered]",
    });
  });
});

describe("returns", () => {
  const daysIn = (...lines: string[]): number | undefined => {
    const evidence = read({
      pages: {
        "/": html("Harbor Mugs | Stoneware shop", `<h1>Harbor Mugs</h1>${lines.map((l) => `<p>${l}</p>`).join("")}`),
      },
      over: ({ profile }) => ({
        profile: { ...profile, businessName: { value: "Harbor Mugs", confidence: "high", evidence: [] } },
      }),
    });
    const outcome = { ...judge("shipping-returns-structured", evidence), status: "fail" as const };
    return Number(/"merchantReturnDays": (\d+)/.exec(draftOf(outcome, evidence)?.content ?? "")?.[1]) || undefined;
  };

  it.each([
    ["You can return goods within 30 days.", 30],
    ["Items may be returned within 30 days of delivery for a full refund.", 30],
    ["We have a 30-day return policy.", 30],
    ["You have 60 days to return your order.", 60],
    ["Sie können die Ware innerhalb von 30 Tagen zurückgeben.", 30],
    ["Rückgabe innerhalb von 14 Tagen.", 14],
    ["14 Tage Rückgaberecht auf alles.", 14],
    ["Retours gratuits sous 30 jours.", 30],
    ["Vous avez 30 jours pour retourner un article.", 30],
    ["Puede devolver el producto en un plazo de 30 días.", 30],
    ["Tiene 15 días para devolver su pedido.", 15],
    ["Pode devolver os produtos no prazo de 14 dias.", 14],
    ["Reso entro 30 giorni.", 30],
    ["Hai 30 giorni per il reso.", 30],
    ["U kunt uw bestelling binnen 30 dagen retourneren.", 30],
    ["30 dagen bedenktijd.", 30],
    ["Zwrot towaru w ciągu 14 dni.", 14],
    ["Masz 30 dni na zwrot.", 30],
  ])("are taken from %j", (line, days) => expect(daysIn(line)).toBe(days));

  it.each([
    "Refunds reach your account within 5 days after your return arrives.",
    "We process returns within 5 days.",
    "Your refund is issued within 5 days once we receive your return.",
    "Returns in transit take 5 days.",
    "Exchanges ship within 3 days.",
    "Wir erstatten den Betrag innerhalb von 5 Tagen nach Eingang Ihrer Rückgabe.",
    "Die Bearbeitung Ihrer Retoure dauert bis zu 5 Tage.",
    "Le remboursement du retour est effectué sous 5 jours.",
    "El reembolso de su devolución se realiza en 5 días.",
    "O reembolso da devolução é feito em 5 dias.",
    "Il rimborso del reso avviene entro 5 giorni.",
    "Na ontvangst van uw retour betalen wij binnen 5 dagen terug.",
    "Zwrot pieniędzy w ciągu 5 dni.",
  ])("are not taken from %j", (line) => expect(daysIn(line)).toBeUndefined());

  it("are left out where the pages give two counts", () => {
    expect(daysIn("You can return goods within 30 days.", "Sale items: return within 14 days.")).toBeUndefined();
    expect(daysIn("You can return goods within 30 days.", "Return within 30 days, we said.")).toBe(30);
  });
});

describe("a title", () => {
  const titlesOf = (titles: string[], h1 = "More Than Academics. A Second Home."): (string | undefined)[] => {
    const evidence = read({
      pages: Object.fromEntries(
        titles.map((title, at) => [at === 0 ? "/" : `/p${at}`, html(title, `<h1>${h1} ${at === 0 ? "" : at}</h1>`)]),
      ),
      over: ({ profile }) => ({
        profile: { ...profile, businessName: { value: "Little Harbor Learning", confidence: "high", evidence: [] } },
      }),
    });
    const content = draftOf({ ...judge("title-quality", evidence) }, evidence)?.content ?? "";
    return [...content.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title);
  };

  it.each([
    [
      "Primary School Tuition Falmouth | P1 to P6 English Maths Science Chinese | Little Harbor",
      "Primary School Tuition Falmouth | Little Harbor",
    ],
    [
      "About Us | Little Harbor Learning &amp; Care Centre Falmouth | Reviews and our whole Story",
      "About Us | Little Harbor Learning &amp; Care Centre Falmouth",
    ],
    ["Fees", "Fees | Little Harbor Learning"],
  ])("%j that does not fit keeps topic, place and name", (title, fitting) => {
    expect(titlesOf(["Maths in Falmouth | Little Harbor Learning", title])).toEqual([fitting]);
  });

  it("is left as it is where a shorter one would lose the topic or the name", () => {
    expect(
      titlesOf(["Little Harbor Learning | The best tuition and student care in the town of Falmouth in Maine"]),
    ).toEqual([]);
    expect(
      titlesOf(["The best tuition and student care that there is to be had in the town of Falmouth, Maine"]),
    ).toEqual([]);
  });

  it("that several pages share gets each page's heading in front", () => {
    const shared = "Tuition in Falmouth | Little Harbor Learning";
    expect(titlesOf([shared, shared], "Maths")).toEqual([`Maths | ${shared}`, `Maths 1 | ${shared}`]);
  });

  it("that is shared and too long is shortened once, and then told apart by the heading", () => {
    const shared = "Tuition in the town of Falmouth | English Maths Science Chinese | Little Harbor Learning";
    expect(titlesOf([shared, shared], "Maths")).toEqual([
      "Tuition in the town of Falmouth | Little Harbor Learning",
      "Maths 1 | Tuition in the town of Falmouth | Little Harbor Learning",
    ]);
  });

  it("that heads another page is not carried over, nor the full stop of a heading", () => {
    const shared = "Maths | Little Harbor Learning";
    expect(titlesOf([shared, shared], "Privacy notice.")).toEqual([
      "Privacy notice | Maths | Little Harbor Learning",
      "Privacy notice. 1 | Maths | Little Harbor Learning",
    ]);
    expect(titlesOf([shared, shared], "Maths")).toEqual(["Maths 1 | Little Harbor Learning"]);
  });

  it("that holds what is not printed again is left as it is", () => {
    const long = "Jane Roe writes to jane.roe@harbor-dental.com about the tuition that she gives in Falmouth";
    expect(titlesOf(["Maths in Falmouth | Little Harbor Learning", long])).toEqual([]);
  });

  it("comes from the heading, with the name, where there is none or one that a template left", () => {
    expect(titlesOf(["", "Untitled"], "Maths in Falmouth")).toEqual([
      "Maths in Falmouth | Little Harbor Learning",
      "Maths in Falmouth 1 | Little Harbor Learning",
    ]);
  });
});

describe("a guide for language models", () => {
  it("is said to add to the one that is there, and to none where there is none", () => {
    const notesWith = (documents?: Record<string, string>): string[] => {
      const evidence = read({ pages: { "/": html("Harbor Mugs", HOME) }, ...(documents && { documents }) });
      return [...(llmsTxtDraft(evidence, judge("llms-txt-valid", evidence))?.notes ?? [])];
    };
    expect(notesWith({ "llms-txt": "# Harbor Mugs" })[0]).toContain("keep what it says");
    expect(notesWith().join(" ")).not.toContain("keep what it says");
  });

  it("says of a page what its own description does, and takes no sentence of its text in its place", () => {
    const about = (description: string): string => {
      const guide =
        "<h1>Guide</h1><p>The guide to glazing is written by hand, and one reader waited a year for it.</p>";
      const pages = {
        "/": html("Harbor Mugs", HOME),
        "/guide": html("Guide", guide, `<meta name="description" content="${description}">`),
      };
      const evidence = read({ pages });
      return llmsTxtDraft(evidence, judge("llms-txt-valid", evidence))?.content ?? "";
    };
    expect(about("Glaze mugs and fire them.")).toMatch(/\/guide\): Glaze mugs and fire them\.$/);
    expect(about("")).toMatch(/\/guide\)$/);
    expect(about(`Glaze mugs and fire them. ${"Read how it is done in a kiln of your own. ".repeat(5)}`)).toMatch(
      /\/guide\): Glaze mugs and fire them\.$/,
    );
  });
});

describe("a guide to an interface", () => {
  it("links the description of it where the site has one", () => {
    const pages = { "/": html("Harbor Mugs", HOME) };
    const openapi = JSON.stringify({ openapi: "3.1.0", info: { title: "Mugs", version: "1" }, paths: {} });
    const guide = (documents: Record<string, string>): string => {
      const evidence = read({ pages, documents });
      return llmsTxtDraft(evidence, judge("llms-txt-valid", evidence))?.content ?? "";
    };
    expect(guide({ openapi })).toContain(`[OpenAPI description](${ORIGIN}/openapi.json)`);
    expect(guide({})).not.toContain("OpenAPI");
  });
});

describe("shipping and returns in data", () => {
  const PRODUCT =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Mug","offers":{"@type":"Offer","price":20,"priceCurrency":"EUR"}}</script>';
  const draftOf = (...said: string[]) => {
    const main = `<h1>Harbor Mugs</h1><p>Harbor Mugs makes stoneware by hand.</p><p>€20</p>${said.map((one) => `<p>${one}</p>`).join("")}<button>Add to cart</button>`;
    const { draft } = draftOn("shipping-returns-structured", {
      pages: { "/": html("Harbor Mugs | Stoneware shop", main, PRODUCT) },
      over: ({ profile }) => ({
        profile: {
          ...profile,
          sells: true,
          siteType: { ...profile.siteType, value: "ecommerce" },
          businessName: { value: "Harbor Mugs", confidence: "high", evidence: [] },
        },
      }),
    });
    const block = JSON.parse(draft?.content.replace(/^<[^>]*>|<\/script>$/g, "") ?? "{}") as {
      hasShippingService?: { shippingConditions?: unknown };
      hasMerchantReturnPolicy?: { description?: string };
    };
    return { ...block, notes: draft?.notes.join(" ") ?? "" };
  };
  const RATES = "Shipping to Germany costs €4.90 and takes two days, shipping to Austria costs €9.90.";

  it("says from when on nothing is paid in the country of which a sentence says it", () => {
    const { hasShippingService, notes } = draftOf(RATES, "Shipping to Germany is free over €59.");
    expect(hasShippingService?.shippingConditions).toMatchObject([
      { shippingDestination: { addressCountry: "DE" }, orderValue: { maxValue: 58.99 }, shippingRate: { value: 4.9 } },
      { shippingDestination: { addressCountry: "DE" }, orderValue: { minValue: 59 }, shippingRate: { value: 0 } },
      { shippingDestination: { addressCountry: "AT" }, shippingRate: { value: 9.9 } },
    ]);
    expect(notes).toContain("transitTime");
    expect(notes).not.toContain("orderValue");
  });

  it.each([
    ["Shipping to Germany costs €4.90 and takes two days, shipping to Austria costs €9.90 and takes 3-5 days.", [2, 5]],
    ["Shipping costs €4.90 and takes up to three working days.", 3],
    ["Shipping costs €4.90; parcels leave within two days.", undefined],
    ["Shipping costs €4.90. Delivery takes two days.", undefined],
    ["Shipping costs €4.90, returns are taken within 14 days.", undefined],
  ])("says how long the way takes where the sentence of the price tells it: %s", (line, days) => {
    const conditions = draftOf(line).hasShippingService?.shippingConditions;
    const daysOf = (condition: unknown) =>
      (condition as { transitTime?: { duration: { maxValue: number } } }).transitTime?.duration.maxValue;
    expect(Array.isArray(conditions) ? conditions.map(daysOf) : daysOf(conditions)).toEqual(days);
  });

  it("names an amount whose country no sentence tells, and puts it nowhere", () => {
    const { hasShippingService, notes } = draftOf(RATES, "Shipping is free over €59.");
    expect(JSON.stringify(hasShippingService)).not.toContain("59");
    expect(notes).toContain("€59");
  });

  it("drafts no policy for the whole business where some goods cannot go back, and quotes what says so", () => {
    const { hasMerchantReturnPolicy, notes } = draftOf(
      RATES,
      "You can return goods within 30 days.",
      "Opened glazes are excluded from returns.",
    );
    expect(hasMerchantReturnPolicy).toBeUndefined();
    expect(notes).toContain("“Opened glazes are excluded from returns.”");
    expect(notes).toContain("merchantReturnDays 30");
  });

  it("says of when an order leaves what a page tells", () => {
    const rates = "Shipping to Germany costs €4.90 and takes two days, to Austria €9.90 and four days.";
    const leaving = "Orders placed by noon leave the mill the same day.";
    expect(draftOf(rates, leaving).notes).toContain(`“${leaving}”) goes into handlingTime`);
    expect(draftOf(rates, "We answer the same day.").notes).not.toContain("handlingTime");
  });

  it("takes returns to hold in every country that has a rate", () => {
    const { hasMerchantReturnPolicy } = draftOf(
      "Shipping to Germany costs €4.90, to Austria €9.90.",
      "You can return goods within 30 days.",
    );
    expect(hasMerchantReturnPolicy).toMatchObject({ applicableCountry: ["DE", "AT"] });
  });

  it("are no offer with a price", () => {
    const pages = {
      "/": html("Angelwelt", "<h1>Angelwelt</h1><p>Ruten und Rollen im Online-Shop.</p>"),
      "/services": html("Versand", "<h1>Versand und Lieferung</h1><h2>Standardversand</h2><p>ab 250 €</p>"),
    };
    expect(contentOf("offer-price", { pages }) ?? "").not.toContain("250");
  });
});

describe("the list of pages", () => {
  const shop = {
    "/": html("Harbor Mugs", HOME + '<p><a href="/hidden">Hidden</a></p>'),
    "/products/mug": html("Mug | Harbor Mugs", "<h1>Mug</h1>"),
    "/cart": html("Your cart | Harbor Mugs", "<h1>Your cart</h1>"),
    "/checkout": html("Checkout | Harbor Mugs", "<h1>Checkout</h1>"),
    "/account/login": html("Log in | Harbor Mugs", "<h1>Log in</h1>"),
    "/about": html("About | Harbor Mugs", "<h1>About</h1>", '<meta name="robots" content="noindex">'),
  };
  const addressesIn = (content = ""): string[] =>
    [...content.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address.slice(ORIGIN.length));

  it("holds nothing that nobody should find by a search", () => {
    expect(addressesIn(contentOf("sitemap-present", { pages: shop, sitemap: null }))).toEqual(["/", "/products/mug"]);
  });

  it("gets no such entry added", () => {
    const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${ORIGIN}/</loc></url></urlset>`;
    expect(addressesIn(contentOf("sitemap-key-pages", { pages: shop, sitemap }))).toEqual(["/products/mug"]);
  });

  it("dates an entry by what the page says of its last change, and by no other date", () => {
    const pages = {
      "/": html("Harbor Mugs", HOME + "<p>Licensed since March 10, 2025</p>"),
      "/a": html("A | Harbor Mugs", "<h1>A</h1><p>Last updated: March 11, 2025</p>"),
      "/b": html("B | Harbor Mugs", "<h1>B</h1><p>Entered in the register on January 11, 2026</p>"),
      "/c": html("C | Harbor Mugs", "<h1>C</h1><p>By Ann Moore, October 2, 2026</p><p>Held on October 9, 2026</p>"),
    };
    expect(contentOf("sitemap-present", { pages, sitemap: null })?.match(/<lastmod>.*?<\/lastmod>/g)).toEqual([
      "<lastmod>2025-03-11</lastmod>",
      "<lastmod>2026-10-02</lastmod>",
    ]);
  });

  const listing = (path: string, more = ""): string =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${ORIGIN}${path}</loc>${more}</url></urlset>`;

  it("leaves room for the day where the list dates its entries", () => {
    const dated = listing("/", "<lastmod>2026-11-02</lastmod>");
    expect(contentOf("sitemap-key-pages", { pages: shop, sitemap: dated })).toContain(
      "<lastmod>[day of the last change",
    );
    expect(contentOf("sitemap-key-pages", { pages: shop, sitemap: listing("/") })).not.toContain("<lastmod>");
  });

  it("lacks no page that it spells without its ending, and the page names that spelling as its own", () => {
    const pages = { "/": html("Harbor Mugs", HOME), "/products/mug.html": html("Mug | Harbor Mugs", "<h1>Mug</h1>") };
    const sitemap = listing("/products/mug");
    expect(addressesIn(contentOf("sitemap-key-pages", { pages, sitemap }))).toEqual(["/"]);
    expect(contentOf("canonical-present", { pages, sitemap })).toContain(`href="${ORIGIN}/products/mug"`);
    expect(contentOf("canonical-present", { pages, sitemap: listing("/") })).toContain(`${ORIGIN}/products/mug.html"`);
  });

  it("of a copy without an address of its own names the page that it copies, and neither lists nor describes the copy", () => {
    const said = "<h1>Mugs</h1><p>We glaze and fire each mug by hand in our kiln at the harbor of Falmouth.</p>";
    const named = `<link rel="canonical" href="${ORIGIN}/mugs">`;
    const pages = {
      "/": html("Harbor Mugs", HOME),
      "/mugs": html("Mugs | Harbor Mugs", said).replace("</head>", `${named}</head>`),
      "/services/mugs-old": html("Mugs | Harbor Mugs", said),
    };
    const canonical = contentOf("canonical-present", { pages });
    expect(canonical).toContain(`href="${ORIGIN}/mugs"`);
    expect(canonical).not.toContain('mugs-old">');
    expect(contentOf("sitemap-key-pages", { pages, sitemap: listing("/about") })).not.toContain("mugs-old");
    expect(judge("service-or-product-node", read({ pages })).evidence.map(({ url }) => url)).not.toContain(
      `${ORIGIN}/services/mugs-old`,
    );
  });

  it("of those without an address of their own names what is offered first, and legal pages last", () => {
    const pages = Object.fromEntries(
      ["/", "/impressum", "/contact", "/a", "/b", "/c", "/services"].map((path) => [
        path,
        html(`Page ${path} | Harbor Mugs`, `<h1>Page ${path}</h1>`),
      ]),
    );
    const { draft } = draftOn("canonical-present", { pages });
    const heads = draft?.content.split("\n").filter((line) => line.startsWith("<!--"));
    expect(heads?.slice(0, 2)).toEqual([`<!-- ${ORIGIN}/ -->`, `<!-- ${ORIGIN}/services -->`]);
    expect(heads?.at(-1)).toBe(`<!-- ${ORIGIN}/impressum -->`);
    expect(draft && furtherPages(draft)).toBe(" and 6 more pages");
    expect(furtherPages({ content: "<title>One</title>" })).toBe("");
  });

  it("is said to leave out the pages that it has no room for, and none where it has all", () => {
    const deep = (count: number): SiteEvidence => {
      const paths = Array.from(
        { length: count },
        (_, at) => `/guides/${"how-to-glaze-and-fire-a-mug-".repeat(4)}${at}`,
      );
      return read({
        pages: { "/": home, ...Object.fromEntries(paths.map((path, at) => [path, html("Mug", `<h1>Mug ${at}</h1>`)])) },
      });
    };
    const notesOn = (count: number): string | undefined => {
      const site = deep(count);
      return draftFor(judge("breadcrumbs", site), site, count)?.draft.notes.join(" ");
    };
    expect(notesOn(9)).toMatch(/Not in this draft: \/guides\/\S+-4 and 4 more pages, which need their own\.$/);
    expect(notesOn(3)).not.toContain("Not in this draft");
  });

  it("asks for days where an entry has none", () => {
    const notesOn = (more: string): string | undefined =>
      draftOn("sitemap-present", { pages: { "/": html("Mugs", HOME + more) }, sitemap: null }).draft?.notes.join(" ");
    expect(notesOn("")).toContain("`<lastmod>`");
    expect(notesOn("<p>Last updated: March 11, 2025</p>")).not.toContain("`<lastmod>`");
  });

  it("is named by its own address", () => {
    const site: Site = { pages: shop, sitemap: null };
    expect(draftOn("sitemap-present", site).draft?.notes.join(" ")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${ORIGIN}/</loc></url></urlset>`;
    expect(judge("robots-sitemap-directive", read({ pages: shop, sitemap })).fix).toContain(
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    );
  });
});

describe("a product that the page describes already", () => {
  const MUG = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Mug, stoneware",
    sku: "M-1",
    offers: { "@type": "Offer", price: 40, priceCurrency: "USD", availability: "https://schema.org/InStock" },
  };
  const site: Site = {
    pages: {
      "/": home,
      "/products/mug": html(
        "Mug",
        "<h1>Stoneware mug</h1><p>This mug is thrown by hand in our workshop at the harbor of Falmouth.</p><p>$40</p>",
        `<script type="application/ld+json">${JSON.stringify(MUG)}</script>`,
      ),
    },
    over: ({ profile }) => ({ profile: { ...profile, sells: true } }),
  };

  it("gets what it lacks, under its own name, and the advice to merge", () => {
    const { draft } = draftOn("service-or-product-node", site);
    const node = JSON.parse(draft?.content.replace(/^<[^>]*>|<\/script>$/g, "") ?? "{}") as Record<string, unknown>;
    expect(node).toMatchObject({ "@type": "Product", name: "Mug, stoneware" });
    expect(Object.keys(node)).toEqual(expect.arrayContaining(["description", "image", "brand", "gtin"]));
    expect(node).not.toHaveProperty("sku");
    expect(node).not.toHaveProperty("offers");
    expect(draft?.notes.join(" ")).toContain("add to that block what it lacks");
  });
});

describe("descriptions", () => {
  const AUTH =
    "<h1>Authentication</h1><p>Keys for authentication are issued by our support team: write to support with the name of your fleet.</p>";
  const own = "How keys for it are made and rotated.";
  const meta = (text: string): string => `<meta name="description" content="${text}">`;

  it("that are only too short stay, and go on in a sentence of the page", () => {
    const pages = { "/": home, "/auth": html("Authentication", AUTH, meta(own)) };
    expect(contentOf("meta-description", { pages })).toContain(`${own} Keys for authentication`);
    expect(contentOf("meta-description", { pages: { "/": home, "/auth": html("Authentication", AUTH) } })).toContain(
      'content="Keys for authentication',
    );
  });

  it("ask nobody for anything", () => {
    const ask = "<h1>Contact</h1><p>Bakeries and resellers, please ask for our contact and price list by e-mail.</p>";
    expect(
      contentOf("meta-description", { pages: { "/": home, "/contact": html("Contact", ask) } }) ?? "",
    ).not.toContain("please");
  });
});

describe("a line on what the text may be used for", () => {
  const noteOn = (robots: string | null): string =>
    draftOn("content-signal-present", { pages: { "/": home }, robots }).draft?.notes.join(" ") ?? "";

  it("says what it follows, and where it asks for more", () => {
    expect(noteOn("User-agent: GPTBot\nDisallow: /\n")).toContain(
      "refuse GPTBot by name today; the line chosen here asks",
    );
    expect(noteOn("User-agent: *\nDisallow: /admin\n")).not.toContain("training");
  });

  it("speaks of the first file where there is none, and of no group that is not there", () => {
    const none = noteOn(null);
    expect(none).toContain("of a first robots.txt on harbor-dental.com");
    expect(none).not.toMatch(/that harbor-dental.com has|today/);
    expect(noteOn("User-agent: GPTBot\nDisallow: /\n")).toContain(
      "a group for everyone, which harbor-dental.com does not have yet",
    );
    expect(noteOn("User-agent: *\nDisallow: /admin\n")).toContain("that harbor-dental.com has");
  });

  it("belongs into the groups of agents that read no other, as well", () => {
    const own = "PerplexityBot has a group of its own and reads that alone";
    expect(noteOn("User-agent: PerplexityBot\nDisallow: /\n")).toContain(own);
    expect(noteOn("User-agent: *\nDisallow: /admin\n")).not.toContain("of its own");
  });
});

describe("headers to send", () => {
  it("stand once, and speak of a policy only where one is sent", () => {
    const { content, notes } = draftOn("hsts", { pages: { "/": home } }).draft ?? { content: "", notes: [] };
    expect(content).toBe("Strict-Transport-Security: max-age=86400");
    expect(notes.join(" ")).toContain("send that header with max-age=31536000, a year");
    const again = draftOn("hsts", { pages: { "/": home }, headers: { "strict-transport-security": "max-age=86400" } });
    expect(again.draft?.content).toBe("Strict-Transport-Security: max-age=31536000");
    const whole = { "strict-transport-security": "max-age=86400; includesubdomains" };
    expect(draftOn("hsts", { pages: { "/": home }, headers: whole }).draft?.content).toBe(
      "Strict-Transport-Security: max-age=31536000; includeSubDomains",
    );
    const policy = { "content-security-policy": "default-src 'self'" };
    const frame = draftOn("frame-protection", { pages: { "/": home }, headers: policy }).draft;
    expect(frame?.content).toBe("X-Frame-Options: SAMEORIGIN");
    expect(frame?.notes.join(" ")).toContain("add frame-ancestors 'self' to it");
    expect(draftOn("frame-protection", { pages: { "/": home } }).draft?.notes.join(" ")).not.toContain("sent already");
  });
});

describe("a product", () => {
  const MUG = "<h1>Stoneware mug</h1><p>A stoneware mug that keeps a pot of tea warm for a whole hour.</p>";
  const dataOf = (...products: object[]): string =>
    products
      .map((one) => `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", ...one })}</script>`)
      .join("");
  const draftedWith = ({ start = "", head = "", main = "" }: { start?: string; head?: string; main?: string }) => {
    const site = read({
      pages: {
        "/": html("Harbor Dental", `<h1>Harbor Dental</h1>${start}`),
        "/products/mug": html("Stoneware mug", MUG + main, head),
      },
      over: ({ profile }) => ({
        profile: { ...profile, sells: true, businessName: { ...profile.businessName, value: "Harbor Dental" } },
      }),
    });
    const evidence = [{ url: `${ORIGIN}/products/mug`, received: "", meaning: "" }];
    return draftOf({ ...judge("service-or-product-node", site), status: "fail" as const, evidence }, site)?.content;
  };

  it("has the picture that its page alone shows and is shared with, and no other", () => {
    const shared = `<meta property="og:image" content="${ORIGIN}/mug.jpg">`;
    const shown = '<img src="/mug.jpg" alt="Mug" width="600" height="600">';
    expect(draftedWith({ head: shared, main: shown })).toContain(`"image": "${ORIGIN}/mug.jpg"`);
    expect(draftedWith({ head: shared, main: shown, start: shared })).toContain('"image": "[address of a picture]"');
    expect(draftedWith({ head: shared, main: shown, start: shown })).toContain('"image": "[address of a picture]"');
    // What a theme gives for sharing may be a logo.
    expect(draftedWith({ head: shared })).toContain('"image": "[address of a picture]"');
  });

  it("of the business's own brand is asked for its own number, and another for its GTIN", () => {
    const made = (...brands: string[]) =>
      draftedWith({
        start: dataOf(
          ...brands.map((name, at) => ({ name: `Plate ${at}`, url: `${ORIGIN}/products/${at}`, brand: { name } })),
        ),
      });
    expect(made("Harbor Dental", "Harbor Dental")).toMatch(/"brand": "Harbor Dental",\s+"mpn": "\[your own number/);
    const open = /"brand": "\[brand\]",\s+"gtin"/;
    for (const brands of [["Mill & Co"], ["Harbor Dental"], ["Harbor Dental", "Mill & Co"]])
      expect(made(...brands)).toMatch(open);
    for (const brand of ["Harbor Dental Basics", "Harbor Dentalfreight"]) expect(made(brand, brand)).toMatch(open);
  });

  it("is not drafted anew where another page holds its data", () => {
    const mug = { name: "Mug", url: `${ORIGIN}/products/mug` };
    expect(draftedWith({ start: dataOf({ ...mug, description: "A mug that keeps tea warm." }) })).toBeUndefined();
    // A mention beside another product, or in a list, holds nothing that could be moved.
    expect(draftedWith({ start: dataOf(mug) })).toContain('"name": "Stoneware mug"');
    const pot = { name: "Pot", description: "A pot.", isRelatedTo: [{ "@type": "Product", ...mug, offers: {} }] };
    expect(draftedWith({ start: dataOf(pot) })).toContain('"name": "Stoneware mug"');
  });
});
