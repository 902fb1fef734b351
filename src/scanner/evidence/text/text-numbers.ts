// Reads numbers as people write them in different countries.

/**
 * Source of a pattern for one written number: grouped by space, point, comma or apostrophe, with
 * decimals or the "49,-" of price tags. Every part is bounded.
 */
export const NUMBER_PATTERN =
  "(?:\\d{1,3}(?:[ \\u00a0\\u202f\\u2009]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,9}(?:[.,'’]\\d{2,3}){0,4}(?:[.,]\\d{1,4})?)(?:[.,][-–—]{1,2})?";

/**
 * Value of a written number: "1.200,50", "1,200.50", "1 200,50" and "1'200.50" are all 1200.5.
 * A single mark before exactly three digits groups thousands ("1.200" is 1200) unless a zero leads
 * ("0.125"). Null when it is no number.
 */
export function parseNumber(written: string): number | null {
  const plain = written.replace(/[\s\u00a0\u202f\u2009'’]/g, "").replace(/[.,][-–—]{1,2}$/, "");
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const decimalAt = findDecimalMark(plain);
  const whole = (decimalAt === -1 ? plain : plain.slice(0, decimalAt)).replace(/[.,]/g, "");
  const fraction = decimalAt === -1 ? "" : plain.slice(decimalAt + 1);
  const value = Number(fraction === "" ? whole : `${whole}.${fraction}`);
  return Number.isFinite(value) ? value : null;
}

function findDecimalMark(plain: string): number {
  const point = plain.lastIndexOf(".");
  const comma = plain.lastIndexOf(",");
  if (point !== -1 && comma !== -1) return Math.max(point, comma);
  const at = Math.max(point, comma);
  if (at === -1) return -1;
  const mark = plain.charAt(at);
  if (plain.indexOf(mark) !== at) return -1;
  const digitsAfter = plain.length - at - 1;
  const groupsThousands = digitsAfter === 3 && at <= 3 && !plain.startsWith("0");
  return groupsThousands ? -1 : at;
}
