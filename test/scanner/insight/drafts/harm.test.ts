// What a draft must not do: fill a wrong fact in, empty an element, or say of the business what is said of another thing.
import { describe, expect, it } from "vitest";
import { draftOf, draftOn, judge, ORIGIN, read, type Site } from "../../../fixtures/drafts.ts";

const html = (title: string, main: string, lang = "en", head = ""): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body><header><nav><a href="/">Home</a></nav></header><main>${main}</main><footer><p>© 2026 Harbor Dental</p></footer></body></html>`;
const HOME =
  "<h1>Dentist in Falmouth</h1><p>Harbor Dental is a dental practice in Falmouth for adults and children, with evening hours.</p>";
const home = html("Dentist in Falmouth | Harbor Dental", HOME);
const contentOf = (id: string, site: Site): string => draftOn(id, site).draft?.content ?? "";
const formPage = (fields: string, lang = "en"): Site => ({
  pages: {
    "/": home,
    "/contact": html("Contact", `<h1>Contact</h1><form method="post">${fields}<button>Send</button></form>`, lang),
  },
});

describe("a crawler that is let in", () => {
  const robots = (own: string): string =>
    contentOf("ai-search-bots-allowed", {
      pages: { "/": home },
      robots: `User-agent: *\nDisallow: /forms/\n\nUser-agent: PerplexityBot\n${own}`,
    });

  it("gets nothing that is closed to all others", () => {
    expect(robots("Disallow: /\n")).toContain("User-agent: PerplexityBot\nAllow: /\nDisallow: /forms/");
  });
});

describe("the path to a page", () => {
  it("names the folder as the site writes it, with or without a slash at its end", () => {
    const content = contentOf("breadcrumbs", {
      pages: {
        "/": html("Harbor Dental", `${HOME}<a href="/care/">Care</a><a href="/prices">Prices</a>`),
        "/prices": html("Prices", "<h1>Prices</h1><p>What we ask for our work.</p>"),
        "/prices/implants": html("Implants", "<h1>Implants</h1><p>Implants last for decades.</p>"),
        "/care/gums": html("Gums", "<h1>Gums</h1><p>Gums need a soft brush.</p>"),
      },
    });
    expect(content).toContain(`"${ORIGIN}/prices"`);
    expect(content).toContain(`"${ORIGIN}/care/"`);
    expect(content).not.toContain(`"${ORIGIN}/prices/"`);
  });
});

describe("fields of a person's name", () => {
  it.each([
    ["en", "first_name", "last_name"],
    ["en", "fname", "lname"],
    ["de", "vorname", "nachname"],
    ["de", "vorname", "name"],
    ["fr", "prenom", "nom"],
    ["es", "nombre", "apellidos"],
    ["pt", "nome", "sobrenome"],
    ["it", "nome", "cognome"],
    ["nl", "voornaam", "achternaam"],
    ["pl", "imie", "nazwisko"],
  ])("in %s, %s and %s are the first and the last name", (lang, first, last) => {
    const content = contentOf(
      "form-autocomplete",
      formPage(`<input aria-label="${first}" name="${first}"><input aria-label="${last}" name="${last}">`, lang),
    );
    expect(content).toContain(`name="${first}" autocomplete="given-name"`);
    expect(content).toContain(`name="${last}" autocomplete="family-name"`);
  });

  it.each([
    ["en", "First name *", "Last name *"],
    ["de", "Vorname *", "Nachname *"],
    ["fr", "Prénom", "Nom"],
    ["nl", "Voornaam", "Achternaam"],
  ])("in %s, %s and %s are told by labels that stand before them", (lang, first, last) => {
    const content = contentOf(
      "form-labels",
      formPage(
        `<p><label>${first}</label><input type="text" placeholder="Max"></p><p><label>${last}</label><input type="text" placeholder="Mustermann"></p>`,
        lang,
      ),
    );
    expect(content.match(/autocomplete="[^"]*"/g)).toEqual(['autocomplete="given-name"', 'autocomplete="family-name"']);
  });

  it("that ask for the whole name stay whole", () => {
    expect(contentOf("form-autocomplete", formPage('<input aria-label="Your name" name="name">'))).toContain(
      'autocomplete="name"',
    );
    for (const label of [
      "Imię i nazwisko",
      "Nome e cognome",
      "Nombre y apellidos",
      "Nom et prénom",
      "Vor- und Nachname",
      "First and last name",
    ])
      expect(contentOf("form-autocomplete", formPage(`<input aria-label="${label}" name="a">`, "pl")), label).toContain(
        'autocomplete="name"',
      );
  });
});

describe("what a browser fills in", () => {
  const filled = (fields: string): string => contentOf("form-autocomplete", formPage(fields));

  it.each(["E-mail / phone", "Email or mobile", "Name and phone"])("is nothing in a field for %s", (label) => {
    expect(filled(`<input aria-label="${label}" name="a"><input aria-label="Your name" name="n">`)).toBe(
      '<input type="text" name="n" autocomplete="name" aria-label="Your name">',
    );
  });

  it("is the visitor's own address alone, and not both of from and to, nor that of a house for sale", () => {
    expect(filled('<input aria-label="From: city" name="from_city"><input aria-label="To: city" name="to_city">')).toBe(
      "",
    );
    expect(filled('<input aria-label="City" name="city">')).toContain('autocomplete="address-level2"');
    expect(filled('<input aria-label="Property address" name="area">')).toBe("");
    expect(
      filled('<input aria-label="Spouse\'s first name" name="s"><input aria-label="Dependent\'s name" name="d">'),
    ).toBe("");
  });

  it("is a line of the address, since only a textarea holds several", () => {
    const content = filled('<input aria-label="Address" name="a1"><input aria-label="Address, line 2" name="a2">');
    expect(content.match(/autocomplete="[^"]*"/g)).toEqual([
      'autocomplete="address-line1"',
      'autocomplete="address-line2"',
    ]);
  });

  it.each(["input_2", "form_fields[field_2]", "input_4.2", "address_2"])(
    "is the first line where no other is asked for, whatever number the code (%s) gives to its fields",
    (name) => {
      expect(filled(`<input aria-label="Street" name="${name}">`)).toContain('autocomplete="address-line1"');
    },
  );

  it("is the second line where the code says so beside a first", () => {
    const content = filled('<input aria-label="Street" name="input_2"><input aria-label="Address" name="address_2">');
    expect(content.match(/autocomplete="[^"]*"/g)).toEqual([
      'autocomplete="address-line1"',
      'autocomplete="address-line2"',
    ]);
  });
});

describe("labels", () => {
  it("in a language without words for fields are what the fields show", () => {
    expect(contentOf("form-labels", formPage('<input name="surname" placeholder="Soyisim">', "tr"))).toContain(
      ">Soyisim</label>",
    );
  });

  it("are never made from a value that the field shows as a sample", () => {
    const content = contentOf(
      "form-labels",
      formPage(
        '<input name="nome" placeholder="Mario Rossi"><input name="ditta" placeholder="Acme Srl"><input name="a" placeholder="e.g. a chair">',
        "it",
      ),
    );
    expect(content).toContain("<label");
    expect(content).not.toMatch(/<label[^>]*>[^<]*(?:Mario|Acme|chair)/);
    expect(content).toContain("[what belongs into the field ditta]");
  });

  it.each([
    ["sv", "namn", "Erik Johansson", false],
    ["uk", "pib", "Іван Франко", false],
    ["sv", "namn", "Ditt namn", true],
    ["tr", "ad", "Adınız Soyadınız", true],
    ["tr", "ad", "Maria Lopez", false],
    ["id", "nama", "Nama Lengkap", true],
  ])("in %s, for %s: %s, a sample is told from a hint", (lang, name, shown, isHint) => {
    const content = contentOf("form-labels", formPage(`<input name="${name}" placeholder="${shown}">`, lang));
    expect(content).toContain("<label");
    expect(content.includes(`>${shown}</label>`)).toBe(isHint);
  });

  it("take a hint that says what is asked", () => {
    expect(contentOf("form-labels", formPage('<input name="m" placeholder="Your Message">'))).toContain(
      ">Your Message</label>",
    );
    expect(contentOf("form-labels", formPage('<input name="n" placeholder="Your name">'))).toContain(">Your name<");
    expect(contentOf("form-labels", formPage('<input name="n" placeholder="Your name" required>'))).toContain(
      " required ",
    );
    const shown =
      '<label>Trade name *</label><input name="dba" placeholder="As above"><label for="gone">Your request</label><textarea id="msg" placeholder="Wishes, dates"></textarea>';
    expect(contentOf("form-labels", formPage(shown))).toContain('<label for="dba-1">Trade name</label>');
    expect(contentOf("form-labels", formPage(shown))).toContain('<label for="msg">Your request</label>');
  });

  it("come with the start tag of a list alone, so that it keeps its choices, and with a text area that ends", () => {
    const content = contentOf(
      "form-labels",
      formPage('<select name="city"><option>Bath</option><option>York</option></select><textarea name="m"></textarea>'),
    );
    expect(content).toContain('<select id="');
    expect(content).not.toContain("</select>");
    expect(content).toContain('name="m"></textarea>');
  });

  it("have room of their own beside what browsers are told", () => {
    const named = Array.from(
      { length: 12 },
      (_, at) => `<label for="e${at}">Email</label><input id="e${at}" name="e">`,
    );
    const content = contentOf("form-labels", formPage(`${named.join("")}<input name="phone"><input name="town">`));
    expect(content.match(/<label for="phone-|<label for="town-/g)).toHaveLength(2);
    expect(content.match(/autocomplete="email"/g)).toHaveLength(10);
  });

  it("stand in one draft with what browsers are told, so that no field is pasted twice", () => {
    const site = formPage('<input type="text" name="phone"><label for="m">Your mail</label><input id="m" name="mail">');
    const content = contentOf("form-labels", site);
    expect(content).toBe(contentOf("form-autocomplete", site));
    expect(content.match(/<input [^>]*>/g)).toEqual([
      '<input type="tel" id="phone-1" name="phone" autocomplete="tel">',
      '<input type="email" id="m" name="mail" autocomplete="email">',
    ]);
    const labelled = formPage('<label for="m">Your mail</label><input id="m" name="mail">');
    expect(contentOf("form-autocomplete", labelled)).not.toContain("<label");
  });
});

describe("the title of the start page", () => {
  it("is no heading of one of its sections: what it offers is left to the owner", () => {
    const main = "<h2>Any Questions</h2><p>Call us in the morning, and we answer what you would like to know.</p>";
    const evidence = read({
      pages: { "/": html("Home", main) },
      over: ({ profile }) => ({
        profile: { ...profile, businessName: { value: "Harbor Dental", confidence: "high", evidence: [] } },
      }),
    });
    const content = draftOf(judge("title-quality", evidence), evidence)?.content ?? "";
    expect(content).toBe("<title>[what you offer, and where] | Harbor Dental</title>");
  });
});

describe("a title and a main heading", () => {
  it("is no notice of the pandemic", () => {
    const notice = "COVID-19 update of 24 March 2020";
    const main = `<h1>${notice}</h1><p>Only urgent work is done.</p><h1>Boilers and heating in Falmouth</h1><p>Mended.</p>`;
    const evidence = read({ pages: { "/": html("Home", main) } });
    for (const id of ["title-quality", "h1-single"]) {
      const content = draftOf(judge(id, evidence), evidence)?.content ?? "";
      expect(content).toContain("Boilers and heating in Falmouth");
      expect(content).not.toContain(`title>${notice}`);
      expect(content).not.toContain(`<h1>${notice}`);
    }
  });
});

describe("the logo of the business", () => {
  const logoIn = (...pictures: string[]): unknown => {
    const header = `<header>${pictures.join("")}</header><main><h1>Boilers in Falmouth</h1><p>We mend boilers.</p></main>`;
    const evidence = read({
      pages: {
        "/": `<!doctype html><html lang="en"><head><title>Harbor Heating</title></head><body>${header}</body></html>`,
      },
      over: ({ profile }) => ({
        profile: { ...profile, businessName: { value: "Harbor Heating", confidence: "high", evidence: [] } },
      }),
    });
    const content = draftOf(judge("organization-present", evidence), evidence)?.content ?? "";
    return (JSON.parse(content.replace(/^<[^>]*>|<\/script>$/g, "")) as { logo?: unknown }).logo;
  };
  const picture = (file: string, alt: string) => `<img src="/img/${file}" alt="${alt}">`;
  const OPEN = "[address of the logo]";

  it("is no icon for tabs, by its name or its size", () => {
    expect(logoIn(picture("favicon-32x32.png", "Logo"))).toBe(OPEN);
    expect(logoIn(picture("logo-48x48.png", "Logo"))).toBe(OPEN);
    expect(logoIn(picture("favicon.ico", "Logo"))).toBe(OPEN);
    expect(logoIn(picture("logo-180x180.png", "Logo"))).toBe(`${ORIGIN}/img/logo-180x180.png`);
    expect(logoIn(picture("logo-300x80.png", "Logo"))).toBe(`${ORIGIN}/img/logo-300x80.png`);
  });

  it("is not the mark of a register or a standard", () => {
    expect(logoIn(picture("gasSafe.jpg", "Gas Safe logo"))).toBe(OPEN);
    expect(logoIn(picture("iso-9001-logo.png", ""))).toBe(OPEN);
    expect(logoIn(`<a href="https://guild.example.org/">${picture("guild-logo.png", "")}</a>`)).toBe(OPEN);
    expect(logoIn(picture("logo.png", "Logo"), picture("oftec.jpg", "Oftec logo"))).toBe(`${ORIGIN}/img/logo.png`);
  });

  it("is of several the one that leads home or has the name of the business, and none without either", () => {
    const row = ["one", "two", "three"].map((body) => picture(`${body}-logo.png`, ""));
    expect(logoIn(...row)).toBe(OPEN);
    expect(logoIn(...row, picture("logo-4.png", "Harbor Heating"))).toBe(`${ORIGIN}/img/logo-4.png`);
    expect(logoIn(...row, `<a href="/">${picture("logo-5.png", "")}</a>`)).toBe(`${ORIGIN}/img/logo-5.png`);
  });
});

describe("the description of the business", () => {
  const describedBy = (sentence: string): unknown => {
    const evidence = read({
      pages: { "/": html("Dentist in Falmouth | Harbor Dental", `<h1>Dentist in Falmouth</h1><p>${sentence}</p>`) },
      over: ({ profile }) => ({
        profile: {
          ...profile,
          description: { value: null, confidence: "low", evidence: [] },
          businessName: { value: "Harbor Dental", confidence: "high", evidence: [] },
        },
      }),
    });
    const content = draftOf(judge("organization-present", evidence), evidence)?.content ?? "";
    return (JSON.parse(content.replace(/^<[^>]*>|<\/script>$/g, "")) as { description?: unknown }).description;
  };

  it("is a sentence that says what it is or does", () => {
    const said = "Harbor Dental is a dental practice in Falmouth for adults and children.";
    expect(describedBy(said)).toBe(said);
    expect(describedBy("We treat adults and children in Falmouth, from a check-up to implants.")).toContain("We treat");
  });

  it.each([
    "If something is hurting, ring as early in the day as you can, and we help.",
    "The brush has soft bristles of three lengths and a handle of beech wood.",
    "We are open through the working week and closed on public holidays.",
  ])("is left to the owner where the page says only: %s", (sentence) => {
    expect(describedBy(sentence)).toBe("[what you offer, in one sentence]");
  });
});

describe("names of offers", () => {
  it("keep apart what a style sheet shows on two lines", () => {
    const row = (name: string, small: string, price: string): string =>
      `<tr><th>${name}<span>${small}</span></th><td>£${price}</td></tr>`;
    const main = `<h1>Fees</h1><table>${row("X-rays", "Per film", "20.00")}${row("Hygiene appointment", "30 minutes", "75.00")}</table><p>All prices are those of this year and include what the visit needs.</p>`;
    const evidence = read({ pages: { "/": home, "/fees": html("Fees | Harbor Dental", main) } });
    const outcome = { ...judge("offer-price", evidence), status: "fail" as const };
    const shown = [{ url: `${ORIGIN}/fees`, received: "", meaning: "" }];
    const content = draftOf({ ...outcome, evidence: shown }, evidence)?.content ?? "";
    expect(content).toContain('"X-rays Per film"');
    expect(content).toContain('"Hygiene appointment 30 minutes"');
  });
});

describe("prices of software that stand apart", () => {
  const software = (main: string): string => {
    const pages = {
      "/": html("Quayline", "<h1>Quayline</h1><p>Quayline is software that plans the berths of marinas.</p>"),
      "/product": html(
        "Product | Quayline",
        "<h1>Berth planning for marinas</h1><p>Quayline shows which berth is free on which night, on a plan of the harbor.</p>",
      ),
      "/pricing": html("Pricing | Quayline", main),
    };
    const evidence = read({
      pages,
      over: ({ profile }) => ({
        profile: { ...profile, siteType: { ...profile.siteType, value: "saas-api" } },
      }),
    });
    const outcome = { ...judge("service-or-product-node", evidence), status: "fail" as const };
    const shown = [{ url: `${ORIGIN}/product`, received: "", meaning: "" }];
    return draftOf({ ...outcome, evidence: shown }, evidence)?.content ?? "";
  };

  it("are given on the page that shows them", () => {
    const [product = "", pricing = ""] = software(
      "<h1>Pricing</h1><h2>Harbor</h2><p>$49 per month</p><p>Paid by the year.</p>",
    ).split(`<!-- ${ORIGIN}/pricing -->`);
    expect(product).not.toContain("Offer");
    expect(pricing).toContain("49");
    // One software, and not two of one name.
    const [id = "", ...others] = [product, pricing].flatMap((text) => /"@id": "\S+#software"/.exec(text) ?? []);
    expect(others).toEqual([id]);
  });
  it("are not asked for where the page of prices shows none", () => {
    expect(software("<h1>Pricing</h1><p>Ask us for an offer that fits your harbor.</p>")).not.toContain("/pricing");
  });
});

describe("a place that is described beside the organization it belongs to", () => {
  const ld = (id: string): string =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","@id":"${ORIGIN}/#organization","name":"Harbor Dental","url":"${ORIGIN}/"},{"@type":"LocalBusiness","@id":"${ORIGIN}/#${id}","name":"Harbor Dental","url":"${ORIGIN}/","telephone":"+1 508 457 0100","geo":{"@type":"GeoCoordinates","latitude":41.5,"longitude":-70.6},"parentOrganization":{"@id":"${ORIGIN}/#organization"},"address":{"@type":"PostalAddress","streetAddress":"1 Water Street","addressLocality":"Falmouth","postalCode":"02540","addressCountry":"US"}}]}</script>`;

  it("gets the kind of place on its own node, and nothing that it states", () => {
    const content = contentOf("localbusiness-present", {
      pages: { "/": html("Dentist in Falmouth | Harbor Dental", HOME, "en", ld("place")) },
    });
    expect(content).toContain(`"@id": "${ORIGIN}/#place"`);
    expect(content).toContain("Dentist");
    expect(content).not.toContain("PostalAddress");
    expect(content).not.toContain("GeoCoordinates");
  });
});

describe("a business whose data have a word that the vocabulary lacks, and two offices", () => {
  const office = (street: string, more: string): string =>
    `{"@type":"Place","address":{"@type":"PostalAddress","streetAddress":"${street}","postalCode":"0254${street.length}","addressLocality":"Falmouth"}${more}}`;
  const hours = `,"openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":"Monday","opens":"12:00","closes":"18:00"}]`;
  const ld = (offices: string): string =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"DrivingSchool","name":"Harbor Driving","telephone":"+1 508 457 0100","url":"${ORIGIN}/","location":[${offices}]}</script>`;
  const site = (offices: string) => ({
    pages: {
      "/": html(
        "Driving school in Falmouth | Harbor Driving",
        "<h1>Driving school in Falmouth</h1>",
        "en",
        ld(offices),
      ),
    },
  });
  const two = site([office("1 Water Street", hours), office("22 Main Street", hours)].join(","));

  it("gets classes that readers know, and no blanks for what stands with the offices", () => {
    const content = contentOf("localbusiness-present", two);
    expect(content).toContain("LocalBusiness");
    expect(content).not.toMatch(/PostalAddress|openingHours|GeoCoordinates|telephone/);
  });
  it("is asked for coordinates where it has one office", () => {
    const content = contentOf("localbusiness-present", site(office("1 Water Street", hours)));
    expect(content).toContain("GeoCoordinates");
    expect(content).not.toMatch(/PostalAddress|openingHours|telephone/);
  });
  it("is not said to state no hours", () => {
    expect(judge("opening-hours-consistent", read(two)).situation).toContain("stand for single places");
    expect(judge("opening-hours-consistent", read(site(office("1 Water Street", "")))).situation).toContain(
      "no opening hours",
    );
    expect(judge("localbusiness-complete", read(two)).situation).not.toMatch(/opening hours|an address/);
  });
});

describe("the town of the business", () => {
  const town = (footer: string): string =>
    contentOf("localbusiness-present", {
      pages: {
        "/": html("Zahnarzt in Husum | Dr. Hafen", `<h1>Zahnarzt in Husum</h1>${footer}`, "de"),
      },
    });
  it("is read before a state and its code, whatever number stands before the street", () => {
    expect(
      town("<p>2287 Alder Avenue, Quakertown, NY 11299</p><p>2287 Alder Avenue Quakertown, NY 11299</p>"),
    ).toContain('"addressLocality": "Quakertown"');
  });
  it("is written where the address and the start page name one", () => {
    expect(town("<p>Hafenstraße 4, 25813 Husum. Wir behandeln Erwachsene und Kinder.</p>")).toContain(
      '"addressLocality": "Husum"',
    );
  });
  it("is written whole", () => {
    const said =
      "<h1>Dentiste à Mantes-la-Ville</h1><p>4 rue du Port, 78711 Mantes-la-Ville Nous soignons adultes et enfants.</p>";
    const content = contentOf("localbusiness-present", {
      pages: { "/": html("Dentiste à Mantes-la-Ville | Dr. Hafen", said, "fr") },
    });
    expect(content).not.toMatch(/"Mantes(?:-la)?"/);
  });
  it.each([
    ["12 Harbour Road, Overstrand, Cromer, Norfolk, NR27 0AB", "Cromer"],
    ["12 Harbour Road, Cromer Norfolk NR27 0AB", "Cromer"],
    ["12 Harbour Road, Whitby, North Yorkshire YO21 3PU", "Whitby"],
    ["12 Harbour Road, Durham, DH1 3LE", "Durham"],
    ["12 Harbour Road, Bury St Edmunds, IP33 1AA", "Bury St Edmunds"],
  ])("is no county: %s is in %s", (address, name) => {
    expect(town(`<p>${address}</p>`)).toContain(`"addressLocality": "${name}"`);
  });
  it("is no street before a county, nor the county alone", () => {
    const wrong = /"addressLocality": "(?:Lancashire|Harbour Road)"/;
    expect(town("<p>The Mill, Harbour Road, Lancashire, BB4 8NE</p>")).not.toMatch(wrong);
    expect(town("<p>12 Harbour Road, Lancashire, BB4 8NE</p>")).not.toMatch(wrong);
  });
  it("is left to the owner where there are two", () => {
    const two = "<p>Hafenstraße 4, 25813 Husum.</p><p>Markt 2, 25832 Tönning.</p>";
    expect(town(two)).toContain('"addressLocality": "[city');
  });
});

describe("prices of several sections", () => {
  const row = (name: string, price: string): string => `<div>${name} ${price}</div>`;
  const drafted = (rows: string): { content: string; notes: readonly string[] } => {
    const evidence = read({
      pages: { "/": home, "/prices": html("Prices | Harbor Dental", `<h1>Prices</h1>${rows}`) },
    });
    const outcome = { ...judge("offer-price", evidence), status: "fail" as const };
    const draft = draftOf({ ...outcome, evidence: [{ url: `${ORIGIN}/prices`, received: "", meaning: "" }] }, evidence);
    return { content: draft?.content ?? "", notes: draft?.notes ?? [] };
  };
  const long = "Base fee with all that the office does for you, the lessons in the room and the book of the course";

  it("are left out where a name stands for two of them, and the draft says how many it holds", () => {
    const { content, notes } = drafted(
      [row(long, "$499"), row("Exam", "$199"), row("Base fee", "$299"), row("Exam", "$204"), row("App", "$89")].join(
        "",
      ),
    );
    expect(content).toContain('"App"');
    expect(content).not.toContain('"Base fee"');
    expect(content).not.toContain('"Exam"');
    expect(notes.join(" ")).toContain("2 of the 5 lines with a price");
  });
  it("carry the section into their names where a name stands in two, whether a heading or a card names it", () => {
    const inHeadings = drafted(
      `<h2>Class B</h2>${row(long, "$499")}${row("Exam", "$199")}<h2>Class BE</h2>${row("Base fee", "$299")}${row("Exam", "$204")}`,
    );
    for (const name of [`Class B: ${long}`, "Class B: Exam", "Class BE: Base fee", "Class BE: Exam"])
      expect(inHeadings.content).toContain(`"name": "${name}"`);
    expect(inHeadings.notes.join(" ")).not.toContain("lines with a price");
    const card = (name: string, rows: string): string =>
      `<article><header><span>${name}</span></header>${rows}</article>`;
    const inCards = drafted(
      `${card("Class B", row("Exam", "$199"))}${card("Class BE", row("Exam", "$204"))}${row("Both exams", "$380")}`,
    );
    for (const name of ["Class B: Exam", "Class BE: Exam", "Both exams"])
      expect(inCards.content).toContain(`"name": "${name}"`);
  });
  it("name what is over them where a heading stands in several places, and the currency that is written", () => {
    const plans = (product: string, price: string): string => `<h2>${product}</h2><h3>Team</h3><p>AUD $${price}</p>`;
    const { content } = drafted(
      `${plans("Scanner", "990")}${plans("Printer", "2500")}<h3>Unlimited</h3><p>AUD $8500</p>`,
    );
    for (const name of ["Scanner, Team", "Printer, Team", "Printer, Unlimited"])
      expect(content).toContain(`"name": "${name}"`);
    expect(content).toContain('"priceCurrency": "AUD"');
  });
  it("keep their own names under headings that praise, where no two are the same", () => {
    const { content } = drafted(
      `<h2>Pay for what you really need</h2>${row("Check-up", "$50")}<h2>No surprises in the mail</h2>${row("X-ray", "$30")}`,
    );
    expect(content).toContain('"name": "Check-up"');
    expect(content).not.toContain("really need");
  });
  it("are none of their own where they are parts of one price, and are told with their unit", () => {
    const fare = `${row("Base fare", "$4.50")}${row("Rate per mile", "$2.80")}${row("Waiting per hour", "$30")}`;
    expect(drafted(fare).content).not.toContain('"Base fare"');
    const power = `${row("Grundpreis im Monat", "9,90 €")}${row("Arbeitspreis je kWh", "0,31 €")}`;
    expect(drafted(power).content).not.toContain('"Grundpreis');
    // Lessons are bought apart, and so is a day with miles in it.
    const lessons = drafted(`${row("Base fee", "$499")}${row("Lesson", "$79")}${row("Room per hour", "$21")}`).content;
    for (const name of ["Base fee", "Lesson", "Room per hour"]) expect(lessons).toContain(`"name": "${name}"`);
    expect(lessons).toContain('"unitText": "hour"');
  });
  it("are told apart by what stands behind them in a row, and by the part of a line they end", () => {
    const table = ["$50</td><td>up to 100 miles", "$80</td><td>no limit"]
      .map((cells) => `<tr><td>One day</td><td>${cells}</td></tr>`)
      .join("");
    const { content } = drafted(`<table>${table}</table><p>Base fee $499, lesson $79</p>`);
    for (const name of ["One day, up to 100 miles", "One day, no limit", "Base fee", "lesson"])
      expect(content).toContain(`"name": "${name}"`);
    expect(drafted("<table><tr><td>Massage</td><td>60 minutes</td><td>$90</td></tr></table>").content).toContain(
      '"name": "Massage (60 minutes)"',
    );
  });
  it("are called like their section where it has no other price, and like none that asks for payment", () => {
    const { content } = drafted("<h2>Check-up</h2><p>$50</p><h2>Teeth whitening</h2><p>In two visits.</p><p>$150</p>");
    expect(content).toContain('"name": "Check-up"');
    expect(content).toContain('"name": "Teeth whitening"');
    expect(drafted("<h2>Bank transfer</h2><p>Amount: $20</p>").content).not.toContain("Bank transfer");
    // A list of prices whose things have no name says nothing.
    expect(drafted("<p>$50</p>").content).toBe("");
  });
  it("are none that come on top, that others ask, or that a calculator takes for an example", () => {
    expect(
      drafted(`${row("Check-up", "$50")}${row("Cleaning fee", "$20")}${row("Lunch nearby ~", "$9")}`).content,
    ).toBe(drafted(row("Check-up", "$50")).content);
    expect(drafted(`<h1>Savings calculator</h1>${row("Staff", "$35")}${row("Rent", "$90")}`).content).toBe("");
  });
  it.each(["120 €/an", "25 €/mq", "3 €/pz", "5 €/GB", "50 €/jr"])("hold for a unit of two letters: %s", (price) => {
    const { content } = drafted([row("Adult", price), row("High season", "90 €/week")].join(""));
    expect(content).toContain(price.split(" ")[0]);
  });
  it("hold for no unit of which two letters leave open which it is", () => {
    const { content } = drafted([row("Low season", "75 €/we"), row("High season", "90 €/week")].join(""));
    expect(content).toContain('"unitText": "week"');
    expect(content).not.toContain("75");
  });
  it("are left out where nearly all of a list cannot be told", () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map((at) => row("Exam", `$${at}00`)).join("");
    expect(drafted(`${rows}${row("App", "$89")}`).content).toBe("");
  });
  it("are given where each has a name, and nothing is said of lines that are missing", () => {
    const { content, notes } = drafted([row("Check-up", "$50"), row("Check-up for children", "$30")].join(""));
    expect(content).toContain('"Check-up"');
    expect(notes.join(" ")).not.toContain("lines with a price");
  });
});

describe("a page of all products", () => {
  const offer = (heading: string, path = "/products"): string => {
    const pages = {
      "/": home,
      [path]: html(
        "Products | Harbor Dental",
        `<h1>${heading}</h1><p>Brushes and pastes that our dentists use at home, sent from Falmouth.</p>`,
      ),
    };
    const evidence = read({ pages });
    const outcome = { ...judge("service-or-product-node", evidence), status: "fail" as const };
    const shown = [{ url: `${ORIGIN}${path}`, received: "", meaning: "" }];
    return draftOf({ ...outcome, evidence: shown }, evidence)?.content ?? "";
  };
  it("is no product", () => {
    expect(offer("Our products")).toBe("");
    expect(offer("Harbor soft brush")).toBe("");
    expect(offer("Harbor soft brush", "/products/soft-brush")).toContain('"Product"');
  });
});

describe("pictures that lack a description", () => {
  it("are left empty where they part what stands beside them, and take no code for a description", () => {
    const content = contentOf("image-alt", {
      pages: {
        "/": home,
        "/a": html(
          "Lamps",
          '<h1>Lamps</h1><img src="/img/nav_separator.png"><img src="/img/x.jpg"><img src="/img/y.jpg">',
        ),
        "/b": html(
          "More",
          '<h1>More</h1><img src="/img/x.jpg" alt="lamp31"><img src="/img/y.jpg" alt="A lamp on a desk">',
        ),
      },
    });
    expect(content).toContain('nav_separator.png" alt=""');
    expect(content).toContain('x.jpg" alt="[what this picture shows');
    expect(content).toContain('y.jpg" alt="A lamp on a desk"');
  });

  it("are left empty by their whole file name alone, in no link, and only where they are described nowhere", () => {
    const goods = ["room-divider", "oak-room-dividers-2", "english-pointer", "magic-bullet"];
    const content = contentOf("image-alt", {
      pages: {
        "/": home,
        "/a": html(
          "Lamps",
          `<h1>Lamps</h1>${goods.map((name) => `<img src="/p/${name}.jpg">`).join("")}<a href="/b"><img src="/p/pointer.jpg"></a><img src="/p/spacer.jpg"><img src="/p/bullet2.gif">`,
        ),
        "/b": html("More", '<h1>More</h1><img src="/p/spacer.jpg" alt="A spacer for wheels">'),
      },
    });
    for (const name of [...goods, "pointer"]) expect(content).toContain(`${name}.jpg" alt="[what this picture shows`);
    expect(content).toContain('spacer.jpg" alt="A spacer for wheels"');
    expect(content).toContain('bullet2.gif" alt=""');
  });
});

describe("the list of pages", () => {
  it("names those for which it has no room", () => {
    const draftWith = (count: number) => {
      const paths = Array.from({ length: count }, (_, at) => `/guides/glaze-${at}`);
      const pages = { "/": home, ...Object.fromEntries(paths.map((path) => [path, html(path, `<h1>${path}</h1>`)])) };
      return draftOn("sitemap-present", { pages, sitemap: null }).draft;
    };
    expect(draftWith(26)?.notes.join(" ")).toContain(
      "For want of room it leaves out /guides/glaze-24 and /guides/glaze-25",
    );
    expect(draftWith(9)?.notes.join(" ")).not.toContain("leaves out");
  });
});

describe("the country of an address", () => {
  it("is told by a state and its postal code, and by no other two letters", () => {
    const addressIn = (line: string): string =>
      contentOf("localbusiness-present", {
        pages: {
          "/": html("Dentist in Monrovia | Harbor Dental", `${HOME}<address>12 Main Street, ${line}</address>`),
        },
      });
    expect(addressIn("Monrovia, CA 91016")).toContain('"addressCountry": "US"');
    expect(addressIn("Monrovia, CA 91016")).toContain('"addressRegion": "CA"');
    expect(addressIn("Monrovia, XY 91016")).not.toContain('"US"');
    expect(addressIn("Dover, DE 19901")).toContain('"addressRegion": "DE"');
    for (const line of ["Berlin, DE 10115", "Schwerin, DE 19053", "Casablanca, MA 20000", "Tirana, AL 10010"])
      expect(addressIn(line), line).not.toContain('"US"');
  });
});

describe("small print behind a word", () => {
  it("is kept apart from it, and a sign behind a name is not", () => {
    const main =
      "<h1>Lessons</h1><p>Lesson<small>45 minutes each</small></p><p>Exam<small>practical</small></p><p>Quayline<small>®</small> plans</p><p>H<small>arbor</small></p>";
    const texts = read({ pages: { "/": html("Lessons", main) } }).home.blocks.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(["Lesson 45 minutes each", "Exam practical", "Quayline® plans", "Harbor"]),
    );
  });
});

describe("a line with the date", () => {
  const post = (byline: string): Site => ({
    pages: {
      "/": home,
      "/blog/how-to-brush": html(
        "How to brush | Harbor Dental",
        `<article><h1>How to brush</h1>${byline}<p>Brush twice a day for two minutes, and use a soft brush along the gums.</p></article>`,
        "en",
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"How to brush","datePublished":"2026-05-12"}</script>',
      ),
    },
  });

  it("is drafted only where the page shows none, not even a month", () => {
    expect(contentOf("visible-date", post(""))).toContain('datetime="2026-05-12"');
    expect(contentOf("visible-date", post("<p>May 2026</p>"))).toBe("");
  });
});

describe("a first list of pages", () => {
  const listOf = (canonical: string): string[] => {
    const head = `<link rel="canonical" href="${canonical}">`;
    const content = contentOf("sitemap-present", {
      pages: {
        "/": html("Dentist in Falmouth | Harbor Dental", HOME, "en", head),
        "/prices": html("Prices", "<h1>Prices</h1><p>What we ask for our work.</p>", "en", head),
        "/team": html("Team", "<h1>Team</h1><p>Who you meet in our rooms.</p>", "en", head),
      },
      sitemap: null,
    });
    return [...content.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => address.slice(ORIGIN.length));
  };

  it("holds the pages that wrongly call the start page or another site the original", () => {
    expect(listOf(`${ORIGIN}/`)).toEqual(["/", "/prices", "/team"]);
    expect(listOf("https://placeholder-builder.com/")).toEqual(["/", "/prices", "/team"]);
  });

  it("leaves out pages that name another page of the site", () => {
    expect(listOf(`${ORIGIN}/prices`)).toEqual(["/prices"]);
  });
});

describe("a button without a name", () => {
  it("stays the element that the page has", () => {
    const main = (controls: string): Site => ({ pages: { "/": html("Harbor Dental", `${HOME}${controls}`) } });
    expect(contentOf("control-names", main('<div role="button" class="next"></div>'))).toBe(
      '<div role="button" class="next" aria-label="[what this button does]">',
    );
    expect(contentOf("control-names", main('<img role="button" class="photo" src="/a.jpg" alt="">'))).toBe(
      '<img role="button" class="photo" src="/a.jpg" alt="[what this button does]">',
    );
    expect(contentOf("control-names", main('<img role="button" class="photo" src="/a.jpg" alt="Our rooms">'))).toBe("");
  });
});

describe("the address in a description that the business has", () => {
  const lacking = (canonical: string, url: string): string =>
    contentOf("organization-complete", {
      pages: {
        "/": html(
          "Dentist in Falmouth | Harbor Dental",
          HOME,
          "en",
          `<link rel="canonical" href="${canonical}"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Harbor Dental","url":"${url}","telephone":"+1 508 457 0100"}</script>`,
        ),
      },
    });

  it("is put right where the pages call the other site the original", () => {
    expect(lacking("https://placeholder-builder.com/", "https://placeholder-builder.com/")).toContain(
      `"url": "${ORIGIN}/"`,
    );
    expect(lacking(`${ORIGIN}/`, `${ORIGIN}/about`)).not.toContain('"url"');
  });
});

describe("a path that visitors see", () => {
  const drafted = (trail: string): string =>
    contentOf("breadcrumbs", {
      pages: {
        "/": html("Harbor Dental", HOME),
        "/care/gums": html("Gums", `<div>${trail}</div><h1>Gums</h1><p>Gums need a soft brush.</p>`),
      },
    });

  it("is the path that machines get", () => {
    const content = drafted('<a href="/index.html">Start</a> › <a href="/index.html#care">Care</a> › Gums and teeth');
    expect([...content.matchAll(/"(?:name|item)": "([^"]*)"/g)].map(([, value]) => value)).toEqual([
      "Start",
      `${ORIGIN}/`,
      "Care",
      `${ORIGIN}/#care`,
      "Gums and teeth",
      `${ORIGIN}/care/gums`,
    ]);
  });

  it("is no menu, whose last entry leads on", () => {
    const menu = ["/", "/care", "/blog", "/contact"].map((path) => `<a href="${path}">${path.slice(1) || "Home"}</a>`);
    expect(drafted(menu.join(" / "))).not.toContain("contact");
  });

  it("is passed over where a step of it leads nowhere", () => {
    expect(drafted('<a href="/">Start</a> › Care › Gums and teeth')).toContain('"name": "Harbor Dental"');
  });
});

describe("who wrote an article, and when", () => {
  const drafted = (byline: string, head = ""): string =>
    contentOf("article-markup", {
      pages: {
        "/": home,
        "/blog/how-to-brush": html(
          "How to brush | Harbor Dental",
          `<article><h1>How to brush</h1><div>${byline}</div><p>Brush twice a day for two minutes, and use a soft brush along the gums.</p></article>`,
          "en",
          head,
        ),
      },
    });
  const authorOf = (byline: string): string => /"author": (\{[^}]*\})/.exec(drafted(byline))?.[1] ?? "";

  it.each(["By the Harbor Dental team · 2026", "Por el equipo de Harbor Dental · Actualizado 2026", "Redaktion"])(
    "is the business where the line is %j",
    (byline) => {
      expect(authorOf(byline)).toContain('"name": "Harbor Dental"');
      expect(authorOf(byline)).not.toContain("Person");
    },
  );

  it("is another organization where its team is named, and a person elsewhere", () => {
    expect(authorOf("Par l'équipe de Dentaline")).toBe('{ "@type": "Organization", "name": "Dentaline" }');
    expect(authorOf("By Ann Moore")).toContain('"Person"');
    expect(authorOf("Redaktionell geprüft")).toContain('"Person"');
    expect(authorOf("Redaktion: Anna Berg")).toContain('"Person"');
  });

  it("is on the day that the data give already", () => {
    const data =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"How to brush","datePublished":"2026-05-12"}</script>';
    expect(drafted("By Ann Moore", data)).toContain('"datePublished": "2026-05-12"');
    expect(drafted("By Ann Moore")).toContain('"datePublished": "[day of publication');
  });
});
