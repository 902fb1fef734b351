import { listOf } from "../../model/words.ts";
import { defineAgent } from "./define-agent.ts";

export const technology = defineAgent({
  id: "technology",
  title: "Technology",
  looksAt: "Which products the site is built with",
  derive: ({ technologies }) => ({ technologies }),
  learn: ({ technologies }) =>
    technologies.length === 0
      ? "no products recognized"
      : `built with ${listOf(
          technologies.map(({ name }) => name),
          3,
        )}`,
});
