// Makes values for the secrets of the service: locally at the first start, for an account by deploy.
import { generateKeyPairSync, randomBytes } from "node:crypto";

export const SECRET_NAMES = ["ADDRESS_KEY", "AUTH_SECRET", "DATA_KEY", "BOT_KEY"] as const;
export type SecretName = (typeof SECRET_NAMES)[number];

const randomText = (): string => Buffer.from(randomBytes(32)).toString("base64url");

const MAKERS: Record<SecretName, () => string> = {
  ADDRESS_KEY: randomText,
  AUTH_SECRET: randomText,
  DATA_KEY: randomText,
  // A private JWK.
  BOT_KEY: () => JSON.stringify(generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" })),
};

export const makeSecret = (name: SecretName): string => MAKERS[name]();
