// What customers say: a quotation with who said it, under a heading for it or marked as one.
import { countOf } from "../../../model/words.ts";
import { isBySite } from "../../evidence/structured/structured-reviews.ts";
import type { TextBlock } from "../../evidence/page-facts.ts";
import { headsOpinions, isPraisePage, recommends } from "../customer-voice.ts";
import { isPlaceholderName, isPlaceholderText } from "../../evidence/contacts/placeholders.ts";
import { isUnderHeading, brief, findHeading, named, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";

const LEAST_CHARACTERS = 40;
const QUOTED = /^[\s★⭐]*["“„«»「『'‘]|["”“»」』]\s*(?:[-–—].{2,60})?$/;
const IN_MARKS = /^["“„«»「『'‘][^"“”„«»「」『』]+["”“»」』'’]$/;
/** So many passages in quotation marks with who says each are what people say of it. */
const ROW = 3;
/** Who works there and who is read there are quoted in the same way. */
const OF_OTHERS =
  /(?<!\p{L})(?:team|staff|crew|colleagues|our people|who we are|mitarbeit|équipe|equipo|equipe|zespół|quot(?:es?|ations?)(?!\p{L})|zitat|citation|citas|frases|thoughts|wisdom|sayings|proverb|gedanken|sprüche|pensées|favou?rite|inspir|philosoph)/iu;
const WITH_ROLE = /,\s\p{Ll}/u;
const NAMED_AFTER = /["”“»」』.!]\s*[-–—~]\s?\p{Lu}[\p{L}.' -]{1,50}/u;
const MARKED =
  /testimonial|kundenstimme|client-say|customer-review|review-card|reviews?-(?:item|text|slider)|temoignage|témoignage|depoimento|testimonio|opinie|recensione|yorum/i;
/** Pages on which a business shows its customers: who is quoted there is one of them. */
const CUSTOMERS_PAGE =
  /\/(?:our-|unsere-|nos-|nuestros-|nossos-|i-nostri-|onze-|nasi-)?(?:customers?|clients?|customer-stories|success-stories|case-studies|testimonials?|kunden|referenzen|kundenstimmen|references|temoignages|clientes|testimonios|depoimentos|clienti|testimonianze|klanten|referenties|klienci|referencje)(?:\/|\.html?)?(?:$|[?#])/i;
const BOOK_REVIEW = /isbn|book review|the author|novel|album|film review/i;

export const testimonials: ChannelDetector = {
  type: "testimonials",
  detect: (site) =>
    site.speaking.flatMap((page) => (/^(?:blog|docs)$/.test(page.facts.kind) ? [] : onPage(page, site))),
};

function onPage(page: ChannelPage, site: ChannelSite): Sighting[] {
  const heading = findHeading(page, (text) => text.length <= 90 && isTestimonialHeading(text, page));
  const headingAt = heading.at;
  const label = brief(heading.label ?? "");
  const reviews = site.structured.filter(
    (node) => node.pageUrl === page.url && isReviewOfSite(node.types, node.path, node.props) && !isBySite(node, site),
  );
  if (reviews.length > 0)
    return [
      {
        url: page.url,
        confidence: "high",
        evidence: `${reviews.length} reviews with text in structured data`,
        isInData: true,
      },
    ];
  const { blocks } = page.facts;
  const quotedAt = [...blocks.keys()].filter((at) => isTestimonial(at, page, headingAt));
  const quotes = quotedAt.flatMap((at) => blocks[at] ?? []);
  const isMarked =
    page.facts.images.some(({ alt }) => headsOpinions(alt ?? "")) ||
    page.facts.tokens.classes.some((name) => MARKED.test(name)) ||
    page.facts.tokens.ids.some((name) => MARKED.test(name));
  const [first] = quotes;
  if (quotes.some(({ heading }) => isUnderHeading(page, heading, headingAt)))
    return [
      {
        url: page.url,
        confidence: "high",
        evidence: shown(`Quotation under "${label}"`),
      },
    ];
  const isQuotedThere =
    quotedAt.some((at) => isRated(at, blocks)) ||
    quotedAt.filter((at) => isInRow(at, page)).length >= ROW ||
    (isPraisePage(page.url) && quotes.length > 1) ||
    (CUSTOMERS_PAGE.test(page.url) && quotes.some(({ quoted }) => quoted));
  if (first && (isMarked || isQuotedThere))
    return [
      {
        url: page.url,
        confidence: "medium",
        evidence: countOf(quotes.length, "quotation with a name", "quotations with a name"),
      },
    ];
  const isFilmed =
    headingAt >= 0 &&
    (page.facts.media.some((one) => one.kind === "video") ||
      page.facts.iframes.some((one) => /youtube|vimeo|wistia/.test(one.src)));
  if (isFilmed)
    return [
      {
        url: page.url,
        confidence: "medium",
        evidence: shown(`Heading "${label}" on a page with a video`),
      },
    ];
  return headingAt >= 0
    ? [
        {
          url: page.url,
          confidence: "low",
          evidence: shown(`Heading "${label}"`),
        },
      ]
    : [];
}

function isInRow(at: number, page: ChannelPage): boolean {
  const { blocks, headings, kind } = page.facts;
  const [block, who] = [blocks[at], blocks[at + 1]];
  if (block === undefined || kind === "team" || kind === "about" || !IN_MARKS.test(block.text.trim())) return false;
  const above = headings.filter(({ level }, index) => level === 1 || index === block.heading);
  return !above.some(({ text }) => OF_OTHERS.test(text)) && !WITH_ROLE.test(who?.text.slice(0, 80) ?? "");
}

export const isTestimonialHeading = (text: string, page: ChannelPage): boolean =>
  named("testimonials", text, page) !== null || headsOpinions(text);

/** A text of 40 or more characters that is quoted, and names who speaks in itself or in the line after it. */
function isTestimonial(at: number, page: ChannelPage, headingAt: number): boolean {
  const block = page.facts.blocks[at];
  if (
    block === undefined ||
    block.region === "nav" ||
    block.region === "footer" ||
    (block.inArticle && page.facts.kind === "other" && headingAt < 0)
  )
    return false;
  if (block.text.length < LEAST_CHARACTERS || block.text.length > 2_000) return false;
  const isUnder = headingAt >= 0 ? isUnderHeading(page, block.heading, headingAt) : isPraisePage(page.url);
  const isQuoted = block.quoted || recommends(block) || QUOTED.test(block.text.trim());
  if (!isQuoted && !isUnder) return false;
  if (isPlaceholderText(block.text) || BOOK_REVIEW.test(block.text)) return false;
  if (NAMED_AFTER.test(block.text.slice(-90))) return true;
  const around = [page.facts.blocks[at + 1], page.facts.blocks[at + 2], page.facts.blocks[at - 1]];
  if (isQuoted)
    return (
      around.some((one) => one !== undefined && isAttribution(one.text)) || isStarredAndSigned(at, page.facts.blocks)
    );
  // Without quotation marks a heading of the page, what stands beside the content, a link and a button name no speaker.
  const others = new Set([page.facts.headings[headingAt]?.text, ...page.links.map(({ text }) => text)]);
  return (
    block.region !== "aside" &&
    around.some(
      (one) =>
        one?.region === block.region &&
        !/^(?:h[12]|button)$/.test(one.tag) &&
        !others.has(one.text) &&
        isAttribution(one.text),
    )
  );
}

const STARS = /[★⭐]{4}/u;
const REVIEW_HOST =
  /^\p{Lu}[\p{L}. '’-]{0,40}[·|,–—-] ?(?:google|yelp|trustpilot|tripadvisor|facebook review)(?: reviews?)?$/iu;
/** Stars above what is quoted, or a review host behind the name of who speaks. */
function isRated(at: number, blocks: readonly TextBlock[]): boolean {
  const textAt = (place: number): string => blocks[place]?.text ?? "";
  const isStarred = STARS.test(textAt(at - 1)) || STARS.test(textAt(at));
  return QUOTED.test(textAt(at).trim()) && (isStarred || REVIEW_HOST.test(textAt(at + 1)));
}

/** Under stars a short line after the words is who speaks, and of what: "Ada W., wedding of 120 guests". */
const isStarredAndSigned = (at: number, blocks: readonly TextBlock[]): boolean =>
  STARS.test(blocks[at - 1]?.text ?? "") && /^\p{Lu}[^.!?]{1,70}\.?$/u.test(blocks[at + 1]?.text ?? "");

/** A flag or picture behind a name, and what parts it from the name. */
const PICTURES = /[\s·•|,\p{RI}\p{Extended_Pictographic}\uFE0F]/u;

/** One to six words that begin with a capital (or are of a script without them): a name, a firm, a town. */
function isAttribution(text: string): boolean {
  const start = text.slice(0, 120);
  const signs = [...start];
  const line = signs
    .slice(0, signs.findLastIndex((sign) => !PICTURES.test(sign)) + 1)
    .join("")
    .replace(/^[\s\-–—~,•★⭐]+/, "");
  if (line.length < 2 || line.length > 80 || /[?!:]$|https?:|@/.test(line) || isPlaceholderName(line)) return false;
  return (
    /^\p{Lu}(?:[\p{L}\s,|/·-]|(?<![\s,|/·])['’.()]|(?<=[\s,|/·-])&(?=[\s,|/·-]|$))*(?<![\s,|/·])$/u.test(line) ||
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\s.,()（）・様さん님代歳男女性]{2,30}$/u.test(
      line,
    )
  );
}

/** A review of the business or its offers that carries text; reviews the business writes of books and films do not count. */
function isReviewOfSite(types: readonly string[], path: string, props: Record<string, unknown>): boolean {
  if (!types.includes("Review") || path.includes("itemReviewed")) return false;
  const text = props["reviewBody"] ?? props["description"];
  const item = JSON.stringify(props["itemReviewed"] ?? "").slice(0, 300);
  return (
    typeof text === "string" &&
    text.length >= LEAST_CHARACTERS &&
    !isPlaceholderText(text) &&
    !/"(?:Book|Movie|MusicAlbum|Game|TVSeries)"/.test(item)
  );
}
