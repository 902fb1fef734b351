// Every check under its category, with an anchor of its own: what it weighs, why, and where its rule is from.
import type { Method, MethodCheck } from "../../../model/method.ts";
import { AEO_CATEGORIES, FACT_CATEGORIES, READINESS_CATEGORIES } from "../../../model/outcome.ts";
import { countOf } from "../../../model/words.ts";
import { type Block, code, h2, h3, link, p, type Prose, prose } from "../../../render/blocks.ts";
import { categoryAnchor, percent, weightInWords } from "./method-words.ts";

const PARTS = [
  { label: "AI readiness", categories: READINESS_CATEGORIES },
  { label: "AEO", categories: AEO_CATEGORIES },
  { label: "Facts", categories: FACT_CATEGORIES },
] as const;

export const checkBlocks = ({ checks, scores }: Method): Block[] =>
  PARTS.flatMap(({ label, categories }) =>
    categories.flatMap((category) => {
      const own = checks.filter((check) => check.category === category);
      const guests = checks.filter(
        (check) => check.category !== category && check.counts.some((count) => count.category === category),
      );
      const ordered = own.toSorted((a, b) => b.weight - a.weight);
      return [
        h2(`${label}: ${category}`, categoryAnchor(category)),
        p`${summaryOf(own, scores.flatMap((score) => score.categories).find((one) => one.category === category)?.weight ?? null)}`,
        ...(guests.length === 0
          ? []
          : [p`Checks of other categories that count here as well: ${guests.flatMap(guestLink)}.`]),
        ...ordered.flatMap(blocksOf),
      ];
    }),
  );

function summaryOf(checks: readonly MethodCheck[], weight: number | null): string {
  const scored = checks.filter(({ kind }) => kind === "scored").length;
  const reported = checks.length - scored;
  if (weight === null) return `${countOf(reported, "row")}, reported and never scored.`;
  const others = reported === 0 ? "" : ` and ${reported} only reported`;
  return `Weight ${weight} in the score. ${countOf(scored, "check")} scored here${others}, the weightiest first.`;
}

const guestLink = ({ id, title }: MethodCheck, at: number): Prose => [
  ...(at > 0 ? prose`; ` : []),
  link(title, `#${id}`),
];

function blocksOf(check: MethodCheck): Block[] {
  const { id, title, reference, why, kind } = check;
  const facts = [...(kind === "scored" ? weightFacts(check) : [`grade ${check.grade}, not scored`]), depthOf(check)];
  const head = h3(title, id);
  const line = p`${code(id)} · ${facts.join(" · ")} · ${link("source", reference)}`;
  return kind === "scored" ? [head, line, p`${why}`] : [head, line];
}

const weightFacts = (check: MethodCheck): string[] => [
  weightInWords(check),
  ...check.counts.map((count) =>
    count.category === check.category
      ? `${percent(count.share)} of the category`
      : `${percent(count.share)} of ${count.category}${count.score === "aeo" ? " (AEO)" : ""}`,
  ),
  `fix ${check.effort}`,
];

const depthOf = ({ scanTypes }: MethodCheck): string =>
  scanTypes.length === 1
    ? `${scanTypes[0]} scans`
    : scanTypes.includes("light")
      ? "every scan"
      : `${scanTypes.join(" and ")} scans`;
