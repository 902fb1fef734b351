/**
 * Compares two texts of which one is secret, in a time that tells nothing about where they differ. Their lengths are no
 * secret. For bytes that the platform has signed, `crypto.subtle.verify` does the same.
 */
export function isSameSecret(given: string, known: string): boolean {
  if (given.length !== known.length) return false;
  let difference = 0;
  for (let at = 0; at < known.length; at++) difference |= given.charCodeAt(at) ^ known.charCodeAt(at);
  return difference === 0;
}
