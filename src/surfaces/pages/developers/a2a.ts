import { A2A_INPUT_MODES, A2A_OUTPUT_MODES, A2A_PATH, A2A_VERSIONS } from "../../../model/a2a.ts";
import { PRODUCT } from "../../../model/product.ts";
import { SCAN_TYPES } from "../../../model/scan.ts";
import type { Site } from "../../../model/site.ts";
import { startScan } from "../../../operations/start-scan.ts";
import { code, codeBlock, h2, link, list, p, type Page, prose, table } from "../../../render/blocks.ts";
import { EXAMPLE_SITE } from "./first-scan.ts";
import { GUIDES } from "./menu.ts";
import { errorLink, listed, operationLink } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";

export const a2aPage = ({ origin }: Site): Page =>
  portalPage(origin, {
    ...GUIDES.a2a,
    title: "A2A",
    description: `Hand a scan to ${PRODUCT.name} as one agent to another: send a message that names a website, get a task, and the report as its artifact.`,
    blocks: [
      p`The endpoint is ${code(origin + A2A_PATH)} (${link("Agent2Agent protocol", "https://a2a-protocol.org/")}, JSON-RPC over HTTP), in versions ${A2A_VERSIONS.join(" and ")}. ${link("Its agent card", "/.well-known/agent-card.json")} stands where clients look for it. Name the version in ${code("A2A-Version")}; without it, 0.3 is assumed.`,
      h2("Send a message", "send"),
      p`Name the website in words, such as “full scan of ${EXAMPLE_SITE}”, or send a data part with the members of ${operationLink(startScan)}. The depths are ${listed(SCAN_TYPES.map(code))}.`,
      codeBlock("sh", sendMessage(origin + A2A_PATH)),
      p`The call waits for the report, at most four minutes; ${code('"configuration": {"returnImmediately": true}')} answers at once, and ${code("SendStreamingMessage")} tells each step. A message that names no website is answered by a message that says what to send.`,
      h2("The task", "task"),
      list(
        prose`Its id is the id of the scan, so that every other interface knows it too. ${code("GetTask")} reads it again at any time.`,
        prose`The report is its artifact, in ${listed(A2A_OUTPUT_MODES.map(code))}; what you accept is what you get. Input is taken as ${listed(A2A_INPUT_MODES.map(code))}.`,
        prose`${code("metadata.ownerToken")}, where there is one, deletes the scan and is shown once.`,
      ),
      table(
        ["Status of the scan", "State of the task"],
        [
          [prose`${code("pending")}`, prose`submitted`],
          [prose`${code("fetching")}, ${code("analyzing")}`, prose`working`],
          [prose`${code("complete")}`, prose`completed`],
          [prose`${code("error")}`, prose`failed, with the reason in its status`],
        ],
      ),
      h2("Methods"),
      list(
        prose`1.0: ${code("SendMessage")}, ${code("SendStreamingMessage")}, ${code("GetTask")}, ${code("ListTasks")} (your own scans, newest first), ${code("SubscribeToTask")}.`,
        prose`0.3: ${code("message/send")}, ${code("message/stream")}, ${code("tasks/get")}, ${code("tasks/resubscribe")}.`,
        prose`Not here: push notifications (use ${link("webhooks", GUIDES.webhooks.path)}), and canceling, since a scan ends by itself within minutes.`,
      ),
      h2("Credentials and limits", "limits"),
      p`The same headers as everywhere (${link("authentication", GUIDES.authentication.path)}). A scan costs one of the day; calls are counted together with those over MCP, with the number of reads a minute. What is used up is 429 ${errorLink("RATE_LIMIT")}.`,
    ],
  });

const sendMessage = (endpoint: string): string => `curl ${endpoint} \\
  -H 'Content-Type: application/json' \\
  -H 'A2A-Version: ${A2A_VERSIONS[0]}' \\
  -d '${JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "SendMessage",
    params: {
      message: { messageId: "m-1", role: "ROLE_USER", parts: [{ text: `scan ${EXAMPLE_SITE}` }] },
    },
  })}'`;
