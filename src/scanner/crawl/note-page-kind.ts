import { noteFormUses } from "../evidence/page/form-uses.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import { isArticlePage } from "./article-page.ts";
import { judgePageKind } from "./page-kind.ts";

/** What kind of page it is, and what its forms are for, which the kind helps to tell; asked when the page has been parsed. */
export function notePageKind(facts: PageFacts, linkText: string): void {
  const h1 = facts.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? "";
  const named = judgePageKind({ url: facts.url, linkText, h1, title: facts.titles[0] ?? "" });
  facts.kind = facts.foundBy === "start" ? "home" : named;
  if (facts.kind === "other" && isArticlePage(facts)) {
    facts.kind = "post";
    facts.isPostByData = true;
  }
  noteFormUses(facts);
}
