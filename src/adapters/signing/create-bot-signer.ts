// Signs as our bot: HTTP Message Signatures (RFC 9421) in the profile of Web Bot Auth
// (draft-ietf-webbotauth-httpsig-protocol). The key is imported once, at the first signature.
import { component, createSignature, webcrypto, type Signer } from "http-message-sig";
import { KEY_DIRECTORY_PATH, type BotKey } from "../../model/bot-key.ts";
import { BOT_SIGNATURE_SECONDS, KEY_DIRECTORY_CACHE_SECONDS } from "../../model/limits.ts";
import type { BotSigner } from "../../model/web-ports.ts";

export interface BotSignerOptions {
  key: BotKey;
  /** Names us in Signature-Agent; the key directory lies under it. */
  publicOrigin: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

interface Identity {
  signer: Signer;
  /** RFC 7638 thumbprint of the public key (RFC 8037, appendix A.3). */
  keyId: string;
}

const LABEL = "sig1";
/** Hosts whose signature is kept. */
const MOST_SIGNED = 100;
/** A cached directory still proves itself at the end of its lifetime. */
const DIRECTORY_SIGNATURE_SECONDS = 2 * KEY_DIRECTORY_CACHE_SECONDS;

export function createBotSigner({ key, publicOrigin, now }: BotSignerOptions): BotSigner {
  let known: Identity | undefined;
  // Making one takes longer than all else about a request, and a scan makes its requests of one host within a minute.
  const signed = new Map<string, { headers: Record<string, string>; renewAt: number }>();
  // What is kept is the key, not the promise of it: a promise belongs to the request that made it.
  const identity = async (): Promise<Identity> => (known ??= await importIdentity(key));
  const lifetime = (seconds: number) => {
    const created = Math.floor(now() / 1000);
    return { created, expires: created + seconds };
  };
  return {
    async signRequest({ url }) {
      const { signer, keyId } = await identity();
      const { origin } = new URL(url);
      const seconds = Math.floor(now() / 1000);
      const kept = signed.get(origin);
      if (kept !== undefined && seconds < kept.renewAt) return kept.headers;
      const agent = `${LABEL}="${publicOrigin}"`;
      const { signature, signatureInput } = await createSignature(
        {
          kind: "request",
          method: "GET",
          targetUri: `${origin}/`,
          fields: [{ name: "signature-agent", value: agent }],
        },
        {
          label: LABEL,
          // What the profile asks for and no more: neither path, method nor nonce, so that it holds for the next request.
          components: ["@authority", component("signature-agent", { key: LABEL })],
          parameters: {
            ...lifetime(BOT_SIGNATURE_SECONDS),
            keyid: keyId,
            alg: signer.algorithm,
            tag: "web-bot-auth",
          },
          signer,
        },
      );
      const headers = { "Signature-Agent": agent, "Signature-Input": signatureInput, Signature: signature };
      if (signed.size >= MOST_SIGNED) signed.clear();
      signed.set(origin, { headers, renewAt: seconds + BOT_SIGNATURE_SECONDS / 2 });
      return headers;
    },

    async signDirectory() {
      const { signer, keyId } = await identity();
      const { kty, crv, x } = key;
      const body = JSON.stringify({ keys: [{ kty, crv, x, kid: keyId, use: "sig" }] });
      const digest = `sha-256=:${base64(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body))))}:`;
      const { signature, signatureInput } = await createSignature(
        {
          kind: "response",
          status: 200,
          fields: [{ name: "content-digest", value: digest }],
          // Always for our own authority, whatever host a request named: it must not prove another's directory.
          request: { kind: "request", method: "GET", targetUri: `${publicOrigin}${KEY_DIRECTORY_PATH}`, fields: [] },
        },
        {
          label: LABEL,
          components: [component("@authority", { req: true }), "content-digest"],
          parameters: {
            ...lifetime(DIRECTORY_SIGNATURE_SECONDS),
            keyid: keyId,
            alg: signer.algorithm,
            tag: "http-message-signatures-directory",
          },
          signer,
        },
      );
      return { body, headers: { "Content-Digest": digest, "Signature-Input": signatureInput, Signature: signature } };
    },
  };
}

async function importIdentity({ kty, crv, x, d }: BotKey): Promise<Identity> {
  const key = await crypto.subtle.importKey("jwk", { kty, crv, x, d }, "Ed25519", false, ["sign"]);
  // Members in lexicographic order, without white space: RFC 7638, section 3.
  const canonical = new TextEncoder().encode(JSON.stringify({ crv, kty, x }));
  const thumbprint = new Uint8Array(await crypto.subtle.digest("SHA-256", canonical));
  return { signer: webcrypto.signer(key), keyId: Buffer.from(thumbprint).toString("base64url") };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
