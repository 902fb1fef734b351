import { describe, expect, it } from "vitest";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { signsOf } from "../../../../src/scanner/insight/shown-signs.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import type { SignalHit } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { familyOf } from "../../../../src/scanner/insight/workflow-families.ts";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import { ADVISER, claimsOf, evidenceOf, home, inner, ORIGIN } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const QUOTES = familyOf("wf-quote-proposal");
if (!QUOTES) throw new Error("no quotes");
const quotesFor = (id: string, kind: Kind, ...pages: PageFacts[]): string[] =>
  (claimsOf(kind, ...pages).find((claim) => claim.id === id)?.evidence ?? []).map(({ quote }) => quote);

describe("the signs that are told of a claim", () => {
  const asks = "Ask us for a quote and we will write an offer for you.";
  it("stand once, on whatever pages they are read", () => {
    const page = { headings: [heading(2, "Get a quote")], blocks: [text(asks)] };
    const quotes = quotesFor("wf-quote-proposal", ADVISER, home("en", page), inner("/services", "en", page));
    expect(quotes).toContain(asks);
    expect(new Set(quotes).size).toBe(quotes.length);
  });
  it("are no part of a line that is quoted before", () => {
    const url = "https://example-clinic.com/";
    const hits: SignalHit[] = [
      { url, region: "link", quote: "Fixed price or not: ask for a quote for the whole garden", strength: 1 },
      { url, region: "body", quote: "ask for a quote for the whole garden", strength: 1 },
      {
        url: `${url}terms`,
        region: "body",
        quote: "We write each quote for the whole garden within a week.",
        strength: 1,
      },
    ];
    const reading = readSite(evidenceOf(ADVISER, [home("en")]));
    const quotes = signsOf(reading, QUOTES, { hits, manual: [] }).map(({ quote }) => quote);
    expect(quotes).toHaveLength(2);
    expect(quotes).not.toContain("ask for a quote for the whole garden");
  });
  it.each([
    ["a heading of two words", "h2", "Free quotes"],
    ["a numbered heading", "h3", "3. Quotes"],
    ["an entry of a menu", "nav", "Quotes"],
  ] as const)("are not %s where a sentence tells of the work", (_what, region, quote) => {
    const url = "https://example-clinic.com/";
    const reading = readSite(evidenceOf(ADVISER, [home("en")]));
    const label: SignalHit = { url: `${url}prices`, region, quote, strength: 1 };
    const told: SignalHit = { url, region: "body", quote: asks, strength: 1 };
    const quotes = (...hits: SignalHit[]) => signsOf(reading, QUOTES, { hits, manual: [] }).map((sign) => sign.quote);
    expect(quotes(label, told)).toEqual([asks]);
    expect(quotes(label)).toEqual([quote]);
  });
  it("are no row of controls, which the controls tell already", () => {
    const row = home("en", {
      anchors: [
        anchor("https://example-clinic.com/q", "Get a quote"),
        anchor("https://example-clinic.com/w", "Our work"),
      ],
      blocks: [text("Get a quote Our work"), text(asks)],
    });
    const quotes = quotesFor("wf-quote-proposal", ADVISER, row);
    expect(quotes).toContain(asks);
    expect(quotes).not.toContain("Get a quote Our work");
  });
  it.each([
    ["the label of what opens a picture", "Enlarge: quote for a garden", false],
    ["subjects in a row", "All Questions General Get Quotes Security Support", false],
    ["a line that speaks to somebody", "Get Your Quote Today From Our Own Team Here", true],
  ])("are %s only where it says something", (_what, said, isTold) => {
    const page = home("en", { headings: [heading(2, "Get a quote")], blocks: [text(said), text(asks)] });
    expect(quotesFor("wf-quote-proposal", ADVISER, page).includes(said)).toBe(isTold);
  });
  it("are no word of a menu and no sentence that points elsewhere, where something tells of the work", () => {
    const hits: SignalHit[] = [
      { url: "https://example-clinic.com/", region: "nav", quote: "Quotes", strength: 1 },
      {
        url: "https://example-clinic.com/contact",
        region: "body",
        quote: "See our FAQ for questions on quotes and payment.",
        strength: 1,
      },
    ];
    const reading = readSite(evidenceOf(ADVISER, [home("en")]));
    const told = (...more: SignalHit[]): string[] =>
      signsOf(reading, QUOTES, { hits: [...hits, ...more], manual: [] }).map(({ quote }) => quote);
    const offer = { url: "https://example-clinic.com/work", region: "body", quote: asks, strength: 1 };
    expect(told(offer)).toEqual([asks]);
    expect(told()).toEqual(["Quotes"]);
  });
  it("are no button that opens an account, where a sentence tells", () => {
    const hits: SignalHit[] = [
      { url: "https://example-clinic.com/", region: "link", quote: "Get Started Now", strength: 1 },
      { url: "https://example-clinic.com/faq", region: "body", quote: "We offer a REST API.", strength: 1 },
    ];
    const told = (id: string): string[] => {
      const family = familyOf(id);
      const reading = readSite(evidenceOf(ADVISER, [home("en")]));
      return family ? signsOf(reading, family, { hits, manual: [] }).map(({ quote }) => quote) : [];
    };
    expect(told("wf-developer-onboarding")).toEqual(["We offer a REST API."]);
    expect(told("wf-sales-demo")).toEqual(["We offer a REST API."]);
  });
  it("begin with what visitors see, and not with the data of the page", () => {
    const hits: SignalHit[] = [
      { url: "https://example-clinic.com/", region: "schema", quote: "Offer: Advice", strength: 1 },
      { url: "https://example-clinic.com/", region: "h2", quote: "Get a quote", strength: 1 },
    ];
    const signs = signsOf(readSite(evidenceOf(ADVISER, [home("en")])), QUOTES, { hits, manual: [] });
    expect(signs.map(({ region }) => region)).toEqual(["h2", "schema"]);
  });
  it("are no word in passing of a page that says nothing of the work, no hours, number or phone, where others say it", () => {
    const at = "https://example-clinic.com/";
    const hits: SignalHit[] = [
      { url: at, region: "body", quote: "We write every offer for you.", strength: 1 },
      { url: at, region: "body", quote: "A quote is free.", strength: 0.4 },
      { url: `${at}history`, region: "body", quote: "The old quotes hang in the hall.", strength: 0.4 },
      { url: `${at}contact`, region: "hours", quote: "Mon: 9am-1pm", strength: 1 },
      { url: `${at}contact`, region: "body", quote: "Fax: (626) 5550155", strength: 1 },
      { url: at, region: "channel", quote: "Phone number 626", strength: 1, isWay: true },
    ];
    const told = (own: SignalHit[]) =>
      signsOf(readSite(evidenceOf(ADVISER, [home("en")])), QUOTES, { hits: own, manual: [] }).map(({ quote }) => quote);
    expect(told(hits)).toEqual(["We write every offer for you.", "A quote is free."]);
    expect(told(hits.slice(2, 3))).toEqual(["The old quotes hang in the hall."]);
  });
  it("begin with one way to ask of each kind, and end with what machines alone see", () => {
    const given = (["phone", "contact-form"] as const).map((type) => ({
      type,
      pages: [`${ORIGIN}/`, `${ORIGIN}/contact`],
      quotes: [
        type === "phone" ? "Phone number 1" : 'Form "Ask" with 3 fields',
        type === "phone" ? "telephone 1 in structured data" : 'Form "Order" with 4 fields',
      ],
      evidence: "seen",
      confidence: "high" as const,
    }));
    expect(
      quotesFor("wf-customer-inquiry", { industry: "healthcare", given }, home("en"), inner("/contact", "en")),
    ).toEqual([
      "Phone number 1",
      'Form "Ask" with 3 fields',
      'Form "Order" with 4 fields',
      "telephone 1 in structured data",
    ]);
  });
  it("hold one way to reach the business at most, where the work is not the answering", () => {
    const carrier: Kind = { industry: "other", subKind: "transport", channels: ["phone", "contact-form", "messaging"] };
    const ways = claimsOf(carrier, home("en"), inner("/contact", "en"));
    const regions = (id: string): string[] =>
      (ways.find((claim) => claim.id === id)?.evidence ?? []).map(({ region }) => region);
    expect(regions("wf-dispatch-field").filter((region) => region === "channel")).toHaveLength(1);
    expect(regions("wf-customer-inquiry").filter((region) => region === "channel").length).toBeGreaterThan(1);
  });
  it.each([
    ["the number of a step", { quote: "Step 1" }],
    ["a lone word that others near it made a sign", { quote: "Invoice:", isPieced: true as const }],
    ["an address in letters that are hidden", { quote: "r•••@example.com", region: "link" }],
    ["the note on rights", { quote: "© 2026 Example Quotes Ltd." }],
    ["the name of the business", { quote: "Example Clinic", region: "h1" }],
  ])("are not %s, where something else tells", (_, over) => {
    const quotesOf = (...hits: SignalHit[]) =>
      signsOf(readSite(evidenceOf(ADVISER, [home("en")])), QUOTES, { hits, manual: [] }).map(({ quote }) => quote);
    const bare = { url: "https://example-clinic.com/", region: "body", strength: 1, ...over };
    const telling = { url: bare.url, region: "h2", strength: 1, quote: "Get a quote" };
    expect(quotesOf(bare, telling)).toEqual(["Get a quote"]);
    expect(quotesOf(bare)).toEqual([over.quote]);
  });
  it("are a sentence before the button of a cart, and no name of a page beside a sentence of it", () => {
    const url = "https://example-clinic.com/";
    const told = (...hits: SignalHit[]) =>
      signsOf(readSite(evidenceOf(ADVISER, [home("en")])), QUOTES, { hits, manual: [] }).map(({ quote }) => quote);
    const button = {
      url: `${url}p`,
      region: "channel",
      strength: 1,
      quote: 'Control "Add to cart"',
      seenAs: "control" as const,
    };
    const sentence = { url, region: "body", strength: 1, quote: "Orders before noon leave the mill on the same day." };
    const title = { url, region: "h1", strength: 1, quote: "Orders and shipping" };
    expect(told(button, sentence)).toEqual([sentence.quote, button.quote]);
    expect(told(title, sentence)).toEqual([sentence.quote]);
    expect(told(title, { ...sentence, url: `${url}p` })).toEqual([sentence.quote]);
  });
  const signsIn = (id: string, ...hits: Omit<SignalHit, "strength">[]): string[] => {
    const family = familyOf(id);
    if (!family) throw new Error(id);
    const all = hits.map((hit) => ({ strength: 1, ...hit }));
    return signsOf(readSite(evidenceOf(ADVISER, [home("en")])), family, { hits: all, manual: [] }).map(
      ({ quote }) => quote,
    );
  };
  const at = (quote: string, region = "body", url = `${ORIGIN}/`) => ({ quote, region, url });
  it("begin with a sentence that has a word of the work", () => {
    expect(
      signsIn(
        "wf-quote-proposal",
        at("Our work", "h2", `${ORIGIN}/work`),
        at("It is free to find out, and there is no obligation."),
        at("We come back with a quote that says what is covered.", "body", `${ORIGIN}/prices`),
      )[0],
    ).toBe("We come back with a quote that says what is covered.");
  });
  it("are no question and no preamble of terms where something else tells", () => {
    const asked = at("Which services and spare parts do you offer after the sale?");
    const preamble = at("The Lamp Shop (“LS,” “we” or “us”) is committed to quality.");
    const told = at("Spare parts leave our store on the same day.");
    expect(signsIn("wf-after-sales", asked, preamble, told)).toEqual([told.quote]);
    expect(signsIn("wf-after-sales", asked)).toEqual([asked.quote]);
  });
  it("of what follows a sale end with the links by which one buys", () => {
    const buy = at('Link "Buy the bell" to www.paypal.com', "channel");
    const sent = at("Shipping is free", "h3");
    const told = at("Shipping is free from 50 on.");
    expect(signsIn("wf-fulfilment", buy, told)).toEqual([told.quote, buy.quote]);
    expect(signsIn("wf-order-processing", buy, told)).toEqual([buy.quote, told.quote]);
    expect(signsIn("wf-order-processing", buy, sent)).toEqual([buy.quote]);
  });
  it("are no heading over services and no labels side by side, where a sentence tells", () => {
    const told = at("We plan each campaign with you and place it ourselves.");
    const menu = at("Our Services", "link");
    const row = at("Free quote Reply mostly within one day Clear offer Active in Kent");
    expect(signsIn("wf-quote-proposal", menu, row, told)).toEqual([told.quote]);
    expect(signsIn("wf-quote-proposal", menu)).toEqual([menu.quote]);
  });
  it("are neither who works there nor a price, where the work is told", () => {
    const book = text("Please book your appointment with our team online.");
    const staff = ["Ann Lee", "Bo Hart", "Cy Wood"].map((name) => heading(2, name));
    const team = inner("/team", "en", { kind: "team", headings: staff });
    const quotes = quotesFor(
      "wf-appointment",
      { industry: "healthcare", channels: ["phone"] },
      home("en", { blocks: [book] }),
      team,
    );
    expect(quotes).toEqual([book.text]);
  });
  it("begin with the date of the newest post where that is more than two years old", () => {
    const posted = (year: number) =>
      quotesFor(
        "wf-content-publishing",
        ADVISER,
        home("en"),
        inner("/blog", "en", {
          kind: "blog",
          times: [1, 2, 3].map((day) => ({
            datetime: `${year}-03-0${day}`,
            text: `March ${day}`,
            region: "main" as const,
          })),
        }),
      )[0];
    expect(posted(2022)).toBe("Newest date on a post: March 3, 2022");
    expect(posted(2026)).toBe("March 3");
  });
  it("stand on the pages that are named with the work", () => {
    const [claim] = claimsOf(
      ADVISER,
      home("en", { anchors: [anchor("https://example-clinic.com/q", "Get a quote")] }),
      inner("/offer", "en", { headings: [heading(2, "Get a quote")], blocks: [text(asks)] }),
    );
    const pages = claim?.mentions.filter(({ kind }) => kind === "page").map(({ url }) => url) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(claim?.evidence.map(({ url }) => url)).toEqual(expect.arrayContaining(pages));
  });
  it("may be one word that names a place to go, where nothing else tells", () => {
    const hit = {
      url: "https://example-clinic.com/",
      region: "nav",
      strength: 1,
      quote: "Quotes",
      isPieced: true as const,
    };
    const reading = readSite(evidenceOf(ADVISER, [home("en")]));
    expect(signsOf(reading, QUOTES, { hits: [hit], manual: [] })).toHaveLength(1);
  });
  it("are the best label alone where nothing but labels tells, and no name of the business, no day and no part", () => {
    const labels = [at("Our quotes for you", "h2"), at("Free quotes", "nav"), at("Quote calculator", "button")];
    expect(signsIn("wf-quote-proposal", ...labels)).toEqual(["Our quotes for you"]);
    expect(signsIn("wf-quote-proposal", ...labels, at(asks))).toEqual([asks]);
    for (const empty of [
      "March 15, 2026",
      "15.03.2026",
      "3 de marzo de 2026",
      "…garden, and ask us for a quote today.",
    ])
      expect(signsIn("wf-quote-proposal", at(empty), at(asks))).toEqual([asks]);
    expect(signsIn("wf-quote-proposal", at("Quotes | Garden | Call us for yours"), at(asks))).toEqual([asks]);
    expect(signsIn("wf-quote-proposal", at("Quote from €40"), at(asks))).toContain("Quote from €40");
  });
  it("are two sentences at most, and no comment in the source", () => {
    const more = ["We write each offer by hand.", "An offer is free and binds nobody.", "Our offer holds for a month."];
    expect(signsIn("wf-quote-proposal", ...more.map((one) => at(one)))).toHaveLength(2);
    const widget = at("Acme reviews: Comment: Acme Widget | Untitled", "technology");
    expect(signsIn("wf-review-management", widget)).toEqual(["Acme reviews"]);
  });
  it("keep the label that names the work beside a telephone number", () => {
    const phone = { ...at("Phone number 1", "channel"), isWay: true as const };
    expect(signsIn("wf-quote-proposal", phone, at("Ask for a free quote for your roof", "h2"))).toContain(
      "Ask for a free quote for your roof",
    );
  });
  it.each([
    ["Family firm since 1985", "footer"],
    ["Our offer:", "h3"],
    ["Call us now!", "button"],
  ])("are not pushed out by “%s”", (said, region) => {
    expect(signsIn("wf-quote-proposal", at("Free quotes for roofs", "h2"), at(said, region))).toEqual([
      "Free quotes for roofs",
    ]);
  });
  it("hold prices and titles in bars, no day in any wording, and what is said behind “Comment:”", () => {
    expect(signsIn("wf-quote-proposal", at("From 1,200", "label"), at(asks))).toContain("From 1,200");
    for (const day of ["March 3rd, 2026", "1er mars 2026", "15 marca 2026 r."])
      expect(signsIn("wf-quote-proposal", at(day), at("Free quotes", "nav"))).toEqual(["Free quotes"]);
    const title = at("Free quotes | Smith Roofing of Kent", "title");
    expect(signsIn("wf-quote-proposal", title, at("Service: Roofing", "schema"))).toContain(title.quote);
    const alone = at("Comment: Acme Widget | Untitled", "technology");
    expect(signsIn("wf-review-management", alone)).toEqual([alone.quote]);
    const said = "Tell us what you think: Comment: how was your stay with us";
    expect(signsIn("wf-review-management", at(said))).toEqual([said]);
  });
  it("name no form as the business", () => {
    const form = { ...at('Form "Example Clinic" with 3 fields', "channel"), isWay: true as const };
    const own = { ...at('Form "Book now" with 3 fields', "channel"), isWay: true as const };
    expect(signsIn("wf-customer-inquiry", form, own)).toEqual(["Form with 3 fields", own.quote]);
  });
  it("are what there is where nothing says more", () => {
    const shop: Kind = { industry: "consulting", channels: ["phone"] };
    expect(quotesFor("wf-customer-inquiry", shop, home("en")).length).toBeGreaterThan(0);
  });
});
