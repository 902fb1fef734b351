import { CRAWL_BUDGETS, AGENTS_BY_SCAN_TYPE, SCAN_ERROR_CODES, SCAN_TYPES } from "../../../model/scan.ts";
import { SCAN_DEADLINES_MS } from "../../../model/limits.ts";
import { planWith } from "../../../model/plans.ts";
import { PRODUCT } from "../../../model/product.ts";
import type { Site } from "../../../model/site.ts";
import { countOf } from "../../../model/words.ts";
import { getScanResults } from "../../../operations/get-scan-results.ts";
import { getScanStatus } from "../../../operations/get-scan-status.ts";
import { startScan } from "../../../operations/start-scan.ts";
import { code, codeBlock, h2, link, list, p, type Page, prose, table } from "../../../render/blocks.ts";
import { NAMED } from "../../../render/navigation.ts";
import { firstScan } from "./first-scan.ts";
import { GUIDES } from "./menu.ts";
import { errorLink, listed, operationLink } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";

export const quickstartPage = ({ origin, limits }: Site): Page =>
  portalPage(origin, {
    ...GUIDES.quickstart,
    title: "Quickstart",
    description: `From nothing to the first report of ${PRODUCT.name} in three calls, in curl, JavaScript or Python, without an account.`,
    blocks: [
      h2("The whole way", "run"),
      p`Paste it into a terminal, a file or a console. JavaScript runs in Node and in browsers as a module; Python needs its standard library alone.`,
      firstScan(origin),
      h2("1. Start the scan", "start"),
      p`${operationLink(startScan)} takes the address and answers at once. Keep ${code("scanId")}. Without a credential the answer also has an ${code("ownerToken")}: it is shown once, and deletes the scan.`,
      codeBlock("json", JSON.stringify(startScan.example.output, null, 2)),
      p`Choose how deep it reads with ${code("scanType")}:`,
      table(
        ["scanType", "Agents", "Pages at most", "Requests at most", "Over after at most"],
        SCAN_TYPES.map((type) => [
          prose`${code(type)}`,
          prose`${AGENTS_BY_SCAN_TYPE[type].length}`,
          prose`${CRAWL_BUDGETS[type].pages}`,
          prose`${CRAWL_BUDGETS[type].requests}`,
          prose`${SCAN_DEADLINES_MS[type] / 1000} s`,
        ]),
      ),
      p`Scans are public: whoever knows the id can read the report, and the newest of a business stands in ${link("the directory", NAMED.directory.path)}. ${code('"visibility": "unlisted"')} keeps a scan out of every list. So does an address with another port than the website's own: that may be another site.`,
      h2("2. Ask until it is over", "poll"),
      p`${operationLink(getScanStatus)} tells ${code("status")}, ${code("progress")} and what each agent has learnt. Wait ${code("pollAfterSeconds")} between two questions; it is null once ${code("status")} is ${code("complete")} or ${code("error")}.`,
      codeBlock("json", JSON.stringify(getScanStatus.example.output, null, 2)),
      p`Instead of asking you can be told: by ${link("a webhook", GUIDES.webhooks.path)} when it is over, or by ${link("a stream of events", GUIDES.events.path)} while it runs.`,
      h2("3. Read the report", "read"),
      p`${operationLink(getScanResults)} gives the scores, each with its range and confidence, findings with the address and the bytes they rest on, workflows, opportunities with hours, and what to do first (${code("topFixes")}). The same for people stands at ${code("/report/{scanId}")}; ${link("how the numbers come about", NAMED.method.path)}.`,
      h2("When it does not work", "errors"),
      list(
        prose`A scan that ends in ${code("error")} says why as a code and a sentence. The codes: ${listed(SCAN_ERROR_CODES.map(code))}. After ${code("robots_disallowed")} and ${code("not_public")} another scan will answer the same.`,
        prose`400 ${errorLink("INVALID_URL")}: ${code("details.expected")} says which form of an address is taken.`,
        prose`429 ${errorLink("RATE_LIMIT")}: without a credential there are ${countOf(planWith("anonymous", limits).scansPerDay, "scan")} a day for your network. Wait for ${code("Retry-After")} seconds, or ${link("get a key", GUIDES.authentication.path)}: it is free and allows ${planWith("free", limits).scansPerDay}.`,
        prose`A connection that broke while you started a scan: send the same request with the same ${code("Idempotency-Key")}, and it starts once.`,
      ),
    ],
  });
