// Ways to reach the business as links that people and programs can follow; which number and address only it knows.
import { listOf, pathOf } from "../../../model/words.ts";
import { contactPage, hasChannel, rootAddress } from "./business-facts.ts";
import { pageAddress, tag, type DraftMaker } from "./draft-parts.ts";

export const contactDraft: DraftMaker = (site, outcome) => {
  // Where the check found a page that speaks of a way and does not give it.
  const named = outcome.evidence.filter(({ meaning }) => meaning.includes("gives no address"));
  const [first] = named;
  const mail = `<p>${tag("a", { href: "mailto:[email address]" })}[email address]</a></p>`;
  const phone = `<p>${tag("a", { href: "tel:[phone number, in international form]" })}[phone number]</a></p>`;
  // Of what no page speaks, there may be none.
  const lines = [
    ...(hasChannel(site, "email") ? [] : [mail]),
    ...(hasChannel(site, "phone") || named.length > 0 ? [] : [phone]),
  ];
  if (lines.length === 0) return null;
  return {
    kind: "html",
    title: "Ways to get in touch that can be followed",
    target: first?.url ?? (pageAddress(contactPage(site)) || rootAddress(site)),
    content: lines.join("\n"),
    notes: [
      named.length === 0
        ? "Goes onto the contact page, best into the footer of every page too."
        : `Goes onto ${listOf(named.map(({ url }) => pathOf(url)))}, ${named.length === 1 ? "best into the footer of every page too" : "each time with the address that is meant there"}.`,
      ...(lines.length > 1 ? ["One of them is enough beside another way, such as a form."] : []),
    ],
  };
};
