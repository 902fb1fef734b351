import { listOf, pathOf } from "../../../model/words.ts";
import { namesAllHours } from "../../evidence/answers/answers-hours.ts";
import { TIME } from "../../evidence/text/time-units.ts";
import { findHours } from "../../evidence/workflow/workflow-hours.ts";
import { plainUrl } from "../../../model/target.ts";
import { findManualPhrases } from "../../evidence/workflow/manual-phrases.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, info, seen, unable } from "../define-check.ts";

/** A number, or the name of a span: "within two business days", "innerhalb eines Werktags". */
const namesTime = (text: string): boolean => /\d/.test(text) || TIME.test(text);

export const supportHoursOrResponseTime = defineCheck({
  id: "support-hours-or-response-time",
  agent: "operations",
  category: "Channels",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "structured"],
  title: "Hours and time to reply are stated",
  why: "Who asks an assistant when somebody will answer gets an answer only if the pages state hours or a time to reply.",
  fix: "Write opening or service hours, and how long a reply takes, on the contact page, and repeat the hours in the structured data.",
  effort: "S",
  reference: "https://schema.org/OpeningHoursSpecification",
  run({ pages, structured }) {
    if (pages.every((page) => page.visibleText.chars === 0)) {
      return unable("The pages hold no text until a script runs, so this could not be observed.");
    }
    const hours = findHours({ pages, structured });
    const replies = pages
      .flatMap(findManualPhrases)
      .filter((phrase) => phrase.group === "manual-wait" && namesTime(phrase.quote));
    const items = [
      ...hours.slice(0, 3).map((one) => seen(one.url, one.quote, "Hours are stated.")),
      ...replies.slice(0, 2).map((one) => seen(plainUrl(one.url), one.quote, "A time to reply is stated.")),
    ];
    if (items.length === 0) {
      return info(`Neither hours nor a time to reply were found ${onPagesRead(pages)}.`);
    }
    const placesOf = (found: readonly { url: string }[]): string =>
      listOf([...new Set(found.map(({ url }) => pathOf(plainUrl(url))))]);
    const [open, replied] = [placesOf(hours), placesOf(replies)];
    if (open === replied && hours.some(({ isMarked }) => !isMarked))
      return info(`The pages state hours and a time to reply, both on ${open}.`, items);
    const isInData = hours.every(({ isMarked }) => isMarked);
    const stated = [
      ...(open === "" ? [] : [`hours ${isInData ? `in their data (${open})` : `on ${open}`}`]),
      ...(replied === "" ? [] : [`a time to reply on ${replied}`]),
    ];
    const isDoubted = hours.length > 0 && hours.every(({ isAlways }) => isAlways) && !pages.some(namesAllHours);
    const doubt = isDoubted ? "; the data names every hour of the week, which no line of the text repeats" : "";
    return info(`The pages state ${stated.join(" and ")}${doubt}.`, items);
  },
});
