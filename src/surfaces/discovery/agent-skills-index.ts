import type { Skill } from "./skills/skill.ts";
import { skillPath } from "./skills/skill-markdown.ts";

/** Opaque: clients compare it, and refuse what they do not know. */
const SCHEMA = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";

/** The index of Agent Skills Discovery 0.2.0. `digestOf` is SHA-256 in hexadecimal of the bytes that are served. */
export const agentSkillsIndex = (skills: readonly Skill[], digestOf: (skill: Skill) => string): object => ({
  $schema: SCHEMA,
  skills: skills.map((skill) => ({
    name: skill.name,
    type: "skill-md",
    description: skill.description,
    url: skillPath(skill),
    digest: `sha256:${digestOf(skill)}`,
  })),
});
