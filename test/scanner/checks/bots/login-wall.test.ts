import { describe, expect, it } from "vitest";
import { loginWall } from "../../../../src/scanner/checks/bots/login-wall.ts";
import { field, form, page, profile, site, text } from "../../../fixtures/site.ts";

const login = form({ fields: [field({ type: "password", name: "password" })] });
const ORIGIN = "https://example-clinic.com";

describe("login-wall", () => {
  it("passes a public site, also one that links to a log-in", () => {
    const page2 = page({ url: `${ORIGIN}/login`, requestedUrl: `${ORIGIN}/login`, kind: "login", forms: [login] });
    expect(loginWall.run(site({ pages: [page(), page2] })).status).toBe("pass");
  });

  it("fails a start page that is a log-in", () => {
    const verdict = loginWall.run(site({ home: page({ forms: [login], blocks: [text("Welcome back")] }) }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain("password field");
  });

  it("takes no notice of a small log-in beside full text", () => {
    const home = page({ forms: [login], blocks: [text("We treat families in Falmouth. ".repeat(30))] });
    expect(loginWall.run(site({ home })).status).toBe("pass");
  });

  it("warns when single pages lead to a log-in", () => {
    const prices = page({ url: `${ORIGIN}/login`, requestedUrl: `${ORIGIN}/prices`, forms: [login] });
    const others = ["a", "b", "c"].map((path) => page({ url: `${ORIGIN}/${path}`, requestedUrl: `${ORIGIN}/${path}` }));
    expect(loginWall.run(site({ pages: [page(), prices, ...others] }))).toMatchObject({ status: "warn", score: 0.8 });
  });

  it("does not apply to an application", () => {
    const app = profile({ siteType: { value: "app-shell", confidence: "high", evidence: [], secondary: null } });
    expect(loginWall.run(site({ home: page({ forms: [login] }), profile: app })).status).toBe("na");
  });

  it("claims nothing of pages that scripts would draw", () => {
    const app = profile({ siteType: { value: "app-shell", confidence: "high", evidence: [], secondary: null } });
    expect(loginWall.run(site({ home: page(), profile: app })).status).toBe("unable");
  });
});
