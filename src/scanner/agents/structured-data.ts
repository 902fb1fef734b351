import { defineAgent, tally } from "./define-agent.ts";

export const structuredData = defineAgent({
  id: "structured-data",
  title: "Structured data",
  looksAt: "What the site says of itself in data that machines read",
  learn: (_evidence, outcomes) => tally(outcomes),
});
