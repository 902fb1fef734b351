// A change that asks for something which the site has already, and which does not work, asks for its repair.
import type { Outcome } from "../../model/outcome.ts";
import { pathOf, startWith } from "../../model/words.ts";
import { fillText } from "../insight/fill-text.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";

export interface Mend {
  /** Position in the steps of the template. */
  step: number;
  /** What the step says. */
  text: string;
  /** What was found there, for the report alone: it may hold words of the site. */
  today: string;
  address: string;
}

export const addressesOf = (mends: readonly Mend[]): string[] => mends.map(({ address }) => address);

export function mendsOf(
  { doneWhen = {}, mends = {} }: Pick<OpportunityTemplate, "doneWhen" | "mends">,
  outcomes: readonly Outcome[],
): Mend[] {
  const dead = outcomes.find(({ id, status }) => id === DEAD && status === "fail")?.evidence ?? [];
  return Object.entries(mends).flatMap(([step, text]) => {
    const outcome = outcomes.find(({ id }) => id === doneWhen[step]);
    const mend = outcome === undefined ? null : mendOf(outcome, dead);
    if (mend === null) return [];
    const { address, today, seen } = mend;
    return [
      {
        address,
        today,
        step: Number(step),
        text: fillText(text, { address: pathOf(address) }) + answerOf(seen, address),
      },
    ];
  });
}

/** " (status 404 was received)": of an answer only its number may stand in a step, which agents follow. */
function answerOf(seen: readonly Seen[], address: string): string {
  const [found] = seen.flatMap(({ url, received: answer }) => {
    const [short] = ANSWER.exec(answer) ?? [];
    return short === undefined
      ? []
      : [`${short} was received${url === address ? "" : ` at ${pathOf(url)}, which it names`}`];
  });
  return found === undefined ? "" : ` (${found})`;
}

const ANSWER = /^status [3-5]\d\d\b/;

const DEAD = "declared-capability-works";
/** Addresses under which interfaces are described. */
const DESCRIPTION = /(?:openapi|swagger|api-docs)[^/]*$/i;

type Seen = Outcome["evidence"][number];

interface Found extends Pick<Mend, "today" | "address"> {
  seen: readonly Seen[];
}

/** Published and of no use, or declared somewhere and not there. */
function mendOf({ id, status, situation, evidence }: Outcome, dead: readonly Seen[]): Found | null {
  const [first] = evidence;
  if (first !== undefined && (status === "fail" || status === "warn")) {
    const seen = dead.filter(({ meaning }) => meaning.includes(first.url)).slice(0, MOST_CALLS);
    return { address: first.url, today: [situation, ...seen.map(received)].join(" "), seen };
  }
  const declared = id === "openapi-present" ? dead.find(({ url }) => DESCRIPTION.test(url)) : undefined;
  return declared === undefined ? null : { address: declared.url, today: received(declared), seen: [declared] };
}

const MOST_CALLS = 2;
const received = ({ url, received: answer }: Seen): string => `${startWith(pathOf(url))}: “${answer}”.`;
