// Numbers a business states about its own size: people, clinicians, homes, learners, members.
import patterns from "./data/size-patterns.json" with { type: "json" };
import { quoteOf } from "./quote-of.ts";
import { numberOf, WRITTEN_NUMBER } from "../evidence/text/written-numbers.ts";
import { HAS_NUMBER } from "./size-facts.ts";
import type { ReadPage, SiteReading } from "./signals/site-reading.ts";

interface Stated {
  /** One group holds the number. */
  patterns: readonly RegExp[];
  /** One of them reads numbers that are written out. */
  mayBeWritten?: boolean;
  least: number;
  most: number;
}

const NUMBER = "(\\d{1,3}(?:[.,]\\d{3})*|\\d{1,6})";
const before = (words: string): RegExp => new RegExp(`(?<![\\d.,$€£])${NUMBER}\\+?\\s(?:${words})(?![\\p{L}])`, "iu");
/** "Four chartered physiotherapists": small numbers are written out, and qualities stand before those who work. */
const written = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}])(${WRITTEN_NUMBER})\\s(?:(?!(?:${LINKING})\\s)\\p{L}{2,20}\\s){0,2}(?:${words})(?![\\p{L}])`,
    "iu",
  );
/** What links two things and is no quality of the second. */
const LINKING =
  "of|our|your|the|where|whose|who|for|with|and|von|unserer|der|die|das|für|mit|und|wo|de|des|nos|où|pour|avec|et|los|para|con|que|com|dos|di|dei|dove|per|van|onze|voor|met|waar|ze|dla|dan|oder|or";
const after = (words: string): RegExp => new RegExp(`(?:${words})\\s${NUMBER}(?![\\d.,])`, "iu");

const PRACTITIONERS =
  "dentists|doctors|physicians|clinicians|providers|therapists|physiotherapists|physios|osteopaths|chiropractors|psychologists|midwives|veterinarians|vets|attorneys|lawyers|solicitors|advisers|advisors|agents|zahnärzte|ärzte|rechtsanwälte|anwälte|therapeuten|therapeutinnen|physiotherapeuten|physiotherapeutinnen|ergotherapeuten|osteopathen|tierärzte|avocats|médecins|kinésithérapeutes|dentistes|vétérinaires|ostéopathes|abogados|médicos|fisioterapeutas|dentistas|veterinarios|advogados|veterinários|avvocati|medici|fisioterapisti|dentisti|veterinari|fysiotherapeuten|tandartsen|artsen|dierenartsen|advocaten|fizjoterapeutów|fizjoterapeuci|lekarzy|stomatologów";

/** Ground to build on, which is sold once. */
const LOTS =
  "building plots|building lots|plots|home sites|homesites|bauplätze|baugrundstücke|terrains à bâtir|lots à bâtir|terrains viabilisés|parcelles à bâtir|terrenos urbanos|parcelas edificables|lotes de terreno|terrenos para construção|lotti edificabili|terreni edificabili|bouwkavels|bouwgronden|działek budowlanych|działki budowlane";

/** Words are plain alternatives, so that every pattern reads a sentence in one pass. */
const KINDS = {
  people: {
    patterns: [
      before(
        "employees|staff members|team members|people on our team|professionals on staff|mitarbeiter|mitarbeitende|beschäftigte|collaborateurs|salariés|empleados|dipendenti|medewerkers|pracowników|çalışan",
      ),
      after("team of|staff of|a team of|ein team von|équipe de|equipo de|team di|team van|zespół"),
    ],
    least: 2,
    most: 100_000,
  },
  practitioners: {
    patterns: [before(PRACTITIONERS), written(PRACTITIONERS)],
    mayBeWritten: true,
    least: 1,
    most: 2_000,
  },
  homes: {
    patterns: [
      before(
        "homes|units|apartments|rental properties|properties under management|wohnungen|wohneinheiten|logements|viviendas|woningen|mieszkań",
      ),
      after("we manage|manage over|managing over|managing|wir verwalten|nous gérons|gestionamos"),
    ],
    least: 3,
    most: 200_000,
  },
  lots: {
    patterns: [before(LOTS), written(LOTS)],
    mayBeWritten: true,
    least: 2,
    most: 100,
  },
  learners: {
    patterns: [
      before(
        "students|pupils|learners|schüler|schülerinnen und schüler|studierende|élèves|étudiants|alumnos|estudiantes|studenti|leerlingen|uczniów|öğrenci",
      ),
    ],
    least: 5,
    most: 100_000,
  },
  members: {
    patterns: [before("members|mitglieder|membres|adhérents|socios|miembros|soci|leden|członków|üye")],
    least: 5,
    most: 1_000_000,
  },
  products: {
    patterns: [
      before(
        "products in stock|items in stock|products|different products|articles|skus|artikel auf lager|artikel|produkte|références|produits|referencias|artículos|productos|produtos|artigos|referenze|articoli|prodotti|artikelen|producten|produktów|artykułów",
      ),
    ],
    least: 20,
    most: 1_000_000,
  },
} satisfies Record<string, Stated>;

const ONE = `(\\d{1,2}|${WRITTEN_NUMBER})`;
/** "Most people come to us two to six times", and not "two to three times a week". */
const VISITS_EACH = new RegExp(
  `(?<![\\p{L}\\d])${ONE}(?:\\s(?:to|bis|à|a|tot|do)\\s|[-–])${ONE}\\s(?:${patterns.times})(?![\\p{L}])(?!\\s(?:a|per|each|every|pro|die|in|im|am|par|al|à|por|na|w|the|of|as)\\s)`,
  "iu",
);
const OF_PEOPLE = new RegExp(String.raw`(?<!\p{L})(?:${patterns.mostPeople})(?!\p{L})`, "iu");

/** How many times one person comes, by a sentence on those who do: the middle of what it says. */
export function visitsEach(reading: SiteReading): { value: number; url: string; quote: string } | null {
  for (const { facts } of reading.pages.filter((page) => OWN_PAGES.has(page.facts.kind)))
    for (const { text, quoted } of facts.blocks) {
      const match = quoted ? null : VISITS_EACH.exec(text.slice(0, SENTENCE_CHARS));
      if (!match) continue;
      const quote = quoteOf(text, match[0]);
      const [low = 0, high = 0] = match.slice(1).map(numberOf);
      if (OF_PEOPLE.test(quote) && low >= 1 && high > low && high <= 40)
        return { value: (low + high) / 2, url: facts.url, quote };
    }
  return null;
}

const SEAT_WORDS = "seats|places|spots|plätze|plazas|lugares|vagas|posti|plaatsen|miejsc|miejsca";
const SEATS: Stated = {
  patterns: [before(SEAT_WORDS), written(SEAT_WORDS)],
  mayBeWritten: true,
  least: 2,
  most: 1_000,
};

/** How many can take part, by what a page says: the most that it names. */
export const seatsOn = (page: ReadPage): { value: number; url: string; quote: string } | undefined =>
  numbersOn(page, SEATS).toSorted((a, b) => b.value - a.value)[0];

export type StatedNumber = keyof typeof KINDS;

/** Pages on which a business speaks of itself. */
const OWN_PAGES: ReadonlySet<string> = new Set(["home", "about", "team", "careers", "services", "location", "contact"]);
const SENTENCE_CHARS = 600;

/** The largest number of a kind that the business states; null when it states none. */
export function statedNumber(
  reading: SiteReading,
  kind: StatedNumber,
): { value: number; url: string; quote: string } | null {
  const found = reading.pages
    .filter((page) => OWN_PAGES.has(page.facts.kind))
    .flatMap((page) => numbersOn(page, KINDS[kind]))
    .sort((a, b) => b.value - a.value);
  return found[0] ?? null;
}

function numbersOn(
  page: ReadPage,
  { patterns, least, most, mayBeWritten }: Stated,
): { value: number; url: string; quote: string }[] {
  return page.facts.blocks
    .filter((block) => !block.quoted && (mayBeWritten === true ? HAS_NUMBER : /\d/).test(block.text))
    .flatMap((block) => {
      const text = block.text.slice(0, SENTENCE_CHARS);
      return patterns.flatMap((pattern) => {
        const match = pattern.exec(text);
        const said = match?.[1] ?? "";
        const value = numberOf(said.replace(/[.,]/g, ""));
        // Years look like counts: "since 2008 members".
        const isYear = value >= 1900 && value <= 2100 && !/[.,]/.test(said);
        return match && value >= least && value <= most && !isYear
          ? [{ value, url: page.facts.url, quote: quoteOf(text, match[0]) }]
          : [];
      });
    });
}
