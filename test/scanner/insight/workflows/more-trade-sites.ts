// A second shelf of small invented sites, in trades where one word easily says too much.
import type { TradeSite } from "./trade-sites.ts";

export const MORE_TRADE_SITES: TradeSite[] = [
  {
    title: "an English strategy adviser who speaks of results, returns and claims",
    lang: "en",
    pages: {
      "/": `<title>Tarn Advisory – Strategy consulting for family firms</title>
        <nav><a href="/services">Services</a><a href="/insights">Insights</a><a href="/contact">Contact</a></nav>
        <h1>Strategy advice for family firms</h1><p>We help owners plan succession and growth.</p><h2>Results</h2><p>Higher returns on capital, without bold claims.</p>
        <h2>Regulatory change</h2><p>We explain what new rules mean for your plans.</p><a href="/contact">Free consultation</a>`,
      "/services": `<title>Services – Tarn Advisory</title><h1>Services</h1><h2>Succession</h2><p>A plan in ninety days.</p><h2>Contract reviews</h2><p>With your lawyers.</p><h2>Our process</h2><p>Listen, analyse, decide.</p>`,
      "/insights": `<title>Insights – Tarn Advisory</title><h1>Insights</h1><h2>Five mistakes with invoices</h2><h2>Why warranty terms matter</h2>`,
      "/contact": `<title>Contact – Tarn Advisory</title><h1>Contact</h1><form action="/send" method="post"><label>Name <input name="n"></label><label>Email <input type="email" name="e"></label><label>Message <textarea name="m"></textarea></label><button>Send</button></form>`,
    },
    shows: ["wf-lead-intake"],
    hides: [
      "wf-results-publishing",
      "wf-complaint-returns",
      "wf-claims-insurance",
      "wf-deadline-compliance",
      "wf-document-generation",
      "wf-invoicing",
      "wf-client-onboarding",
      "wf-content-publishing",
      "wf-after-sales",
    ],
  },
  {
    title: "a Spanish gym with classes and fees",
    lang: "es",
    pages: {
      "/": `<title>Gimnasio Pulso – Gimnasio en Murcia</title><nav><a href="/tarifas">Tarifas</a><a href="/horarios">Horarios</a><a href="/contacto">Contacto</a></nav>
        <h1>Tu gimnasio en Murcia</h1><p>Sala de musculación, clases dirigidas, spinning y yoga.</p><a href="/tarifas">Hazte socio</a><p>Tel. <a href="tel:+34968227410">968 22 74 10</a></p>`,
      "/tarifas": `<title>Tarifas – Gimnasio Pulso</title><h1>Tarifas</h1><h2>Cuota mensual</h2><p>35 € al mes</p><h2>Cuota anual</h2><p>350 € al año</p><p>Sin permanencia. Para darte de baja, avisa con 15 días.</p>`,
      "/horarios": `<title>Horarios – Gimnasio Pulso</title><h1>Horarios</h1><table><tr><td>Lunes</td><td>Yoga</td></tr><tr><td>Martes</td><td>Spinning</td></tr></table>`,
    },
    shows: ["wf-membership-applications"],
    hides: [
      "wf-school-communication",
      "wf-order-processing",
      "wf-lead-intake",
      "wf-reservations",
      "wf-volunteer-management",
    ],
  },
  {
    title: "an English vet with repeat prescriptions",
    lang: "en",
    pages: {
      "/": `<title>Millbrook Vets – Veterinary practice in Hexham</title><nav><a href="/services">Services</a><a href="/prescriptions">Repeat prescriptions</a><a href="/register">Register your pet</a></nav>
        <h1>Veterinary practice in Hexham</h1><p>Call <a href="tel:+441434607715">01434 607715</a> to make an appointment.</p><h2>Opening times</h2><p>Mon–Fri 8:30–18:30</p><h2>Emergencies</h2><p>Out of hours, call the same number.</p>`,
      "/prescriptions": `<title>Repeat prescriptions – Millbrook Vets</title><h1>Repeat prescriptions</h1><p>Please allow 48 hours. We need to see your pet every six months.</p>`,
      "/register": `<title>Register – Millbrook Vets</title><h1>Register your pet</h1><form action="/register" method="post"><label>Your name <input name="n"></label><label>Phone <input type="tel" name="p"></label><label>Email <input type="email" name="e"></label><label>Pet's name <input name="a"></label><label>Breed <input name="b"></label><label>Medical history <textarea name="h"></textarea></label><button>Register</button></form>`,
    },
    shows: ["wf-appointment", "wf-prescription-refill"],
    hides: ["wf-lead-intake", "wf-order-processing", "wf-dispatch-field", "wf-recruiting", "wf-admissions"],
  },
  {
    title: "a German hotel with a booking engine",
    lang: "de",
    pages: {
      "/": `<title>Hotel Seeblick – Hotel in Plön</title><nav><a href="/zimmer">Zimmer</a><a href="/restaurant">Restaurant</a><a href="https://www.booking.com/hotel/de/seeblick-ploen.html">Online buchen</a></nav>
        <h1>Hotel Seeblick am Plöner See</h1><p>32 Zimmer, Frühstücksbuffet und Restaurant mit Terrasse.</p><p>Telefon <a href="tel:+4945228910">04522 8910</a></p>`,
      "/zimmer": `<title>Zimmer – Hotel Seeblick</title><h1>Unsere Zimmer</h1><h2>Doppelzimmer</h2><p>ab 119 € pro Nacht</p><h2>Einzelzimmer</h2><p>ab 84 € pro Nacht</p><a href="#">Zimmer buchen</a>`,
      "/restaurant": `<title>Restaurant – Hotel Seeblick</title><h1>Restaurant</h1><p>Unsere Speisekarte wechselt mit der Saison.</p><h2>Tisch reservieren</h2><p>Bitte telefonisch unter 04522 8910.</p>`,
    },
    shows: ["wf-reservations"],
    hides: ["wf-lead-intake", "wf-appointment", "wf-viewing-enquiry", "wf-property-listing", "wf-order-processing"],
  },
  {
    title: "a French town hall",
    lang: "fr",
    pages: {
      "/": `<title>Mairie de Valcourt – Site officiel de la commune</title><nav><a href="/demarches">Démarches</a><a href="/agenda">Agenda</a><a href="/contact">Contact</a></nav>
        <h1>Commune de Valcourt</h1><h2>Mairie</h2><p>Ouverte du lundi au vendredi de 9h à 12h.</p><p>Téléphone : <a href="tel:+33384251670">03 84 25 16 70</a></p>`,
      "/demarches": `<title>Démarches – Mairie de Valcourt</title><h1>Démarches administratives</h1><ul><li><a href="/formulaire-etat-civil.pdf">Demande d'acte de naissance (formulaire)</a></li><li><a href="/formulaire-urbanisme.pdf">Déclaration préalable de travaux (formulaire)</a></li></ul>`,
    },
    shows: ["wf-public-requests", "wf-intake-forms"],
    hides: ["wf-lead-intake", "wf-quote-proposal", "wf-reservations", "wf-membership-applications"],
  },
  {
    title: "an Italian winery that takes orders by e-mail",
    lang: "it",
    pages: {
      "/": `<title>Cantina Belfiore – Vini del Collio</title><nav><a href="/vini">I nostri vini</a><a href="/ordini">Ordini</a><a href="/visite">Visite e degustazioni</a></nav>
        <h1>Cantina Belfiore</h1><p>Produciamo vino dal 1954 su dodici ettari di vigna.</p>`,
      "/vini": `<title>I nostri vini – Cantina Belfiore</title><h1>I nostri vini</h1><h2>Ribolla Gialla</h2><p>13 €</p><h2>Friulano</h2><p>12 €</p><h2>Merlot</h2><p>16 €</p>`,
      "/ordini": `<title>Ordini – Cantina Belfiore</title><h1>Come ordinare</h1><p>Scarica il <a href="/modulo-ordine.pdf">modulo d'ordine</a>, compilalo e invialo per e-mail. Spediamo in tutta Italia; ordine minimo sei bottiglie.</p><h2>Modulo d'ordine</h2>`,
    },
    shows: ["wf-order-processing", "wf-fulfilment"],
    hides: ["wf-intake-forms", "wf-admissions", "wf-membership-billing", "wf-tax-preparation"],
  },
  {
    title: "an English insurance agency",
    lang: "en",
    pages: {
      "/": `<title>Harlan Insurance Agency – Home, auto and business insurance in Dayton</title><nav><a href="/quote">Get a quote</a><a href="/claims">File a claim</a><a href="/contact">Contact</a></nav>
        <h1>Independent insurance agency in Dayton</h1><p>We compare home, auto and business policies.</p><p>Call <a href="tel:+19372284466">(937) 228-4466</a></p>`,
      "/quote": `<title>Get a quote – Harlan</title><h1>Get a quote</h1><form action="/q" method="post"><label>Name <input name="n"></label><label>ZIP <input name="z"></label><label>Email <input type="email" name="e"></label><label>What should be insured? <select name="t"><option>Home</option><option>Auto</option></select></label><button>Request a quote</button></form>`,
      "/claims": `<title>Claims – Harlan</title><h1>File a claim</h1><p>Call your carrier's claim line, or call us and we will help with the paperwork.</p>`,
    },
    shows: ["wf-quote-proposal", "wf-claims-insurance"],
    hides: ["wf-loan-application", "wf-order-processing", "wf-tax-preparation", "wf-appointment", "wf-churn-watch"],
  },
  {
    title: "a Polish building firm",
    lang: "pl",
    pages: {
      "/": `<title>Bud-Mazur – firma budowlana Kielce</title><nav><a href="/oferta">Oferta</a><a href="/realizacje">Realizacje</a><a href="/praca">Praca</a><a href="/kontakt">Kontakt</a></nav>
        <h1>Firma budowlana z Kielc</h1><p>Budowa domów, ocieplenia, remonty i wykończenia wnętrz.</p><a href="/kontakt">Bezpłatna wycena</a>`,
      "/praca": `<title>Praca – Bud-Mazur</title><h1>Praca</h1><h2>Murarz</h2><p>Wyślij CV na adres praca@harbour-house.test.</p>`,
      "/kontakt": `<title>Kontakt – Bud-Mazur</title><h1>Kontakt</h1><p>tel. <a href="tel:+48413456120">41 345 61 20</a></p><form action="/wyslij" method="post"><label>Imię <input name="n"></label><label>E-mail <input type="email" name="e"></label><label>Wiadomość <textarea name="m"></textarea></label><button>Wyślij</button></form>`,
    },
    shows: ["wf-quote-proposal", "wf-recruiting"],
    hides: ["wf-inventory-merch", "wf-order-processing", "wf-property-listing", "wf-membership-applications"],
  },
  {
    title: "an English church",
    lang: "en",
    pages: {
      "/": `<title>St Aidan's Church – Anglican church in Hull</title><nav><a href="/whats-on">What's on</a><a href="/give">Give</a><a href="/get-involved">Get involved</a><a href="/contact">Contact</a></nav>
        <h1>St Aidan's Church</h1><p>Sunday service at 10:30. Everyone is welcome.</p>`,
      "/whats-on": `<title>What's on – St Aidan's</title><h1>What's on</h1><p>6 December 2026 – Advent concert</p><p>13 December 2026 – Carol service</p>`,
      "/give": `<title>Give – St Aidan's</title><h1>Make a donation</h1><a href="https://www.justgiving.com/campaign/st-aidans-roof">Donate to the roof fund</a>`,
      "/get-involved": `<title>Get involved – St Aidan's</title><h1>Volunteer with us</h1><p>We need helpers for the food bank every Tuesday.</p>`,
    },
    shows: ["wf-event-registration", "wf-donation-processing", "wf-volunteer-management"],
    hides: ["wf-lead-intake", "wf-order-processing", "wf-recruiting", "wf-menu-updates", "wf-appointment"],
  },
  {
    title: "a Portuguese restaurant with take-away",
    lang: "pt",
    pages: {
      "/": `<title>Tasca do Norte – Restaurante em Braga</title><nav><a href="/ementa">Ementa</a><a href="/reservas">Reservas</a><a href="https://www.ubereats.com/pt/store/tasca-do-norte/abc">Encomendar</a></nav>
        <h1>Restaurante Tasca do Norte</h1><p>Cozinha minhota no centro de Braga. Aberto todos os dias das 12h às 23h.</p>`,
      "/reservas": `<title>Reservas – Tasca do Norte</title><h1>Reservar mesa</h1><form action="/reserva" method="post"><label>Nome <input name="n"></label><label>Telefone <input type="tel" name="t"></label><label>Data <input type="date" name="d"></label><label>Hora <input type="time" name="h"></label><label>Pessoas <input type="number" name="p"></label><button>Reservar mesa</button></form>`,
      "/ementa": `<title>Ementa – Tasca do Norte</title><h1>Ementa</h1><table><tr><td>Bacalhau à Braga</td><td>15 €</td></tr><tr><td>Rojões</td><td>12 €</td></tr><tr><td>Arroz de pato</td><td>13 €</td></tr></table>`,
    },
    shows: ["wf-reservations", "wf-food-ordering"],
    hides: ["wf-lead-intake", "wf-fulfilment", "wf-inventory-merch", "wf-appointment"],
  },
  {
    title: "an English maker of parts with a price on request",
    lang: "en",
    pages: {
      "/": `<title>Corben Precision – CNC machining in Ohio</title><nav><a href="/capabilities">Capabilities</a><a href="/quality">Quality</a><a href="/rfq">Request a quote</a></nav>
        <h1>CNC machining and turned parts</h1><p>We machine parts to your drawings, from one piece to ten thousand.</p><p>Phone <a href="tel:+14193826610">(419) 382-6610</a></p>`,
      "/quality": `<title>Quality – Corben Precision</title><h1>Quality</h1><h2>ISO 9001</h2><p>Certified since 2009.</p>`,
      "/rfq": `<title>Request a quote – Corben Precision</title><h1>Request a quote</h1><form action="/rfq" method="post" enctype="multipart/form-data"><label>Company <input name="c"></label><label>Email <input type="email" name="e"></label><label>Material <input name="m"></label><label>Drawing <input type="file" name="f"></label><label>Details <textarea name="d"></textarea></label><button>Send request</button></form>`,
    },
    shows: ["wf-quote-proposal"],
    hides: [
      "wf-order-processing",
      "wf-inventory-merch",
      "wf-lab-case-tracking",
      "wf-complaint-returns",
      "wf-after-sales",
    ],
  },
  {
    title: "a Spanish training academy with certificates",
    lang: "es",
    pages: {
      "/": `<title>Academia Fénix – Cursos de informática en Sevilla</title><nav><a href="/cursos">Cursos</a><a href="/matricula">Matrícula</a><a href="/contacto">Contacto</a></nav>
        <h1>Cursos de informática en Sevilla</h1><p>Cursos presenciales y online con certificado de aprovechamiento.</p><p>WhatsApp <a href="https://wa.me/34654218877">654 21 88 77</a></p>`,
      "/cursos": `<title>Cursos – Academia Fénix</title><h1>Nuestros cursos</h1><h2>Excel avanzado</h2><p>120 €, 20 horas</p><h2>Programación web</h2><p>480 €, 80 horas</p><p>Al terminar recibirás un certificado de finalización.</p>`,
      "/matricula": `<title>Matrícula – Academia Fénix</title><h1>Matrícula abierta</h1><h2>Proceso de admisión</h2><p>Rellena el formulario y te llamamos.</p><form action="/m" method="post"><label>Nombre <input name="n"></label><label>Teléfono <input type="tel" name="t"></label><label>Curso <select name="c"><option>Excel</option><option>Web</option></select></label><button>Solicitar matrícula</button></form>`,
    },
    shows: ["wf-admissions", "wf-certificates"],
    hides: ["wf-results-publishing", "wf-order-processing", "wf-fulfilment", "wf-volunteer-management"],
  },
  {
    title: "a German craft shop that only shows its goods",
    lang: "de",
    pages: {
      "/": `<title>Töpferei Lindner – Keramik aus der Rhön</title><nav><a href="/keramik">Keramik</a><a href="/werkstatt">Werkstatt</a><a href="/kontakt">Kontakt</a></nav>
        <h1>Handgemachte Keramik</h1><p>Schalen, Becher und Vasen, auf der Scheibe gedreht. In unserem Laden in Fulda.</p><h2>Öffnungszeiten</h2><p>Do–Sa 10–17 Uhr</p>`,
      "/kontakt": `<title>Kontakt – Töpferei Lindner</title><h1>Kontakt</h1><p>Telefon <a href="tel:+49661972340">0661 972340</a></p>`,
    },
    shows: [],
    hides: [
      "wf-order-processing",
      "wf-fulfilment",
      "wf-inventory-merch",
      "wf-complaint-returns",
      "wf-lab-case-tracking",
      "wf-quote-proposal",
    ],
  },
];
