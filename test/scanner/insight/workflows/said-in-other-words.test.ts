// What eight languages say as often in other words, each beside a sentence that holds some of them and means other work.
import { describe, expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import { ADVISER, CHARITY, claimed, headed, home, MAKER, says, SCHOOL, SOFTWARE } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const TRADE: Kind = { industry: "other", subKind: "trades" };
const BEAUTY: Kind = { industry: "other", subKind: "beauty" };
const CLUB: Kind = { industry: "other", subKind: "club" };
const HIRE: Kind = { industry: "other", subKind: "rental", channels: ["phone"] };
const WORKSHOP: Kind = { industry: "other", subKind: "repair" };
const AGENT: Kind = { industry: "real-estate" };
const SHOP: Kind = { industry: "retail", channels: ["phone"] };

const SITES = {
  link: (language: string, label: string) => home(language, { anchors: [anchor("/more", label)] }),
  h2: (language: string, title: string) => home(language, { headings: [heading(2, title)] }),
  text: headed,
  body: says,
};

const TOLD: [by: keyof typeof SITES, family: string, kind: Kind, language: string, told: string, other: string][] = [
  ["text", "wf-quote-proposal", TRADE, "en", "We price every job before we start.", "Every job is a joy to us."],
  ["text", "wf-quote-proposal", TRADE, "it", "Dopo il sopralluogo vi inviamo un'offerta.", "L'offerta del mese è qui."],
  ["link", "wf-quote-proposal", TRADE, "nl", "Vraag prijs aan", "Prijs gewonnen"],
  ["link", "wf-quote-proposal", TRADE, "fr", "Obtenir un prix", "Prix de la ville"],
  ["text", "wf-order-processing", SHOP, "de", "Kuchen bitte vorbestellen.", "Unser Kuchen ist frisch."],
  ["text", "wf-order-processing", SHOP, "it", "Mandateci l'ordine via mail.", "Mettiamo ordine in casa."],
  ["text", "wf-event-registration", CLUB, "de", "Karten gibt es im Vorverkauf.", "Unsere Karten zeigen alle Wege."],
  [
    "text",
    "wf-event-registration",
    CLUB,
    "nl",
    "Kaarten voor het concert zijn aan de deur verkrijgbaar.",
    "De kaarten liggen op tafel.",
  ],
  ["text", "wf-event-registration", CLUB, "pl", "Bilety do nabycia przed koncertem.", "Bilety autobusowe są drogie."],
  ["link", "wf-event-registration", CLUB, "fr", "Acheter un billet", "Un billet d'humeur"],
  ["link", "wf-event-registration", CLUB, "pt", "Comprar bilhetes", "Bilhetes antigos"],
  ["body", "wf-donation-processing", CHARITY, "de", "Wir finanzieren uns aus Spenden.", "Wir finanzieren Ihr Auto."],
  ["text", "wf-donation-processing", CHARITY, "fr", "Chaque don compte.", "Chaque compte a un nom."],
  ["text", "wf-donation-processing", CHARITY, "nl", "Elke bijdrage is welkom.", "Iedereen is welkom op de school."],
  ["text", "wf-donation-processing", CHARITY, "pl", "Każda złotówka się liczy.", "Liczy się każda chwila."],
  [
    "text",
    "wf-membership-applications",
    CLUB,
    "it",
    "Compila la domanda di adesione.",
    "La domanda di energia cresce.",
  ],
  [
    "text",
    "wf-membership-applications",
    CLUB,
    "es",
    "Rellena la solicitud de alta en el club.",
    "Una hoja de ruta para todos.",
  ],
  ["text", "wf-invoicing", ADVISER, "de", "Wir rechnen nach Stunden ab.", "Wir rechnen mit gutem Wetter."],
  ["text", "wf-invoicing", ADVISER, "pt", "Faturamos no final de cada mês.", "No final de cada mês há uma festa."],
  ["text", "wf-invoicing", ADVISER, "it", "Fatturiamo a fine mese.", "A fine mese siamo chiusi."],
  ["text", "wf-invoicing", ADVISER, "pl", "Rozliczamy się godzinowo.", "Pracujemy godzinami."],
  ["text", "wf-admissions", SCHOOL, "es", "Solicita plaza en el colegio.", "La plaza del pueblo es bonita."],
  ["text", "wf-admissions", SCHOOL, "nl", "Bel ons om uw kind aan te melden.", "Uw kind leert hier veel."],
  ["text", "wf-admissions", SCHOOL, "de", "Vormerkungen nehmen wir gern entgegen.", "Vormerken: Fest im Mai."],
  ["text", "wf-tenant-screening", AGENT, "en", "All applicants must complete an application.", "Apply some cream."],
  ["text", "wf-tenant-screening", AGENT, "pl", "Sprawdzamy wypłacalność najemców.", "Weryfikujemy ceny ofert."],
  ["text", "wf-tenant-screening", AGENT, "pt", "Analisamos a ficha do inquilino.", "O inquilino é feliz."],
  ["text", "wf-dispatch-field", TRADE, "pl", "Nasi technicy przyjadą dziś.", "Nasi technicy są mili."],
  ["text", "wf-fulfilment", SHOP, "es", "Los pedidos se envían el lunes.", "Los pedidos de ayuda suben."],
  ["text", "wf-fulfilment", SHOP, "pl", "Dowozimy pod wskazany adres.", "Zapisz nasz adres."],
  ["text", "wf-rental-booking", HIRE, "de", "Wir vermieten Baumaschinen.", "Wir verkaufen Baumaschinen."],
  ["text", "wf-rental-booking", HIRE, "pl", "Wynajmujemy rusztowania.", "Stawiamy rusztowania."],
  ["body", "wf-volunteer-management", CHARITY, "fr", "Nous recherchons des bénévoles.", "Nous recherchons la paix."],
  ["body", "wf-volunteer-management", CHARITY, "it", "Dona il tuo tempo.", "Il tuo tempo è bello."],
  ["body", "wf-dealer-enquiry", MAKER, "es", "Buscamos distribuidores.", "Buscamos la calidad."],
  ["text", "wf-dealer-enquiry", MAKER, "pl", "Szukamy partnerów handlowych.", "Szukamy nowych dróg."],
  ["body", "wf-client-followup", BEAUTY, "en", "Refer a friend and get a free cut.", "Bring a friend and a book."],
  [
    "text",
    "wf-client-followup",
    BEAUTY,
    "es",
    "Te avisamos cuando toca la próxima revisión.",
    "Te avisamos cuando llegue el pedido.",
  ],
  ["text", "wf-client-followup", AGENT, "de", "Sie erhalten eine Tippgeber-Prämie.", "Tipps zum Garten."],
  ["text", "wf-membership-billing", CLUB, "fr", "Voici le tarif de l'adhésion.", "L'adhésion du pneu est bonne."],
  ["text", "wf-sales-demo", SOFTWARE, "de", "Testen Sie 14 Tage kostenlos.", "Wir testen jeden Tag."],
  ["text", "wf-sales-demo", SOFTWARE, "pl", "Wypróbuj bezpłatnie przez 14 dni.", "Wypróbuj nasze przepisy."],
  ["text", "wf-sales-demo", SOFTWARE, "en", "Try it for free for 14 days.", "Try our gluten free bread for 14 days."],
  [
    "text",
    "wf-job-report",
    TRADE,
    "en",
    "A certificate is issued for each installation.",
    "Our gift certificates are issued here.",
  ],
  ["text", "wf-certificates", SCHOOL, "it", "Al termine si rilascia un attestato.", "Il termine è vicino."],
  ["link", "wf-maintenance-requests", AGENT, "pl", "Panel najemcy", "Panel dyskusyjny"],
  ["link", "wf-lab-case-tracking", WORKSHOP, "de", "Stand Ihrer Reparatur", "Stand der Technik"],
  ["text", "wf-invoicing", ADVISER, "es", "La mitad se paga al empezar.", "La mitad de la gente paga tarde."],
  ["text", "wf-invoicing", ADVISER, "nl", "De helft betaalt u vooraf.", "De helft komt vooraf kijken."],
  ["text", "wf-invoicing", ADVISER, "pl", "Połowę płaci się z góry.", "Połowa widoku z góry."],
  [
    "body",
    "wf-rental-booking",
    HIRE,
    "fr",
    "Notre salle peut être louée pour vos fêtes.",
    "Notre salle de bain est louée.",
  ],
  [
    "body",
    "wf-event-registration",
    CLUB,
    "pl",
    "Aby wziąć udział w wycieczce, zgłoś się do Anny.",
    "Każdy może wziąć udział.",
  ],
  [
    "body",
    "wf-order-processing",
    SHOP,
    "nl",
    "Bestel en haal het op in de winkel.",
    "Haal inspiratie op in de winkel.",
  ],
  [
    "body",
    "wf-order-processing",
    SHOP,
    "es",
    "Encarga tu tarta y recógela en tienda. Encarga tu tarta y recoger en tienda.",
    "Nuestro equipo se encarga de recoger su mueble viejo en su local.",
  ],
  ["body", "wf-order-processing", SHOP, "es", "Pide por la web y recoge en tienda.", "Pide consejo en la tienda."],
];

const ANY: Kind = { industry: "other", sureness: "low" };
const PARKING: Kind = { ...ANY, channels: ["phone"] };

/** Words of one trade in the sentences of another. */
const OF_OTHER_TRADES: [family: string, kind: Kind, language: string, ...told: string[]][] = [
  [
    "wf-admissions",
    PARKING,
    "es",
    "Reserva tu plaza de garaje en el centro de Málaga.",
    "Reserva una plaza cerca del centro.",
  ],
  ["wf-admissions", ANY, "en", "Book a tour of our campus.", "Schedule a tour of the campus today."],
  [
    "wf-admissions",
    ANY,
    "en",
    "Book a tour for your school or nursery.",
    "Arrange a school tour of the farm for your school.",
  ],
  [
    "wf-event-registration",
    PARKING,
    "fr",
    "Les places sont limitées : réservez la vôtre.",
    "Nombre limité de places : réservation par téléphone.",
  ],
  [
    "wf-event-registration",
    PARKING,
    "nl",
    "Beperkte plaatsen: reserveer vooraf.",
    "Plaatsen beperkt, reserveren kan telefonisch.",
  ],
  ["wf-event-registration", ANY, "en", "Lottery tickets are on sale at the counter.", "Bus tickets on sale."],
  [
    "wf-event-registration",
    ANY,
    "nl",
    "Kaarten zijn verkrijgbaar vanaf € 2.",
    "Kaarten met bloemen: vraag ernaar bij de kassa.",
  ],
  [
    "wf-event-registration",
    ANY,
    "en",
    "To take part in the study, sign up by e-mail.",
    "To participate, register by phone.",
  ],
  [
    "wf-volunteer-management",
    CHARITY,
    "fr",
    "Nos bénévoles vous accueillent chaque samedi.",
    "Les bénévoles de l'association accueillent les visiteurs le dimanche.",
  ],
  [
    "wf-volunteer-management",
    CHARITY,
    "de",
    "Engagieren Sie sich mit uns für bessere Löhne.",
    "Engagiere dich bei uns.",
  ],
  [
    "wf-donation-processing",
    SCHOOL,
    "en",
    "The new hall was made possible by donors in 1921.",
    "The old hall was funded by gifts from brewers.",
  ],
  [
    "wf-donation-processing",
    SCHOOL,
    "nl",
    "Vrijwillige ouderbijdrage: uw bijdrage is welkom.",
    "Uw bijdrage helpt bij het schoolreisje.",
  ],
  ["wf-sales-demo", ANY, "en", "Try it free for 100 days, money back.", "Try for free for one month at home."],
  [
    "wf-membership-billing",
    { industry: "education" },
    "it",
    "Vendita di quote sociali.",
    "Quote sociali: 10.000 euro.",
  ],
  ["wf-job-report", TRADE, "en", "A test certificate is supplied with each lock: certificates of testing."],
];

it.each(OF_OTHER_TRADES)("%s is not told on %j in %s by “%s”", (family, kind, language, ...told) => {
  const blocks = told.map((sentence) => text(sentence));
  expect(claimed(kind, home(language, { blocks }))).not.toContain(family);
});

describe.each(TOLD)("by %s %s", (by, family, kind, language, told, other) => {
  it(`is told in ${language} by "${told}"`, () => {
    expect(claimed(kind, SITES[by](language, told))).toContain(family);
  });
  it(`is not told in ${language} by "${other}"`, () => {
    expect(claimed(kind, SITES[by](language, other), says(language, other))).not.toContain(family);
  });
});
