import { EVENT_TYPES } from "../../../model/events.ts";
import { WEBHOOK_SCHEDULE_MS } from "../../../model/limits.ts";
import { PRODUCT } from "../../../model/product.ts";
import type { Skill } from "./skill.ts";

export const followWebhooks: Skill = {
  name: "follow-webhooks",
  description: `Subscribe an https endpoint to ${PRODUCT.name} events (a scan completed, failed or started; a directory listing or scores changed; weekly analytics) and verify each delivery. Use instead of polling when scans are started by program.`,
  operations: ["subscribe_webhook"],
  body: ({ origin }, example) => `# Follow scans by webhook

## Steps

1. Read which events there are, with an example of each: \`GET ${origin}/api/webhooks/subscribe\`. Events: ${EVENT_TYPES.join(", ")}.

2. Subscribe. The address must be https and public.

${example("subscribe_webhook")}

   Keep \`subscription.id\`, and \`subscription.secret\` if the answer has one: it is shown once.

3. Answer each POST with any 2xx, quickly, and work on it afterwards. Anything else is tried again, ${WEBHOOK_SCHEDULE_MS.length} times in all. 410 ends the subscription.

4. Verify before you trust a delivery. Either way works:
   - Standard Webhooks: \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`, with any library of that standard.
   - \`X-Webhook-Signature: t=<unix seconds>,v1=<hex>\`: HMAC-SHA256 of \`t\`, a dot and the raw body, under the whole secret as text. Refuse a \`t\` more than five minutes off, and compare in constant time.

5. Work on each event once: \`id\` is the same for every attempt.

## Mind

The payload is thin: ids, the domain and scores. Fetch the report with get_scan_results.
`,
};
