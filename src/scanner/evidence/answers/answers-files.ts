// Files and pictures that by their name hold prices or opening hours.
import type { PageFacts } from "../page-facts.ts";
import { foldText, hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";

export interface FactFile {
  url: string;
  /** File name, at most 80 characters. */
  file: string;
  holds: "prices" | "hours";
}

const PRICES = prepareTerms(
  ["price list", "pricelist", "prices", "pricing", "rate card", "fee schedule", "menu", "tariff"],
  ["preisliste", "preise", "speisekarte", "getränkekarte", "gebühren", "tarife"],
  ["tarifs", "liste des prix", "carte des", "menu"],
  ["precios", "tarifas", "carta de", "preços", "tabela de preços", "cardápio"],
  ["listino", "prezzi", "prijslijst", "prijzen", "tarieven", "menukaart", "cennik", "ceny"],
  ["料金表", "メニュー", "价格表", "菜单", "가격표", "메뉴", "прайс*", "меню", "fiyat listesi", "ceník"],
);
const HOURS = prepareTerms(
  ["opening hours", "opening times", "business hours", "timetable", "schedule"],
  ["öffnungszeiten", "sprechzeiten", "kursplan", "stundenplan"],
  ["horaires", "horario", "horarios", "horário", "horários", "orari", "openingstijden", "rooster"],
  ["godziny otwarcia", "grafik", "harmonogram", "営業時間", "营业时间", "영업시간"],
);
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|odt|jpe?g|png|webp)(?:$|[?#])/i;
const MOST_PER_PAGE = 4;
export const isDocument = (href: string): boolean => DOCUMENT.test(href);

/** Files that may answer what pages leave open: on enrolment, fees, or all that is offered. */
const MAY_ANSWER = prepareTerms(
  [
    "enrolment",
    "enrollment",
    "admission",
    "admissions",
    "registration fee",
    "registration fees",
    "registration form",
    "fees",
    "brochure",
    "prospectus",
    "catalogue",
  ],
  ["catalog", "information pack", "anmeldung", "aufnahme", "beiträge", "gebührenordnung", "prospekt", "broschüre"],
  [
    "katalog",
    "frais d'inscription",
    "fiche d'inscription",
    "bulletin d'inscription",
    "inscriptions",
    "cotisations",
    "brochure",
    "plaquette",
    "inscripción",
    "inscripciones",
  ],
  ["matrícula", "matrículas", "cuotas", "folleto", "catálogo", "inscrição", "inscrições", "mensalidades", "iscrizione"],
  ["iscrizioni", "rette", "opuscolo", "catalogo", "inschrijving", "inschrijven", "catalogus", "rekrutacja"],
  ["zapisy", "opłaty", "czesne", "informator", "regulamin rekrutacji"],
);
/** Alone, or of a year: "registration" is that of a company as well. */
const ENROLS = /^(?:registration|inscription)(?: (?:for )?20\d{2}(?:\s?[/–-]\s?\d{2,4})?)?$/iu;
/** Papers that prove or bind. */
const NO_ANSWER =
  /certific|zertifikat|urkunde|attestation|policy|terms (?:and|&|of)(?!\p{L})|^terms$|privacy|datenschutz|satzung|statutes?(?!\p{L})|regulamin(?! rekrutacji)/iu;
const LABEL_CHARS = 60;

/** The label of a linked file that was not read and may say what is missing on the pages. */
export function findUnreadFile(pages: readonly PageFacts[]): { url: string; label: string } | null {
  for (const { url, kind, anchors } of pages) {
    if (kind === "post" || kind === "blog" || kind === "legal") continue;
    const link = anchors.find(
      ({ href, text, hidden }) =>
        !hidden &&
        TO_READ.test(href) &&
        text.trim().length > 2 &&
        text.length <= LABEL_CHARS &&
        (hasTerm(makeSearchText(text), MAY_ANSWER) || ENROLS.test(text.trim())) &&
        !NO_ANSWER.test(text),
    );
    if (link) return { url, label: link.text.trim() };
  }
  return null;
}
const TO_READ = /\.(?:pdf|docx?|xlsx?|odt)(?:$|[?#])/i;

export function readFactFiles(pages: readonly PageFacts[]): FactFile[] {
  const found = pages
    .filter(({ kind }) => kind !== "post" && kind !== "blog")
    .flatMap((page) =>
      page.anchors
        .filter(({ href }) => DOCUMENT.test(href))
        .flatMap(({ href, text }) => {
          const name = fileName(href);
          const holds = holdsWhat(`${text} ${name} ${name.replaceAll(/[-_.%]|(?<=\p{Ll})(?=\p{Lu})/gu, " ")}`);
          return holds === null ? [] : [{ url: page.url, file: name, holds }];
        })
        .slice(0, MOST_PER_PAGE),
    );
  return [...new Map(found.map((file) => [foldText(file.file), file])).values()];
}

function holdsWhat(words: string): FactFile["holds"] | null {
  const text = makeSearchText(words);
  if (hasTerm(text, PRICES)) return "prices";
  return hasTerm(text, HOURS) ? "hours" : null;
}

const fileName = (href: string): string => (href.split(/[?#]/)[0]?.split("/").at(-1) ?? "").slice(0, 80);
