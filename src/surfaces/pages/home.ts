import { AGENT_IDS, AGENTS_BY_SCAN_TYPE, CRAWL_BUDGETS, SCAN_TYPES } from "../../model/scan.ts";
import { planWith } from "../../model/plans.ts";
import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";
import { countOf } from "../../model/words.ts";
import {
  code,
  codeBlock,
  h2,
  LATEST_LISTINGS,
  link,
  list,
  p,
  type Page,
  prose,
  scanForm,
  slot,
  strong,
  table,
  WEBMCP_SCRIPT,
} from "../../render/blocks.ts";
import { siteFacts } from "./site-facts.ts";

const DESCRIPTION = `${PRODUCT.name} reads a business website and reports, with evidence, how ready it is for AI, which work looks manual, and what could be automated.`;

export const homePage = (site: Site): Page => ({
  path: "/",
  name: "Home",
  title: "How ready is a website for AI?",
  description: DESCRIPTION,
  facts: siteFacts(site, DESCRIPTION),
  updated: "2026-11-20",
  scripts: [WEBMCP_SCRIPT],
  blocks: [
    scanForm(planWith("anonymous", site.limits).scansPerDay),
    p`Give ${PRODUCT.name} the address of a business website. It reads the site as a polite crawler does, and answers:`,
    list(
      prose`how ready the business is for AI (${strong("readiness score")}, 0 to 100) and how well answer engines can find and quote it (${strong("AEO score")}, 0 to 100), each with its range and its confidence;`,
      prose`which workflows the business evidently runs, and which of their steps look manual;`,
      prose`what could be automated, how many hours a month that would save, by which formula and on which assumptions;`,
      prose`what to do first, and a plan for ninety days.`,
    ),
    p`Every claim names the address and the bytes that it rests on. No language model takes part in a scan: the same evidence gives the same report. How the numbers come about is public: ${link("the method", "/method")}.`,
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
