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
const drafted = (id: string, pages: Record<string, string>, paths: readonly string[], over = named) => {
  const evidence = read({ pages, over });
  const shown = paths.map((path) => ({ url: ORIGIN + path, received: "", meaning: "" }));
  return draftOf({ ...judge(id, evidence), status: "fail", evidence: shown }, evidence);
};
const contentOn = (...asked: Parameters<typeof drafted>): string => drafted(...asked)?.content ?? "";

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

  it("is no word that says nothing of the page", () => {
    const both = {
      "/": html(TITLE, "<h1>Learn to drive in Falmouth</h1>"),
      "/facts": html("Important", "<h1>Important</h1><p>Bring two photographs.</p>"),
      "/papers": html("Important", "<h1>Papers to bring</h1><p>Bring two photographs.</p>"),
    };
    const content = contentOn("title-quality", both, ["/facts", "/papers"]);
    expect(content).toContain("Papers to bring");
    expect(content).not.toContain("<title>Important");
    const bare = { "/": both["/"], "/facts": html("Important", "<p>Bring two photographs.</p>") };
    expect(contentOn("h1-single", bare, ["/facts"])).toBe("");
  });

  it.each([
    ["Herzlich Willkommen in der Fahrschule am Hafen"],
    ["Welcome to our driving school in Falmouth"],
    ["Bienvenue à l'auto-école du port"],
  ])("is no greeting, where the menu has a name for the page: %s", (greeting) => {
    const both = { "/": html(TITLE, "<h1>Learn to drive</h1>"), "/enrol": html(TITLE, `<h1>${greeting}</h1>`) };
    const content = contentOn("title-quality", both, ["/enrol"]);
    expect(content).toContain("<title>Enrolment");
    expect(content).not.toContain(greeting);
  });

  it("is not the one that was taken along from another page, where heading and address agree on something else", () => {
    const copied = "Theory lessons for night drivers | Harbor Driving, the school of Falmouth for everybody";
    const page = (h1: string) => ({
      "/": html("Harbor Driving", "<h1>Learn to drive</h1>"),
      "/for-companies": html(copied, `<h1>${h1}</h1>`),
    });
    expect(contentOn("title-quality", page("Made for companies"), ["/for-companies"])).toContain(
      "<title>Made for companies | Harbor Driving</title>",
    );
    expect(contentOn("title-quality", page("Your way to the wheel"), ["/for-companies"])).toBe("");
  });

  it.each([
    "Home",
    "Startseite",
    "Accueil",
    "Inicio",
    "Início",
    "Anasayfa",
    "Ana Sayfa",
    "Strona główna",
    "Hem",
    "Hjem",
  ])("of the start page never keeps the bare word %s", (word) => {
    const titleOf = (title: string, h1: string): string =>
      contentOn("title-quality", { "/": html(title, `<h1>${h1}</h1>`), "/b": html(title, "<p>Cars.</p>") }, ["/"]);
    expect(titleOf(word, "Learn to drive in Falmouth")).toBe(
      "<title>Learn to drive in Falmouth | Harbor Driving</title>",
    );
    expect(titleOf(`${word} | Harbor Driving`, "Learn to drive in Falmouth")).toBe(
      "<title>Learn to drive in Falmouth | Harbor Driving</title>",
    );
    expect(titleOf(word, "Harbor Driving")).toBe("<title>[what you offer, and where] | Harbor Driving</title>");
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

describe("a main heading", () => {
  it("is none that is not shown", () => {
    const contentWith = (style: string): string =>
      contentOn(
        "h1-single",
        {
          "/": html("Harbor Driving", "<h1>Learn to drive</h1>"),
          "/enrol": html("Enrolment | Harbor Driving", `<h1${style}>Theme of the harbor</h1><p>Come and enrol.</p>`),
        },
        ["/enrol"],
      );
    expect(contentWith(' style="display:none"')).toBe("<h1>Enrolment</h1>");
    expect(contentWith("")).toBe("<h1>Theme of the harbor</h1>");
  });
});

describe("lines that become headings", () => {
  const LONG = `<p>${"Our lessons begin on every Thursday, and end when you drive with ease. ".repeat(3)}</p>`;
  const top = `<div>Menu and more</div>${LONG}`;
  const pages = {
    "/": html(
      "Harbor Driving",
      `<h1>Driving</h1>${top}<div>Driving</div>${LONG}<div>How the lessons go</div>${LONG}<div><a href="/enrol">View features</a></div>${LONG}<div>AUD $0.00 0 Cart</div>${LONG}<p>– Drivers Magazine Issue #19</p>${LONG}`,
    ),
    "/a": html(
      "A",
      `<h1>A</h1>${top}<h2>What they say</h2><blockquote>${LONG}</blockquote><div>Drivers Magazine</div>${LONG}`,
    ),
    "/b": html("B", `<h1>B</h1>${top}<div>Cars that we use</div>${LONG}`),
  };

  it("head a part of the page: no heading that is one, label of a link, counter, line of every page or source of a quote", () => {
    const content = contentOn("headings-real", pages, ["/", "/a", "/b"]);
    expect([...content.matchAll(/<h2>(.*)<\/h2>/g)].map(([, line]) => line)).toEqual([
      "How the lessons go",
      "Cars that we use",
    ]);
  });

  it("makes no heading of a line above one, of a caption or of the sign of a fold", () => {
    const main = `<div>Our promise</div><h1>Driving in Falmouth</h1><p>${LONG}</p><div>Fixed price · 6 months</div>${LONG}<div>Gear +</div>${LONG}<div>How we teach</div>${LONG}`;
    const content = contentOn("headings-real", { "/": html("A", main) }, ["/"]);
    expect([...content.matchAll(/<h2>(.*)<\/h2>/g)].map(([, line]) => line)).toEqual(["How we teach"]);
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
      itemListElement: [
        { name: "Theory lessons", provider: { name: "Harbor Driving" } },
        { name: "Driving at night", provider: { "@id": expect.stringContaining("#business") as string } },
      ],
    });
    expect(nodeOn("/services", "<h1>La Carte</h1>", "food")).toMatchObject({ "@type": "Menu", name: "La Carte" });
    expect(nodeOn("/services", "<h1>La Carte</h1>")).toMatchObject({ "@type": "Service", name: "La Carte" });
    expect(nodeOn("/events", "<h1>Agenda</h1>")).toBeNull();
    expect(nodeOn("/events", "<h1>Open day at the harbor</h1>")).toMatchObject({ "@type": "Event" });
  });

  const sections = (...headings: string[]): string =>
    headings.map((one) => `<h2>${one}</h2><p>We do it well.</p>`).join("");

  it("is named by the headings of a page of all services, where each of them can be such a name", () => {
    const listed = (...headings: string[]) => nodeOn("/services", `<h1>Services</h1>${sections(...headings)}`);
    expect(listed("Manual lessons", "Automatic lessons", "Motorway driving", "How to book")).toMatchObject({
      "@type": "OfferCatalog",
      itemListElement: [
        { name: "Manual lessons", description: "We do it well." },
        { name: "Automatic lessons" },
        { name: "Motorway driving" },
      ],
    });
    const blank = { itemListElement: [{ name: "[name of what is offered]" }] };
    expect(listed("Manual lessons", "Our approach", "Motorway driving")).toMatchObject(blank);
    expect(listed("Why Harbor Driving?", "What learners say", "Opening hours")).toMatchObject(blank);
    expect(listed("Manual lessons", "Motorway driving", "Let us talk")).toMatchObject({ itemListElement: [{}, {}] });
    expect(listed("Manual lessons", "Contact", "Frequently asked questions")).toMatchObject(blank);
    expect(listed("Manual lessons")).toMatchObject(blank);
  });

  it.each([
    "For more information or an appointment please contact us.",
    "Für weitere Informationen oder zur Terminvereinbarung kontaktieren Sie uns gerne.",
    "Pour tout renseignement, n'hésitez pas à passer nous voir.",
    "Per saperne di più contattaci senza impegno.",
  ])("is not described by how to get in touch: %s", (call) => {
    const listed = (last: string) =>
      nodeOn("/services", `<h1>Services</h1>${sections("Manual lessons")}<h2>Motorway driving</h2><p>${last}</p>`);
    expect(listed(call)).toMatchObject({
      itemListElement: [{ description: "We do it well." }, { description: "[what it is, in one sentence]" }],
    });
    expect(listed(`Two hours on the M5. ${call}`)).toMatchObject({
      itemListElement: [{}, { description: "Two hours on the M5." }],
    });
  });

  it("is named by what stands under the first heading that is divided, where that is three names or more", () => {
    const under = (...headings: string[]) =>
      nodeOn(
        "/services",
        `<h1>🚗 Services</h1><h2>A lesson for every road</h2>${sections(...headings).replaceAll("h2>", "h3>")}<h2>Four easy steps</h2><h3>Choose a day</h3><p>We do it well.</p>`,
      );
    expect(under("Manual lessons", "🌙 Night driving", "Motorway driving")).toMatchObject({
      name: "Harbor Driving: Services",
      itemListElement: [{ name: "Manual lessons" }, { name: "Night driving" }, { name: "Motorway driving" }],
    });
    const blank = { itemListElement: [{ name: "[name of what is offered]" }] };
    expect(under("Manual lessons", "Night driving")).toMatchObject(blank);
    expect(under("Depressive disorders", "Burnout", "Panic attacks")).toMatchObject(blank);
  });

  it.each([
    ["Fahrstunden", "Nachtfahrten", "Unser Team"],
    ["Cours de conduite", "Conduite de nuit", "Pourquoi nous choisir"],
    ["Clases de conducir", "Conducción nocturna", "Preguntas frecuentes"],
    ["Aulas de condução", "Condução noturna", "Onde estamos"],
    ["Lezioni di guida", "Guida notturna", "Chi siamo"],
    ["Rijlessen", "Nachtrijden", "Over ons"],
    ["Nauka jazdy", "Jazda nocna i miejska", "Dlaczego warto"],
    ["Aulas do código", "Condução noturna", "Fale connosco sobre nós"],
  ])("is %s and %s, and not %s", (one, other, about) => {
    expect(nodeOn("/services", `<h1>Services</h1>${sections(one, other, about)}`)).toMatchObject({
      itemListElement: [{ name: one }, { name: other }],
    });
    expect(nodeOn("/services", `<h1>Services</h1>${sections(one, about, other)}`)).toMatchObject({
      itemListElement: [{ name: "[name of what is offered]" }],
    });
  });

  it.each([
    ["Learn with our patient team", "Night lessons"],
    ["Klare Preise, voller Einsatz", "Nachtfahrten"],
    ["Vlieg door onze bochten", "Nachtrijden"],
    ["Roulez avec nous", "Conduite de nuit"],
    ["Conduce con nosotros, sin miedo", "Clases nocturnas"],
    ["Com as nossas mãos", "Aulas de noite"],
    ["Nelle nostre mani", "Guida notturna"],
    ["Jasne zasady, pełna opieka", "Jazda nocna"],
  ])("is not called by the slogan %s, but %s as the menu says, or nothing", (slogan, label) => {
    const nav = `<nav><a href="/services/x">${label}</a></nav>`;
    expect(nodeOn("/services/x", `${nav}<h1>${slogan}</h1>`)).toMatchObject({ "@type": "Service", name: label });
    expect(nodeOn("/services/x", `<h1>${slogan}</h1>`)).toMatchObject({ name: "[name of what is offered]" });
  });

  it("is no event of which neither name, day nor place is known", () => {
    expect(nodeOn("/events", "<h1>Bei uns läuft etwas.</h1>")).toBeNull();
    expect(nodeOn("/events", "<h1>Open day at the harbor</h1>")).toMatchObject({ "@type": "Event" });
  });

  it("keeps the name that says what it is, also with a comma or a word to the visitor in it", () => {
    for (const name of ["Tires, brakes and service", "Night lessons in your car"])
      expect(nodeOn(`/services/${name.toLowerCase().replaceAll(/\W+/g, "-")}`, `<h1>${name}</h1>`)).toMatchObject({
        name,
      });
    expect(nodeOn("/services/x", "<h1>Motorway driving</h1>")).toMatchObject({ name: "Motorway driving" });
  });

  it("is described by the whole sentences of a description that was cut", () => {
    const first = "Our lessons take place on every day of the week, in the evening too, and begin at your door.";
    const cut = (text: string): unknown =>
      JSON.parse(
        contentOn(
          "service-or-product-node",
          {
            "/": html("Harbor Driving", "<h1>Driving</h1>"),
            "/services/night": html("Night", "<h1>Night lessons</h1>", `<meta name="description" content="${text}">`),
          },
          ["/services/night"],
        ).replace(/^<[^>]*>|<\/script>$/g, ""),
      );
    const rest = "We take over the whole of the paperwork for you, and all that has to be said to the of";
    expect(cut(`${first} ${rest}`)).toMatchObject({ description: first });
    expect(cut(`${first} In town`)).toMatchObject({ description: `${first} In town` });
  });

  const dates = "<ul><li>December 5, 2026, 10 am</li><li>January 16, 2027</li></ul>";

  it.each([
    "Driving course for beginners",
    "Fahrkurse",
    "Cours de conduite",
    "Curso de conducir",
    "Corso di guida",
    "Rijcursus",
    "Kurs jazdy",
  ])("is a course where the page shows its days: %s", (name) => {
    expect(nodeOn("/services", `<h1>${name}</h1><p>Four hours, 89 € a person.</p>${dates}`)).toMatchObject({
      "@type": "Course",
      name,
      provider: { "@id": `${ORIGIN}/#business`, name: "Harbor Driving" },
      hasCourseInstance: [{ startDate: "2026-12-05T10:00" }, { startDate: "2027-01-16" }],
      offers: [{ price: 89, priceCurrency: "EUR" }],
    });
  });

  it.each([
    ["Four hours, 89 € a person.", "PT4H"],
    ["Vier Stunden, 89 € je Person.", "PT4H"],
    ["Trois heures, 89 € par personne.", "PT3H"],
    ["3 uur, 89 € per persoon.", "PT3H"],
    ["Cztery godziny, 89 € od osoby.", "PT4H"],
  ])("says how long a course takes where its page does: %s", (line, courseWorkload) => {
    expect(nodeOn("/services", `<h1>Driving course</h1><p>${line}</p>${dates}`)).toMatchObject({
      hasCourseInstance: [{ courseWorkload }, { courseWorkload }],
    });
  });

  it.each([
    "89 € a person. We answer within two hours.",
    "89 € par personne, rendez-vous à 2 heures.",
    "89 € a person, two hours on the road and three hours in class.",
    "89 € a person, online for four or five evenings.",
    "89 € a person, with 3 hours of free parking.",
    "89 € pro Person. Parkplatz: 3 Stunden.",
  ])("and leaves it blank elsewhere: %s", (line) => {
    const node = JSON.stringify(nodeOn("/services", `<h1>Driving course</h1><p>${line}</p>${dates}`));
    expect(node).toContain('"courseWorkload":"[');
    expect(node).toContain("Onsite or Online");
  });

  it.each([
    ["Four hours at our studio, 89 € a person.", "Onsite"],
    ["Vier Stunden in der Mühle, 89 € je Person.", "Onsite"],
    ["Four hours at our studio or online, 89 € a person.", "[Onsite or Online]"],
    ["Four hours, 89 € a person.", "[Onsite or Online]"],
  ])("says that a course is held on the spot where its page does: %s", (line, courseMode) => {
    expect(nodeOn("/services", `<h1>Driving course</h1><p>${line}</p>${dates}`)).toMatchObject({
      hasCourseInstance: [{ courseMode }, { courseMode }],
    });
  });

  it("is held at no place where its page says online, and at none that is made up where it says neither", () => {
    const held = (line: string): unknown =>
      (nodeOn("/services", `<h1>Driving course</h1><p>${line}</p>${dates}`) as { hasCourseInstance: unknown[] })
        .hasCourseInstance[0];
    for (const line of [
      "An online course of four hours, 89 €.",
      "Le cours en ligne, 89 €.",
      "Vier Stunden per Zoom, 89 €.",
    ])
      expect(held(line)).toMatchObject({ courseMode: "Online", location: { "@type": "VirtualLocation" } });
    for (const line of ["Kurse online buchen, 89 €.", "Prenota il corso online, 89 €.", "Live-Kurs mit Trainer, 89 €."])
      expect(held(line), line).not.toMatchObject({ courseMode: "Online" });
    for (const line of ["89 € a person.", "89 € a person, book online."])
      expect(held(line)).not.toHaveProperty("location");
  });

  it("tells how many of its dates a draft leaves out", () => {
    const notesOn = (main: string): string => {
      const pages = { "/": html("Harbor Driving", "<h1>Driving in Falmouth</h1>"), "/services": html("Page", main) };
      return drafted("service-or-product-node", pages, ["/services"])?.notes.join(" ") ?? "";
    };
    const days = ["5", "6", "7", "8", "9", "10"].map((day) => `<li>December ${day}, 2026</li>`).join("");
    const note = "4 of the 6 dates";
    expect(notesOn(`<h1>Driving course</h1><p>89 € a person.</p><ul>${days}</ul>`)).toContain(note);
    expect(notesOn(`<h1>Driving course</h1><p>89 € a person.</p>${dates}`)).not.toContain("dates");
  });

  it("names each date of a course and says where it is held, the place once", () => {
    const node = nodeOn("/services", `<h1>Driving course</h1><p>89 € a person at our studio.</p>${dates}`);
    const place = `${ORIGIN}/services#place`;
    expect(node).toMatchObject({
      hasCourseInstance: [
        { name: "Driving course", location: { "@type": "Place", "@id": place, address: { "@type": "PostalAddress" } } },
        { name: "Driving course", location: { "@id": place } },
      ],
    });
    // The seat of the business is no place of a course whose page does not name it.
    expect(JSON.stringify(node)).not.toContain("streetAddress");
  });

  it("takes hours that a line tells for no time to begin at", () => {
    const hours = "<ul><li>December 5, 2026, 4 h</li><li>January 16, 2027, 18 h</li></ul>";
    expect(nodeOn("/services", `<h1>Driving course</h1><p>89 € a person.</p>${hours}`)).toMatchObject({
      hasCourseInstance: [{ startDate: "2026-12-05" }, { startDate: "2027-01-16T18:00" }],
    });
  });

  it("is none without days to come, for days that end something, and for other courses", () => {
    const typeOf = (main: string): unknown => (nodeOn("/services", main) as { "@type"?: unknown } | null)?.["@type"];
    expect(typeOf("<h1>Driving course for beginners</h1><p>Whenever you like.</p>")).toBe("Service");
    expect(typeOf("<h1>Driving course for beginners</h1><p>Sign up by December 5, 2026</p>")).toBe("Service");
    expect(typeOf("<h1>Driving course for beginners</h1><ul><li>December 5, 2024</li></ul>")).toBe("Service");
    expect(typeOf(`<h1>Golf course driving</h1>${dates}`)).toBe("Service");
    expect(typeOf(`<h1>Wechselkurs</h1>${dates}`)).toBe("Service");
  });

  it("has several prices as a list that is called like the page, and no offer of that name", () => {
    const rows =
      "<table><tr><td>First lesson</td><td>50 €</td></tr><tr><td>Ten lessons</td><td>450 €</td></tr></table>";
    const pages = {
      "/": html("Harbor Driving", "<h1>Driving</h1>"),
      "/prices": html("Prices", `<h1>Prices</h1>${rows}`),
    };
    const node = JSON.parse(
      contentOn("offer-price", pages, ["/prices"]).replace(/^<[^>]*>|<\/script>$/g, ""),
    ) as unknown;
    expect(node).toMatchObject({
      "@type": "OfferCatalog",
      name: "Harbor Driving: Prices",
      itemListElement: [
        { "@type": "Offer", name: "First lesson", price: 50 },
        { "@type": "Offer", name: "Ten lessons", price: 450 },
      ],
    });
  });

  it("has no prices of one name: which is for what, nobody could tell", () => {
    const rows = ["Rate 65 €", "Rate 85 €", "Trial 20 €"].map((row) => `<p>${row}</p>`).join("");
    const content = contentOn(
      "offer-price",
      { "/": html("Harbor Driving", "<h1>Driving</h1>"), "/prices": html("Prices", `<h1>Prices</h1>${rows}`) },
      ["/prices"],
    );
    expect(content).toContain('"price": 20');
    expect(content).not.toMatch(/"price": (?:65|85)/);
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

  it("names in an outline of prices no call to act that ends a list of services", () => {
    const names = ["Web design", "Logos", "Photography", "Printing", "Start With an Evaluation"];
    const pages = {
      "/": html("Agency", "<h1>Agency</h1>"),
      "/services": html(
        "Services",
        `<h1>Services</h1>${names.map((name) => `<h2>${name}</h2><p>Made here.</p>`).join("")}`,
      ),
    };
    const rows = [...contentOn("pricing-answerable", pages, ["/"]).matchAll(/<td>([^[<]*)<\/td>/g)];
    expect(rows.map(([, row]) => row)).toEqual(names.slice(0, 4));
  });

  it("names in an outline of prices no sentence that praises, wherever else it stands", () => {
    const praise = "Less stress. More control of your website.";
    const links = `<a href="/services/web">Web design</a><a href="/services/logos">Logos</a>`;
    const page = (title: string, main: string): string => html(title, main).replace("</nav>", `${links}</nav>`);
    const pages = {
      "/": page("Agency", `<h1>Agency</h1><ul><li>${praise}</li></ul>`),
      "/services/web": page("Web", `<h1>Web design</h1><h2>${praise}</h2><p>Made.</p>`),
      "/services/logos": page("Logos", `<h1>Logos</h1><h2>${praise}</h2><p>Built.</p>`),
    };
    const rows = [...contentOn("pricing-answerable", pages, ["/"]).matchAll(/<td>([^[<]*)<\/td>/g)];
    expect(rows.map(([, row]) => row)).toEqual(["Web design", "Logos"]);
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
    expect(draft?.notes[0]).toContain("on the page named above");
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
    const shop = html("Harbor Meat", "<h1>Meat at the harbor</h1>", head.replace("Restaurant", "FoodEstablishment"));
    expect(contentOn("localbusiness-complete", { "/": shop }, ["/"], over)).not.toContain("hasMenu");
  });
});

describe("an article that is not described yet", () => {
  const post = (head = ""): string =>
    html(
      "How to park",
      "<article><h1>How to park</h1><p>Published on November 2, 2026</p><p>Slowly.</p></article>",
      head,
    );
  const blockOf = (id: string, head?: string): string =>
    contentOn(id, { "/": html("Harbor Driving", "<h1>Driving</h1>"), "/blog/how-to-park": post(head) }, [
      "/blog/how-to-park",
    ]);

  it("gets one block for author and date", () => {
    expect(blockOf("date-modified-markup")).toBe(blockOf("article-markup"));
    expect(blockOf("article-markup")).toContain('"datePublished": "2026-11-02"');
  });

  it("is told of a block to add to only where there is one", () => {
    const notesOn = (head = ""): string =>
      drafted("article-markup", { "/": html("Harbor Driving", "<h1>Driving</h1>"), "/blog/how-to-park": post(head) }, [
        "/blog/how-to-park",
      ])?.notes.join(" ") ?? "none";
    const described = (type: string): string =>
      `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": type, name: "How to park" })}</script>`;
    expect(notesOn()).toBe("");
    expect(notesOn(described("WebPage"))).toBe("");
    expect(notesOn(described("BlogPosting"))).toBe(
      "Add what it lacks to the block that describes /blog/how-to-park already.",
    );
  });

  it("takes the date alone where it is described", () => {
    const head = `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Article", headline: "How to park" })}</script>`;
    expect(blockOf("date-modified-markup", head)).not.toContain("author");
    expect(blockOf("date-modified-markup", head)).toContain('"datePublished": "2026-11-02"');
  });

  it("gets no date where machines are told another day than people, since either may be right", () => {
    const told = (datePublished: string): string =>
      `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Article", headline: "How to park", datePublished })}</script>`;
    expect(blockOf("date-modified-markup", told("2025-03-01"))).toBe("");
    expect(blockOf("date-modified-markup", told("2026-11-02"))).toContain('"datePublished": "2026-11-02"');
  });
});
