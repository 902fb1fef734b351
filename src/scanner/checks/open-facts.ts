// The answers that were not found, as the check on them says it and as the report reads it again.

export const notFound = (label: string): string => `Not found: ${label}.`;

/** The labels of the answers that were not found ("what it costs"), from the evidence of that check. */
export const openFactsIn = (shown: readonly { meaning: string }[]): string[] =>
  shown.flatMap(({ meaning }) => /^Not found: (.+)\.$/.exec(meaning)?.[1] ?? []);
