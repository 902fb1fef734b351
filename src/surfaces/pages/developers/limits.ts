import { MINUTE_SECONDS, quotaHeaders } from "../../../model/quota-headers.ts";
import { AGENT_KEYS } from "../../../model/agent-keys.ts";
import { ERROR_GUIDE } from "../../../model/error-guide.ts";
import {
  ASK_QUERY_CHARS,
  DIRECTORY_OFFSET,
  KEYS_PER_OWNER,
  OPT_OUTS_PER_HOUR,
  REQUEST_BODY_BYTES,
  SEARCH_WORDS,
  URL_CHARS,
} from "../../../model/limits.ts";
import type { QuotaAnswer } from "../../../model/limiter-ports.ts";
import { PLAN_IDS, planWith } from "../../../model/plans.ts";
import { PRODUCT } from "../../../model/product.ts";
import type { Site } from "../../../model/site.ts";
import { WEBHOOK_LIMITS } from "../../../model/webhook-limits.ts";
import { getUsage } from "../../../operations/get-usage.ts";
import { OPERATIONS } from "../../../operations/registry.ts";
import { type Block, code, codeBlock, h2, link, list, p, type Page, prose, table } from "../../../render/blocks.ts";
import { NAMED } from "../../../render/navigation.ts";
import { GUIDES } from "./menu.ts";
import { errorLink, listed, operationLink } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";

export const limitsPage = (site: Site): Page =>
  portalPage(site.origin, {
    ...GUIDES.limits,
    title: "Limits",
    description: `How many scans and reads each plan of ${PRODUCT.name} allows, what counts, which headers tell what is left, and how to wait when it is used up.`,
    blocks: [
      ...planBlocks(site),
      h2("What counts", "counts"),
      list(
        prose`As a scan: ${namesOf("scan")}. A scan that fails through our fault gives its unit back; a repeated ${code("Idempotency-Key")} costs nothing.`,
        prose`As a read: ${namesOf("read")}. Opening the event stream of a scan and fetching files of a playbook are reads, too.`,
        prose`Apart from reads, with the same number a minute each: calls over MCP and A2A together, and questions to ${code("/ask")} and searches together. A scan that they start counts as a scan.`,
        prose`Not at all: ${namesOf("none")}, pages and documents.`,
      ),
      ...headerBlocks(),
      ...waitBlocks(),
      h2("Sizes", "sizes"),
      table(["What", "At most"], SIZES),
      p`Lists and their pages have bounds of their own, on the page of each operation.`,
    ],
  });

const planBlocks = ({ limits }: Site): Block[] => [
  h2("Plans"),
  table(
    ["Plan", "Scans a day (UTC)", "Reads a minute", "Scans go first"],
    PLAN_IDS.map((id) => {
      const { scansPerDay, readsPerMinute, hasPriority } = planWith(id, limits);
      return [
        prose`${code(id)}`,
        prose`${scansPerDay}`,
        prose`${readsPerMinute}`,
        prose`${hasPriority ? "yes" : "no"}`,
      ];
    }),
  ),
  p`Without a credential you have ${code("anonymous")}, counted on your network address; with a key or token, the plan of its owner. All of them are free: ${link("the plans", NAMED.pricing.path)}. What is left of yours: ${operationLink(getUsage)}.`,
];

const headerBlocks = (): Block[] => [
  h2("What answers tell", "headers"),
  p`Every counted answer carries what is left, also when it refuses:`,
  codeBlock(
    "http",
    Object.entries(quotaHeaders(EXAMPLE_QUOTA, EXAMPLE_QUOTA.resetsAt - 42_000, MINUTE_SECONDS))
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
  ),
  p`${code("X-RateLimit-Reset")} is in Unix seconds. ${code("RateLimit")} says the same as ${link("the draft of the IETF", "https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/")} has it: ${code("r")} are left, and ${code("t")} seconds until it starts anew. The start of a scan tells the quota of the day, any other call that of the minute.`,
];

const EXAMPLE_QUOTA: QuotaAnswer = { ok: true, limit: 60, remaining: 59, resetsAt: 1_795_166_460_000 };

function waitBlocks(): Block[] {
  const { example, meaning } = ERROR_GUIDE.RATE_LIMIT;
  return [
    h2("When it is used up", "wait"),
    p`The answer is 429 ${errorLink("RATE_LIMIT")}. ${meaning} ${code("Retry-After")} and ${code("details.retry_after_seconds")} say when to try again:`,
    codeBlock("text", example.message),
    codeBlock("js", WAITING_FETCH),
    p`Do not try again sooner, and not with several calls at once when the time is over.`,
  ];
}

const WAITING_FETCH = `async function fetchPatiently(url, options, tries = 3) {
  const response = await fetch(url, options);
  const seconds = Number(response.headers.get("Retry-After"));
  if (response.status !== 429 || tries <= 1 || seconds > 120) return response;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return fetchPatiently(url, options, tries - 1);
}`;

const namesOf = (counts: "scan" | "read" | "none") =>
  listed(OPERATIONS.filter((operation) => operation.counts === counts).map(operationLink));

const SIZES = [
  [prose`Body of a request`, prose`${REQUEST_BODY_BYTES / 1024} KiB`],
  [prose`Address of a website or a callback`, prose`${URL_CHARS} characters`],
  [prose`Live keys of one owner`, prose`${KEYS_PER_OWNER}`],
  [prose`Keys that agents register from one network in a day`, prose`${AGENT_KEYS.registrationsPerDay}`],
  [
    prose`Webhook subscriptions`,
    prose`${WEBHOOK_LIMITS.perOwner} of an account or key, ${WEBHOOK_LIMITS.perAnonymousOwner} without one, ${WEBHOOK_LIMITS.perHost} to one host`,
  ],
  [prose`Words of a search that are looked for`, prose`${SEARCH_WORDS}`],
  [prose`Question in plain language`, prose`${ASK_QUERY_CHARS} characters`],
  [prose`Entries of the directory that can be skipped`, prose`${DIRECTORY_OFFSET}`],
  [prose`Opt-out requests for one domain in an hour`, prose`${OPT_OUTS_PER_HOUR}`],
];
