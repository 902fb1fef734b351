import { listOf } from "../../model/words.ts";
import { claimWorkflows } from "../insight/claim-workflows.ts";
import { defineAgent } from "./define-agent.ts";

export const operations = defineAgent({
  id: "operations",
  title: "Operations",
  looksAt: "How the business is reached, which workflows it evidently runs, whether its forms can be filled in",
  derive: (evidence) => ({ workflows: claimWorkflows(evidence) }),
  learn: ({ channels }) =>
    channels.length === 0
      ? "no way to reach anyone seen"
      : `reached by ${listOf(
          channels.map(({ type }) => type.replaceAll("-", " ")),
          3,
        )}`,
});
