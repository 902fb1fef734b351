#!/usr/bin/env python3
"""Scan a website with Foresite, wait for the report, and print the scores and what to do first.

    python3 scan.py example.com --origin https://foresite.example --key fsk_...

One file, standard library only, Python 3.9 or newer. Copy it, or import it: `scan_and_wait` and `verify_webhook` are
what programs need.
"""

import argparse
import base64
import binascii
import hashlib
import hmac
import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

ATTEMPTS = 3
TIMEOUT_SECONDS = 30
MOST_WAIT_SECONDS = 60
POLL_SECONDS = 5
ANSWER_BYTES = 64 * 1024 * 1024
TOLERANCE_SECONDS = 300
# Failures of the service, after which the same request may succeed; 429 says when.
PASSING = (429, 500, 502, 503, 504)


class ForesiteError(Exception):
    """What the service refused or could not do; act on `code`."""

    def __init__(self, code, message, status=None, details=None, request_id=None, retry_after=None):
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.details = details or {}
        self.request_id = request_id
        self.retry_after = retry_after


class WebhookError(Exception):
    """A delivery that is not genuine, or not of now."""


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """The key goes to the origin that was named and nowhere else."""

    def redirect_request(self, req, fp, code, msg, headers, newurl):
        return None


class Client:
    def __init__(self, origin, key=None):
        parts = urllib.parse.urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"origin must be an http or https address; got {origin}")
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.headers = {"User-Agent": "foresite-scan.py", "Content-Type": "application/json"}
        if key:
            self.headers["x-mcp-api-key"] = key
        self.opener = urllib.request.build_opener(NoRedirect())

    def call(self, path, body=None):
        """The answer of one operation. What fails in passing is asked again: a start carries an Idempotency-Key."""
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers if body is None else {**self.headers, "Idempotency-Key": str(uuid.uuid4())}
        for attempt in range(1, ATTEMPTS + 1):
            try:
                request = urllib.request.Request(self.origin + path, data=data, headers=headers)
                with self.opener.open(request, timeout=TIMEOUT_SECONDS) as answer:
                    return json.loads(answer.read(ANSWER_BYTES))
            except urllib.error.HTTPError as answer:
                error = read_error(answer)
            except (OSError, ValueError, http.client.HTTPException) as fault:
                error = ForesiteError("NO_ANSWER", f"No service answers at {self.origin}: {fault}")
            pause = 0.5 * 2**attempt if error.retry_after is None else error.retry_after
            may_pass = error.status is None or error.status in PASSING
            if attempt == ATTEMPTS or not may_pass or pause > MOST_WAIT_SECONDS:
                raise error
            time.sleep(pause)

    def scan_and_wait(self, url, scan_type="basic", on_progress=None):
        """Starts a scan and returns its results; raises with SCAN_FAILED when the site could not be scanned."""
        scan_id = self.call("/api/insights/scan", {"url": url, "scanType": scan_type})["scanId"]
        while True:
            scan = self.call(f"/api/insights/scan/{scan_id}/status")
            if on_progress is not None:
                on_progress(scan)
            if scan["status"] == "error":
                raise ForesiteError("SCAN_FAILED", scan["error"] or "The scan ended in an error.")
            if scan["status"] == "complete":
                return self.call(f"/api/insights/scan/{scan_id}/results")["results"]
            time.sleep(scan.get("pollAfterSeconds") or POLL_SECONDS)


def read_error(answer):
    retry_after = answer.headers.get("Retry-After") or ""
    known = {"status": answer.code, "retry_after": int(retry_after) if retry_after.isdigit() else None}
    try:
        body = json.loads(answer.read(ANSWER_BYTES))
        return ForesiteError(
            body["code"], body["message"], details=body.get("details"), request_id=body.get("requestId"), **known
        )
    except (ValueError, KeyError, TypeError):
        return ForesiteError("UNEXPECTED_ANSWER", f"The service answered {answer.code}.", **known)


def verify_webhook(payload, headers, secret, tolerance_seconds=TOLERANCE_SECONDS, now=None):
    """The event, when one of the two signatures of a delivery is genuine; raises WebhookError otherwise.

    payload: the body as it arrived, in bytes. headers: a mapping, names in any case.
    """
    given = {name.lower(): value for name, value in headers.items()}
    forms = [form for form in (standard_form(given, secret), whole_form(given, secret)) if form is not None]
    if not forms:
        raise WebhookError("Neither webhook-signature nor X-Webhook-Signature signs this request.")
    now = time.time() if now is None else now
    fresh = [form for form in forms if abs(now - form[0]) <= tolerance_seconds]
    if not fresh:
        raise WebhookError(f"The request was signed more than {tolerance_seconds} seconds from now.")
    for _, prefix, key, signatures in fresh:
        expected = hmac.new(key, prefix.encode() + payload, hashlib.sha256).digest()
        # Every one is compared, in constant time.
        if any([hmac.compare_digest(expected, signature) for signature in signatures]):
            return json.loads(payload)
    raise WebhookError("No signature is of this body under this secret. Give the body as it arrived.")


def standard_form(headers, secret):
    """Standard Webhooks 1.0: time, signed prefix, key and signatures; None where the headers are not there."""
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    if any(name not in headers for name in names):
        return None
    event_id, timestamp, items = (headers[name] for name in names)
    key = decode(from_base64, secret[6:]) if secret.startswith("whsec_") else None
    signatures = [decode(from_base64, item[3:]) for item in items.split(" ") if item.startswith("v1,")]
    return seconds(timestamp), f"{event_id}.{timestamp}.", key or secret.encode(), [s for s in signatures if s]


def whole_form(headers, secret):
    """X-Webhook-Signature: t={unix seconds},v1={hex}, with one v1 for each secret."""
    items = [item.strip() for item in headers.get("x-webhook-signature", "").split(",")]
    times = [item[2:] for item in items if item.startswith("t=")]
    if not times:
        return None
    signatures = [decode(bytes.fromhex, item[3:]) for item in items if item.startswith("v1=")]
    return seconds(times[0]), f"{times[0]}.", secret.encode(), [s for s in signatures if s]


def seconds(timestamp):
    if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12):
        raise WebhookError("The time of the request is not given in Unix seconds.")
    return int(timestamp)


def from_base64(text):
    return base64.b64decode(text, validate=True)


def decode(read, text):
    try:
        return read(text)
    except (ValueError, binascii.Error):
        return None


def printable(text):
    """Texts of the site may hold what steers a terminal."""
    return "".join(char if char.isprintable() else " " for char in str(text))


def show_progress(scan):
    print(f"{scan['status']} {round(scan['progress'])}%", file=sys.stderr)


def show_report(results):
    print(f"Readiness {results['readinessScore']}, AEO {results['aeoScore']}: {printable(results['domain'])}")
    for place, fix in enumerate(results["topFixes"], 1):
        print(f"{place}. {printable(fix['fix'])}")


def main():
    parser = argparse.ArgumentParser(description="Scan a website and print its scores and what to do first.")
    parser.add_argument("url", help="a domain such as example.com, or an http or https address")
    parser.add_argument("--origin", required=True, help="where the service is, for example https://foresite.example")
    parser.add_argument("--key", default=os.environ.get("FORESITE_API_KEY"), help="API key; or FORESITE_API_KEY")
    parser.add_argument("--type", default="basic", choices=("light", "basic", "full"), help="how deep it reads")
    parser.add_argument("--json", action="store_true", help="print the whole results as JSON")
    options = parser.parse_args()
    try:
        client = Client(options.origin, options.key)
        results = client.scan_and_wait(options.url, options.type, show_progress)
    except ForesiteError as error:
        print(f"{error.code}: {printable(error.message)}", file=sys.stderr)
        # As `npm run scan` ends: the site could not be scanned, the order was refused, the service failed.
        refused = error.status is not None and error.status < 500
        return 1 if error.code == "SCAN_FAILED" else 2 if refused else 3
    except ValueError as error:
        parser.error(str(error))
    if options.json:
        print(json.dumps(results))
    else:
        show_report(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
