import { countOf } from "../../model/words.ts";
import { defineAgent } from "./define-agent.ts";

export const essentials = defineAgent({
  id: "essentials",
  title: "Essentials",
  looksAt: "Whether machines can reach, read and trust the site at all, and whose site it is",
  learn: ({ profile, pages }) =>
    profile.businessName.value === null
      ? `${countOf(pages.length, "page")} read, name unknown`
      : `${profile.businessName.value.slice(0, 40)}: ${countOf(pages.length, "page")} read`,
});
