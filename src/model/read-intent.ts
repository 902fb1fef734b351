// What a question wants, by its words alone: a scan, the scores of a site, or knowledge. Pure.
import { readScanOrder, type ScanOrderText } from "./read-scan-order.ts";
import { bareHost } from "./target.ts";

export type Intent =
  /** Asks for a scan in so many words. */
  | { kind: "order"; order: ScanOrderText; domain: string }
  /** Asks how a site fares: a scan that is known answers it, else a new one. */
  | { kind: "rating"; order: ScanOrderText; domain: string }
  /** Names a site, and asks something else or nothing: `rest` is what stands beside the name. */
  | { kind: "mention"; domain: string; rest: string }
  /** Asks for a scan and does not say of what. */
  | { kind: "order-of-nothing" }
  | { kind: "question" };

const HERE = "⌂";
const POLITE = String.raw`(?:(?:hi|hello|hey|ok|okay|please|now|then|so|and|also|thanks)[\s,.!]+)*`;
const WISH = String.raw`(?:(?:can|could|would|will) you (?:please )?|(?:i|we) (?:want|need|would like|'d like)(?: you)? to |i'd like(?: you)? to |let's |let us |go )?`;
const RUN = String.raw`(?:(?:run|start|do|perform|make|begin|launch|order|request|get)(?: me)? )?`;
const WANT_NOUN = String.raw`(?:(?:i|we) (?:want|need|would like) |i'd like )?`;
const KIND = String.raw`(?:(?:a|an|another|new|fresh|full|deep|complete|thorough|light|quick|basic|standard) )*`;
const WHOSE = String.raw`(?:(?:the|my|our|this|that|their) )?(?:web ?site|site|web ?page|page|home ?page|domain|business|company|shop|store)?`;
const SCAN = String.raw`(?:re-?)?scan`;
const OF = String.raw`(?:\s*(?:of|for|on|at|:))?`;
/** How a scan may be wished for after its object: "for AI readiness", "again", "please". */
const TAIL = String.raw`(?=$|[\s.,;:!?])`;

const begins = (pattern: string): RegExp => new RegExp(`^${POLITE}${pattern}`, "iu");
const ORDERS = [
  begins(`${WISH}(?:please )?${RUN}${KIND}${SCAN}${OF}\\s*${WHOSE}${OF}\\s*${HERE}${TAIL}`),
  begins(`${WANT_NOUN}${KIND}${SCAN}${OF}\\s*${WHOSE}${OF}\\s*${HERE}${TAIL}`),
];
const UNNAMED = begins(
  `${WISH}(?:please )?${RUN}${KIND}${SCAN}${OF}\\s*(?:my|our|the|this|a) ?(?:web ?site|site|web ?page|page|home ?page|domain|business|company|shop|store)[\\s.!?]*$`,
);
const SUBJECT = `${WHOSE}${OF}\\s*${HERE}`;
const READY = String.raw`(?:ai|agent|llm|assistant)?[ -]?(?:ready|readiness|friendly|visible|optimi[sz]ed)`;
const RATINGS = [
  begins(`how ${READY}\\b[^?.!]{0,40}\\b(?:is|are|would)\\s+${SUBJECT}${TAIL}`),
  begins(`how (?:well )?(?:is|are|does|do)\\s+${SUBJECT}\\s+(?:score|rated?|rank|doing|fare|prepared|${READY})`),
  begins(`(?:is|are)\\s+${SUBJECT}\\s+${READY}`),
  begins(
    `(?:what(?:'s| is| are)|tell me|show me|give me)\\s+(?:the )?[^?.!]{0,30}\\b(?:scores?|readiness|ratings?|level)\\b[^?.!]{0,20}\\b(?:of|for)\\s+${SUBJECT}${TAIL}`,
  ),
  begins(
    `(?:what(?:'s| is| are)|tell me|show me|give me)\\s+${HERE}(?:'s)? [^?.!]{0,30}\\b(?:scores?|readiness|ratings?|level)\\b`,
  ),
  begins(`${WISH}(?:please )?(?:audit|analy[sz]e|assess|evaluate|grade|rate)\\s+${SUBJECT}${TAIL}`),
];

export function readIntent(text: string): Intent {
  const order = readScanOrder(text);
  const words = (order === null ? text : text.replace(order.url, HERE))
    .replace(/[‘’]/g, "'")
    .replace(/["“”<>`()*]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (order === null) return UNNAMED.test(words) ? { kind: "order-of-nothing" } : { kind: "question" };
  const domain = domainOf(order.url);
  if (ORDERS.some((pattern) => pattern.test(words))) return { kind: "order", order, domain };
  if (RATINGS.some((pattern) => pattern.test(words))) return { kind: "rating", order, domain };
  return { kind: "mention", domain, rest: words.replace(HERE, "").replace(/\s+/g, " ").trim() };
}

/** Host name as scans keep it. */
function domainOf(url: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`;
  return URL.canParse(address) ? bareHost(new URL(address).hostname) : url.slice(0, 253).toLowerCase();
}

const POINTS_BACK =
  /\b(?:it|its|it's|they|their|them|this (?:site|website|business|company)|that (?:site|website|business|company))\b/i;

/** The question with the site that "it" stands for, when an earlier question named one. Its words stay as they were. */
export function decontextualize(text: string, earlier: readonly string[]): string {
  const pronoun = POINTS_BACK.exec(text)?.[0];
  if (pronoun === undefined || readScanOrder(text) !== null) return text;
  const named = earlier.map((question) => readScanOrder(question)?.url).findLast((url) => url !== undefined);
  if (named === undefined) return text;
  const owner = /^(?:its|their)$/i.test(pronoun) ? `${named}'s` : named;
  return text.replace(pronoun, owner);
}
