// npm run check: the time of every regular expression of ours grows with its input, not faster.
import type { Expression } from "./regexes/expression.ts";
import { findLiterals } from "./regexes/find-literals.ts";
import { judgeExpressions } from "./regexes/judge-expressions.ts";
import { recordBuilt } from "./regexes/record-built.ts";
import { SMALL_INPUTS } from "./regexes/small-inputs.ts";
import { ROOT } from "./lib/folders.ts";

const { literals, builders } = findLiterals(ROOT);
const built = await recordBuilt(ROOT);
const distinct = new Map<string, Expression>();
for (const expression of [...literals, ...built]) {
  const key = `/${expression.source}/${expression.flags}`;
  const known = distinct.get(key);
  distinct.set(key, known === undefined ? expression : { ...known, at: `${known.at}, ${expression.at}` });
}
const verdicts = await judgeExpressions([...distinct.values()]);

const faults = [
  ...verdicts
    .filter(({ outcome }) => outcome === "grows")
    .map(({ expression: { source, flags, at }, detail }) => `${at}\n  /${source.slice(0, 300)}/${flags}\n  ${detail}`),
  ...builders
    .filter((place) => place.startsWith("src/") && !built.some(({ at }) => at === place))
    .map((place) => `${place}\n  builds an expression that no module load and no scan here has made`),
  ...SMALL_INPUTS.filter(({ source }) => !verdicts.some(({ expression }) => expression.source === source)).map(
    ({ source }) => `scripts/regexes/small-inputs.ts\n  names an expression that is not there: /${source}/`,
  ),
];
const count = (outcome: string): number => verdicts.filter((verdict) => verdict.outcome === outcome).length;
console.log(
  `${literals.length} literals and ${built.length} built, ${verdicts.length} distinct: ${count("proven")} proven linear, ${count("measured")} measured, ${count("small")} on small inputs, ${count("grows")} that grow faster`,
);
for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
