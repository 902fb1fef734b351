// Questions in plain language over real HTTP: a stream read to its end, and a scan from its promise to its report.
import { describe, expect, inject, it } from "vitest";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";

const { origin, key } = inject("live");
const HEADERS = { "content-type": "application/json", "x-mcp-api-key": key };
type Json = Record<string, unknown>;

const post = async (path: string, body: object): Promise<Json> =>
  (await (await fetch(origin + path, { method: "POST", headers: HEADERS, body: JSON.stringify(body) })).json()) as Json;

async function readEvents(response: Response): Promise<Json[]> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  expect(text.endsWith("\n\n")).toBe(true);
  return text
    .trimEnd()
    .split("\n\n")
    .map((event) => JSON.parse(event.replace(/^data: /, "")) as Json);
}

describe("/ask", () => {
  it("streams an answer to a page of any origin, as EventSource asks for it", async () => {
    const response = await fetch(`${origin}/ask?query=How+do+I+stop+your+crawler%3F&generate_mode=summarize`, {
      headers: { Accept: "text/event-stream", Origin: "https://elsewhere.example" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const events = await readEvents(response);
    expect(events.map((event) => event["message_type"])).toEqual([
      "api_version",
      "asking_sites",
      "result_batch",
      "summary",
      "complete",
    ]);
    const batch = events.find((event) => event["message_type"] === "result_batch");
    const results = (batch?.["results"] ?? []) as { url: string }[];
    expect(results.length).toBeGreaterThan(0);
    for (const { url } of results) expect((await fetch(url)).status, url).toBe(200);
  });

  it("promises a scan and hands over its report", async () => {
    const asked = await post("/ask", { query: { text: `Please run a light scan of ${CLINIC_HOST}` } });
    expect(asked["_meta"]).toMatchObject({ response_type: "Promise", version: "0.54" });
    const { token } = asked["promise"] as { token: string };
    let answer = await post("/await", { promise_token: token, action: "checkin" });
    while ((answer["_meta"] as Json)["response_type"] === "Promise") {
      await new Promise((resume) => setTimeout(resume, 300));
      answer = await post("/await", { promise_token: token, action: "checkin" });
    }
    expect(answer).toMatchObject({
      _meta: { response_type: "Answer" },
      results: [{ "@type": "Dataset", url: `${origin}/api/insights/scan/${token}/results`, untrusted: true }],
    });
  });
});
