import { defineTechnologyFact } from "../define-fact.ts";

export const tagManager = defineTechnologyFact({
  id: "tag-manager",
  title: "Tag manager",
  categories: ["tag-manager"],
  what: "a tag manager",
  why: "A tag manager loads further scripts that a reader without scripts does not see, so facts about them stay unknown.",
  fix: "Remove tags that nobody uses; each slows the page and may write into it.",
  reference: "https://support.google.com/tagmanager/answer/6102821",
});
