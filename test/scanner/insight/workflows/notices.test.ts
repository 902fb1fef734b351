// Notices that work is not open yet or stands still: what they take back, and what they do not touch.
import { describe, expect, it } from "vitest";
import { anchor, field, form, heading, text } from "../../../fixtures/site.ts";
import { CHARITY, claimed, claimsOf, home, inner, ORIGIN } from "./claimed-by-kind.ts";
import type { Kind, PageOver } from "./claimed-by-kind.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";

const SALON: Kind = { industry: "other", subKind: "beauty" };
const DONATE: [language: string, title: string, notice: string][] = [
  ["en", "Make a donation", "Online donations are coming soon."],
  ["de", "Spenden", "Diese Seite ist im Aufbau."],
  ["fr", "Faire un don", "Le don en ligne est en cours de mise en place."],
  ["es", "Haz una donación", "Aún no disponible."],
  ["pt", "Faça uma doação", "Ainda não disponível."],
  ["it", "Fai una donazione", "Non ancora attiva."],
  ["nl", "Doneer nu", "Nog niet mogelijk."],
  ["pl", "Przekaż darowiznę", "Strona w budowie."],
];
const giving = (language: string, title: string, notice: string, over: PageOver = {}): PageFacts[] => [
  home(language, { anchors: [anchor(`${ORIGIN}/give`, title, { region: "nav" })] }),
  inner("/give", language, { headings: [heading(1, title)], blocks: [text(notice, { heading: 0 })], ...over }),
];

describe("work that is not open yet", () => {
  it.each(DONATE)("is not claimed from the page that says so (%s)", (language, title, notice) => {
    expect(claimed(CHARITY, ...giving(language, title, "Every gift helps us."))).toContain("wf-donation-processing");
    expect(claimed(CHARITY, ...giving(language, title, notice))).not.toContain("wf-donation-processing");
  });
  const [, title = "", soon = ""] = DONATE[0] ?? [];
  it("is open where another page shows it", () => {
    const pages = giving("en", title, soon);
    const other = inner("/ways", "en", { headings: [heading(2, "Ways to give")] });
    expect(claimed(CHARITY, ...pages, other)).toContain("wf-donation-processing");
  });
  it("is open where the page has a form for it: what comes soon is something else", () => {
    const fields = [field(), field({ type: "email", name: "mail" })];
    expect(claimed(CHARITY, ...giving("en", title, soon, { forms: [form({ fields })] }))).toContain(
      "wf-donation-processing",
    );
  });
  it("is open where the notice stands further down, on one thing of many", () => {
    const headings = [heading(1, title), heading(2, "Legacy gifts")];
    const blocks = [text("Every gift helps us.", { heading: 0 }), text(soon, { heading: 1 })];
    expect(claimed(CHARITY, ...giving("en", title, "", { headings, blocks }))).toContain("wf-donation-processing");
  });
  it("is open once the day that was named has passed", () => {
    const until = (day: string) => giving("en", title, `Coming soon: we open on ${day}.`);
    expect(claimed(CHARITY, ...until("1 March 2026"))).toContain("wf-donation-processing");
    expect(claimed(CHARITY, ...until("1 March 2027"))).not.toContain("wf-donation-processing");
  });
});

describe("work that stands still", () => {
  const PAUSES: [language: string, title: string, call: string, notice: string][] = [
    [
      "en",
      "Book an appointment",
      "Call us to book an appointment.",
      "All appointments are paused until further notice.",
    ],
    [
      "de",
      "Termin vereinbaren",
      "Rufen Sie uns an und vereinbaren Sie einen Termin.",
      "Bis auf Weiteres keine Termine.",
    ],
    [
      "fr",
      "Prendre rendez-vous",
      "Appelez-nous pour prendre rendez-vous.",
      "Rendez-vous suspendus jusqu'à nouvel ordre.",
    ],
    ["pl", "Umów wizytę", "Zadzwoń, aby umówić wizytę.", "Wizyty są wstrzymane do odwołania."],
  ];
  const desk = (language: string, title: string, call: string, ...notices: string[]) => [
    home(language, { headings: [heading(2, title)], blocks: [text(call, { heading: 0 })] }),
    inner("/times", language, {
      headings: [heading(1, title)],
      blocks: notices.map((notice) => text(notice, { heading: 0 })),
    }),
  ];
  const claimOf = (pages: PageFacts[]) => claimsOf(SALON, ...pages).find(({ id }) => id === "wf-appointment");
  it.each(PAUSES)("is claimed, says so, and nothing is proposed for it (%s)", (language, title, call, notice) => {
    expect(claimOf(desk(language, title, call))?.opportunityIds).toContain("op-appointment-online-booking");
    const held = claimOf(desk(language, title, call, notice));
    expect(held?.opportunityIds).toEqual([]);
    expect(held?.heldBy).toBe(notice);
  });
  const [, title = "", call = ""] = PAUSES[0] ?? [];
  it("goes on once the day that was named has passed, a year alone with its end", () => {
    const held = (until: string) => claimOf(desk("en", title, call, `Appointments are paused until ${until}.`))?.heldBy;
    expect(held("5 January 2026")).toBeUndefined();
    expect(held("5 January 2027")).toBeDefined();
    expect(held("the end of 2025")).toBeUndefined();
    expect(held("the end of 2026")).toBeDefined();
  });
  it("is no other work: a pause of deliveries leaves appointments alone", () => {
    const pages = [
      ...desk("en", title, call),
      inner("/shipping", "en", {
        headings: [heading(1, "Shipping")],
        blocks: [text("Deliveries are suspended until further notice.", { heading: 0 })],
      }),
    ];
    expect(claimOf(pages)?.opportunityIds).toContain("op-appointment-online-booking");
  });
  it("brings nobody new, where it is the page on which people book", () => {
    const paused = inner("/book", "en", {
      kind: "booking",
      headings: [heading(1, title)],
      blocks: [text("We are currently not taking any bookings.", { heading: 0 })],
    });
    expect(claimsOf(SALON, home("en", { headings: [heading(2, title)] }), paused)[0]?.closedNotice).toEqual([
      "We are currently not taking any bookings.",
    ]);
  });
});
