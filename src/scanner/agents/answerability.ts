import { defineAgent, tally } from "./define-agent.ts";

export const answerability = defineAgent({
  id: "answerability",
  title: "Answerability",
  looksAt: "Whether the text answers what buyers ask, and can be quoted",
  learn: (_evidence, outcomes) => tally(outcomes),
});
