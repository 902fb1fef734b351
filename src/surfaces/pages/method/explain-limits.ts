// What no scan does, where we judge otherwise than others, what is not run and what was retired.
import type { Method, NotRunReason } from "../../../model/method.ts";
import { type Block, code, h2, h3, link, list, p, prose, strong, table } from "../../../render/blocks.ts";

export const neverBlocks = ({ never }: Method): Block[] => [
  h2("What is never done", "never"),
  list(...never.map((sentence) => prose`${sentence}`)),
];

export const differenceBlocks = ({ differences }: Method): Block[] => [
  h2("Where we differ on purpose", "differences"),
  p`Tools of this kind disagree, often widely, about the same site. Where we judge otherwise than many of them, this is why.`,
  ...differences.flatMap(({ topic, others, ours, why, source, checkIds }) => [
    h3(topic),
    p`Others ${others}.`,
    p`${strong("Here:")} ${ours} ${why} ${link("Source", source)}. Checks: ${checkIds.flatMap((id, at) => [...(at > 0 ? prose`, ` : []), link(id, `#${id}`)])}.`,
  ]),
];

const NOT_RUN_WORDS: Record<NotRunReason, string> = {
  browser: "needs a browser",
  "computed-styles": "needs styles and scripts as a browser applies them",
  "owners-leave": "needs the owner's leave",
  impersonation: "would impersonate another company",
  "says-nothing": "proved to say nothing",
  "retired-consumer": "whoever read it has stopped",
};

export const notRunBlocks = ({ notRun }: Method): Block[] => [
  h2("Questions that no scan asks", "not-run"),
  p`They belong to our catalog of checks, and each is left out for a reason.`,
  ...notRun.flatMap(({ id, title, category, reason, sentence, reference }) => [
    h3(title, id),
    p`${code(id)} · ${category} · ${NOT_RUN_WORDS[reason]} · ${link("source", reference)}`,
    p`${sentence}`,
  ]),
];

export const historyBlocks = ({ history, retired }: Method): Block[] => [
  h2("Versions and retired checks", "versions"),
  table(
    ["Version", "In force since", "What changed"],
    history.map(({ version, date, changes }) => [prose`${version}`, prose`${date}`, prose`${changes.join(" ")}`]),
  ),
  ...(retired.length === 0
    ? [p`No check has been retired so far.`]
    : retired.flatMap(({ id, title, retiredIn, reason }) => [
        h3(title, id),
        p`${code(id)} · retired in ${retiredIn}. ${reason}`,
      ])),
];
