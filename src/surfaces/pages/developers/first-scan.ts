// The first scan from start to report, in each language: made from the paths of the operations.
import { getScanResults } from "../../../operations/get-scan-results.ts";
import { getScanStatus } from "../../../operations/get-scan-status.ts";
import { startScan } from "../../../operations/start-scan.ts";
import type { Block } from "../../../render/blocks.ts";
import { inLanguages } from "./samples.ts";

/** The site that examples scan. */
export const EXAMPLE_SITE = startScan.example.input.url;

export const firstScan = (origin: string): Block =>
  inLanguages("first-scan", [inShell(origin), inJavaScript(origin), inPython(origin)]);

const START = startScan.http.path;
const STATUS = (id: string): string => getScanStatus.http.path.replace("{scanId}", id);
const RESULTS = (id: string): string => getScanResults.http.path.replace("{scanId}", id);

const inShell = (origin: string): string => `API=${origin}

# 1. Start: the answer carries scanId
SCAN_ID=$(curl -s -X POST "$API${START}" -H 'Content-Type: application/json' \\
  -d '{"url": "${EXAMPLE_SITE}"}' | sed -n 's/.*"scanId":"\\([^"]*\\)".*/\\1/p')
[ -n "$SCAN_ID" ] || { echo "The scan was not started." >&2; exit 1; }

# 2. Ask again until the scan is over
until curl -s "$API${STATUS("$SCAN_ID")}" | grep -Eq '"status":"(complete|error)"'; do sleep 5; done

# 3. Read the report
curl "$API${RESULTS("$SCAN_ID")}"`;

const inJavaScript = (origin: string): string => `const API = "${origin}";

async function call(path, options) {
  const response = await fetch(API + path, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(\`\${answer.code}: \${answer.message}\`);
  return answer;
}

// 1. Start: the answer carries scanId
const { scanId } = await call("${START}", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ url: "${EXAMPLE_SITE}" }),
});

// 2. Ask again until the scan is over
let scan = await call(\`${STATUS("${scanId}")}\`);
while (scan.pollAfterSeconds !== null) {
  await new Promise((resolve) => setTimeout(resolve, scan.pollAfterSeconds * 1000));
  scan = await call(\`${STATUS("${scanId}")}\`);
}
if (scan.status === "error") throw new Error(scan.error);

// 3. Read the report
const { results } = await call(\`${RESULTS("${scanId}")}\`);
console.log(results.readinessScore, results.aeoScore);
for (const { fix } of results.topFixes) console.log(fix);`;

const inPython = (origin: string): string => `import json
import time
import urllib.error
import urllib.request

API = "${origin}"


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(API + path, data=data, headers={"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        raise SystemExit(f"{problem['code']}: {problem['message']}")


# 1. Start: the answer carries scanId
scan_id = call("${START}", {"url": "${EXAMPLE_SITE}"})["scanId"]

# 2. Ask again until the scan is over
scan = call(f"${STATUS("{scan_id}")}")
while scan["pollAfterSeconds"] is not None:
    time.sleep(scan["pollAfterSeconds"])
    scan = call(f"${STATUS("{scan_id}")}")
if scan["status"] == "error":
    raise SystemExit(scan["error"])

# 3. Read the report
results = call(f"${RESULTS("{scan_id}")}")["results"]
print(results["readinessScore"], results["aeoScore"])
for fix in results["topFixes"]:
    print(fix["fix"])`;
