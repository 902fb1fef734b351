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

describe("labels", () => {
  it("are never made from a value that the field shows as a sample", () => {
    const content = contentOf(
      "form-labels",
      formPage(
        '<input name="nome" placeholder="Mario Rossi"><input name="ditta" placeholder="Acme Srl"><input name="a" placeholder="e.g. a chair">',
        "it",
      ),
    );
    expect(content).toContain("<label");
    expect(content).not.toMatch(/Mario|Acme|chair/);
    expect(content).toContain("[what belongs into the field ditta]");
  });

  it("take a hint that says what is asked", () => {
    expect(contentOf("form-labels", formPage('<input name="m" placeholder="Your Message">'))).toContain(
      ">Your Message</label>",
    );
    expect(contentOf("form-labels", formPage('<input name="n" placeholder="Your name">'))).toContain(">Your name<");
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
