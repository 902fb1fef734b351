import { describe, expect, it } from "vitest";
import { anchor, document, heading, page, site, text } from "../../../fixtures/site.ts";
import type { ScriptFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { aiDisclosure } from "../../../../src/scanner/checks/trust/ai-disclosure.ts";
import { cookieFlags } from "../../../../src/scanner/checks/trust/cookie-flags.ts";
import { credentialsPresent } from "../../../../src/scanner/checks/trust/credentials-present.ts";
import { csp } from "../../../../src/scanner/checks/trust/csp.ts";
import { exposedInternals } from "../../../../src/scanner/checks/trust/exposed-internals.ts";
import { permissionsPolicy } from "../../../../src/scanner/checks/trust/permissions-policy.ts";
import { referrerPolicy } from "../../../../src/scanner/checks/trust/referrer-policy.ts";
import { securityTxt } from "../../../../src/scanner/checks/trust/security-txt.ts";
import { socialProofVerifiable } from "../../../../src/scanner/checks/trust/social-proof-verifiable.ts";
import { sriThirdParty } from "../../../../src/scanner/checks/trust/sri-third-party.ts";
import { thirdPartyDomWriters } from "../../../../src/scanner/checks/trust/third-party-dom-writers.ts";

const script = (src: string, integrity = false): ScriptFacts => ({
  src,
  type: "",
  async: false,
  defer: false,
  inHead: false,
  integrity,
  crossorigin: false,
});
const headers = (all: Record<string, string>) => site({ pages: [page({ transfer: { headers: all } })] });
const bot = {
  id: "chatbase",
  name: "Chatbase",
  category: "ai-features",
  confidence: "high" as const,
  evidence: "script host",
  url: "https://example-clinic.com/",
  feeds: [],
};

describe("rows on trust that are only reported", () => {
  it.each([
    ["csp", csp.run(headers({ "content-security-policy": "default-src 'self'; base-uri 'self'" })), "strict policy"],
    [
      "csp with gaps",
      csp.run(headers({ "content-security-policy": "script-src 'unsafe-inline'" })),
      "inline scripts are allowed",
    ],
    ["csp missing", csp.run(site()), "sends no policy"],
    [
      "referrer-policy",
      referrerPolicy.run(headers({ "referrer-policy": "no-referrer" })),
      "says how much other sites learn",
    ],
    ["permissions-policy missing", permissionsPolicy.run(site()), "does not say which device functions"],
    [
      "cookie-flags",
      cookieFlags.run(headers({ "set-cookie": "PHPSESSID=; Path=/; HttpOnly" })),
      "1 of 1 session cookie",
    ],
    [
      "cookie-flags set",
      cookieFlags.run(headers({ "set-cookie": "sid=; Secure; HttpOnly; SameSite=Lax" })),
      "all three marks",
    ],
    [
      "sri-third-party",
      sriThirdParty.run(
        site({
          pages: [page({ scripts: [script("https://cdn.example/a.js", true), script("https://ads.example/b.js")] })],
        }),
      ),
      "1 of 2 scripts",
    ],
    [
      "third-party-dom-writers",
      thirdPartyDomWriters.run(
        site({
          pages: [
            page({ scripts: [script("https://cdn.example/a.js"), script("https://www.example-clinic.com/b.js")] }),
          ],
        }),
      ),
      "1 other host",
    ],
    [
      "security-txt",
      securityTxt.run(
        site({
          documents: {
            "security-txt": document("security-txt", {
              text: "Contact: https://example.com\nExpires: 2027-01-01T00:00:00Z",
            }),
          },
        }),
      ),
      "says where to report",
    ],
    [
      "security-txt out of date",
      securityTxt.run(
        site({ documents: { "security-txt": document("security-txt", { text: "Expires: 2020-01-01T00:00:00Z" }) } }),
      ),
      "it names no contact; its end date has passed",
    ],
    [
      "exposed-internals",
      exposedInternals.run(
        site({ pages: [page({ anchors: [anchor("https://example-clinic.com/backup/db.sql.gz", "Backup")] })] }),
      ),
      "1 internal file",
    ],
    [
      "exposed-internals none",
      exposedInternals.run(
        site({ pages: [page({ anchors: [anchor("https://example-clinic.com/environment", "Environment")] })] }),
      ),
      "No page read links",
    ],
    [
      "credentials-present",
      credentialsPresent.run(site({ pages: [page({ blocks: [text("Mitglied der Ärztekammer")] })] })),
      "in the text of the home page",
    ],
    [
      "social-proof-verifiable",
      socialProofVerifiable.run(
        site({
          pages: [
            page({
              headings: [heading(2, "Our clients")],
              anchors: [anchor("https://client.example/", "Client", { heading: 0 })],
            }),
          ],
        }),
      ),
      "The one section on clients or cases links",
    ],
    [
      "ai-disclosure",
      aiDisclosure.run(
        site({ technologies: [bot], pages: [page({ blocks: [text("Fragen Sie unseren KI-Assistenten.")] })] }),
      ),
      "speaks of an AI assistant",
    ],
    ["ai-disclosure missing", aiDisclosure.run(site({ technologies: [bot] })), "does not say that a machine answers"],
  ])("%s", (_, verdict, words) => {
    expect(verdict.status).toBe("info");
    expect(verdict.situation).toContain(words);
  });

  it.each([
    ["security-txt", securityTxt.run(site()), "unable"],
    ["cookie-flags", cookieFlags.run(site()), "na"],
    ["sri-third-party", sriThirdParty.run(site()), "na"],
    ["social-proof-verifiable", socialProofVerifiable.run(site()), "na"],
    ["ai-disclosure", aiDisclosure.run(site()), "na"],
  ])("%s says when there is nothing to report", (_, verdict, status) => {
    expect(verdict.status).toBe(status);
  });
});

it("social-proof-verifiable reads the sections of a page of clients, and of no other", () => {
  const sections = [heading(1, "Customers"), heading(2, "Tampere: fewer rounds"), heading(2, "Halifax")];
  const at = (path: string) =>
    socialProofVerifiable.run(
      site({ pages: [page({ url: `https://example-clinic.com${path}`, headings: sections })] }),
    );
  expect(at("/customers").situation).toBe(
    "Neither of the 2 sections on clients or cases links to something that can be looked up.",
  );
  expect(at("/treatments").status).toBe("na");
});
