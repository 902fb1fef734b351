// Opening hours as pages of eight languages write them.
import { describe, expect, it } from "vitest";
import {
  findOpeningStarts,
  findShownHours,
} from "../../../../src/scanner/evidence/structured/structured-hours-text.ts";
import { findHours } from "../../../../src/scanner/evidence/answers/answers-fact-places.ts";
import { shownHours } from "../../../../src/scanner/insight/drafts/business-facts.ts";
import { page, profile, site, text } from "../../../fixtures/site.ts";

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`}`;

/** "Mo 9-12 14-18; Su closed", by day. */
function read(line: string, htmlLang = "en"): string {
  const found = findShownHours(page({ htmlLang, blocks: [text(line)] })).map(({ day, spans }) => ({
    day: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][day],
    hours: spans.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(" ") || "closed",
  }));
  return [...Map.groupBy(found, ({ hours }) => hours)]
    .map(([hours, days]) => `${days.map(({ day }) => day).join("")} ${hours}`)
    .join("; ");
}

describe("the half of the day", () => {
  it.each([
    ["3-6pm", "15-18"],
    ["9-1pm", "9-13"],
    ["10-6pm", "10-18"],
    ["12-5pm", "12-17"],
    ["1-6:30pm", "13-18:30"],
    ["9-12pm", "9-12"],
    ["8-11am", "8-11"],
    ["6-2am", "18-26"],
    ["9am-1pm, 3-6pm", "9-13 15-18"],
    ["9am-1pm, 3-6", "9-13 15-18"],
    ["9-1, 3-6", "9-13 15-18"],
    ["8-12 and 1-5", "8-12 13-17"],
    ["11:30-2, 5:30-9", "11:30-14 17:30-21"],
    ["9am-5", "9-17"],
    ["9a-5p", "9-17"],
    ["9 to 5", "9-17"],
    ["10am - noon", "10-12"],
    ["5pm - midnight", "17-24"],
    ["17:00-00:00", "17-24"],
    ["18:00-2:00", "18-26"],
    ["10:00 a.m. to 4:30 p.m.", "10-16:30"],
    ["24 hours", "0-24"],
    ["open 24 hours", "0-24"],
  ])("of %j is read as %s", (written, hours) => expect(read(`Monday: ${written}`)).toBe(`Mo ${hours}`));

  it.each([
    "11-2am",
    "12-2am",
    "5-12pm",
    "10-11pm",
    "5-9",
    "6:00-9:00",
    "8-6 Uhr",
    "10-6 9-5",
    "we answer within 24 hours",
    "by appointment only",
  ])("of %j is nobody's guess", (written) => expect(read(`Monday: ${written}`)).toBe(""));
});

describe("hours as they are written", () => {
  it.each([
    ["Mon: 9am-1pm, 3-6pm\nTues: 1-6:30pm\nWed: 9am-1pm", "en", "Mo 9-13 15-18; Tu 13-18:30; We 9-13"],
    ["9-5 Monday to Friday, 10-2 Saturday", "en", "MoTuWeThFr 9-17; Sa 10-14"],
    ["Available 11 AM - 5 PM (Mon-Sat)", "en", "MoTuWeThFrSa 11-17"],
    ["HoursMon–Fri 9:00 AM–5:30 PM · Sat–Sun Closed", "en", "MoTuWeThFr 9-17:30; SaSu closed"],
    ["Mo–Fr 9–18, Sa 10–14", "de", "MoTuWeThFr 9-18; Sa 10-14"],
    ["Montag 8.30 – 12.00 u. 14–18 Uhr", "de", "Mo 8:30-12 14-18"],
    ["Di 8-12/14-18", "de", "Tu 8-12 14-18"],
    ["Dienstag – Samstag17:30 – 22:00", "de", "TuWeThFrSa 17:30-22"],
    ["Sa: 09:00 – 13:00 Uhr So: Geschlossen", "de", "Sa 9-13; Su closed"],
    ["So 9:00 - 12:00", "cs", "Sa 9-12"],
    ["Mardi 9h-12h / 14h-19h", "fr", "Tu 9-12 14-19"],
    ["du lundi au vendredi de 9 h 30 à 12 h et de 14 h à 18 h", "fr", "MoTuWeThFr 9:30-12 14-18"],
    ["Mar–Sam · 19h00–22h30 Dim · Lun fermé", "fr", "TuWeThFrSa 19-22:30; Mo closed"],
    ["Lunes a viernes de 9 a 14 y de 17 a 20", "es", "MoTuWeThFr 9-14 17-20"],
    ["Lunes a viernes de 9 a 18 horas", "es", "MoTuWeThFr 9-18"],
    ["Lunes a viernes · 8:00 a. m. – 6:00 p. m.", "es", "MoTuWeThFr 8-18"],
    ["Segunda a sexta das 9h às 18h, sábados das 9h às 12h", "pt", "MoTuWeThFr 9-18; Sa 9-12"],
    ["Lun-Ven 9 - 13 e 15 - 19", "it", "MoTuWeThFr 9-13 15-19"],
    ["Lunedì e da mercoledì a sabato dalle 12:00 alle 15:00", "it", "MoWeThFrSa 12-15"],
    ["Maandag t/m vrijdag van 9.00 tot 17.30 uur", "nl", "MoTuWeThFr 9-17:30"],
    ["BereikbaarMa–zo · 9–21 u", "nl", "MoTuWeThFrSaSu 9-21"],
    ["pn.-pt. 9-17", "pl", "MoTuWeThFr 9-17"],
    ["Pn–Pt 8–17 · Sb 8–14", "pl", "MoTuWeThFr 8-17; Sa 8-14"],
  ])("%j in %s are %s", (line, htmlLang, hours) => expect(read(line, htmlLang)).toBe(hours));

  it.each([
    "Replaced 4-6 hours of daily manual work.",
    "per month · properties 2.5–10 acres",
    "A fee ($165–$650/mo for 2.5–10 acres) for upkeep",
    "We save $600–$1,800/mo in owner time (8–12 hrs at $75–$150/hr).",
    "un ciclo di circa 10-12 sedute",
    "Odwiedziny są w godzinach od 09:00 do 18:00",
    "Wednesday with 2-3 dentists",
    "Täglich außer Montag 11–22 Uhr",
    "van maandag t/m vrijdag (behalve woensdag) van 09:00 tot 17:00 uur",
    "Mon 12 - 14 May",
  ])("are none in %j", (line) => expect(read(line)).toBe(""));
});

describe("the hours of a draft", () => {
  const drafted = (...lines: string[]) =>
    shownHours(site({ pages: [page({ blocks: lines.map((line) => text(line)) })] }))?.map(
      ({ opens, closes }) => `${String(opens)}-${String(closes)}`,
    );

  it("leave out a day that nobody keeps", () => {
    expect(drafted("Monday 3-6am", "Tuesday 9-17")).toEqual(["09:00-17:00"]);
    expect(drafted("Monday 5am-11pm", "Tuesday 9-17")).toEqual(["09:00-17:00"]);
    expect(drafted("Monday 3-6am")).toBeUndefined();
  });

  it("keep a night that is called one, and a whole day", () => {
    expect(drafted("Open at night: Saturday 2am-7am")).toEqual(["02:00-07:00"]);
    expect(drafted("Monday to Sunday: open 24 hours")).toEqual(["00:00-23:59"]);
  });

  it("are not those of one week in a month", () => {
    expect(drafted("Saturday 9-12 every other week")).toBeUndefined();
    expect(drafted("First Saturday of the month 9-12")).toBeUndefined();
  });
});

describe("hours with a start alone", () => {
  const starts = (...lines: string[]) => findOpeningStarts(page({ blocks: lines.map((line) => text(line)) }));

  it.each([
    ["Open from 16:30"],
    ["Open Tuesday to Sunday from 5pm"],
    ["Geöffnet ab 16 Uhr"],
    ["Ouvert du jeudi au dimanche à partir de 18h30"],
    ["Abierto todos los días desde las 12:30"],
    ["Aberto de terça a domingo a partir das 18h"],
    ["Aperto tutti i giorni dalle 18:30"],
    ["Open vanaf 16.30 uur"],
    ["Otwarte codziennie od 11:00"],
  ])("are known as such: %s", (line) => expect(starts(line)).toEqual([line]));

  it("may stand by day under what says that they are", () => {
    expect(starts("Open vanaf", "Maandag", "16:30")).toEqual(["Maandag 16:30"]);
    expect(starts("Opens at", "Monday 4:30pm", "Tuesday 2pm")).toEqual(["Monday 4:30pm", "Tuesday 2pm"]);
  });

  it.each([
    ["Monday from 18:00"],
    ["Yoga Monday from 18:00"],
    ["Open from 16:30 to 22:00"],
    ["Offen ab 6"],
    ["Open since 2015"],
    ["Doors open from 19:00"],
  ])("are not read where nothing says that the business opens, or an end stands there: %s", (line) =>
    expect(starts(line)).toEqual([]),
  );

  it("answer when it is open, and no end is made up for a draft", () => {
    const pages = [page({ blocks: [text("Open Tuesday to Sunday from 5pm")] })];
    expect(findHours({ pages, structured: [], profile: profile() })?.how).toBe("“Open Tuesday to Sunday from 5pm”");
    expect(shownHours(site({ pages }))).toBeUndefined();
  });
});

describe("every way to write the same hours", () => {
  type Write = (minutes: number) => string;
  const hour = (minutes: number): number => Math.floor(minutes / 60);
  const rest = (minutes: number): string => String(minutes % 60).padStart(2, "0");
  const short =
    (between: string, full = ""): Write =>
    (minutes) =>
      minutes % 60 === 0 ? `${hour(minutes)}${full}` : `${hour(minutes)}${between}${rest(minutes)}`;
  const long =
    (between: string): Write =>
    (minutes) =>
      `${String(hour(minutes)).padStart(2, "0")}${between}${rest(minutes)}`;
  const half =
    (am: string, pm: string): Write =>
    (minutes) =>
      `${short(":")(minutes % 720 < 60 ? (minutes % 720) + 720 : minutes % 720)}${minutes % 1_440 < 720 ? am : pm}`;

  const DAYS = [
    ["Monday", "en"],
    ["Mon.", "en"],
    ["Montag", "de"],
    ["Mo", "de"],
    ["Lundi", "fr"],
    ["Lunes", "es"],
    ["Segunda-feira", "pt"],
    ["Lunedì", "it"],
    ["Maandag", "nl"],
    ["Poniedziałek", "pl"],
  ] as const;
  const WRITERS: readonly (readonly [string, (spans: readonly (readonly [number, number])[]) => string])[] = [
    ["9am-1pm, 2:30pm-6pm", joined(half("am", "pm"), "-", ", ")],
    ["9 a.m. to 1 p.m. and 2:30 p.m. to 6 p.m.", joined(half(" a.m.", " p.m."), " to ", " and ")],
    ["9:00-13:00 14:30-18:00", joined(short(":", ":00"), "-", " ")],
    ["09:00 – 13:00 · 14:30 – 18:00 Uhr", joined(long(":"), " – ", " · ", " Uhr")],
    ["9.00 – 13.00 u. 14.30 – 18.00 Uhr", joined(short(".", ".00"), " – ", " u. ", " Uhr")],
    ["von 9 bis 13 und von 14.30 bis 18 Uhr", joined(short("."), " bis ", " und von ", " Uhr", "von ")],
    ["9h-13h / 14h30-18h", joined(short("h", "h"), "-", " / ")],
    ["de 9h à 13h et de 14h30 à 18h", joined(short("h", "h"), " à ", " et de ", "", "de ")],
    ["de 9:00 a 13:00 y de 14:30 a 18:00 h", joined(long(":"), " a ", " y de ", " h", "de ")],
    ["das 9h às 13h e das 14h30 às 18h", joined(short("h", "h"), " às ", " e das ", "", "das ")],
    ["dalle 9:00 alle 13:00 e dalle 14:30 alle 18:00", joined(short(":", ":00"), " alle ", " e dalle ", "", "dalle ")],
    ["van 9.00 tot 13.00 en van 14.30 tot 18.00 uur", joined(long("."), " tot ", " en van ", " uur", "van ")],
    ["od 9:00 do 13:00 oraz od 14:30 do 18:00", joined(short(":", ":00"), " do ", " oraz od ", "", "od ")],
  ];
  function joined(write: Write, to: string, and: string, end = "", start = "") {
    return (spans: readonly (readonly [number, number])[]): string =>
      start + spans.map(([from, until]) => `${write(from)}${to}${write(until)}`).join(and) + end;
  }
  const SPANS: readonly (readonly (readonly [number, number])[])[] = [
    [[540, 1_020]],
    [[480, 750]],
    [[405, 1_110]],
    [[720, 1_320]],
    [[1_020, 1_380]],
    [
      [540, 780],
      [870, 1_080],
    ],
    [
      [690, 840],
      [1_050, 1_320],
    ],
  ];

  it.each(WRITERS)("as %j is read alike", (_, write) => {
    for (const [day, lang] of DAYS)
      for (const spans of SPANS) {
        const line = `${day}: ${write(spans)}`;
        const hours = spans.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(" ");
        expect(read(line, lang), line).toBe(`Mo ${hours}`);
      }
  });

  it("with the half of the day at the end alone is read as the nearest one", () => {
    for (let from = 1; from <= 12; from += 1)
      for (let to = 1; to <= 12; to += 1) {
        const [found] = findShownHours(page({ blocks: [text(`Monday ${from}-${to}pm`)] }));
        const [span] = found?.spans ?? [];
        if (span === undefined) continue;
        if (to < 12 && (from < to || from === 12)) expect(span.from, `${from}-${to}pm`).toBeGreaterThanOrEqual(720);
        expect(span.to - span.from, `${from}-${to}pm`).toBeLessThanOrEqual(720);
      }
  });
});

describe("the line over hours", () => {
  const hours = (above: string) =>
    shownHours(
      site({ pages: [page({ blocks: [text(above), text("Mo - Fr: 08:00 - 17:00 Sa : 08:00 - 12:00")] })] }),
    )?.map(({ opens, closes }) => `${String(opens)}-${String(closes)}`);

  it("with a mail address is no heading of theirs, and one that names the phone is", () => {
    expect(hours("E-Mail: info@maler.test Telefon: +49 152 00000000")).toEqual(["08:00-17:00", "08:00-12:00"]);
    expect(hours("Telefonzeiten")).toBeUndefined();
  });
});
