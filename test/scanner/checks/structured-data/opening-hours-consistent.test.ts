import { describe, expect, it } from "vitest";
import { node, page, site, text } from "../../../fixtures/site.ts";
import { openingHoursConsistent } from "../../../../src/scanner/checks/structured-data/opening-hours-consistent.ts";

const run = (props: Record<string, unknown>, ...lines: string[]) =>
  openingHoursConsistent.run(
    site({ structured: [node("Dentist", props)], pages: [page({ blocks: lines.map((line) => text(line)) })] }),
  );

describe("opening-hours-consistent", () => {
  it("names the page whose data is wrong where another page shows the hours", () => {
    const stated = {
      ...node("Dentist", { openingHours: "Mo-Fr 08:00-17:00" }),
      pageUrl: "https://example-clinic.com/hygienist",
    };
    const shown = page({ url: "https://example-clinic.com/", blocks: [text("Monday to Friday 9am to 5pm")] });
    const there = page({ url: "https://example-clinic.com/hygienist" });
    const verdict = openingHoursConsistent.run(site({ structured: [stated], pages: [shown, there] }));
    expect(verdict.fix).toContain("in the data of /hygienist, or in the text of the home page");
    expect(verdict.evidence[0]?.meaning).toBe("The data of /hygienist says Monday: 8:00 to 17:00.");
  });

  it.each([
    ["Mo-Fr 09:00-17:00", "Monday to Friday 9am to 5pm"],
    ["Mo-Fr 09:00-18:00", "Mo - Fr 9.00 - 18.00 Uhr"],
    ["Mo-Fr 09:00-18:00", "Lundi au vendredi de 9h à 18h"],
    ["Mo-Fr 08:00-16:00", "poniedziałek–piątek 8–16"],
    ["Mo-Fr 09:00-18:00", "月曜日〜金曜日 9:00〜18:00"],
    ["Mo-Fr 09:00-12:00,13:00-17:00", "Lunes a viernes de 9:00 a 12:00 y de 13:00 a 17:00"],
  ])("passes %s and %s", (openingHours, line) => {
    expect(run({ openingHours }, line).status).toBe("pass");
  });

  it.each([
    ["Mo-Fr 08:30-17:30", "Op maandag tot vrijdag tussen 8.30 en 17.30 uur. Wij lunchen van 12.15 tot 13.00 uur."],
    ["Mo-Fr 08:30-17:30", "Mo-Fr zwischen 8:30 und 17:30 Uhr (Mittagspause 12:30-13 Uhr)"],
    ["Mo-Fr 08:00-18:00", "Lundi au vendredi entre 8h et 18h, pause déjeuner de 12h à 14h"],
    ["Mo-Fr 09:00-18:00", "Lunes a viernes entre las 9 y las 18 h, pausa de 14 a 15 h"],
    ["Mo-Fr 08:00-17:00", "Segunda a sexta entre as 8h e as 17h, pausa para almoço das 12h às 13h"],
    ["Mo-Fr 08:00-17:00", "Lunedì a venerdì tra le 8 e le 17, pausa pranzo dalle 12 alle 13"],
    ["Mo-Fr 08:00-17:00", "poniedziałek - piątek między 8:00 a 17:00, przerwa 12:00-13:00"],
    ["Mo-Fr 08:00-12:00,13:00-17:00", "Monday to Friday between 8am and 5pm, closed for lunch 12-1pm"],
  ])("takes a lunch break within the hours for no other closing time: %s and %s", (openingHours, line) => {
    expect(run({ openingHours }, line).status).toBe("pass");
  });

  it("takes hours that a kitchen calls lunch, and a day without a break, for what they are", () => {
    expect(run({ openingHours: "Mo 12:00-15:00,18:00-22:00" }, "Monday lunch 12:00-15:00, dinner 18-22").status).toBe(
      "pass",
    );
    expect(run({ openingHours: "Mo-Fr 08:00-17:00" }, "Montag bis Freitag ohne Mittagspause 8-16 Uhr").status).toBe(
      "fail",
    );
    expect(run({ openingHours: "Mo 08:00-17:00" }, "Monday lunch break 12:00-13:00").status).toBe("na");
  });

  it("takes the lessons of a course that is dated over them for no hours", () => {
    const openingHours = "Mo 19:00-20:30";
    expect(run({ openingHours }, "Schnelltermin 24.08.-31.08.2026", "Mo.-Fr. 17:15-20:30 Uhr").status).toBe("na");
    expect(run({ openingHours }, "Crash week 24-31 August 2026", "Mon-Fri 17:15-20:30").status).toBe("na");
    expect(run({ openingHours }, "Öffnungszeiten ab 24.08.2026", "Mo.-Fr. 17:15-20:30 Uhr").status).toBe("fail");
  });

  it("reads specifications with a closed day", () => {
    const openingHoursSpecification = [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["https://schema.org/Saturday"],
        opens: "10:00",
        closes: "14:00",
      },
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Sunday", opens: "00:00", closes: "00:00" },
    ];
    expect(run({ openingHoursSpecification }, "Sat 10 am - 2 pm", "Sunday closed").status).toBe("pass");
  });

  it("fails when most days differ, with both hours in the evidence", () => {
    const verdict = run({ openingHours: "Mo-Fr 09:00-17:00" }, "Monday to Friday 8am to 6pm");
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({
      received: "Monday to Friday 8am to 6pm",
      meaning: "The data says Monday: 9:00 to 17:00.",
    });
  });

  it("warns when one of many days differs", () => {
    expect(
      run({ openingHours: ["Mo-Fr 09:00-17:00", "Sa 10:00-14:00"] }, "Mon-Fri 9:00-17:00", "Saturday 10:00-13:00")
        .status,
    ).toBe("warn");
  });

  it("accepts one of several sets that a page shows", () => {
    expect(run({ openingHours: "Mo 09:00-17:00" }, "Monday 10:00-12:00 by phone", "Monday 9:00-17:00").status).toBe(
      "pass",
    );
  });

  it("does not apply when hours stand in one place only", () => {
    expect(run({}, "Monday to Friday 9am to 5pm").status).toBe("na");
    expect(run({ openingHours: "Mo-Fr 09:00-17:00" }, "We met on Monday at 9", "Mon 12 - 14 May 2026").status).toBe(
      "na",
    );
  });

  const branch = (path: string, street: string, openingHours: string) => ({
    ...node("Dentist", {
      openingHours,
      address: { "@type": "PostalAddress", streetAddress: street, postalCode: "10115" },
    }),
    pageUrl: `https://example-clinic.com${path}`,
  });
  const shows = (path: string, line: string) =>
    page({ url: `https://example-clinic.com${path}`, blocks: [text(line)] });

  it("compares each of several places with its own page, and adds their hours to no span that nobody states", () => {
    const structured = [
      branch("/north", "Elm Street 5", "Mo 06:00-14:00"),
      branch("/south", "Oak Road 9", "Mo 07:00-15:00"),
    ];
    const north = shows("/north", "Monday 6:00-14:00");
    expect(
      openingHoursConsistent.run(site({ structured, pages: [north, shows("/", "Monday 9:00-12:00")] })).status,
    ).toBe("pass");
    expect(
      openingHoursConsistent.run(site({ structured, pages: [north, shows("/south", "Monday 6:00-14:00")] })).status,
    ).toBe("pass");
    const odd = openingHoursConsistent.run(site({ structured, pages: [north, shows("/south", "Monday 7:00-16:00")] }));
    expect(odd).toMatchObject({ status: "fail", evidence: [{ meaning: "The data says Monday: 7:00 to 15:00." }] });
  });

  it("takes one of two statements about the same place for what the data say", () => {
    const structured = [
      branch("/", "Elm Street 5", "Mo 06:00-14:00"),
      branch("/visit", "Elm Street 5", "Mo 07:00-15:00"),
    ];
    expect(openingHoursConsistent.run(site({ structured, pages: [shows("/", "Monday 7:00-15:00")] })).status).toBe(
      "pass",
    );
  });
});

it("takes a day told in words in the data for one whose hours are not known, not for a closed one", () => {
  const spec = (more: Record<string, string>) => ({ openingHoursSpecification: [{ dayOfWeek: "Wednesday", ...more }] });
  expect(run(spec({ description: "by appointment" }), "Monday to Friday 9am to 5pm").status).toBe("na");
  expect(run(spec({ opens: "00:00", closes: "00:00" }), "Monday to Friday 9am to 5pm").evidence[0]?.meaning).toBe(
    "The data says Wednesday: closed.",
  );
});
