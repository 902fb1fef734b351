import { describe, expect, it } from "vitest";
import { isGraveLeftover, leftovers, showsLeftovers } from "../../../../src/scanner/checks/trust/leftovers.ts";
import { anchor, field, form, image, page, site, text } from "../../../fixtures/site.ts";
import { readPage } from "../../evidence/page/read-html.ts";

const ofTexts = (lines: string[], over = {}) =>
  leftovers.run(site({ pages: [page({ blocks: lines.map((line) => text(line)), ...over })] }));
const ofLink = (href: string, name: string, over = {}) =>
  leftovers.run(site({ pages: [page({ anchors: [anchor(href, name, { region: "footer", ...over })] })] }));

describe("leftovers", () => {
  it.each([
    "Your text goes here",
    "Hier steht Ihr Text",
    "[Ihr Name]",
    "[Placeholder for the contact form]",
    "Hello {{customer.name}}, welcome",
    "undefined",
    "€NaN",
    "TODO: add the opening hours",
    "Demo photo",
    "Titel folgt",
    "Erste Folge folgt",
    "Hier steht bald die Beschreibung der ersten Folge.",
    "Inhalte bitte ergänzen.",
    "Hier sehen Sie ausgewählte Arbeiten. Inhalte bitte ergänzen.",
    "Teilhaberin – Beschreibung & Foto ergänzen.",
    "Beschreibung & Foto ergänzen.",
    "Kurzbeschreibung hier.",
    "USt-IdNr.: — bitte eintragen, falls vorhanden —",
  ])("quotes %s", (line) => {
    const verdict = ofTexts([line]);
    expect(verdict).toMatchObject({ status: "info", situation: "The pages read show 1 filler text on the home page." });
    expect(verdict.evidence[0]?.received).toBe(line);
  });

  it.each([
    "Add your text to the mug, up to 40 letters.",
    "Verwendungszweck: Mitgliedschaft [Ihr Name]",
    "Der Wert NaN ist keine Zahl.",
    "How to find lorem ipsum generators",
    "Null Risiko",
    "Sample photos",
    "Der Text folgt dem Gesetz.",
    "(your choice of rice or fries)",
    "Bitte tragen Sie hier eine Beschreibung ein.",
    "Inhalte, die wir gern für Sie ergänzen.",
    "Text einfügen",
    "Foto ergänzen",
    "Name: — bitte hier eintragen —",
    "Launch a simple site now — refine later.",
    "GSC shows impressions and clicks of each page.",
    "Unser Team – wir lassen uns eintragen und melden uns – arbeitet überall.",
  ])("leaves %s alone", (line) => {
    expect(ofTexts([line]).evidence).toEqual([]);
  });

  it.each([
    "Assurance : [nom de l'assureur].",
    "Verantwortlich: [Firmenname]",
    "Responsable: [Nombre de la empresa]",
    "The provider is [company name], London.",
  ])("quotes what nobody filled in of a legal notice: %s", (line) => {
    const verdict = ofTexts([line], { kind: "legal" });
    expect(verdict.situation).toBe(
      "The pages read show 1 place in a legal text that nobody filled in on the home page.",
    );
    expect(isGraveLeftover({ id: "leftovers", evidence: verdict.evidence })).toBe(true);
    expect(ofTexts([line]).evidence).toEqual([]);
    expect(ofTexts(["See [1], [2019] and [email protected]."], { kind: "legal" }).evidence).toEqual([]);
  });

  it("quotes figures at zero that stand in one line with what they count, and no age", () => {
    expect(ofTexts(["0 + Years Experience", "0 + Clients Served"]).situation).toBe(
      "The pages read show 2 figures that stand at zero on the home page.",
    );
    expect(ofTexts(["0+ months", "0+ months", "0 % interest", "0 % fees"]).evidence).toEqual([]);
  });

  it("counts the places that wait for a picture page by page", () => {
    const pages = ["", "team"].map((path) =>
      page({ url: `https://example-clinic.com/${path}`, blocks: [text("Foto folgt"), text("Foto folgt")] }),
    );
    expect(leftovers.run(site({ pages })).situation).toBe(
      "The pages read show 2 filler texts on the home page and /team.",
    );
  });

  it("takes what readers are to write in their mail for no place of the business", () => {
    const line = "Escribe con el asunto “Habeas Data — [tu nombre]” a nuestro correo.";
    expect(ofTexts([line], { kind: "legal" }).evidence).toEqual([]);
  });

  it.each([
    "[BITTE ERGÄNZEN: z.B. Amtsgericht Stuttgart]",
    "[TODO]",
    "[PLEASE INSERT: VAT number]",
    "[À COMPLÉTER : SIRET]",
  ])("takes an order in capitals on a legal page for a place that nobody filled in: %s", (line) => {
    const verdict = ofTexts([`Registergericht: ${line}`], { kind: "legal" });
    expect(verdict.situation).toContain("1 place in a legal text that nobody filled in");
    expect(isGraveLeftover({ id: "leftovers", evidence: verdict.evidence })).toBe(true);
    expect(ofTexts(["[Bitte beachten: Art. 6]", "[DSGVO: Art. 6]"], { kind: "legal" }).evidence).toEqual([]);
  });

  it("tells Lorem ipsum of all pages that were read among the gravest, a page at a time", () => {
    const lorem = [
      "Lorem ipsum dolor sit amet.",
      `Praesent vehicula ullamcorper pulvinar. ${"Nunc nec massa. ".repeat(40)}`,
    ];
    const pages = (["home", "faq", "blog", "post"] as const).map((kind, at) =>
      page({
        url: `https://example-clinic.com/${at === 0 ? "" : at}`,
        kind,
        blocks: (kind === "post" ? lorem.slice(1) : [...lorem, ...lorem]).map((line) => text(line)),
      }),
    );
    const verdict = leftovers.run(site({ pages }));
    expect(verdict.situation).toBe("The pages read show 12 paragraphs of Lorem ipsum on the home page, /1 and /2.");
    expect(new Set(verdict.evidence.map(({ url }) => url)).size).toBe(3);
    expect(isGraveLeftover({ id: "leftovers", evidence: verdict.evidence })).toBe(true);
    expect(ofTexts(["Deus caritas est, et qui manet in caritate in Deo manet."]).evidence).toEqual([]);
  });

  it("counts each place on each page, however long, once", () => {
    const blocks = ["Siedziba: [adres do uzupełnienia], NIP: [do uzupełnienia].", "Adres: [adres do uzupełnienia]"];
    const terms = [
      ...blocks,
      "[Treść do uzupełnienia przez kancelarię — zakres odpowiedzialności, suma gwarancyjna, wyłączenia.]",
    ];
    const pages = [blocks, terms].map((lines, at) =>
      page({ url: `https://example-clinic.com/${at}`, kind: "legal", blocks: lines.map((line) => text(line)) }),
    );
    expect(leftovers.run(site({ pages })).situation).toBe(
      "The pages read show 5 places in legal texts that nobody filled in on /0 and /1.",
    );
  });

  it.each([
    ["Uwaga: poniższa treść to szablon do dostosowania przez klienta.", "To szablon, który trzyma kształt."],
    ["Ce document est un modèle à adapter à votre activité.", "Ce document est un modèle du genre."],
    ["This is a template. Please adapt it to your company.", "This is a template for a letter to us."],
    [
      "Hinweis: Diese AGB sind eine sorgfältig an unsere Leistungen angepasste Vorlage, ersetzen jedoch keine Rechtsberatung.",
      "Diese AGB sind eine geprüfte Fassung der Vorlage des Verbands, angepasst an unsere Leistungen.",
    ],
    [
      "Diese Datenschutzerklärung ist eine anpassbare Vorlage. Bitte lassen Sie sie vor dem Livegang prüfen.",
      "Diese Datenschutzerklärung wurde mit einer Vorlage erstellt und an unsere Website angepasst.",
    ],
    [
      "These terms and conditions are a general template and should be reviewed by a lawyer.",
      "These terms are a license for our templates, which you may adapt.",
    ],
    [
      "Cette politique de confidentialité est un modèle, à faire valider par un juriste.",
      "Cette politique est un engagement ; nous la complétons chaque année.",
    ],
    [
      "Esta política de privacidad es una plantilla y debe ser revisada por un abogado.",
      "Esta política es una parte del contrato y se revisa cada año.",
    ],
    ["Esta política de privacidade é um modelo e deve ser adaptada.", "Esta política é revista todos os anos."],
    [
      "Questa informativa è un modello da personalizzare.",
      "Questa informativa è un documento che verifichiamo ogni anno.",
    ],
    [
      "Deze privacyverklaring is een voorbeeld en moet worden aangepast.",
      "Deze privacyverklaring is een document dat wordt aangepast.",
    ],
  ])("takes the word of a legal text that it is a template: %s", (line, other) => {
    const verdict = ofTexts([line], { kind: "legal" });
    expect(verdict.situation).toContain("1 text that says of itself that it is a template");
    expect(isGraveLeftover({ id: "leftovers", evidence: verdict.evidence })).toBe(true);
    expect(ofTexts([other], { kind: "legal" }).evidence).toEqual([]);
  });

  it.each([
    ["Dein Titel", "Dein Titel ist geschützt."],
    ["Ihr Foto hier", "Ihr Foto hier auf Leinwand"],
    ["Your photo here", "Your photo here on a mug"],
    ["Modal title", "Modal titles of songs"],
    ["Your tagline here", "Your title is checked by a notary."],
    ["Votre slogan ici", "Votre titre de transport"],
    ["Twój tytuł", "Twój tytuł prawny do lokalu"],
    ["Il tuo titolo qui", "Il tuo titolo di studio"],
    ["Polityka jest wzorem i powinna zostać dostosowana.", "Ta firma jest wzorem i powodem do dumy."],
    ["Dies ist ein Muster und muss angepasst werden.", "Dies ist ein Muster für Vorhänge."],
  ])("tells the place of a text by %s", (line, other) => {
    expect(ofTexts([line]).situation).toBe("The pages read show 1 filler text on the home page.");
    expect(ofTexts([other]).evidence).toEqual([]);
  });

  it.each([
    ["Foto von Erika Muster folgt in Kürze", "in Kürze", "Auf dem Foto folgt der Hund seiner Trainerin"],
    ["Photo of our new workshop, coming soon", "coming soon", "Photo of the film Coming Soon to Town at the fair"],
    ["Photo à venir", "à venir", "Photo des ateliers à venir en juin"],
  ])("tells a picture that stands in for another: %s", (alt, said, other) => {
    const of = (name: string) => leftovers.run(site({ pages: [page({ images: [image("/a.png", name)] })] })).evidence;
    expect(of(alt)[0]?.received).toContain(said);
    expect(of(alt)[0]?.received).not.toContain("Erika");
    expect(of(other)).toEqual([]);
    expect(ofTexts(["Fotos: folgen Sie uns auf Instagram"]).evidence).toEqual([]);
  });

  it("tells figures that a script would count up, and neither one zero nor a basket", () => {
    const verdict = ofTexts(["0+", "years in business", "0", "happy customers"]);
    expect(verdict.situation).toBe("The pages read show 2 figures that stand at zero on the home page.");
    expect(verdict.evidence[0]?.received).toBe("0+ years in business");
    expect(verdict.fix).toBe("Write the figures into the page as it is sent, and let the script only move them.");
    expect(ofTexts(["0 %", "interest on the loan", "Compare us."]).evidence).toEqual([]);
    expect(ofTexts(["0", "items in the basket", "0", "saved items"]).evidence).toEqual([]);
  });

  it.each([
    ["https://wa.me/33630073601?text=Bonjour", "WhatsApp 06 09 20 45 90", true],
    ["tel:+493012345670", "030 1234 9999", true],
    ["https://wa.me/33609204590", "WhatsApp 06 09 20 45 90", false],
    ["tel:+4930555012345", "030 5550123-45", false],
    ["tel:0305550123", "Call us", false],
  ])("compares the number of %s with what is shown: %s", (href, name, differs) => {
    const found = ofLink(href, name).situation.includes("1 link to another number than it shows");
    expect(found).toBe(differs);
  });

  it("leaves code, quotations, manuals and words of the language alone", () => {
    expect(ofTexts(["TODO: INCLUIDO"], { htmlLang: "es" }).evidence).toEqual([]);
    expect(ofTexts(["Hello {{customer.name}}"], { kind: "docs" }).evidence).toEqual([]);
    const code = page({ blocks: [text("{{ name }}", { tag: "code" }), text("Lorem ipsum dolor", { quoted: true })] });
    expect(leftovers.run(site({ pages: [code] })).evidence).toEqual([]);
  });

  it.each(["Tel. +33 (0)1 XX XX XX XX", "+39 333 1234567", "Call (212) 555-0134"])("tells the sample in %s", (line) => {
    expect(ofTexts([line]).situation).toBe("The pages read show 1 sample number or address on the home page.");
  });

  it.each([
    "Call 0800 1234567",
    "Tel. 040 8137296",
    "Sizes XX to XXXL",
    "From 1,234,567 units",
    "Inclua o indicativo, por exemplo +351 912 345 678.",
    "Mit Vorwahl (z. B. +49 30 1234567)",
  ])("takes no sample from %s", (line) => {
    expect(ofTexts([line]).evidence).toEqual([]);
  });

  it.each([
    ["mailto:contact@example.com", "Write to us"],
    ["mailto:none", "tbd"],
    ["mailto:example@email.net", "Write to us"],
    ["tel:+33100000000", "Call us"],
    ["https://wa.me/1234567890?text=Hi", "WhatsApp"],
  ])("tells the sample behind %s", (href, name) => {
    expect(ofLink(href, name).situation).toBe("The pages read show 1 sample number or address on the home page.");
  });

  it.each(["mailto:", "mailto:?subject=Look", "mailto:info@test.de", "mailto:info%40harbour.de"])(
    "takes %s for no sample",
    (href) => {
      expect(ofLink(href, "Write to us").evidence).toEqual([]);
    },
  );

  it("tells a page that only announces what is to stand on it", () => {
    const of = (words: number, over = {}) =>
      ofTexts(["Media production", "COMING SOON: great things come with time"], {
        kind: "services",
        url: "https://example-clinic.com/media",
        mainText: { chars: words * 6, words },
        ...over,
      }).situation;
    expect(of(9)).toBe("The pages read show 1 page that is only announced on /media.");
    expect(of(300)).not.toContain("announced");
    expect(of(9, { forms: [form({ fields: [field({ type: "email" })] })] })).not.toContain("announced");
  });

  it.each([
    ["Projects under construction", "Mill Lane, 12 flats"],
    ["Coming soon", "Mill Lane, 12 flats", "Oak Court, 8 houses"],
    ["Inwestycje w budowie"],
    ["Merci", "Nous avons reçu votre message. À bientôt !"],
    ["Case in costruzione"],
  ])("takes no page that tells something for one that only announces: %s", (...lines) => {
    const over = { kind: "other" as const, mainText: { chars: 60, words: 10 } };
    expect(ofTexts(lines, over).evidence).toEqual([]);
    expect(ofTexts(["This page is under construction."], over).situation).toContain("announced");
  });

  it("tells a logo that is named for the template, where the site has no such name", () => {
    const of = (title: string, alt = "Porto logo") =>
      leftovers.run(site({ pages: [page({ titles: [title], images: [image("/img/logo.png", alt)] })] }));
    expect(of("Preschool of the Sisters").situation).toBe(
      "The pages read show 1 logo named for the template on the home page.",
    );
    expect(of("Preschool of the Sisters").evidence[0]?.received).toBe("logo described by “Porto logo”");
    expect(of("Porto wines since 1950").evidence).toEqual([]);
    expect(of("Preschool of the Sisters", "The harbour of Porto").evidence).toEqual([]);
    const tools = [image("/img/logos/elementor.svg", "Elementor"), image("/img/logos/canvas.svg", "Canvas")];
    expect(leftovers.run(site({ pages: [page({ images: tools })] })).evidence).toEqual([]);
    const named = page({ images: [image("/img/logo.png", "Porto logo")], blocks: [text("We ship from Porto.")] });
    expect(leftovers.run(site({ pages: [named] })).evidence).toEqual([]);
  });

  it.each([
    "Betaling vindt plaats zoals vermeld. [Beslissing nodig: de termijn — bijvoorbeeld 14 dagen — is nog niet vastgelegd. Vul dit aan zodra dit bekend is.]",
    "[Haftung: Summe bitte noch eintragen]",
  ])("quotes what whoever made the page left open in brackets: %s", (line) => {
    const long = `${"The customer pays what was agreed before the work. ".repeat(9)}${line}`;
    for (const said of [line, long])
      expect(ofTexts([said]).situation).toBe(
        "The pages read show 1 place in a legal text that nobody filled in on the home page.",
      );
  });

  it("tells a sample on each page that it stands on", () => {
    const on = (path: string) =>
      page({ url: `https://example-clinic.com${path}`, anchors: [anchor("https://wa.me/1234567890", "Chat")] });
    const { situation } = leftovers.run(site({ pages: [on("/"), on("/prices")] }));
    expect(situation).toContain("2 sample numbers or addresses on the home page and /prices");
  });

  it.each<[string, string, object?]>([
    ["#", "Privacy Policy"],
    ["#", "LinkedIn"],
    ["", "Media", { region: "nav" }],
    ["javascript:void(0)", "Kontakt aufnehmen"],
  ])("tells that %j is no address for %s", (href, name, over) => {
    const verdict = ofLink(href, name, { rawHref: href, href: href || "https://example.com/", ...over });
    expect(verdict.situation).toBe("The pages read show 1 link without an address on the home page.");
    expect(verdict.evidence[0]?.received).toBe(`“${name}”`);
  });

  it.each<[string, string, object?]>([
    ["#", "Back to top"],
    ["#", "↑ Zurück nach oben"],
    ["#", "Cookie settings"],
    ["#", "2"],
    ["#", "EN"],
    ["#", "How long will the battery last?"],
    ["#", "Services", { region: "nav" }],
    ["#", "Book now", { hasOnclick: true }],
    ["#", "Details", { role: "button" }],
    ["#contact", "Contact"],
    ["/privacy", "Privacy Policy"],
    ["mailto:info@falmouth-dental.com", "Write to us"],
  ])("has nothing to say of %s for %s", (href, name, over) => {
    expect(ofLink(href, name, over).evidence).toEqual([]);
  });
});

it("counts links without an address on every page, and names each once, those to buy first", () => {
  const dead = (name: string, over = {}) => anchor("#", name, { region: "footer", ...over });
  const scripts = [
    {
      src: "https://example.com/app.js",
      type: "",
      async: false,
      defer: false,
      inHead: true,
      integrity: false,
      crossorigin: false,
    },
  ];
  const pages = ["/", "/shop", "/news"].map((path) =>
    page({
      url: `https://example.com${path}`,
      kind: path === "/news" ? "post" : "other",
      scripts,
      anchors: [
        dead("Terms"),
        dead("", { icon: "Facebook" }),
        ...(path === "/shop" ? [dead("Jobs"), dead("Buy the T10")] : []),
      ],
    }),
  );
  const verdict = leftovers.run(site({ pages }));
  expect(verdict.situation).toBe("The pages read show 8 links without an address on the home page, /shop and /news.");
  expect(verdict.evidence.map(({ received }) => received)).toEqual([
    "“Terms” and “Facebook (icon)”",
    "“Buy the T10” and “Jobs”",
  ]);
});

it("tells before all else of a button to buy that leads nowhere, where no file could take over", () => {
  const verdict = ofLink("#", "Comprar T10", { region: "main" });
  expect(verdict.situation).toContain("1 button to buy, book or order without an address");
  expect(showsLeftovers({ ...verdict, id: "leftovers" })).toBe(true);
  expect(leftovers.headline?.({ people: "buyers", name: "Example Mill" }, verdict.evidence)).toContain("leads nowhere");
  const scripted = (code: string) => {
    const { facts } = readPage(`<main><a href="#" class="btn">Buy now</a><script>${code}</script></main>`);
    return leftovers.run(site({ pages: [facts] })).situation;
  };
  for (const code of [
    `document.querySelectorAll('a[href="#"]').forEach(a => a.addEventListener("click", openCart))`,
    `document.addEventListener("click", (event) => event.target.closest("a") && openCart())`,
    `$('[href="#"]').on("click", openCart)`,
  ])
    expect(scripted(code)).toContain("1 link without an address");
  expect(scripted(`document.querySelector(".menu-a").onclick = openMenu`)).toContain("1 button to buy");
  expect(ofLink("#", "Bookkeeping", { region: "main" }).situation).toContain("1 link without an address");
});

it("tells of a till that a script only announces", () => {
  const verdict = ofTexts([], { announcedTill: "Checkout will be integrated soon" });
  expect(verdict.situation).toBe("The pages read show 1 till that is only announced on the home page.");
  expect(leftovers.headline?.({ people: "buyers", name: "Example Mill" }, verdict.evidence)).toContain("still to come");
});

it.each([
  "Geschäftsführer: [Name des Geschäftsführers – ggf. ergänzen]",
  "USt-IdNr.: [USt-ID einfügen]",
  "Gérant : [nom à compléter]",
  "VAT number: [number to be added]",
  "Responsable: [nombre por completar]",
  "NIP: [numer wpisać]",
])("quotes on any page what says that it has to be put in: %s", (line) => {
  expect(ofTexts([line]).situation).toContain("nobody filled in");
});

it("leaves marks of other use in brackets alone", () => {
  for (const line of [
    "Insert the coin [see fig. 2].",
    "[email protected]",
    "[…] and so on",
    "Deploy with [insert] key",
    "Anlass [bitte ausfüllen]",
  ])
    expect(ofTexts([line]).evidence).toEqual([]);
});

it.each(["https://www.facebook.com/", "https://instagram.com", "https://x.com/#"])(
  "tells of %s, which is nobody's page",
  (href) => {
    expect(ofLink(href, "Follow us").situation).toContain("link to the front page of a network");
    expect(ofLink(`${href.replace(/[/#]+$/, "")}/exampleclinic`, "Follow us").evidence).toEqual([]);
  },
);

it("tells of a box of consent whose text cannot be opened", () => {
  const consent = field({ type: "checkbox", label: "I have read the privacy policy *" });
  const run = (href: string, over: { opens?: true; region?: "header" } = {}) =>
    leftovers.run(
      site({
        pages: [
          page({
            forms: [form({ fields: [consent] })],
            anchors: [anchor(href, "privacy policy", { rawHref: href, ...over })],
          }),
        ],
      }),
    ).situation;
  expect(run("#")).toContain("link to a text to agree to without an address");
  expect(run("#", { opens: true })).not.toContain("agree");
  expect(run("#", { region: "header" })).not.toContain("agree");
  expect(run("https://example-clinic.com/privacy")).not.toContain("agree");
});

describe("prices under a past year", () => {
  const list = (line: string, ...more: string[]) =>
    ofTexts([line, "Haute saison", "345 € / semaine", "290 € / semaine", ...more]);
  it.each([
    "Calendrier 2020",
    "Preise 2021/22",
    "Summer season 2023",
    "Cennik 2022",
    "Nos tarifs 2023",
    "Price list 2022",
  ])("are told under %s", (line) => {
    const verdict = list(line);
    expect(verdict.situation).toContain("1 list of prices of a past year");
    // Whether they hold is not known, so nothing else waits for them.
    expect(isGraveLeftover({ id: "leftovers", evidence: verdict.evidence })).toBe(false);
    expect(showsLeftovers({ id: "leftovers", evidence: verdict.evidence })).toBe(true);
  });
  it.each([
    "Preise gültig seit 2020",
    "2016 Tax Rates",
    "Tarifs depuis 2021",
    "Season 2025",
    "Founded in 2019",
    "Rates 2026",
    "Tarifs au 1er janvier 2023",
    "Tarifs en vigueur au 01/01/2024",
    "Prices effective January 2024",
    "Prices March 2023",
    "Listino prezzi valido da gennaio 2024",
    "Prijzen per 1 januari 2024",
    "Tarifas vigentes 2024",
    "Preisträger 2021",
    "Grand Prix 2019",
    "Beitrag vom 3. Mai 2021",
    "Beiträge 2021",
    "Exchange rates 2021",
  ])("are none under %s", (line) => {
    expect(list(line).evidence).toEqual([]);
  });
  it("are none where the page names this year, or nothing has a price", () => {
    expect(list("Calendrier 2020", "Calendrier 2026").evidence).toEqual([]);
    expect(ofTexts(["Calendrier 2020", "Le marché a lieu en juin."]).evidence).toEqual([]);
    expect(ofTexts(["Kalender 2024", "12 €", "14 €"]).evidence).toEqual([]);
    expect(ofTexts(["Preise 2021", "1. Preis: 500 €", "2. Preis: 300 €"]).evidence).toEqual([]);
  });
});

it("tells of pages whose letters were lost, each once, and not of one stray sign", () => {
  const broken = ["Location saisonni\uFFFDre", "r\uFFFDservations", "activit\uFFFDs sportives"];
  const pages = [broken, broken, broken.slice(0, 1)].map((lines, at) =>
    page({ url: `https://example-clinic.com/${at}`, blocks: lines.map((line) => text(line)) }),
  );
  const verdict = leftovers.run(site({ pages }));
  expect(verdict.situation).toBe("The pages read show 2 pages whose letters were lost on /0 and /1.");
  expect(leftovers.headline?.({ people: "guests", name: "Example House" }, verdict.evidence)).toContain(
    "broken letters",
  );
});

it.each([
  "Se recomienda revisión jurídica antes de publicar.",
  "Las condiciones deben validarse jurídicamente.",
  "Legal review is recommended before publishing.",
  "Have these terms, above all the marked parts, checked by a lawyer.",
  "Lassen Sie diese Bedingungen vor der Nutzung von einem Anwalt prüfen.",
  "Laat deze voorwaarden controleren door een juridisch adviseur.",
  "These terms should be reviewed by a lawyer before publication.",
  "Eine juristische Prüfung wird vor der Veröffentlichung empfohlen.",
  "Une relecture juridique est recommandée avant la publication.",
  "Recomenda-se revisão jurídica antes da publicação.",
  "Si consiglia una verifica legale prima della pubblicazione.",
  "Juridische controle wordt aangeraden voor publicatie.",
  "Zalecamy konsultację z prawnikiem przed publikacją.",
])("takes advice to review a legal text before it is published for a note to the owner: %s", (line) => {
  const verdict = ofTexts([line], { kind: "legal" });
  expect(verdict.situation).toBe("The pages read show 1 note to the owner on the home page.");
  expect(isGraveLeftover({ id: "leftovers", evidence: verdict.evidence })).toBe(false);
  expect(ofTexts([line], { kind: "services" }).evidence).toEqual([]);
});

it.each([
  "We recommend that you take legal advice before publishing content that you upload.",
  "Users should obtain legal advice before launching a campaign with our tool.",
  "Have your advertisement reviewed by a lawyer before publishing.",
  "We recommend a legal review before launching any promotion.",
  "Der Auftraggeber lässt die Texte vor der Veröffentlichung rechtlich prüfen.",
  "Le client fait une relecture juridique avant la publication.",
])("takes advice to readers of a legal text for no note to the owner: %s", (line) => {
  expect(ofTexts([line], { kind: "legal" }).evidence).toEqual([]);
});

it("takes a note in signs of Markdown for one to the owner, in text and in scripts", () => {
  const note = "(*You can name the associations here.*)";
  expect(ofTexts([`We are members. ${note}`]).situation).toContain("1 note to the owner");
  expect(ofTexts([], { noteInScript: note }).evidence[0]?.received).toBe(`a script says “${note}”`);
  expect(ofTexts(["Certificados. (*Aquí puede citar sus certificados.*)"]).situation).toContain("1 note to the owner");
  expect(ofTexts(["(You can name a day here.)"]).evidence).toEqual([]);
});

it.each([
  "Cut and finish from £38 (*please note: a booking fee applies online*)",
  "Tours run daily (*Please note we are closed on bank holidays*)",
  "Gift cards (*you can add one to your order*)",
  "Lieferung frei Haus (*Bitte beachten Sie unsere Lieferzeiten*)",
  "Abholung (*hier können Sie auch bezahlen*)",
  "Termine (*hier können Sie uns Ihren Wunsch nennen*)",
  "Wine (*list prices shown here include tax*)",
  "Nota: (*puede pagar en efectivo o con tarjeta*)",
])("takes a footnote to customers for no note to the owner: %s", (line) => {
  expect(ofTexts([line]).evidence).toEqual([]);
});
