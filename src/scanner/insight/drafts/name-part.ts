// Which part of a person's name a field asks for: browsers fill the whole name into whatever is called "name".
import type { FieldFacts } from "../../evidence/page-facts.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";

export type NamePart = "name" | "given" | "family";

const terms = (list: string): readonly string[] => prepareTerms(list.split(", "));
const GIVEN = terms(
  "first name, firstname, fname, given name, givenname, forename, vorname, rufname, prénom, prenom, primer nombre, primeiro nome, voornaam, imię, imie",
);
const FAMILY = terms(
  "last name, lastname, lname, surname, family name, familyname, nachname, familienname, zuname, nom de famille, apellido, apellidos, cognome, sobrenome, apelido, último nome, achternaam, familienaam, nazwisko",
);

/**
 * The part by the field's own words, and for one called only "name" by its neighbours: beside a first name "Nom",
 * "Naam" and "Name" are the last, and beside a last name "Nombre" and "Nome" the first.
 */
export function namePartOf(field: FieldFacts, others: readonly FieldFacts[]): NamePart {
  const own = saidBy(field);
  if (own !== "name" || isBoth(field)) return own;
  const parts = new Set(others.filter((other) => other !== field).map(saidBy));
  if (parts.has("given") === parts.has("family")) return "name";
  return parts.has("given") ? "family" : "given";
}

/** What stands beside a field that has no label comes before the hint that browsers take for one. */
const textsOf = ({ label, labelBeside, placeholder, name, id }: FieldFacts): string[] =>
  [labelBeside || label || placeholder, name, id].map((text) =>
    text.replaceAll(/[-_[\]]|(?<=\p{Ll})(?=\p{Lu})/gu, " "),
  );

/** "Imię i nazwisko" asks for both parts, "Nome e cognome" and "Vor- und Nachname" for a name beside one of them. */
const isBoth = (field: FieldFacts): boolean =>
  textsOf(field).some((text) => {
    const search = makeSearchText(text);
    const [given, family] = [hasTerm(search, GIVEN), hasTerm(search, FAMILY)];
    if (given && family) return true;
    return (given || family) && NAME_BESIDE.test(text.replace(PART, " "));
  });

const PART =
  /(?:first|given|last|family|primeiro|primer|último)[ -]?(?:name|nome|nombre)|nom de famille|(?:fore|sur)name/giu;
const NAME_BESIDE = /(?<!\p{L})(?:name|nome|nombres?|nom|naam|vor|voor|first|given)(?!\p{L})/iu;

function saidBy(field: FieldFacts): NamePart {
  if (isBoth(field)) return "name";
  for (const text of textsOf(field).map(makeSearchText)) {
    if (hasTerm(text, GIVEN)) return "given";
    if (hasTerm(text, FAMILY)) return "family";
  }
  return "name";
}
