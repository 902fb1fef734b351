import { PRODUCT } from "../../../model/product.ts";
import { planWith } from "../../../model/plans.ts";
import type { Site } from "../../../model/site.ts";
import { countOf } from "../../../model/words.ts";
import { OPERATIONS } from "../../../operations/registry.ts";
import { isOpen } from "../../../operations/is-open.ts";
import { type Block, cards, code, fields, h2, link, list, p, type Page, prose, table } from "../../../render/blocks.ts";
import { NAMED, SEARCH } from "../../../render/navigation.ts";
import { firstScan } from "./first-scan.ts";
import { GUIDES, OPERATION_GROUPS } from "./menu.ts";
import { OPERATION_HEAD, operationRows } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";

export const overviewPage = (site: Site): Page =>
  portalPage(site.origin, {
    ...NAMED.developers,
    title: "For developers",
    description: `Scan websites with ${PRODUCT.name} by program: REST, webhooks, MCP, A2A and questions in plain language, from one set of operations.`,
    blocks: [
      ...startBlocks(site),
      h2("Where to go next", "next"),
      wayBlocks(),
      ...factBlocks(site),
      h2("Operations"),
      p`${countOf(OPERATIONS.length, "operation")}, each with a page of its own. ${link("The reference", GUIDES.reference.path)} says what each group is for; ${link("OpenAPI 3.1", "/openapi.json")} and ${link("3.0", "/openapi-3.0.json")} describe them for programs.`,
      operationTable(),
      h2("For agents that read", "documents"),
      list(
        prose`Start at ${link("llms.txt", "/llms.txt")} or ${link("agents.md", "/agents.md")}. Every page answers in Markdown when it is asked with ${code("Accept: text/markdown")}, and has a twin whose address ends in ${code(".md")}.`,
        prose`${link("Skills", "/.well-known/agent-skills/index.json")}, ${link("API catalog", "/.well-known/api-catalog")} and ${link("AI catalog", "/.well-known/ai-catalog.json")} stand where their standards look for them.`,
        prose`Look for a word in businesses, reports and these pages: ${link("search", SEARCH.path)}.`,
      ),
    ],
  });

const startBlocks = ({ origin, limits }: Site): Block[] => [
  h2("The first scan", "quickstart"),
  p`No account is needed: anyone may start ${countOf(planWith("anonymous", limits).scansPerDay, "scan")} a day. A scan takes seconds to minutes, so it is three calls: start it, ask until it is over, read the report.`,
  firstScan(origin),
  p`Each step in detail, and what can go wrong: ${link("the quickstart", GUIDES.quickstart.path)}.`,
];

const wayBlocks = (): Block =>
  cards(
    {
      name: "Get a key",
      to: GUIDES.authentication.path,
      text: "Higher limits, unlisted scans in your own list, playbooks.",
    },
    {
      name: "Be told when a scan is over",
      to: GUIDES.webhooks.path,
      text: "Signed webhooks, with test vectors for your verification.",
    },
    {
      name: "Follow a scan live",
      to: GUIDES.events.path,
      text: "Pages and agents as they arrive, as server-sent events.",
    },
    { name: "Connect an MCP client", to: GUIDES.mcp.path, text: "One line of configuration for the common clients." },
    {
      name: "Ask in plain language",
      to: GUIDES.ask.path,
      text: "NLWeb questions, answered with sources and without a language model.",
    },
    { name: "Handle errors", to: GUIDES.errors.path, text: "Stable codes, each with what it means and what to do." },
  );

const factBlocks = ({ origin, limits }: Site): Block[] => [
  h2("The facts in short", "facts"),
  table(
    ["What", "How it is here"],
    [
      [prose`Base address`, prose`${code(origin)}`],
      [prose`Bodies`, prose`JSON in UTF-8, times in Unix seconds unless a name says otherwise`],
      [
        prose`Credentials`,
        prose`none for ${OPERATIONS.filter(isOpen).length} of ${countOf(OPERATIONS.length, "operation")}; else a key in ${code("x-mcp-api-key")} or a token in ${code("Authorization: Bearer")} (${link("authentication", GUIDES.authentication.path)})`,
      ],
      ...(["anonymous", "free"] as const).map((id) => {
        const { scansPerDay, readsPerMinute } = planWith(id, limits);
        return [
          prose`Limits of ${code(id)}`,
          prose`${countOf(scansPerDay, "scan")} a day, ${countOf(readsPerMinute, "read")} a minute (${link("limits", GUIDES.limits.path)})`,
        ];
      }),
      [prose`Errors`, prose`one body, stable codes, a page for each (${link("errors", GUIDES.errors.path)})`],
      [prose`Version`, prose`${PRODUCT.version}; addresses carry none (${link("changelog", GUIDES.changelog.path)})`],
    ],
  ),
];

/** Older addresses named an operation by its anchor on this page. */
const operationTable = (): Block =>
  fields(
    operationRows(OPERATION_GROUPS.flatMap(({ operations }) => operations)).map((row) => ({ ...row, id: row.name })),
    OPERATION_HEAD,
  );
