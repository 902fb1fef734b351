// Asks an account what it has already of what a deployment needs. Reads only.
import { z } from "zod";
import { wranglerFailure, type Wrangler, type WranglerAnswer } from "../lib/wrangler-command.ts";
import type { Account } from "./plan.ts";

/** More pages of queues than an account may have. */
const QUEUE_PAGES = 200;

export async function readAccount(wrangler: Wrangler, worker: string): Promise<Account> {
  // One after the other: who is not signed in is told so once.
  const databases = await readDatabases(wrangler);
  const queues = await readQueues(wrangler);
  const buckets = await readBuckets(wrangler);
  return { databases, queues, buckets, secrets: await readSecrets(wrangler, worker) };
}

const Databases = z.array(z.object({ uuid: z.string(), name: z.string() }));

export async function readDatabases(wrangler: Wrangler): Promise<{ name: string; id: string }[]> {
  const { stdout } = await run(wrangler, ["d1", "list", "--json"]);
  return Databases.parse(JSON.parse(stdout)).map(({ uuid, name }) => ({ name, id: uuid }));
}

/** `queues list` knows no JSON: a table whose second column is the name, a page at a time. */
async function readQueues(wrangler: Wrangler): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; page <= QUEUE_PAGES; page += 1) {
    const { stdout } = await run(wrangler, ["queues", "list", "--page", String(page)]);
    const found = columnOf(stdout, "name").filter((name) => !names.includes(name));
    if (found.length === 0) break;
    names.push(...found);
  }
  return names;
}

/** Cells of one column of a table drawn with lines. */
export function columnOf(table: string, title: string): string[] {
  const rows = table
    .split("\n")
    .filter((line) => line.startsWith("│"))
    .map((line) =>
      line
        .split("│")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const at = rows[0]?.indexOf(title) ?? -1;
  return at === -1 ? [] : rows.slice(1).flatMap((row) => row[at] ?? []);
}

/** The first page of buckets alone: creating one that is there already counts as done (see run-plan.ts). */
async function readBuckets(wrangler: Wrangler): Promise<string[]> {
  const { stdout } = await run(wrangler, ["r2", "bucket", "list"]);
  return [...stdout.matchAll(/^name:\s+(\S+)$/gm)].flatMap(([, name]) => name ?? []);
}

const Secrets = z.array(z.object({ name: z.string() }));

/** Tells "there is no such Worker" from every other failure, after which nothing must be made anew. */
async function readSecrets(wrangler: Wrangler, worker: string): Promise<string[]> {
  const args = ["secret", "list", "--name", worker, "--format", "json"];
  const answer = await wrangler(args);
  if (answer.code === 0) return Secrets.parse(JSON.parse(answer.stdout)).map(({ name }) => name);
  if (/Worker "[^"]*" not found|code: 10007/.test(answer.stdout + answer.stderr)) return [];
  throw wranglerFailure(args, answer);
}

async function run(wrangler: Wrangler, args: readonly string[]): Promise<WranglerAnswer> {
  const answer = await wrangler(args);
  if (answer.code !== 0) throw wranglerFailure(args, answer);
  return answer;
}
