import { describe, expect, it } from "vitest";
import { page, site, text } from "../../../fixtures/site.ts";
import { leakedSecrets } from "../../../../src/scanner/checks/trust/leaked-secrets.ts";

// Put together here so that no scanner of this repository takes them for real ones.
const STRIPE = ["sk", "live", "51Hq9ZkLm2Vb7RtYc8Wd"].join("_");
const AWS = ["AKIA", "Q3ZX7RTWB2MKLP9D"].join("");

const run = (content: string) => leakedSecrets.run(site({ pages: [page({ blocks: [text(content)] })] }));

describe("leaked-secrets", () => {
  it.each([STRIPE, AWS])("fails and does not repeat the key", (key) => {
    const verdict = run(`const key = "${key}";`);
    expect(verdict.status).toBe("fail");
    expect(JSON.stringify(verdict)).not.toContain(key.slice(6));
  });

  it("looks into comments of the code too", () => {
    const bad = page({ hiddenTexts: [{ by: "comment", text: `todo remove ${STRIPE}` }] });
    expect(leakedSecrets.run(site({ pages: [bad] })).status).toBe("fail");
  });

  it.each([
    "AKIAIOSFODNN7EXAMPLE",
    "sk_live_xxxxxxxxxxxxxxxxxxxx",
    "sk_live_your_key_here",
    "pk_live_51Hq9ZkLm2Vb7RtYc8Wd",
  ])("takes %s for a sample or a public key", (sample) => {
    expect(run(sample).status).toBe("pass");
  });
});
