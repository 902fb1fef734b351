import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { defineCheck } from "../define-check.ts";
import { gradePages } from "../grade-pages.ts";

const PASS_BYTES = 1_000_000;
const WARN_BYTES = 10_000_000;

export const pageSizeTransfer = defineCheck({
  id: "page-size-transfer",
  agent: "page-experience",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "Pages stay below what agents load",
  why: "Agents stop loading at a limit, some at 10 MB and many well before it.",
  fix: "Move data, pictures and styles out of the page into files of their own, and load long lists in parts.",
  effort: "M",
  reference: "https://agentdocsspec.com/",
  headline: ({ name }) => `Some pages of ${name} are too heavy for agents to load`,
  run({ pages, target }) {
    return gradePages(
      pages,
      ({ transfer: { bytes, truncated } }) => {
        if (bytes <= PASS_BYTES && !truncated) return 1;
        return {
          value: bytes <= WARN_BYTES ? 0.5 : 0,
          received: `${bytes} bytes${truncated ? " and more" : ""}`,
          meaning: "Agents may stop before the content comes.",
        };
      },
      (counts) => `${pagesWhich(counts, `read of ${target.host}`, { one: "is below 1 MB", many: "are below 1 MB" })}.`,
    );
  },
});
