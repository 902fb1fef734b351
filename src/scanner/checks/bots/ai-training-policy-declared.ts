import { rulesUnread } from "../unread.ts";
import { listOf } from "../../../model/words.ts";
import { accessOf, trainingAgents } from "../../evidence/access/bots-access.ts";
import { groupsNaming } from "../../evidence/site/robots-rules.ts";
import { defineCheck, info, pass, seen } from "../define-check.ts";

export const aiTrainingPolicyDeclared = defineCheck({
  id: "ai-training-policy-declared",
  agent: "essentials",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "A",
  needs: ["robots", "target"],
  title: "Whether models may learn from the site is said",
  why: "Allowing and refusing training are both sound choices. Said by name, the choice holds whatever the rules for everyone become.",
  fix: "Decide, and write one group in /robots.txt for the agents that gather training data, with either Allow: / or Disallow: /.",
  effort: "S",
  reference: "https://developers.openai.com/api/docs/bots",
  run({ robots, target }) {
    if (robots.state === "unreadable") return rulesUnread(target);
    const access = accessOf(robots, trainingAgents, [`${target.origin}/`]);
    const named = access.filter(({ agent }) => groupsNaming(robots.groups, agent.token).length > 0);
    const signal = robots.contentSignals.find(({ signals }) => signals["ai-train"] !== undefined);
    if (named.length === 0 && signal !== undefined)
      return pass(
        `${target.host} says ${signal.signals["ai-train"] ?? ""} to training in its Content-Signal; its rules name no agent that gathers training data.`,
        seen(robots.url, `Content-Signal: ${signal.raw}`, "An explicit choice, either way."),
      );
    if (named.length === 0)
      return info(
        `${target.host} says nothing by name about training; its rules for everyone ${access.every(({ mayReadStart }) => mayReadStart) ? "allow" : "refuse"} it.`,
      );
    const allowed = named.filter(({ mayReadStart }) => mayReadStart).map(({ agent }) => agent.token);
    const refused = named.filter(({ mayReadStart }) => !mayReadStart).map(({ agent }) => agent.token);
    const said = [
      ...(allowed.length > 0 ? [`allows ${listOf(allowed)}`] : []),
      ...(refused.length > 0 ? [`refuses ${listOf(refused)}`] : []),
    ];
    return pass(
      `${target.host} states its choice on training by name: it ${said.join(" and ")}.`,
      seen(
        robots.url,
        named.map(({ agent }) => `User-agent: ${agent.token}`).join(", "),
        "An explicit choice, either way.",
      ),
    );
  },
});
