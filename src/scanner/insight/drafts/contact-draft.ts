// Ways to reach the business as links that people and programs can follow; which number and address only it knows.
import { contactPage, hasChannel, rootAddress } from "./business-facts.ts";
import { pageAddress, tag, type DraftMaker } from "./draft-parts.ts";

export const contactDraft: DraftMaker = (site) => {
  const lines = [
    ...(hasChannel(site, "phone")
      ? []
      : [`<p>${tag("a", { href: "tel:[phone number, in international form]" })}[phone number]</a></p>`]),
    ...(hasChannel(site, "email") ? [] : [`<p>${tag("a", { href: "mailto:[email address]" })}[email address]</a></p>`]),
  ];
  if (lines.length === 0) return null;
  return {
    kind: "html",
    title: "Ways to get in touch that can be followed",
    target: pageAddress(contactPage(site)) || rootAddress(site),
    content: lines.join("\n"),
    notes: [
      "Goes onto the contact page, best into the footer of every page too.",
      "One of them is enough beside another way, such as a form.",
    ],
  };
};
