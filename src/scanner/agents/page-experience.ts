import { defineAgent, tally } from "./define-agent.ts";

export const pageExperience = defineAgent({
  id: "page-experience",
  title: "Page experience",
  looksAt: "How heavy, fast and usable pages are for agents",
  learn: (_evidence, outcomes) => tally(outcomes),
});
