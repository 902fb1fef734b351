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
    ours: "A site without one loses nothing; a broken one costs points.",
    why: "Google's own guide says that its search does not use the file, and no vendor of an assistant documents reading it.",
    source: "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide",
    checkIds: ["llms-txt-present", "llms-txt-valid"],
  },
  {
    topic: "Crawlers that collect text for training are shut out",
    others: "count a blocked training crawler as a fault",
    ours: "Either choice is reported and neither costs points. Only crawlers that fetch for search and for answers count.",
    why: "Different crawlers do it. Who keeps those for training out loses no place in an answer.",
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
    why: "No program is known that reads such a page worse, and no criterion of the accessibility standard forbids it.",
    source: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
    checkIds: ["heading-structure"],
  },
  {
    topic: "Protocols for agents that a site does not need",
    others: "count every protocol that is not there as a failed check",
    ours: "A protocol that the site neither declares nor needs is left out of the score. One that is declared and does not work counts.",
    why: "A bakery without an API has nothing to describe. A declaration that leads nowhere costs an agent more than none.",
    source: "https://www.rfc-editor.org/rfc/rfc9727",
    checkIds: ["api-catalog", "mcp-server-card", "oauth-protected-resource"],
  },
  {
    topic: "Plain-text twins of pages",
    others: "fail a site whose pages have no .md address and no link to one",
    ours: "A twin is judged where one is offered; that none is offered costs nothing.",
    why: "A second address is a convention. Readers are documented to ask for Markdown at the page's own.",
    source: "https://llmstxt.org/",
    checkIds: ["markdown-url", "markdown-alternate", "markdown-negotiation"],
  },
  {
    topic: "The name of a business's type",
    others: "look for the word Organization and overlook a Dentist or an entry of a graph",
    ours: "Every subclass of Organization counts, in a graph too.",
    why: "The vocabulary is a tree: what is said of a dentist is said of an organization.",
    source: "https://schema.org/Organization",
    checkIds: ["organization-present", "localbusiness-present"],
  },
  {
    topic: "Pages without a canonical address",
    others: "say nothing of an absent one and fail one that is written without the host",
    ours: "One is asked for, lightly; a relative one is resolved as the standard says.",
    why: "Copies of a page are found sooner or later, and then the owner's word decides which counts.",
    source: "https://www.rfc-editor.org/rfc/rfc6596",
    checkIds: ["canonical-present", "canonical-consistent"],
  },
  {
    topic: "Placeholders in form fields",
    others: "take the placeholder for the field's label",
    ours: "A placeholder is no label.",
    why: "It is gone once something is typed, and the standard lets it stand in for no label.",
    source: "https://html.spec.whatwg.org/multipage/input.html#the-placeholder-attribute",
    checkIds: ["form-labels"],
  },
  {
    topic: "A page that is kept from one search engine alone",
    others: "pass it as long as some engine may keep it",
    ours: "It fails, with the engine named.",
    why: "That engine drops the page, and with it the assistants that search through it.",
    source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
    checkIds: ["home-indexable"],
  },
  {
    topic: "Names of links",
    others: "read the visible words alone",
    ours: "The name that programs are given counts: a label for assistive technology first, then the words.",
    why: "Agents choose among links by that name.",
    source: "https://www.w3.org/TR/accname-1.2/",
    checkIds: ["control-names"],
  },
  {
    topic: "Titles and descriptions",
    others: "ask only that there is one",
    ours: "They have to fit their space and to differ from page to page. Legal pages need no description.",
    why: "A title that all pages share tells nobody which page it is.",
    source: "https://developers.google.com/search/docs/appearance/title-link",
    checkIds: ["title-quality", "meta-description"],
  },
];
