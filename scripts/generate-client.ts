// npm run generate-client: writes the generated part of the TypeScript client from the API description.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { clientFiles } from "./client/client-files.ts";
import { ROOT } from "./lib/folders.ts";

for (const [path, text] of clientFiles()) {
  writeFileSync(path, text);
  console.log(`Written: ${relative(ROOT, path)}`);
}
