import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Files that call the network, and why each may. */
const CALLERS: Record<string, string> = {
  "src/adapters/fetch/web-client.ts": "judges and looks up every hop",
  "src/adapters/fetch/webhook-poster.ts": "judges and looks up every attempt",
  "src/adapters/dns/create-dns-resolver.ts": "asks the resolver that the configuration names",
  "src/adapters/token-verifier.ts": "asks the issuers that the configuration names",
};
/** Files that show a call to readers, inside a text, and make none. */
const EXAMPLES = [
  "src/operations/javascript-example.ts",
  "src/surfaces/pages/developers/ask.ts",
  "src/surfaces/pages/developers/first-scan.ts",
  "src/surfaces/pages/developers/limits.ts",
];
/** The global one, called or handed on; methods of bindings and applications have another object before the dot. */
const FETCH = /(?<![.\w])(?:globalThis\.)?fetch\(|[:=(,]\s*(?:globalThis\.)?fetch\s*[,;)}]/;
const withoutComments = (text: string): string => text.replace(/^\s*(?:\/\/|\/\*\*|\*).*$/gm, "");

describe("the way out of the house", () => {
  it("is taken by the files that judge addresses, or ask one of ours, and by no other", () => {
    const callers = globSync("src/**/*.ts").filter((path) => {
      const text = withoutComments(readFileSync(path, "utf8"));
      // An entry declares its own handler of that name.
      return FETCH.test(text.replace(/async fetch\(request/, ""));
    });
    expect(callers.toSorted()).toEqual([...Object.keys(CALLERS), ...EXAMPLES].toSorted());
  });

  it("is judged before the network is asked, wherever an address comes from somebody else", () => {
    for (const path of ["src/adapters/fetch/web-client.ts", "src/adapters/fetch/webhook-poster.ts"]) {
      const text = readFileSync(path, "utf8");
      expect(text.match(/\bfetch\(([\w.]+)/g)).toHaveLength(1);
      expect(text).toMatch(/\badmit\(/);
    }
  });
});
