// npm run generate -- --origin O --out DIR [--date YYYY-MM-DD]
import { Command } from "commander";
import { generateAssets } from "./lib/generate-assets.ts";

const options = new Command()
  .requiredOption("--origin <origin>", "origin that every absolute address is made with")
  .requiredOption("--out <folder>", "folder to write")
  .option("--date <day>", "day the documents are made, YYYY-MM-DD; today by default")
  .parse()
  .opts<{ origin: string; out: string; date?: string }>();
const { origin, out, date } = options;
await generateAssets({ origin, out, vars: process.env, ...(date === undefined ? {} : { madeOn: date }) });
console.log(`Written to ${out}.`);
