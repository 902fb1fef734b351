// An agent skill: instructions that an agent follows against the real API (Agent Skills, SKILL.md).
import type { Site } from "../../../model/site.ts";

export interface Skill {
  /** Lower-case letters, digits and single hyphens; the folder's name. */
  name: string;
  /** What it does and when to use it; at most 1,024 characters. */
  description: string;
  /** Ids of the operations it calls: a skill is published when all of them exist. */
  operations: readonly string[];
  /** Markdown. `example` gives the call of one of its operations as a code block inside a list item. */
  body(site: Site, example: (operation: string) => string): string;
}
