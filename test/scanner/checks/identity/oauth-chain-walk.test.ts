import { describe, expect, it } from "vitest";
import { oauthChainWalk } from "../../../../src/scanner/checks/identity/oauth-chain-walk.ts";
import { SIGN_IN_STEPS } from "../../../../src/scanner/evidence/interfaces/interface-sign-in-chain.ts";
import type { DeclaredCall } from "../../../../src/scanner/evidence/live-facts.ts";
import { declaredCall, skipped } from "../../../fixtures/live.ts";
import { site } from "../../../fixtures/site.ts";

const ORIGIN = "https://auth.example-clinic.com";
const step = (name: string, path: string, json: unknown, over: Partial<DeclaredCall> = {}) =>
  declaredCall({ kind: "oauth", name, url: ORIGIN + path, json, ...over });
const resource = (over: Partial<DeclaredCall> = {}) =>
  step(SIGN_IN_STEPS.resource, "/.well-known/oauth-protected-resource", { authorization_servers: [ORIGIN] }, over);
const signIn = (over: Partial<DeclaredCall> = {}) =>
  step(SIGN_IN_STEPS.signIn, "/.well-known/oauth-authorization-server", { token_endpoint: `${ORIGIN}/token` }, over);
const keys = (over: Partial<DeclaredCall> = {}) => step(SIGN_IN_STEPS.keys, "/jwks", { keys: [{ kty: "RSA" }] }, over);
const run = (...calls: DeclaredCall[]) => oauthChainWalk.run(site({ live: { calls, mcpServers: [] } }));

describe("oauth-chain-walk", () => {
  it("passes a chain of three documents", () => {
    const verdict = run(resource(), signIn(), keys());
    expect(verdict.status).toBe("pass");
    expect(verdict.situation).toBe("The way to the sign-in was followed over 3 documents without a gap.");
  });

  it.each([
    ["a document that is not there", [resource(), signIn({ status: 404 })], "sign-in metadata: it does not answer."],
    ["a body that is no JSON", [resource({ json: undefined })], "it is no JSON document."],
    ["metadata that names no sign-in", [resource({ json: {} })], "it names no sign-in."],
    ["keys without a key", [resource(), signIn(), keys({ json: { keys: [] } })], "it holds no key."],
    [
      "an address without https",
      [resource({ url: "http://auth.example-clinic.com/x", finalUrl: "http://auth.example-clinic.com/x" })],
      "its address is not https.",
    ],
    [
      "a redirect to another host",
      [resource({ status: 302, leadsTo: "https://login.example.org/" })],
      "it redirects to another host.",
    ],
    [
      "a redirect followed to a sister host",
      [keys({ finalUrl: "https://www.example-clinic.com/jwks" })],
      "it redirects to another host.",
    ],
  ])("fails %s", (_, calls, meaning) => {
    const verdict = run(...calls);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.meaning).toContain(meaning);
  });

  it("is unable to say where the chain leaves the site's domain or an answer got lost", () => {
    expect(run(resource(), signIn({ skipped, status: 0 })).status).toBe("unable");
    expect(run(resource({ status: 0, error: "timeout" })).status).toBe("unable");
  });

  it("does not apply without a sign-in for software", () => {
    expect(run(declaredCall()).status).toBe("na");
  });
});
