// Work told in languages with fewer words: each sentence beside one that holds some of the same words and means other work.
import { describe, expect, it } from "vitest";
import { anchor, heading } from "../../../fixtures/site.ts";
import { CHARITY, claimed, CLUB as COURSES, headed, home, INN, MAKER, says, SCHOOL } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const TRADE: Kind = { industry: "other", subKind: "trades" };
const PRACTICE: Kind = { industry: "healthcare" };
const FOOD: Kind = { industry: "other", subKind: "food" };
const CLUB: Kind = { industry: "other", subKind: "club" };
const AGENT: Kind = { industry: "real-estate" };
const SHOP: Kind = { industry: "retail", channels: ["phone"] };
const OFFICE: Kind = { industry: "finance", subKind: "accounting" };

const linked = (language: string, label: string) => home(language, { anchors: [anchor("/more", label)] });
const under = (language: string, title: string) => home(language, { headings: [heading(2, title)] });
const SITES = {
  link: { of: linked, beside: linked },
  h2: { of: under, beside: under },
  text: { of: headed, beside: says },
};

/** Where the words stand, and what stands there that holds some of them and is none of this work. */
const TOLD: [by: keyof typeof SITES, family: string, kind: Kind, language: string, told: string, other: string][] = [
  ["link", "wf-quote-proposal", TRADE, "ru", "Расчёт стоимости", "Полезные статьи"],
  ["link", "wf-quote-proposal", TRADE, "cs", "Poslat poptávku", "Po stopách řemesla"],
  ["link", "wf-quote-proposal", TRADE, "sk", "Cenová ponuka", "Ponuka práce"],
  ["link", "wf-quote-proposal", TRADE, "sv", "Begär offert", "Offentlig upphandling"],
  ["link", "wf-quote-proposal", TRADE, "no", "Få et tilbud", "Tilbudte varer"],
  ["link", "wf-quote-proposal", TRADE, "da", "Modtag tilbud", "Ugens tilbudsavis"],
  ["link", "wf-quote-proposal", TRADE, "ro", "Cere oferta", "Oferta zilei"],
  ["link", "wf-quote-proposal", TRADE, "uk", "Розрахувати вартість", "Наші статті"],
  ["link", "wf-quote-proposal", TRADE, "hu", "Árajánlatkérés", "Napi ajánlat"],
  ["link", "wf-quote-proposal", TRADE, "fi", "Jätä tarjouspyyntö", "Viikon tarjous"],
  ["link", "wf-quote-proposal", TRADE, "el", "ΖΗΤΗΣΤΕ ΠΡΟΣΦΟΡΑ", "Προσφορές ημέρας"],
  ["link", "wf-appointment", PRACTICE, "ru", "Запись к врачу", "Записки врача"],
  ["link", "wf-appointment", PRACTICE, "cs", "Objednejte se", "Objednávka léků"],
  ["link", "wf-appointment", PRACTICE, "da", "Bestil en tid", "Tidligere artikler"],
  ["link", "wf-appointment", PRACTICE, "ro", "Programări", "Program de lucru"],
  ["link", "wf-appointment", PRACTICE, "uk", "Записатися на прийом", "Приймальня"],
  ["link", "wf-appointment", PRACTICE, "hu", "Időpontfoglalás", "Időjárás"],
  ["link", "wf-appointment", PRACTICE, "fi", "Ajanvaraus", "Ajankohtaista"],
  ["link", "wf-appointment", PRACTICE, "el", "Ραντεβού", "Άρθρα"],
  ["link", "wf-lead-intake", TRADE, "ru", "Заказать звонок", "Звонок в прошлое"],
  ["link", "wf-reservations", INN, "cs", "Ubytování", "Okolí"],
  ["link", "wf-reservations", INN, "fi", "Varaa huone", "Huonekalut"],
  ["link", "wf-reservations", FOOD, "hu", "Asztalfoglalás", "Asztalaink"],
  ["link", "wf-menu-updates", FOOD, "hu", "Étlap", "Története"],
  ["link", "wf-donation-processing", CHARITY, "ru", "Сделать пожертвование", "Отчёты"],
  ["link", "wf-donation-processing", CHARITY, "cs", "Podpořte nás", "Podpora prodeje"],
  ["link", "wf-volunteer-management", CHARITY, "uk", "Волонтерам", "Звіти"],
  ["link", "wf-membership-applications", CHARITY, "da", "Indmeldelse", "Medlemsblad"],
  ["link", "wf-property-listing", AGENT, "hu", "Eladó lakások", "Eladósodás"],
  ["link", "wf-bookkeeping", OFFICE, "fi", "Kirjanpitopalvelut", "Kirjasto"],
  ["link", "wf-quote-proposal", TRADE, "uk", "Прорахувати вартість", "Вартість доставки"],
  ["link", "wf-appointment", PRACTICE, "no", "Bestill behandling", "Behandling av data"],
  ["link", "wf-admissions", SCHOOL, "el", "Εγγραφές μαθητών", "Νέα μαθητών"],
  ["link", "wf-admissions", SCHOOL, "fi", "Hae koulutukseen", "Hae sivulta"],
  ["link", "wf-membership-applications", CHARITY, "fi", "Jäsenhakemus", "Jäsenlehti"],
  ["link", "wf-membership-applications", CHARITY, "no", "Meld deg inn", "Meld feil"],
  ["link", "wf-membership-applications", CHARITY, "uk", "Членські внески", "Наші члени"],
  ["link", "wf-donation-processing", CHARITY, "ro", "Fă o donație", "Fă sport"],
  ["link", "wf-donation-processing", CHARITY, "el", "Κάντε δωρεά", "Κάντε κλικ"],
  ["link", "wf-volunteer-management", CHARITY, "hu", "Legyél önkéntes", "Legyél boldog"],
  ["link", "wf-dealer-enquiry", MAKER, "no", "Finn forhandler", "Finn frem"],
  ["link", "wf-dealer-enquiry", MAKER, "fi", "Jälleenmyyjät", "Myyjät"],
  ["link", "wf-dealer-enquiry", MAKER, "uk", "Стати дилером", "Стати кращими"],
  ["link", "wf-after-sales", MAKER, "fi", "Varaosat", "Varat"],
  ["link", "wf-after-sales", MAKER, "el", "Ανταλλακτικά", "Ανταλλαγή απόψεων"],
  ["link", "wf-after-sales", MAKER, "hu", "Pótalkatrészek", "Pótkocsi"],
  ["link", "wf-quality-docs", MAKER, "sv", "Materialintyg", "Materialval"],
  ["link", "wf-maintenance-requests", TRADE, "uk", "Викликати майстра", "Наші майстри"],
  ["link", "wf-maintenance-requests", TRADE, "el", "Δήλωση βλάβης", "Δήλωση απορρήτου"],
  ["link", "wf-dispatch-field", TRADE, "fi", "Kotikäynnit", "Kotisivut"],
  ["link", "wf-dispatch-field", TRADE, "ro", "Ne deplasăm la client", "Ne bucurăm de clienți"],
  ["link", "wf-event-registration", CHARITY, "uk", "Купити квиток", "Квиткові історії"],
  ["link", "wf-event-registration", CHARITY, "no", "Kjøp billetter", "Billedgalleri"],
  ["link", "wf-certificates", COURSES, "da", "Kursusbevis", "Kursuslokale"],
  ["link", "wf-certificates", COURSES, "el", "Βεβαίωση παρακολούθησης", "Παρακολούθηση πακέτου"],
  ["link", "wf-document-collection", OFFICE, "ro", "Acte necesare", "Acte de curaj"],
  ["link", "wf-document-collection", OFFICE, "el", "Απαραίτητα δικαιολογητικά", "Απαραίτητα cookies"],
  ["link", "wf-job-report", TRADE, "fi", "Tarkastuspöytäkirja", "Tarkastelu"],
  ["link", "wf-food-ordering", FOOD, "uk", "Кейтеринг", "Кермо"],
  [
    "link",
    "wf-rental-booking",
    { industry: "other", subKind: "rental", channels: ["phone"] },
    "sv",
    "Maskinuthyrning",
    "Stuguthyrning",
  ],
  ["h2", "wf-appointment", TRADE, "tr", "Randevu alın", "Randevusuz gelin"],
  ["h2", "wf-appointment", TRADE, "da", "Bestil tid", "Levering efter aftale"],
  ["h2", "wf-appointment", TRADE, "no", "Bestill time", "Pris etter avtale"],
  ["h2", "wf-appointment", PRACTICE, "ru", "Запись к врачу", "Запись к нам в рассылку"],
  ["h2", "wf-reservations", INN, "ro", "Rezervă o cameră", "Camere video și alarme"],
  ["h2", "wf-membership-applications", CLUB, "ar", "طلب عضوية", "منتجات عضوية"],
  ["h2", "wf-membership-billing", CLUB, "da", "Vælg abonnement", "Abonnement på nyhedsbrev"],
  [
    "text",
    "wf-quote-proposal",
    TRADE,
    "ru",
    "Рассчитаем стоимость ремонта за день.",
    "Стоимость ремонта выросла за день.",
  ],
  ["text", "wf-quote-proposal", TRADE, "da", "Du får et uforpligtende tilbud.", "Du får ugens tilbud i butikken."],
  ["text", "wf-quote-proposal", TRADE, "sv", "Vi lämnar ett maxpris efter besök.", "Elbolaget har ett maxpris."],
  ["text", "wf-dispatch-field", TRADE, "ru", "Приедем к вам в тот же день.", "Вы приедете в другой день."],
  ["text", "wf-dispatch-field", TRADE, "uk", "Приїдемо до вас за годину.", "До вас приїде годинник."],
  ["text", "wf-admissions", SCHOOL, "cs", "Přihlášky přijímáme osobně.", "Osobně vás přivítáme."],
  ["text", "wf-donation-processing", CHARITY, "sv", "Ge ditt bidrag med swish.", "Föreningen får bidrag av kommunen."],
  [
    "text",
    "wf-claims-insurance",
    PRACTICE,
    "no",
    "Vi sender refusjonskrav direkte til Helfo.",
    "Vi sender svar direkte til deg.",
  ],
  [
    "text",
    "wf-claims-insurance",
    PRACTICE,
    "sv",
    "Vi är anslutna till Försäkringskassan för tandvård.",
    "Vi är anslutna till fiber.",
  ],
  [
    "text",
    "wf-claims-insurance",
    PRACTICE,
    "da",
    "Tilskud fra sygesikringen afregnes direkte.",
    "Tilskud til isolering søges direkte.",
  ],
  [
    "text",
    "wf-claims-insurance",
    PRACTICE,
    "fi",
    "Saat Kela-korvauksen suoraan meiltä.",
    "Saat korvaavan tuotteen suoraan meiltä.",
  ],
  ["text", "wf-claims-insurance", PRACTICE, "el", "Είμαστε συμβεβλημένοι με τον ΕΟΠΥΥ.", "Είμαστε ανοιχτοί όλη μέρα."],
  [
    "text",
    "wf-claims-insurance",
    PRACTICE,
    "cs",
    "Máme smlouvy s pojišťovnami a výkony jim účtujeme.",
    "Máme smlouvy s dodavateli.",
  ],
  ["text", "wf-claims-insurance", PRACTICE, "sk", "Výkony hradí zdravotná poisťovňa.", "Výkony hradí klub."],
  [
    "text",
    "wf-claims-insurance",
    PRACTICE,
    "hu",
    "Az egészségpénztárral szerződésben állunk.",
    "A bérlővel szerződésben állunk.",
  ],
  [
    "text",
    "wf-claims-insurance",
    PRACTICE,
    "ro",
    "Avem contract cu Casa de Asigurări.",
    "Avem contract cu furnizorul.",
  ],
  [
    "text",
    "wf-claims-insurance",
    PRACTICE,
    "tr",
    "Özel sağlık sigortaları ile anlaşmamız var.",
    "Özel günler için anlaşmamız var.",
  ],
  [
    "text",
    "wf-claims-insurance",
    PRACTICE,
    "ru",
    "Принимаем пациентов по полису ДМС.",
    "Принимаем пациентов каждый день.",
  ],
  [
    "text",
    "wf-client-followup",
    PRACTICE,
    "no",
    "Regelmessig innkalling til undersøkelse.",
    "Regelmessig rengjøring av rommene.",
  ],
  [
    "text",
    "wf-client-followup",
    PRACTICE,
    "sv",
    "Du får en kallelse till nästa undersökning.",
    "Boken kallas för en klassiker.",
  ],
  [
    "text",
    "wf-client-followup",
    PRACTICE,
    "da",
    "Du får en indkaldelse til næste kontrol.",
    "Vi har kontrol med hygiejnen.",
  ],
  [
    "text",
    "wf-client-followup",
    PRACTICE,
    "fi",
    "Muistutamme seuraavasta tarkastuksesta.",
    "Tarkastuksessa kuvataan hampaat.",
  ],
  [
    "text",
    "wf-client-followup",
    PRACTICE,
    "el",
    "Σας στέλνουμε υπενθύμιση για τον ετήσιο έλεγχο.",
    "Ο έλεγχος κρατά μία ώρα.",
  ],
  [
    "text",
    "wf-client-followup",
    PRACTICE,
    "cs",
    "Zveme vás na preventivní prohlídku každý rok.",
    "Prohlídka trvá půl hodiny.",
  ],
  ["text", "wf-client-followup", PRACTICE, "hu", "Emlékeztetjük a következő szűrésre.", "A szűrés fél óra."],
  [
    "text",
    "wf-client-followup",
    PRACTICE,
    "ro",
    "Vă reamintim următorul control periodic.",
    "Controlul durează o oră.",
  ],
  [
    "text",
    "wf-client-followup",
    PRACTICE,
    "tr",
    "Yıllık kontrol zamanınızı hatırlatıyoruz.",
    "Kontrol bir saat sürer.",
  ],
  ["text", "wf-client-followup", PRACTICE, "uk", "Нагадуємо про плановий огляд.", "Огляд триває годину."],
  ["text", "wf-client-followup", PRACTICE, "ru", "Напомним о следующем осмотре.", "Осмотр длится час."],
  ["text", "wf-appointment", PRACTICE, "no", "Ring oss for å få time hos tannlegen.", "Ring oss 24 timer i døgnet."],
  ["text", "wf-appointment", PRACTICE, "da", "Ring og få en tid i klinikken.", "Ring i god tid før ferien."],
  ["text", "wf-appointment", PRACTICE, "hu", "Időpontot telefonon kérhet.", "Rendelési idő és telefon."],
  ["text", "wf-appointment", PRACTICE, "tr", "Randevunuzu telefonla alabilirsiniz.", "Telefonla bilgi alabilirsiniz."],
  [
    "text",
    "wf-order-processing",
    SHOP,
    "sv",
    "Beställningar per telefon mot förskottsbetalning.",
    "Boka tid per telefon.",
  ],
  ["text", "wf-order-processing", SHOP, "no", "Bestillinger sendes mot forskuddsbetaling.", "Bestill time på telefon."],
  ["text", "wf-order-processing", SHOP, "da", "Ordrer sendes mod forudbetaling.", "Bestil tid på mail."],
  ["text", "wf-order-processing", SHOP, "cs", "Zboží objednáte e-mailem na dobírku.", "Objednejte se e-mailem."],
  ["text", "wf-order-processing", SHOP, "hu", "A megrendelést utánvéttel küldjük.", "Rendelési idő telefonon."],
  ["text", "wf-order-processing", SHOP, "ru", "Заказы принимаем по телефону.", "Закажите звонок на телефон."],
  ["text", "wf-fulfilment", SHOP, "fi", "Toimitus kotiin 3 arkipäivässä.", "Avoinna arkipäivisin."],
  ["text", "wf-fulfilment", SHOP, "el", "Αποστολή σε 3 εργάσιμες με courier.", "Ανοιχτά τις εργάσιμες ημέρες."],
  ["text", "wf-fulfilment", SHOP, "hu", "Házhoz szállítás futárral 2 munkanap alatt.", "Nyitva minden munkanap."],
  ["text", "wf-complaint-returns", SHOP, "fi", "Palautus 14 päivän kuluessa kuitilla.", "Anna palautetta meille."],
  ["text", "wf-complaint-returns", SHOP, "hu", "A termék 14 napon belül visszaküldhető.", "A termék 14 napig friss."],
  [
    "text",
    "wf-quality-docs",
    MAKER,
    "tr",
    "Teknik föyler ve test değerleri her ürün için sunulur.",
    "Her ürün için teknik servis sunulur.",
  ],
  [
    "text",
    "wf-quality-docs",
    MAKER,
    "fi",
    "Käyttöturvallisuustiedotteet ovat ladattavissa.",
    "Kuvat ovat ladattavissa.",
  ],
  [
    "text",
    "wf-event-registration",
    CHARITY,
    "da",
    "Tilmelding til foredraget er bindende.",
    "Foredraget ligger i parken.",
  ],
  ["text", "wf-event-registration", CHARITY, "fi", "Ilmoittaudu työpajaan ajoissa.", "Työpaja pidetään puistossa."],
  ["text", "wf-event-registration", CHARITY, "cs", "Přihlaste se na přednášku.", "Přednáška je v knihovně."],
  ["text", "wf-quote-proposal", TRADE, "fi", "Pyydä tarjous ilmaiseksi.", "Viikon tarjous on halpa."],
  ["text", "wf-quote-proposal", TRADE, "el", "Λάβετε προσφορά χωρίς υποχρέωση.", "Προσφορές της ημέρας."],
  ["text", "wf-membership-applications", CLUB, "tr", "Derneğimize üyelik için yazın.", "Hesap açın ve üye olun."],
  [
    "text",
    "wf-donation-processing",
    CHARITY,
    "hu",
    "Adományát a bankszámlaszámra várjuk.",
    "Az ado-vevő a polcon áll.",
  ],
];

describe.each(TOLD)("%s: %s", (by, family, kind, language, told, other) => {
  it(`is claimed from “${told}” (${language})`, () => {
    expect(claimed(kind, SITES[by].of(language, told))).toContain(family);
  });
  it(`is not claimed from “${other}” (${language})`, () => {
    expect(claimed(kind, SITES[by].beside(language, other))).not.toContain(family);
  });
});

describe("a dealer that has goods in stock and sells them without a cart", () => {
  const dealer: Kind = { industry: "retail", channels: ["phone"] };
  it.each([
    ["no", "2026-modeller på lager, levering hele Norge.", "Vi er på lag med deg i hele Norge."],
    ["sv", "Maskiner i lager, leverans i hela Sverige.", "Ett lag i hela Sverige."],
    ["da", "Maskiner på lager, levering i hele Danmark.", "Et lag i hele Danmark."],
    ["ro", "Utilaje pe stoc, livrare în toată țara.", "Clienți în toată țara."],
    ["uk", "Техніка в наявності, доставка по всій Україні.", "Клієнти по всій Україні."],
    ["hu", "Raktáron lévő gépek, országos kiszállítás.", "Országos hírű gépek."],
    ["fi", "Koneet varastossa, toimitus koko Suomeen.", "Tunnettu koko Suomessa."],
  ])("keeps stock and sends it (%s)", (language, told, other) => {
    const found = claimed(dealer, says(language, told));
    expect(found).toEqual(expect.arrayContaining(["wf-fulfilment", "wf-inventory-merch"]));
    for (const id of ["wf-fulfilment", "wf-inventory-merch"])
      expect(claimed(dealer, says(language, other))).not.toContain(id);
  });
  it("sends in Greek", () => {
    expect(claimed(dealer, says("el", "Αποστολές σε όλη την Ελλάδα."))).toContain("wf-fulfilment");
    expect(claimed(dealer, says("el", "Πελάτες σε όλη την Ελλάδα."))).not.toContain("wf-fulfilment");
  });
  it("keeps stock in Turkish", () => {
    expect(claimed(dealer, says("tr", "Geniş stok kapasitemiz var."))).toContain("wf-inventory-merch");
    expect(claimed(dealer, says("tr", "Geniş bir ekibimiz var."))).not.toContain("wf-inventory-merch");
  });
});

describe("a statement in a language that denies it", () => {
  it.each([
    ["ru", "Не рассчитаем стоимость без чертежа."],
    ["da", "Vi giver ikke gratis tilbud."],
  ])("claims no work (%s)", (language, sentence) => {
    expect(claimed(TRADE, says(language, sentence))).not.toContain("wf-quote-proposal");
  });
});
