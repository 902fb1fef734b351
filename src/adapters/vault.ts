// Encrypts secrets that must be recoverable: AES-256-GCM, the key derived from DATA_KEY with HKDF-SHA256. Sealed text
// names its key, so that the key can be changed: the former one opens what it sealed until all of it is sealed anew.
import type { Vault } from "../model/ports.ts";

const IV_BYTES = 12;
/** Stands before every sealed text, followed by the id of its key; "v1." texts of an earlier time name none. */
const VERSION = "v2.";
const VERSION_WITHOUT_ID = "v1.";
const KEY_ID_BYTES = 4;

interface SealingKey {
  id: string;
  key: CryptoKey;
}

/** Seals under the first key; opens under each. */
export function createVault(dataKey: string, formerKey: string | null = null): Vault {
  let made: Promise<readonly [SealingKey, ...SealingKey[]]> | undefined;
  const keys = () => (made ??= deriveKeys(dataKey, formerKey));
  const currentPrefix = async (): Promise<string> => `${VERSION}${(await keys())[0].id}.`;
  return {
    async seal(plain) {
      const [{ key }] = await keys();
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(plain));
      return (await currentPrefix()) + Buffer.concat([iv, new Uint8Array(sealed)]).toString("base64url");
    },
    async open(sealed) {
      const [version = "", ...rest] = sealed.split(/(?<=\.)/);
      const text = rest.at(-1) ?? "";
      if (version === VERSION && rest.length === 2) {
        const named = (await keys()).find(({ id }) => rest[0] === `${id}.`);
        if (named === undefined) throw new Error("sealed under a key that this service does not have");
        return decrypt(named.key, text);
      }
      if (version !== VERSION_WITHOUT_ID || rest.length !== 1) throw new Error("sealed text of an unknown version");
      const [current, former] = await keys();
      return decrypt(current.key, text).catch((error: unknown) => {
        if (former === undefined) throw error;
        return decrypt(former.key, text);
      });
    },
    currentPrefix,
  };
}

async function decrypt(key: CryptoKey, text: string): Promise<string> {
  const bytes = Buffer.from(text, "base64url");
  const iv = bytes.subarray(0, IV_BYTES);
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.subarray(IV_BYTES));
  return new TextDecoder().decode(plain);
}

async function deriveKeys(dataKey: string, formerKey: string | null): Promise<[SealingKey, ...SealingKey[]]> {
  const current = await deriveKey(dataKey);
  return formerKey === null ? [current] : [current, await deriveKey(formerKey)];
}

async function deriveKey(dataKey: string): Promise<SealingKey> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const raw = await crypto.subtle.importKey("raw", encode(dataKey), "HKDF", false, ["deriveKey", "deriveBits"]);
  const hkdf = (info: string) => ({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info: encode(info) });
  const aes = { name: "AES-GCM", length: 256 };
  const key = await crypto.subtle.deriveKey(hkdf("foresite vault"), raw, aes, false, ["encrypt", "decrypt"]);
  // Derived apart from the key, of which it tells nothing.
  const id = await crypto.subtle.deriveBits(hkdf("foresite vault key id"), raw, 8 * KEY_ID_BYTES);
  return { id: Buffer.from(id).toString("hex"), key };
}
