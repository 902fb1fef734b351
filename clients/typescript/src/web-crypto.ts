/**
 * Node 18 has WebCrypto, but not as a global. The name of its module is put together so that bundlers for browsers do
 * not look for it.
 */
export async function webCrypto(): Promise<Crypto> {
  const known = (globalThis as { crypto?: Crypto }).crypto;
  if (known !== undefined) return known;
  const name = ["node", "crypto"].join(":");
  return ((await import(/* @vite-ignore */ name)) as { webcrypto: Crypto }).webcrypto;
}
