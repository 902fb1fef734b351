import { describe, expect, it } from "vitest";
import { node, page, site, text } from "../../../fixtures/site.ts";
import { openingHoursConsistent } from "../../../../src/scanner/checks/structured-data/opening-hours-consistent.ts";

const run = (props: Record<string, unknown>, ...lines: string[]) =>
  openingHoursConsistent.run(
    site({ structured: [node("Dentist", props)], pages: [page({ blocks: lines.map((line) => text(line)) })] }),
  );

describe("opening-hours-consistent", () => {
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
});
