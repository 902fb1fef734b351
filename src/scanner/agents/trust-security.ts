import { defineAgent, tally } from "./define-agent.ts";

export const trustSecurity = defineAgent({
  id: "trust-security",
  title: "Trust and security",
  looksAt: "Whether the site can be trusted, by people and by machines",
  learn: (_evidence, outcomes) => tally(outcomes),
});
