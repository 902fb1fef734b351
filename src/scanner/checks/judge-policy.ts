// Verdict on a legal page that the site names, shared by the rows on legal pages.
import { pathOf } from "../../model/words.ts";
import { printableUrl } from "../../model/target.ts";
import type { PolicyPage } from "../evidence/trust/trust-policy-pages.ts";
import { fail, pass, seen, type Verdict, warn } from "./define-check.ts";

/** `what` names the page with its article: "a page on …". The state is never "absent" here. */
export function judgePolicy(policy: PolicyPage, what: string): Verdict {
  const url = printableUrl(policy.url);
  const label = `link "${policy.label.slice(0, 60)}"`;
  switch (policy.state) {
    case "read": {
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
      );
    case "dead":
    case "absent":
      return fail(
        `The site links ${what}, and the link is dead.`,
        seen(url, `${label}, status ${policy.status}`, `Linked from ${printableUrl(policy.foundOn)}.`),
      );
  }
}
