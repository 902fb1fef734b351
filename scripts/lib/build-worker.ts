// The Worker as it is deployed: minified ES modules that the runtime evaluates when they are first imported, the
// scanner's tables outside of them. wrangler alone would put everything into one script, which is read whole at start.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { experimental_readRawConfig } from "wrangler";
import { z } from "zod";
import { ROOT } from "./folders.ts";
import { composeTables, tableModule } from "./scanner-tables.ts";
import { withoutTexts } from "./scanner-texts.ts";

const ENTRY = "src/worker.ts";
const HOLDER = join(ROOT, "src/adapters/scanner-tables.ts");

/** Module of the entry in a built folder. */
export const BUILT_ENTRY = "worker.mjs";

/** What wrangler's configuration says of a built folder, beside `main`: to be uploaded as it stands, with all of it. */
export const BUILT_SETTINGS = {
  no_bundle: true,
  find_additional_modules: true,
  rules: [{ type: "ESModule", globs: ["**/*.mjs"] }],
  upload_source_maps: true,
};

export interface WorkerModule {
  /** Path in the built folder. */
  path: string;
  contents: string;
}

/** The modules of a built folder, that of the entry first. */
export function readBuilt(folder: string): WorkerModule[] {
  const paths = globSync("**/*.mjs", { cwd: folder })
    .filter((path) => path !== BUILT_ENTRY)
    .toSorted();
  return [BUILT_ENTRY, ...paths].map((path) => ({ path, contents: readFileSync(join(folder, path), "utf8") }));
}

/** What names a place in the file system. */
const Located = z.object({
  assets: z.looseObject({ directory: z.string() }),
  d1_databases: z.array(z.looseObject({ migrations_dir: z.string() })),
});

/** Writes wrangler's configuration of a built folder into another one: that of wrangler.toml, for what was built. */
export function writeBuiltConfig(built: string, file: string): void {
  const { rawConfig } = experimental_readRawConfig({ config: join(ROOT, "wrangler.toml") });
  const from = (path: string): string => relative(dirname(file), path);
  const { assets, d1_databases: databases } = Located.parse(rawConfig);
  const config = {
    ...rawConfig,
    ...BUILT_SETTINGS,
    main: from(join(built, BUILT_ENTRY)),
    assets: { ...assets, directory: from(join(ROOT, assets.directory)) },
    d1_databases: databases.map((one) => ({ ...one, migrations_dir: from(join(ROOT, one.migrations_dir)) })),
  };
  writeFileSync(file, JSON.stringify(config));
}

/** Writes the modules and their source maps into an empty folder. */
export async function buildWorker(out: string): Promise<Metafile> {
  rmSync(out, { recursive: true, force: true });
  const { hash } = await composeTables();
  const { metafile, outputFiles } = await build({
    entryPoints: { worker: join(ROOT, ENTRY) },
    absWorkingDir: ROOT,
    outdir: resolve(out),
    outExtension: { ".js": ".mjs" },
    chunkNames: "parts/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    charset: "utf8",
    target: "es2024",
    // Those that wrangler resolves with.
    conditions: ["workerd", "worker", "browser"],
    mainFields: ["browser", "module", "main"],
    sourcemap: true,
    // Stack traces need names and lines; the sources themselves are in the repository.
    sourcesContent: false,
    define: { "process.env.NODE_ENV": '"production"', SCANNER_TABLES_HASH: JSON.stringify(hash) },
    plugins: [fromRuntime, tablesOutside, oneLocale, shakenZod, withoutUnused],
    metafile: true,
    write: false,
    logLevel: "warning",
  });
  const rename = renamer(metafile);
  for (const { path, text } of outputFiles) {
    const file = rename(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, rename(text));
  }
  return metafile;
}

const HASHED_PART = /(?<![\w.-])[\w.-]{1,80}-[A-Z0-9]{8}(?=\.mjs\b)/g;

/**
 * Parts by number: thousands of imports name them, and the hashes of their names are what does not compress. In the
 * order of what stands in them, so that like lies by like, and a change of one part moves no other.
 */
function renamer({ outputs }: Metafile): (text: string) => string {
  const parts = Object.entries(outputs).flatMap(([path, { inputs }]) => {
    const [part] = path.match(HASHED_PART) ?? [];
    return part === undefined ? [] : [{ part, first: Object.keys(inputs).toSorted()[0] ?? "" }];
  });
  const inOrder = parts.toSorted((a, b) => (`${a.first} ${a.part}` < `${b.first} ${b.part}` ? -1 : 1));
  const digits = inOrder.length.toString(36).length;
  const numbers = new Map(inOrder.map(({ part }, at) => [part, at.toString(36).padStart(digits, "0")]));
  return (text) => text.replace(HASHED_PART, (part) => numbers.get(part) ?? part);
}

/** What the runtime brings along, with or without the prefix. */
const fromRuntime: Plugin = {
  name: "from-runtime",
  setup(builder) {
    builder.onResolve({ filter: /^cloudflare:/ }, ({ path }) => ({ path, external: true }));
    builder.onResolve({ filter: /^[a-z_:/]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path: path.startsWith("node:") ? path : `node:${path}`, external: true } : undefined,
    );
  },
};

const tablesOutside: Plugin = {
  name: "tables-outside",
  setup(builder) {
    builder.onLoad({ filter: /\/src\/scanner\/.{1,200}\.ts$/ }, ({ path }) => {
      const contents = withoutTexts(path, HOLDER);
      return contents === null ? undefined : { contents: withWholeZod(contents), loader: "ts" };
    });
    builder.onLoad(
      { filter: /\.json$|-(?:words|tree|agents)\.ts$|\/(?:ngrams|generated)\/[\w-]+\.js$/ },
      async ({ path }) => {
        const contents = await tableModule(path, HOLDER);
        return contents === null ? undefined : { contents, loader: "js" };
      },
    );
  },
};

/** zod brings its messages in all languages; ours are English. */
const oneLocale: Plugin = {
  name: "one-locale",
  setup(builder) {
    builder.onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
    }));
  },
};

/** Parts of libraries that this service has switched off, or could never come to. */
const withoutUnused: Plugin = {
  name: "without-unused",
  setup(builder) {
    // What it does unless telemetry is asked for.
    builder.onLoad({ filter: /@better-auth\/telemetry\/dist\/index\.mjs$/ }, () => ({
      contents: "export const createTelemetry = async () => ({ publish: async () => {} });",
    }));
    // Checks what people fill in when a server asks them; ours asks nothing.
    builder.onLoad({ filter: /@modelcontextprotocol\/server\/dist\/cfWorkerProvider-\w+\.mjs$/ }, () => ({
      contents: "export class t { getValidator() { throw new Error('Nothing is asked of people.'); } }",
    }));
    // Its page of errors; ours is at the errorURL that it is given, where it sends people at once.
    builder.onLoad({ filter: /better-auth\/dist\/api\/routes\/error\.mjs$/ }, ({ path }) => ({
      contents: replaceOnce(readFileSync(path, "utf8"), /^const html = [^]*?^};$/m, 'const html = () => "";'),
    }));
    // Sign-in at other services: here people sign in by a link in a mail.
    builder.onLoad({ filter: /@better-auth\/core\/dist\/social-providers\/index\.mjs$/ }, ({ path }) => ({
      contents: replaceOnce(
        replaceOnce(
          readFileSync(path, "utf8"),
          /^const socialProviders = \{[^]*?^\};$/m,
          "const socialProviders = {};",
        ),
        "z.enum(socialProviderList).or(z.string())",
        "z.string()",
      ),
    }));
    // Routes of its own for passwords, accounts elsewhere and profiles: src/auth/oauth-routes.ts lets none of them
    // through, and the source itself asks for a session and its end alone.
    builder.onLoad({ filter: /better-auth\/dist\/api\/index\.mjs$/ }, ({ path }) => ({
      contents: replaceOnce(
        readFileSync(path, "utf8"),
        /(?<=^\t\tapi: toAuthEndpoints\(\{$)[^]*?(?=^\t\t\t\.\.\.pluginEndpoints,$)/m,
        " getSession: getSession(), signOut,\n",
      ),
    }));
    // Stands in where no database is configured; ours always is.
    builder.onLoad({ filter: /@better-auth\/memory-adapter\/dist\/index\.mjs$/ }, () => ({ contents: "export {};" }));
  },
};

const withWholeZod = (source: string): string =>
  source.replace('import { z } from "zod";', 'import * as z from "zod";');

/** Reached through a value, a namespace stays whole, JSON Schema reader and compiler included. */
const shakenZod: Plugin = {
  name: "shaken-zod",
  setup(builder) {
    builder.onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path.includes("/src/")
        ? {
            contents: withWholeZod(readFileSync(path, "utf8")),
            loader: "ts",
          }
        : null,
    );
    builder.onLoad({ filter: /oauth-provider\/dist\/authorize-\w+\.mjs$/ }, ({ path }) => ({
      contents: `import { toDotPath } from "zod/v4/core"; ${withoutClosedRoutes(replaceOnce(readFileSync(path, "utf8"), "z.core.toDotPath(", "toDotPath("))}`,
    }));
    builder.onLoad({ filter: /better-auth\/dist\/db\/to-zod\.mjs$/ }, ({ path }) => ({
      contents: replaceOnce(
        readFileSync(path, "utf8"),
        "z[field.type]()",
        "({ string: z.string, number: z.number, boolean: z.boolean, date: z.date })[field.type]()",
      ),
    }));
  },
};

/** Routes for administrators and those of one client or consent: src/auth/oauth-routes.ts lets none of them through. */
function withoutClosedRoutes(text: string): string {
  const routes =
    /^\t\t\t(admin\w+|getOAuthClient(?:Public(?:Prelogin)?)?|getOAuthConsent|updateOAuthConsent): \1\(opts\),?$\n/gm;
  if (text.match(routes)?.length !== CLOSED_ROUTES) throw new Error("A package was updated: its routes are others.");
  return text.replace(routes, "");
}
const CLOSED_ROUTES = 14;

function replaceOnce(text: string, from: string | RegExp, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`A package was updated: ${from} no longer stands there once.`);
  return text.replace(from, to);
}
