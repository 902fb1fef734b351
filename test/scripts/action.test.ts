import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { readAction } from "../fixtures/action.ts";

const { inputs, outputs, runs } = readAction();

describe("the action for GitHub", () => {
  it("asks for an address, and for no more", () => {
    const required = Object.entries(inputs).filter(([, { required }]) => required);
    expect(required.map(([name]) => name)).toEqual(["url"]);
    for (const [name, input] of Object.entries(inputs)) expect(input.default === undefined, name).toBe(name === "url");
  });

  it("puts no expression into a script, and every input into the environment of a step", () => {
    for (const step of runs.steps) expect(step.run, step.name).not.toContain("${{");
    const handed = runs.steps.flatMap(({ env }) => Object.values(env));
    expect(handed.toSorted()).toEqual(
      Object.keys(inputs)
        .map((name) => `\${{ inputs.${name} }}`)
        .toSorted(),
    );
  });

  it("uses each variable of a step in quotes alone", () => {
    for (const step of runs.steps)
      for (const name of Object.keys(step.env)) {
        const uses = step.run.split(`$${name}`).length - 1;
        const quoted = step.run.match(new RegExp(`"[^"\\n]*\\$${name}"`, "g"))?.length ?? 0;
        expect(uses, name).toBeGreaterThan(0);
        expect(quoted, name).toBe(uses);
      }
  });

  it("has scripts that bash can read", () => {
    for (const step of runs.steps)
      expect(spawnSync("bash", ["-n"], { input: step.run, encoding: "utf8" }).stderr, step.name).toBe("");
  });

  it("takes its outputs from a step that writes them", () => {
    for (const [name, { value }] of Object.entries(outputs)) {
      const [, id] = /^\$\{\{ steps\.([a-z]+)\.outputs\.([a-z]+) \}\}$/.exec(value) ?? [];
      const script = runs.steps.find((one) => one.id === id)?.run ?? "";
      expect(value).toBe(`\${{ steps.${id}.outputs.${name} }}`);
      // "\\n" before a name stands in a template of the script itself.
      expect(script).toMatch(new RegExp(`(?:["\`]|\\\\n)${name}=`));
    }
  });
});
