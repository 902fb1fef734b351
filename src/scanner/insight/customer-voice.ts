// What customers say on a page: no words of the business on itself, and no evidence of its work.
import voice from "./data/customer-voice.json" with { type: "json" };
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { PageFacts, TextBlock } from "../evidence/page-facts.ts";

const LEAST_CHARS = 40;
const HEADING_CHARS = 90;
const SAYING = new RegExp(voice.saying, "iu");
/** What is said of a business; not what it tells of its customers. */
const PRAISE = new RegExp(voice.praise, "iu");
const TOLD = /(?<!\p{L})(?:stories|avis (?:aux?|à|important|public))(?!\p{L})/iu;
/** What asks for an opinion tells none: "Why your opinion counts". */
const ASKED = new RegExp(voice.asked, "iu");
const PRAISE_PAGE = new RegExp(voice.page, "i");
/** A reader is told what the writer would do: "I can only recommend this practice". */
const RECOMMENDS = new RegExp(voice.recommends, "iu");

/** Heads what customers say, in the words of no language in particular. */
export const headsOpinions = (text: string): boolean => SAYING.test(text) && !ASKED.test(text);

export const isPraiseHeading = (text: string): boolean =>
  text.length <= HEADING_CHARS && !TOLD.test(text) && !ASKED.test(text) && (SAYING.test(text) || PRAISE.test(text));

/** A page called "Reviews" or "Testimonials" by its address: whoever speaks there is a customer. */
export const isPraisePage = (url: string): boolean => PRAISE_PAGE.test(url);

const praiseHeadings = memoByPage(
  ({ headings }: PageFacts): ReadonlySet<number> =>
    new Set(headings.flatMap(({ text }, at) => (isPraiseHeading(text) ? [at] : []))),
);

export const recommends = memoByPage((block: TextBlock): boolean => RECOMMENDS.test(block.text));

/** A customer's words: marked as such, right under a heading for them, on a page of them, or a recommendation. */
export const isCustomersVoice = (page: PageFacts, block: TextBlock): boolean =>
  block.quoted ||
  (block.text.length >= LEAST_CHARS &&
    block.region !== "footer" &&
    (praiseHeadings(page).has(block.heading) || isPraisePage(page.url) || recommends(block)));
