import { describe, expect, it } from "vitest";
import {
  COUNTERS,
  countOn,
  plainSignalOf,
  PLAIN_SIGNALS,
} from "../../../../src/scanner/insight/signals/plain-signals.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import type { WorkflowEvidence } from "../../../../src/scanner/insight/signals/site-reading.ts";
import type { Industry } from "../../../../src/model/profile.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import {
  anchor,
  document,
  field,
  form,
  heading,
  image,
  node,
  page,
  profile,
  site,
  text,
} from "../../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const home = (over: Parameters<typeof page>[0] = {}): PageFacts => page(over);
const at = (path: string, over: Parameters<typeof page>[0] = {}): PageFacts =>
  page({ url: `${ORIGIN}${path}`, foundBy: "link", kind: "other", ...over });
const two = (second: PageFacts): WorkflowEvidence => site({ pages: [home(), second] });
const tech = (name: string, feeds: string[]) => ({
  id: name.toLowerCase(),
  name,
  category: "x",
  confidence: "high" as const,
  evidence: "seen",
  url: `${ORIGIN}/`,
  feeds,
});
const channel = (type: "phone" | "email" | "contact-form" | "ecommerce" | "careers") => ({
  type,
  pages: [`${ORIGIN}/`],
  evidence: type,
  confidence: "high" as const,
});
const table = (cells: string[][]): PageFacts["tables"][number] => ({
  rows: cells.length,
  columns: 2,
  hasTh: false,
  hasScope: false,
  hasCaption: false,
  hasSpans: false,
  isLayout: false,
  region: "main",
  cells,
  heading: -1,
});
const kindOf = (value: Industry, subKind: string) =>
  profile({ industry: { value, confidence: "high", evidence: [], probability: 1, alsoFair: null, subKind } });
const eventsIn = (...languages: (string | null)[]) =>
  site({
    pages: languages.map((htmlLang, at) => ({
      ...page({ htmlLang, blocks: [text("Open day, May 3"), text("Talk on teeth, 12 June")] }),
      url: `${ORIGIN}/${at}/events`,
      kind: "event" as const,
    })),
  });
const alternate = (hreflang: string, path: string): PageFacts["links"][number] => ({
  rel: "alternate",
  href: `${ORIGIN}${path}`,
  type: null,
  hreflang,
  title: null,
  media: null,
  sizes: null,
});

/** A site of one industry with something on its start page. */
const siteOfKind = (value: Industry, over: Parameters<typeof page>[0]): WorkflowEvidence =>
  site({ pages: [home(over)], profile: kindOf(value, "") });

/** What shows each signal; the empty clinic site shows none of them. */
const SHOWS: Record<string, WorkflowEvidence> = {
  "timed posts": two(
    at("/blog", {
      kind: "blog",
      blocks: [text("6 min read"), text("Leitura: 8 minutos"), text("Lesezeit ca. 4 Min.")],
    }),
  ),
  "news section": site({ pages: [home({ headings: [heading(2, "Latest news")] })] }),
  "embedded posts": site({
    pages: [home({ iframes: [{ src: "https://www.instagram.com/p/abc/embed", title: null, hidden: false }] })],
  }),
  "call to follow": site({ pages: [home({ blocks: [text("Follow us on Instagram.")] })] }),
  "own publication": site({
    pages: [home({ anchors: [{ ...anchor("https://medium.com/example-clinic", "Blog"), region: "footer" }] })],
  }),
  "own news host": site({ pages: [home({ anchors: [anchor("https://news.example-clinic.com/", "News")] })] }),
  "mailto CTA": site({ pages: [home({ anchors: [anchor("mailto:hello@example-clinic.com", "Write to us")] })] }),
  "mail address on the careers page": two(
    at("/jobs", { kind: "careers", anchors: [anchor("mailto:jobs@example-clinic.com", "Send your CV")] }),
  ),
  "form for applicants": site({
    pages: [home(), at("/jobs", { kind: "careers" })],
    channels: [
      {
        ...channel("careers"),
        pages: [`${ORIGIN}/jobs`],
        evidence: "Application form of Tally in a frame",
        seenAs: ["application-form"],
      },
    ],
  }),
  "form without topic": site({
    pages: [home({ forms: [form({ fields: [field(), field({ tag: "textarea", name: "m", label: "Message" })] })] })],
  }),
  "form with upload": site({
    pages: [home({ forms: [form({ fields: [field(), field({ type: "file", name: "f", label: "Drawing" })] })] })],
  }),
  "form with topic": site({
    pages: [
      home({
        forms: [
          form({ fields: [field(), field({ tag: "select", name: "s", label: "Subject", options: ["a", "b", "c"] })] }),
        ],
      }),
    ],
  }),
  "form to extend": site({
    pages: [
      home({ forms: [form({ fields: [field({ name: "email" }), field({ tag: "textarea", name: "message" })] })] }),
    ],
    channels: [channel("contact-form")],
  }),
  "form with packages": site({
    pages: [
      home({
        forms: [form({ fields: [field({ tag: "select", name: "k", options: ["Starter package", "Full package"] })] })],
      }),
    ],
  }),
  "repairs sorted by form": two(
    at("/repairs", {
      headings: [heading(1, "Report a repair")],
      forms: [
        form({ fields: [field(), field({ tag: "select", name: "k", label: "What", options: ["", "a", "b", "c"] })] }),
      ],
    }),
  ),
  "own assistant": site({ pages: [home({ anchors: [anchor("#bot", "Assistent öffnen", { rawHref: "#bot" })] })] }),
  "booked by itself": site({
    pages: [home({ blocks: [text("Pick a time slot."), text("Your booking is confirmed instantly.")] })],
  }),
  "booked elsewhere": site({
    pages: [home({ anchors: [anchor("https://salonbook.example/?unique", "Book a time")] })],
    channels: [
      {
        type: "booking",
        pages: [`${ORIGIN}/`],
        evidence: 'Link "Book a time" to salonbook.example',
        confidence: "medium",
      },
    ],
  }),
  "a set way to move visits": site({
    pages: [home({ blocks: [text("Please cancel appointments by telephone, and not by e-mail.")] })],
  }),
  "paid by link": site({
    pages: [home({ anchors: [anchor("https://www.paypal.com/ncp/payment/7AFW", "Buy the bell")] })],
    channels: [
      {
        type: "ecommerce",
        pages: [`${ORIGIN}/`],
        evidence: 'Link "Buy the bell" to www.paypal.com',
        seenAs: ["link"],
        confidence: "high",
        vendor: "PayPal",
      },
    ],
  }),
  "open application": two(
    at("/career", {
      kind: "careers",
      headings: [heading(1, "Career")],
      forms: [form({ heading: 0, fields: [field()] })],
    }),
  ),
  "papers uploaded": site({
    pages: [home({ forms: [form({ fields: [field(), field({ type: "file", name: "f", label: "Papers" })] })] })],
  }),
  "facts asked": site({
    pages: [home({ forms: [form({ fields: [field()] })], blocks: [text("Step 1 of 4")] })],
  }),
  "long form": site({
    pages: [home({ forms: [form({ fields: Array.from({ length: 8 }, () => field({ type: "email" })) })] })],
  }),
  "price calculator": site({
    pages: [home({ headings: [heading(2, "Price calculator")], reckons: true })],
  }),
  "fees paid on the spot": site({
    pages: [home({ blocks: [text("The annual membership fee is 20 euros, payable at the door.")] })],
  }),
  "one person": site({ pages: [home({ blocks: [text("I come to your home, and you deal directly with me.")] })] }),
  "outside contractors": site({ pages: [home({ blocks: [text("We send trusted contractors.")] })] }),
  "dead newsletter form": site({
    pages: [home({ forms: [form({ action: `${ORIGIN}/`, method: "get", fields: [field({ type: "email" })] })] })],
  }),
  "search form": site({ pages: [home({ forms: [form({ fields: [field({ type: "search", name: "q" })] })] })] }),
  "old posts": two(at("/blog", { kind: "blog", times: [{ datetime: "2025-03-01", text: "March 1", region: "main" }] })),
  blog: two(at("/blog", { kind: "blog" })),
  "dated blog": two(
    at("/aktuelles", {
      kind: "blog",
      blocks: ["3. März 2026", "17. April 2026", "2. Mai 2026"].map((day) => text(day)),
    }),
  ),
  "dated news": two(
    at("/news", {
      headings: [heading(2, "News")],
      blocks: [text("3 March 2026", { heading: 0 }), text("17 April 2026", { heading: 0 })],
    }),
  ),
  "article list": two(
    at("/insights", {
      kind: "blog",
      anchors: ["a", "b", "c", "d"].map((name) =>
        anchor(`${ORIGIN}/${name}`, `What we learned about ${name} this year`),
      ),
    }),
  ),
  "process steps": two(
    at("/start", { blocks: ["Step 1: we talk", "Step 2: we plan", "Step 3: we build"].map((step) => text(step)) }),
  ),
  feed: site({
    pages: [
      home({
        links: [
          {
            rel: "alternate",
            href: `${ORIGIN}/feed`,
            type: "application/rss+xml",
            hreflang: null,
            title: "News",
            media: null,
            sizes: null,
          },
        ],
      }),
    ],
  }),
  "stay prices": site({ pages: [home({ blocks: [text("Doppelzimmer ab 119 € pro Nacht")] })] }),
  "day prices": site({ pages: [home({ blocks: [text("Castillo inflable 780 MXN / día, 45 € por día")] })] }),
  "patient records": siteOfKind("healthcare", { blocks: [text("Please tell us your medical history.")] }),
  "shop not open yet": site({ pages: [home({ blocks: [text("Online checkout is coming soon.")] })] }),
  "form that opens a chat": site({
    pages: [
      home({
        forms: [
          form({
            handled: "opens-chat",
            fields: [field({ name: "email", type: "email" }), field({ name: "message", tag: "textarea" })],
          }),
        ],
      }),
    ],
    channels: [{ type: "contact-form", pages: [`${ORIGIN}/`], evidence: "form", confidence: "high" }],
  }),
  "homes offered": site({ pages: [home({ headings: [heading(2, "Available apartments")] })] }),
  "order controls": site({ pages: [home({ anchors: [anchor(`${ORIGIN}/order`, "Order now")] })] }),
  "notice that nobody new is taken": site({ pages: [home({ blocks: [text("We are not taking on new clients.")] })] }),
  "sales contact": site({ pages: [home({ anchors: [anchor(`${ORIGIN}/sales`, "Talk to sales")] })] }),
  "many reviews": site({ pages: [home({ anchors: [anchor("https://market.test/shop", "Read all 524 reviews")] })] }),
  "calendar file": site({ pages: [home({ anchors: [anchor(`${ORIGIN}/open-day.ics`, "Add to calendar")] })] }),
  "past events only": site({ structured: [node("Event", { name: "Open day", startDate: "2026-01-10" })] }),
  "direct apply": site({ structured: [node("JobPosting", { title: "Nurse", directApply: true })] }),
  "old testimonials": site({ pages: [home({ blocks: [text("Very kind staff. A. B., 2021", { quoted: true })] })] }),
  "issue tracker link": site({ pages: [home({ anchors: [anchor("https://github.com/acme/tool/issues", "Issues")] })] }),
  "way to report a weakness": site({
    pages: [home({ anchors: [anchor("https://github.com/acme/tool/blob/main/SECURITY.md", "Security")] })],
  }),
  hours: site({ pages: [home({ blocks: [text("Mon - Fri 8:00 am - 5:00 pm")] })] }),
  "hours on several pages": site({
    pages: [
      home({ blocks: [text("Mon - Fri 8:00 am - 5:00 pm")] }),
      at("/contact", { blocks: [text("Open Monday 8-17 uhr")] }),
    ],
  }),
  "pages missing in one language": site({
    pages: [
      home({ links: [alternate("en", "/"), alternate("de", "/de/")] }),
      at("/about", {
        links: [alternate("en", "/about")],
        blocks: [text("About the clinic and its history in Falmouth.")],
      }),
    ],
  }),
  "unequal language dates": site({
    pages: [home({ links: [alternate("en", "/"), alternate("de", "/de/")] })],
    sitemap: {
      state: "present",
      files: [],
      urls: [
        { loc: `${ORIGIN}/`, lastmod: "2026-10-01" },
        { loc: `${ORIGIN}/de/`, lastmod: "2025-10-01" },
      ],
    },
  }),
  "mixed-language pages": site({
    pages: [
      home({ links: [alternate("en", "/"), alternate("de", "/de/")] }),
      at("/de/kontakt", { htmlLang: "en", blocks: [text("Kontakt zu unserer Praxis in Falmouth, Maine.")] }),
    ],
  }),
  "area served": site({ structured: [node("Dentist", { areaServed: ["Falmouth"] })] }),
  "bookings are for rooms or tables": site({ structured: [node("Hotel", { name: "Harbor Inn" })] }),
  "reservation address": site({
    structured: [node("Restaurant", { acceptsReservations: "https://example-clinic.com/book" })],
  }),
  "hourly prices": site({ pages: [home({ blocks: [text("Consulting costs $150 per hour")] })] }),
  "package prices": site({ pages: [home({ blocks: [text("Starter package from $900")] })] }),
  "plan table": site({
    pages: [
      at("/pricing", {
        kind: "pricing",
        blocks: ["Starter £65", "Growth £145", "Billed monthly."].map((said) => text(said)),
      }),
    ],
  }),
  "only yearly prices": site({ pages: [home({ blocks: [text("700 CHF per year")] })] }),
  "form on a quote page": site({
    pages: [
      home(),
      at("/quote", {
        headings: [heading(1, "Ask for a quote")],
        forms: [form({ fields: ["a", "b", "c", "d"].map((name) => field({ name })) })],
      }),
    ],
  }),
  "form on a partner page": site({
    pages: [
      home(),
      at("/partners", {
        headings: [heading(1, "Our partners")],
        forms: [form({ fields: ["a", "b", "c", "d"].map((name) => field({ name })) })],
      }),
    ],
  }),
  "plan prices": site({ pages: [home({ blocks: [text("$49 per month")] })] }),
  "price list": site({
    pages: [
      home({
        tables: [
          table([
            ["Filling", "$90"],
            ["Crown", "$700"],
            ["Cleaning", "$110"],
          ]),
        ],
      }),
    ],
  }),
  "product availability": site({
    structured: [node("Product", { name: "Lamp", offers: { availability: "https://schema.org/InStock" } })],
  }),
  "out of stock": site({
    channels: [channel("ecommerce")],
    pages: [home({ blocks: [text("Cedar candle: sold out")] })],
  }),
  "product variants": site({ structured: [node("ProductGroup", { name: "Lamp" })] }),
  "product feed": site({
    pages: [
      home({
        links: [
          {
            rel: "alternate",
            href: `${ORIGIN}/product-feed.xml`,
            type: null,
            hreflang: null,
            title: "Product feed",
            media: null,
            sizes: null,
          },
        ],
      }),
    ],
  }),
  "thin product texts": two(at("/products/lamp", { kind: "product", blocks: [text("A lamp.")] })),
  "client portal": site({ pages: [home({ anchors: [anchor(`${ORIGIN}/portal`, "Patient portal")] })] }),
  "help center": site({ pages: [home({ anchors: [anchor(`${ORIGIN}/help`, "Help center")] })] }),
  "sign-up": site({ pages: [home({ anchors: [anchor(`${ORIGIN}/signup`, "Create account")] })] }),
  "bank details for gifts": site({
    pages: [home({ headings: [heading(1, "Donate")], blocks: [text("Our bank details are printed below.")] })],
  }),
  "security.txt": site({ documents: { "security-txt": document("security-txt", { text: "Contact: x" }) } }),
  "llms.txt": site({ documents: { "llms-txt": document("llms-txt", { text: "# Clinic" }) } }),
  "rating below 4": site({ structured: [node("AggregateRating", { ratingValue: "3.4", reviewCount: 12 })] }),
  "event section": site({
    profile: kindOf("education", "club"),
    pages: [home({ headings: [heading(2, "Past events")] })],
  }),
  "dated events": two(
    at("/events", { kind: "event", blocks: [text("Open day, May 3"), text("Talk on teeth, 12 June")] }),
  ),
  "dated events in two languages": eventsIn("en", "de-AT"),
  "calendar frame": site({
    pages: [
      home({ iframes: [{ src: "https://calendar.google.com/calendar/embed?src=x", title: null, hidden: false }] }),
    ],
  }),
  "event form": site({
    pages: [
      home({
        headings: [heading(2, "Spring workshop")],
        anchors: [anchor("https://forms.gle/abc", "Form", { heading: 0 })],
      }),
    ],
  }),
  "community help": site({
    pages: [
      home({
        blocks: [text("Stuck? Ask a question in the discussions.")],
        anchors: [anchor("https://github.com/acme/tool/discussions", "discussions")],
      }),
    ],
  }),
  "issue tracker in use": site({
    pages: [home({ anchors: [anchor("https://github.com/acme/tool/issues", "Report a bug")] })],
  }),
  offer: site({ pages: [home({ headings: [heading(2, "Services")] })] }),
  "homes with rents": two(
    at("/homes", {
      tables: [
        table([
          ["Unit", "Beds", "Rent"],
          ["04", "2", "$1,475"],
        ]),
      ],
    }),
  ),
  "guest portals": site({
    profile: kindOf("other", "lodging"),
    pages: [home({ anchors: [anchor("https://www.airbnb.it", "Airbnb")] })],
  }),
  "picture menu": two(at("/menu", { images: [image(`${ORIGIN}/img/menu-2026.jpg`, "Our menu")] })),
};

/** Exactly two of each thing. */
const SHOWS_TWO: Record<string, WorkflowEvidence> = {
  "ways to ask": site({ channels: [channel("phone"), channel("email")] }),
  "dated posts": two(
    at("/blog", {
      kind: "blog",
      times: [
        { datetime: "2026-03-01", text: "", region: "main" },
        { datetime: "2026-05-01", text: "", region: "main" },
      ],
    }),
  ),
  authors: site({ structured: [node("Article", { author: { name: "A" } }), node("BlogPosting", { author: "B" })] }),
  questions: site({
    pages: [
      home({
        headings: [heading(2, "Where do I park?"), heading(2, "Do you treat children?")],
        blocks: [
          text("Behind the house, free of charge.", { heading: 0 }),
          text("Yes, from the age of three.", { heading: 1 }),
        ],
      }),
    ],
  }),
  "help pages": site({
    pages: [home(), at("/docs/a", { kind: "docs" }), at("/docs/b", { kind: "docs", url: `${ORIGIN}/docs/b` })],
  }),
  "upcoming events": site({
    structured: [
      node("Event", { name: "A", startDate: "2027-01-01" }),
      node("MusicEvent", { name: "B", startDate: "2027-02-01" }),
      node("Event", { name: "C", startDate: "2020-01-01" }),
    ],
  }),
  "open jobs": two(
    at("/careers", {
      kind: "careers",
      anchors: [anchor(`${ORIGIN}/careers/nurse`, "Nurse"), anchor(`${ORIGIN}/careers/clerk`, "Clerk")],
    }),
  ),
  "social profiles": site({
    pages: [
      home({
        anchors: [
          anchor("https://www.facebook.com/clinic", "Facebook"),
          anchor("https://instagram.com/clinic", "Instagram"),
          anchor("https://www.facebook.com/sharer/sharer.php?u=x", "Share"),
        ],
      }),
    ],
  }),
  "post pages": site({
    pages: [
      at("/blog-clean-teeth", { kind: "post", titles: ["Clean teeth"] }),
      at("/blog-first-visit", { kind: "post", titles: ["The first visit"] }),
    ],
  }),
  "posting profiles": site({
    pages: [
      home({
        anchors: [
          anchor("https://www.facebook.com/clinic", "Facebook"),
          anchor("https://instagram.com/clinic", "Instagram"),
          anchor("https://www.linkedin.com/company/clinic", "LinkedIn"),
        ],
      }),
    ],
  }),
  "review portals": site({
    pages: [
      home({
        anchors: [
          anchor("https://www.yelp.com/biz/clinic", "Yelp"),
          anchor("https://www.trustpilot.com/review/clinic", "Trustpilot"),
        ],
      }),
    ],
  }),
  languages: site({ profile: profile({ languages: ["en", "de"] }) }),
  services: two(
    at("/services", {
      kind: "services",
      headings: [heading(1, "Services"), heading(2, "Fillings"), heading(2, "Crowns")],
    }),
  ),
  places: site({
    pages: [
      home(),
      at("/falmouth", { kind: "location", blocks: [text("Falmouth: 4 Market Street")] }),
      at("/truro", { kind: "location", blocks: [text("Truro: 19 Quay Street")] }),
    ],
  }),
  towns: site({ structured: [node("Plumber", { areaServed: ["Falmouth", { name: "Truro" }] })] }),
  people: two(
    at("/team", {
      kind: "team",
      headings: [heading(1, "Our team"), heading(2, "Dr. Anna Example"), heading(2, "Ben Sample, hygienist")],
    }),
  ),
  courses: site({ structured: [node("Course", { name: "First aid" }), node("Course", { name: "Fire safety" })] }),
  "phone countries": site({
    pages: [home({ anchors: [anchor("tel:+49 30 5557781", "Berlin"), anchor("tel:+33(0)298461102", "Brest")] })],
  }),
  listings: site({
    pages: [
      home({
        anchors: [
          anchor(`${ORIGIN}/listings/elm-street`, "Elm Street"),
          anchor(`${ORIGIN}/listings/oak-road`, "Oak Road"),
        ],
      }),
    ],
  }),
  "form documents": site({
    pages: [home({ anchors: [anchor(`${ORIGIN}/a-form.pdf`, "Form A"), anchor(`${ORIGIN}/b.pdf`, "Consent form")] })],
  }),
  "quality documents": site({
    pages: [
      home({ anchors: [anchor(`${ORIGIN}/iso-9001.pdf`, "Certificate"), anchor(`${ORIGIN}/x1-datasheet.pdf`, "X1")] }),
    ],
  }),
  plans: site({ pages: [home({ blocks: [text("$49 per month"), text("$199 per month")] })] }),
  products: site({ structured: [node("Product", { name: "Lamp" }), node("Product", { name: "Shade" })] }),
  brands: site({
    structured: [
      node("Product", { name: "Lamp", brand: "Acme" }),
      node("Product", { name: "Shade", brand: { name: "Umbra" } }),
    ],
  }),
  "tag vendors": site({ technologies: [tech("Analytics", ["analytics"]), tech("Pixel", ["advertising"])] }),
  "ad tags": site({
    technologies: [tech("Pixel", ["advertising"]), tech("Tag", ["advertising"]), tech("Analytics", ["analytics"])],
  }),
  "payment vendors": site({ technologies: [tech("Stripe", ["payment"]), tech("PayPal", ["payment"])] }),
  portals: site({
    pages: [
      home({
        anchors: [
          anchor("https://www.booking.com/hotel/us/inn.html", "Booking.com"),
          anchor("https://www.airbnb.com/rooms/1", "Airbnb"),
        ],
      }),
    ],
  }),
  carriers: site({ pages: [home({ blocks: [text("We ship with UPS and DHL.")] })] }),
  insurers: site({ pages: [home({ blocks: [text("We accept Cigna and Aetna.")] })] }),
};

describe("signals in plain words", () => {
  it.each([
    ["en", ["Unit", "Bedrooms", "Monthly rent"], ["Unit", "Bedrooms", "Floor"]],
    ["de", ["Wohnung", "Zimmer", "Kaltmiete"], ["Wohnung", "Zimmer", "Etage"]],
    ["fr", ["Logement", "Pièces", "Loyer"], ["Logement", "Pièces", "Étage"]],
    ["it", ["Alloggio", "Locali", "Canone"], ["Alloggio", "Locali", "Piano"]],
    ["pl", ["Mieszkanie", "Pokoje", "Czynsz"], ["Mieszkanie", "Pokoje", "Piętro"]],
  ])("counts the rows of a table of homes where one column is the rent (%s)", (_, heads, others) => {
    const listed = (head: string[]) => {
      const cells = [head, ["1", "2", "850"], ["2", "3", "1200"], ["3", "2", "on request"]];
      return countOn(readSite(site({ pages: [home({ tables: [table(cells)] })] })), "listings").count;
    };
    expect(listed(heads)).toBe(2);
    expect(listed(others)).toBe(0);
    expect(listed(["Machine", "Weight", heads[2] ?? ""])).toBe(0);
  });

  const homesIn = (...cells: string[][]) =>
    countOn(readSite(site({ pages: [home({ tables: [table(cells)] })] })), "listings").count;
  it.each([
    [
      ["Hall", "Room", "Seats", "Rent"],
      ["Oak", "1", "80", "$450"],
    ],
    [
      ["Box", "Größe in m²", "Miete im Monat"],
      ["A", "12", "120 €"],
    ],
    [
      ["Box", "Surface", "Loyer"],
      ["A", "12", "120 €"],
    ],
    [
      ["Zelt", "Fläche m²", "Zeltmiete"],
      ["Groß", "60", "450 €"],
    ],
    [
      ["Hospital beds", "Monthly rent"],
      ["Electric", "$250"],
    ],
    [
      ["Beds", "Monthly rent"],
      ["Electric bed", "$250"],
    ],
    [
      ["Canon", "Room"],
      ["850", "2"],
    ],
  ])("counts no homes in a table of other things to let: %j", (heads, row) => {
    expect(homesIn(heads, row, row)).toBe(0);
  });
  it("counts homes whose rent is small or asked by the week", () => {
    expect(homesIn(["Unit", "Beds", "Rent"], ["A", "1", "£95 pw"], ["B", "2 beds", "£140 pw"])).toBe(2);
  });

  it("has a case for every signal and every count", () => {
    expect(Object.keys(SHOWS).sort()).toEqual(Object.keys(PLAIN_SIGNALS).sort());
    expect(Object.keys(SHOWS_TWO).sort()).toEqual(Object.keys(COUNTERS).sort());
  });

  it.each(Object.entries(SHOWS))("sees %s and quotes it", (name, evidence) => {
    const hits = PLAIN_SIGNALS[name]?.(readSite(evidence)) ?? [];
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) {
      expect(hit.url).toMatch(/^https:/);
      expect(hit.quote.length).toBeGreaterThan(0);
      expect(hit.quote.length).toBeLessThanOrEqual(120);
      expect(hit.strength).toBeGreaterThan(0);
    }
  });

  it.each(Object.keys(PLAIN_SIGNALS))("does not see %s on a page without anything", (name) => {
    expect(PLAIN_SIGNALS[name]?.(readSite(site()))).toEqual([]);
  });

  it.each(Object.entries(SHOWS_TWO))("counts two %s", (thing, evidence) => {
    const reading = readSite(evidence);
    expect(countOn(reading, thing).count).toBe(2);
    expect(plainSignalOf(`2+ ${thing}`)?.(reading).length).toBeGreaterThan(0);
    expect(plainSignalOf(`3+ ${thing}`)?.(reading)).toEqual([]);
  });

  it("takes no choice of topics on a page beside repairs for a form that sorts them", () => {
    const choice = field({ tag: "select", name: "k", label: "What", options: ["", "a", "b", "c"] });
    const pages = [
      home({ anchors: [anchor(`${ORIGIN}/repairs`, "Report a repair")], forms: [form({ fields: [field(), choice] })] }),
      at("/repairs", { headings: [heading(1, "Report a repair")], forms: [form({ fields: [field()] })] }),
    ];
    expect(PLAIN_SIGNALS["repairs sorted by form"]?.(readSite(site({ pages })))).toEqual([]);
  });

  it("takes no page for each town that is served for a place", () => {
    const town = (path: string) => at(path, { kind: "location", blocks: [text("Office: 4 Market Street, Falmouth")] });
    const address = (streetAddress: string, postalCode: string) =>
      node("Plumber", { address: { "@type": "PostalAddress", streetAddress, postalCode } });
    const count = (evidence: Parameters<typeof readSite>[0]) => countOn(readSite(evidence), "places").count;
    expect(count(site({ pages: [home(), town("/truro"), town("/penryn"), town("/helston")] }))).toBe(1);
    expect(
      count(site({ structured: [address("4 Market Street", "TR11 3AB"), address("4, Market St.", "TR11 3AB")] })),
    ).toBe(1);
    expect(count(site({ structured: [address("4 Market Street", "TR11 3AB"), address("Falmouth", "TR11 3AB")] }))).toBe(
      1,
    );
    expect(
      count(site({ structured: [address("4 Market Street", "TR11 3AB"), address("9 Quay Street", "TR1 2HE")] })),
    ).toBe(2);
  });

  it.each([
    ["Bekijk alle 524 beoordelingen op de markt", true],
    ["Über 1.200 Bewertungen", true],
    ["300+ verified Google reviews", true],
    ["4,9 sur 5 avec 240 avis", true],
    ["99 reviews", false],
    ["Our 4.8 rating", false],
    ["Ponad 150 zadowolonych klientów", false],
    ["We wrote 500 lines and two reviews", false],
    ["Our 2024 reviews of the market are out.", false],
    ["We have done 250 code reviews for banks.", false],
    ["Über 300 Immobilienbewertungen haben wir in Leipzig erstellt.", false],
    ["Abbiamo eseguito oltre 500 valutazioni immobiliari.", false],
  ])("takes who has a hundred reviews and more for well reviewed: %s", (said, isMany) => {
    const found = plainSignalOf("many reviews")?.(readSite(site({ pages: [home({ blocks: [text(said)] })] }))) ?? [];
    expect(found.length > 0).toBe(isMany);
  });
  it("tells of an area by its first places and how many more there are", () => {
    const areaServed = ["Penryn", "Falmouth", "Truro", "Helston", "Redruth", "Camborne"];
    const { count, hits } = countOn(
      readSite(site({ structured: [node("Plumber", { areaServed: areaServed.map((name) => ({ name })) })] })),
      "towns",
    );
    expect(count).toBe(6);
    expect(hits[0]?.quote).toBe("Area served: Penryn, Falmouth, Truro, Helston and 2 more");
  });
  it("takes no sign-up box for dead that a mailing service sends", () => {
    const box = form({ action: `${ORIGIN}/`, method: "get", fields: [field({ type: "email" })] });
    const seen = (over: Partial<typeof box>) =>
      PLAIN_SIGNALS["dead newsletter form"]?.(readSite(site({ pages: [home({ forms: [{ ...box, ...over }] })] })));
    expect(seen({})).toHaveLength(1);
    expect(seen({ id: "mc-embedded-subscribe-form" })).toEqual([]);
    expect(seen({ className: "brevo-custom-form" })).toEqual([]);
    const bare = { action: "", hasAction: false };
    const withScript = (inlineScriptBytes: number) =>
      PLAIN_SIGNALS["dead newsletter form"]?.(
        readSite(site({ pages: [home({ forms: [{ ...box, ...bare }], inlineScriptBytes })] })),
      );
    expect(withScript(0)).toHaveLength(1);
    expect(withScript(2000)).toEqual([]);
  });

  it("takes a sign-up box for dead that no script can tell from others, unless a program of the site may send it", () => {
    const unmarked = form({
      action: `${ORIGIN}/`,
      hasAction: false,
      method: "get",
      id: "",
      attributes: {},
      fields: [field({ type: "email", name: "", id: "" })],
    });
    const seen = (over: Partial<typeof unmarked>, ...ids: string[]) =>
      PLAIN_SIGNALS["dead newsletter form"]?.(
        readSite(
          site({
            pages: [home({ forms: [{ ...unmarked, ...over }], inlineScriptBytes: 2000 })],
            technologies: ids.map((id) => ({ ...tech(id, []), category: "js-framework" })),
          }),
        ),
      ).length;
    expect(seen({})).toBe(1);
    expect(seen({}, "bootstrap")).toBe(1);
    expect(seen({}, "react")).toBe(0);
    expect(seen({ id: "letter" })).toBe(0);
    expect(seen({ attributes: { "data-list": "7" } })).toBe(0);
    expect(seen({ attributes: { class: "footer-form" } })).toBe(0);
  });

  it("reads minutes without words as the time a post takes on a page of posts alone", () => {
    const blocks = ["Prevention · 5 min", "Diet · 4 min", "Sleep · 7 min"].map((line) => text(line));
    const seen = (kind: PageFacts["kind"]) =>
      PLAIN_SIGNALS["timed posts"]?.(readSite(two(at("/x", { kind, blocks })))).length;
    expect(seen("blog")).toBe(2);
    expect(seen("services")).toBe(0);
  });

  it("counts people without naming them", () => {
    const evidence = SHOWS_TWO["people"];
    const { names, hits } = countOn(readSite(evidence ?? site()), "people");
    expect(names).toEqual([]);
    expect(JSON.stringify(hits)).not.toContain("Anna");
  });

  it.each([
    ["a post tells the price of another product", "post" as const],
    ["terms give an example sum", "legal" as const],
  ])("takes no price from a page where %s", (_why, kind) => {
    const reading = readSite(two(at("/x", { kind, blocks: [text("It cost $49 per month")] })));
    expect(PLAIN_SIGNALS["plan prices"]?.(reading)).toEqual([]);
  });

  it("takes a publication for the site's own where its frame or two of its pages lead there, and no single post", () => {
    const shown = (address: string, over: Parameters<typeof anchor>[2] = {}, paths = ["/"]): number => {
      const pages = paths.map((path) => at(path, { anchors: [anchor(address, "Blog", over)] }));
      return PLAIN_SIGNALS["own publication"]?.(readSite(site({ pages }))).length ?? 0;
    };
    expect(shown("https://example.substack.com/", { region: "nav" })).toBe(1);
    expect(shown("https://medium.com/example", {}, ["/", "/about"])).toBe(1);
    expect(shown("https://medium.com/example")).toBe(0);
    expect(shown("https://medium.com/example/a-post-81ebb3559b4", { region: "footer" })).toBe(0);
    expect(shown("https://medium.com/about", { region: "footer" })).toBe(0);
    expect(shown("https://www.tumblr.com/", { region: "footer" })).toBe(0);
  });

  it("does not take a mail address in the footer for an invitation", () => {
    const footer = site({
      pages: [home({ anchors: [anchor("mailto:a@example-clinic.com", "a@example-clinic.com", { region: "footer" })] })],
    });
    expect(PLAIN_SIGNALS["mailto CTA"]?.(readSite(footer))).toEqual([]);
    const link = { anchors: [anchor("mailto:hello@example-clinic.com", "Send them here")] };
    const gallery = at("/gallery", { kind: "other", ...link });
    const urls = (pages: PageFacts[]) => PLAIN_SIGNALS["mailto CTA"]?.(readSite(site({ pages }))).map(({ url }) => url);
    expect(urls([home(), gallery])).toEqual([gallery.url]);
    expect(urls([home(link), gallery])).toEqual([home().url]);
  });

  it("reads what a practice keeps in its privacy notice, and not what others write of", () => {
    const notice = at("/privacy", { kind: "legal", blocks: [text("We keep medical records for ten years.")] });
    const read = (value: Industry) => readSite(site({ pages: [home(), notice], profile: kindOf(value, "") }));
    expect(PLAIN_SIGNALS["patient records"]?.(read("healthcare"))).toHaveLength(1);
    expect(PLAIN_SIGNALS["patient records"]?.(read("technology"))).toEqual([]);
  });

  it("sees a control to order beside a heading that says the same", () => {
    const shown = home({ headings: [heading(2, "Order now")], buttons: [] });
    expect(PLAIN_SIGNALS["order controls"]?.(readSite(site({ pages: [shown] })))).toEqual([]);
    const linked = home({ headings: [heading(2, "Order here")], anchors: [anchor(`${ORIGIN}/o`, "Order now")] });
    expect(PLAIN_SIGNALS["order controls"]?.(readSite(site({ pages: [linked] })))).toHaveLength(1);
  });

  it("sees an order in a control that names its price, in the language of the page", () => {
    const orders = (lang: string, control: string) =>
      PLAIN_SIGNALS["order controls"]?.(
        readSite(site({ pages: [home({ htmlLang: lang, anchors: [anchor(`${ORIGIN}/#`, control)] })] })),
      );
    expect(orders("en", "Buy now ($4.99)")).toHaveLength(1);
    expect(orders("de", "In den Warenkorb – 12,50 EUR")).toHaveLength(1);
    expect(orders("pl", "Kup teraz 49,00 zł")).toHaveLength(1);
    expect(orders("nl", "Reserveer dit toestel")).toHaveLength(1);
    expect(orders("en", "Reserve this item")).toHaveLength(1);
    expect(orders("en", "Reserve a table")).toEqual([]);
    expect(orders("en", "Cart (0)")).toEqual([]);
    expect(orders("en", "Repairs from $40")).toEqual([]);
  });

  it.each([
    ["fr", ["Juillet 04, 2017", "Decembre 07, 2016", "Août 3, 2016"]],
    ["es", ["Julio 4, 2017", "Diciembre 7, 2016", "Agosto 3, 2016"]],
    ["de", ["Juli 2017", "Dezember 2016", "August 2016"]],
  ])("reads the days of posts with the month in front (%s)", (lang, days) => {
    const list = at("/blog", { kind: "blog", htmlLang: lang, blocks: days.map((day) => text(day)) });
    expect(PLAIN_SIGNALS["dated blog"]?.(readSite(site({ pages: [home(), list] })))).not.toEqual([]);
  });

  it.each([
    ["en", "Dr. Hill is not accepting new patients."],
    ["de", "Derzeit können wir leider keine neuen Patienten aufnehmen."],
    ["de", "Aufnahmestopp bis zum Herbst"],
    ["fr", "Nous ne prenons plus de nouveaux patients."],
    ["es", "De momento no aceptamos nuevos pacientes."],
    ["pt", "Neste momento não aceitamos novos clientes."],
    ["it", "Al momento non accettiamo nuovi pazienti."],
    ["nl", "Wij nemen op dit moment geen nieuwe cliënten aan."],
    ["pl", "Obecnie nie przyjmujemy nowych pacjentów."],
  ])("reads that nobody new is taken (%s: %s)", (lang, sentence) => {
    const read = (...sentences: string[]) =>
      PLAIN_SIGNALS["notice that nobody new is taken"]?.(
        readSite(site({ pages: [home({ htmlLang: lang, blocks: sentences.map((one) => text(one)) })] })),
      );
    expect(read(sentence)).toHaveLength(1);
    expect(read(sentence, "Dr. Reed is currently accepting new patients.")).toEqual([]);
  });

  it.each([
    ["en", "We are accepting new patients."],
    ["fr", "Attirez plus de nouveaux patients dans votre cabinet."],
    ["de", "Wir freuen uns auf neue Patienten."],
  ])("does not read it where people are welcome (%s: %s)", (lang, sentence) => {
    const reading = readSite(site({ pages: [home({ htmlLang: lang, blocks: [text(sentence)] })] }));
    expect(PLAIN_SIGNALS["notice that nobody new is taken"]?.(reading)).toEqual([]);
  });

  it("does not call a shop's words of another business out of stock", () => {
    const reading = readSite(site({ pages: [home({ blocks: [text("The concert is sold out")] })] }));
    expect(PLAIN_SIGNALS["out of stock"]?.(reading)).toEqual([]);
  });
});

it("a post is as fresh as its last revision", () => {
  const dated = (over: Record<string, string>) =>
    PLAIN_SIGNALS["old posts"]?.(
      readSite(
        site({
          structured: [
            node("BlogPosting", { datePublished: "2024-02-01", ...over }, { pageUrl: "https://example-clinic.com/x" }),
          ],
        }),
      ),
    ).length;
  expect(dated({})).toBe(1);
  expect(dated({ dateModified: "2026-08-01" })).toBe(0);
  expect(dated({ dateModified: "2024-03-01" })).toBe(1);
});

it.each([
  ["Magnus har behandlat mig sedan 2004. Anna", 0],
  ["We have come here since 2004.", 0],
  ["Seit dem Jahr 2004 sind wir hier Kunden.", 0],
  ["Patient seit 2004, 12. Mai 2021", 1],
  ["Very kind staff. A. B., 2021", 1],
])("a year since which somebody comes dates no testimonial: %s", (said, hits) => {
  const reading = readSite(site({ pages: [home({ blocks: [text(said, { quoted: true })] })] }));
  expect(PLAIN_SIGNALS["old testimonials"]?.(reading)).toHaveLength(hits);
});

it.each([
  ["What's the job? Tap the one that’s closest. Leak Hot water Other", 0],
  ["Wie dringend ist es? Nicht dringend Diese Woche Sofort", 0],
  ["Tell us how we can help.", 1],
])("tiles in a form by which people say what it is about are a topic: %s", (said, withoutTopic) => {
  const message = form({ fields: [field({ name: "message", tag: "textarea" })], text: said });
  const reading = readSite(site({ pages: [home({ forms: [message] })] }));
  expect(PLAIN_SIGNALS["form without topic"]?.(reading)).toHaveLength(withoutTopic);
  expect(PLAIN_SIGNALS["form with topic"]?.(reading)).toHaveLength(1 - withoutTopic);
});

it("a start page that is called an article is revised whenever anything on it is, and is no fresh post", () => {
  const revised = { datePublished: "2024-02-01", dateModified: "2026-08-01" };
  const start = home({ blocks: [text("We train dogs.")] });
  const reading = readSite(site({ pages: [start], structured: [node("Article", revised, { pageUrl: start.url })] }));
  expect(PLAIN_SIGNALS["old posts"]?.(reading)).toHaveLength(1);
});

it("sees dates in two languages where pages of both give them, and not where the site only has both", () => {
  const seen = (evidence: WorkflowEvidence) =>
    PLAIN_SIGNALS["dated events in two languages"]?.(readSite(evidence)).map(({ quote }) => quote);
  expect(seen(eventsIn("en", "de"))).toEqual(["Open day, May 3", "Open day, May 3"]);
  for (const one of [eventsIn("en", "en-GB"), eventsIn("en", null), eventsIn("en")]) expect(seen(one)).toEqual([]);
  const { pages } = eventsIn("en");
  const german = at("/de", { htmlLang: "de", blocks: [text("Bitte melden Sie sich zum Kurs an.")] });
  expect(seen(site({ pages: [...pages, german], profile: profile({ languages: ["en", "de"] }) }))).toEqual([]);
});
