// On what pages disagree, by the evidence shown for it.
import type { EvidenceItem } from "../../model/outcome.ts";

const DIFFERS = / differs on (the .+?)(?: \([^()]* there\))?\.$/;

/** "the opening hours on Friday", each once. */
export const factsOf = (shown: readonly EvidenceItem[]): string[] => [
  ...new Set(shown.flatMap(({ meaning }) => DIFFERS.exec(meaning)?.[1] ?? [])),
];
