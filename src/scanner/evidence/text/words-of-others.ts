// Text on a page that tells of others or of nobody: complaints that readers are to recognize, sites that are recommended, cards of partners, notices of a day, and drawn terminals.
import { addressParts } from "../../../model/address-parts.ts";
import { isWithin, registrableDomainOf } from "../../../model/target.ts";
import { memoByPage } from "../memo-by-page.ts";
import type { PageFacts, TextBlock } from "../page-facts.ts";
import { isDatedNotice, isPandemic } from "./dated-notice.ts";
import { headsPartnerCard, isNamedBy } from "./partner-cards.ts";

const LONGEST = 300;

/** Nothing but a citation of at least three words: "„The statement takes months.“"; a question may be a visitor's. */
export const isAllCited = (text: string): boolean => {
  const said = text.trim();
  return (
    said.length <= LONGEST && /^["“”„«»].*["“”„«»]$/u.test(said) && said.split(/\s+/).length > 2 && !said.includes("?")
  );
};

/** Heads what readers suffer from elsewhere. */
const PAINS =
  /^(?:(?:does (?:this|that|any of this) )?sounds? familiar|do you recogni[sz]e this|kennen sie (?:das|diese \p{L}+)|kennst du das|kommt (?:ihnen|dir) das bekannt vor|(?:ça|cela) vous (?:parle|rappelle quelque chose)|vous vous reconnaissez|vous connaissez ça|(?:te|le|os) (?:suena|resulta) (?:familiar|de algo)|te suena|(?:isso |isto )?(?:lhe |te )?(?:soa|parece)(?:-lhe)? familiar|ti suona familiare|ti riconosci|vi suona familiare|(?:klinkt dit )?(?:bekend|herkenbaar)|herken(?:t u|je|d u|\sje)? (?:dit|jij dit)|brzmi znajomo|znasz to|znacie to|znają państwo to)(?!\p{L})/iu;

const isPain = (text: string): boolean => text.length <= 80 && PAINS.test(text.replace(/^[¿¡\s]+/u, ""));

/** Heads sites and places of others. */
const RECOMMENDED =
  /^(?:recommended|useful|helpful|favou?rite|my favou?rite|our favou?rite|empfohlene|nützliche|hilfreiche|aanbevolen|nuttige|handige|polecane(?: przez nas)?|przydatne|ciekawe|užitečné|doporučené|nyttiga|nyttige|hyödyllisiä|hasznos) (?:links?|(?:web ?)?sites?|web ?pages|places|campgrounds|restaurants|charities|seiten|webseiten|websites|strony|linki|miejsca|odkazy|stránky|länkar|lenker|linkkejä|linkek|oldalak)$|^(?:sites|websites|places|charities) we (?:like|love|recommend|support)$|^(?:liens|sites) (?:utiles|amis|recommandés)$|^(?:enlaces|sitios) (?:de interés|útiles|recomendados)$|^(?:links|sites|siti) (?:úteis|recomendados|utili|consigliati|amici)$/u;

const isRecommended = (text: string): boolean =>
  RECOMMENDED.test(
    text
      .toLowerCase()
      .replace(/(?<![\s:.!])[\s:.!]+$/u, "")
      .trim(),
  );

/** The name of another's site, as its domain has it, which leads to its start page: what stands under it is about that one. */
const leadsAway = (page: PageFacts, { text, level }: { text: string; level: number }): boolean =>
  level > 1 && namesAway(page).has(text.trim()) && !page.titles.some((title) => title.includes(text.trim()));

const namesAway = memoByPage(({ anchors, url }: PageFacts): ReadonlySet<string> => {
  const here = addressParts(url)?.hostname ?? "";
  const names = anchors.flatMap(({ text, region, href }) => {
    if (region !== "main" || !/^https?:/.test(href)) return [];
    const there = addressParts(href);
    if (there?.pathname !== "/" || OURS.test(text.trim())) return [];
    const domain = registrableDomainOf(there.hostname);
    return !isWithin(here, domain) && isNamedBy(domain, text) ? [text.trim()] : [];
  });
  return new Set(names);
});
const OURS =
  /^(?:our|my|unsere?|meine?|notre|nos|mon|nuestr[oa]s?|noss[oa]s?|(?:il |la )?nostr[oa]|onze?|nasz[ae]?)(?!\p{L})/iu;
const LEAST_CITED = 2;

const ABOUT =
  /^(?:about (?:us|\p{Lu})|who we are|what we do|our story|über uns|wer wir sind|qui sommes|à propos de nous|quiénes somos|sobre nosotros|quem somos|sobre nós|chi siamo|over ons|wie (?:wij|we) zijn|o nas)/iu;

/**
 * Headings that speak of others: several complaints that each cite one, all within a section that asks whether readers
 * know them, and all within one of recommended sites, named after another's site or of a dated notice; those of cards of
 * partners. A notice that is the main heading heads what stands right under it.
 */
const headsOfOthers = memoByPage((page: PageFacts): ReadonlySet<number> => {
  const found = new Set<number>();
  const cited = page.headings.filter(({ text }) => isAllCited(text)).length >= LEAST_CITED;
  let within = 0;
  let ofNotice = false;
  for (const [at, head] of page.headings.entries()) {
    const { text, level } = head;
    if (level <= within || (ofNotice && ABOUT.test(text))) within = 0;
    if (within === 0) ofNotice = false;
    if (within === 0 && (isPain(text) || isRecommended(text) || leadsAway(page, head))) within = level;
    const isNotice = isDatedNotice(text);
    if (within === 0 && isNotice && level > 1) {
      within = level;
      ofNotice = true;
    }
    if (within > 0 || isNotice || (cited && isAllCited(text)) || headsPartnerCard(page, at)) found.add(at);
  }
  return found;
});

/** What the business says of others' work, and not of its own. */
export const tellsOfOthers = (
  page: PageFacts,
  { text, heading, region }: Pick<TextBlock, "text" | "heading" | "region">,
): boolean => isAllCited(text) || (region !== "footer" && headsOthers(page, heading) && !saysWhatItIs(page, text));

/** "Hill Bakery bakes bread" under the title "Hill Bakery | Leeds", and not "Hill Bakery is closed". */
const saysWhatItIs = ({ titles }: PageFacts, text: string): boolean =>
  titles
    .flatMap((title) => title.split(TITLE_BREAK))
    .some(
      (part) =>
        part.length >= LEAST_NAME_CHARS &&
        text.startsWith(part) &&
        !OURS.test(part) &&
        !isPandemic(part) &&
        OFFERS.test(text.slice(part.length)),
    );
const LEAST_NAME_CHARS = 4;
const TITLE_BREAK = / [|–—·:-] |[,:] /;
const OFFERS =
  /^ (?!(?:will|has|have|had|was|were|remains?|continues?|(?:is|are) (?:also |still |now |currently |temporarily )?(?:now|currently|temporarily|closed|closing|open|taking|following|committed|monitoring|here|not)|bleibt|hat|wird|reste|sera)(?!\p{L}))\p{Ll}/u;

export const headsOthers = (page: PageFacts, heading: number): boolean => headsOfOthers(page).has(heading);

/** A prompt with a command, or rows filled up with dots behind a bracket: "me@shop:~$ start", "> Reply ....... 24 H". */
export const isTerminal = (text: string): boolean =>
  /\S@[\w.-]{1,60}:[~/][^\s$#]{0,60}[$#](?:\s|$)|>\s[^>]{1,60}\s\.{6}/.test(text);
