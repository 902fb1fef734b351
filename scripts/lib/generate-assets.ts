// Writes the folder of static files that is served: hand-made assets, and documents for one origin.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ConfigInput, planLimits } from "../../src/model/config.ts";
import { contactEmailOf, type Site } from "../../src/model/site.ts";
import { twinPath } from "../../src/render/blocks.ts";
import { errorPages } from "../../src/render/error-pages.ts";
import { headersFile } from "../../src/surfaces/discovery/headers-file.ts";
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

export function generateAssets({ origin, out, vars = {}, madeOn }: AssetOptions): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(HAND_MADE, join(out), { recursive: true });
  writeDocuments(out, readSite(origin, vars, madeOn ?? new Date().toISOString().slice(0, 10)));
}

function writeDocuments(out: string, site: Site): void {
  const documents = staticDocuments(site);
  for (const { file, text } of documents) writeDocument(join(out, file), text);
  for (const { path, html, markdown } of errorPages(site.origin)) {
    writeDocument(join(out, pageFile(path)), html);
    writeDocument(join(out, twinPath(path)), markdown);
  }
  writeFileSync(join(out, "_headers"), headersFile(documents));
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

/** As the host of static files looks it up: "/a/" is a/index.html, "/a/b" is a/b.html. */
const pageFile = (path: string): string => (path.endsWith("/") ? `${path}index.html` : `${path}.html`);
