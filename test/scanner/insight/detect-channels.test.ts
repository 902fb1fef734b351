import { describe, expect, it } from "vitest";
import type { ChannelType } from "../../../src/model/profile.ts";
import { channelOf, channelsOf, hasChannel, siteOf } from "./site-of.ts";

const jsonLd = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const form = (fields: string, button = "Send", attributes = 'action="/send" method="post"'): string =>
  `<form ${attributes}>${fields}<button>${button}</button></form>`;
const NAME = '<label>Name <input name="name"></label>';
const MAILING_FRAME = '<iframe src="https://a1b2.sibforms.com/serve/MUI"></iframe>';
const MAIL = '<label>E-mail <input type="email" name="email"></label>';
const MESSAGE = '<label>Message <textarea name="message"></textarea></label>';

type Case = [reason: string, html: string, lang?: string];

const YES: Partial<Record<ChannelType, Case[]>> = {
  phone: [
    ["a link that dials with the country behind two zeros", '<a href="tel:0031413290517">0413-290517</a>', "nl"],
    ["a number beside an address in one line", "<div>office@harbour-house.ca - <b>250-781-4452</b></div>"],
    ["a number beside a free address of the house", "<main><p>harbour.house@gmail.com, 207.781.4402</p></main>"],
    [
      "a number beside a free address that the footer links",
      `<main><p>jo.baker@gmail.com | 207.781.4402</p></main><footer><a href="mailto:jo.baker@gmail.com">Mail</a></footer>`,
    ],
    ["a link that dials", '<a href="tel:+12077814402">Call us</a>'],
    ["a number beside a phone word", "<p>Telefon: 0228 551 9037</p>", "de"],
    ["a number that one is asked to ring", "<p>If your panel shows a fault, ring our engineers on 0113 243 0987.</p>"],
    ["a number that one is asked to call, in Polish", "<p>Zadzwoń do nas: 22 870 34 56</p>", "pl"],
    [
      "a number behind its label in a block set in like a quote",
      "<blockquote>Mme Petit, tel : 01.60.17.03.61</blockquote>",
      "fr",
    ],
    ["a number after a line that is a phone word", "<main><h3>TELEFON</h3><p>692-787-381</p></main>", "pl"],
    ["a bare number in the footer", "<footer><p>(207) 781-4402</p></footer>"],
    ["a number alone under an e-mail address", "<main><p>hi@harbour-house.co</p><p>207.781.4402</p></main>"],
    ["Greek", "<main><p>Τηλέφωνο: 210 331 4276</p></main>", "el"],
    ["Norwegian", "<main><p>Tlf. 22 33 44 56</p></main>", "no"],
    [
      "a bare number under its address",
      "<main><div>14 Alder Drive<br>Quakertown, Pennsylvania 18951<br>215.331.4276</div></main>",
    ],
    ["Arabic digits", "<p>هاتف: ٠٤ ٤٣٥ ٢٢١٨</p>", "ar"],
    [
      "structured data",
      jsonLd({ "@context": "https://schema.org", "@type": "Dentist", name: "A", telephone: "+1 207 781 4402" }),
    ],
  ],
  email: [
    ["a mail link", '<a href="mailto:office@harbour-house.co">Write</a>'],
    ["an address of the house", "<p>Contact: hello@harbour-house.co</p>"],
    ["a free mail address in the footer", "<footer>harbour.house@gmail.com</footer>"],
    ["a spelled address", "<footer>info [at] harbour-house [dot] com</footer>"],
    ["an encoded link", '<footer><a href="/cdn-cgi/l/email-protection#0a63646c654a6b696f246965">mail</a></footer>'],
  ],
  "contact-form": [
    ["a vendor's frame", '<h2>Get a quote</h2><iframe src="https://share-na2.hsforms.com/1KRGM0q"></iframe>'],
    ["name, mail and message", `<h2>Contact us</h2>${form(NAME + MAIL + MESSAGE)}`],
    [
      "German",
      `<h2>Kontakt</h2>${form('<input name="vorname" placeholder="Name"><input type="email" name="mail"><textarea name="nachricht"></textarea>', "Absenden")}`,
      "de",
    ],
    [
      "a quote request with a date",
      `<h2>Request a quote</h2>${form(`${NAME + MAIL}<input type="date" name="event_date"><textarea name="details"></textarea>`, "Request a quote")}`,
    ],
    [
      "a request for a demo",
      `<h2>Book a demo</h2>${form(`${NAME + MAIL}<input type="number" name="trucks">`, "Ask for a demo")}`,
    ],
    ["a request for a demo, German", `<h2>Demo vereinbaren</h2>${form(NAME + MAIL, "Demo anfragen")}`, "de"],
    [
      "a request for a demo beside a free trial, Spanish",
      `<h2>Solicita una demo</h2>${form(NAME + MAIL, "Get started")}`,
      "es",
    ],
    [
      "name and phone under a call-back heading",
      `<h2>Request a callback</h2>${form(`${NAME}<input type="tel" name="phone">`, "Call me back")}`,
    ],
    [
      "a Google form on the words contact us",
      '<a href="https://docs.google.com/forms/d/e/1abc/viewform">Contact us</a>',
    ],
  ],
  booking: [
    [
      "a vendor's link in a panel that a visible button opens",
      '<button>Book now</button><div hidden><a href="https://calendly.com/harbour/intro">Online</a></div>',
    ],
    [
      "a form that asks for a day, in a dialog that a visible button opens",
      `<button data-modal="visit">Book appointment</button><div id="visit" hidden><h2>Book your visit</h2>${form(`${NAME}<input type="date" name="day">`, "Send")}</div>`,
    ],
    ["a vendor's link", '<a href="https://calendly.com/harbour/intro">Book a call</a>'],
    [
      "a button that opens a vendor's calendar",
      `<button onclick="window.open('https://calendly.com/harbour/intro')">Choose a time</button>`,
    ],
    [
      "a calendar in a frame of the business's own host",
      '<h2>Book a call</h2><iframe src="https://link.harbour-sales.com/widget/booking/OvCm42"></iframe>',
    ],
    [
      "a frame whose address speaks of appointments, of a vendor nobody knows",
      '<h1>Appointments: make an appointment</h1><iframe src="https://harbour.vetdesk.example/ib-appt/widget.html"></iframe>',
    ],
    [
      "a frame for making appointments",
      '<title>Terminvereinbarung</title><iframe src="https://praxis.example/terminvereinbarung/?praxis=12"></iframe>',
      "de",
    ],
    ["a vendor's frame", '<iframe src="https://app.cal.com/harbour/15min"></iframe>'],
    ["a doctor finder", '<a href="https://www.znanylekarz.pl/jan-nowak/fizjoterapeuta">Umów wizytę</a>', "pl"],
    ["a portal's page of the house", '<a href="https://www.booking.com/hotel/it/harbour.html">Booking</a>', "it"],
    [
      "a portal under a booking heading",
      '<h2>Prenota ora</h2><p>Siamo su <a href="https://www.airbnb.it">Airbnb</a></p>',
      "it",
    ],
    [
      "a form with date and guests",
      `<h2>Tisch reservieren</h2>${form('<input type="date" name="datum"><select name="personen"><option>2</option></select><input name="name">', "Reservieren")}`,
      "de",
    ],
    [
      "a form that takes along what was chosen in a calendar",
      `<h2>Book a visit</h2>${form(`${NAME}<input type="tel" name="phone"><input type="hidden" name="selectedTime">`, "Confirm the booking")}`,
    ],
    ["another host by a booking word", '<a href="https://reservas.example-rooms.com/harbour">Reservar mesa</a>', "es"],
  ],
  ecommerce: [
    ["add to cart and a cart", '<a href="/cart">Cart</a><button>Add to cart</button>'],
    ["German", '<a href="/warenkorb">Warenkorb</a><button>In den Warenkorb</button>', "de"],
    ["a pay link", '<a href="https://buy.stripe.com/abc123">Buy the course</a>'],
    ["a till under a name of the site", '<a href="https://checkout.harbour-house.test/b/14A28r8T">Buy now</a>'],
    [
      "items at a marketplace",
      [1, 2, 3].map((item) => `<a href="https://www.ebay.it/itm/38872973301${item}">Compra su eBay</a>`).join(" "),
      "it",
    ],
    ["a shop at a marketplace", '<a href="https://www.etsy.com/shop/HarbourHouse">Our shop</a>'],
  ],
  newsletter: [
    [
      "a frame of a form service that is named so",
      '<iframe title="Newsletter" src="https://share-na2.hsforms.com/1KRGM0q"></iframe>',
    ],
    ["a mailing service's frame under the word", `<h2>Unser Rundbrief</h2>${MAILING_FRAME}`, "de"],
    ["a frame of what sends letters alone", '<iframe src="https://harbour.substack.com/embed"></iframe>'],
    ["a mail field under the word", `<h2>Newsletter</h2>${form(MAIL, "Subscribe")}`],
    ["Polish", `<h2>Zapisz się do newslettera</h2>${form('<input type="email" name="email">', "Zapisz się")}`, "pl"],
    ["another name with a subscribe verb", `<h2>The Harbour Digest</h2>${form(MAIL, "Subscribe")}`],
    [
      "a vendor's form",
      form(MAIL, "Join", 'action="https://harbour.us1.list-manage.com/subscribe/post" method="post"'),
    ],
    ["a vendor's page", '<a href="https://harbour.us1.list-manage.com/subscribe?u=1">Subscribe to our newsletter</a>'],
    [
      "a box that a script finds by its class",
      `<script src="/site.js"></script><h2>Newsletter</h2>${form(MAIL, "Subscribe", 'action="#" class="newsletter__form"')}`,
    ],
    ["a box in no form", `<h2>News</h2><div>${MAIL}<button>Subscribe to our newsletter</button></div>`],
  ],
  careers: [
    ["a line above the heading", "<p>We are hiring</p><h2>Come aboard!</h2><p>Send your CV and a letter.</p>"],
    ["openings under a heading", "<h2>Careers</h2><h3>Plumber, full-time</h3><p>Send your CV.</p>"],
    [
      "a team that is praised",
      "<h2>Join our dedicated team</h2><p>We look for teachers.</p><a href='#'>Send application</a>",
    ],
    ["German", "<h2>Stellenangebote</h2><p>Zahnmedizinische Fachangestellte (m/w/d)</p><p>Bewerbung an uns</p>", "de"],
    [
      "openings to ask for under an invitation to the team",
      '<h2>Join the team.</h2><p>Come and make boats with us.</p><a href="#">Open positions</a>',
    ],
    ["hours a week", "<h2>Vacancies</h2><p>Kitchen porter, 30 hours a week.</p>"],
    ["hours a week in German", "<h2>Jobs</h2><p>Küchenhilfe, 30 Stunden pro Woche.</p>", "de"],
    ["hours a week in Spanish", "<h2>Empleo</h2><p>Ayudante de cocina, 30 horas semanales.</p>", "es"],
    ["hours a week in Dutch", "<h2>Werken bij ons</h2><p>Keukenhulp, 30 uur per week.</p>", "nl"],
    ["a call for a CV in Spanish", "<h2>Trabaje con nosotros</h2><p>Envíe su currículum.</p>", "es"],
    ["a call for a CV in Portuguese", "<h2>Trabalhe connosco</h2><p>Envie o seu currículo.</p>", "pt"],
    ["an open place in French", "<h2>Offres d'emploi</h2><p>Poste à pourvoir : vendeuse.</p>", "fr"],
    ["a contract in Polish", "<h2>Oferty pracy</h2><p>Kucharz, umowa o pracę.</p>", "pl"],
    ["the same in Dutch", '<h2>Kom bij ons team</h2><p>Wij bouwen boten.</p><a href="#werk">Vacatures</a>', "nl"],
    ["an applicant system", '<a href="https://boards.greenhouse.io/harbour">See jobs</a>'],
    [
      "an application form",
      `<h2>Job application</h2>${form(`${NAME + MAIL}<label>CV <input type="file" name="cv"></label>`, "Apply")}`,
    ],
    [
      "a posting in structured data",
      jsonLd({ "@context": "https://schema.org", "@type": "JobPosting", title: "Plumber" }),
    ],
    ["Rioplatense Spanish", "<h2>Trabajá con nosotros</h2><p>Mandanos tu curriculum.</p>", "es"],
  ],
  faq: [
    [
      "questions and answers in lines of their own",
      "<h3>Frequently asked questions</h3><div><b>Do you work at weekends?</b><br>Yes, on Saturdays until noon.</div><div><b>Do you bring the paint?</b><br>Yes, in the colour that you choose.</div><div><b>Who moves the furniture?</b><br>Our people do, and put it back.</div>",
    ],
    [
      "questions in parts that the page names so",
      '<h2>What you may be asking yourself</h2><div class="faq-item"><div>How long does it take?</div><div>About an hour in most cases.</div></div><div class="faq-item"><div>What does it cost?</div><div>From ninety dollars a visit.</div></div><div class="faq-item"><div>Do you come to us?</div><div>Yes, within ten miles of town.</div></div>',
    ],
    [
      "Swedish questions",
      "<section><h2>Vanliga frågor</h2><h3>Hur funkar nycklar?</h3><p>Med kodlås eller nyckelbox.</p><h3>Hur snabbt svarar ni?</h3><p>Inom en timme.</p><h3>Kan jag pausa?</h3><p>Ja, säg till i tid.</p></section>",
      "sv",
    ],
    [
      "questions under the word",
      "<h2>Frequently asked questions</h2><h3>How long does it take?</h3><p>About an hour in most cases.</p><h3>What does it cost?</h3><p>From ninety dollars a visit.</p><h3>Do you come to us?</h3><p>Yes, within ten miles of town.</p>",
    ],
    [
      "a word set small above another heading",
      "<div>FAQ</div><h2>What learners ask</h2><details><summary>Can I pay in parts?</summary><p>Yes, in two parts of equal size.</p></details><details><summary>How long is a course?</summary><p>About three months for most people.</p></details><details><summary>Which car do I drive?</summary><p>One of our two small hatchbacks.</p></details>",
    ],
    [
      "buttons with a plus sign",
      "<h2>FAQ</h2><button>Do you ship? +</button><p>Yes, everywhere in the country.</p><button>Can I return? +</button><p>Yes, within thirty days of it.</p><button>Is it safe? +</button><p>Yes, it was tested last year.</p>",
    ],
    [
      "Spanish",
      "<h2>Preguntas frecuentes</h2><details><summary>¿Cuánto cuesta?</summary><p>Desde cuarenta euros por sesión.</p></details><details><summary>¿Cómo reservo?</summary><p>Por teléfono o por la página web.</p></details><details><summary>¿Dónde están?</summary><p>En el centro, junto a la plaza mayor.</p></details>",
      "es",
    ],
    [
      "Japanese",
      "<h2>よくある質問</h2><dl><dt>予約は必要ですか？</dt><dd>お電話でのご予約をおすすめします。当日も可能です。</dd><dt>駐車場はありますか？</dt><dd>建物の裏に三台分の駐車場がございます。</dd><dt>カードは使えますか？</dt><dd>主要なクレジットカードがご利用いただけます。</dd></dl>",
      "ja",
    ],
  ],
  pricing: [
    [
      "a table of fees with the currency in its head",
      "<h2>Prices</h2><table><tr><th>Item</th><th>Amount (UGX)</th></tr><tr><td>Admission</td><td>100,000</td></tr><tr><td>Uniform</td><td>345,000</td></tr></table>",
    ],
    [
      "a unit price in the description",
      '<html><head><title>A</title><meta name="description" content="New dentures for $300 per plate in Hull."></head><body><h1>Dentures</h1></body></html>',
    ],
    ["two things with an amount each", "<h3>Small jig</h3><div>Buy now ($4.99)</div><h3>Large jig</h3><p>$7.99</p>"],
    [
      "a price list",
      "<h2>Prices</h2><table><tr><th>Haircut</th><td>$35</td></tr><tr><th>Color</th><td>$90</td></tr></table>",
    ],
    ["a unit", "<p>Workshops from $150/article and $90 per hour.</p>"],
    ["Turkish", "<h2>Fiyat listesi</h2><p>Muayene 800 TL</p><p>Dolgu 1.500 TL</p>", "tr"],
    [
      "an offer",
      jsonLd({
        "@context": "https://schema.org",
        "@type": "Product",
        name: "Lamp",
        offers: { "@type": "Offer", price: "49", priceCurrency: "EUR" },
      }),
    ],
  ],
  testimonials: [
    [
      "a quotation with a review host behind the name, under a heading of its own",
      "<h2>From the record</h2><div><p>“They kept me informed at every step and never let a call go unanswered.”</p><div>Ada W. · Google Review</div></div>",
    ],
    [
      "a quotation between stars and a line with the occasion",
      "<h2>We fed their parties</h2><div><p>★★★★★</p><p>« The truck made our day, and the guests still speak of it. »</p><div>Ada &amp; Tom<span>Wedding · 120 guests</span></div></div>",
    ],
    [
      "a quotation under a line above the heading",
      "<span>Client reviews</span><h2>From the record</h2><p>“They kept me informed at every step of a long case.”</p><p>Ada W.</p>",
    ],
    [
      "a quotation with stars above it",
      "<h2>Built to last</h2><div><p>★★★★★</p><p>“They came within the hour and left the kitchen cleaner than before.”</p><div>Ada W.</div></div>",
    ],
    [
      "a quotation with a name",
      "<h2>What our clients say</h2><blockquote>They came within the hour and left the kitchen cleaner than before.</blockquote><p>Ada W., Falmouth</p>",
    ],
    [
      "a quotation under a single word",
      '<h2>testimonial</h2><blockquote><p><q>"We came across them by chance and have been satisfied ever since."</q></p><cite><a href="https://alpha-fishing.com">Alpha Fishing INC</a>,<br>client</cite></blockquote>',
    ],
    [
      "French",
      "<h2>Témoignages</h2><p>« Une équipe à l’écoute, un travail soigné et des délais tenus du début à la fin. »</p><p>Marie L.</p>",
      "fr",
    ],
    [
      "a review in structured data",
      jsonLd({
        "@context": "https://schema.org",
        "@type": "Review",
        author: { "@type": "Person", name: "A" },
        reviewBody: "They came within the hour and left the kitchen cleaner than before.",
      }),
    ],
  ],
  "live-chat": [
    ["a vendor's loader", '<script src="https://embed.tawk.to/123/default"></script>'],
    ["a vendor's frame", '<iframe src="https://tawk.to/chat/123/default"></iframe>'],
    ["an own widget's script", '<script src="/assets/chat-widget.js"></script>'],
    ["an own box with its button", '<div id="chat-widget"><input></div><button aria-label="Open chat">?</button>'],
    [
      "an own bot under a name of its own",
      '<button class="hbot-launch" aria-label="Otwórz czat HillBot">?</button><div class="hbot-panel"><input></div>',
      "pl",
    ],
  ],
  messaging: [
    [
      "a button without a name that opens a chat",
      `<button onclick="location.href='https://wa.me/+31684920317 '"><svg></svg></button>`,
      "nl",
    ],
    [
      "a number named for it within a long paragraph",
      `<p>${"We make crowns and bridges for dentists of the whole region. ".repeat(8)}Write to us by WhatsApp on the number +49 157 9247 8316. We will gladly answer.</p>`,
    ],
    ["a label over its number", "<p>Telefon / WhatsApp</p><div>+49 1522 3541838</div>", "de"],
    ["WhatsApp", '<a href="https://wa.me/4915792478316">WhatsApp</a>'],
    ["Telegram", '<a href="https://t.me/harbourhouse">Telegram</a>'],
    ["LINE", '<a href="https://lin.ee/abc123">LINE</a>', "ja"],
    ["the word beside a number", "<p>WhatsApp: +49 157 9247 8316</p>"],
    ["the word among others beside a number", "<p>Message us on WhatsApp at +49 157 9247 8316 or write.</p>"],
    ["the word behind its number", "<p>Telefon: 0157 9247 8316 (WhatsApp)</p>", "de"],
    ["a line over its number", "<p>Chiamaci ora o scrivici su WhatsApp</p><div>+39 0332 471 982</div>", "it"],
    ["a messenger with the name of a thing", "<p>Signal: +49 157 9247 8316</p>"],
  ],
  login: [
    ["a word on a link", '<nav><a href="/portal">Client portal</a></nav>'],
    ["a password field", form(`${MAIL}<input type="password" name="password">`, "Log in")],
    ["a portal", '<a href="https://harbour.taxdome.com/login">Documents</a>'],
    ["Korean", '<nav><a href="/member">로그인</a></nav>', "ko"],
  ],
  social: [
    ["a profile in the footer", '<footer><a href="https://www.instagram.com/harbourhouse/">Instagram</a></footer>'],
    [
      "a page by its number",
      '<footer><a href="https://www.facebook.com/p/Harbour-House-61550123456789/"></a></footer>',
    ],
    [
      "sameAs",
      jsonLd({
        "@context": "https://schema.org",
        "@type": "Dentist",
        name: "A",
        sameAs: ["https://www.facebook.com/harbourhouse"],
      }),
    ],
  ],
  reviews: [
    [
      "the house's page at a review host",
      '<a href="https://www.yelp.com/biz/harbour-house-falmouth">Reviews on Yelp</a>',
    ],
    ["a widget", '<script src="https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js"></script>'],
    ["a widget of a national service", '<script src="https://widget.opinionsystem.fr/rating/widget.js"></script>'],
    [
      "what Google keeps of the house",
      '<a href="https://www.google.es/search?q=casa+verde&ludocid=123456789">Míranos en Google</a>',
    ],
    [
      "the house's entry on a map, by a link that speaks of reviews",
      '<a href="https://maps.app.goo.gl/aB3dE5fG7">Ver reseñas en Google</a>',
    ],
    [
      "the house's entry on a map under a heading for reviews",
      '<h2>Recensioni</h2><a href="https://www.google.com/maps/place/Casa+Verde/@45.3,9.0,18z">Google Maps</a>',
    ],
    [
      "the house's page at a booking service under a heading for reviews",
      '<h2>What our clients say</h2><a href="https://www.treatwell.co.uk/place/casa-verde/">Treatwell</a>',
    ],
  ],
};

const NO: Partial<Record<ChannelType, Case[]>> = {
  phone: [
    ["a placeholder", '<a href="tel:+12075550142">Call us</a><p>Phone: +91 12345 67890</p>'],
    ["a fax only", "<p>Fax: 0228 551 9037</p>"],
    ["a number alone under a sentence", "<main><p>Our readers turned this many pages.</p><p>207.781.4402</p></main>"],
    ["a number in a quote", "<blockquote>I left my phone there, and found it again through 0228 551 9037</blockquote>"],
    ["an emergency line", "<p>In an emergency phone 020 7188 7188</p>"],
    ...[
      "Our supplier is Beta Ltd, 020 7946 1234, hello@beta.co.uk",
      "ICO: 0303 123 1113, casework@ico.org.uk",
      "Jane Roe, 0113 234 1122, jane@janeroe.co.uk",
      "Jane Roe, 0113 234 1122, jane.roe@gmail.com",
      "Web: Pixel 0113 234 1122, hi@pixel.co.uk",
      "Ticket 020 7946 1234 was sent to jo@harbour-house.test",
      "Serial number 0113 234 1122 - send it to warranty@harbour-house.test",
    ].map((line): Case => [`a number beside an address: ${line}`, `<main><p>${line}</p></main>`]),
    ["a price and a year", "<p>Call us: 1 250 000 parts since 1998</p>"],
    [
      "a number in a text that tells of a street",
      "<main><p>We moved 215.331.4276 files from 14 Alder Drive to the new archive.</p></main>",
    ],
  ],
  email: [
    ["a sample", '<a href="mailto:info@example.com">Write</a>'],
    ["a picture's name", "<p>logo@2x.png</p>"],
    ["an address in code", "<pre>git clone git@github.com:acme/tool.git dev@acme-tools.io</pre>"],
    ["a link that only shares", '<a href="mailto:?subject=Look">Share by e-mail</a>'],
  ],
  "contact-form": [
    ["a search", form('<input type="search" name="q">', "Search", 'action="/search"')],
    ["a log-in", form(`${MAIL}<input type="password" name="p">`, "Log in")],
    ["a newsletter", `<h2>Newsletter</h2>${form(MAIL, "Subscribe")}`],
    ["a new account", `<h2>Start your free trial</h2>${form(NAME + MAIL, "Get started")}`],
    ["a new account, German", `<h2>Konto anlegen</h2>${form(NAME + MAIL, "Konto anlegen")}`, "de"],
    ["a new account, French", `<h2>Créer un compte</h2>${form(NAME + MAIL, "Créer mon compte")}`, "fr"],
    [
      "a job application",
      `<h2>Job application</h2>${form(`${NAME + MAIL}<input type="file" name="resume">${MESSAGE}`, "Apply")}`,
    ],
    [
      "a comment",
      form(NAME + MAIL + MESSAGE, "Post comment", 'id="commentform" action="/wp-comments-post.php" method="post"'),
    ],
    [
      "a calculator",
      form(
        '<label>Amount <input type="number" name="price"></label><select name="years"><option>1</option></select>',
        "Calculate",
      ),
    ],
    ["a hidden form", `<div hidden>${form(NAME + MAIL + MESSAGE)}</div>`],
    [
      "an issue tracker",
      form(NAME + MAIL + MESSAGE, "Open", 'action="https://github.com/acme/tool/issues/new" method="post"'),
    ],
    ["a Google form of an event", '<h2>Summer camp</h2><a href="https://forms.gle/abc">Register</a>'],
  ],
  booking: [
    ["a time at an office of the state", '<a href="https://www.gov.uk/book-appointment">Book an appointment</a>'],
    [
      "a dialog that asks for no day",
      `<button data-modal="visit">Book appointment</button><div id="visit" hidden><h2>Book your visit</h2>${form(NAME + MAIL + MESSAGE, "Send")}</div>`,
    ],
    [
      "a dialog that nothing visible opens",
      `<div id="visit" hidden><h2>Book your visit</h2>${form(`${NAME}<input type="date" name="day">`, "Send")}</div>`,
    ],
    ["a hidden link that nothing opens", '<div hidden><a href="https://calendly.com/harbour/intro">Online</a></div>'],
    ["a call to book", "<p>Call to book your table.</p>"],
    ["a link to the contact page", '<a href="/contact">Book a call</a>'],
    ["an anchor", '<a href="#contact">Book now</a>'],
    ["a bare link to a portal", '<p>Guests also like <a href="https://www.booking.com">Booking.com</a></p>'],
    ["tickets", '<a href="https://www.eventbrite.com/e/gala-1">Book now</a>'],
    ["a vendor's policy", '<a href="https://calendly.com/privacy">Calendly privacy</a>'],
    [
      "a calendar of events in a frame",
      '<h2>What is on</h2><iframe src="https://www.harbour-events.org/widget/calendar/upcoming"></iframe>',
    ],
    ["a timetable in a frame", '<iframe src="https://www.harbour-league.org/widget/schedule"></iframe>'],
    ["a map of bookings", '<iframe src="https://maps.harbour.org/embed?q=harbour+bookings"></iframe>'],
    ["a frame of events", '<iframe src="https://www.verein.example/termine/liste"></iframe>', "de"],
    [
      "a frame of bookings on a page that says nothing of it",
      '<iframe src="https://bookings.vendor.example/cal"></iframe>',
    ],
    ...[
      "https://harbour-house.test/legal/appointment-terms.html",
      "https://www.farmacias.example/turnos",
      "https://www.slides.example/embed/scheduling-software-101",
      "https://video.example/embed?title=appointment-tips",
      "https://stream.example/booking-tips/1",
      "https://files.example/Reservations-policy.pdf",
    ].map((src): Case => [`a frame from ${src}`, `<h1>Make an appointment</h1><iframe src="${src}"></iframe>`]),
    [
      "a hidden frame",
      '<h2>Book a call</h2><iframe hidden src="https://link.harbour-sales.com/widget/booking/OvCm42"></iframe>',
    ],
    [
      "a button that opens a vendor's front page",
      `<button onclick="window.open('https://calendly.com')">Calendly</button>`,
    ],
    ["the noun", "<h2>My book</h2><p>The booked rooms were full.</p>"],
    [
      "a form that takes along when it was sent",
      `<h2>Book a call with us</h2>${form(`${NAME + MAIL}<input type="hidden" name="submissionTime">${MESSAGE}`)}`,
    ],
    [
      "a form that takes along what only begins like one",
      `<h2>Book a call with us</h2>${form(`${NAME + MAIL}<input type="hidden" name="facebook_update">${MESSAGE}`)}`,
    ],
  ],
  ecommerce: [
    ["order by mail", "<p>Order by e-mail; cash on delivery.</p>"],
    ["a word in text", "<p>We build shopping carts and checkout pages for shops.</p>"],
    ["a shop that is not open", "<button disabled>Add to cart</button><p>Coming soon</p>"],
    ["a donation", '<a href="https://buy.stripe.com/xyz">Donate</a>'],
    ["the till of another site", '<a href="https://checkout.other.example/b/14A28r8T">Buy now</a>'],
    [
      "books by others, advertised for a share",
      [1, 2, 3].map((item) => `<a href="https://www.amazon.com/dp/B00${item}?tag=me-21">Buy on Amazon</a>`).join(" "),
    ],
    ["one item at a marketplace", '<a href="https://www.amazon.com/dp/B001">Buy our book</a>'],
    [
      "reports on items at a marketplace",
      [1, 2, 3].map((item) => `<a href="https://www.ebay.com/itm/38${item}">The listing of ${item} May</a>`).join(" "),
    ],
    ["a pay link of which only a picture speaks", '<a href="https://buy.stripe.com/xyz"><img src="/button.png"></a>'],
  ],
  newsletter: [
    ["a mailing service's frame that takes who joins", `<h2>Schritt 1: Beitrittserklärung</h2>${MAILING_FRAME}`, "de"],
    ["a mailing service's frame for inquiries", `<h2>Parlez-nous de votre projet</h2>${MAILING_FRAME}`, "fr"],
    [
      "a frame of a form service for quotes",
      '<iframe title="Get A Quote Form" src="https://share-na2.hsforms.com/1KRGM0q"></iframe>',
    ],
    ["a privacy text", "<p>If you subscribe to the newsletter we store your address.</p>"],
    [
      "a sign-up that is posted to the start page, where nothing takes it",
      `<h2>Newsletter</h2>${form('<input type="email" name="email">', "Subscribe", 'action="/" method="post"')}`,
    ],
    ["a comment in the HTML", `<!-- <h2>Newsletter</h2>${form(MAIL, "Subscribe")} -->`],
    ["a form that goes nowhere", `<h2>Newsletter</h2>${form(MAIL, "Subscribe", 'action="#"')}`],
    [
      "a form that goes nowhere on a page without scripts",
      `<h2>Newsletter</h2>${form(MAIL, "Subscribe", 'action="#" class="newsletter-form"')}`,
    ],
    ["an account", `<h2>Free trial</h2>${form(MAIL, "Create account")}`],
  ],
  careers: [
    ["a topic", "<h2>Careers in medicine</h2><p>Many students apply every year.</p>"],
    ["a church", "<h2>Join us</h2><p>Every Sunday at ten.</p>"],
    ["hours of opening", "<h2>Visit us</h2><p>Open 30 hours a week.</p>"],
    [
      "a person of the team",
      "<h1>Forma parte del equipo: Ana López</h1><p>Su currículum: Universidad de Málaga.</p>",
      "es",
    ],
    ["somebody who joined", "<h1>Ana López forma parte del equipo</h1><p>Trabaja a jornada completa.</p>", "es"],
    ["the same in Dutch", "<h2>Jan komt ons team versterken</h2><p>Jan werkt 32 uur per week.</p>", "nl"],
    ["the same in Italian", "<h2>Marco entra nel nostro team</h2><p>Marco lavora 30 ore settimanali.</p>", "it"],
    [
      "places for pupils",
      "<h1>Vagas abertas 2026</h1><p>Ensino em tempo integral ou meio período.</p><p>Currículo bilíngue.</p>",
      "pt",
    ],
    ["a club that looks for players", "<h2>Únete al equipo</h2><p>Entrenamos dos veces por semana.</p>", "es"],
    ["a team that may be joined for a game", "<h2>Join our friendly team</h2><p>We bowl on Tuesdays.</p>"],
    ["volunteers at a portal", '<a href="https://www.idealist.org/en/nonprofit/abc">Volunteer</a>'],
    [
      "an entry of a list above a heading",
      "<ul><li>Jobs</li></ul><h2>Trade accounts</h2><p>Apply now and send us your application for a trade account.</p>",
    ],
    ["a line above a heading alone", "<p>Careers</p><h2>Our boats</h2><p>We love what we do.</p>"],
    ["a heading alone", "<h2>Careers</h2><p>We love what we do.</p>"],
    ["what a school does for its learners", "<h2>Career support</h2><p>We help you apply, and polish your CV.</p>"],
    ["a link without content in the footer", '<h2>Our boats</h2><p>Built by hand.</p><a href="#">Careers</a>'],
    ["an invitation without openings", '<h2>Join the team.</h2><p>Sailing is fun.</p><a href="#">Read more</a>'],
  ],
  faq: [
    [
      "headings that ask on a page whose footer has a link of that class",
      '<h2>Why train with us?</h2><p>Because we care about the work.</p><h2>Ready to start?</h2><p>Call us in the morning hours.</p><h2>Where are we?</h2><p>At the harbour, beside the mill.</p><footer><a class="faq-link" href="/x">Help</a></footer>',
    ],
    [
      "two questions under a heading on a page for something else",
      "<h2>Frequently asked questions</h2><h3>Why us?</h3><p>Because we care about the work.</p><h3>Why now?</h3><p>Because the season begins soon.</p>",
    ],
    ["one rhetorical question", "<h2>Why us?</h2><p>Because we care about the work.</p>"],
    ["filler", "<h2>FAQ</h2><h3>What?</h3><p>Lorem ipsum dolor sit amet</p>"],
    ["a link without content", '<a href="#faq">FAQ</a>'],
    [
      "headings that ask, on a page whose footer links to questions",
      "<h2>Ready to start?</h2><p>Call us in the morning hours.</p><h2>Want to know more?</h2><p>Read what learners say of us.</p><h2>New in town?</h2><p>We show you the way to the office.</p><footer><ul><li>FAQ</li></ul></footer>",
    ],
  ],
  pricing: [
    [
      "a table of figures with a currency in its head",
      "<h2>The year in figures</h2><table><tr><th>Unit</th><th>Revenue (EUR)</th></tr><tr><td>North</td><td>100,000</td></tr><tr><td>South</td><td>345,000</td></tr></table>",
    ],
    ["figures of what was raised", "<div>$1,200</div><p>raised for the roof</p><div>$800</div><p>saved by donors</p>"],
    [
      "what advertising cost and how it went since",
      "<div>$21.71</div><div>cost per lead</div><div>↓ 15% from $25.54</div><div>$0.82</div><div>cost per click</div><div>↓ from $1.27</div><div>$0.25</div><div>cost per visit</div>",
    ],
    [
      "a salary in the description",
      '<html><head><title>A</title><meta name="description" content="Jobs with a salary from $20 per hour."></head><body><h1>Jobs</h1></body></html>',
    ],
    ["a sum in the text", "<p>The average budget of a project is $40,000 in our industry.</p>"],
    ["a donation", "<h2>Donate</h2><p>$50 feeds a family for a week.</p>"],
    ["a salary", "<p>Salary from 3,200 € per month.</p>"],
    ["pay before taxes", "<ul><li>€ 3.200 – € 3.800 bruto p/m o.b.v. 40 uur</li></ul>", "nl"],
    ["price on request", "<h2>Prices</h2><p>Price on request.</p>"],
    ["a price range", jsonLd({ "@context": "https://schema.org", "@type": "Dentist", name: "A", priceRange: "$$" })],
    ["a fund-raising goal", "<p>Goal of $1,000,000</p>"],
  ],
  testimonials: [
    [
      "a portrait of staff under an entry of a list",
      "<h2>On this site</h2><ul><li>Testimonials</li></ul><h2>Our team</h2><p>Anna has baked with us for twenty years and loves sourdough bread.</p><p>Anna Hill</p>",
    ],
    [
      "a quotation of a poet above a link to a network",
      "<p>“Life is a journey that must be travelled, no matter how bad the roads are.”</p><p>Oliver Goldsmith</p><p>Follow us, Facebook</p>",
    ],
    [
      "what a critic says of a film",
      "<p>“The greatest film of the year, and one that you will not forget.”</p><p>The Harbour Post</p><p>★★★★★</p>",
    ],
    [
      "praise that the business signs itself",
      jsonLd([
        { "@context": "https://schema.org", "@type": "Organization", name: "Harbour House" },
        {
          "@context": "https://schema.org",
          "@type": "Product",
          name: "Scooter",
          review: {
            "@type": "Review",
            author: { "@type": "Organization", name: "HARBOUR HOUSE" },
            reviewBody: "Very comfortable in town, with double suspension and firm brakes.",
          },
        },
      ]),
    ],
    [
      "filler",
      "<h2>Testimonials</h2><blockquote>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</blockquote><p>Ada W.</p>",
    ],
    ["logos", '<h2>Our clients</h2><img src="/a.png" alt="Acme"><img src="/b.png" alt="Bolt">'],
    [
      "a heading of another meaning",
      "<h2>Genel Diş Tedavisi</h2><p>Dolgu, kanal ve çekim işlemleri tek seansta yapılır ve ağrısızdır.</p><p>Bağcılar</p>",
      "tr",
    ],
  ],
  "live-chat": [
    ["a messenger button", '<a href="https://wa.me/4915792478316">Chat with us</a>'],
    ["the word", "<p>Let us chat about your garden.</p>"],
    ["a robot", '<div class="robot-panel"></div><button>Chat with us about lawn robots</button>'],
    ["a loader in a comment", '<!-- <script src="https://embed.tawk.to/1/default"></script> -->'],
  ],
  messaging: [
    ["a sentence about a messenger over a number", "<p>We do not use WhatsApp.</p><div>+49 1522 3541838</div>"],
    [
      "a button that shares",
      `<button onclick="window.open('https://wa.me/?text=Look')">Share</button><button onclick="window.open('https://wa.me/1234567890')">Chat</button>`,
    ],
    ["a share button", '<a href="https://wa.me/?text=Look">Share</a><a href="https://t.me/share/url?url=x">Share</a>'],
    ["a placeholder", '<a href="https://wa.me/1234567890">WhatsApp</a>'],
    [
      "a placeholder before somebody's number",
      '<p><a href="https://wa.me/15551234567">WhatsApp</a>. Office: +49 157 9247 8316</p>',
    ],
    ["a fault", "<p>If your panel shows a fault signal, ring 0113 243 0987.</p>"],
    ["a word that begins a sentence", "<p>Signal lamps of all kinds, repaired in Leeds since 1950. 0113 243 0987</p>"],
    ["a word in another word", "<p>Telegraphs: 0113 243 0987</p>"],
    ["a messenger for something else", "<p>Order by WhatsApp, or call us on 0113 243 0987.</p>"],
    ["a placeholder over another number", "<p>Signals</p><div>0113 243 0987</div>"],
    ["a community", '<a href="https://discord.gg/abc">Discord</a>'],
  ],
  login: [
    ["the back door", '<a href="/wp-login.php">Log in</a><a href="/admin">Login</a>'],
    ["a comment", '<a href="/account">Log in to comment</a>'],
    ["a code host", '<a href="https://github.com/login">Sign in</a>'],
    ["to get in contact", '<a href="/contato">Entrar em contato</a>', "pt"],
  ],
  social: [
    [
      "share links",
      '<footer><a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a><a href="https://twitter.com/intent/tweet?text=x">Tweet</a></footer>',
    ],
    ["a post", '<footer><a href="https://www.instagram.com/p/Cab123456789/">Post</a></footer>'],
    ["a bare host", '<footer><a href="https://www.facebook.com/">Facebook</a></footer>'],
    ["a builder's profile", '<footer><a href="https://www.facebook.com/wix">Facebook</a></footer>'],
    ["a repository", '<footer><a href="https://github.com/acme/tool">Code</a></footer>'],
  ],
  reviews: [
    [
      "the way to the house",
      '<a href="https://maps.app.goo.gl/aB3dE5fG7">Cómo llegar</a><a href="https://www.google.es/search?q=casa+verde">Google</a>',
    ],
    [
      "a rating without reviews",
      jsonLd({
        "@context": "https://schema.org",
        "@type": "Dentist",
        name: "A",
        aggregateRating: { "@type": "AggregateRating", ratingValue: 5, reviewCount: 90 },
      }),
    ],
    ["a badge", '<img src="/yelp.png" alt="Yelp">'],
    [
      "a widget of many kinds",
      '<script src="https://elfsightcdn.com/platform.js"></script><h2>Our photos</h2><div class="elfsight-app-7ea68963-3f6d-4b24-8a1b-e38a25bac6e2"></div>',
    ],
    [
      "the house's entry on a map under a heading for the way there",
      '<h2>Where we are</h2><a href="https://www.google.com/maps/place/Casa+Verde/@45.3,9.0,18z">Google Maps</a>',
    ],
  ],
};

describe("detectChannels", () => {
  for (const [type, cases] of Object.entries(YES) as [ChannelType, Case[]][]) {
    it.each(cases)(`sees ${type}: %s`, (_reason, html, lang = "en") => {
      expect(hasChannel(type, html, lang)).toBe(true);
    });
  }
  for (const [type, cases] of Object.entries(NO) as [ChannelType, Case[]][]) {
    it.each(cases)(`does not take for ${type}: %s`, (_reason, html, lang = "en") => {
      expect(hasChannel(type, html, lang)).toBe(false);
    });
  }

  it("quotes whole words around a price", () => {
    const line = "Base fee with all the paperwork and theoretical lessons 499 € and whatever else comes up in the year";
    const found = channelOf("pricing", { "/": "<h1>Hi</h1>", "/prices": `<h1>Prices</h1><p>${line}</p>` });
    expect(found?.evidence).toContain('"theoretical lessons 499 € and whatever"');
  });

  it("takes a page called after joining for one of careers where it speaks of posts, and asks members otherwise", () => {
    const on = (text: string) =>
      channelOf("careers", {
        "/": "<h1>Hi</h1>",
        "/join-us": `<title>Join us | The Quay</title><h1>Join us</h1><p>${text}</p>${form(NAME + MAIL, "Send message")}`,
      })?.evidence;
    expect(on("We are hiring a baker.")).toBe('Application form "Join us"');
    expect(on("Just turn up on a Monday and play.")).toBeUndefined();
    const french = `<title>Rejoignez-nous</title><h1>Rejoignez-nous</h1><p>Nous cherchons un boulanger.</p>`;
    expect(
      channelOf("careers", { "/": "<h1>Hi</h1>", "/rejoignez-nous": french + form(NAME + MAIL, "Envoyer") }, "fr"),
    ).toBeDefined();
  });

  it("takes no bracket of a tax for a price", () => {
    const on = (cells: readonly string[]) =>
      channelOf("pricing", {
        "/": "<h1>Hi</h1>",
        "/rates": `<h1>Rates</h1><table>${cells.map((cell) => `<tr><th>Single</th><td>${cell}</td></tr>`).join("")}</table>`,
      })?.confidence;
    expect(on(["$10 to $9,275", "$9,276 to $37,650"])).toBe("high");
    expect(on(["$0 to $9,275", "$9,276 to $37,650"])).toBeUndefined();
    expect(on(["0 - 100 contacts", "$9.00 per month", "$19.00 per month"])).toBe("high");
  });

  it("takes no table of what an insurer grants for one of prices", () => {
    const on = (name: string) =>
      channelOf("pricing", {
        "/": "<h1>Hi</h1>",
        "/leistungen": `<h1>Leistungen</h1><table><tr><th>${name}</th><td>131 €/Monat</td><td>347 €/Monat</td></tr></table>`,
      });
    expect(on("Entlastungsbetrag")).toBeUndefined();
    expect(on("Fensterputz")).toBeDefined();
  });

  it("takes no sum to give for a price", () => {
    const sums = "<h3>Choose a sum</h3><button>₹50</button><div>₹100</div><div>₹500</div><div>₹1000</div>";
    const pages = (title: string) => ({
      "/": "<h1>Shelter</h1>",
      "/x": `<title>${title}</title><h1>${title}</h1>${sums}`,
    });
    expect(channelOf("pricing", pages("Donate to us"))).toBeUndefined();
    expect(channelOf("pricing", pages("Faire un don"), "fr")).toBeUndefined();
    expect(channelOf("pricing", pages("Dog baskets"))).toBeDefined();
  });

  const legal = (title: string, html: string) => ({
    "/": "<h1>Painter Ohlsen</h1>",
    "/legal": `<title>${title}</title><h1>${title}</h1>${html}`,
  });

  it.each([
    [
      "Impressum",
      "<p>Malermeister Ohlsen, Werftstraße 9, 24143 Kiel. E-Mail: post@maler-ohlsen.de. Telefon 0431 555 12 34</p>",
      "de",
    ],
    [
      "Impressum",
      "<p>Malermeister Ohlsen, Werftstraße 9, 24143 Kiel. E-Mail: post@maler-ohlsen.de. Telefon 0431 555 12 34. Zuständige Kammer: Handwerkskammer Lübeck. Aufsichtsbehörde: Ordnungsamt Kiel.</p>",
      "de",
    ],
    ["Legal notice", "<p>Published by Ohlsen Ltd. E-mail: post@maler-ohlsen.co.uk, phone 0228 551 9037</p>", "en"],
    [
      "Mentions légales",
      "<p>Éditeur : Peintures Ohlsen, tél. 04 78 92 31 46, e-mail : post@peintures-ohlsen.fr</p>",
      "fr",
    ],
  ])("reads how to reach the provider on a page called %s", (title, html, lang) => {
    expect(channelOf("email", legal(title, html), lang)).toBeDefined();
    expect(channelOf("phone", legal(title, html), lang)).toMatchObject({ confidence: "high" });
  });

  it("hides a number whose link escapes its spaces", () => {
    const found = channelOf("phone", { "/": '<h1>Hi</h1><a href="tel:+91%C2%A070200%2011223">Call</a>' });
    expect(found?.evidence).toBe("Phone link tel:+91 ••• 23");
    const stroked = channelOf("phone", { "/": '<h1>Hi</h1><a href="tel://1-207-781-4402">Call</a>' });
    expect(stroked?.evidence).toBe("Phone link tel:1-207 ••• 02");
  });

  it.each([
    ["Impressum", "<h2>Datenschutzbeauftragter</h2><p>E-Mail: dsb@kanzlei-nord.de, Telefon 0431 555 12 34</p>"],
    ["Impressum", "<p>Zuständige Aufsichtsbehörde: Landesamt, post@landesamt-nord.de, Telefon 0431 555 12 34</p>"],
    ["Datenschutz", "<p>Der Newsletter läuft über Briefbote, E-Mail: hilfe@briefbote.de.</p>"],
  ])("takes nobody else's address on the page %s for the business's own", (title, html) => {
    expect(channelsOf(siteOf(legal(title, html), "de")).map(({ type }) => type)).toEqual([]);
  });

  it("takes the address of an invented customer in a mock-up for none, unless it is linked or stands elsewhere, too", () => {
    const shown =
      "<title>Garage software demo</title><main><h1>Dashboard</h1><p>Paolo Verdi, paolo.verdi@gmail.com</p></main>";
    const typesOf = (pages: Record<string, string>) => channelsOf(siteOf(pages)).map(({ type }) => type);
    expect(typesOf({ "/": "<h1>Garage software</h1>", "/demo": shown })).toEqual([]);
    expect(typesOf({ "/": "<p>Write to paolo.verdi@gmail.com</p>", "/demo": shown })).toEqual(["email"]);
    const linked = '<footer><a href="mailto:paolo.verdi@gmail.com">Mail</a></footer>';
    expect(typesOf({ "/": linked, "/demo": shown })).toEqual(["email"]);
    expect(
      typesOf({
        "/": "<h1>Garage software</h1>",
        "/request-demo": shown.replace("software demo", "software: request a demo"),
      }),
    ).toEqual(["email"]);
  });

  it("takes no number and no address on the card of a partner for the business's own", () => {
    const card = `<h3>Hillside Loans LLC</h3><p>Phone: 0228 551 9037</p><a href="tel:+492285519037">Call</a>
      <a href="mailto:post@hillside-loans.com">Write</a>`;
    const typesOn = (head: string) =>
      channelsOf(siteOf({ "/": "<h1>Harbour</h1>", "/about": `<main><h2>${head}</h2>${card}</main>` })).map(
        ({ type }) => type,
      );
    expect(typesOn("Our partners")).toEqual([]);
    expect(typesOn("Our offices")).toContain("phone");
  });

  it("fires on nothing where a page only names vendors and topics in prose", () => {
    const prose = `<main><h1>How small firms use software</h1>
      <p>Many firms use Calendly, Shopify, Stripe, Mailchimp, Intercom, WhatsApp, Trustpilot and WordPress.</p>
      <p>See <a href="https://calendly.com/">Calendly</a>, <a href="https://www.shopify.com/">Shopify</a>,
      <a href="https://stripe.com/">Stripe</a>, <a href="https://mailchimp.com/">Mailchimp</a>, <a href="https://www.whatsapp.com/">WhatsApp</a>,
      <a href="https://www.trustpilot.com/">Trustpilot</a>, <a href="https://www.intercom.com/">Intercom</a>.</p>
      <p>They book calls, sell in a cart, send a newsletter, chat, log in and ask for reviews; careers change, prices rise.</p></main>`;
    expect(channelsOf(siteOf({ "/": prose }))).toEqual([]);
  });

  it("takes two questions for a page of them where it is called so", () => {
    const asked = `<h2>Häufige Fragen</h2><details><summary>Wie melde ich mich an?</summary><p>Mit dem Bogen im Büro.</p></details>
      <details><summary>Wann beginnt der Kurs?</summary><p>Nach den Ferien im Herbst.</p></details>`;
    expect(channelOf("faq", { "/": "<h1>Hallo</h1>", "/faq": asked }, "de")?.confidence).toBe("high");
    expect(channelOf("faq", { "/": "<h1>Hallo</h1>", "/kurse": asked }, "de")).toBeUndefined();
  });

  it("keeps a link to careers that stands above another heading", () => {
    const page =
      '<h2>About us</h2><p>We bake bread.</p><p><a href="/jobs">Join our team</a></p><h2>Opening hours</h2><p>7 to 5</p>';
    const jobs = "<h1>Jobs</h1><p>Baker, full-time. Send us your CV.</p>";
    expect(channelOf("careers", { "/": page, "/jobs": jobs })?.evidence).not.toContain("Opening hours");
  });

  it("quotes the line above the heading where that is what says it", () => {
    const page = "<p>We are hiring</p><h2>Come aboard!</h2><p>Send your CV and a letter.</p>";
    expect(channelOf("careers", { "/": page })?.evidence).toBe(
      'Section "We are hiring" with openings or a way to apply',
    );
  });

  it("names what heads the openings, and not what staff may become", () => {
    const page =
      "<h1>Bake with us</h1><h2>Career Growth</h2><p>Clear paths.</p><h2>Open Positions</h2><p>Baker, full-time. Send your CV.</p>";
    expect(channelOf("careers", { "/": page })?.evidence).toBe(
      'Section "Open Positions" with openings or a way to apply',
    );
  });

  it("gives neither number nor address away", () => {
    const channels = channelsOf(
      siteOf({
        "/": '<footer>WhatsApp <a href="tel:+4915792478316">0157 92478316</a>, write to ada.weber@gmail.com, 12 Mill Lane, Falmouth</footer>',
      }),
    );
    expect(channels.map((channel) => channel.type)).toEqual(["phone", "email", "messaging"]);
    const printed = JSON.stringify(channels);
    for (const secret of ["92478316", "9247", "ada.weber", "Mill Lane"]) expect(printed).not.toContain(secret);
  });

  it("names pages without their query, at most five, and the vendor", () => {
    const link = '<a href="https://calendly.com/harbour/intro">Book a call</a>';
    const pages = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [at === 0 ? "/" : `/page-${at}?from=mail`, link]),
    );
    const channel = channelOf("booking", pages);
    expect(channel).toMatchObject({ type: "booking", vendor: "Calendly", confidence: "high" });
    expect(channel?.pages).toHaveLength(5);
    expect(channel?.pages.join(" ")).not.toContain("?");
  });

  it("follows a booking link to a page of the site that has the calendar", () => {
    const home = '<a href="/termine">Termin buchen</a>';
    const calendar = '<h1>Termine</h1><iframe src="https://www.doctolib.de/iframe/praxis"></iframe>';
    expect(channelOf("booking", { "/": home, "/termine": calendar }, "de")?.pages).toHaveLength(2);
    expect(
      channelOf("booking", { "/": home, "/termine": "<h1>Termine</h1><p>Rufen Sie uns an.</p>" }, "de"),
    ).toBeUndefined();
  });

  it.each([
    [
      "/customers",
      "“We used to plan on a wall map, and now the wall is white.”",
      "Sari Lehtonen, head of operations",
      "en",
    ],
    ["/kunden", "„Seit dem Umbau steht bei uns keine Maschine mehr still.“", "Jens Petersen, Werkleiter", "de"],
    ["/clients", "« Une équipe à l’écoute, et des délais tenus du début à la fin. »", "Marie Lefèvre, Lyon", "fr"],
  ])("takes who is quoted on %s for a customer", (path, quote, who, lang) => {
    const page = `<h1>Example</h1><blockquote><p>${quote}</p></blockquote><p>${who}</p>`;
    expect(channelOf("testimonials", { "/": "<h1>Hi</h1>", [path]: page }, lang)?.confidence).toBe("medium");
    expect(channelOf("testimonials", { "/": "<h1>Hi</h1>", "/history": page }, lang)).toBeUndefined();
  });

  it("takes the title of a page for no speaker, and a name beside the words for one", () => {
    const page = (who: string) =>
      `<main><h1>Referenzen</h1><p>Werfen Sie einen Blick auf unsere bisherigen Projekte!</p>${who}</main>`;
    const found = (who: string) => channelOf("testimonials", { "/": "<h1>Hi</h1>", "/referenzen": page(who) }, "de");
    expect(found("<h3>Anna Weber</h3>")?.confidence).toBe("high");
    expect(found("<aside><h2>Ihre Inspiration</h2></aside>")?.confidence ?? "low").toBe("low");
  });

  it("says of a video only that it is on the page", () => {
    const html =
      '<main><h1>Hi</h1><video src="/tour.mp4"></video><h2>What our clients say</h2><p>Soon more.</p></main>';
    expect(channelOf("testimonials", { "/": html })?.evidence).toBe(
      'Heading "What our clients say" on a page with a video',
    );
  });

  it.each([
    [
      "a sentence that leads to the portals",
      '<h2>CHECK OUT OUR REVIEWS</h2><p>Discover what our customers have said about our services!</p><p>Read more on our review platforms:</p><a href="https://maps.app.goo.gl/x1">Google</a><button>Trade List</button>',
    ],
    [
      "the motto of one's own people",
      "<h3>Ada Weaver</h3><p>“It is still a joy to bring young people safely onto the road.”</p><h2>What learners say</h2><p>Soon more.</p>",
    ],
  ])("takes for no quotation of a customer %s", (_, html) => {
    expect(channelOf("testimonials", { "/": `<main><h1>Hi</h1>${html}</main>` })?.confidence ?? "low").toBe("low");
  });

  it.each([
    ["Lorenzo · 🇮🇹", "medium"],
    ["Anna D'Angelo ⭐️", "medium"],
    ["🇮🇹 2026", undefined],
  ])("reads the name beside a flag or picture: %s", (who, confidence) => {
    const card = `<div class="review-card"><p>"Facile da raggiungere, pulita e ben organizzata in ogni cosa."</p><span>${who}</span></div>`;
    expect(channelOf("testimonials", { "/": `<h1>Le nostre 6 camere</h1>${card}` }, "it")?.confidence).toBe(confidence);
  });

  it("hears customers beside pictures that are called so, where they recommend the business", () => {
    const card = (alt: string, said: string) =>
      `<img src="/1.webp" alt="${alt}"><p>${said}</p><div><strong>Dariusz B</strong></div>`;
    const found = (alt: string, said: string) =>
      channelOf("testimonials", { "/": `<h1>Detailing</h1>${card(alt, said)}` }, "pl");
    const praise = "Nie ma lepszej firmy w okolicy. Polecam z czystym sumieniem wszystkim!";
    expect(found("Opinia klienta 1", praise)?.confidence).toBe("medium");
    expect(found("Samochód", praise)).toBeUndefined();
    expect(found("Opinia klienta 1", "Nasze studio działa w okolicy od dziesięciu lat i dłużej.")).toBeUndefined();
  });

  it("hears customers in three passages in quotation marks with who says each, whatever stands above", () => {
    const card = (who: string) =>
      `<div><p>“The rooms were quiet, and breakfast came whenever we asked.”</p><p>${who}</p></div>`;
    const found = (...who: string[]) =>
      channelOf("testimonials", { "/": `<h1>Rooms by the lake</h1><h2>A good choice</h2>${who.map(card).join("")}` });
    expect(found("Ada Quill", "Ben Moss", "Cleo Hart")?.confidence).toBe("medium");
    expect(found("Ada Quill", "Ben Moss")?.confidence ?? "low").toBe("low");
    expect(found("in May", "in June", "in July")?.confidence ?? "low").toBe("low");
  });

  it.each([
    ["the team", "Our team", ["Anna Berg", "Ben Moss", "Cleo Hart"]],
    ["people of other days", "Our favourite thoughts on learning", ["Ada Quill", "Ben Moss", "Cleo Hart"]],
    ["people by their trade", "A good choice", ["Anna Berg, dentist", "Ben Moss, dental nurse", "Cleo Hart, dentist"]],
  ])("takes no row of quotations by %s for customers", (_who, heading, who) => {
    const cards = who.map((one) => `<p>“I joined the house in 2019 since I like to work here.”</p><p>${one}</p>`);
    expect(channelOf("testimonials", { "/": `<h1>${heading}</h1>${cards.join("")}` })).toBeUndefined();
  });

  it.each(["Tel./Fax: 0228 551 9037", "No fax. Tel. 0228 551 9037", "Telefon und Telefax / Fax 0228 5519"])(
    "keeps a number that another page has for the telephone as well: %s",
    (line) => {
      const home = "<p>Telefon: 0228 551 9037</p><p>Mobil: 0171 4551234</p>";
      expect(channelOf("phone", { "/": home, "/contact": `<p>${line}</p>` })?.evidence).toContain("0228");
    },
  );

  it("is surer of a sign-up posted to the start page where a script of the site was not read", () => {
    const box =
      '<h2>Newsletter</h2><form action="/" method="post"><input type="email" name="m"><button>Subscribe</button></form>';
    expect(channelOf("newsletter", { "/": `<h1>Inn</h1>${box}` })).toBeUndefined();
    expect(channelOf("newsletter", { "/": `<script src="/main.js"></script><h1>Inn</h1>${box}` })?.confidence).toBe(
      "medium",
    );
  });

  it("hears what customers say on a page that is called so by its address alone", () => {
    const said =
      "<main><p>Linda</p><p>He went far out of his way to help us, and gave us sound advice on our case.</p><p>Donald H.</p><p>They helped me out every time I needed it and answered every question.</p></main>";
    expect(channelOf("testimonials", { "/": "<p>Lawyers</p>", "/reviews.html": said }) !== undefined).toBe(true);
    expect(channelOf("testimonials", { "/": "<p>Lawyers</p>", "/team.html": said }) !== undefined).toBe(false);
  });

  it("lets a list of articles speak, whose data describes each of them", () => {
    const listed = jsonLd({ "@context": "https://schema.org", "@type": "BlogPosting", headline: "Drains in winter" });
    const blog = `${listed}<a href="https://wa.me/4915792478316">WhatsApp</a>`;
    expect(channelOf("messaging", { "/": "<p>Plumbers</p>", "/blog": blog }) !== undefined).toBe(true);
    expect(channelOf("messaging", { "/": "<p>Plumbers</p>", "/blog/drains-in-winter": blog }) !== undefined).toBe(
      false,
    );
  });

  it("does not let a legal notice or an article speak for the business", () => {
    const text =
      '<p>We use <a href="https://calendly.com/some-user/x">Calendly</a>.</p><p>A visit costs $90 per hour.</p>';
    expect(
      channelOf("booking", { "/": "<h1>Hi</h1>", "/privacy-policy": `<h1>Privacy policy</h1>${text}` }),
    ).toBeUndefined();
    expect(
      channelOf("pricing", { "/": "<h1>Hi</h1>", "/blog/2026/05/prices": `<h1>On prices</h1>${text}` }),
    ).toBeUndefined();
  });

  it("says the same in whatever order the pages come after the first", () => {
    const pages: [string, string][] = [
      ["/contact", `<h1>Contact</h1>${form(NAME + MAIL + MESSAGE)}<a href="tel:+12077814402">Call</a>`],
      ["/prices", "<h1>Prices</h1><p>Visit $90 per hour</p>"],
    ];
    const types = (order: [string, string][]): string[] =>
      channelsOf(siteOf({ "/": "<h1>Hi</h1>", ...Object.fromEntries(order) })).map((channel) => channel.type);
    expect(types(pages)).toEqual(types(pages.toReversed()));
  });
});

describe("a page of its own", () => {
  it.each([
    [
      '<div id="hubspot-form-box"><script src="//js-na2.hsforms.net/forms/embed/v2.js"></script></div>',
      "HubSpot drawn by script",
    ],
    ['<iframe src="https://form.jotform.com/2311" title="Apply"></iframe>', "Jotform in a frame"],
  ])("for careers makes the form of a vendor an application, and no way to ask (%s)", (embed, of) => {
    const pages = { "/": "<h1>Harbour House</h1>", "/careers": `<h1>Join the team</h1>${embed}` };
    expect(channelOf("careers", pages)?.evidence).toBe(`Application form of ${of}`);
    expect(channelOf("contact-form", pages)).toBeUndefined();
  });

  it("for careers takes a vendor's script without a place for a form for no application", () => {
    const script = '<script src="//js.hsforms.net/forms/embed/v2.js"></script>';
    const careers = (said: string) => ({
      "/": "<h1>Harbour House</h1>",
      "/careers": `<h1>Careers</h1>${said}${script}`,
    });
    const evidenceOf = (said: string) => channelOf("careers", careers(said))?.evidence ?? "";
    expect(evidenceOf("<p>We are a small house.</p>")).not.toContain("Application form");
    expect(evidenceOf('<p class="cognito-login">We are a small house.</p>')).not.toContain("Application form");
    expect(evidenceOf("<p>Please fill out the form below.</p>")).toContain("Application form");
  });

  it.each([
    ["ecommerce", "link", '<a href="https://buy.stripe.com/xyz">Buy the bell</a>'],
    ["ecommerce", "external-shop", '<a href="https://www.etsy.com/shop/HarbourHouse">Our shop</a>'],
    ["newsletter", "other", `<h2>Newsletter</h2>${form(MAIL, "Subscribe", 'action="/subscribe"')}`],
    ["careers", "application-form", '<iframe title="Apply" src="https://share.hsforms.com/1KR"></iframe>'],
  ] as const)("says of %s that it was seen as %s", (type, seenAs, main) => {
    expect(channelOf(type, { "/": "<h1>Harbour House</h1>", "/careers": `<h1>Careers</h1>${main}` })?.seenAs).toEqual([
      seenAs,
    ]);
  });

  it("for careers takes a vendor's form that stands on most pages for no application", () => {
    const frame = '<iframe src="https://share.hsforms.com/1KR"></iframe>';
    const pages = (elsewhere: string) => ({
      "/": `<h1>Harbour House</h1>${elsewhere}`,
      "/about": `<h1>About</h1>${elsewhere}`,
      "/rooms": `<h1>Rooms</h1>${elsewhere}`,
      "/careers": `<h1>Careers</h1>${frame}`,
    });
    expect(channelOf("careers", pages(""))).toMatchObject({
      evidence: "Application form of HubSpot in a frame",
      confidence: "medium",
    });
    expect(channelOf("careers", pages(frame))?.evidence ?? "").not.toContain("Application form");
  });

  it.each(["Newsletter sign-up", "Contact us"])("for careers takes no form called %s for an application", (title) => {
    const frame = `<iframe src="https://share.hsforms.com/1KR" title="${title}"></iframe>`;
    const pages = { "/": "<h1>Harbour House</h1>", "/careers": `<h1>Careers</h1><p>Email jobs@x.example</p>${frame}` };
    expect(channelOf("careers", pages)?.evidence ?? "").not.toContain("Application form");
    expect(channelOf("contact-form", pages) !== undefined).toBe(title === "Contact us");
  });

  it("for members who join keeps the form of a vendor as a way to ask", () => {
    const frame = '<iframe src="https://share.hsforms.com/1KR" title="Membership enquiry"></iframe>';
    const pages = { "/": "<h1>Harbour Club</h1>", "/join-us": `<h1>Join us</h1><p>Become a member.</p>${frame}` };
    expect(channelOf("contact-form", pages)?.evidence).toContain("of HubSpot in a frame");
  });

  it.each([
    ['<form id="lead"></form><script src="//js.hsforms.net/forms/embed/v2.js"></script>', true],
    ['<div id="lead"></div><script src="//js.hsforms.net/forms/embed/v2.js"></script>', false],
    ['<div id="cognito-forms"></div><script src="//js.hsforms.net/forms/embed/v2.js"></script>', false],
  ])("for contact shows the form that a script draws where there is a place for it: %s", (embed, isShown) => {
    const pages = { "/": "<h1>Harbour House</h1>", "/contact": `<h1>Contact</h1>${embed}` };
    expect(channelOf("contact-form", pages)?.evidence === "Form of HubSpot drawn by script").toBe(isShown);
  });

  it("for a quote calls the form in a frame by its title", () => {
    const frame = '<iframe src="https://share.hsforms.com/1KR" title="Get A Quote Form"></iframe>';
    expect(channelOf("contact-form", { "/": `<h1>Hi</h1>${frame}` })?.evidence).toBe(
      'Form "Get A Quote Form" of HubSpot in a frame',
    );
    expect(channelOf("newsletter", { "/": `<h1>Hi</h1>${frame}` })).toBeUndefined();
  });

  it("for careers makes its form an application, which the same form elsewhere is not", () => {
    const pages = (path: string) => ({
      "/": "<h1>Harbour House</h1>",
      [path]: `<h1>Write to us</h1>${form(NAME + MAIL + MESSAGE)}`,
    });
    expect(channelOf("careers", pages("/careers"))).toBeDefined();
    expect(channelOf("careers", pages("/contact"))).toBeUndefined();
  });

  it("for careers takes the form that stands on every page for no application", () => {
    const same = form(NAME + MAIL + MESSAGE);
    const pages = (about: string) => ({
      "/": `<h1>Harbour House</h1>${about}`,
      "/about": `<h1>About</h1>${about}`,
      "/careers": `<h1>Write to us</h1>${same}`,
    });
    expect(channelOf("careers", pages(""))).toBeDefined();
    expect(channelOf("careers", pages(same))).toBeUndefined();
  });

  it("takes a form that is sent with money for no way to ask", () => {
    const asked = (button: string) =>
      channelOf("contact-form", {
        "/": "<h1>Hi</h1>",
        "/gift-cards": `<h1>Gift cards</h1>${form(NAME + MAIL + MESSAGE, button)}`,
      });
    expect(asked("Buy gift card - £25")).toBeUndefined();
    expect(asked("Send message")).toBeDefined();
  });

  it("takes no form to sign up by for one to ask by where there is another", () => {
    const signUp = `<h1>Registration for the banquet</h1>${form(NAME + MAIL + MESSAGE, "Send")}`;
    const contact = `<h1>Write to us</h1>${form(NAME + MAIL + MESSAGE, "Send")}`;
    expect(channelOf("contact-form", { "/": contact, "/banquet": signUp })?.pages).toHaveLength(1);
    expect(channelOf("contact-form", { "/": "<h1>Hi</h1>", "/banquet": signUp })?.pages).toHaveLength(1);
    const both = `<h1>Anfrage und Anmeldung</h1>${form(NAME + MAIL + MESSAGE, "Send")}`;
    expect(channelOf("contact-form", { "/": contact, "/kurse": both })?.pages).toHaveLength(2);
  });

  it("tells a form for a demo that takes no message from one to write by", () => {
    const demo = (more: string) => `<h1>Book a demo</h1>${form(NAME + MAIL + more, "Ask for a demo")}`;
    const contact = `<h1>Write to us</h1>${form(NAME + MAIL + MESSAGE, "Send")}`;
    expect(channelOf("contact-form", { "/demo": demo("") })?.isForDemo).toBe(true);
    expect(channelOf("contact-form", { "/demo": demo(MESSAGE) })?.isForDemo).toBeUndefined();
    expect(
      channelOf("contact-form", { "/demo": contact.replace("Write to us", "Contact us for a demo") })?.isForDemo,
    ).toBeUndefined();
    const both = channelOf("contact-form", { "/demo": demo(""), "/contact": contact });
    expect(both?.pages).toEqual([expect.stringMatching(/contact$/)]);
    expect(both?.isForDemo).toBeUndefined();
  });

  it("names its form by what it is for, and not by what is said once it was sent", () => {
    const sent = `<h1>Write to us</h1><h3>Nachricht gesendet!</h3>${form(NAME + MAIL + MESSAGE, "Anfrage senden")}`;
    expect(channelOf("contact-form", { "/": sent })?.evidence).toBe('Form "Anfrage senden" with 3 fields');
  });

  it("names its form by the heading over it, or a telling button, and never by another section or by a word for sending", () => {
    const nameOf = (html: string) => channelOf("contact-form", { "/contact": html, "/": "<h1>Hi</h1>" })?.evidence;
    const fields = NAME + MAIL + MESSAGE;
    const other = "<section><h2>Our prices</h2></section>";
    expect(nameOf(`<h2>Write to us</h2>${form(fields, "Send")}`)).toBe('Form "Write to us" with 3 fields');
    expect(nameOf(`${other}<section>${form(fields, "Request a quote")}</section>`)).toBe(
      'Form "Request a quote" with 3 fields',
    );
    const story = "Let us take the first steps together and turn your harbour into a home for everybody";
    expect(nameOf(`<h2>${story}</h2>${form(fields, "Plan my stay")}`)).toBe('Form "Plan my stay" with 3 fields');
    expect(nameOf(`<h2>${story}</h2>${form(fields, "Send")}`)).toBe(
      'Form "Let us take the first steps together and turn your harbour…" with 3 fields',
    );
    for (const send of ["Send", "Gönder", "Wyślij wiadomość", "送信"])
      expect(nameOf(`${other}<section>${form(fields, send)}</section>`), send).toBe("Form with 3 fields");
  });

  it("on employment is one of openings where applicants are addressed, and not where visas are", () => {
    const pages = (sentence: string) => ({
      "/": "<h1>Harbour House</h1>",
      "/employment": `<title>Harbour House - Employment</title><p>${sentence}</p>`,
    });
    expect(channelOf("careers", pages("Apply with your resume and a cover letter."))).toBeDefined();
    expect(channelOf("careers", pages("We prepare the application for your work visa."))).toBeUndefined();
  });

  it.each([
    ["We're hiring", "Register as an applicant and we write when something fits."],
    ["Work with us", "All applicants get an answer within a week."],
    ["Careers", "Join our talent pool for positions to come."],
  ])("asks for applicants in other words than to apply: %s", (title, sentence) => {
    const pages = (words: string) => ({ "/": "<h1>Harbour House</h1>", "/team": `<h1>${title}</h1><p>${words}</p>` });
    expect(channelOf("careers", pages(sentence))?.confidence).not.toBe("low");
    expect(channelOf("careers", pages("A lovely place above the sea."))?.confidence ?? "low").toBe("low");
  });

  it.each([
    ["en", "Tenant portal"],
    ["en", "Owner login"],
    ["en", "Sign in →"],
    ["de", "Mieterportal"],
    ["fr", "Espace locataire"],
  ])("is where tenants and owners log in (%s: %s)", (language, words) => {
    const linked = { "/": `<h1>Harbour House</h1><a href="/portal/">${words}</a>` };
    expect(channelOf("login", linked, language)).toBeDefined();
  });

  it("with the script of a shop system is a shop, which the script alone is not", () => {
    const ecwid = '<script src="https://app.ecwid.com/script.js?1"></script><div id="my-store-1"></div>';
    const pages = (path: string) => ({ "/": "<h1>Harbour House</h1>", [path]: `<h1>Harbour House</h1>${ecwid}` });
    expect(channelOf("ecommerce", pages("/shop"))).toBeDefined();
    expect(channelOf("ecommerce", pages("/about"))).toBeUndefined();
    expect(channelOf("ecommerce", { ...pages("/about"), "/coffee-shop": "<h1>Coffee shop</h1>" })).toBeUndefined();
  });

  it.each([
    ["Recipe letter, once a month", 'Sign-up form "Recipe letter, once a month"'],
    ["Your address", 'Sign-up form "Subscribe"'],
    ["Tu correo electrónico", 'Sign-up form "Subscribe"'],
  ])("is a sign-up named by what is sent, where the field says that: %s", (label, evidence) => {
    const box = form(`<label for="n">${label}</label><input id="n" type="email" name="email">`, "Subscribe");
    expect(channelOf("newsletter", { "/": `<h1>Harbour House</h1><footer>${box}</footer>` })?.evidence).toBe(evidence);
  });
});
