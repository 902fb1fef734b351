// Faults that cost the business more than points: somebody is told something wrong, or sent to what is gone.
import type { Outcome } from "../../model/outcome.ts";
import { isGraveLeftover } from "../checks/trust/leftovers.ts";
import { losesMessages } from "../evidence/operability/dead-forms.ts";
import { isDoor } from "../evidence/access/door-address.ts";
import { isFile, isGoneByBase, isGoneFromMenu, isGoneFromView } from "../evidence/access/file-address.ts";

const MISLEADING: ReadonlySet<string> = new Set([
  "price-parity",
  "contradictions",
  "opening-hours-consistent",
  "nap-consistent",
]);
/** The same name or street in another spelling misleads few: it is told, and waits for its turn. */
const MILD: ReadonlySet<string> = new Set(["nap-consistent"]);

/** A buyer who is told a wrong price, hour or address is misled, and so is who is sent to what is gone by a menu or for a form. */
export const misleads = ({ id, evidence }: Pick<Outcome, "id" | "evidence">): boolean =>
  MISLEADING.has(id) ||
  (id === "broken-internal-links" &&
    evidence.some((item) => isFile(item.url) || isGoneByBase(item) || isGoneFromMenu(item) || isGoneFromView(item)));

/** Why it is mended before what gains more, and in which order; null for what can wait. */
export function whyFirst(outcome: Pick<Outcome, "id" | "evidence">): { rank: 0 | 2 | 3; because: string } | null {
  if (losesMessages(outcome)) return { rank: 0, because: "what people write is lost until then" };
  if (isGraveLeftover(outcome)) return { rank: 0, because: "what stands there now is of no use to people" };
  if (!misleads(outcome) || MILD.has(outcome.id)) return null;
  return outcome.id === "broken-internal-links"
    ? {
        rank: 3,
        because: outcome.evidence.every(({ url }) => isDoor(url))
          ? "people may not get in where they log in, sign up or pay"
          : outcome.evidence.some(isGoneFromView)
            ? "the home page sends people to pages that are gone"
            : `people are sent to a ${outcome.evidence.some((item) => isGoneByBase(item) || isGoneFromMenu(item)) ? "page" : "file"} that is gone`,
      }
    : { rank: 2, because: "people or machines are told something wrong" };
}
