import { defineAgent, tally } from "./define-agent.ts";

export const communication = defineAgent({
  id: "communication",
  title: "Communication",
  looksAt: "How the site speaks to machines and people: Markdown, feeds, languages, proof",
  learn: (_evidence, outcomes) => tally(outcomes),
});
