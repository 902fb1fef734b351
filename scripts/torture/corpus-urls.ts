// Hostile addresses from public corpora, read where they lie.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Texts that a URL parser, a filter or a redirect has to cope with, from every corpus that is there. */
export function corpusUrls(folder: string): string[] {
  return [...new Set([...parserCases(folder), ...idnaHosts(folder), ...lines(folder), ...naughtyStrings(folder)])];
}

/** Cases of the URL Standard: the input as given, and resolved against its base. */
function parserCases(folder: string): string[] {
  return objectsOf(join(folder, "wpt-url/urltestdata.json")).flatMap((one) => {
    const { input, href } = one;
    return [input, href].filter((text) => typeof text === "string");
  });
}

function idnaHosts(folder: string): string[] {
  return ["wpt-url/IdnaTestV2.json", "wpt-url/toascii.json"].flatMap((file) =>
    objectsOf(join(folder, file)).flatMap(({ input }) => (typeof input === "string" ? [`https://${input}/`] : [])),
  );
}

/** Lists of open redirects, header injections and scripts, a payload a line; redirects with an inside target too. */
function lines(folder: string): string[] {
  return filesUnder(join(folder, "payloads"))
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => readFileSync(file, "utf8").split(/\r?\n/))
    .flatMap((line) =>
      line === ""
        ? []
        : [
            line,
            line.replace(/(www\.)?(google|example|evil|whitelisteddomain|attacker)\.(com|tld)/gi, "169.254.169.254"),
            `https://127.0.0.1${line.startsWith("/") ? line : `/${line}`}`,
          ],
    );
}

function naughtyStrings(folder: string): string[] {
  const list: unknown = JSON.parse(readFileSync(join(folder, "naughty-strings/blns.json"), "utf8"));
  const texts = Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
  return texts.flatMap((text) => [text, `http://${text}/`, `https://127.0.0.1/${text}`]);
}

function objectsOf(file: string): Record<string, unknown>[] {
  const list: unknown = JSON.parse(readFileSync(file, "utf8"));
  return Array.isArray(list) ? list.filter((one) => typeof one === "object" && one !== null) : [];
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}
