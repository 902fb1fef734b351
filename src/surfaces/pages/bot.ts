import { NLWEB_QUESTION, FOREIGN_ORIGIN, NO_TASK, NO_VERSION } from "../../model/call-words.ts";
import {
  CALL_REQUESTS,
  CRAWL_DELAY_CAP_SECONDS,
  CRAWL_MAX_RPS,
  EVIDENCE_REUSE_MS,
  FORM_SCRIPTS,
  MENU_SCRIPTS,
  PARTS,
  REQUESTS_IN_FLIGHT,
  TARGET_BUDGET,
  TARGET_BUDGET_WINDOW_MS,
} from "../../model/limits.ts";
import { PRODUCT, userAgentOf } from "../../model/product.ts";
import { CRAWL_BUDGETS } from "../../model/scan.ts";
import type { Site } from "../../model/site.ts";
import { code, codeBlock, h2, link, list, p, type Page, prose, steps } from "../../render/blocks.ts";
import { NAMED } from "../../render/navigation.ts";

export const botPage = ({ origin, contactEmail }: Site): Page => ({
  ...NAMED.bot,
  title: `${PRODUCT.bot}, our crawler`,
  description: `Who ${PRODUCT.bot} is, how to recognize its requests, what it reads, and how to stop it.`,
  updated: "2026-11-26",
  blocks: [
    p`${PRODUCT.bot} reads a website when a person or an agent asks ${PRODUCT.name} for a report on it. It does not roam the web, and it collects nothing to train models with.`,
    h2("Recognize it"),
    p`Every request carries this user agent, and no other:`,
    codeBlock("text", userAgentOf(origin)),
    p`Names can be forged, so every request is signed as well (HTTP Message Signatures, ${link("RFC 9421", "https://www.rfc-editor.org/rfc/rfc9421")}, with the tag ${code("web-bot-auth")}). To verify one:`,
    steps(
      prose`Check that ${code("Signature-Agent")} names ${code(origin)}.`,
      prose`Fetch the public keys from ${code(`${origin}/.well-known/http-message-signatures-directory`)}; cache them as its headers say.`,
      prose`Pick the key whose thumbprint is the ${code("keyid")} of ${code("Signature-Input")}, and verify ${code("Signature")} over the components that it lists.`,
      prose`Refuse a signature that has expired. A request without a valid signature is not ours, with one exception.`,
    ),
    p`The exception: where a start page refuses the signed request of a full scan, it is asked for once more without the signature and, if that succeeds, once more with it. That shows whether the signature was the reason, which the report then says. After a bot challenge nothing is asked for without the signature.`,
    h2("What it reads"),
    list(
      prose`robots.txt (${link("RFC 9309", "https://www.rfc-editor.org/rfc/rfc9309")}) first, then at most ${CRAWL_BUDGETS.full.pages} pages and ${CRAWL_BUDGETS.full.requests} requests of any kind for one report; of images the beginning of the largest two at most. It fills in no form and signs in nowhere.`,
      prose`Pages and files are asked for with GET and HEAD, and two addresses that cannot exist, to know how your server says "not found".`,
      prose`Where the start page comes without its menu, at most ${MENU_SCRIPTS} of your own scripts are read for the names of the files that bring it. Of the files that your scripts put into pages, at most ${PARTS.full} are read for what people see in them. Where a form names no address, a full scan reads at most ${FORM_SCRIPTS} of your own scripts for what they do with it. No script is run.`,
      prose`Where your own documents announce an interface for agents, a full scan tries it with its cheapest safe call, in ${CALL_REQUESTS} requests at most, redirects included: a GET without a made-up id or parameter, of no operation and no link whose name sounds like an act; for an announced address for questions the question "${NLWEB_QUESTION}", and for a linked GraphQL address a query for the name of its query type. No tool is called, nothing is changed, and nothing outside your own domain is called; a sister host such as ${code("api.example.com")} is asked for its own robots.txt first, and an interface that answers 429 or 503 ends the calls to its host.`,
      prose`An announced MCP server gets POSTs of ${code("server/discover")}, ${code("initialize")} with its confirmation, and ${code("tools/list")}. Two of these reads are odd on purpose: one names the protocol version ${code(NO_VERSION)}, which does not exist, and one carries the Origin ${code(FOREIGN_ORIGIN)}, as a page of another website would send it. They show whether the server refuses both in the way that the protocol asks for. Sessions that it opens are ended with DELETE.`,
      prose`An announced A2A agent gets one POST at each of its addresses for JSON-RPC, two at most: a read of the task ${code(NO_TASK)}, which no task can be called (${code("GetTask")}, in version 0.3 ${code("tasks/get")}). Any answer in its protocol shows that it works. It is sent no message and given nothing to do.`,
      prose`At most ${CRAWL_MAX_RPS} requests a second and ${REQUESTS_IN_FLIGHT} at a time to one host; slower where ${code("Crawl-delay")} asks for up to ${CRAWL_DELAY_CAP_SECONDS} seconds, or after an answer of 429 or 503 to a page or a file.`,
      prose`One scan at a time per domain, and at most ${TARGET_BUDGET} requests to it in ${TARGET_BUDGET_WINDOW_MS / 60_000} minutes, however many people ask. A report that is asked for again within ${EVIDENCE_REUSE_MS / 1_000} seconds costs you no request.`,
      prose`Public addresses alone. It has no account anywhere and passes no login.`,
    ),
    h2("How it follows robots.txt"),
    list(
      prose`Where robots.txt forbids ${code(PRODUCT.bot)} by name, nothing but robots.txt is read, and the scan ends.`,
      prose`Where it forbids every crawler, only the page that was asked for is read: that is a visit on a person's request.`,
      prose`Where robots.txt does not answer, or answers with a server error, that counts as forbidding everyone.`,
      prose`Well-known files are asked for under the same rules as pages.`,
    ),
    h2("Stop it"),
    p`To keep it out of your site, put this into robots.txt:`,
    codeBlock("text", `User-agent: ${PRODUCT.bot}\nDisallow: /`),
    p`To stay out of our directory and search alone, publish a plain text file at ${code(`/.well-known/${PRODUCT.slug}-optout.txt`)} on your domain, with any words in it. Either is honored when the site is read next. To have it looked at now:`,
    codeBlock(
      "sh",
      `curl -X POST ${origin}/api/opt-out \\
  -H 'Content-Type: application/json' \\
  -d '{"domain": "example.com"}'`,
    ),
    h2("Reach us"),
    p`Something is wrong, or looks wrong? Write to ${link(contactEmail, `mailto:${contactEmail}`)} with the time and the address of the request. What we keep of a site is on the ${link("privacy page", "/legal/privacy")}.`,
  ],
});
