import { describe, expect, it } from "vitest";
import { agentSkillsDigest } from "../../../../src/scanner/checks/interfaces/agent-skills-digest.ts";
import type { DeclaredCall } from "../../../../src/scanner/evidence/live-facts.ts";
import { declaredCall } from "../../../fixtures/live.ts";
import { document, site } from "../../../fixtures/site.ts";

const HASH = "a".repeat(64);
const URL_OF_SKILL = "https://example-clinic.com/.well-known/agent-skills/book/SKILL.md";
const index = (digest?: string) =>
  document("agent-skills-index", {
    url: "https://example-clinic.com/.well-known/agent-skills/index.json",
    json: { skills: [{ name: "book", url: "book/SKILL.md", digest }] },
  });
const run = (over: Partial<DeclaredCall>, digest: string | undefined = `sha256:${HASH}`) => {
  const call = declaredCall({ kind: "skill", name: "book", url: URL_OF_SKILL, sha256: HASH, ...over });
  return agentSkillsDigest.run(
    site({ documents: { "agent-skills-index": index(digest) }, live: { calls: [call], mcpServers: [] } }),
  );
};

describe("agent-skills-digest", () => {
  it("passes a file whose bytes have the digest of the index", () => {
    expect(run({})).toMatchObject({ status: "pass", evidence: [{ received: "book" }] });
    expect(run({}).situation).toBe("The one skill file asked for matches its digest.");
  });

  it("fails other bytes, showing both digests", () => {
    const verdict = run({ sha256: "b".repeat(64) });
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ url: URL_OF_SKILL, received: `sha256:${"b".repeat(64)}` });
    expect(verdict.evidence[0]?.meaning).toContain(HASH);
  });

  it("fails a file that is not there, or a web page in its place", () => {
    expect(run({ status: 404, sha256: null }).status).toBe("fail");
    expect(run({ isHtml: true, contentType: "text/html" }).status).toBe("fail");
  });

  it("does not apply without skills or without a digest", () => {
    expect(agentSkillsDigest.run(site()).status).toBe("na");
    expect(run({}, "").status).toBe("na");
  });

  it("is unable to say when the file was not called or nothing came", () => {
    expect(run({ skipped: "The budget of requests was used up.", status: 0 }).status).toBe("unable");
    expect(run({ status: 0, error: "timeout", sha256: null }).status).toBe("unable");
  });
});
