import type { Site } from "../../model/site.ts";

const MONTHS_VALID = 11;

/**
 * security.txt (RFC 9116). `Expires` must be there and should be less than a year ahead (section 2.5.5): it is the
 * first day of the eleventh month after the documents were made, so that documents of one month have equal bytes.
 */
export function securityTxt({ origin, contactEmail, madeOn }: Site): string {
  const [year = 0, month = 1] = madeOn.split("-").map(Number);
  const expires = new Date(Date.UTC(year, month - 1 + MONTHS_VALID, 1)).toISOString().replace(".000Z", "Z");
  return `Contact: mailto:${contactEmail}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
