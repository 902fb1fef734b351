// What the work of a trade begins with: patients' records, homes to see, controls to order, a way to the sales team.
import { isWord, wordIn } from "../../channels/channel-words.ts";
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { CONTROLS, labelHits, termHits } from "../term-hits.ts";
import type { Counted } from "./counted.ts";
import { noticesOf } from "../notices.ts";
import { countNames, hitAt, hitOn, NOTED } from "./make-hit.ts";
import { offerCounts } from "./offer-signals.ts";

/**
 * A practice that says it keeps its patients' history has to take it in. What the privacy notice says of it counts as
 * well: it describes the practice's own records.
 */
function patientRecords(reading: SiteReading): SignalHit[] {
  if (reading.profile.industry.value !== "healthcare") return [];
  return termHits(reading, "says:patient-record")
    .slice(0, 2)
    .map((hit) => ({ ...hit, strength: 1 }));
}

const LEAST_LISTINGS = 3;

/** Homes that can be rented, bought or seen: named in a label, or listed. */
function homesOffered(reading: SiteReading): SignalHit[] {
  const named = ["says:homes-offered", "term:for-sale-rent"].flatMap((name) => labelHits(reading, name));
  const sure = named.filter((hit) => hit.strength === 1);
  if (sure.length > 0) return sure.slice(0, 3);
  const listed = offerCounts.listings(reading);
  return listed.count >= LEAST_LISTINGS ? listed.hits.slice(0, 2) : [];
}

/** "Buy now ($4.99)" sells this one thing, even where the cart behind it is not made yet. */
const PRICE = /\d[.,]\d\d(?!\d)|[$£€¥₹]/;

/** Links and buttons that begin an order, where nothing else is bought on the spot. */
function orderControls(reading: SiteReading): SignalHit[] {
  const named = labelHits(reading, "says:order-now").filter((hit) => hit.strength === 1 && CONTROLS.has(hit.region));
  // In a sentence the word alone may be any order.
  const isOrder = (text: string): boolean =>
    isWord("order", text, reading.languages, 0) ||
    (PRICE.test(text) && wordIn("cart", text, reading.languages) !== null);
  const alone = reading.pages.flatMap((page) =>
    page.lines
      .filter(({ text, region, strength }) => strength === 1 && CONTROLS.has(region) && isOrder(text))
      .map(({ text, region }) => hitOn(page, region, text)),
  );
  return [...named, ...alone].slice(0, 2);
}

/** The business says that it takes nobody new for now, and of nobody that they are taken. */
export const closedNotice = (reading: SiteReading): SignalHit[] =>
  termHits(reading, "says:takes-new-clients").length > 0
    ? []
    : [
        ...termHits(reading, "says:no-new-clients").filter((hit) => hit.strength === 1),
        // Whoever cannot be booked for now takes nobody either.
        ...noticesOf(reading)
          .filter(({ kind, isPause }) => kind === "booking" && isPause)
          .map(({ url, quote }) => hitAt(url, "body", quote)),
      ].slice(0, 1);

/** A link, button or heading that leads to the people who sell. */
const salesContact = (reading: SiteReading): SignalHit[] =>
  labelHits(reading, "says:contact-sales")
    .filter((hit) => hit.strength === 1)
    .slice(0, 2);

const COUNTRY_CODE =
  /^tel:(?:\+|00)(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|21\d|2[2-689]\d|3[578]\d|42\d|5[09]\d|6[79]\d|8[5-8]\d|9[679]\d)/;

/** Countries of the numbers that one page lists: a maker's dealers and agents abroad. */
function phoneCountries(reading: SiteReading): Counted {
  const byPage = reading.pages
    .filter((page) => page.facts.kind !== "post" && page.facts.kind !== "legal")
    .map((page) =>
      countNames(
        page.facts.anchors.flatMap(({ href, hidden }) => {
          const code = hidden ? undefined : COUNTRY_CODE.exec(href.slice(0, 40).replaceAll(/[\s().-]|%20/g, ""))?.[1];
          return code === undefined
            ? []
            : [{ name: code, hit: hitOn(page, NOTED, "Phone numbers in several countries") }];
        }),
      ),
    );
  const most = byPage.toSorted((a, b) => b.count - a.count)[0];
  return { count: most?.count ?? 0, names: [], hits: most?.hits.slice(0, 1) ?? [] };
}

export const inletSignals = {
  "patient records": patientRecords,
  "homes offered": homesOffered,
  "order controls": orderControls,
  "sales contact": salesContact,
  "notice that nobody new is taken": closedNotice,
};

export const inletCounts = { "phone countries": phoneCountries };
