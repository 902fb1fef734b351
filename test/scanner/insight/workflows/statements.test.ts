// Sentences in which a business says what it does, each beside one that uses the same words for something else.
import { describe, expect, it } from "vitest";
import statements from "../../../../src/scanner/insight/data/statements.json" with { type: "json" };
import { evaluateSignal } from "../../../../src/scanner/insight/signals/evaluate-signal.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { WORKFLOW_FAMILIES } from "../../../../src/scanner/insight/workflow-families.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { heading, page, profile, site, text } from "../../../fixtures/site.ts";

const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "pl"];
/** In which the work that most small firms do is read too. */
const MORE_LANGUAGES = ["sv", "cs", "ru", "no", "da", "ro", "uk", "tr", "ar", "id", "he", "hi", "bn", "el", "fi", "hu"];

function strengthOf(id: string, language: string, over: Partial<PageFacts>): number {
  const [family] = WORKFLOW_FAMILIES;
  if (!family) throw new Error("no families");
  const own = profile();
  const evidence = site({
    pages: [page({ htmlLang: language, ...over })],
    profile: { ...own, language: { ...own.language, value: language }, languages: [language] },
  });
  return evaluateSignal(readSite(evidence), `states:${id}`, family).strength;
}

/** Words of a group: each may be whole, begin with a star, or end with one after three letters or more. */
const WORD = /^(?=.{1,60}$)(?:\*[^*|+\s]+|[^*|+\s]+|[^*|+\s]{3,}\*)(?: (?:[^*|+\s]+|[^*|+\s]{3,}\*))*$/u;

type Twin = [language: string, says: string, onlySoundsLikeIt: string];

const TWINS: Record<keyof typeof statements, Twin[]> = {
  "reminds-when-due": [
    [
      "en",
      "You will receive an annual reminder from us one month before your inspection falls due.",
      "We send a reminder when your yearly payment for the service is due.",
    ],
    [
      "en",
      "We remind you when your next eye test is due.",
      "We remind you that the next service of the boiler is a duty.",
    ],
    [
      "de",
      "Wir erinnern Sie rechtzeitig an die nächste Wartung.",
      "Wir erinnern Sie daran, dass die Wartung Pflicht ist.",
    ],
    [
      "fr",
      "Chaque année, nous vous prévenons avant l'entretien.",
      "Nous vous rappelons que l'entretien annuel est obligatoire.",
    ],
    ["es", "Te avisamos cuando toca la revisión.", "Le recordamos que la revisión anual es obligatoria."],
    ["pt", "Avisamos antes da próxima revisão.", "Lembramos que a revisão anual é obrigatória."],
    ["it", "Ti ricordiamo la scadenza della manutenzione.", "Vi ricordiamo che la manutenzione annuale è un obbligo."],
    ["nl", "Wij herinneren u aan de onderhoudsbeurt.", "Wij herinneren u eraan dat onderhoud verplicht is."],
    ["pl", "Przypomnimy o przeglądzie.", "Przypominamy, że przegląd jest obowiązkowy."],
  ],
  "handles-claims": [
    ["en", "For a warranty claim send us the receipt.", "A ten-year warranty on every roof."],
    ["de", "Im Garantiefall melden Sie sich mit dem Kaufbeleg.", "Mit 30 Jahren Garantie auf das Material."],
    ["fr", "Pour faire jouer la garantie, présentez votre preuve d'achat.", "Une garantie de dix ans sur la toiture."],
    ["es", "Para tramitar la garantía, envíenos la factura de compra.", "Diez años de garantía en todo el equipo."],
    ["pt", "Para acionar a garantia, apresente o talão.", "Dez anos de garantia em todas as peças."],
    ["it", "Per attivare la garanzia serve lo scontrino.", "Dieci anni di garanzia su ogni tetto."],
    ["nl", "Voor aanspraak op garantie bewaart u het aankoopbewijs.", "Tien jaar garantie op elk dak."],
    ["pl", "Aby zgłosić reklamację, prosimy o dowód zakupu.", "Blachy mają do 40 lat gwarancji."],
  ],
  "buys-used-goods": [
    ["en", "Sell us your old guitar and get an offer by mail.", "Buy used books in our shop."],
    ["de", "Ankauf: Wir bewerten Ihr Fahrrad und machen ein Angebot.", "Das Angebot im Laden wechselt."],
    ["fr", "Nous rachetons votre ancien appareil, offre sous deux jours.", "Une offre pour les anciens élèves."],
    ["pl", "Skup płyt winylowych, wycena w sklepie.", "Wycena mebli na wymiar."],
  ],
  bills: [
    ["sv", "Avdraget dras direkt: vi fakturerar med F-skatt.", "Skatt på öl."],
    ["cs", "Fakturu zašleme e-mailem.", "Zašleme katalog e-mailem."],
    ["en", "We send you an invoice at the end of the month.", "Our software reads every invoice for errors."],
    ["de", "Die Rechnung schicken wir Ihnen nach der Montage.", "Rechnen Sie mit uns."],
    ["pl", "Fakturę wystawiamy z terminem 14 dni.", "Faktura tkaniny jest miękka."],
  ],
  "onboards-clients": [
    ["en", "After a first call you get a proposal in writing.", "Call us first thing in the morning."],
    ["fr", "Après un premier entretien, nous vous adressons une proposition.", "Le premier magasin de Lyon."],
    ["nl", "Na de kennismaking ontvangt u een voorstel.", "Kennismaking met de buurt."],
  ],
  "handles-insurance": [
    ["en", "We bill your insurance directly.", "We accept cash, cards and dental insurance."],
    ["de", "Wir rechnen direkt mit Ihrer Krankenkasse ab.", "Wir akzeptieren Karten und Zahnversicherungen."],
    ["de", "Ich rechne direkt mit den Krankenkassen ab.", "Ich rechne mit allem, auch mit Krankheit."],
    ["fr", "Nous pratiquons le tiers payant.", "Nous acceptons les cartes et les assurances dentaires."],
    ["es", "Tramitamos el parte con su aseguradora.", "Aceptamos tarjetas y seguros dentales."],
    ["pt", "Participamos o sinistro à seguradora.", "Aceitamos cartões e seguros dentários."],
    ["it", "Seguiamo la pratica con la vostra assicurazione.", "Accettiamo carte e assicurazioni dentali."],
    ["nl", "Wij declareren rechtstreeks bij uw zorgverzekeraar.", "Wij accepteren pinpas en tandartsverzekeringen."],
    ["pl", "Rozliczamy wizytę z ubezpieczycielem.", "Przyjmujemy karty i ubezpieczenie stomatologiczne."],
    ["en", "We work with all insurance companies.", "We work with all schools."],
    ["de", "Wir arbeiten mit allen Versicherungen zusammen.", "Wir arbeiten mit allen Sinnen."],
    ["fr", "Nous travaillons avec toutes les assurances.", "Nous travaillons avec toutes les écoles."],
    ["es", "Trabajamos con todas las aseguradoras.", "Trabajamos con todas las escuelas."],
    ["pt", "Trabalhamos com todas as seguradoras.", "Trabalhamos com todas as escolas."],
    ["it", "Lavoriamo con tutte le assicurazioni.", "Lavoriamo con tutte le scuole."],
    ["nl", "Wij werken met alle verzekeraars.", "Wij werken met alle scholen."],
    ["pl", "Współpracujemy ze wszystkimi ubezpieczycielami.", "Współpracujemy ze wszystkimi szkołami."],
  ],
  "handles-orders": [
    ["en", "Orders are typically processed within two days.", "Everything in good order."],
    ["de", "Bestellungen werden innerhalb von zwei Tagen versandt.", "Auf Bestellung gefertigt."],
    ["fr", "Les commandes sont expédiées sous deux jours.", "Sur commande seulement."],
    ["pl", "Zamówienia realizujemy w ciągu dwóch dni.", "Na zamówienie."],
    ["en", "Orders are confirmed on receipt of payment.", "In order to confirm, bring the receipt."],
    ["de", "Die Bestellung ist mit Zahlungseingang verbindlich.", "Verbindlich ist allein das Gesetz."],
    ["fr", "La commande est validée après paiement.", "La commande de l'orchestre."],
    ["es", "El pedido queda confirmado tras el pago.", "El pago del alquiler."],
    ["pt", "A encomenda fica confirmada após o pagamento.", "O pagamento das quotas."],
    ["it", "L'ordine è confermato dopo il pagamento.", "L'ordine dei medici."],
    ["nl", "De bestelling is definitief na betaling.", "De orde van dienst."],
    ["pl", "Zamówienie zostaje przyjęte po wpłacie.", "Zamówienie mszy świętej."],
  ],
  "offers-help": [
    ["en", "Families may apply for our services at any time.", "We help where we can."],
    ["de", "Eine Förderung beantragen Sie bei uns.", "Mit Unterstützung der Stadt."],
    ["es", "Solicite la ayuda en nuestra oficina.", "Gracias por su ayuda."],
  ],
  "accepts-insurance": [
    ["en", "We accept Bupa, AXA Health and Vitality.", "We insure that every tooth lasts."],
    ["de", "Die Kosten werden von der Krankenkasse übernommen.", "Wir übernehmen Verantwortung."],
    ["it", "Siamo in convenzione con le principali assicurazioni.", "Una soluzione conveniente."],
  ],
  "needs-papers": [
    ["en", "Please bring your bank statements to the meeting.", "Our documents are kept in a vault."],
    ["es", "Tienes que traer los documentos del año anterior.", "Los documentos antiguos del museo."],
    ["pl", "Dokumenty prosimy przesłać pocztą elektroniczną.", "Dokumentacja techniczna budynku."],
    [
      "fr",
      "Nous vous aidons pour la constitution de votre dossier.",
      "Instruction du dossier et constitution de la dotation d'un fonds.",
    ],
    ["es", "Recopilamos la documentación por usted.", "Tramitamos su expediente hasta la sentencia."],
    ["it", "Raccogliamo i documenti per voi.", "Raccogliere le idee e metterle in pratica."],
  ],
  "services-goods": [
    ["de", "Ersatzteile, Werkstatt und Kundendienst.", "Ein Ersatz für die Werkstatt."],
    ["sv", "Reservdelar finns i lager.", "Böcker finns i lager."],
    ["cs", "Náhradní díly máme skladem.", "Knihy máme skladem."],
    ["cs", "Provádíme servis a opravy čerpadel.", "Prodej čerpadel."],
    ["en", "Spare parts for every model are in stock.", "A part of our history."],
    ["fr", "Nous tenons en stock les pièces détachées.", "Une pièce de théâtre."],
    ["nl", "Reserveonderdelen uit voorraad leverbaar.", "Een onderdeel van ons team."],
  ],
  "takes-workshop-jobs": [
    ["en", "Bring your watch to our workshop on any weekday.", "We run a workshop on poetry."],
    ["it", "Ti mandiamo un messaggio quando è pronta da ritirare.", "Siamo pronti per l'estate."],
    ["de", "Wir rufen an, sobald Ihr Rad fertig ist.", "Fertig ist das Mittagessen."],
  ],
  "sends-people": [
    ["en", "We drop the skip off and collect it when it is full.", "Skip the queue and collect your points."],
    ["en", "Weekly or fortnightly cleans by the same person.", "A weekly letter by the same person."],
    ["de", "Wir stellen den Container und holen ihn auf Abruf.", "Wir stellen Ihnen das Team vor."],
    ["fr", "Nous livrons la benne le matin.", "Nous livrons le matin."],
    ["fr", "Je viens à domicile pour un bilan.", "Je viens de Bretagne."],
    ["es", "Instalamos el volquete donde lo necesite.", "Instalamos el programa donde lo necesite."],
    ["es", "Llegamos en veinte minutos.", "La visita dura veinte minutos."],
    ["pt", "Colocamos e retiramos a caçamba.", "Colocamos e retiramos dúvidas."],
    ["it", "Passiamo ogni due settimane da aprile.", "Passiamo al prossimo punto."],
    ["nl", "Binnen dertig minuten staan we bij u voor de deur.", "De les begint binnen dertig minuten."],
    ["pl", "Podstawiamy kontener i odbieramy go po dwóch dniach.", "Odbieramy telefony po dwóch dniach."],
    ["sv", "Vi kommer hem till dig och tar med verktyg.", "Välkommen hem till dig själv."],
    ["sv", "Vi arbetar i hela Skåne.", "Vi arbetar med hela teamet."],
    ["cs", "Přijedeme k vám do hodiny.", "Jízda trvá hodinu."],
    ["cs", "Servis přímo u zákazníka.", "Zákazník je na prvním místě."],
    ["en", "Our engineer can visit the same day.", "Engineers love our visitor center."],
    ["fr", "Nous intervenons dans un rayon de 30 km.", "Une intervention du maire."],
    ["pl", "Dojeżdżamy na terenie całego województwa.", "Teren wokół domu."],
  ],
  "seeks-staff": [
    ["es", "Envíe su candidatura: las candidaturas se envían por correo.", "Las candidaturas al premio."],
    ["pt", "As candidaturas devem ser enviadas por email.", "As candidaturas ao prémio."],
    ["nl", "Sollicitaties kunt u per mail sturen.", "Sollicitaties zijn spannend."],
    ["pl", "Zgłoszenia do pracy prosimy przesyłać pocztą.", "Zgłoszenia na konkurs."],
    ["en", "We are always looking for passionate educators.", "Educators visit our museum."],
    ["de", "Bewerbungen richten Sie bitte an das Büro.", "Bewerbungen um den Preis der Stadt."],
    ["fr", "Envie de nous rejoindre ? Un poste est libre.", "Envie de nous rejoindre ?"],
    ["sv", "Vi söker en ny kollega.", "Vi söker svar."],
    ["cs", "Hledáme kolegu do dílny.", "Hledáme cestu."],
    ["en", "Send us your resume and two references.", "Download my CV."],
    ["de", "Wir suchen eine Fachkraft in Vollzeit (m/w/d).", "Suchen Sie ein Geschenk?"],
    ["it", "Cerchiamo personale di sala con esperienza.", "Cerchi una pizza? Chiama."],
    ["es", "Buscamos cocinero con experiencia.", "Buscamos el equilibrio entre viabilidad técnica y experiencia."],
    ["es", "Trabaja con nosotros.", "Nuestro equipo técnico trabaja en la formulación."],
  ],
  "takes-returns": [
    ["it", "Il cambio merce è possibile entro 15 giorni.", "Cambio di immagine e nuovi prodotti."],
    ["en", "Return goods to the shop with the label.", "Return to shop"],
    ["fr", "Retour de l'article en boutique sous 14 jours.", "Retour à la boutique"],
    ["en", "Unused goods can be returned within 30 days.", "We return your call within a day."],
    ["de", "Legen Sie das Rücksendeformular ins Paket.", "Rückenschmerzen sind häufig."],
    ["nl", "U kunt het artikel binnen 14 dagen retourneren.", "Een retourtje Utrecht."],
  ],
  "takes-registrations": [
    ["en", "To register for the workshop, email us; places are limited.", "Register your product online."],
    ["de", "Zur Anmeldung schreiben Sie uns bitte eine E-Mail.", "Eine Anmeldung ist nicht nötig."],
    ["it", "Ci si iscrive al corso con una mail.", "Il corso Garibaldi è chiuso."],
    ["en", "The wine tasting is sold out.", "This size is sold out."],
    ["nl", "De workshop is volgeboekt.", "Het hotel is volgeboekt."],
    ["pl", "Na warsztaty brak miejsc.", "Brak miejsc parkingowych."],
  ],
  "enrols-learners": [
    ["en", "Apply for a school place now.", "You understand how to apply this in every lesson."],
    ["en", "New swimmers join the waiting list for lessons.", "Swimmers love the lake."],
    ["de", "Zur Anmeldung bringst du Ausweis und Sehtest mit.", "Der Ausweis liegt am Empfang."],
    ["de", "Im Mai sind noch drei Kursplätze frei.", "Drei Parkplätze sind frei."],
    ["fr", "Pour l'inscription, apportez une pièce d'identité.", "Apportez une pièce de tissu."],
    ["en", "Enrol for the autumn term in September.", "The term insurance is old."],
    ["es", "El plazo de matrícula se abre en mayo.", "La matrícula del coche."],
    ["nl", "Boek eerst een proefles.", "Een les voor het leven."],
  ],
  "runs-subscriptions": [
    ["en", "Subs for the season are 60 pounds.", "What are the fees for the 2026 season?"],
    ["en", "Membership renews every year unless you cancel.", "Our members meet at the bar."],
    ["fr", "L'abonnement se résilie chaque mois.", "Abonnez-vous à la chaîne."],
    ["pl", "Karnet na miesiąc kosztuje 120 zł.", "Karnet na biurko."],
  ],
  "gets-reviews": [
    ["en", "4.9 stars in 63 Google reviews.", "We manage your Google listing."],
    ["de", "Über 80 Bewertungen bei Google.", "Google Maps zeigt den Weg."],
    ["pl", "Opinia z Google", "Google Mapy pokażą drogę."],
    ["en", "Read all our reviews on Google.", "See all book reviews."],
    ["de", "Alle Bewertungen lesen", "Alle Rezensionen lesen"],
    ["fr", "Voir tous les avis clients", "Consulter les avis de décès"],
    ["es", "Leer las opiniones de nuestros clientes", "Leer todas las reseñas de libros"],
    ["pt", "Ver todas as avaliações de clientes", "Ver todas as avaliações do semestre"],
    ["it", "Leggi le recensioni dei clienti", "Leggi tutte le recensioni di libri"],
    ["nl", "Bekijk alle 524 beoordelingen op Tweakers", "Bekijk alle projecten"],
    ["pl", "Zobacz opinie klientów", "Zobacz opinie prawne"],
  ],
  "keeps-contact": [
    ["en", "We send a reminder when the next booster is due.", "A reminder of better days."],
    ["de", "Wir erinnern Sie an die jährliche Kontrolle.", "Erinnerungen an den Urlaub."],
    ["nl", "Check-in na drie maanden.", "Check-in vanaf 15 uur."],
  ],
  "sells-wholesale": [
    ["en", "Resellers, please ask for terms and apply by email.", "Sold to retailers in 1990."],
    ["de", "Wiederverkäufer erhalten unsere Preisliste auf Anfrage.", "Früher gab es hier einen Händler."],
    ["fr", "Revendeurs, demandez nos conditions.", "Un distributeur automatique."],
    ["en", "Looking for wholesale?", "A wholesale change of mind."],
    ["fr", "Vente aux professionnels", "Nos clients professionnels"],
    ["pl", "Klienci hurtowi", "Klienci o nas"],
  ],
  "writes-quotes": [
    ["fr", "Le prix est établi au cas par cas.", "Un prix littéraire."],
    ["es", "Cada caso se presupuesta por separado: se presupuesta caso por caso.", "El presupuesto del Estado."],
    ["pt", "Cada festa é orçamentada caso a caso.", "O caso da festa."],
    ["it", "Ogni evento è quotato singolarmente.", "Un titolo quotato in borsa."],
    ["en", "Every event is different, so favors are quoted personally.", "He was quoted in the paper."],
    ["de", "Jedes Fest wird individuell kalkuliert.", "Ein kalkuliertes Risiko."],
    ["nl", "Elk feest wordt apart geprijsd.", "Een apart verhaal."],
    ["en", "We will price it from your drawings.", "The price of our drawings."],
    ["en", "We come round and give you a fixed price.", "The same fixed price for all books."],
    ["de", "Wir schauen uns alles an, dann gilt ein fester Preis.", "Den Preis sehen Sie im Regal."],
    ["de", "Schicken Sie uns Ihren Schaltplan, wir kalkulieren.", "Der Schaltplan liegt bei."],
    ["fr", "Un conseiller vient estimer le volume chez vous.", "Le volume de la boîte."],
    ["es", "Visitamos el local y le damos un precio cerrado.", "El museo se visita sin precio."],
    ["it", "Sopralluogo senza impegno in provincia.", "Un sopralluogo della polizia."],
    ["nl", "Wij kijken er kosteloos naar en geven een duidelijke prijs.", "Hier kunt u de prijs bekijken."],
    ["pl", "Wyceniamy po obejrzeniu ogrodu na miejscu.", "Na miejscu jest parking."],
    ["sv", "Begär en kostnadsfri offert i dag.", "Kostnadsfri parkering i dag."],
    ["cs", "Cenovou nabídku připravíme zdarma.", "Nabídka akcí, doprava zdarma."],
    ["en", "Contact sales for a quote.", "A quote by Goethe."],
    ["fr", "Sous quinze jours vous recevez un devis détaillé.", "La devise de la maison."],
    ["es", "Pide presupuesto sin compromiso.", "El presupuesto del Estado."],
  ],
  "shows-demos": [
    ["en", "Ask for a demo", "We demo nothing."],
    ["de", "Demo vereinbaren", "Demonstrationen in Berlin"],
    ["it", "Prenota una demo", "Democrazia e scuola"],
  ],
  "offers-trial": [
    ["en", "Try it for free for 14 days.", "Try our gluten free bread for 14 days."],
    ["de", "Testen Sie 14 Tage kostenlos.", "Wir testen jeden Tag."],
  ],
  "takes-orders": [
    ["en", "How to order? Simply contact us.", "In order to help you, contact us."],
    ["en", "Send us your selection.", "We will send you a message with a selection of new books."],
    ["en", "Send us your wish list in one WhatsApp.", "If an item in your cart sells out, we send you a message."],
    ["de", "Schicken Sie uns Ihre Merkliste.", "Bei Fragen zur Auswahl senden Sie uns eine Nachricht."],
    ["fr", "Envoyez-nous votre sélection.", "Nous envoyons un message avec notre sélection."],
    ["es", "Envíanos tu selección.", "Te envían un mensaje con la selección del mes."],
    ["es", "Envíanos mensaje con tu pedido.", "Envíanos mensaje con tu nombre."],
    ["es", "Tu pedido: mensaje a nuestro móvil.", "Tu duda: mensaje a nuestro móvil."],
    ["pt", "Envie a sua lista.", "Envie uma mensagem sobre a nossa seleção."],
    [
      "es",
      "Agrega productos a Mi selección y envíanos todo por WhatsApp.",
      "Dudas sobre la selección: envíanos un WhatsApp.",
    ],
    ["it", "Inviaci la tua selezione.", "Inviaci un messaggio sulla selezione di vini."],
    ["it", "Torte su ordinazione, chiamateci.", "In ordine alfabetico."],
    ["pl", "Zamówienia przyjmujemy telefonicznie.", "Zamówienia publiczne"],
  ],
  caters: [
    ["en", "Catering for weddings and parties.", "We eat together."],
    ["de", "Torten auf Bestellung", "Die Schwarzwälder ist berühmt."],
    ["it", "Forniamo catering per aziende.", "La cucina del territorio."],
  ],
  "takes-repair-requests": [
    ["en", "Report a fault by phone or form.", "A report on the market."],
    ["pt", "Solicite o conserto pelo formulário.", "Concerto de Natal"],
    ["nl", "Storing melden", "Een storend geluid."],
  ],
  "works-outside": [
    ["en", "Hedge trimming from £60, drive sweeping and leaf clearing.", "Hedge funds and trimming of costs."],
    [
      "de",
      "Heckenschnitt, Laub und Winterdienst für Hausverwaltungen.",
      "Ein Schnitt durch die Hecke der Paragraphen.",
    ],
    ["de", "Wir reinigen wöchentlich Ihre Büros.", "Der Brief kommt wöchentlich."],
    ["fr", "Tonte, taille de haies et petits travaux.", "La haie du voisin est haute."],
    ["es", "Limpieza de comunidades y garajes.", "La comunidad limpia su imagen."],
    ["pt", "Limpeza de condomínios e garagens.", "O condomínio tem piscina."],
    ["it", "Pulizia di condomini e cantine.", "Il condominio è pulito."],
    ["nl", "Ontstoppingen van gootsteen en riool.", "Stop met piekeren."],
    ["pl", "Koszenie trawników i wywóz liści.", "Trawnik przed biurem."],
    ["sv", "Häckklippning och snöröjning hela året.", "En häck med rosor och snö på taket."],
    ["cs", "Sekání trávy a úklid listí.", "Tráva roste rychle."],
  ],
  "handles-regulations": [
    [
      "en",
      "We develop and maintain recordkeeping for regulatory plans.",
      "We keep the permits of the garage on the wall.",
    ],
    ["de", "Wir erstellen den Genehmigungsantrag für Sie.", "Wir erstellen Ihre Website."],
    ["fr", "Nous rédigeons vos dossiers réglementaires.", "Nous rédigeons vos textes."],
    ["es", "Tramitamos licencias ambientales.", "Tramitamos su pedido."],
    ["pt", "Elaboramos planos de conformidade.", "Elaboramos planos de treino."],
    ["it", "Prepariamo le pratiche autorizzative.", "Prepariamo le torte."],
    ["nl", "Wij verzorgen de vergunningaanvraag.", "Wij verzorgen uw tuin."],
    ["pl", "Prowadzimy ewidencję odpadów.", "Prowadzimy kursy."],
  ],
  "holds-waste-permits": [
    ["en", "Licensed to carry waste by the agency.", "Waste no time on licensed tours."],
    ["en", "We comply with all environmental regulations.", "We comply with your wishes."],
    ["de", "Zertifiziert für die Entsorgung von Asbest.", "Die Entsorgung ist im Preis enthalten."],
    ["de", "Gemäß Kreislaufwirtschaftsgesetz trennen wir alles.", "Gemäß Vertrag trennen wir uns."],
    ["fr", "Un bordereau de suivi vous est remis.", "Le suivi de votre dossier."],
    ["fr", "Entreprise agréée pour les déchets amiantés.", "Un garage agréé."],
    ["es", "Contamos con habilitación para transportar residuos.", "Residuos de todo tipo."],
    ["es", "Cumplimos la normativa ambiental vigente.", "Cumplimos cincuenta años."],
    ["pt", "Empresa licenciada para o transporte de resíduos.", "Transportamos resíduos e móveis."],
    ["it", "Iscritti all'albo per il trasporto di rifiuti.", "Iscritti al corso di cucina."],
    ["nl", "Erkend inzamelaar van afval.", "Erkend installateur."],
    ["pl", "Posiadamy zezwolenie na transport odpadów.", "Odpady zabieramy od ręki."],
  ],
  "gives-lessons": [
    ["fr", "Réservez votre premier cours.", "Le premier cours est à huit heures."],
    ["es", "Reserva tu primera clase.", "La primera clase empieza a las ocho."],
    ["pt", "Agende a sua aula experimental.", "A primeira aula é às oito."],
    ["it", "Prenota la tua prima lezione.", "La prima lezione è alle otto."],
    ["pl", "Umów pierwszą lekcję.", "Pierwsza lekcja zaczyna się o ósmej."],
    ["en", "Lessons are on a 1-2-1 basis.", "Lessons in history for all."],
    ["en", "Call to book your first lesson.", "Our first lesson was patience."],
    ["de", "Eine Probestunde vereinbaren wir gern.", "Die erste Stunde ist um acht."],
    ["nl", "Plan je proefles.", "De eerste les begint om acht."],
    ["fr", "La séance individuelle dure une heure.", "La séance du conseil municipal."],
    ["es", "Las clases prácticas se reservan con el profesor.", "Clases con mucha práctica."],
    ["en", "A driving lesson of 90 minutes is 70 pounds.", "A hard lesson in driving a bargain."],
    ["de", "Jede Fahrstunde dauert 45 Minuten.", "Die Fahrt dauert eine Stunde."],
    ["fr", "Vingt heures de conduite sont comprises.", "Vingt heures sont comprises."],
    ["es", "Diez clases de conducir por 300 euros.", "Clases de yoga en grupo."],
    ["pt", "Pacote de aulas de condução.", "Aulas de grupo à segunda."],
    ["it", "Sei lezioni di guida obbligatorie.", "Una guida alle lezioni di gruppo."],
    ["nl", "Een rijles duurt een uur.", "De lessen zijn in groepen."],
    ["pl", "Godzina jazd doszkalających z instruktorem 50 PLN", "Godzina zajęć w grupie"],
  ],
  "takes-appointments": [
    ["de", "Bewerbungsfotos nach Vereinbarung.", "Fotos nach einem Gemälde."],
    ["sv", "Boka tid hos oss på webben.", "En bok om tid."],
    ["cs", "Objednejte se k lékaři.", "Objednávka zboží."],
    ["en", "Please phone to make an appointment.", "Appointed by the king."],
    ["fr", "Nous recevons sur rendez-vous.", "Le rendez-vous des amis."],
    ["pl", "Rejestracja telefoniczna od 8 do 19.", "Rejestracja samochodu."],
    ["en", "Book a free 30-minute call.", "Request a free quote by phone call."],
    ["de", "Buchen Sie ein kostenloses Erstgespräch.", "Ein kostenloses Buch über Gespräche."],
    ["fr", "Réservez un appel découverte gratuit.", "Un échange de vues gratuit."],
    ["es", "Agenda una Meet de 30 minutos.", "La agenda dura 30 minutos."],
    ["pt", "Agende uma chamada de 20 minutos.", "Uma chamada para todos."],
    ["it", "Prenota una chiamata conoscitiva.", "Una chiamata all'arte."],
    ["nl", "Plan een gratis kennismaking.", "Gratis parkeren voor de deur."],
    ["pl", "Umów bezpłatną konsultację.", "Bezpłatny parking przy biurze."],
  ],
  "refills-prescriptions": [
    ["en", "Please give us 48 hours for repeat prescriptions.", "A prescription for success."],
    ["de", "Rezepte bestellen Sie bitte telefonisch.", "Rezept des Monats: Linsensuppe."],
    ["pl", "Stałe recepty można zamówić w rejestracji.", "Recepta na sukces."],
  ],
  "issues-certificates": [
    ["en", "Participants receive a certificate.", "Our lab is certified."],
    ["es", "Al terminar, el alumno recibe un certificado.", "Producto certificado"],
    ["nl", "Deelnemers ontvangen een certificaat.", "Gecertificeerd bedrijf"],
  ],
  "certifies-goods": [
    ["en", "Every pump is supplied with its test certificate.", "We certify nothing."],
    ["de", "Auf Wunsch mit Werkszeugnis.", "Ein Zeugnis der Zeit."],
    ["it", "Ogni valvola ha il suo certificato di collaudo.", "Il certificato medico."],
  ],
  "screens-tenants": [
    ["en", "Applicants show proof of income and rental history.", "Apply sunscreen."],
    ["de", "Mietinteressenten legen eine Schufa-Auskunft vor.", "Bewerben Sie sich als Koch."],
    ["fr", "Le dossier du locataire comprend un garant.", "Un dossier de presse."],
  ],
  "wants-volunteers": [
    ["fr", "Deux postes au comité sont vacants.", "Le comité se réunit en mai."],
    ["es", "La junta directiva tiene un puesto por cubrir.", "La junta directiva se reúne en mayo."],
    ["it", "Nel direttivo cerchiamo una persona.", "Il direttivo si riunisce a maggio."],
    ["nl", "Een bestuursfunctie is vacant.", "Het bestuur vergadert in mei."],
    ["pt", "Nos órgãos sociais há um lugar vago.", "Os órgãos sociais reúnem em maio."],
    ["pl", "W zarządzie są wolne miejsca: szukamy chętnych.", "Zarząd zbiera się w maju."],
    ["de", "Wenn Sie sich im Verein engagieren möchten, schreiben Sie uns.", "Der Verein spielt am Samstag."],
    ["de", "Zwei Vorstandsposten sind unbesetzt.", "Der Vorstand tagt im Mai."],
    ["en", "Two committee positions are vacant.", "The committee meets in May."],
    ["en", "We need volunteers on Saturdays.", "Voluntary standards apply."],
    ["fr", "Devenez bénévole le samedi.", "Un bénéfice pour tous."],
    ["pl", "Szukamy wolontariuszy.", "Wolny termin w sobotę."],
  ],
  "asks-gifts": [
    ["en", "Donations are tax deductible.", "Gift wrapping available."],
    ["de", "Ihre Spende überweisen Sie auf unser Konto.", "Das Konto ist kostenlos."],
    ["nl", "Een gift is aftrekbaar voor de belasting.", "Giftige planten."],
  ],
  "joins-online": [
    ["en", "Become a member online in two minutes.", "Members book courts online."],
    [
      "de",
      "Die Mitgliedschaft beginnt bei 4 € – wähle deinen Beitrag direkt online.",
      "Mitgliedschaft online kündigen.",
    ],
    ["fr", "Adhésion en ligne sur cette page.", "Les adhérents réservent en ligne."],
    ["es", "Hazte socio online.", "Los socios reservan online."],
    ["pt", "Associe-se online.", "Os sócios reservam online."],
    ["it", "Tesseramento online aperto.", "I soci prenotano online."],
    ["nl", "Word online lid.", "Leden boeken online."],
    ["pl", "Deklaracja członkowska online.", "Członkowie rezerwują online."],
  ],
  "takes-members": [
    ["en", "Apply to become a member.", "A member of our team calls."],
    ["fr", "Devenez adhérent du club.", "Un club de jazz."],
    ["it", "Diventa socio", "Il socio fondatore è morto nel 1990."],
    ["en", "Fill out our membership interest form.", "Membership news of interest."],
    ["de", "Interesse an einer Mitgliedschaft?", "Interesse an Musik?"],
    ["fr", "Vous souhaitez adhérer comme membre ?", "Vous souhaitez un devis ?"],
    ["es", "¿Interesado en ser socio?", "Un socio del proyecto con especial interés."],
    ["pt", "Interessado em ser sócio?", "Interessado em arte?"],
    ["it", "Interessato a diventare socio?", "Il nostro socio ha interesse."],
    ["nl", "Interesse in een lidmaatschap?", "Artikel 6 lid 1: wij hebben een gerechtvaardigd interesse."],
    ["pl", "Zainteresowanych członkostwem prosimy o kontakt.", "Zainteresowanych sztuką zapraszamy."],
  ],
  "values-homes": [
    ["en", "Ask for a free valuation of your home.", "We value your opinion."],
    ["de", "Kostenlose Bewertung Ihrer Immobilie", "Bewertung im Spiegel"],
    ["es", "Valoramos tu piso gratis.", "Un valor seguro."],
  ],
  "rents-out": [
    ["da", "Vi udlejer stillads pr. dag.", "Stilladset er væk."],
    ["no", "Vi leier ut: utleie av stillas.", "Stillaset er borte."],
    ["cs", "Půjčovna nářadí: lešení a stroje.", "Půjčka na nářadí."],
    ["sv", "Hyr släp per dag.", "Hyran är betald."],
    ["de", "Container bestellen: 5 bis 10 m³.", "Ein Brief aus dem Container."],
    ["nl", "Statafels en springkussens: wij brengen en halen.", "Tafels van eikenhout."],
    ["en", "E-bike hire is 30 a day.", "We hire engineers."],
    ["it", "Noleggio bici, 15 euro al giorno", "Il giorno della festa."],
    ["pl", "Wypożyczalnia, kaucja 100 zł", "Kaucja za mieszkanie"],
  ],
  "reports-jobs": [
    ["en", "Afterwards you get photos of the work.", "Send us photos of the work area."],
    ["en", "A photo report after each visit.", "Photos or short video of the work area"],
    ["nl", "Na afloop krijgt u foto's van de klus in een verslag.", "Stuur ons foto's van de klus."],
    ["en", "You receive a written report with photos.", "Annual report 2025"],
    ["de", "Nach der Wartung erhalten Sie ein Protokoll.", "Das Protokoll der Sitzung"],
    ["fr", "Un compte rendu avec photos vous est remis.", "Un rapport annuel"],
    ["pl", "Po audycie dostarczamy raport z rekomendacjami.", "Raport roczny spółki jest jawny."],
    ["fr", "Après l'audit, un rapport avec nos recommandations.", "Le rapport annuel est en ligne."],
    ["en", "Every load comes with a certificate of destruction.", "A certificate hangs on the wall."],
    ["de", "Nach jeder Abholung erhalten Sie einen Entsorgungsnachweis.", "Nach jeder Abholung ist der Hof leer."],
    ["fr", "Un bordereau de suivi est remis à chaque collecte.", "Un camion passe à chaque collecte."],
    ["es", "Entregamos un certificado de disposición final.", "Entregamos volquetes limpios."],
    ["es", "Entregamos un informe al terminar cada servicio.", "Entregamos la llave al terminar cada servicio."],
    ["es", "Al acabar se entrega un informe con el estado de la instalación.", "Un informe anual de la empresa."],
    ["pt", "Emitimos o certificado de destinação final.", "Emitimos opinião sobre o tema."],
    ["it", "Rilasciamo il formulario rifiuti a ogni ritiro.", "Rilasciamo interviste."],
    ["nl", "U ontvangt een stortbon.", "U ontvangt een lege container."],
    ["pl", "Wystawiamy kartę przekazania odpadów.", "Wystawiamy nasze prace w galerii."],
  ],
  "informs-families": [
    ["en", "Parents get a newsletter every Friday.", "Parents founded the brand."],
    ["de", "Eltern werden über die App informiert.", "Eltern haften für ihre Kinder."],
    ["pl", "Zebrania z rodzicami odbywają się w maju.", "Rodzinna atmosfera."],
    ["pl", "Prowadzimy indywidualne rozmowy z rodzicami o dziecku.", "Rozmowy o dziecku."],
  ],
  "takes-reservations": [
    ["fr", "En mai, réservez la chambre et deux nuits.", "En mai, la chambre des députés."],
    ["it", "A maggio prenotate la camera.", "Mai prenotare la camera senza chiedere."],
    ["sv", "Boka bord på telefon.", "Ett bord av ek."],
    ["cs", "Rezervujte si pokoj telefonicky.", "Pokoj má koupelnu."],
    ["en", "Book a table for tonight.", "Read a good book."],
    ["it", "Prenota la camera", "La camera di commercio"],
    ["de", "Tisch reservieren", "Ein runder Tisch"],
  ],
  "keeps-books": [
    ["en", "We keep your books every month.", "Books for children"],
    ["es", "Llevamos los libros cada trimestre.", "Libros de bolsillo"],
    ["pl", "Prowadzimy pełną księgowość.", "Księga gości"],
  ],
  "delivers-goods": [
    ["en", "We deliver to site with crane offload.", "The building site next door is quiet."],
    ["fr", "Livraison sur chantier avec grue.", "Le chantier naval."],
    ["es", "Entregamos a pie de obra con camión grúa.", "Una obra de teatro."],
    ["pt", "Entregamos na obra com camião grua.", "Uma obra de arte."],
    ["nl", "Wij leveren op de bouwplaats met kraanwagen.", "De bouwplaats is stil."],
    ["pl", "Dostawa na plac budowy z HDS.", "Plac budowy jest cichy."],
    ["sv", "Vi levererar till byggplatsen med kranbil.", "Byggplatsen är tyst."],
    ["da", "Vi leverer til byggepladsen med kranbil.", "Byggepladsen er stille."],
    ["no", "Vi leverer til byggeplassen med kranbil.", "Byggeplassen er stille."],
    ["cs", "Doprava materiálu na stavbu včetně vykládky.", "Doprava ve městě."],
    ["de", "Anlieferung auf die Baustelle mit Kranentladung.", "Die Baustelle ruht."],
    ["it", "Consegna in cantiere con gru.", "Il cantiere delle idee."],
    ["en", "Free local delivery on orders over 30.", "Delivering value since 1990."],
    ["fr", "Livraison à domicile le jour même.", "Un livre ouvert."],
    ["pl", "Dostawa w ciągu 2 dni", "Dostawca energii"],
    ["en", "We make it and ship it anywhere in Canada.", "She delivers workshops all over Europe."],
    ["de", "Wir versenden weltweit.", "Wir liefern Beratung weltweit."],
    ["fr", "Nous expédions partout en Europe.", "Des livres disponibles partout en librairie."],
    ["es", "Enviamos a todo el país.", "Conocidos en todo el país."],
    ["pt", "Enviamos para todo o Brasil.", "Clientes em todo o Brasil."],
    ["it", "Spediamo in tutta Italia.", "Clienti in tutta Italia."],
    ["nl", "Wij verzenden naar heel Nederland.", "Klanten in heel Nederland."],
    ["pl", "Wysyłamy w całej Polsce.", "Klienci w całej Polsce."],
  ],
  "prepares-taxes": [
    ["en", "We prepare personal and business tax returns.", "Prices without taxes."],
    ["es", "Presentamos el IVA de los autónomos cada trimestre.", "Precios sin IVA."],
    ["pl", "Rozliczamy PIT i CIT za cały rok podatkowy.", "Pit stop"],
  ],
  "guarantees-goods": [
    ["en", "All products come with a two-year guarantee.", "We guarantee satisfaction."],
    ["de", "Auf alle Geräte geben wir zwei Jahre Garantie.", "Wir garantieren beste Qualität."],
    ["pl", "Na urządzenia udzielamy dwuletniej gwarancji.", "Gwarantujemy uśmiech."],
  ],
  "covers-area": [
    ["sv", "Vårt verksamhetsområde", "Vår verksamhet"],
    ["en", "Areas we cover", "We cover the walls."],
    ["nl", "Ons werkgebied is Utrecht.", "Ons werk gaat goed."],
    ["fr", "Zone d'intervention : Arles", "Une zone piétonne"],
  ],
  "drafts-documents": [
    ["en", "We prepare wills and powers of attorney.", "We prepare fresh pasta."],
    ["de", "Wir entwerfen Ihren Ehevertrag.", "Der Entwurf des Hauses"],
    ["es", "Redactamos contratos y testamentos.", "La redacción del periódico"],
  ],
  "arranges-loans": [
    ["en", "We compare mortgage lenders for you.", "We compare our teas."],
    ["it", "Consulenza per il tuo mutuo", "Consulenza d'immagine"],
    ["nl", "Hypotheekadvies op maat", "Advies op maat"],
  ],
  "repairs-goods": [
    ["en", "Servicing and repair of every bike we sell.", "Church service on Sunday."],
    ["es", "Servicio técnico propio", "El servicio es amable."],
    ["it", "Riparazioni di tutti i modelli", "Ricambi compatibili con tutti i modelli"],
    ["pl", "Serwis gwarancyjny", "Serwis kawowy"],
  ],
  "has-forms-filled": [
    ["en", "Please complete the questionnaire before your first visit.", "Complete care for your teeth."],
    ["de", "Bitte füllen Sie den Fragebogen vor dem Termin aus.", "Die Fragen der Kinder"],
    ["pt", "Preencha o formulário antes da consulta.", "A forma do sorriso"],
    ["pl", "Dokument wystarczy pobrać, wypełnić i wysłać do nas faksem.", "Dokument wystarczy przeczytać."],
  ],
  "grants-credit": [
    ["en", "Open a trade account.", "Give credit to the team."],
    ["de", "Kauf auf Rechnung für Firmen", "Auf Rechnung des Hauses"],
    ["es", "Pago a 30 días", "Abierto 30 días al mes"],
  ],
  "sends-reminders": [
    ["en", "We send a text reminder before each appointment.", "Please remind the driver to stop at the gate."],
    ["de", "Wir erinnern Sie per SMS an Ihren Termin.", "Das Café erinnert an die Zwanziger."],
    [
      "fr",
      "Vous recevez un rappel par SMS la veille.",
      "Formulaire de rappel : nous vous rappelons au sujet du rendez-vous.",
    ],
    ["es", "Le enviamos un recordatorio de la cita por SMS.", "Un recordatorio de bodas en plata."],
    ["pt", "Enviamos um lembrete da consulta por SMS.", "Lembretes de pedra e madeira."],
    ["it", "Il giorno prima arriva un promemoria via SMS.", "Un promemoria della nostra storia."],
    ["nl", "Wij herinneren u per sms aan de afspraak.", "Een herinnering aan vroeger."],
    ["pl", "Przypominamy o wizycie SMS-em.", "Wnętrze przypomina dawny dworzec."],
  ],
  "sends-order-news": [
    ["en", "You get a message with tracking when it ships.", "We have a proven track record with parcels."],
    ["en", "Track your order at any time in your account.", "Order the track suit in your size."],
    ["de", "Die Sendungsnummer erhalten Sie per E-Mail.", "Die Nummer steht auf dem Boden der Kerze."],
    ["fr", "Un numéro de suivi vous est envoyé par e-mail.", "Un suivi personnalisé de chaque élève."],
    ["es", "Recibirás el número de seguimiento por correo.", "Seguimiento personalizado de cada alumno."],
    ["pt", "Acompanhe a sua encomenda na sua conta.", "Acompanhe as novidades da loja."],
    ["it", "Riceverai il codice di tracking via e-mail.", "Un codice sconto per i nuovi clienti."],
    ["nl", "Je ontvangt een Track & Trace-code per mail.", "Volg je hart in de winkel."],
    ["pl", "Numer przesyłki wysyłamy mailem.", "Numer rozmiaru jest na metce."],
  ],
  "lists-homes": [
    ["en", "We write the listing and publish it on Airbnb.", "You can also book us on Airbnb."],
    ["de", "Wir erstellen das Inserat und stellen es bei Airbnb ein.", "Sie finden uns auch bei Airbnb."],
    ["fr", "Nous rédigeons votre annonce pour Airbnb.", "Réservez aussi sur Airbnb."],
    ["es", "Creamos el anuncio en Airbnb por usted.", "También puede reservar en Airbnb."],
    ["pt", "Criamos o anúncio no Airbnb por si.", "Também pode reservar no Airbnb."],
    ["it", "Prepariamo annunci per Airbnb.", "Potete prenotare anche su Airbnb."],
    ["nl", "Wij maken de advertentie voor Airbnb.", "U boekt ons ook via Airbnb."],
    ["pl", "Przygotujemy ogłoszenie w Airbnb.", "Zarezerwujesz nas także przez Airbnb."],
  ],
  "rewards-partners": [
    ["en", "Our partners earn a commission on every sale.", "Our partners are banks and clubs."],
    ["de", "Unsere Partner erhalten hohe Provisionen.", "Unsere Partner sind Banken und Vereine."],
    ["fr", "Nos partenaires touchent une commission.", "Nos partenaires sont des banques."],
    ["es", "Nuestros distribuidores reciben una comisión.", "Nuestros distribuidores están en Sevilla."],
    ["pt", "Os nossos parceiros recebem uma comissão.", "Os nossos parceiros são bancos."],
    ["it", "I nostri rivenditori ricevono provvigioni.", "I nostri rivenditori sono a Roma."],
    ["nl", "Onze partners ontvangen provisie.", "Onze partners zijn banken."],
    ["pl", "Nasi partnerzy otrzymują prowizję.", "Nasi partnerzy to banki."],
  ],
  "wants-records": [
    ["en", "Please send us your medical records.", "We keep medical records for ten years."],
    ["de", "Bitte senden Sie uns Ihre Befunde.", "Ihre Befunde besprechen wir in der Praxis."],
    ["fr", "Merci de nous envoyer votre dossier médical.", "Votre dossier médical reste au cabinet."],
    ["es", "Envíenos sus informes médicos.", "Redactamos informes médicos."],
    ["pt", "Envie os seus relatórios médicos.", "Elaboramos relatórios médicos."],
    ["it", "Potete inviare la documentazione medica.", "La documentazione medica resta in archivio."],
    ["nl", "Stuur ons uw medisch dossier.", "Uw medisch dossier blijft bij ons."],
    ["pl", "Prosimy wysłać dokumentację medyczną.", "Prowadzimy dokumentację medyczną."],
  ],
  "takes-payment-at-once": [
    ["en", "Pay by card, PayPal or Apple Pay at checkout.", "Pay by bank transfer within 14 days."],
    ["de", "Sie zahlen mit PayPal oder Kreditkarte.", "Zahlbar per Überweisung binnen 14 Tagen."],
    ["fr", "Paiement par carte bancaire.", "Paiement par virement à réception de la facture."],
    ["es", "Pedidos y pagos: PayPal, transferencia y Bizum.", "Pagos por transferencia a 30 días."],
    ["pt", "Pagamento por MB Way ou Multibanco.", "Pagamento por transferência."],
    ["it", "Pagamento con carta di credito o Satispay.", "Pagamento con bonifico."],
    ["nl", "Betaal met iDEAL of creditcard.", "Betaling per overschrijving."],
    ["pl", "Płatność BLIK lub kartą.", "Płatność przelewem w 14 dni."],
  ],
  "reviews-cover": [
    ["en", "We review your policy at every renewal.", "We review essays every year."],
    ["de", "Wir prüfen Ihre Verträge jedes Jahr.", "Wir prüfen jeden Antrag."],
    ["fr", "Nous revoyons vos contrats chaque année.", "Nous revoyons chaque détail."],
    ["es", "Revisamos tu póliza en cada renovación.", "Revisamos el motor cada año."],
    ["pt", "Revemos a sua apólice todos os anos.", "Revemos a matéria todos os anos."],
    ["it", "Rivediamo le tue polizze ogni anno.", "Rivediamo il menu ogni anno."],
    ["nl", "Wij controleren uw polis elk jaar.", "Wij controleren de ketel elk jaar."],
    ["pl", "Sprawdzamy polisę co roku przed wznowieniem.", "Sprawdzamy kocioł co roku."],
  ],
};

describe.each(Object.entries(TWINS))("states:%s", (id, twins) => {
  it.each(twins)("is seen in %s: %s", (language, says) => {
    expect(strengthOf(id, language, { blocks: [text(says)] })).toBe(1);
  });
  it.each(twins.map(([language, , other]) => [language, other] as const))(
    "is not seen in %s: %s",
    (language, other) => {
      expect(strengthOf(id, language, { blocks: [text(other)] })).toBe(0);
    },
  );
});

describe("statements in further words", () => {
  it.each([
    ["wants-volunteers", "nl", "Onze club draait op de inzet van vrijwilligers."],
    ["wants-volunteers", "de", "Der Verein wird von Ehrenamtlichen getragen."],
    ["takes-appointments", "nl", "Boek een privéles bij een van de trainers."],
    ["takes-appointments", "fr", "Réservez votre cours particulier en ligne."],
    ["certifies-goods", "pt", "Fornecemos laudos mensais da água."],
    ["certifies-goods", "de", "Prüfberichte sind auf Anfrage verfügbar."],
    ["gets-reviews", "en", "Fill out the form to share your feedback."],
    ["gets-reviews", "it", "Lascia la tua recensione dopo la visita."],
    ["wants-records", "pl", "Przesłanie wyników mailowo lub pocztą"],
    ["wants-records", "en", "Please email us your x-rays before the visit."],
    ["wants-records", "de", "MRT-Bilder können Sie uns vorab zuschicken."],
    ["takes-reservations", "el", "Αναλαμβάνουμε συνεστιάσεις και εκδηλώσεις."],
    ["takes-reservations", "el", "Διαθέτουμε σάλα χωρητικότητας 120 ατόμων."],
    ["takes-reservations", "de", "Gerne richten wir Ihre Familienfeier aus."],
    ["takes-reservations", "it", "Organizziamo battesimi e cerimonie."],
    ["takes-reservations", "tr", "Düğün ve nişan için 200 kişilik salonumuz var."],
    ["writes-quotes", "tr", "Gruplara ve şirketlere özel fiyatlar verilir."],
    ["writes-quotes", "en", "Groups and companies get special rates."],
    ["onboards-clients", "it", "Onboarding: analizziamo la situazione attuale."],
    ["delivers-goods", "es", "Entregamos tu pieza puerta a puerta."],
    ["takes-returns", "es", "En caso de defecto nos comprometemos a reparar o reemplazar la pieza."],
    ["asks-gifts", "de", "Jeder Beitrag unterstützt unsere Arbeit."],
    ["takes-appointments", "es", "Puedes solicitar nuestros masajes por WhatsApp."],
    ["takes-workshop-jobs", "fr", "Des rideaux sur mesure cousus dans notre atelier."],
  ])("%s is seen in %s: %s", (id, language, sentence) => {
    expect(strengthOf(id, language, { blocks: [text(sentence)] })).toBe(1);
  });
  it.each([
    ["asks-gifts", "en", "We give you cash by PayPal once it is inspected."],
    ["sends-people", "en", "Allow 24 hours for an answer to your repair request."],
    ["sends-people", "nl", "Ervaring en techniek komen samen in één hecht team."],
    ["sends-people", "nl", "Wij komen langs voor een kennismakingsgesprek."],
    ["sends-people", "en", "We come to you for a first meeting."],
    ["takes-appointments", "it", "Richiedi una consulenza gratuita."],
    ["takes-appointments", "es", "Solicita una asesoría gratuita."],
    ["takes-appointments", "en", "Request a free consultation."],
    ["takes-workshop-jobs", "es", "Diseñamos joyas a medida desde cero."],
    ["takes-reservations", "el", "Δείτε τις φωτογραφίες από τους γάμους."],
    ["wants-records", "de", "Das MRT zeigt die Bandscheibe."],
  ])("%s is not seen in %s: %s", (id, language, sentence) => {
    expect(strengthOf(id, language, { blocks: [text(sentence)] })).toBe(0);
  });
});

describe("what a statement rests on", () => {
  it.each([
    ["en", "We do not accept insurance."],
    ["de", "Ohne Rezept und ohne Überweisung abholen"],
    ["fr", "Nous n'acceptons pas les mutuelles."],
  ])("is not what is denied (%s)", (language, sentence) => {
    for (const id of ["accepts-insurance", "refills-prescriptions"])
      expect(strengthOf(id, language, { blocks: [text(sentence)] }), id).toBe(0);
  });
  it.each([
    [
      "da",
      "enrols-learners",
      "Tilmeld dig kurset: kursus i keramik.",
      "Tilmeld dig vores nyhedsbrev og hold dig opdateret.",
    ],
    ["no", "asks-gifts", "Støtt oss med Vipps.", "Kjøp gavekort og betal med Vipps."],
    ["da", "asks-gifts", "Støt os på konto 1234.", "Støtter MobilePay og kontokort."],
    ["no", "writes-quotes", "Be om et uforpliktende tilbud.", "Gratis frakt og tilbud hver uke."],
    ["da", "writes-quotes", "Få et uforpligtende tilbud.", "Gratis fragt og ugens tilbud."],
    ["ro", "writes-quotes", "Trimitem un deviz gratuit.", "Transport gratuit la ofertele săptămânii."],
    ["ru", "writes-quotes", "Составим смету бесплатно.", "Бесплатная доставка и расчет при получении."],
    ["uk", "writes-quotes", "Складемо кошторис.", "Безкоштовна доставка і розрахунок при отриманні."],
    ["no", "sends-people", "Vi kommer hjem til deg.", "Varene kommer hjem til deg på to dager."],
    ["da", "sends-people", "Vi kommer hjem til dig.", "Pakken kommer hjem til dig på to dage."],
    ["da", "takes-appointments", "Bestil en tid på telefonen.", "Bestil i god tid før jul."],
    ["sv", "takes-appointments", "Boka tid på telefon.", "Beställ i god tid före jul."],
    ["ro", "takes-appointments", "Programări online.", "Cursuri de programare online pentru copii."],
    ["tr", "takes-orders", "Siparişlerinizi telefonla alıyoruz.", "Siparişinizi verirken telefon numaranızı yazın."],
    ["tr", "seeks-staff", "CV'nizi bize iletin.", "CV hazırlama ve iletişim dersleri."],
    ["tr", "takes-appointments", "Randevunuzu telefonla alın.", "Randevusuz gelin, sıra numarası alın."],
    ["ar", "takes-appointments", "احجز موعد الآن.", "بدون حجز موعد."],
    ["id", "takes-appointments", "Buat janji temu.", "Tanpa buat janji temu."],
    ["he", "takes-appointments", "אפשר לקבוע תור בטלפון.", "בלי לקבוע תור."],
    ["tr", "takes-appointments", "Randevu almak kolay.", "Randevu olmadan, almak istediğiniz hizmeti söyleyin."],
    ["ro", "takes-appointments", "Programare la cabinet.", "Fara programare la cabinet."],
    ["pl", "bills", "Termin potwierdza wpłata połowy należności na konto.", "Konto gościa potwierdza termin."],
    ["no", "bills", "Faktura sendes månedlig.", "Prosent av kundene er fornøyde."],
    ["da", "bills", "Der betales et depositum ved bestilling.", "Bestilling af varer kan betales i butikken."],
    ["ro", "bills", "Se achită un avans de 30 la sută.", "Rezervarea se confirmă în 30 de minute."],
    ["uk", "bills", "Бронювання після передоплати 30 відсотків.", "Бронювання столика за 30 хвилин."],
    ["tr", "bills", "Rezervasyonda kapora alınır.", "Rezervasyon telefonla alınır."],
    ["no", "services-goods", "Eget verksted og delelager på stedet.", "Verktøy på lager."],
    ["da", "services-goods", "Reservedele på lager.", "Bøger på lager."],
    ["ro", "services-goods", "Piese originale pe stoc.", "Piese de teatru pe scenă."],
    ["uk", "services-goods", "Запчастини в наявності.", "Книги в наявності."],
    ["tr", "services-goods", "Yedek parça stoklarımızda.", "Kitaplar stoklarımızda."],
    ["no", "repairs-goods", "Vi følger opp med service på maskinen.", "God service og hyggelige folk."],
    ["sv", "repairs-goods", "Försäljning och service av traktorer.", "God service och kaffe."],
    ["da", "repairs-goods", "Salg og service af traktorer.", "God service og kaffe."],
    ["ro", "repairs-goods", "Vânzare și service utilaje.", "Oameni de treabă și cafea."],
    ["uk", "repairs-goods", "Продаж і сервіс тракторів.", "Добрий сервіс і кава."],
    ["tr", "repairs-goods", "Satış sonrası servis veriyoruz.", "Çay servisi yapıyoruz."],
    ["no", "delivers-goods", "Vi leverer over hele landet.", "Vi leverer kvalitet."],
    ["sv", "delivers-goods", "Leverans i hela Sverige.", "Vi levererar kvalitet."],
    ["da", "delivers-goods", "Levering i hele Danmark.", "Vi leverer kvalitet."],
    ["ro", "delivers-goods", "Livrăm prin curier.", "Livrăm calitate."],
    ["uk", "delivers-goods", "Доставка новою поштою.", "Пошта для листів."],
    ["tr", "delivers-goods", "Adresinize teslim ediyoruz.", "Adresimiz değişti."],
    ["ru", "delivers-goods", "Отправляем курьером.", "Курьер нужен с понедельника."],
    ["cs", "delivers-goods", "Doručujeme kurýrem.", "Hledáme kurýra."],
    ["no", "reports-jobs", "Du får rapport med bilder.", "Bilder fra turen."],
    ["sv", "reports-jobs", "Du får en rapport med foton.", "Foton från resan."],
    ["da", "reports-jobs", "Du får en rapport med billeder.", "Billeder fra turen."],
    ["ro", "reports-jobs", "Raport foto după lucrare.", "Poze din vacanță."],
    ["uk", "reports-jobs", "Надсилаємо фотозвіт.", "Фото з подорожі."],
    ["tr", "reports-jobs", "Fotoğraflı rapor hazırlıyoruz.", "Fotoğraf galerisi."],
    ["nl", "reports-jobs", "Met fotorapportage van elke ingreep.", "Foto's van het feest."],
    ["no", "covers-area", "Områder vi dekker", "Områder vi liker"],
    ["da", "covers-area", "Områder vi dækker", "Områder vi elsker"],
    ["ro", "covers-area", "Zone deservite", "Zone verzi"],
    ["uk", "covers-area", "Зона обслуговування", "Зона відпочинку"],
    ["tr", "covers-area", "Hizmet verdiğimiz bölgeler", "Verdiğimiz eğitimler"],
    ["no", "takes-returns", "Åpent kjøp i 30 dager.", "Åpent i 30 dager."],
    ["sv", "takes-returns", "Öppet köp i 30 dagar.", "Öppet i 30 dagar."],
    ["da", "takes-returns", "Du har fortrydelsesret.", "Du har ret."],
    ["ro", "takes-returns", "Aveți drept de retur.", "Aveți dreptate."],
    ["uk", "takes-returns", "Поверніть товар із чеком.", "Повернення до школи."],
    ["no", "takes-returns", "Se bytte og retur.", "Kjøp, salg og bytte av bruktbiler."],
    ["no", "takes-returns", "Returner varen innen 30 dager.", "Vi bytter dekk i løpet av 2 dager."],
    ["sv", "takes-returns", "Bytesrätt i 30 dagar.", "Köp, sälj och byt begagnade bilar."],
    ["sv", "takes-returns", "Returnera varan inom 14 dagar.", "Vi byter däck inom två dagar."],
    ["da", "takes-returns", "Returner varen inden 30 dage.", "Køb, salg og bytte af brugte biler."],
    ["ro", "takes-returns", "Puteți returna produsul în 14 zile.", "Piese de schimb pentru produse Bosch, în stoc."],
    ["ro", "takes-returns", "Retur în 14 zile.", "Schimbăm uleiul și filtrele în 2 zile."],
    ["uk", "takes-returns", "Обмін та повернення протягом 14 днів.", "Обмін валют і товар на складі."],
    ["tr", "takes-returns", "İade için faturayı saklayın.", "Parça değişimi için orijinal ürün kullanıyoruz."],
    ["tr", "takes-returns", "Ürünü 14 gün içinde iade edebilirsiniz.", "Ürünü 14 gün içinde hazırlıyoruz."],
  ])("tells work from everyday words (%s, %s)", (language, id, says, other) => {
    expect(strengthOf(id, language, { blocks: [text(says)] })).toBe(1);
    expect(strengthOf(id, language, { blocks: [text(other)] })).toBe(0);
  });
  it("may be said in part by the heading above", () => {
    const headings = [heading(2, "Honoraires")];
    const said = text("Une note est remise à chaque séance.", { heading: 0 });
    expect(strengthOf("bills", "fr", { headings, blocks: [said] })).toBe(1);
    expect(strengthOf("bills", "fr", { headings, blocks: [{ ...said, heading: -1 }] })).toBe(0);
    expect(strengthOf("bills", "fr", { headings, blocks: [text("Nous aimons Lyon.", { heading: 0 })] })).toBe(0);
  });
  it("stands in one sentence, and an answer belongs to its question", () => {
    const two = "Support is guaranteed. The product range grows every month.";
    expect(strengthOf("guarantees-goods", "en", { blocks: [text(two)] })).toBe(0);
    expect(strengthOf("guarantees-goods", "en", { blocks: [text(two.replace(". The", " for the"))] })).toBe(1);
    expect(strengthOf("takes-repair-requests", "en", { blocks: [text("A leak? Call the office.")] })).toBe(1);
    const sold = "Call today for a quote for your car repair needs.";
    expect(strengthOf("takes-repair-requests", "en", { blocks: [text(sold)] })).toBe(0);
    const asked = "Need a repair? Call the workshop.";
    expect(strengthOf("takes-repair-requests", "en", { blocks: [text(asked)] })).toBe(1);
    const abbreviated = "Die Rechnung schicken wir Ihnen inkl. MwSt. nach Hause.";
    expect(strengthOf("bills", "de", { blocks: [text(abbreviated)] })).toBe(1);
  });
  it.each([
    ["en", "bills", "Ask them to say “we send you an invoice every month” aloud."],
    ["de", "bills", "Der Satz „Die Rechnung schicken wir Ihnen“ steht im Brief."],
    ["fr", "accepts-insurance", "La formule « nous acceptons votre mutuelle » est connue."],
    ["en", "writes-quotes", "The function get_free_quote takes no argument."],
  ])("is not what a text only cites (%s, %s)", (language, id, sentence) => {
    expect(strengthOf(id, language, { blocks: [text(sentence)] })).toBe(0);
    const used = sentence.replaceAll(/[“”„«»]/g, "").replaceAll("_", " ");
    expect(strengthOf(id, language, { blocks: [text(used)] })).toBe(1);
  });
  it("is also what a page sets as a heading that is too long to be one", () => {
    const long = `We send you an invoice every month. ${"Our fields lie by the river and the mill. ".repeat(4)}`;
    const tag = "h4";
    expect(strengthOf("bills", "en", { blocks: [{ ...text(long), tag }] })).toBe(1);
    expect(strengthOf("bills", "en", { blocks: [{ ...text("We send you an invoice every month."), tag }] })).toBe(0);
  });
  it("is not what a sample of code holds", () => {
    const said = text("We send you an invoice every month.");
    expect(strengthOf("bills", "en", { blocks: [{ ...said, tag: "pre" }] })).toBe(0);
  });
  it("is not what a page names that explains many kinds of work", () => {
    const sentences = Object.values(TWINS).flatMap((twins) => twins.filter(([language]) => language === "en"));
    const blocks = (count: number): ReturnType<typeof text>[] =>
      sentences.slice(0, count).map(([, sentence]) => text(sentence));
    const wanted = "buys-used-goods";
    expect(strengthOf(wanted, "en", { kind: "other", blocks: blocks(10) })).toBe(1);
    expect(strengthOf(wanted, "en", { kind: "other", blocks: blocks(20) })).toBe(0);
    const glossary = { kind: "other" as const, url: "https://example-clinic.com/glossary" };
    expect(strengthOf(wanted, "en", { ...glossary, blocks: blocks(5) })).toBe(1);
    expect(strengthOf(wanted, "en", { ...glossary, blocks: blocks(10) })).toBe(0);
  });
  it("does not join words that stand far apart", () => {
    const filler = "on a long road through green hills and quiet villages with old stone bridges";
    expect(strengthOf("takes-reservations", "en", { blocks: [text("Guests like our table.")] })).toBe(0);
    expect(strengthOf("delivers-goods", "en", { blocks: [text("We ship within two days.")] })).toBe(1);
    expect(
      strengthOf("delivers-goods", "en", { blocks: [text(`Our ship sails ${filler} and back in two days.`)] }),
    ).toBe(0);
  });
  it("weighs little in a guide, except for help on orders", () => {
    const guide = { kind: "docs" as const, blocks: [text("We send you an invoice every month.")] };
    expect(strengthOf("bills", "en", guide)).toBeLessThan(0.5);
    const help = { kind: "docs" as const, blocks: [text("Return the product within 30 days.")] };
    expect(strengthOf("takes-returns", "en", help)).toBe(1);
  });
  it("weighs little in the manual of a product", () => {
    const pages = [page({ blocks: [text("We send you an invoice every month.")] })];
    const own = profile();
    const strengthIn = (over: Partial<typeof own>): number => {
      const [family] = WORKFLOW_FAMILIES;
      if (!family) throw new Error("no families");
      return evaluateSignal(readSite(site({ pages, profile: { ...own, ...over } })), "states:bills", family).strength;
    };
    expect(strengthIn({})).toBe(1);
    expect(strengthIn({ siteType: { ...own.siteType, value: "docs" } })).toBeLessThan(0.5);
    expect(strengthIn({ industry: { ...own.industry, value: "technology", subKind: "docs" } })).toBeLessThan(0.5);
  });
  it("weighs little in a post and in a legal text", () => {
    const blocks = [text("We send you an invoice every month.")];
    expect(strengthOf("bills", "en", { kind: "legal", blocks })).toBeLessThan(0.5);
    expect(strengthOf("bills", "en", { kind: "post", blocks })).toBe(0);
  });
  it("is written in the eight main languages, each word with three letters or more before its ending", () => {
    for (const [id, wordings] of Object.entries(statements)) {
      const known = Object.keys(wordings).filter((language) => !MORE_LANGUAGES.includes(language));
      expect(known.sort(), id).toEqual([...LANGUAGES].sort());
      const words = Object.values(wordings)
        .flatMap((all) => all.flatMap((one) => one.split(" + ")))
        .join("|");
      for (const word of words.split("|")) expect(word, id).toMatch(WORD);
    }
  });
});
