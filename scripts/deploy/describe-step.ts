// Each step of a plan as the command it runs, or in words where it runs none.
import type { Step } from "./plan.ts";
import { FORMER_OF } from "./rotation.ts";

/** Arguments of wrangler for the steps that are one command; null for the others. `config` is the generated file. */
export function commandOf(step: Step, config: string): string[] | null {
  switch (step.kind) {
    case "create-database":
      return ["d1", "create", step.name];
    case "create-queue":
      return ["queues", "create", step.name];
    case "create-bucket":
      return ["r2", "bucket", "create", step.name];
    case "note-bookmark":
      // Without the file wrangler takes the id from wrangler.toml, which names no account's database.
      return ["d1", "time-travel", "info", "DB", "--json", "--config", config];
    case "migrate":
      return ["d1", "migrations", "apply", "DB", "--remote", "--config", config];
    case "upload":
      return ["deploy", "--config", config];
    case "drop-token-keys":
      return ["d1", "execute", "DB", "--remote", "--yes", "--config", config, "--command", "delete from jwks"];
    case "write-config":
    case "make-documents":
    case "check-present":
    case "smoke-test":
      return null;
  }
}

export function describeStep(step: Step): string {
  switch (step.kind) {
    case "create-database":
      return `create the database ${step.name}`;
    case "create-queue":
      return `create the queue ${step.name}`;
    case "create-bucket":
      return `create the bucket ${step.name}`;
    case "write-config":
      return "write wrangler's configuration from wrangler.toml, with the ids of this account";
    case "make-documents":
      return "build the Worker, and make the documents of the origin";
    case "check-present":
      return `check that the values given for ${step.names.join(", ")} are those that the service has`;
    case "note-bookmark":
      return "note the point in time to which the database can be taken back";
    case "migrate":
      return "apply the migrations that the database has not seen";
    case "upload":
      return [
        "deploy the Worker",
        ...(step.secrets.length === 0 ? [] : [`with new values for ${step.secrets.join(", ")}`]),
        ...(step.moved.length === 0
          ? []
          : [`with the present ones as ${step.moved.map((name) => FORMER_OF[name]).join(", ")}`]),
        ...(step.tellsAddress ? ["to learn its workers.dev address"] : []),
      ].join(", ");
    case "drop-token-keys":
      return "delete the token keys that the old AUTH_SECRET encrypts; new ones are made when first needed";
    case "smoke-test":
      return `smoke test: health, a document, MCP${step.url === null ? "" : `, a light scan of ${step.url}`}`;
  }
}
