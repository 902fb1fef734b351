// What a form is not for: nobody asks the business anything by a log-in or by praise.
import { describe, expect, it } from "vitest";
import { noteFormUses } from "../../../../src/scanner/evidence/page/form-uses.ts";
import { isLead, visibleForms } from "../../../../src/scanner/evidence/operability/operate-forms.ts";
import { purposeOf } from "../../../../src/scanner/insight/channels/form-purpose.ts";
import type { PageFacts, PageKind } from "../../../../src/scanner/evidence/page-facts.ts";
import { readHtml } from "./read-html.ts";

function read(html: string, kind: PageKind = "other"): PageFacts {
  const facts = { ...readHtml(html), kind };
  noteFormUses(facts);
  return facts;
}
const usesIn = (html: string, kind?: PageKind) => read(html, kind).forms.map(({ use }) => use ?? "none");

const LOGIN = "<form><input type=email name=e><input type=password name=p><button>Go</button></form>";
const PROFILE =
  "<form><input name=fullName><input type=tel name=t><textarea name=bio></textarea><button>Save</button></form>";

describe("a form of a log-in", () => {
  it("is each one of a page for logging in, and on other pages the one with the password", () => {
    expect(usesIn(LOGIN + PROFILE, "login")).toEqual(["login", "login"]);
    expect(usesIn(LOGIN + PROFILE, "contact")).toEqual(["login", "none"]);
    expect(usesIn(PROFILE, "login")).toEqual(["none"]);
  });

  it("is none by which people ask for news below it", () => {
    const news = "<form action=/n method=post><input type=email name=m><button>Join</button></form>";
    expect(usesIn(`${LOGIN}<h2>Newsletter</h2>${news}`, "login")).toEqual(["login", "none"]);
    expect(usesIn(`${LOGIN}<footer>${news}</footer>`, "login")).toEqual(["login", "none"]);
  });

  it.each([
    "<form><input autocomplete=one-time-code name=c><button>Verify</button></form>",
    "<form id=otpForm><input id=otpCode><button>Verify</button></form>",
    "<form><h3>Reset password</h3><input type=email name=e><button>Send</button></form>",
    "<form><input type=email name=e><button>Passwort vergessen</button></form>",
  ])("is one for a code or another password: %s", (html) => {
    expect(usesIn(html)).toEqual(["login"]);
  });

  it("is no form to write by and none that checks and drafts speak of", () => {
    const page = read(LOGIN + PROFILE, "login");
    expect(visibleForms(page)).toEqual([]);
    expect(page.forms.some(isLead)).toBe(false);
    expect(page.forms.map((form) => purposeOf(form, "", "login", ["en"]))).toEqual(["login", "other"]);
  });
});

describe("a form that takes praise", () => {
  const form = (inside: string) =>
    `<form>${inside}<input name=n><input type=email name=e><textarea name=m></textarea></form>`;

  it.each([
    ["its heading", "<h2>Valora tu experiencia</h2>"],
    ["its button", "<button type=button>Bewertung abgeben</button>"],
    ["its button", "<button>Laisser un avis</button>"],
    [
      "what its list asks",
      "<select name=s><option disabled>How was your visit?</option><option>Good</option></select>",
    ],
    ["its stars", "<input type=radio name=rating value=5>"],
    ["its list", "<label>Your rating * <select name=rating><option>Good<option>Poor</select></label>"],
    ["whom it names", "<h2>Recomiéndanos a un familiar</h2>"],
    ["its heading", "<h2>Lascia una recensione</h2>"],
    ["its button", "<button>Schrijf een review</button>"],
    ["its button", "<button>Dodaj opinię</button>"],
  ])("is told by %s: %s", (_by, inside) => {
    const page = read(form(inside));
    expect(page.forms[0]?.use).toBe("review");
    expect(page.forms.some(isLead)).toBe(false);
    expect(page.forms.map((one) => purposeOf(one, "", "other", ["en"]))).toEqual(["other"]);
  });

  it.each([
    "<h2>Kostenlose Bewertung Ihrer Immobilie</h2>",
    "<h2>Book your review of the accounts</h2>",
    "<h2>Solicita tu valoración gratuita</h2>",
    "<button>Agendar avaliação</button>",
    "<select name=s><option>A quote</option><option>Leave a review</option></select>",
    "<button>Send message</button>",
    "<h2>Contact us or leave a review</h2>",
    "<label>Your credit rating<select name=rating><option>Good<option>Fair</select></label>",
    "<p>Your credit rating</p><label><input type=radio name=rating>Good</label>",
    "<label>Hotel class<select name=stars><option>3 stars<option>4 stars</select></label>",
  ])("is none that asks for a valuation or an answer: %s", (inside) => {
    expect(usesIn(form(inside))).toEqual(["none"]);
  });
});

describe("a form of a cart", () => {
  const guest = "<input id=n placeholder=Name><input type=email id=e><button>Continue to delivery</button>";

  it("takes an order, and nobody asks anything by it", () => {
    for (const html of [
      `<aside id="cart-drawer"><div class="cart-step">${guest}</div></aside>`,
      `<form class="checkout-form">${guest}</form>`,
      `<div class="warenkorb"><form>${guest}</form></div>`,
    ]) {
      const page = read(html);
      expect(page.forms[0]?.use).toBe("order");
      expect(page.forms.some(isLead)).toBe(false);
      expect(page.forms.map((one) => purposeOf(one, "", "other", ["en"]))).toEqual(["cart"]);
    }
  });

  it.each([
    `<form class="contact-form">${guest}</form>`,
    `<div class="has-cart"><form>${guest}</form></div>`,
    `<body class="cart-page"><main class="cart"><form>${guest}</form></main></body>`,
    `<div class="cartoon"><form>${guest}</form></div>`,
    `<div class="warenkorb"><form><h3>Anfrage senden</h3>${guest}</form></div>`,
    `<div class="cart"><form><h3>Request a quote</h3>${guest}</form></div>`,
    `<div id="page" class="site cart-drawer-enabled"><form>${guest}</form></div>`,
    `<div class="theme minicart-right"><form>${guest}</form></div>`,
    `<section class="golf-cart-hire"><form>${guest}</form></section>`,
    `<section class="basket"><h2>Rejoignez le club</h2><form>${guest}</form></section>`,
    `<section class="panier-hebdo"><form>${guest}</form></section>`,
    `<div class="gift-basket-builder"><form>${guest}</form></div>`,
    `<form class="checkin-checkout">${guest}</form>`,
    `<div class="cart"><form>${guest}<textarea name=m></textarea></form></div>`,
    `<div class="cart"><form><input type=email name=e><button>Subscribe</button></form></div>`,
    `<div class="cart"><footer><form>${guest}</form></footer></div>`,
  ])("is none that only stands on a page with one, or asks for a price: %s", (html) => {
    expect(usesIn(html)).toEqual(["none"]);
  });
});
