import { isSilent } from "../../evidence/access/access-silence.ts";
import { plainUrl } from "../../../model/target.ts";
import { parseUrl } from "../../evidence/interfaces/interface-json.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import type { AnchorFacts, PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck, info, na, pass, seen, warn } from "../define-check.ts";

/** Segments of an address and words of a link that stand for documentation for developers. */
const PATH_WORDS = [
  "docs",
  "doc",
  "developers",
  "developer",
  "api",
  "api-docs",
  "apidocs",
  "reference",
  "api-reference",
];
const LINK_WORDS = [
  "developer",
  "api",
  "docs",
  "documentation",
  "entwickler",
  "dokumentation",
  "développeur",
  "desarrollador",
  "documentación",
  "desenvolvedor",
  "documentação",
  "sviluppatori",
  "documentazione",
  "ontwikkelaar",
  "documentatie",
  "dla programistów",
  "dokumentacja",
];

export const apiDocsLinked = defineCheck({
  id: "api-docs-linked",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "home", "pages", "profile", "linkChecks"],
  title: "Documentation for developers is linked",
  why: "A developer, or an agent that works for one, starts at the home page and follows the link to the documentation.",
  fix: "Link the documentation from the header or footer of the home page, at an address that opens without signing in.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc8631",
  run(evidence) {
    if (!concernsAgents(evidence)) {
      return na("This site offers no interface for programs, so it needs no such documentation.");
    }
    const link = findLink(evidence.home);
    const home = plainUrl(evidence.home.url);
    if (!link) {
      return info(
        "The home page links to no documentation for developers.",
        seen(home, "no such link", "Header, text and footer were read."),
      );
    }
    const target = plainUrl(link.href);
    const answer = evidence.linkChecks.find((check) => plainUrl(check.url) === target);
    const page = evidence.pages.find((read) => plainUrl(read.requestedUrl) === target);
    if (answer && answer.status >= 400 && !isSilent(answer.status)) {
      return warn(
        `The link “${link.text}” leads to an address that answers ${answer.status}.`,
        seen(target, `status ${answer.status}`, "The documentation cannot be read there."),
      );
    }
    if (page?.kind === "login") {
      return warn(
        `The link “${link.text}” ends at a sign-in page.`,
        seen(target, page.titles[0] ?? "", "Agents cannot sign in to read."),
      );
    }
    return pass(
      `The home page links to documentation as “${link.text}”.`,
      seen(home, `${link.text}: ${target}`, "Link to documentation for developers."),
    );
  },
});

function findLink(home: PageFacts): AnchorFacts | undefined {
  return home.anchors.find(
    (anchor) => !anchor.hidden && isWeb(anchor.href) && (namesDocs(anchor.text) || leadsToDocs(anchor.href)),
  );
}

const isWeb = (href: string): boolean => href.startsWith("http");

function namesDocs(text: string): boolean {
  const words = text.toLowerCase();
  return (
    words.length <= 40 &&
    LINK_WORDS.some(
      (word) =>
        words.split(/[^\p{L}]+/u).some((part) => part === word || part === `${word}s`) ||
        (word.includes(" ") && words.includes(word)),
    )
  );
}

function leadsToDocs(href: string): boolean {
  const url = parseUrl(href);
  if (!url) return false;
  const [first = ""] = url.pathname.slice(1).toLowerCase().split("/");
  return PATH_WORDS.includes(first) || /^(?:docs|developers?|api)\./.test(url.hostname);
}
