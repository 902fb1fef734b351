// A page of all services as a catalog: each with its name, who provides it and, where the page says it, what it is.
import { addressKey } from "../../evidence/access/access-observation.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { asksToAct } from "../../evidence/answers/answers-sentence-starts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { mainLanguage } from "../../evidence/text/text-language.ts";
import { isFullSentence, sentencesOf } from "../../evidence/text/text-sentences.ts";
import type { KnownNames } from "../name/person-name.ts";
import { businessName, businessReference } from "./business-facts.ts";
import { isPlaceholder, jsonLd, pageAddress, placeholder, siteText } from "./draft-parts.ts";
import { isGeneralHeading } from "./general-heading.ts";
import { headedOffers } from "./headed-offers.ts";
import { pageDescription } from "./page-sentence.ts";
import { namesOn } from "./people.ts";
import { headingOf, isSlogan, labelsOf } from "./slogan.ts";

const NAME_CHARS = 110;
const OFFERS = 8;
export const LEAST_LISTED = 2;

/** What a page without a name of its own links in its text: pages of services, and others by what the menu calls them. */
export const linkedOffers = (page: PageFacts, site: SiteEvidence): Listed[] =>
  namedAmong(
    page,
    page.anchors.filter(({ region }) => region === "main"),
    ["services", "other"],
    site,
  );

function namedAmong(
  page: PageFacts,
  anchors: PageFacts["anchors"],
  kinds: readonly PageFacts["kind"][],
  site: SiteEvidence,
): Listed[] {
  const linked = new Set(anchors.map(({ href }) => addressKey(href)));
  const people = namesOn(site);
  const isName = (name: string): boolean =>
    name !== "" &&
    !isPlaceholder(name) &&
    !isSlogan(name, mainLanguage(site.profile)) &&
    !isGeneralHeading(name, businessName(site));
  return site.pages
    .filter((other) => other !== page && kinds.includes(other.kind) && linked.has(addressKey(other.url)))
    .flatMap((other) => {
      const called =
        other.kind === "services"
          ? [headingOf(other, site)]
          : labelsOf(other, site).map((label) => siteText(label, NAME_CHARS, people));
      const name = called.find(isName);
      const description = pageDescription(other, site.pages, people) ?? undefined;
      return name === undefined ? [] : [{ name, description }];
    });
}

/** A page of all services is none of them: it lists those that have pages of their own. */
export function catalogOn(
  page: PageFacts,
  site: SiteEvidence,
  name: string,
  listed = namedAmong(page, page.anchors, ["services"], site),
): Record<string, unknown> {
  const people = namesOn(site);
  const headed: Listed[] =
    listed.length < LEAST_LISTED
      ? headedOffers(page, businessName(site), people).map((one) => ({
          name: one,
          description: sentenceUnder(one, page, people) ?? placeholder("what it is, in one sentence"),
        }))
      : listed;
  const named = headed.length < LEAST_LISTED ? [{ name: placeholder("name of what is offered") }] : headed;
  const once = [...new Map(named.map((one) => [one.name, one])).values()].slice(0, OFFERS);
  const provider = businessReference(site);
  const catalog = (items: readonly Listed[]): Record<string, unknown> => ({
    "@type": "OfferCatalog",
    name,
    url: pageAddress(page.url) || undefined,
    // Who provides them all is named once.
    itemListElement: items.map((one, at) => ({
      "@type": "Service",
      ...one,
      provider: at === 0 ? provider : provider && { "@id": provider["@id"] },
    })),
  });
  const whole = catalog(once);
  // What is too long to be read before it is pasted is no draft.
  return jsonLd(whole).length > CATALOG_CHARS ? catalog(once.map((one) => ({ name: one.name }))) : whole;
}

const CATALOG_CHARS = 2_200;
interface Listed {
  name: string;
  description?: string | undefined;
}

/** The first whole sentence of the section of that heading. */
function sentenceUnder(heading: string, page: PageFacts, names: KnownNames): string | undefined {
  const at = page.headings.findIndex(({ text }) => siteText(text, NAME_CHARS, names) === heading);
  return page.blocks
    .filter((block) => block.heading === at && block.tag === "p")
    .flatMap((block) => sentencesOf(block))
    .filter(isStatement)
    .flatMap((sentence) => [sentence, withoutDoer(sentence)])
    .map((sentence) => siteText(sentence, SENTENCE_CHARS, names))
    .find((sentence) => sentence !== "");
}

const isStatement = (sentence: string): boolean =>
  isFullSentence(sentence) && !asksToAct(sentence) && !INVITES.test(sentence);

/** ", by Ann Moore." at the end: the name is not written, and what is done is. */
const withoutDoer = (sentence: string): string =>
  sentence.replace(
    /, (?:by|with|von|mit|bei|durch|par|avec|chez|por|con|com|da|di|dal?la?|door|met|bij|przez|z|u) \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}\.$/u,
    ".",
  );
const SENTENCE_CHARS = 160;
/** To get in touch, which is said of no offer and often ends a page. */
const INVITES =
  /(?<!\p{L})(?:(?:contact|call|write to|e-?mail) us|get in touch(?! with (?!us))|(?:kontaktieren|rufen|schreiben) sie (?:uns|mich)|(?:melden|wenden) sie sich|sprechen sie (?:uns|mich)|(?:contactez|appelez|écrivez)[ -](?:nous|moi)|n['’]hésitez pas|contáct[ae]nos|(?:contacte|póngase en contacto) con|llámenos|contacte-nos|entre em contato|ligue-nos|fale con(?:osco|nosco)|contattaci|contattateci|ci contatti|chiam(?:aci|ateci)|neem contact|contacteer ons|bel ons|skontaktuj się|prosimy o kontakt|zadzwoń)(?!\p{L})/iu;
