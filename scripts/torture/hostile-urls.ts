// Hostile addresses from a generator of our own: hosts that must never be asked, dressed in every way that has fooled
// somebody's filter.
import { embeddingNames, hostileHosts } from "./hostile-hosts.ts";
import { POISONED_NAMES } from "./fake-world.ts";
import { createRandom } from "./random.ts";

const DISGUISES: ((host: string) => string)[] = [
  (host) => `http://${host}/`,
  (host) => `https://${host}/`,
  (host) => `http://${host}:80/`,
  (host) => `https://${host}:8443/hook`,
  (host) => `http://${host}:22/`,
  (host) => `http://${host}:6379/`,
  (host) => `http://example.com@${host}/`,
  (host) => `http://user:pw@${host}/`,
  (host) => `http://${host}\\@example.com/`,
  (host) => `http://example.com\\@${host}/`,
  (host) => `http://${host}#@example.com/`,
  (host) => `http://${host}?@example.com/`,
  (host) => `//${host}/`,
  (host) => `///${host}/`,
  (host) => `\\\\${host}\\`,
  (host) => `http:\\\\${host}\\`,
  (host) => `http:/${host}/`,
  (host) => `http:${host}/`,
  (host) => `HtTpS://${host}/`,
  (host) => `ht\ntp://${host}/`,
  (host) => ` http://${host}/ `,
  (host) => `http://${host}\t/`,
  (host) => `http://ex\u200bample.com@${host}/`,
  (host) => `ftp://${host}/`,
  (host) => `gopher://${host}/_x`,
  (host) => `ws://${host}/`,
  (host) => host,
];
/** Not about a host at all. */
const SCHEMES = [
  "file:///etc/passwd",
  "data:text/html,<h1>hi</h1>",
  "javascript:alert(1)",
  "blob:https://example.com/1",
  "about:blank",
  "dict://127.0.0.1:11211/stat",
  "jar:http://127.0.0.1!/",
  "view-source:http://127.0.0.1/",
  "netdoc:///etc/hosts",
  "http://",
  "https://",
  "http:///",
  "http://?",
  "http://#",
  "http://.",
  "http://..",
  "",
];
const OWN = ["foresite.example.org", "FORESITE.example.org.", "www.foresite.example.org", "foresite.example.org:8443"];

/** At least `count` addresses, the same for the same seed; a smaller count is a sample of them. */
export function hostileUrls(count: number, seed: number): string[] {
  const hosts = [...hostileHosts(), ...Object.keys(POISONED_NAMES), ...OWN];
  const all = [...SCHEMES, ...hosts.flatMap((host) => DISGUISES.map((dress) => dress(host)))];
  const random = createRandom(seed);
  while (all.length < count) {
    const ip = Array.from({ length: 4 }, (_, i) =>
      i === 0 ? pick([10, 127, 0, 224], random) : Math.floor(random() * 256),
    ).join(".");
    all.push(pick(DISGUISES, random)(pick([ip, ...embeddingNames(ip), `[::ffff:${ip}]`], random)));
  }
  if (count >= all.length) return all;
  // What only one rule refuses is in every sample.
  const alone = [...Object.keys(POISONED_NAMES), ...OWN].map((host) => `https://${host}/`);
  return [...new Set([...alone, ...shuffle(all, random)])].slice(0, count);
}

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], random: () => number): T => {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
};

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
