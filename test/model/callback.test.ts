import { describe, expect, it } from "vitest";
import { judgeCallback } from "../../src/model/callback.ts";
import type { TargetPolicy } from "../../src/model/target.ts";

const PRODUCTION: TargetPolicy = {
  allowLoopback: false,
  mappedHosts: null,
  ownOrigins: ["https://foresite.example.org"],
};
const DEVELOPMENT: TargetPolicy = { allowLoopback: true, mappedHosts: null, ownOrigins: ["http://127.0.0.1:8787"] };

describe("the callback policy", () => {
  it.each([
    ["https://example.com/hooks?token=7", "https://example.com/hooks?token=7"],
    ["https://example.com:8443/hooks", "https://example.com:8443/hooks"],
    ["https://EXAMPLE.com:443/a#part", "https://example.com/a"],
  ])("admits %s, query kept and fragment dropped", (address, href) => {
    const verdict = judgeCallback(address, PRODUCTION);
    expect(verdict.ok && verdict.url.href).toBe(href);
  });

  it.each([
    ["http://example.com/", "https"],
    ["https://example.com:80/", "port"],
    ["https://example.com:8080/", "port"],
    ["https://example.com:22/", "port"],
    ["https://user:secret@example.com/", "user name"],
    ["https://127.0.0.1/", "private"],
    ["https://localhost/", "private"],
    ["https://[::1]/", "private"],
    ["https://[::ffff:10.0.0.1]/", "IP address"],
    ["https://10.1.2.3/", "IP address"],
    ["https://0x7f.1/", "private"],
    ["https://2130706433/", "private"],
    ["https://169.254.169.254/latest", "IP address"],
    ["https://printer.local/", "private"],
    ["https://metadata.internal/", "private"],
    ["https://foresite.example.org/api/health", "this service"],
    ["https://FORESITE.example.org.:8443/", "this service"],
    ["ftp://example.com/", "http or https"],
    ["example.com/hooks", "not a valid"],
    ["https://example.com/a b", "white space"],
    ["", "not a valid"],
  ])("refuses %s: %s", (address, reason) => {
    const verdict = judgeCallback(address, PRODUCTION);
    expect(verdict).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });

  it("refuses this service also where its name is served from a local copy", () => {
    const policy: TargetPolicy = { ...PRODUCTION, mappedHosts: new Set(["foresite.example.org"]) };
    expect(judgeCallback("https://foresite.example.org/hooks", policy)).toMatchObject({
      ok: false,
      reason: "callback_url points to this service",
    });
  });

  it("speaks of the field that was sent, and says what would be right", () => {
    expect(judgeCallback("ftp://example.com/", PRODUCTION)).toEqual({
      ok: false,
      reason: "callback_url must be http or https; got ftp",
      expected: expect.stringMatching(/^an https address on a public host, port 443 or 8443/),
    });
  });

  it("admits loopback http in development alone, and never our own port under any name", () => {
    expect(judgeCallback("http://127.0.0.1:9000/hooks", DEVELOPMENT)).toMatchObject({ ok: true, isLoopback: true });
    expect(judgeCallback("http://localhost:9000/hooks", DEVELOPMENT)).toMatchObject({ ok: true });
    expect(judgeCallback("http://10.0.0.1:9000/hooks", DEVELOPMENT)).toMatchObject({ ok: false });
    for (const host of ["127.0.0.1", "localhost", "[::1]", "LOCALHOST."])
      expect(judgeCallback(`http://${host}:8787/api/health`, DEVELOPMENT)).toMatchObject({
        ok: false,
        reason: expect.stringContaining("this service"),
      });
  });
});
