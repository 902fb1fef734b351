// Where we judge otherwise than widespread tools, on purpose: published on the method page. One entry a topic.

export interface Difference {
  topic: string;
  /** What other tools do; no tool is named. */
  others: string;
  ours: string;
  why: string;
  /** Address of what it rests on. */
  source: string;
  /** Checks it is about; all of them are in the registry. */
  checkIds: readonly string[];
}

export const DIFFERENCES: readonly Difference[] = [
  {
    topic: "A site without llms.txt",
    others: "take points off, in some tools more than for any other fault",
    ours: "The file is reported. A site without one loses nothing; a file that is there and broken does cost points.",
    why: "Google says in its own guide that its search does not use the file, and no vendor of an assistant documents that it reads the files of others.",
    source: "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide",
    checkIds: ["llms-txt-present", "llms-txt-valid"],
  },
  {
    topic: "Crawlers that collect text for training are shut out",
    others: "count a blocked training crawler as a fault",
    ours: "Either choice is reported and neither costs points. Only crawlers that fetch for search and for answers count.",
    why: "Training and answering are done by different crawlers with different names. Who keeps the first out loses no place in an answer.",
    source: "https://developers.openai.com/api/docs/bots",
    checkIds: ["ai-training-policy-declared", "ai-search-bots-allowed"],
  },
  {
    topic: "Short pages",
    others: "take a page with little text for one that needs JavaScript",
    ours: "Little text counts as a fault only where a script is there that would fill the page.",
    why: "A short page that is sent whole can be read whole. What crawlers miss is text that only a script adds.",
    source: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
    checkIds: ["content-without-js"],
  },
  {
    topic: "Pages that are missing",
    others: "ask for the status 200 with a page that helps along",
    ours: "A missing page answers with the status 404 or 410, and may help along in its body.",
    why: "The status is how a program learns that there is nothing. A 200 makes it take the help page for the answer.",
    source: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.5",
    checkIds: ["missing-page-behaviour", "soft-404-control"],
  },
  {
    topic: "Heading levels that are skipped",
    others: "count a third-level heading after a first-level one as a fault",
    ours: "A skipped level is said and costs nothing. Whether long texts have headings at all does count.",
    why: "No program is known that reads such a page worse. Guidance on accessibility advises against skipping, and no criterion of the standard forbids it.",
    source: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
    checkIds: ["heading-structure"],
  },
  {
    topic: "Protocols for agents that a site does not need",
    others: "count every protocol that is not there as a failed check",
    ours: "A protocol that the site neither declares nor needs does not apply and is left out of the score. One that is declared and does not work counts.",
    why: "A bakery without an API has nothing to describe. A declaration that leads nowhere costs an agent more than none.",
    source: "https://www.rfc-editor.org/rfc/rfc9727",
    checkIds: ["api-catalog", "mcp-server-card", "oauth-protected-resource"],
  },
];
