// What each error code means and what to do about it: the pages under /developers/errors/ and the examples
// of the API description are made from this table.
import type { ErrorCode } from "./errors.ts";

export interface ErrorAdvice {
  /** What happened, in one or two sentences. */
  meaning: string;
  /** What the caller can do, in the order to try. */
  remedies: readonly string[];
  /** An answer as the service gives it. */
  example: { message: string; details?: Record<string, unknown>; headers?: Record<string, string>; path: `/${string}` };
}

const SCAN = "/api/insights/scan";
const SCAN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";

export const ERROR_GUIDE: Record<ErrorCode, ErrorAdvice> = {
  INVALID_URL: {
    meaning: "The url of a scan is missing, or is not an address of a public website.",
    remedies: [
      "Send a public domain such as example.com, or a full http or https address.",
      "IP addresses, private and reserved host names, user names in the address and unusual ports are refused.",
    ],
    example: {
      message:
        "url must be http or https; got ftp. Send a public domain such as example.com, or an http or https address on one.",
      details: { field: "url", expected: "a public domain such as example.com, or an http or https address on one" },
      path: SCAN,
    },
  },
  INVALID_REQUEST: {
    meaning:
      "A parameter, a header or a member of the body has a value that the operation does not take, or two credentials came in one request.",
    remedies: ["Read details.field for the offending member and details.expected for what it takes, and correct it."],
    example: {
      message: "limit is not valid. Expected: a whole number from 1 to 100.",
      details: { field: "limit", expected: "a whole number from 1 to 100" },
      path: "/api/insights/scans",
    },
  },
  INVALID_CALLBACK_URL: {
    meaning: "The callback_url of a webhook subscription is not an address that events can be sent to.",
    remedies: ["Use an https address on a public host, at port 443 or 8443."],
    example: {
      message: "callback_url must be an https address on a public host.",
      details: { field: "callback_url", expected: "an https address on a public host, port 443 or 8443" },
      path: "/api/webhooks/subscribe",
    },
  },
  INVALID_EVENTS: {
    meaning: "The events of a webhook subscription are missing, empty, or name an event that does not exist.",
    remedies: ["Take event names from GET /api/webhooks/subscribe."],
    example: {
      message: "events names an unknown event: scan.paused.",
      details: { field: "events", expected: "one or more of the events listed at GET /api/webhooks/subscribe" },
      path: "/api/webhooks/subscribe",
    },
  },
  INVALID_JSON: {
    meaning: "The body of the request could not be read as JSON.",
    remedies: ["Check quotes, commas and brackets.", "Send the body as UTF-8."],
    example: {
      message: "The body is not valid JSON.",
      details: { field: "body", expected: "valid JSON" },
      path: SCAN,
    },
  },
  AUTH_REQUIRED: {
    meaning: "The operation needs a credential, and the request carried none.",
    remedies: [
      "Send an API key in the header x-mcp-api-key, or an access token in Authorization: Bearer.",
      "Follow the WWW-Authenticate header to the document that says where tokens come from (RFC 9728).",
    ],
    example: {
      message: "This needs an API key in x-mcp-api-key, or a bearer token.",
      path: "/api/insights/scans",
    },
  },
  INVALID_CREDENTIALS: {
    meaning: "The request carried a credential that is unknown, revoked, expired or malformed.",
    remedies: [
      "Check that the key is complete: it starts with fsk_ and has 40 characters.",
      "Use a new key or token, or leave the credential out to call on the free tier. It is never ignored silently.",
    ],
    example: {
      message:
        "The credential is unknown, revoked, expired or malformed. Check the key, or call without one for the free tier.",
      path: `${SCAN}/${SCAN_ID}/status`,
    },
  },
  INSUFFICIENT_SCOPE: {
    meaning: "The credential is valid, but does not carry the scope that the operation needs.",
    remedies: ["Use a key or token with the scope that the message names, or ask for it when you authorize."],
    example: {
      message: "This needs the scope analytics:read, which the credential does not carry.",
      path: "/api/insights/analytics",
    },
  },
  SCAN_NOT_FOUND: {
    meaning: "No scan has this id. It may have been deleted, or its time is over.",
    remedies: [
      "Use the scanId exactly as it was answered when the scan was started.",
      "Start a new scan with POST /api/insights/scan.",
    ],
    example: {
      message: `No scan has the id ${SCAN_ID}. Start one with POST /api/insights/scan.`,
      details: { field: "scanId" },
      path: `${SCAN}/${SCAN_ID}/status`,
    },
  },
  PLAYBOOK_NOT_FOUND: {
    meaning: "The scan exists but ended in error, so that there is no playbook.",
    remedies: ["Read the scan's status for the reason, and start a new scan."],
    example: {
      message: "This scan ended in error and has no playbook. Start a new scan.",
      details: { field: "scanId" },
      path: `/api/insights/playbook/${SCAN_ID}`,
    },
  },
  LISTING_NOT_FOUND: {
    meaning: "The directory has no listing of this name.",
    remedies: ["Look the slug up with GET /api/directory.", "Scan the business's website: a listing follows from it."],
    example: {
      message: "The directory has no listing harbor-dental.",
      details: { field: "slug" },
      path: "/api/directory/harbor-dental",
    },
  },
  SUBSCRIPTION_NOT_FOUND: {
    meaning: "No webhook subscription of this caller has this id.",
    remedies: [
      "Send the credential, or the manage token, that the subscription was made with.",
      "A subscription made without a credential ends after seven days.",
    ],
    example: {
      message: "No subscription of yours has the id whk_unknown.",
      details: { field: "id" },
      path: "/api/webhooks/subscriptions/whk_unknown",
    },
  },
  NOT_FOUND: {
    meaning: "Nothing is at this address.",
    remedies: ["Check the path against /openapi.json. Paths carry no version segment."],
    example: {
      message: "Nothing is at this address. The API is described at /openapi.json.",
      path: "/api/scans",
    },
  },
  METHOD_NOT_ALLOWED: {
    meaning: "The address exists, but not for this method.",
    remedies: ["Use a method that the Allow header names."],
    example: { message: "This address answers POST.", headers: { Allow: "POST" }, path: SCAN },
  },
  PAYLOAD_TOO_LARGE: {
    meaning: "The body of the request is larger than the service reads.",
    remedies: ["Send at most the number of bytes that details.expected names."],
    example: {
      message: "The body is larger than 64 KiB.",
      details: { expected: "at most 65536 bytes" },
      path: SCAN,
    },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    meaning: "The body is declared to be something other than JSON.",
    remedies: ["Send JSON, with Content-Type: application/json."],
    example: {
      message: "Send the body as JSON with Content-Type: application/json.",
      details: { expected: "application/json" },
      path: SCAN,
    },
  },
  IDEMPOTENCY_CONFLICT: {
    meaning: "The Idempotency-Key was used within 24 hours for a request with other content.",
    remedies: ["Send a new key for a new request, or repeat the first request unchanged to get its answer again."],
    example: {
      message:
        "This Idempotency-Key was used for another request within 24 hours. Send a new key, or the same request.",
      details: { field: "Idempotency-Key" },
      path: SCAN,
    },
  },
  RATE_LIMIT: {
    meaning: "The caller's quota is used up: scans of the day when a scan is started, reads of the minute elsewhere.",
    remedies: [
      "Wait for the number of seconds in Retry-After; details.retry_after_seconds says the same.",
      "Send an API key: keys have higher limits.",
    ],
    example: {
      message: "The limit of 60 reads a minute is used up. Try again in 30 seconds.",
      details: { retry_after_seconds: 30 },
      headers: { "Retry-After": "30", "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0" },
      path: `${SCAN}/${SCAN_ID}/status`,
    },
  },
  INTERNAL_ERROR: {
    meaning: "The service failed in a way that it did not foresee. The request itself may have been right.",
    remedies: [
      "Repeat the request after a few seconds; with an Idempotency-Key a scan is not started twice.",
      "If it stays, tell us the requestId.",
    ],
    example: {
      message: "Something failed on our side. Try again in a few seconds; if it stays, tell us the request id.",
      path: SCAN,
    },
  },
  SERVICE_UNAVAILABLE: {
    meaning: "The service cannot take this request just now. Nothing was counted against your quota.",
    remedies: ["Repeat the request after the number of seconds in Retry-After."],
    example: {
      message: "The scan could not be accepted just now. Try again in a few seconds.",
      headers: { "Retry-After": "5" },
      path: SCAN,
    },
  },
};
