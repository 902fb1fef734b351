// The front page: what it is, the form, what a report looks like, and the way in for programs.
import { AGENT_IDS, AGENTS_BY_SCAN_TYPE, CRAWL_BUDGETS, SCAN_TYPES } from "../../model/scan.ts";
import { planWith } from "../../model/plans.ts";
import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";
import { countOf } from "../../model/words.ts";
import {
  type Block,
  code,
  codeBlock,
  h2,
  LATEST_LISTINGS,
  link,
  list,
  p,
  points,
  type Page,
  prose,
  scanForm,
  slot,
  strong,
  table,
  WEBMCP_SCRIPT,
} from "../../render/blocks.ts";
import { siteFacts } from "./site-facts.ts";

const DESCRIPTION = `${PRODUCT.name} reads it as agents and answer engines do, scores what they find, and shows which workflows could run themselves, with the line each claim rests on.`;

/** Invented, and said to be: the form of a finding is shown, no business is blamed. */
const SAMPLE: Block = {
  kind: "sample-finding",
  label: "A finding, from an invented clinic",
  title: "Patients who ask an assistant when you are open get no answer",
  prose: prose`The hours are drawn into the photograph on the contact page. Neither the text nor the description for machines carries them.`,
  evidence: '/contact   img src="hours.png" alt=""',
  fix: prose`${strong("What to do")} (up to an hour): write the hours as text, and add them to the description of the business. The block to paste is in the report, filled with what the site says.`,
};

export const homePage = (site: Site): Page => ({
  path: "/",
  name: "Home",
  title: "What does your website tell an AI about your business?",
  description: DESCRIPTION,
  facts: siteFacts(site, DESCRIPTION),
  updated: "2026-11-20",
  scripts: [WEBMCP_SCRIPT],
  blocks: [
    scanForm(planWith("anonymous", site.limits).scansPerDay),
    points(
      {
        title: "Scores you can defend",
        prose: prose`Readiness for AI and for answer engines, 0 to 100, with range and confidence. Every check, weight and source is public: ${link("the method", "/method")}.`,
      },
      {
        title: "Workflows, not buzzwords",
        prose: prose`Only work that the site shows, with the sentence that shows it, and the hours that could be saved by an open formula.`,
      },
      {
        title: "Made for agents too",
        prose: prose`MCP, A2A, REST and a plain question come from one definition. Ask your assistant to scan a site: ${link("for developers", "/developers/")}.`,
      },
    ),
    h2("What a report says"),
    SAMPLE,
    list(
      prose`What an assistant can and cannot answer about the business today, and where each point of the two scores comes from.`,
      prose`How the business evidently works, step by step, and which steps look like work by hand.`,
      prose`What could be automated, what that takes, and how many hours a month it would save: low, base and high, with what was assumed.`,
      prose`What to change, ready to paste, and a plan for ninety days.`,
    ),
    p`No language model takes part in a scan: the same evidence gives the same report.`,
    slot(LATEST_LISTINGS),
    h2("Scan by program"),
    p`No account is needed: anyone may start ${countOf(planWith("anonymous", site.limits).scansPerDay, "scan")} a day. The answer carries a scan id; its progress and its results are read with it.`,
    codeBlock(
      "sh",
      `curl -X POST ${site.origin}/api/insights/scan \\
  -H 'Content-Type: application/json' \\
  -d '{"url": "example.com"}'`,
    ),
    p`Scans are public: whoever knows the id can read the report. See ${link("the guide for developers", "/developers/")} for the next two calls, and ${link("the plans", "/pricing")} for the limits.`,
    h2("How deep it reads"),
    table(
      ["Scan type", "Agents", "Pages at most", "Requests at most"],
      SCAN_TYPES.map((type) => [
        prose`${code(type)}`,
        prose`${AGENTS_BY_SCAN_TYPE[type].length}`,
        prose`${CRAWL_BUDGETS[type].pages}`,
        prose`${CRAWL_BUDGETS[type].requests}`,
      ]),
    ),
    p`An agent here is one part of the analysis that owns its checks: ${AGENT_IDS.join(", ")}.`,
    h2("For AI agents"),
    list(
      prose`Tools: the MCP endpoint is ${code(`${site.origin}/.well-known/mcp`)} (Streamable HTTP). ${link("Its server card", "/.well-known/mcp/server-card.json")}.`,
      prose`Delegation: the A2A endpoint is ${code(`${site.origin}/a2a`)}. ${link("Its agent card", "/.well-known/agent-card.json")}.`,
      prose`Instructions: ${link("agents.md", "/agents.md")}, ${link("skills", "/.well-known/agent-skills/index.json")}, ${link("auth.md", "/auth.md")}.`,
      prose`Everything else: ${link("llms.txt", "/llms.txt")} lists all documents. Each page answers in Markdown when asked with ${code("Accept: text/markdown")}.`,
    ),
    h2("For owners of websites"),
    p`Our crawler says who it is, obeys robots.txt and can be stopped: ${link(`about ${PRODUCT.bot}`, "/bot")}. What is kept, and for how long: ${link("privacy", "/legal/privacy")}.`,
    h2("Reach us"),
    p`Questions, faults, a report that is wrong: ${link(site.contactEmail, `mailto:${site.contactEmail}`)}.`,
  ],
});
