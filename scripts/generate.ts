// npm run generate -- --origin O --out DIR
import { Command } from "commander";
import { generateAssets } from "./lib/generate-assets.ts";

const options = new Command()
  .requiredOption("--origin <origin>", "origin that every absolute address is made with")
  .requiredOption("--out <folder>", "folder to write")
  .parse()
  .opts<{ origin: string; out: string }>();
generateAssets(options);
console.log(`Written to ${options.out}.`);
