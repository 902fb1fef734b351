import { describe, expect, it } from "vitest";
import { isShortTime, tellsReadingTime } from "../../../../src/scanner/evidence/text/reading-time.ts";

describe("a line that says how long a text takes", () => {
  it.each([
    "6 min read",
    "12 minute read",
    "Leitura: 8 minutos",
    "5 min de lectura",
    "Lesezeit ca. 4 Min.",
    "3 min di lettura",
    "Czas czytania: 7 min",
    "Lesezeit · 5 min",
    "12 May 2026 · 5 min",
  ])("is known by its words, or beside a day: %s", (line) => expect(tellsReadingTime(line)).toBe(true));
  it.each([
    "The session takes 45 min.",
    "4–6 min",
    "Massage · 60 min",
    "Deep tissue massage · 25 min",
    "Consultation • 15 min",
    "Haircut | 20 min.",
    "Bus – 5 min",
    "15 min from the station",
    "Ready in 30 minutes",
    "We answer within 5 minutes of your call, and read every letter that our customers write to us in the year.",
  ])("is no other length of time: %s", (line) => expect(tellsReadingTime(line)).toBe(false));
  it("has a short form, which shows among posts alone", () => {
    expect(isShortTime("Prevención · 5 min")).toBe(true);
    expect(isShortTime("Massage · 60 min")).toBe(false);
  });
});
