// Signs as our bot: HTTP Message Signatures (RFC 9421) in the profile of Web Bot Auth
// (draft-ietf-webbotauth-httpsig-protocol). The key is imported once, at the first signature.
import { component, createSignature, webcrypto, type Signer } from "http-message-sig";
import { KEY_DIRECTORY_PATH, type BotKey } from "../../model/bot-key.ts";
import { BOT_SIGNATURE_SECONDS, KEY_DIRECTORY_CACHE_SECONDS } from "../../model/limits.ts";
import type { BotSigner } from "../../model/ports.ts";

export interface BotSignerOptions {
  key: BotKey;
  /** Names us in Signature-Agent; the key directory lies under it. */
  publicOrigin: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

interface Identity {
  privateKey: CryptoKey;
  signer: Signer;
  /** RFC 7638 thumbprint of the public key (RFC 8037, appendix A.3). */
  keyId: string;
}

const encoder = new TextEncoder();
const LABEL = "sig1";
const ALGORITHM = "Ed25519";
/** Method and path as well as the authority: what a listener could reuse it for stays narrow. */
const COVERED = `("@authority" "@method" "@path" "signature-agent";key="${LABEL}")`;
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
      const { privateKey, signer, keyId } = await identity();
      const { created, expires } = lifetime(BOT_SIGNATURE_SECONDS);
      const nonce = base64(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
      const input = `${COVERED};created=${created};expires=${expires};keyid="${keyId}";alg="${signer.algorithm}";nonce="${nonce}";tag="web-bot-auth"`;
      const base = signatureBase({ method, url: new URL(url), agent: publicOrigin, input });
      const signature = await crypto.subtle.sign(ALGORITHM, privateKey, encoder.encode(base));
      return {
        "Signature-Agent": `${LABEL}="${publicOrigin}"`,
        "Signature-Input": `${LABEL}=${input}`,
        Signature: `${LABEL}=:${base64(new Uint8Array(signature))}:`,
      };
    },

    async signDirectory() {
      const { signer, keyId } = await identity();
      const { kty, crv, x } = key;
      const body = JSON.stringify({ keys: [{ kty, crv, x, kid: keyId, use: "sig" }] });
      const digest = `sha-256=:${base64(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(body))))}:`;
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

/**
 * The text that is signed (RFC 9421, section 2.5), written out: a scan signs each of its requests, all over the same
 * four components, and the library would check and serialize them each time.
 */
const signatureBase = (order: { method: string; url: URL; agent: string; input: string }): string =>
  `"@authority": ${order.url.host}
"@method": ${order.method}
"@path": ${order.url.pathname}
"signature-agent";key="${LABEL}": "${order.agent}"
"@signature-params": ${order.input}`;

async function importIdentity({ kty, crv, x, d }: BotKey): Promise<Identity> {
  const privateKey = await crypto.subtle.importKey("jwk", { kty, crv, x, d }, ALGORITHM, false, ["sign"]);
  // Members in lexicographic order, without white space: RFC 7638, section 3.
  const canonical = encoder.encode(JSON.stringify({ crv, kty, x }));
  const thumbprint = new Uint8Array(await crypto.subtle.digest("SHA-256", canonical));
  return { privateKey, signer: webcrypto.signer(privateKey), keyId: Buffer.from(thumbprint).toString("base64url") };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
