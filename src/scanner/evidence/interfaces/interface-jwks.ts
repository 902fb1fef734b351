// Rules for public keys (RFC 7517, RFC 7518, RFC 8037).
import { type Json, textAt } from "./interface-json.ts";

const PRIVATE_MEMBERS = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"];
const RSA_BITS = 2_048;
const EC_CURVES = ["P-256", "P-384", "P-521", "secp256k1"];
const OKP_CURVES = ["Ed25519", "Ed448", "X25519", "X448"];

/** What is wrong with a published key, without ever repeating key material; empty when it is sound. */
export function keyDefects(key: Json): string[] {
  const defects: string[] = [];
  if (PRIVATE_MEMBERS.some((name) => key[name] !== undefined)) defects.push("The key holds private or secret members.");
  const [type, curve] = [textAt(key, "kty"), textAt(key, "crv")];
  switch (type) {
    case "RSA":
      if (bitsOf(textAt(key, "n")) < RSA_BITS) defects.push(`The RSA key has fewer than ${RSA_BITS} bits.`);
      if (textAt(key, "e") === "") defects.push("The RSA key has no exponent.");
      break;
    case "EC":
      if (!EC_CURVES.includes(curve)) defects.push("The curve of the key is unknown.");
      if (textAt(key, "x") === "" || textAt(key, "y") === "") defects.push("The key has no coordinates.");
      break;
    case "OKP":
      if (!OKP_CURVES.includes(curve)) defects.push("The curve of the key is unknown.");
      if (textAt(key, "x") === "") defects.push("The key has no public part.");
      break;
    case "oct":
      defects.push("A symmetric key may never be published.");
      break;
    default:
      defects.push("The type of the key is unknown.");
  }
  return defects;
}

/** Size of a base64url number in bits; leading zero bytes are rare and ignored. */
const bitsOf = (base64url: string): number => Math.floor((base64url.replaceAll("=", "").length * 6) / 8) * 8;

/** How a key is named in evidence: type, curve and the start of its id. */
export function nameKey(key: Json): string {
  const id = textAt(key, "kid");
  return [textAt(key, "kty") || "no kty", textAt(key, "crv"), id ? `kid ${id.slice(0, 24)}` : "no kid"]
    .filter(Boolean)
    .join(", ");
}
