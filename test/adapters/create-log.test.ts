import { expect, it } from "vitest";
import { createLog } from "../../src/adapters/create-log.ts";

it("writes one line of JSON for an event, with everything secret taken out", () => {
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line));
  log("http.internal_error", {
    requestId: "req_7",
    path: "/email/stop/Zt7Gq2LmX9vB4nC6wR1yK8pS3dF5hJ0aQeUiOoTr",
    error: "Failed query: select * from user where email = ?\nparams: jo@example.org",
    ms: 4,
  });
  log("started");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      event: "http.internal_error",
      requestId: "req_7",
      path: "/email/stop/[a token]",
      error: "Failed query: select * from user where email = ?\nparams: [an email address]",
      ms: 4,
    },
    { event: "started" },
  ]);
  expect(lines.join("")).not.toContain("\n");
});
