import { listOf } from "../../model/words.ts";
import { memoByParts } from "../evidence/memo-by-page.ts";
import { claimWorkflows } from "../insight/claim-workflows.ts";
import type { WorkflowEvidence } from "../insight/signals/site-reading.ts";
import { defineAgent } from "./define-agent.ts";

const claimsOn = memoByParts(
  (
    pages: WorkflowEvidence["pages"],
    structured: WorkflowEvidence["structured"],
    channels: WorkflowEvidence["channels"],
    technologies: WorkflowEvidence["technologies"],
    profile: WorkflowEvidence["profile"],
    documents: WorkflowEvidence["documents"],
    sitemap: WorkflowEvidence["sitemap"],
    target: WorkflowEvidence["target"],
  ) => claimWorkflows({ pages, structured, channels, technologies, profile, documents, sitemap, target }),
);

/** Claimed once for the same parts, also while the rest of the site is still read. */
export const readWorkflows = (evidence: WorkflowEvidence): ReturnType<typeof claimWorkflows> => {
  const { pages, structured, channels, technologies, profile, documents, sitemap, target } = evidence;
  return claimsOn(pages, structured, channels, technologies, profile, documents, sitemap, target);
};

export const operations = defineAgent({
  id: "operations",
  title: "Operations",
  looksAt: "How the business is reached, which workflows it evidently runs, whether its forms can be filled in",
  derive: (evidence) => ({ workflows: readWorkflows(evidence) }),
  learn: ({ channels }) =>
    channels.length === 0
      ? "no way to reach anyone seen"
      : `reached by ${listOf(
          channels.map(({ type }) => type.replaceAll("-", " ")),
          3,
        )}`,
});
