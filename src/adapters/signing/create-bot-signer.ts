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
const NONCE_BYTES = 32;
/** A cached directory still proves itself at the end of its lifetime. */
const DIRECTORY_SIGNATURE_SECONDS = 2 * KEY_DIRECTORY_CACHE_SECONDS;

export function createBotSigner({ key, publicOrigin, now }: BotSignerOptions): BotSigner {
  let known: Identity | undefined;
  // What is kept is the key, not the promise of it: a promise belongs to the request that made it.
  const identity = async (): Promise<Identity> => (known ??= await importIdentity(key));
  const lifetime = (seconds: number) => {
    const created = Math.floor(now() / 1000);
    return { created, expires: created + seconds };
  };
  return {
    async signRequest({ method, url }) {
      const { signer, keyId } = await identity();
      const agent = `${LABEL}="${publicOrigin}"`;
      // A redirect may name a part of a page; what is asked for ends before it.
      const [targetUri = url] = url.split("#", 1);
      const { signature, signatureInput } = await createSignature(
        { kind: "request", method, targetUri, fields: [{ name: "signature-agent", value: agent }] },
        {
          label: LABEL,
          // Method and path as well as the authority: what a listener could reuse it for stays narrow.
          components: ["@authority", "@method", "@path", component("signature-agent", { key: LABEL })],
          parameters: {
            ...lifetime(BOT_SIGNATURE_SECONDS),
            keyid: keyId,
            alg: signer.algorithm,
            nonce: base64(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))),
            tag: "web-bot-auth",
          },
          signer,
        },
      );
      return { "Signature-Agent": agent, "Signature-Input": signatureInput, Signature: signature };
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
