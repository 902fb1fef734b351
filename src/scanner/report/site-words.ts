// What the texts of an opportunity quote of the site: its form, the questions it answers, what it offers.
import { listOf, pathOf } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import type { Slots } from "../insight/fill-text.ts";
import { ASKS } from "../insight/workflow-steps.ts";

const MOST_FIELDS = 4;
const MOST_PERSONAL = 3;
const MOST_QUESTIONS = 2;

const quoted = (words: readonly string[], most: number, inAll?: number): string =>
  listOf(
    words.map((one) => `“${one}”`),
    most,
    inAll,
  );

/** Fewer are a slip, and who is open around the clock has no hours to speak of. */
const [LEAST_HOURS, MOST_HOURS] = [2, 160];

/**
 * `page` is the one that the change is for, `seen` the one that its trigger was seen on; empty where nothing was read.
 * `ofForm` holds where the change is to the form that was read.
 */
export function siteWords(
  { form, answers, offers = [], inlets = [], askedOn, manualQuotes, volumeSignals }: ClaimedWorkflow,
  { page, seen, ofForm }: { page: string; seen: string; ofForm: boolean },
): Slots {
  const { asks = [], personal = [], open = "", reach = "", button = "", fields = 0 } = form?.told ?? {};
  const place = form === undefined ? "" : pathOf(form.url);
  const questions = (answers?.questions ?? []).slice(0, MOST_QUESTIONS);
  const answerPage = answers === undefined ? "" : pathOf(answers.url);
  const isHere = place === page;
  const isOnePlace = volumeSignals.every(({ name }) => name !== "locations");
  const hours = volumeSignals.find(
    ({ name, value }) => name === "opening-hours" && isOnePlace && value >= LEAST_HOURS && value < MOST_HOURS,
  );
  const asking = manualQuotes.filter(({ region }) => ASKS.has(region)).map(({ url }) => url);
  const called = manualQuotes.find(({ region }) => region === "manual-call");
  return {
    formAsks: quoted(asks, MOST_FIELDS, fields),
    formOpen: quoted(open === "" ? [] : [open], 1),
    formOpenHere: quoted(open === "" || !isHere ? [] : [open], 1),
    formReach: quoted(reach === "" ? [] : [reach], 1),
    formButtonHere: quoted(button === "" || !isHere ? [] : [button], 1),
    formPersonal: ofForm ? quoted(personal.slice(0, MOST_PERSONAL), MOST_PERSONAL) : "",
    answered: quoted(questions, MOST_QUESTIONS),
    answeredPage: answerPage,
    answeredSeen: answerPage === seen ? quoted(questions, MOST_QUESTIONS) : "",
    offers: quoted(offers, MOST_FIELDS),
    written: listOf(
      inlets.filter((inlet) => inlet !== "telephone" && inlet !== "a form"),
      3,
    ),
    openHours: hours === undefined ? "" : String(hours.value),
    openPage: hours === undefined ? "" : pathOf(hours.url),
    askedInner: listOf(
      [...new Set([askedOn ?? [], asking].flat().map(pathOf))].filter((one) => one !== "the home page"),
      3,
    ),
    callPage: called === undefined ? "" : pathOf(called.url),
  };
}
