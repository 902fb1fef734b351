// What little evidence tells, and what it does not: one word, one sentence, a trade that is not sure.
import { describe, expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import { claimed, CLUB, headed, home, inner, MAKER, says, toldTwice } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const UNKNOWN: Kind = { industry: "other", siteType: "services", sureness: "low" };
const PRACTICE: Kind = { industry: "healthcare", subKind: "clinic", channels: ["phone"] };
const CHARITY: Kind = { industry: "other", subKind: "nonprofit", siteType: "nonprofit-gov" };
const SHOP: Kind = { industry: "retail", siteType: "local-business" };
const HAULIER: Kind = { industry: "other", subKind: "transport" };
const GUIDE: Kind = { industry: "other", subKind: "travel" };

describe("a trade that is not sure", () => {
  const asks = (sureness: "low" | "high") =>
    claimed(
      { industry: "finance", subKind: "accounting", sureness, siteType: "services" },
      home("en", { headings: [heading(2, "Emergency service"), heading(2, "Areas we serve")] }),
    );
  it("rules out less than one that is", () => {
    expect(asks("high")).not.toContain("wf-dispatch-field");
  });
  it("needs two sentences of running text, of which one with other spaces is no second", () => {
    const first = "Uczestnicy otrzymują certyfikat, po kursie.";
    const tells = (...sentences: string[]) =>
      claimed(UNKNOWN, home("pl", { blocks: sentences.map((sentence) => text(sentence)) }));
    expect(tells(first)).not.toContain("wf-certificates");
    expect(tells(first, first.replace("certyfikat, po", "certyfikat , po"))).not.toContain("wf-certificates");
    expect(tells(first, "Po kursie wydajemy certyfikat ukończenia.")).toContain("wf-certificates");
  });
});

describe("what is told three times", () => {
  const SENTENCES = [
    "Facturen sturen wij maandelijks.",
    "Onze betalingstermijn is 10 dagen.",
    "De factuur betaalt u achteraf.",
  ];
  const PSYCHOLOGIST: Kind = { industry: "healthcare", siteType: "services" };
  const bills = (sentences: string[]) =>
    claimed(PSYCHOLOGIST, home("nl", { blocks: sentences.map((sentence) => text(sentence)) }));
  it("is no chance in a trade that is not known for such work", () => {
    expect(bills(SENTENCES)).toContain("wf-invoicing");
    expect(bills(SENTENCES.slice(0, 2))).not.toContain("wf-invoicing");
  });
  it("counts on a page of house rules, and not in a privacy text", () => {
    const blocks = [
      text("Enrollment is billed monthly."),
      text("Tuition is due in full on the first lesson."),
      text("The balance is payable by bank transfer."),
      text("Fees are charged hourly."),
    ];
    const teacher: Kind = { industry: "education", siteType: "local-business" };
    const rules = inner("/policies", "en", { kind: "legal", headings: [heading(1, "Studio policies")], blocks });
    const privacy = inner("/privacy-policy", "en", { kind: "legal", headings: [heading(1, "Privacy")], blocks });
    expect(claimed(teacher, home("en"), rules)).toContain("wf-invoicing");
    expect(claimed(teacher, home("en"), privacy)).not.toContain("wf-invoicing");
  });
});

describe("words of other work", () => {
  it("of a gift shop ask for no donation", () => {
    const tells = (...sentences: string[]) =>
      claimed({ industry: "manufacturing" }, home("en", { blocks: sentences.map((sentence) => text(sentence)) }));
    const sentences = [
      "We make gifts for any day.",
      "Make an event better with gifts.",
      "Our gifts make an evening special.",
    ];
    expect(tells(...sentences)).not.toContain("wf-donation-processing");
    expect(claimed(CHARITY, says("en", "Your gift helps us build a school."))).toContain("wf-donation-processing");
  });
  it.each([
    ["it", "Offerta su misura per ogni progetto."],
    ["pl", "Wpłata na konto w ciągu trzech dni."],
    ["es", "Colaboramos con quien nos pide ayuda."],
  ])("of offers, payments and help ask for none either (%s)", (language, sentence) => {
    expect(claimed(CHARITY, says(language, sentence))).not.toContain("wf-donation-processing");
  });
  it.each([
    ["en", "Ready to start?", "We call you back within a day."],
    ["fr", "Prêt à commencer ?", "Envoyez-nous un message."],
    ["es", "¿Listo para empezar?", "Envíanos un mensaje."],
    ["pt", "Pronto para começar?", "Envie uma mensagem."],
    ["it", "Pronto a partire?", "Mandaci un messaggio."],
    ["nl", "Klaar om te verhuizen?", "Bellen kan elke dag."],
  ])("of a call to act are no job in a workshop (%s)", (language, title, sentence) => {
    const page = home(language, { headings: [heading(2, title)], blocks: toldTwice([sentence], { heading: 0 }) });
    expect(claimed({ industry: "other", subKind: "repair" }, page)).not.toContain("wf-lab-case-tracking");
  });
  it("of what living costs are no hire", () => {
    const page = home("nl", {
      headings: [heading(2, "Opgezegde huur")],
      blocks: toldTwice(["Elke dag telt."], { heading: 0 }),
    });
    expect(claimed({ ...HAULIER, channels: ["phone"] }, page)).not.toContain("wf-rental-booking");
  });
  it("of costs and maintenance report no fault", () => {
    const page = home("en", {
      headings: [heading(2, "Book a demo")],
      blocks: toldTwice(["How do I reduce maintenance?"], { heading: 0 }),
    });
    expect(claimed({ industry: "technology" }, page)).not.toContain("wf-maintenance-requests");
  });
  it("of the size of a flat are no rooms to book", () => {
    const headings = [heading(3, "Appartement (2-3 kamers)")];
    const page = home("nl", { headings, blocks: toldTwice(["Verhuizen kan bij beschikbaarheid."]) });
    expect(claimed(HAULIER, page)).not.toContain("wf-reservations");
    expect(claimed({ industry: "other", subKind: "lodging" }, page)).toContain("wf-reservations");
  });
});

describe("made to measure", () => {
  const sells = (sentence: string) => claimed(SHOP, headed("fr", sentence));
  it("is a piece that is made, and no quote, trip or lesson", () => {
    expect(sells("Des rideaux sur mesure cousus dans notre atelier.")).toContain("wf-lab-case-tracking");
    expect(sells("Demandez votre devis sur mesure.")).not.toContain("wf-lab-case-tracking");
    expect(sells("Des sorties sur mesure pour tous.")).not.toContain("wf-lab-case-tracking");
  });
  it("is what a practice fits, and no plan of treatment", () => {
    const treats = (sentence: string) => claimed(PRACTICE, home("it", { headings: [heading(2, sentence)] }));
    expect(treats("Plantari dal laboratorio ortopedico")).toContain("wf-lab-case-tracking");
    expect(treats("Plantari e apparecchi acustici")).not.toContain("wf-lab-case-tracking");
    expect(treats("Un trattamento costruito su misura")).not.toContain("wf-lab-case-tracking");
  });
});

describe("the same words in another trade", () => {
  it("make no crew of a practice that examines on site", () => {
    const page = home("en", { headings: [heading(2, "On-site nerve testing"), heading(2, "Areas we serve")] });
    expect(claimed(PRACTICE, page)).not.toContain("wf-dispatch-field");
  });
  it("make a crew of a haulier who can be called", () => {
    const page = says("en", "Two trucks and a van.");
    expect(claimed({ ...HAULIER, channels: ["phone"] }, page)).toContain("wf-dispatch-field");
    expect(claimed({ ...HAULIER, channels: [] }, page)).not.toContain("wf-dispatch-field");
  });
  it("make no vacancies of a charity that looks for volunteers", () => {
    const page = home("pt", { headings: [heading(2, "Faça parte da nossa equipe"), heading(2, "Seja voluntário")] });
    expect(claimed(CHARITY, page)).not.toContain("wf-recruiting");
    expect(claimed(SHOP, page)).toContain("wf-recruiting");
  });
  it("make no vacancies of the page on which a charity asks volunteers to apply", () => {
    const page = home("en", { headings: [heading(1, "Become a volunteer")], blocks: [text("Join our team.")] });
    expect(claimed({ ...CHARITY, channels: ["careers"] }, page)).not.toContain("wf-recruiting");
  });
  it.each([
    ["en", "Made to measure dies", "A fitting appointment in our workshop."],
    ["de", "Maßanfertigung", "Zur Anprobe kommen Sie vorbei."],
    ["fr", "Pièces sur mesure", "Un essayage, puis la finition."],
    ["it", "Fustelle su misura", "Con prove intermedie."],
    ["nl", "Kasten op maat", "Een passessie, daarna de afwerking."],
    ["pl", "Elementy na wymiar", "Przymiarki w pracowni."],
  ])("track no piece of a maker that only makes to measure (%s)", (language, title, tried) => {
    const makes = (...said: string[]) =>
      claimed(MAKER, home(language, { headings: [heading(2, title)], blocks: toldTwice([title, ...said]) }));
    expect(makes()).not.toContain("wf-lab-case-tracking");
    expect(makes(tried)).toContain("wf-lab-case-tracking");
  });
  it.each([
    ["en", "Join our team", "We are always looking for volunteers.", "There is a paid position in the office."],
    ["de", "Werde Teil unseres Teams", "Wir suchen engagierte Helfer.", "Wir suchen eine Fachkraft in Teilzeit."],
    ["fr", "Rejoignez notre équipe", "Nous cherchons des bénévoles.", "Un poste d'animateur, CDI à temps plein."],
    ["es", "Únete a nuestro equipo", "Buscamos voluntarios.", "Ofertas de empleo"],
    ["pt", "Junte-se à nossa equipa", "Procuramos voluntários.", "Ofertas de emprego"],
    ["it", "Unisciti al nostro team", "Cerchiamo volontari.", "Offerte di lavoro"],
    ["nl", "Kom werken bij ons", "Wij zoeken vrijwilligers.", "Vacature: beheerder, 16 uur per week."],
    ["pl", "Dołącz do naszego zespołu", "Szukamy wolontariuszy.", "Oferty pracy"],
  ])("make no vacancies of a club that looks for helpers, but where it names jobs (%s)", (language, title, ...said) => {
    const told = (sentences: string[]) =>
      home(language, { headings: [heading(2, title)], blocks: toldTwice(sentences, { heading: 0 }) });
    const [helpers] = said;
    expect(claimed(CLUB, told([helpers]))).toContain("wf-volunteer-management");
    expect(claimed(CLUB, told([helpers]))).not.toContain("wf-recruiting");
    expect(claimed(CLUB, told(said))).toContain("wf-recruiting");
  });
  it("make no insurer's work of a caretaker who tells of damage", () => {
    const tells = (sentence: string) => claimed(HAULIER, says("de", sentence));
    expect(tells("Wir melden mögliche Schäden frühzeitig.")).not.toContain("wf-claims-insurance");
    expect(tells("Schäden wickeln wir mit Ihrer Versicherung ab.")).toContain("wf-claims-insurance");
  });
  it("make reservations of a guide's outings, and no events", () => {
    const page = home("fr", {
      headings: [heading(2, "Réserver une sortie")],
      blocks: [text("Réservez votre sortie par téléphone."), text("Réservez votre sortie en ligne.")],
    });
    expect(claimed(GUIDE, page)).toContain("wf-reservations");
    expect(claimed(GUIDE, page)).not.toContain("wf-event-registration");
  });
  it("make no rental of a finish that is given to a car", () => {
    const page = says("de", "Das Paket für alle, die ihrem Fahrzeug neuen Glanz verleihen wollen.");
    expect(claimed({ ...UNKNOWN, channels: ["contact-form"] }, page)).not.toContain("wf-rental-booking");
  });
  it("keep a practice's appointments where the legal page names its host", () => {
    const legal = inner("/mentions.html", "fr", { kind: "legal", headings: [heading(2, "Hébergement")] });
    expect(claimed(PRACTICE, home("fr"), legal)).toContain("wf-appointment");
  });
});

describe("one control or one box", () => {
  it("takes orders where it says nothing but order", () => {
    const bakes = (label: string) =>
      claimed({ industry: "retail", siteType: "local-business" }, home("en", { anchors: [anchor("/order", label)] }));
    expect(bakes("Order now")).toContain("wf-order-processing");
    expect(bakes("Law and order")).not.toContain("wf-order-processing");
  });

  it("takes no orders in a manual, where levels and lists are put in order", () => {
    const sorts = (subKind: string, siteType: "docs" | "services") =>
      claimed(
        { industry: "technology", subKind, siteType },
        home("en", { headings: [heading(1, "How to order the levels")], anchors: [anchor("/order", "Order")] }),
      );
    expect(sorts("docs", "docs")).not.toContain("wf-order-processing");
    expect(sorts("telecom", "services")).toContain("wf-order-processing");
  });
  it("looks through the stock of a shop", () => {
    const stock = home("de", { headings: [heading(2, "Fahrzeugbestand")] });
    expect(claimed(SHOP, stock)).toContain("wf-inventory-merch");
    expect(claimed(GUIDE, stock)).not.toContain("wf-inventory-merch");
  });
});

it("a licence is no deadline, and a list of services on compliance tells of none with it", () => {
  const plumber: Kind = { industry: "professional-services", siteType: "local-business" };
  const told = (...sentences: string[]) =>
    claimed(
      plumber,
      home("en", { headings: [heading(2, "Commercial compliance")], blocks: sentences.map((one) => text(one)) }),
    );
  expect(told("Plumbing inspections and compliance.", "We are fully licensed.")).not.toContain(
    "wf-deadline-compliance",
  );
  expect(told("Plumbing inspections and compliance.", "We look after licence renewals.")).toContain(
    "wf-deadline-compliance",
  );
});
