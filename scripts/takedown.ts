// npm run takedown -- --domain D [--state DIR]: an operator takes a domain out of directory and search, for good.
import { Command } from "commander";
import { createOptOutStore } from "../src/adapters/storage/opt-out-store.ts";
import { bareHost } from "../src/model/target.ts";
import { openLocalStorage } from "./lib/local-storage.ts";
import { DEFAULT_STATE } from "./lib/folders.ts";

const { domain, state } = new Command()
  .requiredOption("--domain <domain>", "host name of the listing, such as example.com")
  .option("--state <folder>", "folder in which the service keeps everything", DEFAULT_STATE)
  .parse()
  .opts<{ domain: string; state: string }>();
const storage = await openLocalStorage(state);
await createOptOutStore(storage.database).remember(bareHost(domain), "operator", Date.now());
await storage.close();
console.log(`${bareHost(domain)} is out of directory and search, whatever the site says later.`);
process.exit(0);
