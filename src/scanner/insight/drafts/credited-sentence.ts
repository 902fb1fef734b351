// The sentence of the start page by which the check of key facts knows what the business offers, for drafts to say the same.
import { readKeyFacts } from "../../evidence/answers/answers-key-facts.ts";
import { namesOffer } from "../../evidence/answers/offer-words.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { isBoast } from "../../evidence/text/boasts.ts";
import { isFullSentence } from "../../evidence/text/text-sentences.ts";
import { siteText } from "./draft-parts.ts";
import { pastableText } from "./pastable-text.ts";
import { namesOn } from "./people.ts";

const MOST_CHARS = 160;

/** null where it may not be printed again, calls out, or names no offer beside the business or its place. */
export function creditedSentence(site: SiteEvidence): string | null {
  const answer = readKeyFacts(site).find(({ id }) => id === "what")?.answer;
  const said = answer?.url === site.home.url ? (answer.said ?? "") : "";
  const text = siteText(pastableText(said, site.home, site.pages), MOST_CHARS, namesOn(site));
  return text !== "" && isFullSentence(text) && !/[†‡%]|\*(?!\p{L})|!$|\(…?\)/u.test(text) && saysOffer(text, site)
    ? text
    : null;
}

export const saysOffer = (text: string, { pages }: Pick<SiteEvidence, "pages">): boolean =>
  namesOffer(text, pages) && !isBoast(text);
