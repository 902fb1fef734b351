import { PRODUCT } from "../../../model/product.ts";
import type { Site } from "../../../model/site.ts";
import { STANDARD_TOLERANCE_SECONDS } from "../../../model/webhook-limits.ts";
import { countOf } from "../../../model/words.ts";
import { startScan } from "../../../operations/start-scan.ts";
import { type Block, code, codeBlock, h2, h3, link, list, p, type Page, prose } from "../../../render/blocks.ts";
import {
  ERRORS_WITH_CLIENT,
  RECEIVE_WITH_CLIENT,
  RECEIVE_WITH_PYTHON,
  SCAN_WITH_CLIENT,
  SCAN_WITH_PYTHON,
} from "./client-samples.ts";
import { GUIDES } from "./menu.ts";
import { operationLink } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";

export const clientsPage = ({ origin }: Site): Page =>
  portalPage(origin, {
    ...GUIDES.clients,
    title: "Clients",
    description: `A typed client of ${PRODUCT.name} for JavaScript and TypeScript, and one file for Python: scan and wait, lists, errors, webhooks.`,
    blocks: [
      p`Both stand in the repository of ${PRODUCT.name}, and bring no dependencies. Neither is published in a package registry yet. For other languages ${link("the API description", "/openapi.json")} is what generators read.`,
      ...typescriptBlocks(origin),
      ...pythonBlocks(origin),
    ],
  });

const typescriptBlocks = (origin: string): Block[] => [
  h2("JavaScript and TypeScript", "typescript"),
  p`${code("foresite-client")} runs where there is ${code("fetch")} and WebCrypto: Node 18 and newer, browsers, Deno, Bun, Workers. Its types are made from the API description, so that inputs, answers and the error codes of each operation are known. Make the package in a checkout, and install the file:`,
  codeBlock(
    "sh",
    `npm install && npm run build-client
cd clients/typescript && npm pack        # foresite-client-${PRODUCT.version}.tgz
npm install ./foresite-client-${PRODUCT.version}.tgz   # in your project`,
  ),
  h3("Scan and wait", "scan-and-wait"),
  codeBlock("js", SCAN_WITH_CLIENT(origin)),
  p`It follows ${link("the stream of events", GUIDES.events.path)}, and asks for the status where no stream comes through. ${code("signal")} and ${code("timeoutMs")} end the waiting; the scan goes on, and ${code("waitForScan")} takes it up again.`,
  h3("Lists and errors", "lists"),
  codeBlock("js", ERRORS_WITH_CLIENT(origin)),
  list(
    prose`Each operation is a method, named as in ${link("the reference", GUIDES.reference.path)}: ${operationLink(startScan)} is ${code("startScan")}. Members of path, query, header and body are one object.`,
    prose`${code("eachScan")}, ${code("eachCheck")}, ${code("eachDelivery")} and ${code("eachListing")} read lists to their end, a page at a time; each page costs one read.`,
    prose`What fails in passing is sent again where that is safe: reads, deletions, and the start of a scan, which carries an ${code("Idempotency-Key")}. ${code("Retry-After")} is honored up to a minute; what would have to wait longer fails at once and says how long.`,
    prose`Redirects are not followed, so that a key goes to the origin you named and nowhere else.`,
  ),
  h3("Receive webhooks", "typescript-webhooks"),
  codeBlock("js", RECEIVE_WITH_CLIENT),
  p`${code("verifyWebhook")} takes the body as it arrived, and either of ${link("the two signatures", `${GUIDES.webhooks.path}#signatures`)}. It refuses what was signed more than ${countOf(STANDARD_TOLERANCE_SECONDS / 60, "minute")} from now; ${code("secret")} may be a list while you change it.`,
];

const pythonBlocks = (origin: string): Block[] => [
  h2("Python", "python"),
  p`${code("clients/python/scan.py")} is one file for Python 3.9 and newer, with the standard library alone. As a command it scans, waits, and prints both scores and what to do first:`,
  codeBlock("sh", SCAN_WITH_PYTHON(origin)),
  p`As a module it gives ${code("Client")} with ${code("scan_and_wait")}, and ${code("verify_webhook")}:`,
  codeBlock("python", RECEIVE_WITH_PYTHON),
];
