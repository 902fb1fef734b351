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

/** What a link says, and what a link beside it says that is none of this work. */
const LINKED: [family: string, kind: Kind, language: string, says: string, other: string][] = [
  ["wf-quote-proposal", TRADE, "ru", "Расчёт стоимости", "Полезные статьи"],
  ["wf-quote-proposal", TRADE, "cs", "Poslat poptávku", "Po stopách řemesla"],
  ["wf-quote-proposal", TRADE, "sk", "Cenová ponuka", "Ponuka práce"],
  ["wf-quote-proposal", TRADE, "sv", "Begär offert", "Offentlig upphandling"],
  ["wf-quote-proposal", TRADE, "no", "Få et tilbud", "Tilbudte varer"],
  ["wf-quote-proposal", TRADE, "da", "Modtag tilbud", "Ugens tilbudsavis"],
  ["wf-quote-proposal", TRADE, "ro", "Cere oferta", "Oferta zilei"],
  ["wf-quote-proposal", TRADE, "uk", "Розрахувати вартість", "Наші статті"],
  ["wf-quote-proposal", TRADE, "hu", "Árajánlatkérés", "Napi ajánlat"],
  ["wf-quote-proposal", TRADE, "fi", "Jätä tarjouspyyntö", "Viikon tarjous"],
  ["wf-quote-proposal", TRADE, "el", "ΖΗΤΗΣΤΕ ΠΡΟΣΦΟΡΑ", "Προσφορές ημέρας"],
  ["wf-appointment", PRACTICE, "ru", "Запись к врачу", "Записки врача"],
  ["wf-appointment", PRACTICE, "cs", "Objednejte se", "Objednávka léků"],
  ["wf-appointment", PRACTICE, "da", "Bestil en tid", "Tidligere artikler"],
  ["wf-appointment", PRACTICE, "ro", "Programări", "Program de lucru"],
  ["wf-appointment", PRACTICE, "uk", "Записатися на прийом", "Приймальня"],
  ["wf-appointment", PRACTICE, "hu", "Időpontfoglalás", "Időjárás"],
  ["wf-appointment", PRACTICE, "fi", "Ajanvaraus", "Ajankohtaista"],
  ["wf-appointment", PRACTICE, "el", "Ραντεβού", "Άρθρα"],
  ["wf-lead-intake", TRADE, "ru", "Заказать звонок", "Звонок в прошлое"],
  ["wf-reservations", INN, "cs", "Ubytování", "Okolí"],
  ["wf-reservations", INN, "fi", "Varaa huone", "Huonekalut"],
  ["wf-reservations", FOOD, "hu", "Asztalfoglalás", "Asztalaink"],
  ["wf-menu-updates", FOOD, "hu", "Étlap", "Története"],
  ["wf-donation-processing", CHARITY, "ru", "Сделать пожертвование", "Отчёты"],
  ["wf-donation-processing", CHARITY, "cs", "Podpořte nás", "Podpora prodeje"],
  ["wf-volunteer-management", CHARITY, "uk", "Волонтерам", "Звіти"],
  ["wf-membership-applications", CHARITY, "da", "Indmeldelse", "Medlemsblad"],
  ["wf-property-listing", AGENT, "hu", "Eladó lakások", "Eladósodás"],
  ["wf-bookkeeping", OFFICE, "fi", "Kirjanpitopalvelut", "Kirjasto"],
  ["wf-quote-proposal", TRADE, "uk", "Прорахувати вартість", "Вартість доставки"],
  ["wf-appointment", PRACTICE, "no", "Bestill behandling", "Behandling av data"],
  ["wf-admissions", SCHOOL, "el", "Εγγραφές μαθητών", "Νέα μαθητών"],
  ["wf-admissions", SCHOOL, "fi", "Hae koulutukseen", "Hae sivulta"],
  ["wf-membership-applications", CHARITY, "fi", "Jäsenhakemus", "Jäsenlehti"],
  ["wf-membership-applications", CHARITY, "no", "Meld deg inn", "Meld feil"],
  ["wf-membership-applications", CHARITY, "uk", "Членські внески", "Наші члени"],
  ["wf-donation-processing", CHARITY, "ro", "Fă o donație", "Fă sport"],
  ["wf-donation-processing", CHARITY, "el", "Κάντε δωρεά", "Κάντε κλικ"],
  ["wf-volunteer-management", CHARITY, "hu", "Legyél önkéntes", "Legyél boldog"],
  ["wf-dealer-enquiry", MAKER, "no", "Finn forhandler", "Finn frem"],
  ["wf-dealer-enquiry", MAKER, "fi", "Jälleenmyyjät", "Myyjät"],
  ["wf-dealer-enquiry", MAKER, "uk", "Стати дилером", "Стати кращими"],
  ["wf-after-sales", MAKER, "fi", "Varaosat", "Varat"],
  ["wf-after-sales", MAKER, "el", "Ανταλλακτικά", "Ανταλλαγή απόψεων"],
  ["wf-after-sales", MAKER, "hu", "Pótalkatrészek", "Pótkocsi"],
  ["wf-quality-docs", MAKER, "sv", "Materialintyg", "Materialval"],
  ["wf-maintenance-requests", TRADE, "uk", "Викликати майстра", "Наші майстри"],
  ["wf-maintenance-requests", TRADE, "el", "Δήλωση βλάβης", "Δήλωση απορρήτου"],
  ["wf-dispatch-field", TRADE, "fi", "Kotikäynnit", "Kotisivut"],
  ["wf-dispatch-field", TRADE, "ro", "Ne deplasăm la client", "Ne bucurăm de clienți"],
  ["wf-event-registration", CHARITY, "uk", "Купити квиток", "Квиткові історії"],
  ["wf-event-registration", CHARITY, "no", "Kjøp billetter", "Billedgalleri"],
  ["wf-certificates", COURSES, "da", "Kursusbevis", "Kursuslokale"],
  ["wf-certificates", COURSES, "el", "Βεβαίωση παρακολούθησης", "Παρακολούθηση πακέτου"],
  ["wf-document-collection", OFFICE, "ro", "Acte necesare", "Acte de curaj"],
  ["wf-document-collection", OFFICE, "el", "Απαραίτητα δικαιολογητικά", "Απαραίτητα cookies"],
  ["wf-job-report", TRADE, "fi", "Tarkastuspöytäkirja", "Tarkastelu"],
  ["wf-food-ordering", FOOD, "uk", "Кейтеринг", "Кермо"],
  [
    "wf-rental-booking",
    { industry: "other", subKind: "rental", channels: ["phone"] },
    "sv",
    "Maskinuthyrning",
    "Stuguthyrning",
  ],
];

describe.each(LINKED)("%s", (family, kind, language, words, other) => {
  const linked = (label: string) => home(language, { anchors: [anchor("/more", label)] });
  it(`is claimed from “${words}” (${language})`, () => {
    expect(claimed(kind, linked(words))).toContain(family);
  });
  it(`is not claimed from “${other}” (${language})`, () => {
    expect(claimed(kind, linked(other))).not.toContain(family);
  });
});

describe("a heading that holds a word of the work and names none", () => {
  it.each([
    ["wf-appointment", TRADE, "tr", "Randevu alın", "Randevusuz gelin"],
    ["wf-appointment", TRADE, "da", "Bestil tid", "Levering efter aftale"],
    ["wf-appointment", TRADE, "no", "Bestill time", "Pris etter avtale"],
    ["wf-appointment", PRACTICE, "ru", "Запись к врачу", "Запись к нам в рассылку"],
    ["wf-reservations", INN, "ro", "Rezervă o cameră", "Camere video și alarme"],
    ["wf-membership-applications", CLUB, "ar", "طلب عضوية", "منتجات عضوية"],
    ["wf-membership-billing", CLUB, "da", "Vælg abonnement", "Abonnement på nyhedsbrev"],
  ] as const)("%s", (family, kind, language, names, other) => {
    const headedBy = (title: string) => claimed(kind, home(language, { headings: [heading(2, title)] }));
    expect(headedBy(names)).toContain(family);
    expect(headedBy(other)).not.toContain(family);
  });
});

const TOLD: [family: string, kind: Kind, language: string, told: string, other: string][] = [
  ["wf-quote-proposal", TRADE, "ru", "Рассчитаем стоимость ремонта за день.", "Стоимость ремонта выросла за день."],
  ["wf-quote-proposal", TRADE, "da", "Du får et uforpligtende tilbud.", "Du får ugens tilbud i butikken."],
  ["wf-quote-proposal", TRADE, "sv", "Vi lämnar ett maxpris efter besök.", "Elbolaget har ett maxpris."],
  ["wf-dispatch-field", TRADE, "ru", "Приедем к вам в тот же день.", "Вы приедете в другой день."],
  ["wf-dispatch-field", TRADE, "uk", "Приїдемо до вас за годину.", "До вас приїде годинник."],
  ["wf-admissions", SCHOOL, "cs", "Přihlášky přijímáme osobně.", "Osobně vás přivítáme."],
  ["wf-donation-processing", CHARITY, "sv", "Ge ditt bidrag med swish.", "Föreningen får bidrag av kommunen."],
  [
    "wf-claims-insurance",
    PRACTICE,
    "no",
    "Vi sender refusjonskrav direkte til Helfo.",
    "Vi sender svar direkte til deg.",
  ],
  [
    "wf-claims-insurance",
    PRACTICE,
    "sv",
    "Vi är anslutna till Försäkringskassan för tandvård.",
    "Vi är anslutna till fiber.",
  ],
  [
    "wf-claims-insurance",
    PRACTICE,
    "da",
    "Tilskud fra sygesikringen afregnes direkte.",
    "Tilskud til isolering søges direkte.",
  ],
  [
    "wf-claims-insurance",
    PRACTICE,
    "fi",
    "Saat Kela-korvauksen suoraan meiltä.",
    "Saat korvaavan tuotteen suoraan meiltä.",
  ],
  ["wf-claims-insurance", PRACTICE, "el", "Είμαστε συμβεβλημένοι με τον ΕΟΠΥΥ.", "Είμαστε ανοιχτοί όλη μέρα."],
  [
    "wf-claims-insurance",
    PRACTICE,
    "cs",
    "Máme smlouvy s pojišťovnami a výkony jim účtujeme.",
    "Máme smlouvy s dodavateli.",
  ],
  ["wf-claims-insurance", PRACTICE, "sk", "Výkony hradí zdravotná poisťovňa.", "Výkony hradí klub."],
  [
    "wf-claims-insurance",
    PRACTICE,
    "hu",
    "Az egészségpénztárral szerződésben állunk.",
    "A bérlővel szerződésben állunk.",
  ],
  ["wf-claims-insurance", PRACTICE, "ro", "Avem contract cu Casa de Asigurări.", "Avem contract cu furnizorul."],
  [
    "wf-claims-insurance",
    PRACTICE,
    "tr",
    "Özel sağlık sigortaları ile anlaşmamız var.",
    "Özel günler için anlaşmamız var.",
  ],
  ["wf-claims-insurance", PRACTICE, "ru", "Принимаем пациентов по полису ДМС.", "Принимаем пациентов каждый день."],
  [
    "wf-client-followup",
    PRACTICE,
    "no",
    "Regelmessig innkalling til undersøkelse.",
    "Regelmessig rengjøring av rommene.",
  ],
  [
    "wf-client-followup",
    PRACTICE,
    "sv",
    "Du får en kallelse till nästa undersökning.",
    "Boken kallas för en klassiker.",
  ],
  ["wf-client-followup", PRACTICE, "da", "Du får en indkaldelse til næste kontrol.", "Vi har kontrol med hygiejnen."],
  ["wf-client-followup", PRACTICE, "fi", "Muistutamme seuraavasta tarkastuksesta.", "Tarkastuksessa kuvataan hampaat."],
  ["wf-client-followup", PRACTICE, "el", "Σας στέλνουμε υπενθύμιση για τον ετήσιο έλεγχο.", "Ο έλεγχος κρατά μία ώρα."],
  ["wf-client-followup", PRACTICE, "cs", "Zveme vás na preventivní prohlídku každý rok.", "Prohlídka trvá půl hodiny."],
  ["wf-client-followup", PRACTICE, "hu", "Emlékeztetjük a következő szűrésre.", "A szűrés fél óra."],
  ["wf-client-followup", PRACTICE, "ro", "Vă reamintim următorul control periodic.", "Controlul durează o oră."],
  ["wf-client-followup", PRACTICE, "tr", "Yıllık kontrol zamanınızı hatırlatıyoruz.", "Kontrol bir saat sürer."],
  ["wf-client-followup", PRACTICE, "uk", "Нагадуємо про плановий огляд.", "Огляд триває годину."],
  ["wf-client-followup", PRACTICE, "ru", "Напомним о следующем осмотре.", "Осмотр длится час."],
  ["wf-appointment", PRACTICE, "no", "Ring oss for å få time hos tannlegen.", "Ring oss 24 timer i døgnet."],
  ["wf-appointment", PRACTICE, "da", "Ring og få en tid i klinikken.", "Ring i god tid før ferien."],
  ["wf-appointment", PRACTICE, "hu", "Időpontot telefonon kérhet.", "Rendelési idő és telefon."],
  ["wf-appointment", PRACTICE, "tr", "Randevunuzu telefonla alabilirsiniz.", "Telefonla bilgi alabilirsiniz."],
  ["wf-order-processing", SHOP, "sv", "Beställningar per telefon mot förskottsbetalning.", "Boka tid per telefon."],
  ["wf-order-processing", SHOP, "no", "Bestillinger sendes mot forskuddsbetaling.", "Bestill time på telefon."],
  ["wf-order-processing", SHOP, "da", "Ordrer sendes mod forudbetaling.", "Bestil tid på mail."],
  ["wf-order-processing", SHOP, "cs", "Zboží objednáte e-mailem na dobírku.", "Objednejte se e-mailem."],
  ["wf-order-processing", SHOP, "hu", "A megrendelést utánvéttel küldjük.", "Rendelési idő telefonon."],
  ["wf-order-processing", SHOP, "ru", "Заказы принимаем по телефону.", "Закажите звонок на телефон."],
  ["wf-fulfilment", SHOP, "fi", "Toimitus kotiin 3 arkipäivässä.", "Avoinna arkipäivisin."],
  ["wf-fulfilment", SHOP, "el", "Αποστολή σε 3 εργάσιμες με courier.", "Ανοιχτά τις εργάσιμες ημέρες."],
  ["wf-fulfilment", SHOP, "hu", "Házhoz szállítás futárral 2 munkanap alatt.", "Nyitva minden munkanap."],
  ["wf-complaint-returns", SHOP, "fi", "Palautus 14 päivän kuluessa kuitilla.", "Anna palautetta meille."],
  ["wf-complaint-returns", SHOP, "hu", "A termék 14 napon belül visszaküldhető.", "A termék 14 napig friss."],
  [
    "wf-quality-docs",
    MAKER,
    "tr",
    "Teknik föyler ve test değerleri her ürün için sunulur.",
    "Her ürün için teknik servis sunulur.",
  ],
  ["wf-quality-docs", MAKER, "fi", "Käyttöturvallisuustiedotteet ovat ladattavissa.", "Kuvat ovat ladattavissa."],
  ["wf-event-registration", CHARITY, "da", "Tilmelding til foredraget er bindende.", "Foredraget ligger i parken."],
  ["wf-event-registration", CHARITY, "fi", "Ilmoittaudu työpajaan ajoissa.", "Työpaja pidetään puistossa."],
  ["wf-event-registration", CHARITY, "cs", "Přihlaste se na přednášku.", "Přednáška je v knihovně."],
  ["wf-quote-proposal", TRADE, "fi", "Pyydä tarjous ilmaiseksi.", "Viikon tarjous on halpa."],
  ["wf-quote-proposal", TRADE, "el", "Λάβετε προσφορά χωρίς υποχρέωση.", "Προσφορές της ημέρας."],
  ["wf-membership-applications", CLUB, "tr", "Derneğimize üyelik için yazın.", "Hesap açın ve üye olun."],
  ["wf-donation-processing", CHARITY, "hu", "Adományát a bankszámlaszámra várjuk.", "Az ado-vevő a polcon áll."],
];

describe.each(TOLD)("%s", (family, kind, language, told, other) => {
  it(`is claimed where a sentence tells of it (${language})`, () => {
    expect(claimed(kind, headed(language, told))).toContain(family);
  });
  it(`is not claimed where it tells of something else (${language})`, () => {
    expect(claimed(kind, says(language, other))).not.toContain(family);
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
