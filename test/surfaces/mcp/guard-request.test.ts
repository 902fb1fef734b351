import { describe, expect, it } from "vitest";
import { guardRequest } from "../../../src/surfaces/mcp/guard-request.ts";

const production = {
  publicOrigin: "https://foresite.example.com",
  isDevelopment: false,
  allowedOrigins: ["https://inspector.example.org"],
};
const development = { publicOrigin: "http://127.0.0.1:8787", isDevelopment: true, allowedOrigins: [] };
const request = (host: string, origin?: string): Request =>
  new Request(`https://${host}/.well-known/mcp`, { headers: origin === undefined ? {} : { origin } });
const OWN = "foresite.example.com";

describe("the doors of the MCP endpoint", () => {
  it.each([
    ["a server, which sends no Origin", request(OWN)],
    ["our own pages", request(OWN, "https://foresite.example.com")],
    ["a tool on the user's machine", request(OWN, "http://localhost:6274")],
    ["a page that the operator named", request(OWN, "https://inspector.example.org")],
  ])("let in %s", (_, sent) => {
    expect(guardRequest(sent, production)).toBeNull();
  });

  it.each([
    ["another site's page", request(OWN, "https://evil.example")],
    ["a name that ends like ours", request(OWN, "https://evil-foresite.example.com")],
    ["a page without an origin", request(OWN, "null")],
    ["another host", request("evil.example")],
    ["the host of development", request("localhost")],
  ])("refuse %s", (_, sent) => {
    expect(guardRequest(sent, production)).not.toBeNull();
  });

  it("take every name of this machine in development", () => {
    for (const host of ["localhost:8787", "127.0.0.1:8787", "[::1]:8787"])
      expect(guardRequest(request(host), development)).toBeNull();
  });
});
