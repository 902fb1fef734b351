import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toolDefinitions } from "../../src/surfaces/mcp/tool-table.ts";

const TWELVE = [
  "start_scan",
  "get_scan_status",
  "get_scan_results",
  "get_comprehensive_results",
  "list_scans",
  "get_playbook",
  "browse_directory",
  "get_directory_listing",
  "get_analytics",
  "search_insights",
  "subscribe_webhook",
  "get_service_health",
];

const tools = toolDefinitions();

describe("the MCP tools", () => {
  it("are exactly the twelve of the decisions", () => {
    expect(tools.map(({ name }) => name).toSorted()).toEqual([...TWELVE].toSorted());
  });

  it("are loaded when they are first asked for, so that the API starts without them", () => {
    const worker = readFileSync("src/worker.ts", "utf8");
    expect(worker).toContain('import("./surfaces/mcp/');
    expect(worker).not.toMatch(/^import .*surfaces\/mcp/m);
  });

  it.each(tools.map((tool) => [tool.name, tool] as const))("%s has what a host shows and checks", (_, tool) => {
    expect(tool.name).toMatch(/^[A-Za-z0-9_.-]{1,64}$/);
    expect(tool.title).not.toBe("");
    expect(tool.description.length).toBeGreaterThan(40);
    expect(Object.values(tool.annotations).filter((hint) => typeof hint === "boolean")).toHaveLength(4);
    for (const schema of [tool.inputSchema, tool.outputSchema]) {
      expect(schema.type).toBe("object");
      const text = JSON.stringify(schema);
      for (const keyword of ['"$ref"', '"$defs"', '"$schema"', '"prefixItems"', '"x-mcp-header"'])
        expect(text).not.toContain(keyword);
    }
  });

  it.each(tools.flatMap(({ name, inputSchema }) => membersOf(inputSchema).map((member) => [name, ...member] as const)))(
    "%s says what %s is",
    (_name, _member, schema) => {
      expect(schema).toHaveProperty("description");
    },
  );
});

function membersOf({ properties }: Record<string, unknown>): [string, unknown][] {
  return Object.entries((properties ?? {}) as Record<string, unknown>);
}
