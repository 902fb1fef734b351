import { ScanTraceEvent } from "../../../model/engine.ts";
import { EVENT_STREAM_MS } from "../../../model/limits.ts";
import { MINUTE_SECONDS } from "../../../model/quota-headers.ts";
import { PRODUCT } from "../../../model/product.ts";
import type { Site } from "../../../model/site.ts";
import { getScanStatus } from "../../../operations/get-scan-status.ts";
import { code, codeBlock, h2, link, list, p, type Page, type Prose, prose, table } from "../../../render/blocks.ts";
import { GUIDES } from "./menu.ts";
import { errorLink, operationLink } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";
import { inLanguages } from "./samples.ts";

const PATH = `${getScanStatus.http.path.replace("{scanId}", "SCAN_ID").replace(/\/status$/, "")}/events`;

const TYPES = ScanTraceEvent.shape.type.options;
type EventType = (typeof TYPES)[number] | "end";

/** What each event tells, in the order of a scan. */
const TOLD: Record<EventType, { when: Prose; members: string }> = {
  status: { when: prose`The scan has another status.`, members: "status, error" },
  page: {
    when: prose`A page of the site was read; with the note ${code("shared")}, by another scan a moment before.`,
    members: "url, status, note, agent",
  },
  document: {
    when: prose`A file was asked for: robots.txt, a sitemap, a document for agents. A ${code("status")} of 0 means that no answer came.`,
    members: "url, status, note, agent",
  },
  agent: {
    when: prose`A part of the analysis is ${code("running")}, ${code("done")} (with what it learnt) or ${code("failed")} (with the reason).`,
    members: "agent, state, learnt, reason",
  },
  note: { when: prose`Something that is worth a line.`, members: "" },
  end: {
    when: prose`The scan is over: close the connection. It has no id. The ${code("status")} ${code("deleted")}, without ${code("progress")}, means that the scan was deleted meanwhile.`,
    members: "status, progress",
  },
};

export const eventsPage = ({ origin }: Site): Page =>
  portalPage(origin, {
    ...GUIDES.events,
    title: "Live events",
    description: `Follow a scan of ${PRODUCT.name} as it happens: pages, documents and agents as server-sent events, with a way to resume after a break.`,
    blocks: [
      p`One request stays open and tells what happens, as ${link("server-sent events", "https://html.spec.whatwg.org/multipage/server-sent-events.html")}: first everything so far, then what comes, until the scan is over. Opening it costs one read.`,
      h2("Open it", "open"),
      inLanguages("events", [inShell(origin), inJavaScript(origin), inPython(origin)]),
      h2("What arrives", "types"),
      p`Each event has an ${code("id")}, a type and one JSON object as ${code("data")}, always with ${code("at")} in milliseconds since 1970.`,
      codeBlock("text", EXAMPLE),
      table(
        ["Event", "When", "Members beside at"],
        [...TYPES, "end" as const].map((type) => [
          prose`${code(type)}`,
          TOLD[type].when,
          prose`${TOLD[type].members || "as the case is"}`,
        ]),
      ),
      p`More types may come: pass over those you do not know.`,
      h2("After a break", "resume"),
      list(
        prose`Send the last id you saw as ${code("Last-Event-ID")}: what came after it follows. ${code("EventSource")} does so by itself.`,
        prose`A line that begins with a colon only keeps the connection open. After ${EVENT_STREAM_MS / (1000 * MINUTE_SECONDS)} minutes the stream ends with ${code("end")} and the status so far; open it again if that is none of ${code("complete")}, ${code("error")} and ${code("deleted")}.`,
        prose`404 ${errorLink("SCAN_NOT_FOUND")} for an id that is none, 429 ${errorLink("RATE_LIMIT")} when the reads of the minute are used up.`,
        prose`Where a stream cannot be held open, ask with ${operationLink(getScanStatus)}, or be told by ${link("a webhook", GUIDES.webhooks.path)}.`,
      ),
    ],
  });

const EXAMPLE = `id: 3
event: page
data: {"at":1795166401200,"url":"https://example.com/","status":200,"note":"page"}

id: 9
event: agent
data: {"at":1795166404800,"agent":"essentials","state":"done","learnt":"10 of 14 known pages were read"}

event: end
data: {"status":"complete","progress":100}`;

const inShell = (origin: string): string => `curl -N ${origin}${PATH}`;

const inJavaScript = (origin: string): string => `const source = new EventSource("${origin}${PATH}");
for (const type of ["status", "page", "document", "agent"])
  source.addEventListener(type, (event) => console.log(type, JSON.parse(event.data)));
source.addEventListener("end", (event) => {
  console.log("over:", JSON.parse(event.data).status);
  source.close();
});`;

const inPython = (origin: string): string => `import json
import urllib.request

with urllib.request.urlopen("${origin}${PATH}") as stream:
    kind = None
    for line in stream:
        name, _, value = line.decode().rstrip("\\n").partition(": ")
        if name == "event":
            kind = value
        elif name == "data":
            print(kind, json.loads(value))`;
