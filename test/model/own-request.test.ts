import { describe, expect, it } from "vitest";
import { refuseOwnRequest } from "../../src/model/own-request.ts";
import { userAgentOf } from "../../src/model/product.ts";
import { webhookUserAgent } from "../../src/services/deliver-webhook.ts";

const OWN = "https://foresite.dev";
const ask = (headers: Record<string, string>) => () => refuseOwnRequest(new Headers(headers), OWN);

describe("the loop breaker", () => {
  it.each([
    ["our crawler", { "user-agent": userAgentOf(OWN) }],
    ["our webhooks", { "user-agent": webhookUserAgent(OWN) }],
    ["our signature", { "user-agent": "anything", "signature-agent": `sig1="${OWN}"` }],
  ])("refuses a request by %s", (_, headers) => expect(ask(headers)).toThrow(/this service itself/));

  it.each([
    ["a browser", { "user-agent": "Mozilla/5.0" }],
    ["nobody's name", {}],
    ["another deployment", { "user-agent": userAgentOf("https://other.example.com") }],
    ["a deployment whose name begins like ours", { "user-agent": userAgentOf(`${OWN}.example.com`) }],
    ["another signer", { "signature-agent": 'sig1="https://foresite.dev.example.com"' }],
  ])("lets %s in", (_, headers) => expect(ask(headers)).not.toThrow());
});
