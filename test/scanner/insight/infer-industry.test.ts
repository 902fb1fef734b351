import { describe, expect, it } from "vitest";
import otherWords from "../../../src/scanner/insight/data/other-words.json" with { type: "json" };
import tradeWords from "../../../src/scanner/insight/data/trade-words.json" with { type: "json" };
import vocabulary from "../../../src/scanner/insight/data/industry-vocabulary.json" with { type: "json" };
import vendors from "../../../src/scanner/insight/data/vendors.json" with { type: "json" };
import { INDUSTRIES } from "../../../src/model/profile.ts";
import type { Industry } from "../../../src/model/profile.ts";
import { industryTerms } from "../../../src/scanner/insight/industry/industry-lexicon.ts";
import { findTerms, prepareText } from "../../../src/scanner/insight/match-terms.ts";
import { profileOf } from "./site-of.ts";

/** A page with enough of the given text to be told by. */
const business = (title: string, ...paragraphs: string[]): string =>
  `<html><head><title>${title}</title></head><body><header><nav><a href="/">Home</a></nav></header><main><h1>${title}</h1>${paragraphs
    .map((text) => `<p>${text}</p>`)
    .join("")}</main></body></html>`;

describe("what is built with artificial intelligence", () => {
  const told = (lang: string, title: string, ...said: string[]) =>
    profileOf({ "/": business(title, ...said), "/a": business(said[0] ?? "", title, ...said) }, lang).industry.value;
  it.each([
    ["de", "KI-Lösungen für den Mittelstand", "Wir bauen KI-Systeme und die KI-Automatisierung für kleine Betriebe"],
    ["en", "AI solutions for small firms", "AI automation in daily work"],
    ["fr", "Solutions d'IA pour les PME", "Automatisation par l'IA au quotidien"],
    ["es", "Soluciones de IA para pymes", "Automatización con IA cada día"],
    ["pt", "Soluções de IA para todos", "Automação com IA no dia a dia"],
    ["it", "Soluzioni AI per piccole imprese", "Costruiamo con voi l'automazione AI per il lavoro di ogni giorno"],
    ["nl", "AI-oplossingen voor het mkb", "AI-automatisering elke dag"],
    ["pl", "Rozwiązania AI dla firm", "Automatyzacja AI na co dzień"],
  ])("is technology (%s)", (lang, title, sentence) => {
    expect(told(lang, title, sentence)).toBe("technology");
  });
  it.each([
    ["de", "Werbeagentur Nord", "Onlinemarketing, Werbung und Social Media mit KI-Lösungen"],
    ["en", "Advertising Agency North", "Digital marketing, advertising and social media with AI solutions"],
  ])("is a tool of an agency that names it (%s)", (lang, title, sentence) => {
    expect(told(lang, title, sentence)).toBe("marketing");
  });
});

describe("what a business is beside what is near it", () => {
  const village =
    "<p>Il y a un restaurant avec bar, un café, une épicerie et un médecin dans le village, et un autre restaurant plus loin dans la vallée.</p>";
  const house = (menu: string) => profileOf({ "/": `${village}${menu}` }, "fr", "galey.test").industry;
  it("is told by what is named above the text, whatever the level of the heading", () => {
    expect(house("<h4>Location saisonnière</h4><p>La maison a trois chambres.</p>").subKind).toBe("lodging");
    expect(house("<h4>La vallée</h4>").subKind).not.toBe("lodging");
  });

  it("is never the customers whom another page names, where the trade is a guess", () => {
    const fitter = (home: string) =>
      profileOf({
        "/": `<h1>Aerials in Hobart</h1><p>We mount and repair aerials and dishes. ${home}</p>`,
        "/areas":
          "<h1>Where we work</h1><h2>Tourism and guest house</h2><p>Aerials for every guest house and hotel.</p>",
      });
    expect(fitter("").industry).toMatchObject({ value: "other", confidence: "low", subKind: null });
    expect(fitter("").people).not.toBe("guests");
    expect(fitter("Stay at our guest house, too.").industry.subKind).toBe("lodging");
  });

  it("is a workshop where cars are brought to be cleaned", () => {
    const studio = business("Auto detailing in Hobart", "Auto detailing, polishing and wax for every car.");
    expect(profileOf({ "/": studio }).industry).toMatchObject({ value: "other", subKind: "repair" });
  });

  it("is trade where spare parts are sold at a marketplace", () => {
    const part = (shop: string) =>
      business(
        "Ricambi per aspirapolvere",
        `Filtro e spazzola compatibili. ${shop}`,
        "Qualità garantita per la tua casa.",
      );
    const items = [1, 2, 3].map((item) => `<a href="https://www.ebay.it/itm/38${item}">Compra su eBay</a>`).join(" ");
    expect(profileOf({ "/": part(items) }, "it").industry.value).toBe("retail");
    expect(profileOf({ "/": part("") }, "it").industry.value).not.toBe("retail");
  });

  it("is trade where food is sent from a cart, and not where guests sit", () => {
    const bag = (name: string) =>
      `<main><h1>${name}</h1><p>Coffee from our roastery, roasted on Mondays. £11.50</p><button>Add to cart</button></main>`;
    const bags = { "/shop/kenya": bag("Kenya"), "/shop/peru": bag("Peru"), "/shop/india": bag("India") };
    const told = (home: string) =>
      profileOf({
        "/": `<title>Bean Loft – coffee roastery</title><main><h1>Coffee roastery</h1>${home}</main>`,
        ...bags,
      }).industry;
    expect(told("<p>Single origin coffee by post.</p>")).toMatchObject({ value: "retail", subKind: null });
    expect(
      told(
        "<p>Coffee shop and restaurant: find us at 12 Mill Lane, Leeds LS1 4AB.</p><p>Open Monday to Friday 8-16.</p>",
      ).value,
    ).toBe("other");
  });

  it("is no trade where a title or heading names a place to eat", () => {
    const pizza = (name: string) =>
      `<main><h1>${name}</h1><p>Pizza from our oven. £11.50</p><button>Add to cart</button></main>`;
    const { value } = profileOf({
      "/": "<title>Pizza Rapido – pizzeria and takeaway</title><main><h1>Pizzeria Rapido</h1><p>Our restaurant delivers pizza.</p></main>",
      "/shop/margherita": pizza("Margherita"),
      "/shop/funghi": pizza("Funghi"),
    }).industry;
    expect(value).not.toBe("retail");
  });

  it("is no trade where a coach links to books at Amazon", () => {
    const books = [1, 2, 3]
      .map((at) => `<a href="https://www.amazon.com/Lead/dp/B00${at}">Buy on Amazon</a>`)
      .join(" ");
    const coach = (shop: string) =>
      business("Leadership coaching", `Coaching for leaders and their teams. ${shop}`, "I have written three books.");
    const before = profileOf({ "/": coach("") }, "en").industry.value;
    expect(profileOf({ "/": coach(books) }, "en").industry.value).toBe(before);
  });
});

describe("a trade that stands in the name alone", () => {
  const name = "Bay Controller Clinic";
  const repairs = [
    "Expert controller repair with new sticks and triggers. Every repair service takes two days and is tested.",
    "Ship your console or drop it off; our repair shop in Austin also does phone repair and custom builds for players.",
    "All repairs come with a warranty of one year. Buy a refurbished unit now, or sell us your old one for credit.",
  ];
  const site = (...paragraphs: string[]): Record<string, string> => ({
    "/": business(`${name} - Austin, TX`, `Why choose ${name}?`, ...paragraphs),
    "/contact": business(`Contact ${name}`, ...paragraphs.slice(0, 1)),
    "/about": business(`About ${name}`, ...paragraphs.slice(1)),
  });
  const host = "baycontrollerclinic.test";
  it("is outweighed by the words of the pages", () => {
    expect(profileOf(site(...repairs), "en", host).industry.value).toBe("other");
  });
  it("is never told with high confidence", () => {
    const filler = "We open at nine and close at six, and there is a bench by the door where you can wait. ".repeat(8);
    expect(profileOf(site(filler), "en", host).industry.confidence).not.toBe("high");
  });
  it("counts in full where the pages speak of it too", () => {
    const treats = "Our physicians see patients of all ages; treatments and surgery are explained before they begin.";
    expect(profileOf(site(treats), "en", host).industry).toMatchObject({ value: "healthcare", confidence: "medium" });
  });
  it("is not named by links to the start page", () => {
    const links = (label: string): string => business("Jo and Sam", "Hello.").replace(">Home<", `>${label}<`);
    expect(profileOf({ "/": links("Dental Clinic") }, "en", "jo-and-sam.test").industry.value).toBe("other");
  });
});

const industryOf = (pages: Record<string, string>, lang?: string): Industry | null =>
  profileOf(pages, lang).industry.value;

describe("inferIndustry", () => {
  const cases: [Industry, string, string, string[]][] = [
    [
      "healthcare",
      "de",
      "Zahnarztpraxis Weber in Bonn",
      [
        "Unsere Zahnarztpraxis behandelt Kinder und Erwachsene. Die Sprechstunde ist täglich, wir rechnen mit allen Krankenkassen ab.",
        "Patienten mit Angst nehmen wir uns mehr Zeit; die Behandlung beginnt erst, wenn alle Fragen geklärt sind.",
      ],
    ],
    [
      "professional-services",
      "fr",
      "Cabinet Morel, avocats à Lyon",
      [
        "Notre cabinet d’avocats conseille les entreprises en droit du travail et en droit de la famille.",
        "Chaque avocat suit ses dossiers lui-même, du premier entretien jusqu’au contentieux devant le tribunal.",
      ],
    ],
    [
      "finance",
      "pl",
      "Biuro rachunkowe Nowak",
      [
        "Prowadzimy księgi rachunkowe i podatki małych firm. Biuro rachunkowe rozlicza VAT, PIT i kadry.",
        "Każdy klient ma swoją księgową, która odpowiada na pytania tego samego dnia i pilnuje terminów w urzędzie.",
      ],
    ],
    [
      "retail",
      "es",
      "Tienda online de zapatos Lola",
      [
        "Añadir al carrito y recibir en dos días: nuestra tienda online tiene envío gratis y devoluciones de treinta días.",
        "Novedades cada semana, ofertas en sandalias y botas, tarjeta regalo para quien no sabe qué comprar.",
      ],
    ],
    [
      "other",
      "es",
      "Elevadores Norte",
      [
        "Alquiler de montacargas y alquiler de maquinaria para bodegas, obras y puertos, por horas, días o meses.",
        "Equipos industriales de tres a treinta toneladas, con o sin operador, y entrega en su planta el mismo día.",
      ],
    ],
    [
      "other",
      "pt",
      "Água Já",
      [
        "Caminhão pipa em Campinas, dia e noite: água potável para indústria, piscinas, obras e eventos.",
        "Nossos caminhões pipa chegam em duas horas; cada carga tem nota e documento da origem da água.",
      ],
    ],
    [
      "education",
      "it",
      "Scuola di lingue Aurora",
      [
        "La nostra scuola offre corsi di inglese e tedesco per studenti di ogni età, con insegnanti madrelingua.",
        "Le iscrizioni ai corsi sono aperte: lezioni la sera e il sabato, esami riconosciuti a fine anno.",
      ],
    ],
    [
      "manufacturing",
      "en",
      "Norwood CNC Machining",
      [
        "We are a machine shop for precision parts: CNC milling, grinding and welding to tight tolerances, ISO 9001 certified.",
        "Our factory makes castings and tooling for pump and valve manufacturers from raw materials in stock.",
      ],
    ],
    [
      "real-estate",
      "tr",
      "Deniz Emlak Bodrum",
      [
        "Satılık daire ve kiralık daire ilanlarımız; emlak ofisimiz arsa ve villa için ekspertiz de yapar.",
        "Gayrimenkul alım satımında tapu işlemlerini sizin yerinize takip ederiz, kiracı bulmakta yardımcı oluruz.",
      ],
    ],
    [
      "marketing",
      "pt",
      "Agência Farol",
      [
        "Somos uma agência de marketing digital: SEO, campanhas de publicidade e gestão de redes sociais.",
        "Cuidamos da identidade visual e dos anúncios da sua marca, com relatórios todos os meses.",
      ],
    ],
    [
      "consulting",
      "nl",
      "Van Dijk Organisatieadvies",
      [
        "Ons adviesbureau begeleidt directies bij verandermanagement en strategie; elke consultant heeft zelf leiding gegeven.",
        "Als organisatieadviseur werken wij met teams aan procesverbetering en interim management.",
      ],
    ],
    [
      "technology",
      "cs",
      "Softwarová firma Jiskra",
      [
        "Vyvíjíme software na míru a mobilní aplikace, spravujeme servery a cloudová řešení.",
        "Vývoj softwaru, webhosting a IT podpora pro firmy, které nemají vlastní programátory.",
      ],
    ],
    [
      "other",
      "ja",
      "旅館 山の湯",
      [
        "箱根の旅館です。客室は十二室、宿泊のお客様には夕食と朝食をご用意します。露天風呂からは山が見えます。",
        "レストランでは地元の食材を使ったメニューをお楽しみいただけます。ご宿泊の予約はお電話でも承ります。",
      ],
    ],
    [
      "healthcare",
      "ar",
      "عيادة النور لطب الأسنان",
      [
        "عيادة أسنان في دبي، أطباء متخصصون في زراعة الأسنان والعلاج للمرضى من جميع الأعمار.",
        "نستقبل المرضى يوميا من الأحد إلى الخميس، والعلاج يبدأ بعد فحص كامل وشرح للتكاليف.",
      ],
    ],
    [
      "education",
      "hi",
      "सरस्वती विद्यालय",
      [
        "हमारा विद्यालय कक्षा एक से बारह तक है, शिक्षक अनुभवी हैं और छात्र खेल में भी आगे हैं।",
        "प्रवेश के लिए फॉर्म विद्यालय से मिलते हैं, पाठ्यक्रम राज्य बोर्ड का है और परीक्षा मार्च में होती है।",
      ],
    ],
    [
      "real-estate",
      "ko",
      "한빛 부동산",
      [
        "아파트 매매와 전세, 월세 물건을 중개하는 부동산입니다. 상가와 토지 매물도 있습니다.",
        "임대 관리와 시세 상담도 해 드립니다. 부동산 중개 수수료는 법정 요율을 따릅니다.",
      ],
    ],
    [
      "other",
      "ru",
      "Ресторан Берёза",
      [
        "Ресторан русской кухни в центре города: меню обновляется каждый сезон, столик можно заказать по телефону.",
        "Банкеты до восьмидесяти гостей, летняя веранда, живая музыка по пятницам.",
      ],
    ],
  ];
  it.each(cases)("tells %s in %s: %s", (industry, lang, title, paragraphs) => {
    const result = profileOf({ "/": business(title, ...paragraphs) }, lang).industry;
    expect(result.value).toBe(industry);
    expect(result.evidence.length).toBeGreaterThan(0);
    for (const sign of result.evidence) expect(sign.quote.length).toBeLessThanOrEqual(120);
  });

  it.each([
    ["es", "Nutricionista en Cádiz", "healthcare", null],
    ["pl", "Gabinet: podolog w Toruniu", "healthcare", null],
    ["nl", "Thuisverpleging in Gent", "healthcare", null],
    ["it", "Fioraio a Cuneo", "retail", null],
    ["en", "Translation agency in Leeds", "professional-services", null],
    ["pt", "Telhados e coberturas em Braga", "other", "trades"],
    ["en", "Campsite by the lake", "other", "lodging"],
    ["de", "Eventlocation am Wannsee", "other", "events"],
    ["es", "Club de fútbol de Lugo", "other", "club"],
  ])("knows a trade by its name (%s): %s", (lang, title, industry, kind) => {
    const told = profileOf({ "/": `<title>${title}</title><main><h1>${title}</h1><p>${title}.</p></main>` }, lang);
    expect(told.industry.value).toBe(industry);
    expect(told.industry.subKind).toBe(kind);
  });

  it.each([
    ["Dentist", "healthcare"],
    ["VeterinaryCare", "healthcare"],
    ["Pharmacy", "healthcare"],
    ["AccountingService", "finance"],
    ["InsuranceAgency", "finance"],
    ["BookStore", "retail"],
    ["AutoPartsStore", "retail"],
    ["AutoDealer", "retail"],
    ["Attorney", "professional-services"],
    ["Notary", "professional-services"],
    ["EmploymentAgency", "professional-services"],
    ["HighSchool", "education"],
    ["ChildCare", "education"],
    ["RealEstateAgent", "real-estate"],
    ["Hotel", "other"],
    ["Church", "other"],
    ["HealthClub", "other"],
    ["Plumber", "other"],
    ["NGO", "other"],
  ] as const)("follows the type %s to %s", (type, industry) => {
    const data = JSON.stringify({ "@context": "https://schema.org", "@type": type, name: "Harbour House" });
    const body = `<script type="application/ld+json">${data}</script><main><h1>Harbour House</h1><p>We look forward to seeing you.</p></main>`;
    expect(profileOf({ "/": body }).industry.value).toBe(industry);
  });

  it("does not take the types of schools attended, sponsors and reviewed things for the business", () => {
    const data = JSON.stringify({
      "@context": "https://schema.org",
      "@type": "Person",
      name: "Ada Weber",
      alumniOf: { "@type": "CollegeOrUniversity", name: "Nord University" },
    });
    const body = `<script type="application/ld+json">${data}</script>${business("Weber Law Office", "Attorney at law for family law and estate planning. Our law firm handles litigation in all courts of the county.", "Legal services for people and small firms, by appointment in the office or by phone.")}`;
    expect(industryOf({ "/": body })).toBe("professional-services");
  });

  it.each([
    [
      "audit, portfolio, capital",
      "Web design studio",
      "We audit your website, build your design portfolio and work in the capital. Graphic design, branding and SEO services by a creative agency; our assets are ideas.",
    ],
    [
      "course, class, learn",
      "Green Valley golf hotel",
      "Our hotel stands beside the golf course. First class rooms, a restaurant with our menu by the chefs, reservations by phone. Learn more about the rooms.",
    ],
    [
      "customer care, car care",
      "Baker Auto Repair",
      "Auto repair and car care since 1990, with customer care that answers the phone. Towing, oil and brakes; we take care of every car.",
    ],
    [
      "software engineering, smart factory",
      "Lumen Software",
      "A software company for smart factory data: software development, cloud hosting and an sdk. Our software engineering team ships every week.",
    ],
    [
      "free consultation",
      "Harbor Dental Clinic",
      "Dental implants and teeth cleaning for new patients. Book a free consultation with our dentists; the clinic accepts most insurance.",
    ],
    [
      "app store, shopping cart",
      "Fieldnote mobile app",
      "Download the app from the app store. Our mobile app is a SaaS with integrations, an API documentation and a status page; developers can use the sdk.",
    ],
    [
      "in house, job listing, AI agent",
      "Ridge Robotics Software",
      "Our in house team builds software and an AI agent platform. See the job listing page. Machine learning, open source and devops are our trade.",
    ],
    [
      "legal notice, case study",
      "Bright Bakery",
      "Bakery and cafe with our menu of breads, catering for offices. Read the case study about our ovens and the legal notice.",
    ],
    [
      "marketing cookies",
      "Stone Hill Church",
      "Sunday worship at ten, sermons by the pastor, ministries for all ages. Our church welcomes volunteers. This website uses marketing cookies: accept or refuse marketing cookies and analytics cookies.",
    ],
  ])("is not misled by %s", (_words, title, text) => {
    const expected: Record<string, Industry> = {
      "Web design studio": "marketing",
      "Green Valley golf hotel": "other",
      "Baker Auto Repair": "other",
      "Lumen Software": "technology",
      "Harbor Dental Clinic": "healthcare",
      "Fieldnote mobile app": "technology",
      "Ridge Robotics Software": "technology",
      "Bright Bakery": "other",
      "Stone Hill Church": "other",
    };
    expect(industryOf({ "/": business(title, text) })).toBe(expected[title]);
  });

  it.each([
    [
      "Software for dental clinics",
      "We make software for dental clinics and dentists: a cloud platform with integrations. Our developers keep the API documentation up to date.",
      "technology",
    ],
    [
      "Dental marketing agency",
      "Digital marketing for dentists: SEO services, Google Ads and content marketing. Our marketing agency knows dental practices.",
      "marketing",
    ],
    [
      "Patient transport Meier",
      "Patient transport and taxi service: airport transfers and medical transport to every hospital. Our taxi drivers are trained.",
      "other",
    ],
    [
      "IT consulting Sevier",
      "IT consulting, managed IT services and cybersecurity for law firms and clinics.",
      "technology",
    ],
    ["Tax consulting Brown", "Tax consulting, bookkeeping and payroll; a CPA prepares your tax return.", "finance"],
    [
      "Restaurant supplies Hart",
      "Wholesale of restaurant supplies and kitchen goods. Online store with free shipping: add to cart, checkout, returns policy.",
      "retail",
    ],
  ] as const)("goes by what is sold and not to whom: %s", (title, text, industry) => {
    expect(
      industryOf({
        "/": business(title, text, "Ask us anything, we answer on the same day and never send you in circles."),
      }),
    ).toBe(industry);
  });

  const inLanguage = (language: string, html: string): string => html.replace("<html>", `<html lang="${language}">`);
  const filled = "Bright day and night, low power, easy to fit, three sizes, a choice of frames and colours.";
  it.each([
    [
      "en",
      "LED displays for estate agents",
      "Make your real estate agency stand out",
      "Displays for estate agents in Leeds",
    ],
    [
      "es",
      "Carpetas LED para inmobiliarias",
      "Haz que tu inmobiliaria destaque",
      "Carpetas LED para inmobiliarias en Vigo",
    ],
    ["de", "LED-Displays für Makler", "So fallen Ihre Immobilien auf", "LED-Displays für Immobilienmakler in Ulm"],
    [
      "pl",
      "Ekspozytory LED dla biur nieruchomości",
      "Wyróżnij swoje biuro nieruchomości",
      "Ekspozytory dla agencji nieruchomości",
    ],
  ])("does not take goods for a trade for the trade itself (%s)", (language, title, heading, other) => {
    const start = business(title, heading, filled).replace(`<h1>${title}`, `<h1>${heading}`);
    const pages = { "/": inLanguage(language, start), "/more": inLanguage(language, business(other, filled)) };
    expect(profileOf(pages).industry.value).not.toBe("real-estate");
  });
  it.each([
    ["de", "Produktdaten für Ihren Onlineshop", "Wo Daten fehlen, greift kein Filter im Onlineshop."],
    ["en", "Product data for your online store", "Missing data slows sales in any online shop."],
    ["fr", "Données produit pour votre boutique en ligne", "Aucun filtre ne marche dans une boutique en ligne."],
  ])("takes who serves shops for no shop (%s)", (language, title, text) => {
    expect(profileOf({ "/": inLanguage(language, business(title, title, text)) }).industry.value).not.toBe("retail");
  });
  it("takes an agency that serves landlords for an agency", () => {
    const site = {
      "/": business(
        "Hart Estate Agents – lettings for landlords",
        "Homes for sale and flats to rent in Leeds.",
        filled,
      ),
      "/sell": business("Estate agents for your home", "Properties for sale, viewings every day."),
    };
    expect(profileOf(site).industry.value).toBe("real-estate");
  });
  it.each([
    ["en", "Escape rooms in York", "Our rooms hold up to six players."],
    ["nl", "Escaperooms in Breda", "Speel een escape room in een van onze kamers."],
    ["pl", "Pokoje zagadek w Gdyni", "Nasz escape room ma trzy pokoje dla grup."],
  ])("knows rooms to play in from rooms to sleep in (%s)", (language, title, text) => {
    expect(profileOf({ "/": inLanguage(language, business(title, text, filled)) }).industry).toMatchObject({
      value: "other",
      subKind: "leisure",
    });
  });

  it("does not count a list of the customers' industries", () => {
    const body = business(
      "Kappa Translation Services",
      "Translation services and interpreters for contracts and manuals; certified translation with apostille.",
    ).replace(
      "</main>",
      "<h2>Industries we serve</h2><ul><li>Hospitals and dental clinics</li><li>Banks and insurance</li><li>Schools and universities</li><li>Hotels and restaurants</li></ul></main>",
    );
    const { value, alsoFair } = profileOf({ "/": body }).industry;
    expect([value, alsoFair]).toEqual(["professional-services", null]);
  });

  it("says other with a reason when the pages say nothing", () => {
    const result = profileOf({ "/": "<h1>Welcome</h1>" }).industry;
    expect(result).toMatchObject({ value: "other", confidence: "low", probability: 0, subKind: null });
    expect(result.evidence[0]?.quote).toMatch(/too few to tell a trade/);
  });

  it("never goes by the host name alone", () => {
    expect(profileOf({ "/": "<h1>Welcome</h1>" }, "en", "bluewater-dental.test").industry).toMatchObject({
      value: "other",
      confidence: "low",
    });
  });

  const clinic = business(
    "Harbor Dental Clinic",
    "Dentists for the whole family: dental implants, teeth whitening and treatments for new patients at our clinic.",
    "Most insurance accepted, appointments within the week.",
  );

  it("is moved little by an unrelated blog post", () => {
    const post = business(
      "Our summer at the restaurant",
      "We went to a restaurant and a hotel; the chefs showed us the menu.",
    );
    const alone = profileOf({ "/": clinic }).industry.probability;
    const beside = profileOf({ "/": clinic, "/blog/2026/05/summer": post }).industry.probability;
    expect(Math.abs(alone - beside)).toBeLessThan(0.1);
  });

  it("is not moved by the same page ten times over", () => {
    const copies = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`/copy-${at}`, clinic]));
    const once = profileOf({ "/": clinic, "/copy-0": clinic }).industry.probability;
    expect(profileOf({ "/": clinic, ...copies }).industry.probability).toBe(once);
  });

  it.each([
    [
      "other",
      "food",
      "Trattoria da Nina",
      "it",
      "Trattoria con cucina di mare, il nostro menù cambia ogni giorno. Ristorante con terrazza, camere no; prenotate un tavolo.",
    ],
    [
      "other",
      "lodging",
      "Pension Waldblick",
      "de",
      "Pension mit zwölf Zimmern, Ferienwohnung im Nebenhaus, Frühstück inbegriffen. Hotel im Grünen mit Übernachtung für Familien.",
    ],
    [
      "other",
      "trades",
      "Leeds Plumbing",
      "en",
      "Plumbing, heating and bathrooms. A plumber comes within two hours; roofing and gutters too.",
    ],
    [
      "other",
      "trades",
      "Recolección de residuos Prado",
      "es",
      "Recolección de residuos y gestión de residuos para empresas: volquetes, cartón y otros materiales reciclables.",
    ],
    [
      "other",
      "trades",
      "Wywóz gruzu Zielony Plac",
      "pl",
      "Wywóz gruzu i odbiór odpadów z budowy, kontener tego samego dnia, także wywóz odpadów z ogrodu.",
    ],
    [
      "other",
      "gov",
      "Comune di Valfiorita",
      "it",
      "Il Comune informa: raccolta rifiuti, ufficio anagrafe, il sindaco e la giunta comunale, albo pretorio.",
    ],
    [
      "other",
      "nonprofit",
      "Hilfe für Tiere",
      "de",
      "Wir sind ein Förderverein: Spenden und ehrenamtliche Helfer machen die Arbeit möglich. Mitglied werden, spenden, helfen.",
    ],
    [
      "healthcare",
      "dental",
      "Smile Dental",
      "en",
      "Dentists and orthodontics: dental implants, teeth cleaning, new patients welcome.",
    ],
    [
      "healthcare",
      "vet",
      "Paws Veterinary",
      "en",
      "Veterinarians for cats and dogs, surgery and treatments at our veterinary hospital.",
    ],
    [
      "professional-services",
      "law",
      "Ward Law",
      "en",
      "A law firm of attorneys: family law, litigation and estate planning, legal services for all.",
    ],
    [
      "finance",
      "insurance",
      "Shield Insurance Agency",
      "en",
      "Insurance agency: get an insurance quote for home and car, insurance since 1980, bank loans no.",
    ],
  ])("names the finer kind: %s/%s", (industry, subKind, title, lang, text) => {
    const result = profileOf({ "/": business(title, text, text) }, lang).industry;
    expect([result.value, result.subKind]).toEqual([industry, subKind]);
  });
});

describe("the vocabulary", () => {
  const languages = Object.entries(vocabulary.terms);

  it.each(languages)("finds every term of %s in a sentence", (language, tables) => {
    const index = industryTerms(language);
    expect(index).not.toBeNull();
    const missed = Object.values(tables)
      .flat(2)
      .filter((term) => {
        const written = term.replace("*", "");
        return !index || !findTerms(index, prepareText(`— ${written} —`)).some((match) => match.text === term);
      });
    expect(missed).toEqual([]);
  });

  it("knows only industries of the contract", () => {
    for (const [, tables] of languages) for (const name of Object.keys(tables)) expect(INDUSTRIES).toContain(name);
  });

  it("has no term that is decisive for two industries of a language", () => {
    const twice = languages.flatMap(([language, tables]) => {
      const seen = new Map<string, string>();
      return Object.entries(tables).flatMap(([industry, [decisive]]) =>
        (decisive ?? [])
          .filter((term) => {
            const other = seen.get(term);
            seen.set(term, industry);
            return other !== undefined && other !== industry;
          })
          .map((term) => `${language} ${term}`),
      );
    });
    expect(twice).toEqual([]);
  });

  it("reads the words of trades in the languages that have few, each in one trade", () => {
    const rows = Object.entries<Record<string, string>>(tradeWords.words).flatMap(([tags, byTrade]) =>
      tags.split(" ").flatMap((tag) =>
        Object.entries(byTrade).flatMap(([trade, words]) =>
          words
            .split(/[;|]/)
            .filter(Boolean)
            .map((word) => ({ tag, trade, word, industry: trade.split(" ")[0] ?? "" })),
        ),
      ),
    );
    const unread = rows.filter(({ tag, word, industry }) => {
      const index = industryTerms(tag);
      const matches = index ? findTerms(index, prepareText(`— ${word.replaceAll("*", "")} —`)) : [];
      return !matches.some((match) => match.text === word && match.value.industry === industry);
    });
    expect(unread).toEqual([]);
    for (const { industry } of rows) expect(INDUSTRIES).toContain(industry);
    const twice = rows.filter(
      ({ tag, word, trade }, at) =>
        rows.findIndex((one) => one.tag === tag && one.word === word) !== at || trade === "",
    );
    expect(twice).toEqual([]);
  });

  it.each([
    ["sv", "other", "trades", "Beaver", "Trädfällning och trädgårdsskötsel i hela Halland, även takläggare."],
    ["no", "healthcare", "dental", "Smil", "Tannlege og tannklinikk i Bergen, åpent for nye pasienter."],
    ["da", "other", "transport", "Hansen", "Vognmand og flyttefirma på Fyn, transport af møbler og gods."],
    ["ro", "healthcare", "clinic", "Perla", "Cabinet medical, psiholog si medici pentru pacienti din Cluj."],
    ["uk", "professional-services", "law", "Право", "Адвокати та юристи у Львові, нерухомість і сімейні справи."],
    ["hu", "other", "lodging", "Tisza", "Panzió és vendégház a Tiszánál, szállás egész évben."],
    ["fi", "other", "trades", "Virtanen", "Putkimies ja remontit Tampereella, maalaus ja siivous."],
    ["el", "other", "food", "ΑΙΓΑΙΟ", "ΤΑΒΕΡΝΑ ΚΑΙ ΕΣΤΙΑΤΟΡΙΟ στο λιμάνι, ψάρια και μεζέδες."],
    ["no", "other", "trades", "Jærgrav", "Gravearbeid og anleggsgartner, snørydding om vinteren."],
    ["nn", "other", "repair", "Fjord", "Bilverkstad i Førde med dekkhotell og bilskade."],
    ["sv", "other", "beauty", "Rosa", "Skönhetssalong i Lund: nagelstudio, hudvård och fransförlängning."],
    ["da", "other", "lodging", "Klitten", "Campingplads og feriehuse ved havet, åbent hele året."],
    ["fi", "other", "rental", "Nosto", "Konevuokraus ja nostinvuokraus Oulussa, me tuomme koneen ja haemme sen."],
    ["hu", "other", "transport", "Kovács", "Költöztetés és tehertaxi Budapesten, áruszállítás hétvégén is."],
    ["ro", "professional-services", "survey", "Cadra", "Topograf în Cluj: cadastru și intabulare."],
    ["el", "professional-services", "notary", "Πάτρα", "Συμβολαιογραφείο στην Πάτρα, συμβολαιογράφος από το 1998."],
    ["uk", "other", "repair", "Вектор", "Шиномонтаж і кузовний ремонт, ремонт авто щодня."],
    ["nl", "other", "trades", "Buiten", "Groenbeheer en terreinonderhoud voor bedrijven, scholen en syndici."],
    ["pl", "other", "trades", "Klon", "Utrzymanie zieleni i pielęgnacja zieleni dla szkół i wspólnot."],
    [
      "fr",
      "other",
      "fitness",
      "Morel",
      "Coach sportif diplômé, coaching personnalisé : renforcement musculaire, taekwondo.",
    ],
    ["fr", "other", "trades", "Vert", "Entretien d'espaces verts pour les entreprises et les syndics."],
  ])("names industry and kind where a site is told in few words (%s)", (lang, industry, subKind, title, text) => {
    const result = profileOf(
      { "/": business(`${title} – ${text.split(" ").slice(0, 3).join(" ")}`, text, text) },
      lang,
    ).industry;
    expect([result.value, result.subKind]).toEqual([industry, subKind]);
  });

  it.each([
    ["da", "Nordisk Elevator A/S", "Elevatorer og elevatorservice i hele landet."],
    ["ro", "Ionescu și Asociații", "Ionescu și asociații din Cluj."],
    ["ro", "Beton", "Beton și fundații pentru case din Cluj."],
    ["sv", "Grönt", "Trädgårdsmöbler och trädgårdsgrillar."],
    ["uk", "Перша", "Меню. Квартира."],
    ["uk", "Сто", "Сто років традицій, члени команди, номери телефонів."],
    ["hu", "Lakatos Péter", "Menü. Rendelés menete, panaszkezelés."],
    ["ro", "Centrul", "Arhitectura orașului, camere video."],
    ["no", "Nytt", "Opptak av møtet, misjon og visjon."],
    ["el", "ΝΕΑ", "ΜΕΝΟΥ. Η ομάδα μας."],
  ])("takes no word for a trade that only begins like one (%s, %s)", (lang, title, text) => {
    const { value, subKind } = profileOf({ "/": business(title, text, text) }, lang).industry;
    expect([null, "other"]).toContain(value);
    expect(subKind ?? null).toBe(null);
  });

  it.each([
    ["en", "Ridge Tractors", "Sole importer of compact tractors; machinery dealer with machines in stock."],
    ["de", "Nordhof", "Baumaschinenhandel und Eisenwarenhandlung, alle Maschinen sofort lieferbar."],
    ["fr", "Montvert", "Importateur officiel, vente de matériel agricole et quincaillerie."],
    ["es", "Sierra", "Importador oficial y venta de maquinaria, con tienda de herramientas."],
    ["pt", "Serra", "Importador oficial e venda de máquinas, com loja de ferramentas."],
    ["it", "Colle", "Importatore esclusivo, utensileria e materiali edili."],
    ["nl", "Veldhoek", "Officiële importeur en machinehandel, alle machines op voorraad."],
    ["pl", "Polmet", "Oficjalny importer i sprzedaż maszyn, sklep z narzędziami."],
    ["tr", "Ada", "Teknik hırdavat ve nalburiye, yapı malzemeleri ve el aletleri."],
    ["ru", "Север", "Официальный импортёр, продажа спецтехники и хозтовары."],
    ["cs", "Lesk", "Výhradní dovozce, prodej strojů a železářství."],
    ["no", "Vest", "Autorisert importør og maskinforhandler, maskiner på lager."],
    ["sv", "Väst", "Generalagent och maskinhandlare, järnhandel med allt i lager."],
    ["da", "Vest", "Eneforhandler og maskinforhandler, isenkræmmer siden 1950."],
    ["fi", "Länsi", "Konekauppa ja rautakauppa, valtuutettu maahantuoja."],
    ["hu", "Nyugat", "Kizárólagos importőr, gépkereskedés és vasbolt."],
    ["ro", "Vest", "Importator unic, vânzare utilaje și feronerie."],
    ["el", "Δύση", "Αποκλειστικός εισαγωγέας, χρωματοπωλείο και σιδηρικά."],
    ["uk", "Захід", "Офіційний імпортер, продаж тракторів і господарські товари."],
    ["ja", "西山", "正規輸入代理店と工具店。在庫車をご覧ください。"],
    ["ko", "서산", "공식 수입사이며 철물점과 건재상을 합니다."],
    ["zh", "西山", "五金店和建材店，现货供应。"],
    ["ar", "الغرب", "الوكيل الحصري ومعرض سيارات."],
    ["he", "מערב", "יבואן רשמי וחומרי בניין."],
    ["bn", "পশ্চিম", "হার্ডওয়্যার দোকান এবং আমদানিকারক।"],
    ["hi", "पश्चिम", "हार्डवेयर की दुकान और आयातक।"],
    ["id", "Barat", "Importir resmi dan toko bangunan."],
  ])("takes a dealer or hardware store without a cart for retail (%s)", (lang, title, text) => {
    expect(profileOf({ "/": business(text, `${title}: ${text}`, text) }, lang).industry.value).toBe("retail");
  });

  it.each([
    ["en", "Ridge Pumps", "We manufacture pumps in our own production facility. Find an importer near you."],
    ["no", "Vestpumper", "Støperi og egen produksjon av pumper. Vår importør i Sverige."],
    ["tr", "Ada", "Isıcam üretimi ve imalatı, montaj dahil. Yetkili bayisi olduğumuz marka."],
    ["fi", "Länsi", "Konepaja: koneistus ja sopimusvalmistus. Maahantuoja Ruotsissa."],
  ])("takes a maker that names its dealers for a maker (%s)", (lang, title, text) => {
    expect(profileOf({ "/": business(text, `${title}: ${text}`, text) }, lang).industry.value).toBe("manufacturing");
  });

  it("names vendors by lower-case hosts, paths or tokens", () => {
    const odd = Object.values(vendors.vendors)
      .flat()
      .flatMap((row) => row.slice(2))
      .filter((match) => match !== match.toLowerCase() || match === "" || /\s/.test(match));
    expect(odd).toEqual([]);
  });
});

describe("a word that only begins like one of a trade", () => {
  const found = (language: string, text: string): string[] => {
    const terms = industryTerms(language);
    if (!terms) throw new Error(language);
    return findTerms(terms, prepareText(text)).map((match) => match.text);
  };

  it.each([
    ["en", "Example, examples, to examine, classic and classified, priceless, Brandon"],
    ["de", "Rezeption, mit Kreditkarte, malerisch gelegen, wir meistern es, Logout"],
    ["fr", "bien implanté, patienter, après concertation, un prêtre"],
    ["es", "un pueblo pintoresco, voluntariamente"],
    ["pt", "Textos e fotos reservados. Isso tornou tudo simples."],
    ["it", "interpretazione, sistemazione, in fase istruttoria, maestria"],
    ["nl", "schilderijen, serveren, een arboretum"],
    ["pl", "naprawdę, reklamacje, lokalizacja, dostawca, Polish"],
    ["ru", "искусство, исключительно, судно, домен, товарищ, займет"],
  ])("%s: tells nothing: %s", (language, text) => {
    expect(found(language, text)).toEqual([]);
  });

  it.each([
    ["en", "Exams, classes, prices, brands"],
    ["de", "Rezepte, Kredite, Malerbetrieb, Meisterbetrieb"],
    ["pl", "naprawa, reklamy, dostawy"],
    ["ru", "иски, суды"],
  ])("%s: leaves the words of the trade: %s", (language, text) => {
    expect(new Set(found(language, text)).size).toBeGreaterThanOrEqual(text.split(", ").length);
  });

  it("is listed only where a stem of the vocabulary begins or ends it", () => {
    for (const [language, words] of Object.entries(otherWords.words)) {
      const tables = Object.entries(vocabulary.terms).find(([tag]) => tag === language)?.[1] ?? {};
      const terms: string[] = Object.values<string[][]>(tables).flat(2);
      const stems = terms.flatMap((term) => [...term.matchAll(/([^\s*]+)\*/g)].map((match) => match[1] ?? ""));
      const endings = terms.filter((term) => term.startsWith("*")).map((term) => term.slice(1));
      const isNeeded = (word: string): boolean =>
        stems.some((stem) => word.startsWith(stem)) || endings.some((ending) => word.endsWith(ending));
      expect(
        words.filter((word) => !isNeeded(word)),
        language,
      ).toEqual([]);
    }
  });

  it("takes bees that are kept without treatment for no patients", () => {
    const bees = "Behandlungsfreie Bienenhaltung mit eigenem Honig";
    expect(profileOf({ "/": business(`Imkerei Nord: ${bees}`, bees) }, "de").industry.value).toBe("other");
  });

  it("knows a Greek office of engineers", () => {
    const text = "Μηχανολογικά τεύχη και προμετρήσεις έργων από ομάδα μηχανολόγων";
    expect(profileOf({ "/": business(text, text) }, "el").industry.value).toBe("professional-services");
  });

  it("makes no school of a page with “Example” in its menu", () => {
    const text =
      "Connect your orders with your ledger. Every change is written down, and each team sees the same numbers. Sign in with your work account and invite the others. ".repeat(
        4,
      );
    const page = business("Ledgerline for teams", text).replace(
      "</nav>",
      '<a href="/example">Example</a><a href="/examples">Examples</a></nav>',
    );
    const { industry, people } = profileOf({ "/": page }, "en", "ledgerline.test");
    expect(industry.value).not.toBe("education");
    expect(people).not.toBe("students");
  });
});

describe("trades told in the words of their country", () => {
  const industryOf = (lang: string, pages: Record<string, string>, host?: string): Industry | null => {
    const told = Object.entries(pages).map(([path, html]) => [path, html.replace("<html>", `<html lang="${lang}">`)]);
    return profileOf(Object.fromEntries(told), lang, host).industry.value;
  };
  it.each([
    ["healthcare", "el", "Ορθωτικά πέλματα στην Πάτρα", "Πελματογράφημα και κλινική αξιολόγηση κατόπιν ραντεβού"],
    ["healthcare", "bg", "Стоматолог в Пловдив", "Преглед и лечение за всеки пациент"],
    ["real-estate", "hr", "Nekretnine Zadar", "Prodaja stanova i najam stana na obali"],
    ["professional-services", "sr", "Advokatska kancelarija Novi Sad", "Advokat pruža pravne usluge firmama"],
    ["education", "sl", "Šola vožnje Kranj", "Tečaj CPP in vožnja za učence"],
    ["finance", "lt", "Buhalterinės paslaugos Kaune", "Buhalteriai tvarko mažų įmonių apskaitą"],
    ["healthcare", "lv", "Zobārstniecība Liepājā", "Zobārsts pieņem pacientus katru dienu"],
    ["manufacturing", "et", "Metallitööd Tartus", "Tehas ja laserlõikus, meie oma tootmine"],
    ["finance", "sk", "Vedenie účtovníctva v Nitre", "Účtovníčka a daňový poradca pre malé firmy"],
    ["real-estate", "ru", "Агентство недвижимости в Твери", "Продажа квартир и новостройки"],
  ])("is %s (%s)", (industry, lang, title, said) => {
    expect(industryOf(lang, { "/": business(title, said), "/a": business(said, title) })).toBe(industry);
  });

  it.each([
    ["en", "Growth partner for small brands", "We run meta ads and paid media for D2C brands"],
    ["es", "Partner de crecimiento para marcas", "Llevamos paid media y captación de leads"],
    ["pt", "Parceiro de crescimento de marcas", "Gestão de tráfego, meta ads e geração de leads"],
    ["fr", "Agence growth à Nantes", "Acquisition payante, meta ads et génération de leads"],
    ["de", "Wachstumspartner für Marken", "Performance Marketing, Meta Ads und Leadgenerierung"],
    ["it", "Partner di crescita per i brand", "Campagne Meta, media buying e lead generation"],
    ["nl", "Groeipartner voor merken", "Meta ads, betaalde advertenties en leadgeneratie"],
    ["pl", "Partner wzrostu dla marek", "Kampanie Meta Ads i pozyskiwanie leadów"],
  ])("is marketing where paid media and growth are sold, though the name says consulting (%s)", (lang, title, said) => {
    const pages = { "/": business(`Brightwell Consulting · ${title}`, said), "/a": business(said, title) };
    expect(industryOf(lang, pages, "brightwellconsulting.test")).toBe("marketing");
  });

  it("is a hardware store whose departments are called after trades", () => {
    const page = (title: string, ...goods: string[]) => business(title, ...goods, "Precios sujetos a disponibilidad.");
    const shop = {
      "/": page("FerroNorte", "Ferretería en general", "Materiales de construcción", "Cerraduras y herrajes"),
      "/ferreteria": page("Ferretería en general", "Herrajes y tornillería"),
      "/plomeria": page("Plomería", "Tubos, llaves y artículos de plomería"),
      "/jardineria": page("Jardinería", "Mangueras y herramientas de jardinería"),
      "/limpieza": page("Limpieza", "Artículos de limpieza"),
    };
    expect(industryOf("es", shop)).toBe("retail");
    const plumber = {
      "/": business("Plomería Ruiz", "Plomero con instalaciones y desatascos a domicilio"),
      "/servicios": business("Plomería", "Instalaciones de agua y gas"),
    };
    expect(industryOf("es", plumber)).toBe("other");
  });

  it("is a place to spend time where a craft studio sells cards and kits beside its tables", () => {
    const studio = {
      "/": business("Moss and Clay DIY studio", "Paint your own pottery in our craft studio", "Gift cards"),
      "/shop": business("Shop", "Kits in our online store", "Gift cards"),
    };
    expect(industryOf("en", studio)).toBe("other");
  });

  it.each([
    ["en", "Olive oil mill in Argos", "Our bottling plant works with private label"],
    ["es", "Almazara en Baena", "Envasadora de aceite de oliva con venta a distribuidores"],
    ["it", "Frantoio a Lucca", "Oleificio di famiglia tra le colline della Toscana"],
  ])("is a maker that presses oil (%s)", (lang, title, said) => {
    expect(industryOf(lang, { "/": business(title, said), "/a": business(said, title) })).toBe("manufacturing");
  });
});

describe("languages that write trades in words of their own", () => {
  it.each([
    [
      "tr",
      "Yıldız Palet",
      "Ahşap palet üretimi ve ikinci el palet alım satımı",
      "Fabrikamız her ebatta palet üretir",
      "manufacturing",
    ],
    ["th", "สมชายประกัน", "ตัวแทนประกันชีวิตและประกันสุขภาพใกล้บ้านคุณ", "เลือกกรมธรรม์และเบี้ยประกันที่เหมาะกับคุณ", "finance"],
    [
      "vi",
      "Nha khoa Sao Mai",
      "Phòng khám nha khoa cho cả gia đình",
      "Bác sĩ điều trị và cấy ghép implant",
      "healthcare",
    ],
    ["ca", "Taller Puig", "Taller mecànic i lloguer de cotxes", "Fem reformes i neteja", "other"],
    ["ca", "Gestoria Roca", "Assessoria fiscal i comptabilitat per a autònoms", "Nòmines i impostos", "finance"],
  ])("%s: %s", (lang, title, first, second, industry) => {
    const told = profileOf({ "/": business(title, first, second), "/a": business(first, second, title) }, lang);
    expect(told.industry.value).toBe(industry);
  });
});

it("is not told by a word that is short in another trade, too", () => {
  const told = (lang: string, title: string, said: string) =>
    profileOf({ "/": `<title>${title}</title><h1>${title}</h1><p>${said}</p>` }, lang).industry.value;
  expect(told("vi", "Tiếng Hàn Sao", "Học tiếng Hàn với giáo viên Hàn Quốc.")).not.toBe("manufacturing");
  expect(
    profileOf({ "/": "<h1>Els veïns</h1><p>Carta oberta dels veïns al govern.</p>" }, "ca").industry.subKind,
  ).toBeNull();
});
