import { describe, expect, it } from "vitest";
import { pricingAnswerable } from "../../../../src/scanner/checks/answerability/pricing-answerable.ts";
import { OWNERS_AND_TENANTS } from "../../../../src/scanner/evidence/answers/priced-by-kind.ts";
import type { ControlFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import type { Channel, SiteType } from "../../../../src/model/profile.ts";
import { anchor, field, form, heading, node, page, profile, site, text } from "../../../fixtures/site.ts";

interface Given {
  lines?: string[];
  language?: string;
  siteType?: SiteType;
  over?: Parameters<typeof page>[0];
}
function run({ lines = [], language = "en", siteType = "local-business", over = {} }: Given) {
  const blocks = ["We look after roofs in the county.", ...lines].map((line) => text(line));
  return pricingAnswerable.run(
    site({
      pages: [page({ kind: "services", htmlLang: language, blocks, ...over })],
      profile: profile({
        siteType: { value: siteType },
        language: { value: language },
        languages: [language],
        industry: { value: "other" },
      }),
    }),
  );
}

const button = (name: string): ControlFacts => ({
  tag: "button",
  type: "button",
  name,
  nameFrom: "text",
  region: "main",
  hidden: false,
  hasOnclick: true,
  form: -1,
  attributes: {},
});

describe("pricing-answerable", () => {
  it.each([
    ["en", "Check-up £60"],
    ["de", "Kontrolle ab 60 €"],
    ["fr", "Contrôle 60 €"],
    ["pl", "Przegląd 250 zł"],
  ])("passes a price in %s", (language, line) => {
    const verdict = run({ language, lines: [line] });
    expect(verdict.status).toBe("pass");
    expect(verdict.evidence[0]?.received).toMatch(/60|250/);
  });

  it("takes the amounts to choose from in a form that pays for prices, and a budget asked for not", () => {
    const status = (action: string) =>
      run({ over: { forms: [form({ action, fields: [field({ tag: "select", options: ["Fee A $125.00 USD"] })] })] } })
        .status;
    expect(status("https://www.paypal.com/cgi-bin/webscr")).toBe("pass");
    expect(status("https://example-clinic.com/send")).not.toBe("pass");
  });

  it.each([
    ["en", "Get Quote"],
    ["en", "Request a Quote"],
    ["pt", "Solicite seu orçamento"],
    ["es", "Pide tu presupuesto"],
    ["it", "Richiedi preventivo"],
    ["nl", "Offerte aanvragen"],
    ["pl", "Poproś o wycenę"],
  ])("takes a button or a menu entry in %s that asks for a quote for its offer: %s", (language, label) => {
    const none = run({ language }).situation;
    const menu = anchor("/quote", label, { region: "nav" });
    const ways: Parameters<typeof page>[0][] = [{ buttons: [button(label)] }, { anchors: [menu] }];
    for (const over of ways) {
      expect(none).toContain("no offer of a quote was found");
      expect(run({ language, ...(over && { over }) }).situation).toBe(
        "A quote is offered; no form, numbered steps or time of reply were found with it.",
      );
    }
  });

  it("finds the form for a quote by its heading, without a field for a message", () => {
    const fields = ["nome", "telefone", "cidade"].map((name) => field({ name }));
    const over = {
      headings: [heading(2, "Solicite seu orçamento agora")],
      forms: [form({ heading: 0, fields, submitTexts: ["Enviar"] })],
    };
    const verdict = run({ language: "pt", siteType: "services", over });
    expect(verdict.situation).toBe("Every job is priced on its own, and the site says how a quote is made.");
    expect(verdict.evidence[0]?.received).toBe("form with 3 fields");
  });

  it.each([
    ["de", "Stellenangebote", "Bewerben"],
    ["it", "Ricevi le nostre offerte via email", "Iscriviti"],
    ["da", "Få vores tilbud på mail", "Tilmeld"],
    ["hu", "Ajánlataink e-mailben", "Feliratkozom"],
  ])("takes for no form for a quote in %s one for something else that is offered: %s", (language, head, send) => {
    const fields = ["name", "phone", "city"].map((name) => field({ name }));
    const over = { headings: [heading(2, head)], forms: [form({ heading: 0, fields, submitTexts: [send] })] };
    expect(run({ language, siteType: "services", over }).status).toBe(run({ language, siteType: "services" }).status);
  });

  it("denies no form where the site has one to write by", () => {
    const pages = [page({ kind: "services", blocks: [text("We mend roofs.")], buttons: [button("Get a quote")] })];
    const channels: Channel[] = [
      {
        type: "contact-form",
        confidence: "high",
        evidence: "a form",
        pages: ["https://northgate-dental.co.uk/contact"],
      },
    ];
    expect(pricingAnswerable.run(site({ pages, channels })).situation).not.toContain("no form");
  });

  it("tells of a calculator of prices, by its heading or button and not by a link to one", () => {
    const forms = [form({ fields: [field({ type: "number", name: "age" })] })];
    const said = (over: Parameters<typeof page>[0]) => run({ over: { forms, ...over } }).situation;
    expect(said({ forms: [], headings: [heading(2, "Premium Calculator")] })).not.toContain("calculator");
    for (const other of ["Configure your DNS records", "Add an instant quote form to your own website"])
      expect(said({ headings: [heading(2, other)] }), other).not.toContain("calculator");
    expect(said({ headings: [heading(2, "Premium Calculator")] })).toBe(
      "The home page has a calculator; no amount stands in the text.",
    );
    expect(said({ buttons: [button("Calculate your price")] })).toContain("has a calculator");
    expect(said({ anchors: [anchor("/tools", "Premium Calculator")] })).not.toContain("calculator");
  });

  it("takes an expense for what others charge, and no price", () => {
    const price = (line: string) => run({ lines: [line] }).status;
    expect(price("from $24 monthly hosting expense")).not.toBe("pass");
    expect(price("from $24 monthly for hosting")).toBe("pass");
  });

  it("takes what is free for some for no word on what others pay", () => {
    const status = (line: string) => run({ lines: [line] }).status;
    expect(status("Prenatal visits are offered free of charge to expecting parents.")).not.toBe("pass");
    expect(status("Our visits are free of charge for everyone in the county.")).toBe("pass");
  });

  it.each([
    ["$49 per truck and month, up to 50 trucks.", "for example “$49 per truck and month, up to 50 trucks”"],
    ["Check-up from £60", "for example “Check-up from £60”"],
    ["from £60", "Prices can be read, for example on the home page."],
    ["£60", "Prices can be read, for example on the home page."],
  ])("tells of %s what it buys or nothing", (line, told) => {
    expect(run({ lines: [line], over: { kind: "pricing", blocks: [text(line)] } }).situation).toContain(told);
  });

  it.each([
    ["en", "We work at an hourly rate that we agree on first."],
    ["de", "Wir arbeiten zum Festpreis, den wir vorher vereinbaren."],
    ["fr", "Nous travaillons au taux horaire convenu d'avance."],
    ["pl", "Pracujemy według stawki godzinowej ustalonej z góry."],
  ])("passes words in %s that say how a price is made", (language, line) => {
    expect(run({ language, lines: [line] }).situation).toBe(
      "No amount was found, but how the price is made is said in words.",
    );
  });

  it.each([
    ["en", "You will get a personalized proposal by mail.", "You will get a personal reply by mail."],
    ["fr", "Vous recevrez une proposition personnalisée.", "Vente directe, sans frais d'agence."],
    ["es", "Le enviaremos una propuesta personalizada.", "Le enviaremos una respuesta."],
    ["pt", "Enviamos uma proposta personalizada.", "Enviamos uma resposta."],
    ["it", "Le risponderemo con una proposta personalizzata.", "Le risponderemo presto."],
    ["nl", "U krijgt een voorstel op maat.", "U krijgt snel antwoord."],
    ["pl", "Przygotujemy indywidualną ofertę.", "Przygotujemy odpowiedź."],
  ])("takes a proposal in %s for a quote", (language, proposal, other) => {
    expect(run({ language, lines: [proposal] }).status).toBe("warn");
    expect(run({ language, lines: [other] }).status).toBe("fail");
  });

  it("fails a page of prices that waits for a script, and not one that says how they are made", () => {
    const pricing = (classes: string[]) => ({ kind: "pricing" as const, tokens: { classes, ids: [] } });
    const asked = ["Request a free quote."];
    const waiting = run({ siteType: "saas-api", lines: asked, over: pricing(["pricing-grid", "pricing-spinner"]) });
    expect(waiting).toMatchObject({ status: "fail", situation: expect.stringContaining("until a script brings it") });
    expect(run({ siteType: "saas-api", lines: asked, over: pricing(["pricing-grid"]) }).status).toBe("warn");
    expect(run({ siteType: "saas-api", lines: asked, over: pricing(["lazy-loading", "btn-spinner"]) }).status).toBe(
      "warn",
    );
    expect(run({ lines: ["Check-up £60"], over: pricing(["spinner"]) }).status).toBe("pass");
  });

  it("takes a page of prices without an amount for none", () => {
    const listed = (evidence: string) =>
      pricingAnswerable.run(
        site({
          pages: [page({ kind: "other", blocks: [text("We look after roofs.")] })],
          channels: [{ type: "pricing", pages: ["https://example-clinic.com/p"], evidence, confidence: "medium" }],
          profile: profile({ siteType: { value: "local-business" } }),
        }),
      ).status;
    expect(listed("Something free on the page of prices")).not.toBe("pass");
    expect(listed('Price "Check-up £60"')).toBe("pass");
  });

  it("warns of a price that stands in the description alone", () => {
    const channels = [
      {
        type: "pricing" as const,
        pages: ["https://example-clinic.com/"],
        evidence: 'Price "New dentures for $300 per plate"',
        confidence: "medium" as const,
        showsPrice: false,
      },
    ];
    expect(pricingAnswerable.run(site({ channels }))).toMatchObject({
      status: "warn",
      situation: "A price stands only in the description that search results show, and not on the page.",
    });
    const shell = profile({ siteType: { value: "app-shell" } });
    expect(pricingAnswerable.run(site({ channels, profile: shell })).status).toBe("unable");
  });

  it.each([
    ["en", "Google Ads management costs £450 per month plus ad spend.", "You pay £450 per month of ad spend."],
    ["en", "We run campaigns for £450 per month, ad spend not included.", "Ad spend is £450 per month."],
    ["de", "Betreuung ab 490 € monatlich zzgl. Werbebudget.", "Das Werbebudget beginnt ab 490 € monatlich."],
    ["fr", "Gestion à partir de 400 € par mois, hors frais de tiers.", "Frais de tiers : à partir de 400 € par mois."],
    ["en", "Dog owners love it: their price is £25 per walk with us.", "Your media budget is £25 per walk."],
  ])(
    "takes an amount in %s for the price where others' money comes on top of it alone: %j",
    (language, own, others) => {
      expect(run({ language, lines: [own] }).status).toBe("pass");
      expect(run({ language, lines: [others] }).status).not.toBe("pass");
    },
  );

  it.each(["Fitted kitchens from £9,000, travel expense included.", "Roofs with no expense spared: from £9,000."])(
    "passes a price beside what it includes: %j",
    (line) => expect(run({ lines: [line] }).status).toBe("pass"),
  );

  it.each([
    ["Product brochure", "warn"],
    ["Registration form and fees", "warn"],
    ["Fees for all terms 2025/26", "warn"],
    ["School fees and terms", "warn"],
    ["Registration 2026", "warn"],
    ["Inscription", "warn"],
    ["Terms and conditions of admission", "fail"],
    ["Company registration certificate", "fail"],
    ["Registration of our trade mark", "fail"],
    ["Admissions policy", "fail"],
    ["Folder", "fail"],
  ])("names a file that was not read only where it may hold prices: %s", (label, status) => {
    const verdict = run({ over: { anchors: [anchor("https://example-clinic.com/c.pdf", label)] } });
    expect(verdict.status).toBe(status);
    if (status === "warn") expect(verdict.fix).toContain(label);
  });

  it("keeps what a file may hold in the fix for a kind that is paid otherwise", () => {
    const verdict = pricingAnswerable.run(
      site({
        pages: [
          page({
            kind: "services",
            blocks: [text("We look after children by day.")],
            anchors: [anchor("https://example-clinic.com/c.pdf", "Our brochure")],
          }),
        ],
        profile: profile({
          siteType: { value: "local-business" },
          industry: { value: "education", subKind: "school" },
        }),
      }),
    );
    expect(verdict.situation).toContain("Our brochure");
    expect(verdict.fix).toContain("Our brochure");
  });

  it("passes a price in the markup", () => {
    const offer = node("Offer", { price: 60, priceCurrency: "GBP" });
    expect(pricingAnswerable.run(site({ structured: [offer] })).status).toBe("pass");
  });

  it.each([
    "A lot was raised for the new roof: £5 million.",
    "Donate £20 to the fund.",
    "Free shipping on everything above £40.",
    "Our founder earned a salary of £900 in his first years here.",
  ])("does not take %j for a price", (line) => {
    expect(run({ lines: [line] })).toMatchObject({ status: "fail" });
  });

  it.each([
    ["en", "A company that ignores the fire safety order can be fined £20,000 to £400,000."],
    ["en", "A single HIPAA violation can cost a minimum of $100-$50,000 per violation"],
    ["en", "A false call-out of the fire brigade costs the public £450."],
    ["en", "Penalties are severe. They may reach $50,000."],
    ["en", "The storm did damage of about £90,000 to the hall."],
    ["en", "Our fitters are insured up to £900."],
    ["de", "Wer das missachtet, zahlt ein Bußgeld von 500 €, die Kosten trägt der Betreiber."],
    ["de", "Ausfälle kosten Unternehmen im Schnitt 900 € am Tag."],
    ["de", "Für Ehepartner gilt ein Freibetrag von 500.000 €."],
    ["fr", "Un abattement de 100 000 € s'applique aux enfants."],
    ["fr", "Une infraction coûte jusqu'à 1 500 € d'amende."],
    ["es", "La sanción cuesta hasta 900 € a la empresa."],
    ["pt", "A coima custa até 900 € à empresa."],
    ["it", "La sanzione costa fino a 900 € all'azienda."],
    ["nl", "De boete kost het bedrijf 900 €."],
    ["pl", "Kara do 5000 zł to koszt zaniedbania."],
  ])("does not take fines, damages and cover for prices in %s: %j", (language, line) => {
    expect(run({ language, lines: [line], over: { kind: "pricing" } }).status).not.toBe("pass");
    expect(run({ language, lines: [line] }).status).not.toBe("pass");
  });

  it.each([
    ["en", "We accept no cash payments over $3,000."],
    ["de", "Barzahlungen über 3.000 € nehmen wir nicht an."],
    ["fr", "Pas de paiement en espèces au-delà de 1 000 €."],
    ["es", "No se admiten pagos en efectivo superiores a 1.000 €."],
    ["pt", "Não aceitamos pagamentos em numerário, de 3.000 € ou mais."],
    ["it", "Non accettiamo contanti oltre 3.000 €."],
    ["nl", "Wij accepteren geen contante betalingen boven € 3.000."],
    ["pl", "Nie przyjmujemy gotówki powyżej 15 000 zł."],
  ])("does not take a limit of cash for a price in %s", (language, line) => {
    expect(run({ language, lines: [line], over: { kind: "pricing" } }).status).not.toBe("pass");
  });

  it.each([
    ["en", "Call us to ask about program options and pricing.", "Call us to ask about program options."],
    ["de", "Möchten Sie ein Angebot erhalten?", "Möchten Sie unser Angebot sehen?"],
    ["de", "Unverbindlich anfragen", "Das ist unverbindlich."],
    ["fr", "Contactez-nous pour connaître nos tarifs.", "Contactez-nous pour nous connaître."],
    ["nl", "Neem contact op voor de prijs.", "Neem contact op voor meer informatie."],
    ["pl", "Zadzwoń i zapytaj o cenę.", "Zadzwoń i zapytaj o pana Jana."],
  ])("takes an invitation to ask for a price in %s for the offer of a quote", (language, asked, other) => {
    expect(run({ language, lines: [asked] })).toMatchObject({ status: "warn", evidence: [{ received: asked }] });
    expect(run({ language, lines: [other] }).status).toBe("fail");
  });

  it.each([
    ["en", "What does a new roof cost?", "That depends on its size and on the tiles.", "We tell you after a visit."],
    ["de", "Was kostet eine Website?", "Das hängt vom Umfang ab.", "Das sagen wir Ihnen gern am Telefon."],
    ["fr", "Combien coûte un toit ?", "Le prix dépend de la surface.", "Nous vous le dirons volontiers au téléphone."],
    ["es", "¿Cuánto cuesta un tejado?", "Depende de la superficie.", "Se lo diremos con gusto por teléfono."],
    ["pt", "Quanto custa um telhado?", "Depende da área e das telhas.", "Dizemos com gosto ao telefone."],
    ["it", "Quanto costa un tetto?", "Dipende dalla superficie.", "Glielo diciamo volentieri al telefono."],
    ["nl", "Wat kost een nieuw dak?", "Dat hangt af van het oppervlak.", "Dat vertellen we u graag aan de telefoon."],
    ["pl", "Ile kosztuje dach?", "To zależy od powierzchni.", "Chętnie powiemy przez telefon."],
  ])("passes a question about the cost in %s that is answered with what moves it", (language, asked, said, other) => {
    expect(run({ language, lines: [asked, said] })).toMatchObject({ status: "pass", evidence: [{ received: said }] });
    expect(run({ language, lines: [asked, other] }).status).toBe("fail");
    expect(run({ language, lines: ["OK?", said] }).status).toBe("fail");
  });

  it("reads a question about the cost in the page's data, which a script may show", () => {
    const judge = (answer: string) =>
      pricingAnswerable.run(
        site({
          structured: [
            node("Question", { name: "What does it cost?", acceptedAnswer: { "@type": "Answer", text: answer } }),
          ],
          pages: [page({ kind: "services", headings: [heading(1, "Drain cleaning")] })],
          profile: profile({ siteType: { value: "local-business" }, industry: { value: "other" } }),
        }),
      );
    const said = "Because every drain is different, you get a free quote before any work begins.";
    expect(judge(said)).toMatchObject({ status: "pass", evidence: [{ received: said }] });
    for (const told of ["You know the price before we start.", "A free, no-obligation quote before any work begins."])
      expect(judge(told)).toMatchObject({ status: "pass", evidence: [{ received: told }] });
    for (const none of [
      "Less than you think.",
      "Please pay a deposit before we start.",
      "Our team is happy to meet you before we start.",
      "We are different, and our service is different too.",
    ])
      expect(judge(none).status, none).toBe("fail");
  });

  it.each([
    ["en", "How much time will the work take?", "That depends on the roof."],
    ["en", "How much time does it cost?", "That depends on the roof."],
    ["en", "How much does a data breach cost?", "That depends on its size."],
    ["en", "Who is in charge of my case?", "That depends on the office."],
    ["en", "What are your success rates?", "They vary from year to year."],
    ["en", "How much sleep do I need?", "That depends on your age."],
    ["de", "Wie viel Zeit kosten die Arbeiten?", "Das hängt vom Dach ab."],
    ["fr", "Combien de temps faut-il ?", "Cela dépend du toit."],
    ["es", "¿Vale la pena?", "Depende del tejado."],
    ["pt", "Qual o valor energético?", "Depende da receita."],
    ["it", "Dove andare sulla costa?", "Dipende dalla stagione."],
    ["nl", "Hoeveel tijd kost het werk?", "Dat hangt af van het dak."],
    ["pl", "Ile czasu kosztuje ta praca?", "To zależy od dachu."],
  ])("takes a question in %s that asks for no price for none: %j", (language, asked, said) => {
    expect(run({ language, lines: [asked, said] }).status).toBe("fail");
  });

  it("takes a question in an article for one about the price where it names what the site offers", () => {
    const judge = (asked: string) =>
      pricingAnswerable.run(
        site({
          pages: [
            page({ kind: "services", headings: [heading(1, "New slate roofs")] }),
            page({
              url: "https://example-clinic.com/blog/guide",
              kind: "post",
              blocks: [text(asked), text("That depends on its size.")],
            }),
          ],
          profile: profile({ siteType: { value: "local-business" }, industry: { value: "other" } }),
        }),
      ).status;
    expect(judge("What do slate roofs cost?")).toBe("pass");
    expect(judge("What does a wedding cost?")).toBe("fail");
    expect(judge("What do wedding roofs cost?")).toBe("fail");
  });

  it.each(["No fees unless we win.", "Our commission rate is agreed on before we list."])(
    "passes %j as a way a price is made",
    (line) => {
      expect(run({ lines: [line] }).status).toBe("pass");
    },
  );

  it("takes no sum that an insurer grants for a price", () => {
    const on = (line: string) =>
      run({ language: "de", lines: [line] }).evidence.some(({ received }) => /\d €/.test(received));
    expect(on("Entlastungsbetrag 131 € pro Monat, Pflegegrad 1–5")).toBe(false);
    expect(on("38 € pro Stunde, auch über den Entlastungsbetrag")).toBe(true);
  });

  it("takes no amount under a heading about fines for a price", () => {
    const under = { ...text("Fire doors: £5,000"), heading: 0 };
    const headings = [heading(2, "Fines for missing doors")];
    expect(run({ over: { headings, blocks: [under] } }).status).not.toBe("pass");
  });

  it.each(["We clean your gutter for £60.", "Your first visit is £60.", "£60 gets you a full service."])(
    "takes %j for a price",
    (line) => {
      expect(run({ lines: [line], over: { kind: "other" } }).status).toBe("pass");
    },
  );

  it("does not take sums in posts, projects and running text for prices", () => {
    const told = "The storm of that winter did damage of about £90,000 to the old hall and to the barns around it.";
    expect(run({ lines: [told], over: { kind: "other" } }).status).toBe("fail");
    expect(run({ lines: ["Repair £60"], over: { kind: "post" } }).status).toBe("fail");
    expect(run({ lines: ["Repair £60"], over: { url: "https://example-clinic.com/projects/barn" } }).status).toBe(
      "fail",
    );
  });

  it("warns when prices stand only in a file", () => {
    const verdict = run({ over: { anchors: [anchor("https://example-clinic.com/price-list.pdf", "Our prices")] } });
    expect(verdict).toMatchObject({ status: "warn", situation: "Prices stand only in a file, not on a page." });
  });

  it("is not applicable to firms that quote each job and say how", () => {
    const contact = form({ fields: [field(), field({ type: "email" }), field({ tag: "textarea", type: "textarea" })] });
    const given = {
      siteType: "services" as const,
      lines: ["Request a quote for your roof."],
      over: { forms: [contact] },
    };
    expect(run(given)).toMatchObject({ status: "na", evidence: [{ received: "form with 3 fields" }] });
  });

  it("warns when a quote is offered without saying how", () => {
    expect(run({ siteType: "services", lines: ["Ask us for a free quote."] })).toMatchObject({
      status: "warn",
      situation: "A quote is offered; no form, numbered steps or time of reply were found with it.",
    });
  });

  it.each([
    [{ value: "education", subKind: "school" }, "parents", "fee per month"],
    [{ value: "finance", subKind: "insurance" }, "clients", "what its price depends on"],
    [{ value: "real-estate", subKind: null }, OWNERS_AND_TENANTS, "per unit and month"],
    [{ value: "real-estate", subKind: null }, "tenants", "rent per month"],
  ] as const)("asks %j for what %s pay, and for no price of a job", (industry, people, words) => {
    const about = profile({ siteType: { value: "services" }, industry, people });
    const verdict = pricingAnswerable.run(
      site({
        pages: [page({ kind: "services", blocks: [text("We look after what you trust us with.")] })],
        profile: about,
      }),
    );
    expect(verdict.status).toBe("fail");
    expect(verdict.fix).toContain(words);
    expect(verdict.fix).not.toContain("job");
  });

  it("fails when nothing is said about money", () => {
    const verdict = run({});
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/" });
  });

  it.each(["docs", "media-blog", "nonprofit-gov", "portfolio"] as const)("asks no price of %s sites", (siteType) => {
    expect(run({ siteType }).status).toBe("na");
  });

  it("cannot tell for pages that are empty without scripts, or in a language without word lists", () => {
    expect(pricingAnswerable.run(site({ pages: [page({ counts: { emptyAppRoots: 1 } })] })).status).toBe("unable");
    expect(run({ language: "bn" }).status).toBe("unable");
  });
});
