// What a deployment does, as data: from the configuration, what the account has already, and what was asked for.
// Pure: it runs nothing, so that a plan can be printed without an account, and judged by tests.
import { SECRET_NAMES, type SecretName } from "../lib/make-secret.ts";
import { movedBy, type LastingName } from "./rotation.ts";
import type { WranglerTemplate } from "./template.ts";

export interface DeployOptions {
  /** Name of the Worker; everything it uses is named after it. */
  name: string;
  /** Where the service will answer; null: at its workers.dev address, which the first upload tells. */
  origin: string | null;
  /** Secrets that get a new value although they have one. */
  rotate: readonly SecretName[];
  /** Website that the smoke test scans; null when it scans none. */
  smokeUrl: string | null;
}

/** What is there already. */
export interface Account {
  databases: readonly { name: string; id: string }[];
  queues: readonly string[];
  buckets: readonly string[];
  /** Names of the Worker's secrets; none when there is no Worker of this name yet. */
  secrets: readonly string[];
}

export const EMPTY_ACCOUNT: Account = { databases: [], queues: [], buckets: [], secrets: [] };

/** An account in which the service runs already. */
export function deployedAccount(template: WranglerTemplate, name: string): Account {
  const { database, queues, bucket } = namesOf(template, name);
  return {
    databases: [{ name: database, id: "" }],
    queues: [...queues.values()],
    buckets: [bucket],
    secrets: SECRET_NAMES,
  };
}

export type Step =
  | { kind: "create-database"; name: string }
  | { kind: "create-queue"; name: string }
  | { kind: "create-bucket"; name: string }
  | { kind: "write-config" }
  | { kind: "make-documents" }
  | { kind: "check-present"; names: readonly LastingName[] }
  | { kind: "note-bookmark" }
  | { kind: "migrate" }
  | {
      kind: "upload";
      secrets: readonly SecretName[];
      /** Of them those whose present value goes on as the former one. */
      moved: readonly LastingName[];
      tellsAddress: boolean;
    }
  | { kind: "drop-token-keys" }
  | { kind: "smoke-test"; url: string | null };

export interface ResourceNames {
  database: string;
  bucket: string;
  /** Name in wrangler.toml -> name in the account. */
  queues: ReadonlyMap<string, string>;
}

/** Two services in one account share nothing. Queues of dead letters must end in "-dead", by which they are known. */
export function namesOf(template: WranglerTemplate, name: string): ResourceNames {
  const queues = [
    ...template.queues.producers.map(({ queue }) => queue),
    ...template.queues.consumers.flatMap(({ queue, dead_letter_queue: dead }) =>
      dead === undefined ? [queue] : [queue, dead],
    ),
  ];
  return { database: name, bucket: name, queues: new Map([...new Set(queues)].map((q) => [q, `${name}-${q}`])) };
}

export function planDeploy(template: WranglerTemplate, account: Account, options: DeployOptions): Step[] {
  const names = namesOf(template, options.name);
  const hasDatabase = account.databases.some(({ name }) => name === names.database);
  const secrets = SECRET_NAMES.filter((name) => !account.secrets.includes(name) || options.rotate.includes(name));
  const moved = movedBy(options.rotate, account.secrets);
  const prepare: Step[] = [{ kind: "write-config" }, { kind: "make-documents" }];
  return [
    ...(hasDatabase ? [] : [{ kind: "create-database", name: names.database } as const]),
    ...[...names.queues.values()]
      .filter((name) => !account.queues.includes(name))
      .map((name) => ({ kind: "create-queue", name }) as const),
    ...(account.buckets.includes(names.bucket) ? [] : [{ kind: "create-bucket", name: names.bucket } as const]),
    ...prepare,
    ...(moved.length === 0 ? [] : [{ kind: "check-present", names: moved } as const]),
    ...(hasDatabase ? [{ kind: "note-bookmark" } as const] : []),
    { kind: "migrate" },
    { kind: "upload", secrets, moved, tellsAddress: options.origin === null },
    // Documents and links are made for the address, which is known only now.
    ...(options.origin === null
      ? [...prepare, { kind: "upload", secrets: [], moved: [], tellsAddress: false } as const]
      : []),
    ...(options.rotate.includes("AUTH_SECRET") && account.secrets.includes("AUTH_SECRET")
      ? [{ kind: "drop-token-keys" } as const]
      : []),
    { kind: "smoke-test", url: options.smokeUrl },
  ];
}
