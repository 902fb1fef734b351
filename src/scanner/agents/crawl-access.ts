import { defineAgent, tally } from "./define-agent.ts";

export const crawlAccess = defineAgent({
  id: "crawl-access",
  title: "Crawl access",
  looksAt: "What crawlers and AI bots may read, and how the site answers them",
  learn: (_evidence, outcomes) => tally(outcomes),
});
