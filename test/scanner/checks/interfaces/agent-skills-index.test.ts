import { describe, expect, it } from "vitest";
import { agentSkillsIndex } from "../../../../src/scanner/checks/interfaces/agent-skills-index.ts";
import { document, site } from "../../../fixtures/site.ts";

const $schema = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
const SKILL = {
  name: "find-slot",
  type: "skill-md",
  description: "Finds a slot.",
  url: "find-slot/SKILL.md",
  digest: `sha256:${"a1".repeat(32)}`,
};
const PATH = "https://example-clinic.com/.well-known/agent-skills/index.json";
const run = (json: unknown, url = PATH) =>
  agentSkillsIndex.run(site({ documents: { "agent-skills-index": document("agent-skills-index", { json, url }) } }));

describe("agent-skills-index", () => {
  it("passes an index whose skills carry a digest", () => {
    expect(run({ $schema, skills: [SKILL] })).toMatchObject({
      status: "pass",
      situation: "The index lists 1 skill with digest: find-slot.",
    });
  });

  it("warns without format, digest or type, and at the old address", () => {
    expect(run({ skills: [SKILL] }).status).toBe("warn");
    expect(run({ $schema, skills: [{ ...SKILL, digest: undefined }] }).status).toBe("warn");
    expect(run({ $schema, skills: [{ ...SKILL, type: "text" }] }).status).toBe("warn");
    expect(run({ $schema, skills: [SKILL] }, "https://example-clinic.com/.well-known/skills/index.json").status).toBe(
      "warn",
    );
  });

  it("fails an unknown format, an empty index and skills that cannot be loaded", () => {
    expect(run({ $schema: "https://example.com/other.json", skills: [SKILL] }).status).toBe("fail");
    expect(run({ $schema, skills: [] }).status).toBe("fail");
    expect(run({ $schema, skills: [{ ...SKILL, url: "" }] }).evidence[0]?.received).toBe("find-slot: no url");
    expect(run({ $schema, skills: [{ ...SKILL, name: "Find Slot" }] }).status).toBe("fail");
    expect(run({ $schema, skills: [{ ...SKILL, name: "-find" }] }).status).toBe("fail");
    expect(run({ $schema, skills: [{ ...SKILL, digest: "sha256:xyz" }] }).status).toBe("fail");
    expect(run({ $schema, skills: [{ ...SKILL, url: "http://example-clinic.com/a.md" }] }).status).toBe("fail");
  });

  it("does not apply where there is none", () => {
    expect(
      agentSkillsIndex.run(site({ documents: { "agent-skills-index": document("agent-skills-index") } })).status,
    ).toBe("na");
  });
});
