import { listOf } from "../../../model/words.ts";
import {
  ACCESS_FORM,
  type ContentUse,
  type UsageStatement,
  usageStatements,
} from "../../evidence/access/bots-usage-statements.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

const USES: Record<ContentUse, string> = { search: "search", input: "answers on request", train: "training" };

// RSL terms would count too; the license document is not opened by a scan.
export const usageSignalsCoherent = defineCheck({
  id: "usage-signals-coherent",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["robots", "home", "documents", "target"],
  title: "All statements on the use of the content agree",
  why: "There are several places to say what AI may do with a text. Where they disagree, each reader may pick the one that suits.",
  fix: "Decide once for search, answers and training, and write the same in every place, or keep a single one.",
  effort: "S",
  reference: "https://contentsignals.org/",
  headline: ({ name }) => `${name} both allows and refuses the same use of its text`,
  run(evidence) {
    const statements = usageStatements(evidence);
    const { host } = evidence.target;
    const forms = new Set(statements.map(({ form }) => form));
    if (forms.size < 2)
      return na(`${host} speaks of the use of its text in ${forms.size === 0 ? "no place" : "one place only"}.`);
    const uses = [...new Set(statements.map(({ use }) => use))];
    const torn = uses.flatMap((use) => {
      const about = statements.filter((statement) => statement.use === use);
      // Forms of use come first, so that a contradiction among them is the one that is shown.
      const ordered = about.toSorted((a, b) => Number(a.form === ACCESS_FORM) - Number(b.form === ACCESS_FORM));
      const yes = ordered.find(({ isAllowed }) => isAllowed);
      const no = ordered.find(({ isAllowed }) => !isAllowed);
      return yes && no ? [{ use, yes, no }] : [];
    });
    if (torn.length === 0) return pass(`The ${forms.size} forms in which ${host} speaks of the use of its text agree.`);
    // Rules open and close addresses, the other forms speak of use: a yes to the one beside a no to the other can be
    // meant, and readers still have to guess.
    const isWithinUse = torn.some(({ yes, no }) => yes.form !== ACCESS_FORM && no.form !== ACCESS_FORM);
    return (isWithinUse ? fail : warn)(
      `${host} says yes in one place and no in another to ${listOf(torn.map(({ use }) => USES[use]))}.`,
      torn.flatMap(({ use, yes, no }) => [quote(yes, `Allows ${USES[use]}.`), quote(no, `Refuses ${USES[use]}.`)]),
    );
  },
});

const quote = ({ url, received }: UsageStatement, meaning: string) => seen(url, received, meaning);
