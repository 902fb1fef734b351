// Who works at the business stands in no draft: the names that the site gives, and the pages that present people.
import { addressParts } from "../../../model/address-parts.ts";
import { memoByPage, memoByParts } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence, SiteNode } from "../../evidence/site-evidence.ts";
import { peopleShown } from "../name/people-shown.ts";
import { givenNameIn, namesPerson, type KnownNames } from "../name/person-name.ts";

type Site = Pick<SiteEvidence, "pages" | "structured" | "profile">;

const MOST_NAMES = 200;
const LEAST_CHARS = 5;

/** Where the business goes by the name of a person, that name may be written. */
export const namesOn = ({ pages, structured, profile }: Site): KnownNames => knownNames(profile, pages, structured);

const knownNames = memoByParts(
  (profile: Site["profile"], pages: Site["pages"], structured: Site["structured"]): KnownNames => {
    const names = [profile.businessName.value ?? "", ...profile.alsoKnownAs].filter((name) => name !== "");
    const isOwn = (person: string): boolean => names.some((name) => name.toLowerCase().includes(person.toLowerCase()));
    const [marked, shown] = [markedPeople(structured), namesShown(pages)];
    return {
      own: [...names, ...names.flatMap((name) => givenNameIn(name) ?? []), ...marked.filter(isOwn)],
      people: [...marked, ...shown].filter((person) => !isOwn(person)).map((person) => person.toLowerCase()),
    };
  },
);

const markedPeople = memoByPage((structured: readonly SiteNode[]): readonly string[] => {
  const names = structured.flatMap(({ types, props }) => {
    const name = types.includes("Person") && typeof props["name"] === "string" ? props["name"].trim() : "";
    return name.length >= LEAST_CHARS && name.includes(" ") ? [name] : [];
  });
  return [...new Set(names)].slice(0, MOST_NAMES);
});

const namesShown = memoByPage((pages: readonly PageFacts[]): readonly string[] => {
  const names = peopleShown(pages).flatMap((shown) =>
    [...shown.names].map((name) => name.split(",", 1)[0]?.trim() ?? ""),
  );
  return [...new Set(names)].slice(0, MOST_NAMES);
});

/** "/team/maria-lopez" and the like in the eight main languages. */
const PERSONAL_PATH =
  /\/(?:team|our-team|people|staff|doctors?|dentists?|physicians?|providers?|attorneys?|lawyers?|authors?|trainers?|aerzte|mitarbeiter|anwaelte|autor(?:en)?|equipe|medecins?|praticiens?|avocats?|auteurs?|equipo|medicos?|abogados?|autores|equipa|advogados?|medici|avvocati|autori|medewerkers?|artsen|advocaten|zespol|lekarze|prawnicy)\/[^/]+/i;

/** A page of the team, or of one of its people: what it says is said of them. The start page speaks for the business. */
export function presentsPeople(page: PageFacts, names: KnownNames): boolean {
  if (page.kind === "home") return false;
  if (page.kind === "team" || PERSONAL_PATH.test(addressParts(page.url)?.pathname ?? "")) return true;
  const nodes = page.structured.jsonLd.flatMap((block) => block.nodes).concat(page.structured.microdata);
  if (nodes.some(({ types }) => types.includes("ProfilePage"))) return true;
  return page.headings.some(({ level, text, hidden }) => level === 1 && !hidden && namesPerson(text, names));
}
