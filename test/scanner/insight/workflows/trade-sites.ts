// Small invented sites of several trades and languages, written as their owners would, with the work a reader expects.

export interface TradeSite {
  title: string;
  lang: string;
  pages: Record<string, string>;
  /** Families that a careful reader finds. */
  shows: string[];
  /** Families that look near and are not there. */
  hides: string[];
}

export const TRADE_SITES: TradeSite[] = [
  {
    title: "a German bakery that takes orders by phone and fax",
    lang: "de",
    pages: {
      "/": `<title>Bäckerei Ahrens – Brot und Kuchen aus Handarbeit</title>
        <nav><a href="/sortiment">Sortiment</a><a href="/bestellen">Vorbestellen</a><a href="/kontakt">Kontakt</a></nav>
        <h1>Bäckerei und Konditorei Ahrens</h1>
        <p>Seit 1921 backen wir Brot, Brötchen und Torten in unserer Backstube.</p>
        <h2>Öffnungszeiten</h2><p>Mo–Fr 6:00–18:00 Uhr, Sa 6:00–13:00 Uhr</p>
        <footer>Bäckerei Ahrens, Marktstr. 4, 27283 Verden · Telefon <a href="tel:+4942317712">04231 7712</a></footer>`,
      "/bestellen": `<title>Torten bestellen – Bäckerei Ahrens</title><h1>Torten und Platten vorbestellen</h1>
        <p>Torten können Sie telefonisch bestellen oder Sie füllen unser Bestellformular aus und senden es per Fax.</p>
        <p><a href="/downloads/bestellformular-torten.pdf">Bestellformular (PDF)</a></p><p>Bitte bestellen Sie zwei Tage vorher.</p>`,
      "/kontakt": `<title>Kontakt – Bäckerei Ahrens</title><h1>Kontakt</h1><p>Telefon 04231 7712, Fax 04231 7713</p>
        <p><a href="mailto:info@harbour-house.test">info@harbour-house.test</a></p>`,
    },
    shows: ["wf-order-processing"],
    hides: ["wf-reservations", "wf-intake-forms", "wf-dispatch-field", "wf-churn-watch"],
  },
  {
    title: "an Italian restaurant that books tables by phone",
    lang: "it",
    pages: {
      "/": `<title>Trattoria Da Rosina | Ristorante a Cuneo</title>
        <nav><a href="/menu">Il menù</a><a href="/contatti">Contatti</a></nav>
        <h1>Trattoria Da Rosina</h1><p>Cucina piemontese dal 1968: pasta fresca, brasato, bollito misto.</p>
        <h2>Prenota un tavolo</h2><p>Per prenotare chiamaci al numero <a href="tel:+390171602314">0171 602314</a>.</p>
        <h2>Orari</h2><p>Aperto da martedì a domenica, 12:00-14:30 e 19:00-22:30</p>`,
      "/menu": `<title>Il menù – Trattoria Da Rosina</title><h1>Il menù</h1><h2>Primi</h2>
        <table><tr><td>Tajarin al ragù</td><td>12 €</td></tr><tr><td>Agnolotti del plin</td><td>14 €</td></tr><tr><td>Gnocchi al Castelmagno</td><td>13 €</td></tr></table>
        <p>Il menù cambia ogni stagione.</p>`,
      "/contatti": `<title>Contatti – Trattoria Da Rosina</title><h1>Contatti</h1><p>Via Savigliano 12, 12100 Cuneo</p><p>Tel. 0171 602314</p>`,
    },
    shows: ["wf-reservations", "wf-menu-updates"],
    hides: ["wf-lead-intake", "wf-inventory-merch", "wf-order-processing", "wf-appointment"],
  },
  {
    title: "a French plumber with emergency service and quotes",
    lang: "fr",
    pages: {
      "/": `<title>Plomberie Lacombe – Plombier chauffagiste à Angers</title>
        <nav><a href="/prestations">Prestations</a><a href="/devis">Devis gratuit</a><a href="/contact">Contact</a></nav>
        <h1>Votre plombier chauffagiste à Angers</h1>
        <p>Dépannage d'urgence 24h/24 et 7j/7, fuite d'eau, chaudière en panne, débouchage.</p>
        <h2>Zone d'intervention</h2><ul><li>Angers</li><li>Avrillé</li><li>Trélazé</li></ul>
        <p>Appelez-nous au <a href="tel:+33241880914">02 41 88 09 14</a></p>`,
      "/devis": `<title>Devis gratuit – Plomberie Lacombe</title><h1>Demander un devis</h1>
        <form action="/envoi" method="post"><label>Nom <input name="nom"></label><label>Téléphone <input type="tel" name="tel"></label>
        <label>E-mail <input type="email" name="email"></label><label>Vos travaux <textarea name="travaux"></textarea></label><button>Demander mon devis</button></form>`,
      "/prestations": `<title>Prestations – Plomberie Lacombe</title><h1>Nos prestations</h1><h2>Dépannage plomberie</h2><p>Nous nous déplaçons chez vous.</p><h2>Installation de chaudières</h2><p>Pose et entretien annuel.</p><h2>Salle de bains</h2><p>Rénovation complète.</p>`,
    },
    shows: ["wf-quote-proposal", "wf-dispatch-field"],
    hides: ["wf-order-processing", "wf-fulfilment", "wf-membership-billing", "wf-complaint-returns"],
  },
  {
    title: "a Polish dentist with paper questionnaires",
    lang: "pl",
    pages: {
      "/": `<title>Gabinet stomatologiczny Dentika – dentysta Opole</title>
        <nav><a href="/uslugi">Usługi</a><a href="/cennik">Cennik</a><a href="/pacjent">Dla pacjenta</a></nav>
        <h1>Gabinet stomatologiczny Dentika</h1><p>Leczenie zachowawcze, protetyka, ortodoncja i chirurgia stomatologiczna.</p>
        <p>Rejestracja telefoniczna: <a href="tel:+48774536120">77 453 61 20</a></p><h2>Umów wizytę</h2><p>Aby umówić wizytę, prosimy o kontakt telefoniczny.</p>
        <h2>Godziny otwarcia</h2><p>Pon–Pt 9:00–19:00</p>`,
      "/cennik": `<title>Cennik – Dentika</title><h1>Cennik</h1><table><tr><td>Przegląd</td><td>100 zł</td></tr><tr><td>Wypełnienie</td><td>250 zł</td></tr><tr><td>Higienizacja</td><td>300 zł</td></tr></table>`,
      "/pacjent": `<title>Dla pacjenta – Dentika</title><h1>Dla pacjenta</h1><p>Przed pierwszą wizytą prosimy wydrukować i wypełnić ankietę medyczną.</p><p><a href="/pliki/ankieta-pacjenta.pdf">Ankieta pacjenta (PDF)</a></p>`,
    },
    shows: ["wf-appointment", "wf-intake-forms"],
    hides: ["wf-customer-inquiry", "wf-lead-intake", "wf-menu-updates", "wf-client-followup"],
  },
  {
    title: "a Spanish estate agent with listings and valuations",
    lang: "es",
    pages: {
      "/": `<title>Inmobiliaria Ribera – Pisos y casas en Zaragoza</title>
        <nav><a href="/venta">Pisos en venta</a><a href="/alquiler">Pisos en alquiler</a><a href="/tasacion">Tasación gratuita</a><a href="/contacto">Contacto</a></nav>
        <h1>Inmobiliaria Ribera</h1><p>Más de 20 años vendiendo y alquilando viviendas en Zaragoza.</p>
        <p>Llámanos: <a href="tel:+34976421870">976 42 18 70</a></p>`,
      "/venta": `<title>Pisos en venta – Inmobiliaria Ribera</title><h1>Pisos en venta</h1><h2>Piso en el Centro, 3 habitaciones</h2><p>185.000 €</p><a href="/inmuebles/piso-centro">Ver inmueble</a><h2>Ático en Delicias</h2><p>210.000 €</p><a href="/inmuebles/atico-delicias">Ver inmueble</a><a href="/inmuebles/casa-utebo">Casa en Utebo</a>`,
      "/tasacion": `<title>Valoración de tu vivienda – Inmobiliaria Ribera</title><h1>¿Cuánto vale tu piso?</h1><h2>Tasación gratuita</h2><p>Te decimos el precio de mercado de tu vivienda.</p>`,
      "/contacto": `<title>Contacto</title><h1>Contacto</h1><form action="/enviar" method="post"><label>Nombre <input name="n"></label><label>Email <input type="email" name="e"></label><label>Mensaje <textarea name="m"></textarea></label><button>Enviar</button></form>`,
    },
    shows: ["wf-property-listing", "wf-valuation-requests", "wf-viewing-enquiry"],
    hides: ["wf-reservations", "wf-order-processing", "wf-tenant-screening", "wf-after-sales"],
  },
  {
    title: "a Dutch sports club",
    lang: "nl",
    pages: {
      "/": `<title>Tennisvereniging De Linde – Apeldoorn</title>
        <nav><a href="/lid-worden">Lid worden</a><a href="/agenda">Agenda</a><a href="/vrijwilligers">Vrijwilligers</a><a href="/contact">Contact</a></nav>
        <h1>Tennisvereniging De Linde</h1><p>Wij zijn een gezellige tennisclub met zes gravelbanen en 420 leden.</p>`,
      "/lid-worden": `<title>Lid worden – De Linde</title><h1>Lid worden</h1><p>De contributie bedraagt € 165 per jaar voor senioren. Download het <a href="/aanmeldformulier-lidmaatschap.pdf">aanmeldformulier</a> en lever het in bij de ledenadministratie.</p>`,
      "/agenda": `<title>Agenda – De Linde</title><h1>Agenda</h1><p>12 april 2027 – Openingstoernooi</p><p>3 mei 2027 – Open dag</p>`,
      "/vrijwilligers": `<title>Vrijwilligers – De Linde</title><h1>Vrijwilligers gezocht</h1><p>Wil je bardienst draaien of helpen bij toernooien? Meld je bij het bestuur.</p>`,
    },
    shows: ["wf-membership-applications", "wf-volunteer-management", "wf-event-registration"],
    hides: ["wf-lead-intake", "wf-churn-watch", "wf-recruiting", "wf-order-processing"],
  },
  {
    title: "a Brazilian accountant",
    lang: "pt-BR",
    pages: {
      "/": `<title>Contábil Sertão – Escritório de contabilidade em Recife</title>
        <nav><a href="/servicos">Serviços</a><a href="/area-do-cliente">Área do cliente</a><a href="/contato">Contato</a></nav>
        <h1>Escritório de contabilidade em Recife</h1><p>Contabilidade para pequenas empresas, folha de pagamento e declaração de imposto de renda.</p>
        <p>Telefone (81) 3224-7715</p>`,
      "/servicos": `<title>Serviços – Contábil Sertão</title><h1>Serviços</h1><h2>Escrituração contábil</h2><p>Lançamentos, conciliação bancária e balancete mensal.</p><h2>Declaração de imposto de renda</h2><p>Envie seus documentos pelo portal: informe de rendimentos, recibos médicos e extratos.</p><h2>Folha de pagamento</h2><p>Admissões, férias e rescisões.</p>`,
      "/area-do-cliente": `<title>Área do cliente – Contábil Sertão</title><h1>Área do cliente</h1><h2>Enviar documentos</h2><form action="/login" method="post"><label>E-mail <input type="email" name="u"></label><label>Senha <input type="password" name="p"></label><button>Entrar</button></form>`,
      "/contato": `<title>Contato – Contábil Sertão</title><h1>Fale conosco</h1><form action="/contato" method="post"><label>Nome <input name="n"></label><label>E-mail <input type="email" name="e"></label><label>Mensagem <textarea name="m"></textarea></label><button>Enviar mensagem</button></form>`,
    },
    shows: ["wf-tax-preparation", "wf-document-collection", "wf-lead-intake"],
    hides: ["wf-order-processing", "wf-loan-application", "wf-churn-watch", "wf-recruiting"],
  },
  {
    title: "an English software service with plans and sales team",
    lang: "en",
    pages: {
      "/": `<title>Rotaboard – Shift planning software for care homes</title>
        <nav><a href="/pricing">Pricing</a><a href="/docs">Docs</a><a href="/enterprise">Enterprise</a><a href="https://app.harbour-house.test/login">Log in</a><a href="https://app.harbour-house.test/signup">Sign up</a></nav>
        <h1>Shift planning software your team will actually use</h1><p>Rotaboard is a cloud platform for rotas, leave and time sheets, with an API.</p>
        <a href="/enterprise">Talk to sales</a><p>Trusted by 300 care homes.</p>`,
      "/pricing": `<title>Pricing – Rotaboard</title><h1>Pricing</h1><h2>Starter</h2><p>$19 per month</p><h2>Team</h2><p>$49 per month</p><p>Cancel your subscription at any time.</p>`,
      "/docs": `<title>Docs – Rotaboard</title><h1>Getting started</h1><h2>Quickstart</h2><p>Install the client library.</p><pre>npm install rotaboard</pre><h2>API reference</h2>`,
      "/enterprise": `<title>Enterprise – Rotaboard</title><h1>Rotaboard for enterprise</h1><p>Single sign-on, audit log and a dedicated manager.</p><form action="/sales" method="post"><label>Work email <input type="email" name="e"></label><label>Company <input name="c"></label><label>What do you need? <textarea name="m"></textarea></label><button>Contact sales</button></form>`,
    },
    shows: ["wf-sales-demo", "wf-developer-onboarding"],
    hides: ["wf-appointment", "wf-fulfilment", "wf-client-onboarding", "wf-food-ordering"],
  },
  {
    title: "a German machine maker",
    lang: "de",
    pages: {
      "/": `<title>Hellwege Maschinenbau GmbH – Verpackungsmaschinen</title>
        <nav><a href="/maschinen">Maschinen</a><a href="/service">Service &amp; Ersatzteile</a><a href="/vertrieb">Händler</a><a href="/karriere">Karriere</a><a href="/kontakt">Kontakt</a></nav>
        <h1>Verpackungsmaschinen aus Niedersachsen</h1><p>Wir entwickeln und fertigen Schlauchbeutelmaschinen für die Lebensmittelindustrie.</p><a href="/kontakt">Angebot anfordern</a>`,
      "/service": `<title>Service und Ersatzteile – Hellwege</title><h1>Service und Ersatzteile</h1><h2>Ersatzteile</h2><p>Bitte nennen Sie uns die Maschinennummer.</p><h2>Wartung</h2><p>Unsere Monteure warten Ihre Anlage vor Ort.</p>`,
      "/vertrieb": `<title>Händler – Hellwege</title><h1>Unsere Händler</h1><p>Polen: Pakmasz sp. z o.o.</p><p>Österreich: Alpenpack GmbH</p>`,
      "/karriere": `<title>Karriere – Hellwege</title><h1>Karriere</h1><h2>Zerspanungsmechaniker (m/w/d)</h2><p>Senden Sie Ihre Bewerbung an bewerbung@harbour-house.test.</p>`,
      "/kontakt": `<title>Kontakt – Hellwege</title><h1>Kontakt</h1><p>Telefon <a href="tel:+4951639811">05163 9811</a></p><form action="/senden" method="post"><label>Name <input name="n"></label><label>E-Mail <input type="email" name="e"></label><label>Ihre Nachricht <textarea name="m"></textarea></label><button>Absenden</button></form>`,
    },
    shows: ["wf-quote-proposal", "wf-after-sales", "wf-dealer-enquiry", "wf-recruiting"],
    hides: ["wf-lab-case-tracking", "wf-intake-forms", "wf-quality-docs", "wf-menu-updates"],
  },
  {
    title: "a French school",
    lang: "fr",
    pages: {
      "/": `<title>École Saint-Martin – école primaire privée à Vannes</title>
        <nav><a href="/inscription">Inscriptions</a><a href="/parents">Parents d'élèves</a><a href="/emploi-du-temps">Emploi du temps</a><a href="/contact">Contact</a></nav>
        <h1>École primaire Saint-Martin</h1><p>De la maternelle au CM2, 180 élèves dans huit classes.</p><p>Secrétariat : <a href="tel:+33297471160">02 97 47 11 60</a></p>`,
      "/inscription": `<title>Inscriptions – École Saint-Martin</title><h1>Inscription à l'école</h1><h2>Admission</h2><p>Téléchargez le dossier d'inscription et déposez-le au secrétariat avant la date limite.</p><a href="/dossier-inscription.pdf">Dossier d'inscription (PDF)</a>`,
      "/parents": `<title>Parents d'élèves – École Saint-Martin</title><h1>Parents d'élèves</h1><p>Les circulaires de la semaine et les menus de la cantine.</p><a href="/circulaire-mars.pdf">Circulaire de mars</a>`,
    },
    shows: ["wf-admissions", "wf-school-communication"],
    hides: ["wf-lead-intake", "wf-menu-updates", "wf-recruiting", "wf-deadline-compliance"],
  },
  {
    title: "an English letting agent for tenants",
    lang: "en",
    pages: {
      "/": `<title>Fernhill Lettings – Property management in Leeds</title>
        <nav><a href="/to-let">Properties to let</a><a href="/tenants">Tenants</a><a href="/landlords">Landlords</a><a href="/contact">Contact</a></nav>
        <h1>Letting agents and property management in Leeds</h1><p>We let and manage over 200 homes.</p><p>Call <a href="tel:+441132457780">0113 245 7780</a></p>`,
      "/to-let": `<title>Properties to let – Fernhill</title><h1>Homes to let</h1><h2>Two-bedroom flat, Headingley</h2><p>£950 per month</p><a href="/apply">Apply now</a>`,
      "/tenants": `<title>Tenants – Fernhill</title><h1>Information for tenants</h1><h2>Report a repair</h2><p>Tell us what is broken and send a photo.</p><h2>Apply for a home</h2><p>We ask for references and proof of income.</p>`,
      "/contact": `<title>Contact – Fernhill</title><h1>Contact us</h1><form action="/send" method="post"><label>Name <input name="n"></label><label>Email <input type="email" name="e"></label><label>Message <textarea name="m"></textarea></label><button>Send</button></form>`,
    },
    shows: ["wf-viewing-enquiry", "wf-tenant-screening", "wf-maintenance-requests"],
    hides: ["wf-reservations", "wf-order-processing", "wf-prescription-refill", "wf-membership-billing"],
  },
  {
    title: "a Polish online shop",
    lang: "pl",
    pages: {
      "/": `<title>Wełenka.test – włóczki i druty</title>
        <nav><a href="/sklep">Sklep</a><a href="/dostawa">Dostawa</a><a href="/zwroty">Zwroty</a><a href="/koszyk">Koszyk</a></nav>
        <h1>Sklep z włóczkami</h1><p>Ponad 300 kolorów włóczek z wysyłką w 24 godziny.</p>
        <h2>Merino 100</h2><p>29,90 zł</p><button>Dodaj do koszyka</button><h2>Alpaka</h2><p>39,90 zł</p><button>Dodaj do koszyka</button><h2>Bawełna</h2><p>19,90 zł</p><button>Dodaj do koszyka</button>`,
      "/dostawa": `<title>Dostawa – Wełenka</title><h1>Dostawa</h1><p>Zamówienia wysyłamy kurierem InPost lub DPD w ciągu 24 godzin.</p>`,
      "/zwroty": `<title>Zwroty i reklamacje – Wełenka</title><h1>Zwroty</h1><p>Masz 14 dni na zwrot towaru. Wypełnij <a href="/formularz-zwrotu.pdf">formularz zwrotu</a> i dołącz go do paczki.</p>`,
      "/kontakt": `<title>Kontakt – Wełenka</title><h1>Kontakt</h1><p>E-mail: <a href="mailto:sklep@harbour-house.test">sklep@harbour-house.test</a>, tel. 61 852 73 90</p>`,
    },
    shows: ["wf-order-processing", "wf-fulfilment", "wf-complaint-returns", "wf-customer-inquiry"],
    hides: ["wf-intake-forms", "wf-menu-updates", "wf-bookkeeping", "wf-market-reporting"],
  },
  {
    title: "a German law firm",
    lang: "de",
    pages: {
      "/": `<title>Rechtsanwälte Brandt &amp; Osei – Kanzlei in Kassel</title>
        <nav><a href="/rechtsgebiete">Rechtsgebiete</a><a href="/anwaelte">Anwälte</a><a href="/kontakt">Kontakt</a></nav>
        <h1>Rechtsanwälte in Kassel</h1><p>Unsere Kanzlei berät und vertritt Sie im Arbeitsrecht, Familienrecht und Erbrecht.</p>`,
      "/rechtsgebiete": `<title>Rechtsgebiete – Brandt &amp; Osei</title><h1>Rechtsgebiete</h1><h2>Arbeitsrecht</h2><p>Kündigung, Abfindung, Zeugnis.</p><h2>Erbrecht</h2><p>Testamentsgestaltung und Vertretung in Erbstreitigkeiten.</p><h2>Familienrecht</h2><p>Scheidung und Unterhalt.</p>`,
      "/kontakt": `<title>Kontakt – Brandt &amp; Osei</title><h1>Kontakt</h1><p>Vereinbaren Sie telefonisch einen Termin: <a href="tel:+49561774430">0561 774430</a></p><form action="/senden" method="post"><label>Name <input name="n"></label><label>E-Mail <input type="email" name="e"></label><label>Ihr Anliegen <textarea name="m"></textarea></label><button>Absenden</button></form>`,
    },
    shows: ["wf-matter-intake"],
    hides: [
      "wf-order-processing",
      "wf-dispatch-field",
      "wf-deadline-compliance",
      "wf-tax-preparation",
      "wf-recruiting",
    ],
  },
  {
    title: "a hair salon in English with an online calendar",
    lang: "en",
    pages: {
      "/": `<title>Copper &amp; Comb – Hair salon in Galway</title>
        <nav><a href="/services">Services</a><a href="/team">Team</a><a href="https://www.fresha.com/a/copper-comb-galway">Book now</a></nav>
        <h1>Hair salon in Galway</h1><p>Cuts, colour and styling by a team of six.</p><h2>Opening hours</h2><p>Tue–Sat 9:00–18:00</p><p>Phone <a href="tel:+35391567214">091 567 214</a></p>
        <h2>What our clients say</h2><blockquote>“Best colour I have ever had, and they listen to what you want.”</blockquote><p>Aoife M.</p>`,
      "/services": `<title>Services and prices – Copper &amp; Comb</title><h1>Services and prices</h1><table><tr><td>Cut and blow-dry</td><td>€55</td></tr><tr><td>Full colour</td><td>€90</td></tr><tr><td>Highlights</td><td>€120</td></tr></table><p>Please give 24 hours notice to cancel.</p>`,
    },
    shows: ["wf-appointment"],
    hides: ["wf-reservations", "wf-order-processing", "wf-fulfilment", "wf-membership-billing", "wf-complaint-returns"],
  },
];
