// Writes the folder of static files that is served: hand-made assets, and documents for one origin.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ConfigInput, planLimits } from "../../src/model/config.ts";
import { contactEmailOf, type Site } from "../../src/model/site.ts";
import { headersFile } from "../../src/surfaces/discovery/headers-file.ts";
import { composeTables } from "./scanner-tables.ts";
import { staticDocuments } from "./static-documents.ts";

const HAND_MADE = resolve(import.meta.dirname, "../../public");

export interface AssetOptions {
  origin: string;
  out: string;
  /** Configuration that documents tell of: LIMITS, OPERATOR_EMAIL. */
  vars?: Record<string, string | undefined>;
  /** Day the documents are made, YYYY-MM-DD; today by default. */
  madeOn?: string;
}

export async function generateAssets({ origin, out, vars = {}, madeOn }: AssetOptions): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(HAND_MADE, join(out), { recursive: true });
  const tables = await composeTables();
  writeDocument(join(out, tables.file), tables.text);
  await writeDocuments(out, readSite(origin, vars, madeOn ?? new Date().toISOString().slice(0, 10)));
}

async function writeDocuments(out: string, site: Site): Promise<void> {
  const documents = await staticDocuments(site);
  for (const { file, text } of documents) writeDocument(join(out, file), text);
  writeFileSync(join(out, "_headers"), headersFile(site.origin, documents));
}

function readSite(origin: string, vars: Record<string, string | undefined>, madeOn: string): Site {
  const { LIMITS, OPERATOR_EMAIL, PUBLIC_ORIGIN } = ConfigInput.pick({
    LIMITS: true,
    OPERATOR_EMAIL: true,
    PUBLIC_ORIGIN: true,
  }).parse({
    PUBLIC_ORIGIN: origin,
    LIMITS: vars["LIMITS"] || undefined,
    OPERATOR_EMAIL: vars["OPERATOR_EMAIL"] || undefined,
  });
  return {
    origin: PUBLIC_ORIGIN,
    limits: planLimits(LIMITS ?? {}),
    contactEmail: contactEmailOf(PUBLIC_ORIGIN, OPERATOR_EMAIL ?? null),
    madeOn,
  };
}

function writeDocument(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
