// How a receiver checks that a delivery is ours, in full: for those who take no library. The tests run them.
import { STANDARD_TOLERANCE_SECONDS } from "../../../model/webhook-limits.ts";

export const VERIFY_JAVASCRIPT = `import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_SECONDS = ${STANDARD_TOLERANCE_SECONDS};

// headers: with names in lower case, as Node has them; body: the text as it arrived, before any parsing
export function isGenuine(secret, headers, body, now = Date.now() / 1000) {
  const timestamp = headers["webhook-timestamp"] ?? "";
  if (!/^\\d+$/.test(timestamp) || Math.abs(now - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);
  const expected = createHmac("sha256", key).update(\`\${headers["webhook-id"]}.\${timestamp}.\${body}\`).digest();
  return (headers["webhook-signature"] ?? "").split(" ").some((item) => {
    const [version, signature = ""] = item.split(",");
    const given = Buffer.from(signature, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

export const VERIFY_PYTHON = `import base64
import hashlib
import hmac
import time

TOLERANCE_SECONDS = ${STANDARD_TOLERANCE_SECONDS}


# headers: with names in lower case; body: the bytes as they arrived, before any parsing
def is_genuine(secret, headers, body, now=None):
    timestamp = headers.get("webhook-timestamp", "")
    now = time.time() if now is None else now
    if not timestamp.isdigit() or abs(now - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    key = base64.b64decode(secret[6:]) if secret.startswith("whsec_") else secret.encode()
    signed = f"{headers.get('webhook-id', '')}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    items = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(item.encode(), f"v1,{expected}".encode()) for item in items)`;
