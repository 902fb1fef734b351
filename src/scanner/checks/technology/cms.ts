import { defineTechnologyFact } from "../define-fact.ts";

export const cms = defineTechnologyFact({
  id: "cms",
  title: "Content management system",
  categories: ["cms", "static-site-generator"],
  what: "a content management system",
  why: "What the site is built with decides how an editor changes texts, prices and hours, and which extensions can do it automatically.",
  fix: "Nothing to change; fixes in this report are done in this system.",
  reference: "https://html.spec.whatwg.org/multipage/semantics.html#meta-generator",
});
