import { parseLinkHeader } from "../../evidence/access/access-link-header.ts";
import { defineCheck, info, seen } from "../define-check.ts";
import { judgeLlmsTxt } from "../judge-llms-txt.ts";

const RELATIONS = ["describedby", "llms-txt", "alternate"];

export const llmsTxtDiscoverable = defineCheck({
  id: "llms-txt-discoverable",
  agent: "communication",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "home", "target"],
  title: "The start page leads to the guide for language models",
  why: "An agent that reads the start page finds the guide only when something points to it.",
  fix: 'Link the guide from the footer, or send `Link: </llms.txt>; rel="describedby"` with the start page.',
  effort: "S",
  reference: "https://llmstxt.org/",
  run({ documents, home, target }) {
    return judgeLlmsTxt(documents, target.host, () => {
      const isGuide = (href: string): boolean => /\/llms(?:-full)?\.txt(?:$|[?#])/.test(href);
      const inHeader = parseLinkHeader(home.transfer.headers.link ?? "").some(
        ({ href, rels }) => isGuide(href) && rels.some((rel) => RELATIONS.includes(rel)),
      );
      const ways = [
        ...(inHeader ? ["a header"] : []),
        ...(home.links.some(({ href }) => isGuide(href)) ? ["its head"] : []),
        ...(home.anchors.some(({ href }) => isGuide(href)) ? ["a visible link"] : []),
      ];
      return info(
        ways.length === 0
          ? `The start page of ${target.host} does not point to the guide for language models.`
          : `The start page of ${target.host} points to the guide for language models by ${ways.join(" and ")}.`,
        seen(home.url, ways.length === 0 ? "no pointer to /llms.txt" : ways.join(", "), "How an agent comes to it."),
      );
    });
  },
});
