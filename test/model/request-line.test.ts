import { describe, expect, it } from "vitest";
import { requestLine } from "../../src/model/request-line.ts";

const END = { requestId: "req_1", routes: [{ path: "/*" }, { path: "/email/stop/:token" }], status: 200, ms: 7 };

describe("the line that a request leaves in the log", () => {
  it("names the route instead of the path, whose parts may be tokens", () => {
    const request = new Request("https://foresite.example.com/email/stop/s3cret?code=s3cret", {
      headers: { "cf-ray": "8f00-FRA", "x-mcp-api-key": "s3cret", "cf-connecting-ip": "203.0.113.9", cookie: "s3cret" },
    });
    const line = requestLine(request, END);
    expect(line).toEqual({
      requestId: "req_1",
      ray: "8f00-FRA",
      method: "GET",
      route: "/email/stop/:token",
      scanId: null,
      status: 200,
      ms: 7,
    });
    expect(JSON.stringify(line)).not.toMatch(/s3cret|203\.0/);
  });

  it("carries the id of the scan that is asked about", () => {
    const id = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
    const line = requestLine(new Request(`https://x.example/api/insights/scan/${id.toUpperCase()}/status`), {
      ...END,
      routes: [],
    });
    expect(line).toMatchObject({ scanId: id, route: null });
  });
});
