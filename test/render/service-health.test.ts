import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { serviceHealth } from "../../src/render/service-health.ts";

const measuredAt = Date.UTC(2026, 10, 20, 9, 5, 7);
const shown = (api: "healthy" | "degraded") =>
  parseHTML(
    serviceHealth({
      status: api === "healthy" ? "ok" : "degraded",
      services: {
        website: "healthy",
        api,
        api_latency_ms: 4,
        database: api,
        reports: "healthy",
        coordination: "healthy",
        queues: "healthy",
      },
      response_time_ms: 12,
      measuredAt,
    }),
  ).document;

describe("how the service is", () => {
  it("is told part by part, with what was measured and when", () => {
    const document = shown("healthy");
    expect(document.querySelector("h2")?.textContent).toBe("All parts answer");
    expect([...document.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
      "healthy a trivial read took 4 ms",
      "healthy all of the measuring took 12 ms",
    ]);
    expect(document.querySelector("time")?.textContent).toBe("2026-11-20 at 09:05:07 UTC");
  });

  it("names the part that does not answer, and what that means", () => {
    const document = shown("degraded");
    expect(document.querySelector("h2")?.textContent).toBe("Not all parts answer");
    expect([...document.querySelectorAll(".poor")].map(({ textContent }) => textContent)).toEqual([
      "degraded",
      "degraded",
    ]);
    expect(document.querySelector("dl")?.textContent).toContain("Database");
  });
});
