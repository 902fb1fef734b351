// What customers say on a page: no words of the business on itself, and no evidence of its work.
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { PageFacts, TextBlock } from "../evidence/page-facts.ts";

const LEAST_CHARS = 40;
const HEADING_CHARS = 90;
const SAYING =
  /(?<!\p{L})(?:what (?:our |my )?\p{L}+(?: \p{L}+)? (?:say|think)|(?:client|customer|patient|guest|student|parent|member|user)s? (?:reviews?|feedback|love|stories)|^(?:reviews|kind words|feedback|word of mouth|hear from)|in their words|was .{0,30} sagen|stimmen|ce que disent|lo que dicen|o que dizem|cosa dicono|wat .{0,20} zeggen|co mówią|ne diyor|yorumlar|отзывы|co říkají|お客様の声|口コミ|후기|评价|口碑|آراء|ماذا يقول|מה אומרים|המלצות|opinie|recensioni|avis|opiniones|avaliações)(?!\p{L})/iu;
/** What is said of a business; not what it tells of its customers. */
const PRAISE =
  /(?<!\p{L})(?:testimonials?|(?:google|real|honest|verified) (?:google )?reviews?|kundenmeinungen|(?:google )?bewertungen|(?:google )?rezensionen|témoignages|testimonios|reseñas|depoimentos|testimonianze|dicono di noi|klantervaringen|recensies|beoordelingen)(?!\p{L})/iu;
const TOLD = /(?<!\p{L})(?:stories|avis (?:aux?|à|important|public))(?!\p{L})/iu;
/** What asks for an opinion tells none: "Why your opinion counts". */
const ASKED =
  /(?<!\p{L})(?:your|votre|vos|ihre|deine|tu|su|sua|tua|vostra|uw|jouw|twoj[aeą]) (?:opinion|feedback|reviews?|avis|meinung|bewertung|opinión|reseña|opinião|avaliação|opinione|recensione|mening|beoordeling|opini[aei])(?!\p{L})/iu;
const PRAISE_PAGE =
  /\/(?:testimonials?|(?:customer-|client-|patient-)?reviews|kundenstimmen|bewertungen|temoignages|testimonios|depoimentos|testimonianze|recensioni|klantervaringen|opinie)(?:\/|\.html?|\.php)?(?:$|[?#])/i;
/** A reader is told what the writer would do: "I can only recommend this practice". */
const RECOMMENDS =
  /(?<!\p{L})(?:(?:highly|thoroughly|warmly) recommend(?:ed)?|(?:would|can) (?:\p{L}+ )?recommend|je (?:vous |les? |la )?recommande|kann ich .{0,40}empfehlen|ich kann .{0,40}empfehlen|recomiendo|recomendo|(?:lo|la|li|le) consiglio|consiglio vivamente|aanrader|kan ik .{0,40}aanraden|(?:serdecznie|gorąco|szczerze) polecam|polecam (?:serdecznie|gorąco|wszystkim|każdemu))(?!\p{L})/iu;

/** Heads what customers say, in the words of no language in particular. */
export const headsOpinions = (text: string): boolean => SAYING.test(text) && !ASKED.test(text);

export const isPraiseHeading = (text: string): boolean =>
  text.length <= HEADING_CHARS && !TOLD.test(text) && !ASKED.test(text) && (SAYING.test(text) || PRAISE.test(text));

const praiseHeadings = memoByPage(
  ({ headings }: PageFacts): ReadonlySet<number> =>
    new Set(headings.flatMap(({ text }, at) => (isPraiseHeading(text) ? [at] : []))),
);

/** A customer's words: marked as such, right under a heading for them, on a page of them, or a recommendation. */
export const isCustomersVoice = (page: PageFacts, { quoted, text, heading, region }: TextBlock): boolean =>
  quoted ||
  (text.length >= LEAST_CHARS &&
    region !== "footer" &&
    (praiseHeadings(page).has(heading) || PRAISE_PAGE.test(page.url) || RECOMMENDS.test(text)));
