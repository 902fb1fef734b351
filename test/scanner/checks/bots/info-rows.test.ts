import { describe, expect, it } from "vitest";
import { agentPermissionsFile } from "../../../../src/scanner/checks/bots/agent-permissions-file.ts";
import { aiBotMatrix } from "../../../../src/scanner/checks/bots/ai-bot-matrix.ts";
import { aiBotTokenStale } from "../../../../src/scanner/checks/bots/ai-bot-token-stale.ts";
import { aiRulesNotOnlyWildcard } from "../../../../src/scanner/checks/bots/ai-rules-not-only-wildcard.ts";
import { aiTrainingPolicyDeclared } from "../../../../src/scanner/checks/bots/ai-training-policy-declared.ts";
import { aiTxtFiles } from "../../../../src/scanner/checks/bots/ai-txt-files.ts";
import { aiprefContentUsage } from "../../../../src/scanner/checks/bots/aipref-content-usage.ts";
import { metaNoai } from "../../../../src/scanner/checks/bots/meta-noai.ts";
import { rslLicense } from "../../../../src/scanner/checks/bots/rsl-license.ts";
import { tdmReservation } from "../../../../src/scanner/checks/bots/tdm-reservation.ts";
import { AI_AGENTS } from "../../../../src/scanner/evidence/site/known-agents.ts";
import { document, page, site } from "../../../fixtures/site.ts";
import { robotsOf } from "../access/robots-of.ts";

const refusing = site({ robots: robotsOf("User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n") });
const licensed = robotsOf("License: https://example-clinic.com/rsl.xml\nUser-agent: *\nDisallow:\n");

describe("rows on AI agents that are only reported", () => {
  it.each([
    { check: aiTrainingPolicyDeclared, evidence: refusing, status: "pass", says: "it refuses GPTBot and CCBot" },
    { check: aiTrainingPolicyDeclared, evidence: site(), status: "info", says: "nothing by name about training" },
    {
      check: aiBotTokenStale,
      evidence: site({ robots: robotsOf("User-agent: anthropic-ai\nDisallow: /\n") }),
      status: "info",
      says: "anthropic-ai",
    },
    { check: aiRulesNotOnlyWildcard, evidence: refusing, status: "info", says: "for 2 of" },
    {
      check: aiRulesNotOnlyWildcard,
      evidence: site({ robots: robotsOf("User-agent: *\nDisallow:\n") }),
      status: "info",
      says: "rules for everyone",
    },
    {
      check: aiprefContentUsage,
      evidence: site({ robots: robotsOf("User-agent: *\nContent-Usage: train-ai=n\n") }),
      status: "info",
      says: "1 usage preference ",
    },
    {
      check: tdmReservation,
      evidence: site({ home: page({ transfer: { headers: { "tdm-reservation": "1" } } }) }),
      status: "info",
      says: "reserves the right",
    },
    { check: rslLicense, evidence: site({ robots: licensed }), status: "info", says: "could not be read" },
    {
      check: rslLicense,
      evidence: site({
        robots: licensed,
        documents: { "rsl-license": document("rsl-license", { text: '<rsl xmlns="https://rslstandard.org/rsl">' }) },
      }),
      status: "info",
      says: "can be read",
    },
    {
      check: metaNoai,
      evidence: site({ home: page({ metas: [{ key: "robots", content: "noai, noimageai" }] }) }),
      status: "info",
      says: "1 of 1 pages",
    },
    {
      check: aiTxtFiles,
      evidence: site({ documents: { "ai-txt": document("ai-txt", { text: "User-Agent: *" }) } }),
      status: "info",
      says: "no known crawler reads",
    },
    {
      check: agentPermissionsFile,
      evidence: site({ documents: { "agent-permissions": document("agent-permissions", { json: { metadata: {} } }) } }),
      status: "info",
      says: "can be read",
    },
  ])("$check.id says: $says", ({ check, evidence, status, says }) => {
    const verdict = check.run(evidence);
    expect(check.counts).toEqual([]);
    expect(verdict.status).toBe(status);
    expect(verdict.situation).toContain(says);
  });

  it("ai-bot-matrix has a row for every known agent", () => {
    const verdict = aiBotMatrix.run(refusing);
    expect(verdict.status).toBe("info");
    expect(verdict.evidence).toHaveLength(AI_AGENTS.length);
    expect(verdict.evidence.find(({ received }) => received.startsWith("GPTBot"))?.meaning).toBe(
      "May not read the start page.",
    );
  });

  it.each([
    { check: aiBotTokenStale },
    { check: aiRulesNotOnlyWildcard },
    { check: tdmReservation },
    { check: rslLicense },
    { check: metaNoai },
    { check: aiTxtFiles },
    { check: agentPermissionsFile },
  ])("$check.id does not apply where it has nothing to say", ({ check }) => {
    expect(check.run(site()).status).toBe("na");
  });
});

it("ai-training-policy-declared takes a signal for an answer, and rules for everyone for none", () => {
  const said = (text: string) => aiTrainingPolicyDeclared.run(site({ robots: robotsOf(text) }));
  expect(said("User-agent: *\nAllow: /\nContent-Signal: search=yes, ai-train=no\n")).toMatchObject({
    status: "pass",
    situation:
      "example-clinic.com says no to training in its Content-Signal; its rules name no agent that gathers training data.",
  });
  expect(said("User-agent: *\nAllow: /\nContent-Signal: search=yes\n").situation).toContain("nothing by name");
});
