// Words that name work which is not the business's own: features of a program that is sold, and notices on privacy.
import { describe, expect, it } from "vitest";
import { anchor, field, form, heading, text } from "../../../fixtures/site.ts";
import takenBack from "../../../../src/scanner/insight/data/taken-back.json" with { type: "json" };
import { isKnownSignal } from "../../../../src/scanner/insight/signals/hits-of-signal.ts";
import { isStatement } from "../../../../src/scanner/insight/signals/statements.ts";
import {
  ACCOUNTANT,
  CHARITY,
  claimed,
  headed,
  home,
  inner,
  ORIGIN,
  says,
  SOFTWARE,
  toldTwice,
} from "./claimed-by-kind.ts";
import type { Kind, PageOver } from "./claimed-by-kind.ts";

const MAKER_OF_SOFTWARE: Kind = { ...SOFTWARE, channels: ["phone"] };
const ENGINEERS: Kind = { industry: "technology", siteType: "services", channels: ["phone"] };
const PRACTICE: Kind = { industry: "healthcare", subKind: "clinic", channels: ["email"] };

const FEATURES: [language: string, title: string, sentence: string][] = [
  ["en", "Request an appointment", "Patients request an appointment with your practice in two clicks."],
  ["de", "Termin buchen", "Ihre Patienten können online einen Termin vereinbaren."],
  ["fr", "Prendre rendez-vous", "Vos patients peuvent prendre rendez-vous en ligne."],
  ["es", "Pedir cita", "Sus pacientes pueden pedir cita en línea."],
  ["pt", "Marcar consulta", "Os seus pacientes podem marcar consulta online."],
  ["it", "Prenota un appuntamento", "I vostri pazienti possono prendere un appuntamento online."],
  ["nl", "Maak een afspraak", "Uw patiënten kunnen online een afspraak maken."],
  ["pl", "Umów wizytę", "Twoi pacjenci mogą umówić wizytę online."],
];

const feature = (language: string, title: string, sentence: string, over: PageOver = {}) => [
  home(language, { anchors: [anchor(`${ORIGIN}/features`, title)] }),
  inner("/features", language, {
    kind: "product",
    headings: [heading(1, title)],
    blocks: [text(sentence, { heading: 0 })],
    ...over,
  }),
];

describe("prices of the trade", () => {
  const WORKSHOP: Kind = { industry: "technology", subKind: "repair", siteType: "services", channels: ["phone"] };
  it.each([
    ["en", "We source screens at trade prices through our supplier.", "Trade prices for shops on request."],
    ["de", "Wir beziehen die Teile zu Händlerkonditionen.", "Händlerkonditionen auf Anfrage."],
    ["fr", "Nous achetons les pièces à notre grossiste, aux tarifs pro.", "Tarifs pro sur demande."],
    ["es", "Compramos las piezas al por mayor.", "Venta al por mayor."],
    ["pt", "Compramos as peças por atacado.", "Vendas no atacado."],
    ["it", "Acquistiamo i ricambi all'ingrosso.", "Vendita all'ingrosso."],
    ["nl", "Wij kopen onderdelen in tegen groothandelsprijzen.", "Groothandelsprijzen met een account."],
    ["pl", "Części kupujemy w cenach hurtowych.", "Ceny hurtowe dla sklepów."],
  ])("are paid by a workshop, or asked by a wholesaler (%s)", (language, bought, sold) => {
    expect(claimed(WORKSHOP, headed(language, bought))).not.toContain("wf-dealer-enquiry");
    expect(claimed(WORKSHOP, headed(language, sold))).toContain("wf-dealer-enquiry");
  });
});

describe("a way to report a weakness", () => {
  const asked = (href: string, said = "Found a problem? Write to us.") =>
    claimed(SOFTWARE, home("en", { anchors: [anchor(href, "Security")], blocks: [text(said)] }));
  it.each([
    "https://github.com/acme/tool/blob/main/SECURITY.md",
    "https://github.com/acme/tool/security/policy",
    "https://github.com/acme/tool/security/advisories/new",
    "https://gitlab.com/acme/group/tool/-/blob/main/SECURITY.md",
  ])("is the policy of a project: %s", (href) => {
    expect(asked(href)).toContain("wf-security-reports");
  });
  it.each([`${ORIGIN}/security`, "https://github.com/features/security", "https://github.com/acme/security-camera"])(
    "is no page about safety: %s",
    (href) => {
      expect(asked(href)).not.toContain("wf-security-reports");
    },
  );
  it("is an address for security, where weaknesses are spoken of", () => {
    const mail = "mailto:security@example-clinic.com";
    expect(asked(mail, "Tell us of vulnerabilities by mail.")).toContain("wf-security-reports");
    expect(asked(mail)).not.toContain("wf-security-reports");
  });
});

describe("a plan by the month", () => {
  const PHONE_SHOP: Kind = { industry: "technology", siteType: "services", channels: ["phone"] };
  const own: Record<string, string> = {
    en: "Subscription",
    de: "Abonnement",
    fr: "Abonnement",
    es: "Suscripción",
    pt: "Plano de assinatura",
    it: "Abbonamento",
    nl: "Abonnement",
    pl: "Abonament",
  };
  it.each([
    ["en", "Phone plans from all networks.", "Our membership plan opens all doors."],
    ["de", "Verträge aller Anbieter im Laden.", "Verträge mit allen Mitgliedern."],
    ["fr", "Abonnements de tous les opérateurs.", "Abonnement pour tous les cours."],
    ["es", "Contratos con todas las compañías.", "Contratos para todas las edades."],
    ["pt", "Tarifários de todas as operadoras.", "Tarifários de todas as aulas."],
    ["it", "Abbonamenti di tutti gli operatori.", "Abbonamenti per tutti i corsi."],
    ["nl", "Abonnementen van alle providers.", "Abonnementen voor alle lessen."],
    ["pl", "Abonamenty wszystkich operatorów.", "Abonamenty na wszystkie zajęcia."],
  ])("is a shop's goods where others provide it (%s)", (language, others, unlike) => {
    const page = (said: string) =>
      home(language, { headings: [heading(1, own[language] ?? "")], blocks: toldTwice([said]) });
    expect(claimed(PHONE_SHOP, page(others))).not.toContain("wf-membership-billing");
    expect(claimed(PHONE_SHOP, page(unlike))).toContain("wf-membership-billing");
  });
});

describe("what is registered", () => {
  const SHOP: Kind = { industry: "technology", siteType: "services", channels: ["phone"] };
  it.each([
    ["en", "Register your repair in advance by e-mail.", "Register for the tasting in advance by e-mail."],
    ["de", "Reparatur anmelden: bitte per E-Mail.", "Zum Vortrag anmelden: bitte per E-Mail."],
    ["fr", "Inscription de votre réparation obligatoire par mail.", "Inscription obligatoire par mail à la visite."],
    ["es", "Inscripción previa por correo: apunta la reparación.", "Inscripción previa a la charla por correo."],
    ["pt", "Inscrição prévia: registe a reparação.", "Inscrição prévia: registe o grupo."],
    ["it", "Iscrizione necessaria: registra la riparazione.", "Iscrizione necessaria: registra il gruppo."],
    ["nl", "Reparatie aanmelden: vooraf nodig.", "Wandeling: aanmelden vooraf nodig."],
    ["pl", "Zgłoszenie naprawy: konieczna rejestracja mailowa.", "Wycieczka: konieczna rejestracja mailowa."],
  ])("is a repair, or somebody who comes (%s)", (language, repair, guest) => {
    const page = (said: string) =>
      home(language, { headings: [heading(2, said)], blocks: toldTwice([said], { heading: 0 }) });
    expect(claimed(SHOP, page(repair))).not.toContain("wf-event-registration");
    expect(claimed(SHOP, page(guest))).toContain("wf-event-registration");
  });
});

describe("what a program does for those who buy it", () => {
  it.each(FEATURES)("is no work of its makers (%s)", (language, title, sentence) => {
    expect(claimed(MAKER_OF_SOFTWARE, ...feature(language, title, sentence))).not.toContain("wf-appointment");
  });
  it.each(FEATURES)("is work of a practice that says the same (%s)", (language, title, sentence) => {
    expect(claimed(PRACTICE, ...feature(language, title, sentence))).toContain("wf-appointment");
  });
  it("is no work of makers that are told by their features, demonstrations and name", () => {
    const pages = [
      home("en", {
        titles: ["Practice management software"],
        anchors: [anchor(`${ORIGIN}/features`, "Features", { region: "nav" })],
        headings: [heading(1, "Practice management software"), heading(2, "Book a demo")],
        blocks: toldTwice(["Get a quote for every treatment, and write estimates for patients."]),
      }),
    ];
    expect(claimed(ENGINEERS, ...pages)).not.toContain("wf-quote-proposal");
  });
  it("says nothing against people who build to order", () => {
    const page = home("en", { headings: [heading(1, "Web design")], anchors: [anchor(`${ORIGIN}/q`, "Get a quote")] });
    expect(claimed(ENGINEERS, page)).toContain("wf-quote-proposal");
  });
});

describe("makers of a program who speak of themselves", () => {
  it.each([
    ["en", "Contact us to request a quote, and we will write you an offer."],
    ["de", "Kontaktieren Sie uns für ein unverbindliches Angebot, wir erstellen Ihnen ein individuelles Angebot."],
    ["fr", "Contactez-nous pour un devis gratuit, nous établissons votre devis personnalisé."],
    ["es", "Contáctenos para solicitar presupuesto, nosotros elaboramos un presupuesto a medida."],
    ["pt", "Fale conosco para solicitar orçamento, nós elaboramos um orçamento."],
    ["it", "Contattaci per richiedere un preventivo, noi prepariamo un preventivo gratuito."],
    ["nl", "Neem contact met ons op om een offerte aan te vragen, wij maken een offerte op maat."],
    ["pl", "Skontaktuj się z nami, przygotujemy dla Ciebie bezpłatną wycenę."],
  ])("write offers (%s)", (language, sentence) => {
    expect(claimed(MAKER_OF_SOFTWARE, headed(language, sentence))).toContain("wf-quote-proposal");
  });
  it("do the work for which they have a form or a mail address", () => {
    const fields = [field(), field({ type: "email", name: "mail" }), field({ tag: "textarea", name: "text" })];
    const asked = home("en", { forms: [form({ label: "Request a quote", fields })] });
    expect(claimed(MAKER_OF_SOFTWARE, asked)).toContain("wf-quote-proposal");
    const mailed = home("en", { anchors: [anchor("mailto:sales@example-clinic.com", "Get a quote")] });
    expect(claimed(MAKER_OF_SOFTWARE, mailed)).toContain("wf-quote-proposal");
  });
  it("do the work to which a control leads on the page where people turn to them", () => {
    const start = home("en", { anchors: [anchor(`${ORIGIN}/contact`, "Request a quote")] });
    expect(claimed(MAKER_OF_SOFTWARE, start, inner("/contact", "en", { kind: "contact" }))).toContain(
      "wf-quote-proposal",
    );
    expect(claimed(MAKER_OF_SOFTWARE, start, inner("/contact", "en", { kind: "product" }))).not.toContain(
      "wf-quote-proposal",
    );
  });
  it("show demonstrations and sell subscriptions whatever page says so", () => {
    const page = home("en", { headings: [heading(2, "Request a demo"), heading(2, "Subscription")] });
    expect(claimed(MAKER_OF_SOFTWARE, page)).toEqual(
      expect.arrayContaining(["wf-sales-demo", "wf-membership-billing"]),
    );
  });
});

describe("a notice on privacy", () => {
  const NOTICES: [language: string, path: string, title: string, sentence: string][] = [
    ["en", "/privacy-policy", "Privacy policy", "We keep your medical history and medical records."],
    ["de", "/datenschutz", "Datenschutz", "Wir verarbeiten Ihre Anamnese und die Patientenakte."],
    ["fr", "/politique-confidentialite", "Politique de confidentialité", "Nous conservons votre dossier médical."],
    ["es", "/politica-privacidad", "Política de privacidad", "Tratamos los datos de su historia clínica."],
    ["pt", "/politica-privacidade", "Política de privacidade", "Guardamos o seu prontuário e histórico médico."],
    ["it", "/informativa", "Informativa sulla privacy", "Conserviamo la cartella clinica e l'anamnesi."],
    ["nl", "/privacyverklaring", "Privacyverklaring", "Wij bewaren uw medisch dossier."],
    ["pl", "/ochrona-danych-osobowych", "Ochrona danych osobowych", "Prowadzenie dokumentacji medycznej."],
  ];
  const notice = (language: string, path: string, title: string, sentence: string, over: PageOver = {}) =>
    inner(path, language, { headings: [heading(1, title)], blocks: [text(sentence, { heading: 0 })], ...over });

  it.each(NOTICES)("tells, for a practice, of records that it keeps itself (%s)", (language, ...told) => {
    expect(claimed(PRACTICE, home(language), notice(language, ...told))).toContain("wf-intake-forms");
  });
  it.each([
    ["en", "Register for the event"],
    ["de", "Anmeldung zur Veranstaltung"],
    ["fr", "S'inscrire à l'événement"],
    ["es", "Inscribirse al evento"],
    ["pt", "Inscrição no evento"],
    ["it", "Iscriviti all'evento"],
    ["nl", "Inschrijven voor het evenement"],
    ["pl", "Rejestracja na wydarzenie"],
  ])("is no place for work that it names as a ground to keep data (%s)", (language, title) => {
    const [, path, name] = NOTICES.find(([of]) => of === language) ?? ["", "", ""];
    const page = (at: string, of: string) => inner(at, language, { headings: [heading(1, of), heading(2, title)] });
    expect(claimed(CHARITY, home(language), page("/programme", "Programme"))).toContain("wf-event-registration");
    expect(claimed(CHARITY, home(language), page(path, name))).not.toContain("wf-event-registration");
  });
  it("is a text that cites the law on any page", () => {
    const cited = "Prowadzenie dokumentacji medycznej (art. 9 ust. 2 lit. h RODO).";
    expect(claimed(PRACTICE, says("pl", cited))).not.toContain("wf-intake-forms");
    expect(claimed(PRACTICE, says("pl", "Prowadzenie dokumentacji medycznej."))).toContain("wf-intake-forms");
  });
  it("is no page of terms, nor one on returns", () => {
    const returns = inner("/refund-and-privacy-policy", "en", {
      kind: "legal",
      headings: [heading(1, "Refund policy")],
      blocks: [text("If you are not satisfied, return the item within 30 days for a refund.", { heading: 0 })],
    });
    const shop: Kind = { industry: "retail", siteType: "ecommerce", channels: ["ecommerce"], sells: true };
    expect(claimed(shop, home("en"), returns)).toContain("wf-complaint-returns");
  });
});

describe("two profiles on networks", () => {
  const profiles = [
    anchor("https://www.facebook.com/example", "Facebook"),
    anchor("https://www.instagram.com/example", "Instagram"),
  ];
  const posts = (language: string, over: PageOver = {}) =>
    claimed(CHARITY, home(language, { ...over, anchors: [...profiles, ...(over.anchors ?? [])] })).includes(
      "wf-content-publishing",
    );
  it("say that somebody made them, and not that anything is posted", () => {
    expect(posts("en")).toBe(false);
  });
  it("say no more where there are three", () => {
    expect(posts("en", { anchors: [anchor("https://www.tiktok.com/@example", "TikTok")] })).toBe(false);
  });
  it.each([
    ["en", "Follow us on Instagram"],
    ["de", "Folgen Sie uns auf Instagram"],
    ["fr", "Suivez-nous sur Instagram"],
    ["es", "Síguenos en Instagram"],
    ["pt", "Siga-nos no Instagram"],
    ["it", "Seguici su Instagram"],
    ["nl", "Volg ons op Instagram"],
    ["pl", "Obserwuj nas na Instagramie"],
  ])("are fed where readers are asked to follow (%s)", (language, sentence) => {
    expect(posts(language, { blocks: [text(sentence)] })).toBe(true);
  });
  it.each([
    ["en", "Latest news"],
    ["de", "Aktuelles"],
    ["fr", "Actualités"],
    ["es", "Noticias"],
    ["pt", "Notícias"],
    ["it", "Notizie"],
    ["nl", "Nieuws"],
    ["pl", "Aktualności"],
  ])("are fed where a section is called news (%s)", (language, title) => {
    expect(posts(language, { headings: [heading(2, title)] })).toBe(true);
  });
  it("are fed where the site shows the posts", () => {
    const frame = (src: string) => ({ iframes: [{ src, title: null, hidden: false }] });
    expect(posts("en", frame("https://www.facebook.com/plugins/page.php?href=x"))).toBe(true);
    expect(posts("en", frame("https://www.google.com/maps/embed?pb=1"))).toBe(false);
  });
});

describe("a sentence on somebody else's work", () => {
  const LAWYER: Kind = { industry: "professional-services", subKind: "law", channels: ["phone"] };
  const BAKER: Kind = { industry: "other", subKind: "food", channels: ["phone"] };
  const MAKER_OF_TOOLS: Kind = { industry: "manufacturing", siteType: "services", channels: ["phone"] };
  const TEACHERS: Kind = { industry: "education", siteType: "services", channels: ["phone"] };
  it.each<[string, Kind, string, string, string]>([
    [
      "competitors who bill",
      LAWYER,
      "wf-invoicing",
      "Most law firms bill hourly, and the invoice is due monthly.",
      "We bill hourly, and the invoice is due monthly.",
    ],
    [
      "debtors who settle in court",
      LAWYER,
      "wf-invoicing",
      "In a settlement the creditor sets the payment, and the invoice is due monthly.",
      "In a letter we set the payment, and the invoice is due monthly.",
    ],
    [
      "those who cook with the goods",
      BAKER,
      "wf-food-ordering",
      "Frozen bases, ideal for cafés and catering.",
      "We do catering for weddings, order in advance.",
    ],
    [
      "a dealer's warehouse",
      MAKER_OF_TOOLS,
      "wf-fulfilment",
      "Share your territory and shipping warehouse capacity within 2 days.",
      "We ship from our warehouse within 2 days.",
    ],
    [
      "a paper that has to be there before",
      TEACHERS,
      "wf-certificates",
      "A certificate is required, and you provide it at the course.",
      "You receive a certificate at the end of the course.",
    ],
    [
      "returns that the client's own adviser prepares",
      ACCOUNTANT,
      "wf-tax-preparation",
      "Books ready for your tax return, handed over to your CPA, who will prepare it.",
      "Once the books are in order we prepare and file your tax return.",
    ],
    [
      "fields that have to be filled in",
      TEACHERS,
      "wf-event-registration",
      "Registration form for the workshop: required fields are marked.",
      "Registration form for the workshop: places are limited.",
    ],
  ])("is no work of the business: %s", (_what, kind, family, others, own) => {
    expect(claimed(kind, home("en", { blocks: toldTwice([others]) }))).not.toContain(family);
    expect(claimed(kind, home("en", { blocks: toldTwice([own]) }))).toContain(family);
  });
});

describe("titles of posts", () => {
  const title = "Why a tax return should show a profit";
  const words = "A bank reads your individual tax return, and we file no loss without need.";
  const post = (over: PageOver = {}) =>
    inner("/post-2", "en", { kind: "post", headings: [heading(1, title)], ...over });
  const start = (over: PageOver = {}) =>
    home("en", { headings: [heading(3, title)], blocks: toldTwice([words], { heading: 0 }), ...over });
  it("tell of no work on the pages that announce them, nor does what stands under them", () => {
    expect(claimed(ACCOUNTANT, start(), post())).not.toContain("wf-tax-preparation");
    expect(claimed(ACCOUNTANT, start(), post({ kind: "services" }))).toContain("wf-tax-preparation");
  });
  it("are names of services where the menu leads to them, whatever their data call them", () => {
    const menu = [anchor(`${ORIGIN}/post-2`, title, { region: "nav" })];
    expect(claimed(ACCOUNTANT, start({ anchors: menu }), post())).toContain("wf-tax-preparation");
  });
});

it("what takes a sign back is a statement that is known, and the sign one that is looked for", () => {
  const marks = ["?", "legal", "authority", "figure", "dead-link"];
  const by = Object.values(takenBack).flat();
  expect(by.filter((id) => !marks.includes(id) && !isStatement(id))).toEqual([]);
  expect(Object.keys(takenBack).filter((name) => !isKnownSignal(name))).toEqual([]);
});

it("who is sent to homes that are managed is sent for what tenants report", () => {
  const page = home("en", {
    headings: [heading(2, "Maintenance request"), heading(2, "24/7 emergency service")],
    anchors: [anchor(`${ORIGIN}/repairs`, "Report a repair")],
  });
  const homes = claimed({ industry: "real-estate", channels: ["phone"] }, page);
  expect(homes).toContain("wf-maintenance-requests");
  expect(homes).not.toContain("wf-dispatch-field");
  expect(claimed({ industry: "other", subKind: "trades", channels: ["phone"] }, page)).toContain("wf-dispatch-field");
});
