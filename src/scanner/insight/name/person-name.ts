// Names of people in text: known by a title, by a usual given name, or by what the site says of its people elsewhere.
// Names are looked for only to be left out; none is kept.
import given from "../../evidence/data/given-names.json" with { type: "json" };

const words = (listed: string): string[] => listed.trim().split(/\s+/);

/** Two to four words with capitals, titles allowed. */
export const isPersonName = (text: string): boolean =>
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Dipl|med|dent|lek|mgr|inż|Ing|Lic|Avv|Dott|Me)\.?(?:-\p{L}+\.)?\s)*\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}\.?)?(?:\s(?:von|van|de|der|da|di|del|le|la))*\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?:,\s.{2,30})?$/u.test(
    text.trim(),
  );

const TITLED =
  /(?<!\p{L})(?:Dr|DR|Dra|Prof|Mr|Mrs|Ms|Mx|Dott|Dott\.ssa|Dr\.ssa|Avv|MUDr|Herrn?|Frau|Mme|Mlle|Maître|Sra|Srta|Doña|Sig\.ra|Mevr|mevr|Dhr|dhr|mgr|lek|inż|(?:M|Sr|Sig|Me|Mag|Ing|Lic|Dipl|Rev)(?=\.))\.?(?:[\s-](?:med|dent|vet|jur|rer|nat|phil|hab|rad|h|c|Dr|Prof|lek|inż|mgr|Ing|univ)\b\.?){0,4}\s{1,2}(?:\p{Lu}\.\s?){0,2}(?:(?:von|van|de|der|den|da|di|del)\s){0,2}\p{Lu}[\p{L}'’-]+/u;
const WITH_DEGREE =
  /\p{Lu}[\p{L}'’-]{1,40},?\s(?:DDS|D\.D\.S\.|DMD|D\.M\.D\.|MD|M\.D\.|PhD|Ph\.D\.|DVM|Esq|CPA|LCSW|LMFT|RDH)(?!\p{L})/u;
const MAKING =
  "written posted published founded owned led run reviewed photographed geschrieben gegründet geleitet écrit fondé fondée dirigé dirigée escrito escrita fundado fundada dirigido dirigida fondato fondata scritto scritta diretto diretta geschreven opgericht geleid założony założona założone prowadzony prowadzona prowadzone";
/** "Founded by …": two capitalized words after it are somebody. */
const MADE_BY = new RegExp(
  String.raw`(?<!\p{L})(?:${words(MAKING)
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join("|")})\s(?:by|von|par|por|da|door|przez)\s\p{Lu}[\p{Ll}'’-]+\s\p{Lu}[\p{Ll}'’-]+`,
  "u",
);

const GIVEN: ReadonlySet<string> = new Set(given.names);
/** "San Diego Zoo", "St. Thomas Hospital", "Fort William Road": places. */
const PLACE_BEFORE =
  /(?<!\p{L})(?:San|Santa|Santo|São|Saint|Sainte|Sankt|Sint|St|Ste|Sta|Fort|Port|Lake|Mount|King|Queen)[.\s-]{1,2}$/u;
const CAPITALIZED = /\p{Lu}[\p{L}'’-]*/gu;

/** "Maria Lopez", "Jean-Pierre K. Dupont": a given name, with what may stand between, and a second name. */
export function givenNameIn(text: string): string | null {
  for (const { 0: word, index } of text.matchAll(CAPITALIZED)) {
    const [first = ""] = word.split("-");
    if (!GIVEN.has(first) || PLACE_BEFORE.test(text.slice(Math.max(0, index - 10), index))) continue;
    const [more] =
      /^\s(?:\p{Lu}\.?\s){0,2}(?:(?:von|van|de|der|den|da|di|del|la|le|dos)\s){0,2}\p{Lu}[\p{L}'’-]+/u.exec(
        text.slice(index + word.length, index + word.length + 60),
      ) ?? [];
    if (more !== undefined) return `${word}${more}`;
  }
  return null;
}

/** Names of its own that a text may hold, and names of people that the site gives elsewhere. */
export interface KnownNames {
  own: readonly string[];
  people: readonly string[];
}

export const NO_NAMES: KnownNames = { own: [], people: [] };

/** True for a text that names somebody; the names of the business itself may be those of a person. */
export function namesPerson(text: string, { own, people }: KnownNames): boolean {
  const rest = own.reduce((left, name) => (name === "" ? left : left.split(name).join(" — ")), text);
  if (TITLED.test(rest) || WITH_DEGREE.test(rest) || MADE_BY.test(rest) || givenNameIn(rest) !== null) return true;
  const lower = rest.toLowerCase();
  return people.some((name) => lower.includes(name));
}
