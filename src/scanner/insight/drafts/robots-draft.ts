// Lines for robots.txt: a first file, the site opened again, single crawlers let in, closed paths repeated.
import { listOf } from "../../../model/words.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import { keyAddresses } from "../../evidence/access/access-key-addresses.ts";
import { accessOf, searchAgents, userAgents, type BotAccess } from "../../evidence/access/bots-access.ts";
import { findShadowing } from "../../evidence/access/robots-shadowing.ts";
import type { AiAgent } from "../../evidence/site/known-agents.ts";
import { allowsPath, groupsFor, groupsNaming, isRobotsMissing } from "../../evidence/site/robots-rules.ts";
import type { RobotsFacts, SiteEvidence } from "../../evidence/site-evidence.ts";
import type { DraftMaker, DraftParts } from "./draft-parts.ts";
import { leftOutNote, rulesForAll, safePath, withLines } from "./robots-lines.ts";
import { sitemapAddress } from "./sitemap-address.ts";

const robotsUrl = ({ target }: SiteEvidence): string => `${target.origin}/robots.txt`;

/** A first file: everything open, and where the list of pages is. Rules that no scan could read may be there. */
export const robotsFileDraft: DraftMaker = (site) => {
  if (!isRobotsMissing(site.robots)) return null;
  const sitemap = sitemapAddress(site);
  return {
    kind: "robots",
    title: "A robots.txt that opens the site",
    target: robotsUrl(site),
    content: ["User-agent: *", "Allow: /", ...(sitemap === null ? [] : ["", `Sitemap: ${sitemap}`])].join("\n"),
    notes: [],
  };
};

/** The group for everyone without the rule that closes the whole site. */
export const openToAllDraft: DraftMaker = (site) => {
  if (site.robots.state !== "present") return null;
  const kept = rulesForAll(site.robots);
  const content = ["User-agent: *", "Allow: /", ...kept.lines].join("\n");
  if (!allowsPath(withLines(site.robots, content), "/", "*")) return null;
  return {
    kind: "robots",
    title: "The group for everyone, opened",
    target: robotsUrl(site),
    content,
    notes: ["Put it in place of the present group for everyone (User-agent: *).", ...leftOutNote(kept)],
  };
};

export const openToSearchDraft: DraftMaker = (site) => openTo(site, searchAgents, "Search agents of assistants let in");
export const openToAssistantsDraft: DraftMaker = (site) =>
  openTo(site, userAgents, "Assistants that come for a person let in");

/** Groups after which each of the agents may read what the site puts forward; null where no added line can do it. */
function openTo(site: SiteEvidence, agents: readonly AiAgent[], title: string): DraftParts | null {
  const { robots, home, pages } = site;
  if (robots.state !== "present") return null;
  const addresses = keyAddresses(home, pages);
  const limited = accessOf(robots, agents, addresses).filter(({ closed }) => closed.length > 0);
  const kept = rulesForAll(robots);
  const byLines = Map.groupBy(limited, (access) => linesFor(access, robots, kept.lines).join("\n"));
  const groups = [...byLines].map(([lines, group]) =>
    [...group.map(({ agent }) => `User-agent: ${agent.token}`), lines].join("\n"),
  );
  const content = groups.join("\n\n");
  if (content === "") return null;
  const after = accessOf(withLines(robots, content), agents, addresses);
  if (after.some(({ closed }) => closed.length > 0)) return null;
  return {
    kind: "robots",
    title,
    target: robotsUrl(site),
    content,
    notes: [
      placeOf(
        limited.map(({ agent }) => agent.token),
        groups.length,
        robots,
      ),
      ...leftOutNote(kept),
    ],
  };
}

/** Groups that name no other crawler go; of those that do, the names go. */
function placeOf(tokens: readonly string[], groups: number, robots: RobotsFacts): string {
  const isMeant = (name: string): boolean => tokens.some((token) => token.toLowerCase() === name.toLowerCase());
  const naming = robots.groups.filter(({ agents }) => agents.some(isMeant));
  const these = groups === 1 ? "this group" : "these groups";
  const names = listOf([...tokens], 4);
  if (naming.length === 0) return `Add ${these}.`;
  return naming.every(({ agents }) => agents.every(isMeant))
    ? `Put ${these} in place of ${naming.length === 1 ? "the group" : "the groups"} for ${names}.`
    : `Add ${these}, and take ${names} out of ${naming.length === 1 ? "the group that names" : "the groups that name"} ${tokens.length === 1 ? "it" : "them"} today; a group that is left without a name goes as well.`;
}

/**
 * An agent that may read the site by a group of its own keeps its rules; one that had none, or was shut out, takes those
 * for everyone along: nothing is opened to it that is closed to all.
 */
function linesFor(
  { agent, mayReadStart, closed }: BotAccess,
  robots: RobotsFacts,
  forAll: readonly string[],
): string[] {
  const isNamed =
    groupsFor(robots.groups, agent.token).length > 0 && groupsNaming(robots.groups, agent.token).length > 0;
  const paths = closed.flatMap(({ address }) => safePath(new URL(address).pathname) ?? []);
  const opened = mayReadStart
    ? paths
    : ["/", ...paths.filter((path) => path !== "/" && isClosedByName(robots, path, agent))];
  return [...opened.map((path) => `Allow: ${path}`), ...(isNamed && mayReadStart ? [] : forAll)];
}

/** Closed by a rule about that path, so that opening the whole site does not open it. */
const isClosedByName = (robots: RobotsFacts, path: string, { token }: AiAgent): boolean =>
  !allowsPath(withLines(robots, `User-agent: ${token}\nAllow: /`), path, token);

/** Groups that repeat what is closed to everyone. */
export const shadowingDraft: DraftMaker = (site) => {
  const shadowed = findShadowing(site.robots);
  const byRules = Map.groupBy(shadowed, ({ opened }) =>
    opened
      .flatMap(({ rule }) => safePath(rule) ?? [])
      .map((path) => `Disallow: ${path}`)
      .join("\n"),
  );
  const groups = [...byRules].flatMap(([rules, group]) =>
    rules === "" ? [] : [[...group.map(({ token }) => `User-agent: ${token}`), rules].join("\n")],
  );
  if (groups.length === 0) return null;
  return {
    kind: "robots",
    title: "Closed paths repeated for single crawlers",
    target: robotsUrl(site),
    content: groups.join("\n\n"),
    notes: [
      "Best add the Disallow lines to the groups that name these crawlers already.",
      "If those crawlers need no rules of their own, take their groups out instead.",
    ],
  };
};

/** The line that names the list of pages. */
export const sitemapLineDraft: DraftMaker = (site) => {
  const sitemap = sitemapAddress(site);
  // Where a full address is named nothing is to be added.
  const isNamed = site.robots.sitemaps.some((address) => addressKey(address) === addressKey(sitemap ?? ""));
  if (sitemap === null || isNamed) return null;
  return {
    kind: "robots",
    title: "The line that names the list of pages",
    target: robotsUrl(site),
    content: `Sitemap: ${sitemap}`,
    notes: [
      "It belongs to no group: put it at the end of the file, in place of other Sitemap lines that lead nowhere.",
    ],
  };
};
