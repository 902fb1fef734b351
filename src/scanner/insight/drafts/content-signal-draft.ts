// What the text may be used for, as a choice that only the owner can make.
import { accessOf, searchAgents, trainingAgents, userAgents } from "../../evidence/access/bots-access.ts";
import { groupsNaming, isRobotsMissing } from "../../evidence/site/robots-rules.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { listOf } from "../../../model/words.ts";
import type { DraftMaker } from "./draft-parts.ts";

const LINES = {
  answers: "Content-Signal: search=yes, ai-input=yes",
  noTraining: "Content-Signal: search=yes, ai-input=yes, ai-train=no",
  training: "Content-Signal: search=yes, ai-input=yes, ai-train=yes",
  searchOnly: "Content-Signal: search=yes, ai-input=no, ai-train=no",
} as const;
const SAYS: Record<keyof typeof LINES, string> = {
  answers: "found and quoted in answers, nothing said about training",
  noTraining: "found and quoted in answers, not used to train models",
  training: "found, quoted in answers, and used to train models",
  searchOnly: "found by search engines alone",
};
const CHOICES = ["answers", "noTraining", "training", "searchOnly"] as const;

export const contentSignalDraft: DraftMaker = (site) => {
  const { chosen, note } = saidAboutTraining(site);
  const others = CHOICES.filter((choice) => choice !== chosen);
  return {
    kind: "robots",
    title: "What the text may be used for",
    target: `${site.target.origin}/robots.txt`,
    content: [
      "User-agent: *",
      `# Chosen here: ${SAYS[chosen]}.`,
      LINES[chosen],
      ...others.flatMap((choice) => [`# Or: ${SAYS[choice]}.`, `# ${LINES[choice]}`]),
    ].join("\n"),
    notes: [`Choose one of these lines for ${placeIn(site)}.`, ...note, ...ownGroups(site)],
  };
};

function placeIn({ robots, target }: SiteEvidence): string {
  if (isRobotsMissing(robots)) return `the group for everyone of a first robots.txt on ${target.host}`;
  if (robots.state !== "present") return `the group for everyone on ${target.host}, if there is one`;
  return groupsNaming(robots.groups, "*").length > 0
    ? `the group for everyone that ${target.host} has`
    : `a group for everyone, which ${target.host} does not have yet`;
}

/** A crawler with a group of its own reads no other (RFC 9309, section 2.2.1). */
function ownGroups({ robots, target }: SiteEvidence): string[] {
  const named = accessOf(robots, [...trainingAgents, ...searchAgents, ...userAgents], [`${target.origin}/`])
    .map(({ agent }) => agent.token)
    .filter((token) => groupsNaming(robots.groups, token).length > 0);
  return named.length === 0
    ? []
    : [
        `${listOf(named, 4)} ${named.length === 1 ? "has a group of its own and reads" : "have groups of their own and read"} that alone: put the line there as well.`,
      ];
}

/** By the groups that name training agents: refused, allowed, or nothing said. */
function saidAboutTraining({ robots, target }: SiteEvidence): { chosen: (typeof CHOICES)[number]; note: string[] } {
  const named = accessOf(robots, trainingAgents, [`${target.origin}/`]).filter(
    ({ agent }) => groupsNaming(robots.groups, agent.token).length > 0,
  );
  const refused = named.filter(({ mayReadStart }) => !mayReadStart).map(({ agent }) => agent.token);
  if (named.length === 0) return { chosen: "answers", note: [] };
  return refused.length === 0
    ? { chosen: "training", note: ["The rules let agents that train models in by name today, as this line does."] }
    : {
        chosen: "noTraining",
        note: [
          `The rules refuse ${listOf(refused)} by name today; the line chosen here asks all others not to train on it.`,
        ],
      };
}
