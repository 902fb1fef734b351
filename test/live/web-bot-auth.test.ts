import { describe, expect, inject, it } from "vitest";
import { KEY_DIRECTORY_PATH } from "../../src/model/bot-key.ts";
import { createClient, scanAndWait } from "../../clients/typescript/src/index.ts";
import { verifyBotRequest, verifyDirectory } from "../fixtures/verify-bot.ts";
import { MOVED_PATH, SEEN_PATH, WATCHED_HOST, type SeenRequest } from "./watched-site.ts";

const { origin, key, watched } = inject("live");

/** The key as a site finds it: by the Signature-Agent of the request. */
async function findKey(agent: string): Promise<{ kty: string; crv: string; x: string; kid: string }> {
  const answer = await fetch(`${agent}${KEY_DIRECTORY_PATH}`);
  const { keys } = (await answer.json()) as { keys: { kty: string; crv: string; x: string; kid: string }[] };
  const [first] = keys;
  if (first === undefined) throw new Error("an empty directory");
  return first;
}

describe("Web Bot Auth", () => {
  it("serves a key directory whose signature verifies, made with a key of this service's own", async () => {
    const url = `${origin}${KEY_DIRECTORY_PATH}`;
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/http-message-signatures-directory+json");
    expect(await fetch(url, { method: "HEAD" }).then(({ status }) => status)).toBe(200);
    const found = await findKey(origin);
    expect(found).not.toHaveProperty("d");
    const { parameters } = await verifyDirectory(url, Object.fromEntries(answer.headers), found);
    expect(parameters.keyid).toBe(found.kid);
  });

  it("signs every request of a scan, each hop of a redirect as well", async () => {
    const client = createClient({ origin, key });
    await scanAndWait(client, { url: `https://${WATCHED_HOST}${MOVED_PATH}`, scanType: "basic" });
    const seen = (await (await fetch(`${watched}${SEEN_PATH}`)).json()) as SeenRequest[];
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.map(({ path }) => path)).toEqual(expect.arrayContaining([MOVED_PATH, "/"]));
    for (const { method, path, headers, at } of seen) {
      const agent = /^sig1="([^"]+)"$/.exec(headers["signature-agent"] ?? "")?.[1];
      expect(agent).toBe(origin);
      const found = await findKey(origin);
      const { parameters } = await verifyBotRequest({ method, url: `${watched}${path}`, headers }, found, at);
      expect(parameters.keyid).toBe(found.kid);
    }
  });
});
