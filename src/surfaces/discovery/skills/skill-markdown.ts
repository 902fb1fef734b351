import { PRODUCT } from "../../../model/product.ts";
import type { Site } from "../../../model/site.ts";
import { curlExample } from "../../../operations/curl-example.ts";
import { OPERATIONS } from "../../../operations/registry.ts";
import { PATHS } from "../paths.ts";
import type { Skill } from "./skill.ts";

export const skillPath = ({ name }: Skill): `/${string}` => `/.well-known/agent-skills/${name}/SKILL.md`;

/** The bytes of SKILL.md: front matter with the name of its folder and the description, then the instructions. */
export function skillMarkdown(skill: Skill, site: Site): string {
  const used = OPERATIONS.filter(({ id }) => skill.operations.includes(id));
  const example = (id: string): string => {
    const operation = used.find((operation) => operation.id === id);
    if (operation === undefined) throw new Error(`The skill ${skill.name} does not name ${id} among its operations.`);
    return ["```sh", curlExample(operation, site.origin), "```"].join("\n").replace(/^/gm, "   ");
  };
  const tools = used.filter(({ tool }) => tool !== false).map(({ id }) => id);
  return `---
name: ${skill.name}
description: ${JSON.stringify(skill.description)}
license: Apache-2.0
metadata:
  version: ${JSON.stringify(PRODUCT.version)}
---

${skill.body(site, example)}
## Over MCP

${tools.join(", ")}: tools of the same names at ${site.origin}${PATHS.mcp}, with the same input and output.
`;
}
