import { describe, expect, it } from "vitest";
import { resumeAddress, safeNext } from "../../src/auth/oauth-query.ts";
import { formTarget } from "../../src/auth/pages/page.ts";

describe("the way back after signing in", () => {
  it("is the request without what the server added, and without the wish for a fresh sign-in", () => {
    const search = "?client_id=c&scope=openid+email&prompt=login+consent&max_age=0&exp=1&ba_iat=2&ba_param=scope&sig=x";
    expect(resumeAddress(search)).toBe("/auth/oauth2/authorize?client_id=c&scope=openid+email&prompt=consent");
    expect(resumeAddress("?client_id=c&prompt=create")).toBe("/auth/oauth2/authorize?client_id=c");
  });

  it.each([
    ["/developers/", "/developers/"],
    ["/auth/oauth2/authorize?a=b", "/auth/oauth2/authorize?a=b"],
    ["//evil.example/", "/account"],
    ["/\\evil.example/", "/account"],
    ["https://evil.example/", "/account"],
    ["/a\r\nSet-Cookie: x", "/account"],
    ["/\t/evil.example", "/account"],
    ["", "/account"],
    [null, "/account"],
    [`/${"a".repeat(5000)}`, "/account"],
  ])("from %j leads to %s", (next, expected) => {
    expect(safeNext(next, "https://foresite.example")).toBe(expected);
  });
});

describe("where a form may lead", () => {
  it.each([
    ["https://app.example.com/cb?x=1", ["https://app.example.com"]],
    ["http://127.0.0.1:4711/cb", ["http://127.0.0.1:4711"]],
    ["com.example.app:/cb", ["com.example.app:"]],
    ["not an address", []],
    [null, []],
  ])("for %j is %j", (redirect, sources) => {
    expect(formTarget(redirect)).toEqual(sources);
  });

  it("never holds what would end a directive", () => {
    for (const odd of ["https://a;script-src.example/", "https://a,b.example/", "x;y:z"])
      expect(formTarget(odd).join("")).not.toMatch(/[;,'"\s]/);
  });
});
