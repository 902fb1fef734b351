// Verdict on a legal page that the site names, shared by the rows on legal pages.
import { maskPersonalData } from "../../model/mask.ts";
import { listOf, pathOf } from "../../model/words.ts";
import { printableUrl } from "../../model/target.ts";
import { quoteOf } from "../evidence/answers/answers-quote.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import { isFiller } from "../evidence/text/filler-text.ts";
import { standInsOn } from "../evidence/trust/trust-leftovers.ts";
import type { PolicyPage } from "../evidence/trust/trust-policy-pages.ts";
import { fail, pass, seen, type Verdict, warn } from "./define-check.ts";

/** What stands on the page of a policy in place of its text. */
function judgeUnfinished(page: PageFacts, what: string): Verdict | null {
  const filler = page.blocks.filter(isFiller);
  const [first] = filler;
  if (first !== undefined) {
    const own = page.blocks.filter((block) => block.region === "main" && !isFiller(block));
    const sizeOf = (blocks: typeof filler): number => blocks.reduce((sum, { text }) => sum + text.length, 0);
    return (sizeOf(filler) > sizeOf(own) ? fail : warn)(
      `The site links ${what}, and filler stands there in place of the text.`,
      seen(page.url, quoteOf(first.text), "It says nothing, and visitors look for it here."),
      { fix: "Replace the filler by the text that holds for the business, before anything else on that page." },
    );
  }
  const open = [...new Set(standInsOn(page))];
  if (open.length === 0) return null;
  return warn(
    `The site links ${what}, and facts on it were never filled in.`,
    seen(page.url, quoteOf(maskPersonalData(listOf(open))), "They stand in for facts about the business."),
    { fix: "Fill in each of these places: the law asks for the fact itself." },
  );
}

/** `what` names the page with its article: "a page on …". The state is never "absent" here. */
export function judgePolicy(policy: PolicyPage, what: string, pages: readonly PageFacts[]): Verdict {
  const url = printableUrl(policy.url);
  const label = `link "${policy.label.slice(0, 60)}"`;
  switch (policy.state) {
    case "read": {
      const page = policy.section ? undefined : pages.find((one) => one.url === policy.url);
      const unfinished = page && judgeUnfinished(page, what);
      if (unfinished) return unfinished;
      if (policy.section)
        return pass(
          policy.section === "folded"
            ? `A folded part of ${pathOf(url)} serves as ${what}; it has no address of its own.`
            : `A part of ${pathOf(url)} serves as ${what}.`,
          seen(
            url,
            `heading "${policy.label.slice(0, 60)}"`,
            "A link to it in the footer of every page lets it be found.",
          ),
        );
      const dated = policy.isDated ? ", with a date" : "";
      return pass(
        `The site links ${what}${dated}.`,
        seen(url, `${label}, status ${policy.status}`, "Read as a page with text."),
      );
    }
    case "linked":
      return pass(
        `By its name a link leads to ${what}; that page was not read.`,
        seen(url, label, "The page itself was not among those read."),
      );
    case "empty":
      return warn(
        `The site links ${what}, and it holds hardly any text.`,
        seen(url, label, "Under 200 characters of text."),
      );
    case "nowhere":
      return warn(
        `The site names ${what}, but the link leads nowhere.`,
        seen(printableUrl(policy.foundOn), label, "The link has no address that can be opened without a script."),
        { fix: `The link to ${what} leads nowhere: let it lead to the text, and write that where it is missing.` },
      );
    case "dead":
    case "absent":
      return fail(
        `The site links ${what}, and the link is dead.`,
        seen(url, `${label}, status ${policy.status}`, `Linked from ${printableUrl(policy.foundOn)}.`),
        {
          fix: `The link to ${what} is dead: correct it or put the text under its address, and write that where it is missing.`,
        },
      );
  }
}
