import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Files that show such a line to readers, inside a text, and write none. */
const EXAMPLES = [
  "src/operations/javascript-example.ts",
  "src/surfaces/pages/developers/ask.ts",
  "src/surfaces/pages/developers/client-samples.ts",
  "src/surfaces/pages/developers/events.ts",
  "src/surfaces/pages/developers/first-scan.ts",
];
/** Runs on the machine of a client, and speaks over its own streams. */
const BRIDGE = "src/stdio.ts";
const withoutComments = (text: string): string => text.replace(/^\s*(?:\/\/|\/\*\*|\*).*$/gm, "");

it("is the log that takes secrets out which writes to the console, and nothing else does", () => {
  const writers = globSync("src/**/*.ts").filter((path) =>
    /\bconsole\.\w|process\.std(?:out|err)/.test(withoutComments(readFileSync(path, "utf8"))),
  );
  expect(writers.toSorted()).toEqual(["src/adapters/create-log.ts", BRIDGE, ...EXAMPLES].toSorted());
});
