import { MENU_BYTES, SCRIPT_TIMEOUT_MS } from "../../model/limits.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";

export interface Script {
  url: string;
  text: string;
  /** Nothing of it was cut off. */
  isWhole: boolean;
}

/** Those of the addresses that answered with a script. */
export type ReadScripts = (addresses: readonly string[], priority: number) => Promise<Script[]>;

/**
 * Scripts of the site's own, each asked for once: of the origin alone whose robots.txt this is, and of no other by a
 * redirect. Where each request has to wait, pages come first.
 */
export function createScriptReader(
  reader: Pick<SiteReader, "read">,
  { origin, robots }: { origin: string; robots: RobotsFacts },
): ReadScripts {
  const asked = new Map<string, Promise<Script[]>>();
  const ask = async (url: string, priority: number): Promise<Script[]> => {
    const limits = { maxBytes: MENU_BYTES, timeoutMs: SCRIPT_TIMEOUT_MS, follow: false };
    const received = await reader.read({ ...limits, url, purpose: "script", accept: "*/*", priority });
    if (received === null || received.isChallenge) return [];
    const { answer, text } = received;
    const isScript = answer.ok && answer.status === 200 && !/\bhtml\b/i.test(answer.headers["content-type"] ?? "");
    return isScript ? [{ url, text, isWhole: !answer.truncated }] : [];
  };
  return async (addresses, priority) => {
    if ((robots.crawlDelaySeconds ?? 0) > 1) return [];
    const allowed = addresses.filter((url) => new URL(url).origin === origin && mayRead(robots, url));
    const scripts = allowed.map((url) => {
      const script = asked.get(url) ?? ask(url, priority);
      asked.set(url, script);
      return script;
    });
    return (await Promise.all(scripts)).flat();
  };
}
