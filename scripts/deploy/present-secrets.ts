// Present values of secrets, as --keep-secrets wrote them, and whether they are what the deployed service has.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { createDigest } from "../../src/adapters/digest.ts";
import { createVault } from "../../src/adapters/vault.ts";
import { stopToken } from "../../src/services/send-report.ts";
import { wranglerFailure, type Wrangler } from "../lib/wrangler-command.ts";
import { FORMER_OF, type LastingName } from "./rotation.ts";

const STANDARD_INPUT = 0;
const Values = z.record(z.string(), z.string());

/** By name; of several values of a name the last. The file holds one JSON object a line, or one over several lines. */
export function readPresent(file: string): Record<string, string> {
  const text = readFileSync(file === "-" ? STANDARD_INPUT : file, "utf8").trim();
  const parts = isJson(text) ? [text] : text.split("\n").filter((line) => line.trim() !== "");
  const values = parts.map((part) => {
    const parsed = isJson(part) ? Values.safeParse(JSON.parse(part)) : null;
    // What stands there is a secret: no part of it goes into the message.
    if (parsed?.success !== true)
      throw new Error(
        `${file} does not hold secrets as --keep-secrets writes them: a JSON object of names and values.`,
      );
    return parsed.data;
  });
  return Object.assign({}, ...values) as Record<string, string>;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const PERHAPS_UNUSED =
  ": where a deployment failed at its upload, the last line of the file holds values that were never used. Give the file without that line.";

export interface PresentCheck {
  wrangler: Wrangler;
  /** Generated configuration, which knows the database. */
  config: string;
  origin: string | null;
  /** Sends a POST; the status of its answer. */
  post: (url: string) => Promise<number>;
}

/** In words what is wrong with the value given; null when the deployed service works under it. */
export async function judgePresent(name: LastingName, value: string, check: PresentCheck): Promise<string | null> {
  if (name === "ADDRESS_KEY") return judgeAddressKey(value, check);
  const others = await countSealedOtherwise(value, check);
  return others === 0
    ? null
    : `${others} webhook secrets are sealed under another DATA_KEY than the value given. Either the daily job has not yet sealed them anew since the last change: try again tomorrow. Or the value is not the present one${PERHAPS_UNUSED}`;
}

/** Rows with something that this key did not seal. */
export async function countSealedOtherwise(
  dataKey: string,
  check: Pick<PresentCheck, "wrangler" | "config">,
): Promise<number> {
  const prefix = await createVault(dataKey).currentPrefix();
  const isOther = (column: string): string => `substr(${column}, 1, ${prefix.length}) <> '${prefix}'`;
  return countRows(
    check,
    `webhook_subscriptions where ${isOther("sealed_secret")} or ${isOther("sealed_previous_secret")}`,
  );
}

const Counted = z.tuple([z.object({ results: z.tuple([z.object({ n: z.number() })]) })]);

export async function countRows(
  { wrangler, config }: Pick<PresentCheck, "wrangler" | "config">,
  from: string,
): Promise<number> {
  const command = `select count(*) as n from ${from}`;
  const args = ["d1", "execute", "DB", "--remote", "--yes", "--json", "--config", config, "--command", command];
  const answer = await wrangler(args);
  if (answer.code !== 0) throw wranglerFailure(args, answer);
  return Counted.parse(JSON.parse(answer.stdout))[0].results[0].n;
}

/** Named by no address. */
const NOBODY = "0".repeat(64);

/** A link to mails that the key signs: the service lets it in, and takes nobody off a list on which nobody is. */
async function judgeAddressKey(value: string, { origin, post }: PresentCheck): Promise<string | null> {
  const token = await stopToken({ digest: createDigest(value) }, NOBODY);
  const status = await post(`${origin ?? ""}/email/resume/${token}`);
  if (status === 200) return null;
  return status === 404
    ? `The service at ${origin ?? ""} has another ADDRESS_KEY than the value given${PERHAPS_UNUSED}`
    : `The service at ${origin ?? ""} answered ${status}, so that it cannot be told whether the value given for ADDRESS_KEY is the present one.`;
}

const OVERLAP_MS = 25 * 3_600_000;

export interface ForgetAsk extends Pick<PresentCheck, "wrangler" | "config"> {
  present: Readonly<Partial<Record<string, string>>>;
  /** When the name was rotated last, milliseconds since the epoch; null when this machine does not know. */
  rotatedAt: number | null;
  now: number;
}

/** In words why a former value is still needed; null when it is not. */
export async function refuseForgetting(
  name: LastingName,
  { present, rotatedAt, now, ...check }: ForgetAsk,
): Promise<string | null> {
  if (name === "ADDRESS_KEY") {
    const stopped = await countRows(check, `mail_stops where at < ${rotatedAt ?? now}`);
    return stopped === 0
      ? null
      : `${stopped} recipients asked for no mail under ADDRESS_KEY_FORMER, and would be mailed again. Leave it there.`;
  }
  const value = present[name];
  if (value === undefined)
    return "The present value of DATA_KEY is needed, to see whether anything is sealed under another: --present-secrets FILE.";
  const others = await countSealedOtherwise(value, check);
  if (others > 0)
    return `${others} webhook secrets are not sealed under the present DATA_KEY yet. The daily job does that: try again tomorrow.`;
  return rotatedAt !== null && now - rotatedAt < OVERLAP_MS
    ? `DATA_KEY was rotated less than a day ago: repeats of requests that were answered before could not be read. Try again tomorrow; ${FORMER_OF[name]} does no harm.`
    : null;
}
