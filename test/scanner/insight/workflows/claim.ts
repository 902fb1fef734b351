// A claimed workflow with plain defaults; a test states only what it is about.
import type { ClaimedWorkflow } from "../../../../src/scanner/insight/claimed-workflow.ts";
import { familyOf } from "../../../../src/scanner/insight/workflow-families.ts";

export function claimOf(over: Partial<ClaimedWorkflow> & { id: string }): ClaimedWorkflow {
  const family = familyOf(over.id);
  if (!family) throw new Error(`no family ${over.id}`);
  return {
    name: family.name,
    points: 3,
    confidence: "medium",
    evidence: [{ url: "https://example-clinic.com/contact", region: "h1", quote: "Contact" }],
    manualQuotes: [],
    steps: family.steps.map(({ name, actor, isManual }) => ({ name, actor, isManual, basis: "usual" })),
    isDeterministic: true,
    automationPotential: "medium",
    alreadyAutomated: [],
    tools: [],
    anchorBeta: family.anchorBeta,
    volumeSignals: [],
    opportunityIds: [],
    mentions: [{ kind: "page", label: "/contact", url: "https://example-clinic.com/contact" }],
    ...over,
  };
}

/** A number seen on the site. */
export const seenNumber = (
  name: string,
  value: number,
  quote = `${value} ${name}`,
): ClaimedWorkflow["volumeSignals"][number] => ({
  name,
  value,
  url: "https://example-clinic.com/",
  quote,
});
