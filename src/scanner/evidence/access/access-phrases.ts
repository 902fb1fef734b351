// Composed English for shares, so that a site of one page and a site of forty both read well.

/**
 * "All 16 pages read name …", "The one page read names …", "3 of 16 pages read name …", "None of the 16 pages read
 * names …". `what` is a noun with its complement, as one and as many; `verb` likewise.
 */
export function shareWhich(
  { good, of }: { good: number; of: number },
  what: { one: string; many: string },
  verb: { one: string; many: string },
): string {
  if (of === 1) return good === 1 ? `The one ${what.one} ${verb.one}` : `No ${what.one} ${verb.one}`;
  if (good === of) return `${of === 2 ? "Both" : `All ${of}`} ${what.many} ${verb.many}`;
  if (good === 0) return `${of === 2 ? "Neither" : "None"} of the ${of} ${what.many} ${verb.one}`;
  return `${good} of ${of} ${what.many} ${good === 1 ? verb.one : verb.many}`;
}

/** shareWhich for pages that were read: `where` is for example "read of example.com". */
export const pagesWhich = (
  counts: { good: number; of: number },
  where: string,
  verb: { one: string; many: string },
): string => shareWhich(counts, { one: `page ${where}`, many: `pages ${where}` }, verb);
