// Bounds of everything that comes from outside, each with its reason. Parser bounds stand beside the
// parsers (scanner/evidence/page/html-limits.ts).
import type { ScanType } from "./scan.ts";

/** Largest request body the API reads. */
export const REQUEST_BODY_BYTES = 64 * 1024;
/** Levels of a body that is JSON: our own inputs are flat, and envelopes of protocols add a few. */
export const REQUEST_BODY_DEPTH = 16;
/** Longest address accepted anywhere; longer ones are cut off by common servers too. */
export const URL_CHARS = 2_048;

/** Decoded bytes read of one HTML page: 98 % of pages are far below, and the parser stays under 150 ms. */
export const PAGE_BYTES = 2 * 1024 * 1024;
/** RFC 9309 section 2.5 asks parsers for at least 500 KiB. */
export const ROBOTS_BYTES = 512 * 1024;
export const SITEMAP_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_BYTES = 512 * 1024;
/** A script that somebody wrote by hand for a small site, and the menu that it brings. */
export const MENU_BYTES = 128 * 1024;
/** Scripts read for the names of such files, where a page comes without its menu. */
export const MENU_SCRIPTS = 2;
export const MENU_LINKS = 40;
/** Files read that scripts put into pages: header, footer, a form and a few more. */
export const PARTS: Record<ScanType, number> = { light: 2, basic: 6, full: 6 };
/** Scripts read of pages whose forms name no address, for what they do with them. */
export const FORM_SCRIPTS = 3;
/** Nothing that a scan needs depends on a script. */
export const SCRIPT_TIMEOUT_MS = 4_000;
/** A description of an API with a few dozen operations, schemas written out, passes half a megabyte. */
export const OPENAPI_BYTES = 2 * 1024 * 1024;
/** Enough to tell what a link check or a control page answered. */
export const PROBE_BYTES = 64 * 1024;

/**
 * Pieces in which one body may arrive: each costs time whatever its size, and one of 5 MiB comes in some 4,000. A body
 * sent byte by byte ends here.
 */
export const BODY_PIECES = 20_000;

/** Time for one request, headers and body together. */
export const REQUEST_TIMEOUT_MS = 12_000;
/** The same for a call of a declared interface, whose answer may be a stream that never ends. */
export const CALL_TIMEOUT_MS = 8_000;
/** All that the calls of one scan may cost a site: messages, redirects and the robots.txt of sister hosts together. */
export const CALL_REQUESTS = 30;
/** Redirects followed for one request; common browsers allow 20, honest sites need two. */
export const REDIRECT_HOPS = 5;
/** One try of a look-up in the DNS: a resolver answers in tens of milliseconds, or asks slow servers. */
export const DNS_TIMEOUT_MS = 4_000;
export const DNS_TRIES = 2;
/** An answer in use fits into 4 KB; the longest sets of TXT records need a few times that. */
export const DNS_ANSWER_BYTES = 32 * 1024;
export const DNS_RECORDS = 100;
/** How long and for how many hosts one isolate remembers where they lie: the requests of one visit, not of the next. */
export const HOST_STATE_KEPT_MS = 30_000;
export const HOST_STATES_KEPT = 1_000;
/** A public registry's answer about one name. */
export const OUTSIDE_BYTES = 512 * 1024;
export const OUTSIDE_TIMEOUT_MS = 8_000;
/** The start of an image, where its metadata stands. */
export const IMAGE_BYTES = 256 * 1024;
/** Requests under way at once to one site: below the six connections a Worker may hold. */
export const REQUESTS_IN_FLIGHT = 4;
/** Longest pause between requests that a site's Crawl-delay can ask for. */
export const CRAWL_DELAY_CAP_SECONDS = 5;

/**
 * What a coordinator asks of other parts of the platform is asked again when it has not come to an end by then: it may
 * never. Longer than any of it takes, shorter than the grace that a scan has to finish.
 */
export const EFFECT_MS = 30_000;

/** A scan that has entered fetching ends in error after this time, whatever happens. */
export const SCAN_DEADLINES_MS: Record<ScanType, number> = { light: 90_000, basic: 300_000, full: 600_000 };
/** Time after which a message that nobody picked up, or a worker that went silent, is replaced: three fit into a light scan. */
export const AGENT_LEASE_MS = 25_000;
/** How often in this time a worker that reads a site says that it is alive: one lost word is no lost worker. */
export const HEARTBEATS_PER_LEASE = 3;
/** When callers should come back while a part of the platform does not answer. */
export const OUTAGE_RETRY_SECONDS = 5;
/** How long a stream of events is held open: longer than any scan may take, waiting for its turn aside. */
export const EVENT_STREAM_MS = 12 * 60_000;
/** How often an agent is tried before it is given up. */
export const AGENT_ATTEMPTS = 3;
/** A scan that is over within this time stands in lists as pending until then; its status is told by itself. */
export const STATUS_RECORDED_MS = 10_000;
/** A scan that waits for another scan of the same domain longer than this ends as busy. */
export const GATE_WAIT_MS = 30 * 60_000;
/** A scan of the same address and type within this time gets the evidence of the one before. */
export const EVIDENCE_REUSE_MS = 60_000;
/** Window of the budget of requests that one site sees from us (TARGET_BUDGET). */
export const TARGET_BUDGET_WINDOW_MS = 10 * 60_000;
export const TARGET_BUDGET = 400;
export const CRAWL_MAX_RPS = 10;

/** Live keys of one owner: enough for every machine of a team, few enough to look through. */
export const KEYS_PER_OWNER = 50;
/** A key that was replaced opens for this long more, so that both can be rolled out without a gap. */
export const KEY_OVERLAP_MS = 24 * 3_600_000;
/** Longest time that a key may be asked for; keys without an end are allowed. */
export const KEY_DAYS = 3_650;
export const KEY_LABEL_CHARS = 100;
/** Keys and scans that one export or list of keys shows. */
export const KEYS_LISTED = 500;
export const SCANS_EXPORTED = 1_000;

/** Sign-in mails: what one network, which may be an office's, and one recipient may cause (no mailbox is flooded). */
export const SIGN_IN_MAILS_PER_NETWORK = { limit: 20, windowMs: 3_600_000 };
export const SIGN_IN_MAILS_PER_RECIPIENT = { limit: 3, windowMs: 15 * 60_000 };
/** Registrations write rows for anybody; token requests cost cryptography. */
export const REGISTRATIONS_PER_NETWORK = { limit: 10, windowMs: 3_600_000 };
/** What a client says of itself is stored and shown to people who consent; real clients need far less. */
export const CLIENT_NAME_CHARS = 100;
export const REDIRECT_URIS = 10;
export const REDIRECT_URI_CHARS = 500;
export const TOKEN_REQUESTS_PER_NETWORK = { limit: 60, windowMs: 60_000 };
/** A mailed link opens an account for this long. */
export const SIGN_IN_LINK_SECONDS = 600;
export const SESSION_SECONDS = 30 * 86_400;
export const ACCESS_TOKEN_SECONDS = 900;
/** Clients that registered themselves and were not heard of for this long are deleted. */
export const CLIENT_UNUSED_MS = 90 * 86_400_000;
/** A client's metadata document (draft-ietf-oauth-client-id-metadata-document section 6.6 advises 5 KB). */
export const CLIENT_METADATA_BYTES = 5 * 1024;
/** As long as the library waits for it. */
export const CLIENT_METADATA_TIMEOUT_MS = 5_000;

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;
/** Pauses before the ten attempts of a delivery, 75 hours in all; the schedule that Standard Webhooks names. */
export const WEBHOOK_SCHEDULE_MS: readonly number[] = [
  0,
  5 * SECONDS,
  5 * MINUTES,
  30 * MINUTES,
  2 * HOURS,
  5 * HOURS,
  10 * HOURS,
  14 * HOURS,
  20 * HOURS,
  24 * HOURS,
];
/** Reports by e-mail that one recipient gets in a day, whoever asks for them. */
export const REPORT_MAILS_PER_DAY = 3;

/** Longest domain filter of the scan list: a trigram match grows with it, and no label is longer than 63 characters. */
export const LIST_DOMAIN_BYTES = 48;
/** Results in one page of the scan list: what a client takes in at once, and a Worker holds several times over. */
export const LIST_PAGE_BYTES = 4 * 1024 * 1024;
/** Objects read at once: a Worker holds six connections. */
export const OBJECTS_AT_ONCE = 6;
/** Entries that can be skipped in the directory: each costs a row read. */
export const DIRECTORY_OFFSET = 10_000;
/** Slugs read at once for the sitemap: an answer of D1 stays far under a megabyte, and ten fill the sitemap. */
export const SITEMAP_PAGE = 5_000;

/** Words of a query that are looked for; a sentence has fewer that tell. */
export const SEARCH_WORDS = 16;
/** Matches ranked by the database; more, and ranking them all would take longer than reading the newest. */
export const SEARCH_RANKED = 2_000;
/** Totals of a search are exact up to here. */
export const SEARCH_COUNTED = 1_000;
/** Newest matches looked at where there are more than can be ranked. */
export const SEARCH_NEWEST = 200;
/** Documents that hold a word are counted up to here, to weigh words against each other. */
export const SEARCH_WEIGHED = 500;

/** What the page of the search takes: what is longer is no search. */
export const SEARCH_CHARS = 200;
/** A question in plain language: what is longer is a document. */
export const ASK_QUERY_CHARS = 2_000;
/** Results of one answer: more than anybody reads, and as many as a search gives. */
export const ASK_RESULTS = 50;
/** Earlier questions of a conversation that are looked at: what "it" means was said lately. */
export const ASK_EARLIER = 20;
/** Text of a site that an answer quotes, by what it is: names, descriptions. */
export const QUOTED_NAME_CHARS = 200;
export const QUOTED_TEXT_CHARS = 500;

/** Opt-out requests for one domain in an hour: each reads two files of the site. */
export const OPT_OUTS_PER_HOUR = 12;
/**
 * All the time that a domain has to say whether it wants to stay out: whoever asks waits for it, and one address that does
 * not answer must leave some for the next.
 */
export const OPT_OUT_CHECK_MS = REQUEST_TIMEOUT_MS + 3_000;
/** An opt-out file is a sentence. */
export const OPT_OUT_BYTES = 16 * 1024;

const DAYS = 24 * HOURS;
/** How long what was read of a site is kept at most. */
export const EVIDENCE_KEPT_MS = 30 * DAYS;
/**
 * A bundle of no more characters is kept by the coordinator, for as long as the scan can be replayed there: a row costs a
 * fourth of an object in the bucket. A value has 2 MB, two bytes a character; the rest of the record lies in the same.
 */
export const COORDINATOR_EVIDENCE_CHARS = 600_000;
/** Scans of nobody's account that a newer scan of the domain has replaced. */
export const SUPERSEDED_KEPT_MS = 90 * DAYS;
export const SCAN_KEPT_MS = 400 * DAYS;
/** What tells who asked for a scan without an account: long enough for its events and its mail to go out. */
export const CALLER_KEPT_MS = 2 * DAYS;
/** A key that has ended is listed for its owner this long, and is no row any more then. */
export const ENDED_KEY_KEPT_MS = 30 * DAYS;
/** A dispatcher of events that takes longer than this has died; another continues where it stopped. */
export const DISPATCH_LEASE_MS = 60_000;
/** A listing shown longer than this is asked for again, whether it may stay. */
export const LISTING_CHECK_MS = 30 * DAYS;
/** How long a signature of the crawler holds for one host: a copied one is worthless minutes later, clocks may differ a little. */
export const BOT_SIGNATURE_SECONDS = 120;
/** How long verifiers may keep our key directory; a key taken out of it is trusted for no longer. */
export const KEY_DIRECTORY_CACHE_SECONDS = 86_400;
/** Log lines, at the host of the service. */
export const LOGS_KEPT_MS = 30 * DAYS;
/** How long a badge may be shown before it is asked for again; sooner where a first scan may come any minute. */
export const BADGE_SECONDS = 3_600;
export const NO_BADGE_SECONDS = 300;

/** Of so many quick, successful reads one has a line in the log, unless the operator wants more or fewer. */
export const LOG_ONE_READ_OF = 16;
/** With fewer lines than one of so many, a quiet service would say nothing for hours. */
export const MOST_READS_A_LINE = 1_000;
