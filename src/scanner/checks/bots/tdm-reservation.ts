import { tdmReservations } from "../../evidence/access/bots-usage-statements.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const tdmReservation = defineCheck({
  id: "tdm-reservation",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "documents", "target"],
  title: "Rights to text and data mining",
  why: "Under EU law a publisher can reserve text and data mining in machine-readable form; this is one of the forms proposed for it.",
  fix: "Nothing has to be done unless you want to reserve these rights; then publish /.well-known/tdmrep.json.",
  effort: "S",
  reference: "https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/",
  run({ pages, documents, target }) {
    const found = tdmReservations(pages, documents);
    if (found.length === 0) return na(`${target.host} says nothing on text and data mining in this form.`);
    const reserved = found.some(({ isReserved }) => isReserved);
    const faulty = found.filter(({ isReserved }) => isReserved === null).length;
    return info(
      `${target.host} ${reserved ? "reserves" : "does not reserve"} the right to text and data mining${faulty > 0 ? `; ${faulty} statements cannot be read` : ""}.`,
      found
        .slice(0, 5)
        .map(({ url, received, isReserved }) =>
          seen(
            url,
            received,
            isReserved === null ? "Neither 0 nor 1, so it says nothing." : isReserved ? "Reserved." : "Not reserved.",
          ),
        ),
    );
  },
});
