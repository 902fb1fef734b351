// The TypeScript client is what the API description says, and stands alone.
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { CLIENT_FOLDER, clientFiles } from "../../scripts/client/client-files.ts";
import { ROUTES } from "../../clients/typescript/src/generated.ts";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { PRODUCT } from "../../src/model/product.ts";

const camelCase = (id: string): string => id.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

describe("the TypeScript client", () => {
  it("is as a fresh generation makes it: run npm run generate-client after a change of the API", () => {
    for (const [path, text] of clientFiles()) expect(readFileSync(path, "utf8"), relative(".", path)).toBe(text);
  });

  it("has a method for each operation that a key, a token or nobody may call", () => {
    for (const { id, only, http } of OPERATIONS) {
      const route = ROUTES[camelCase(id) as keyof typeof ROUTES];
      if (only === "sessions") expect(route, id).toBeUndefined();
      else expect(route, id).toMatchObject({ method: http.method.toUpperCase(), path: http.path });
    }
  });

  it("depends on nothing, carries the product's version and can be published", () => {
    const manifest = JSON.parse(readFileSync(join(CLIENT_FOLDER, "package.json"), "utf8")) as Record<string, unknown>;
    expect(manifest).toMatchObject({ version: PRODUCT.version, license: "Apache-2.0", type: "module" });
    expect(Object.keys(manifest).filter((name) => /dependencies|private/i.test(name))).toEqual([]);
    for (const path of globSync(join(CLIENT_FOLDER, "src/*.ts")))
      for (const [, from] of readFileSync(path, "utf8").matchAll(/^(?:import|export) [^;]*?from "([^"]+)"/gms))
        expect(from, path).toMatch(/^\.\/[\w-]+\.ts$/);
  });
});
