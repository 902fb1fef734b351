import { defineTechnologyFact } from "../define-fact.ts";

export const jsFramework = defineTechnologyFact({
  id: "js-framework",
  title: "JavaScript framework",
  categories: ["js-framework"],
  what: "a JavaScript framework",
  why: "Most AI crawlers run no scripts, so a site built with a framework needs its pages rendered on the server.",
  fix: "Check that every page delivers its text without scripts; if not, turn on server rendering or prerendering.",
  reference: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
});
