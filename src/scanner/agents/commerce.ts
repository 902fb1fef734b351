import { defineAgent, tally } from "./define-agent.ts";

export const commerce = defineAgent({
  id: "commerce",
  title: "Commerce",
  looksAt: "Whether something can be bought, by a person or an agent",
  learn: ({ profile }, outcomes) => (profile.sells ? tally(outcomes) : "nothing is sold on the site"),
});
