// What the texts of an opportunity quote of the site: its form, its reviews, its terms.
import type { Sign } from "../../model/profile.ts";
import { endStop, listOf, pathOf } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import type { Slots } from "../insight/fill-text.ts";
import { namesTime } from "../insight/stated-rules.ts";
import { ASKS } from "../insight/workflow-steps.ts";

const MOST_FIELDS = 4;
const MOST_PERSONAL = 3;

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
  { form, inlets = [], askedOn, manualQuotes, volumeSignals, evidence, steps, courseUrl }: ClaimedWorkflow,
  { page, seen, ofForm }: { page: string; seen: string; ofForm: boolean },
): Slots {
  const { asks = [], personal = [], open = "", reach = "", fields = 0 } = form?.told ?? {};
  const place = form === undefined ? "" : pathOf(form.url);
  const isHere = place === page;
  const isOnePlace = volumeSignals.every(({ name }) => name !== "locations");
  const hours = volumeSignals.find(
    ({ name, value }) => name === "opening-hours" && isOnePlace && value >= LEAST_HOURS && value < MOST_HOURS,
  );
  const asking = manualQuotes.filter(({ region }) => ASKS.has(region)).map(({ url }) => url);
  const replies = manualQuotes.filter(
    ({ region, url, quote }) =>
      region === "manual-wait" &&
      (namesTime(quote) || WORKDAYS.test(quote)) &&
      !OF_OTHER_WORK.test(quote) &&
      (url === form?.url || OF_INQUIRIES.test(pathOf(url))),
  );
  const replied =
    replies.find(({ url }) => url === form?.url) ??
    replies.toSorted((one, other) => one.quote.length - other.quote.length)[0];
  const course = courseUrl === undefined ? [] : steps.filter(({ basis }) => basis === "told").map(({ name }) => name);
  const review = signOf(evidence, REVIEW_LINK);
  const rated = signOf(evidence, RATED);
  return {
    formAsks: quoted(asks, MOST_FIELDS, fields),
    formOpen: quoted(open === "" ? [] : [open], 1),
    formOpenHere: quoted(open === "" || !isHere ? [] : [open], 1),
    formReach: quoted(reach === "" ? [] : [reach], 1),
    formPersonal: ofForm ? quoted(personal.slice(0, MOST_PERSONAL), MOST_PERSONAL) : "",
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
    replyTold: replied === undefined ? "" : `${pathOf(replied.url)} says: “${endStop(replied.quote)}”`,
    told: quoted(course, MOST_FIELDS),
    toldPage: courseUrl === undefined ? "" : pathOf(courseUrl),
    reviewLink: review === undefined ? "" : `the address behind “${review.words}” on ${review.page}`,
    rated: rated === undefined ? "" : `“${rated.words}”`,
    ratedPage: rated?.page ?? "",
    reviewHeading: quoted(
      [signOf(evidence, QUOTED_UNDER)].flatMap((sign) => (sign?.page === seen ? sign.words : [])),
      1,
    ),
    signUp: quoted(
      [signOf(evidence, SIGN_UP)].flatMap((sign) => (sign?.page === seen ? sign.words : [])),
      1,
    ),
    jobs: quoted([...new Set(evidence.flatMap(({ quote }) => OPENING.exec(quote)?.[1] ?? []))], MOST_FIELDS),
  };
}

/** Pages on which people ask: what is promised elsewhere may be of something else. */
const OF_INQUIRIES =
  /^the home page$|contact|kontakt|quote|estimate|inquir|enquir|anfrage|angebot|devis|contato|contatt|presupuesto|orçament|orcament|preventiv|offerte|wycen/iu;
/** Complaints, goods, money and requests for one's data are answered in a time of their own. */
const OF_OTHER_WORK =
  /complain|grievance|refund|return(?!s? (?:all |every |each |your )?(?:phone |e-?mail )?(?:call|message|e-?mail|inquir|enquir))|deliver|dispatch|shipp|warrant|data (?:subject|protection)|your data|personal data|gdpr|privacy|applica(?:nt|tion)|beschwerde|reklamation|erstatt|rücksend|retour|liefer|versand|versend|datenschutz|bewerb|réclamation|plainte|rembours|livr(?:é|er|aison)|données|candidature|queja|reclama|reembols|devoluc|devoluç|entreg|envío|envio|datos personales|dados pessoais|reclam[io]|rimbors|consegn|spedi|resi(?!\p{L})|klacht|terugbetal|lever|bezorg|gegevens|skarg|reklamacj|zwrot|dostaw|danych osob/iu;
/** "one business day" */
const WORKDAYS =
  /(?:\d|\p{L}{2,9})\s(?:business day|working day|werktag|arbeitstag|jours? ouvr|días? hábil|dias? út|giorn[oi] lavorativ|werkdag|dni robocz|dzień robocz)/iu;
/** What a sign of a channel was seen as, by the words in which signs are noted. */
const REVIEW_LINK =
  /^(?:[^":]{1,40}: )?Link "((?!(?:read|see|view|show|all|more|lesen|alle|mehr|lire|voir|tou[ts]|leer|ver|todas|leggi|vedi|tutte|lees|bekijk|zobacz)\b)[^"]{1,80})" to (?:\S{1,60}\.)?(?:g\.page|google\.|goo\.gl|trustpilot\.|yelp\.|tripadvisor\.|provenexpert\.|trustedshops\.|capterra\.|g2\.|reviews\.|feefo\.|ekomi\.|birdeye\.|facebook\.)/i;
const QUOTED_UNDER = /^Quotation under "([^"]{1,60})"$/;
const SIGN_UP = /^Sign-up form "([^"]{1,60})"$/;
const OPENING = /^Opening: (.{1,60})$/;
/** "5.0 · 6 reviews": a figure out of five and how many gave it. */
const RATED =
  /^(?=.{0,60}(?:★|⭐|review|rating|\bstars?\b|bewertung|rezension|sterne|\bavis\b|étoile|reseña|opinion|valorac|estrella|avaliaç|recension|stelle|beoordeling|sterren|opini|gwiazd|\(\d))([0-5][.,]\d\b.{1,20}\b\d{1,6}\b[^.!?]{0,20})$/u;

function signOf(evidence: readonly Sign[], seenAs: RegExp): { words: string; page: string } | undefined {
  const found = evidence.flatMap(({ quote, url }) => {
    const words = seenAs.exec(quote)?.[1];
    return words === undefined ? [] : [{ words, page: pathOf(url) }];
  });
  return found[0];
}
