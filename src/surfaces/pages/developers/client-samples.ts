// What the guide of the clients shows, in full. test/live/client.test.ts and python-example.test.ts run it.
import { EXAMPLE_SITE } from "./first-scan.ts";

export const SCAN_WITH_CLIENT = (
  origin: string,
): string => `import { createClient, scanAndWait } from "foresite-client";

const client = createClient({ origin: "${origin}" }); // and key: "fsk_…", where you have one
const { results } = await scanAndWait(
  client,
  { url: "${EXAMPLE_SITE}", scanType: "light" },
  { onProgress: ({ kind, event }) => kind === "event" && console.error(event.type, event.data) },
);
console.log(results.readinessScore, results.aeoScore);
for (const { fix } of results.topFixes) console.log(fix);`;

export const ERRORS_WITH_CLIENT = (
  origin: string,
): string => `import { createClient, eachListing, isErrorOf } from "foresite-client";

const client = createClient({ origin: "${origin}" });
for await (const { businessName, readinessScore } of eachListing(client, { limit: 50 }))
  console.log(businessName, readinessScore);

try {
  await client.getScanResults({ scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11" });
} catch (error) {
  if (!isErrorOf(error, "getScanResults")) throw error;
  console.log(error.code, error.status, error.message, error.requestId, error.retryAfter);
}`;

export const RECEIVE_WITH_CLIENT = `import { verifyWebhook, WebhookError } from "foresite-client";

export default {
  async fetch(request, env) {
    try {
      const event = await verifyWebhook({
        payload: await request.text(),
        headers: request.headers,
        secret: env.WEBHOOK_SECRET,
      });
      if (event.type === "scan.completed") console.log(event.data.domain, event.data.readinessScore);
      return new Response(null, { status: 204 });
    } catch (error) {
      if (error instanceof WebhookError) return new Response(error.message, { status: 400 });
      throw error;
    }
  },
};`;

export const SCAN_WITH_PYTHON = (origin: string): string =>
  `python3 scan.py ${EXAMPLE_SITE} --origin ${origin} --type light   # and --key fsk_…, or FORESITE_API_KEY`;

export const RECEIVE_WITH_PYTHON = `import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from scan import WebhookError, verify_webhook

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(min(int(self.headers["Content-Length"]), 1_000_000))
        try:
            event = verify_webhook(body, self.headers, os.environ["WEBHOOK_SECRET"])
            print(event["type"], event["data"].get("domain"), flush=True)
            self.send_response(204)
        except WebhookError:
            self.send_response(400)
        self.end_headers()

HTTPServer(("", 8000), Receiver).serve_forever()`;
