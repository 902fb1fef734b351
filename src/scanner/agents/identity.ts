import { defineAgent, tally } from "./define-agent.ts";

export const identity = defineAgent({
  id: "identity",
  title: "Identity",
  looksAt: "Sign-in for agents, keys, and who vouches for the business",
  learn: (_evidence, outcomes) => tally(outcomes),
});
