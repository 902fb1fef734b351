import { rulesUnread } from "../unread.ts";
import { trainingAgents } from "../../evidence/access/bots-access.ts";
import { groupsNaming } from "../../evidence/site/robots-rules.ts";
import { defineCheck, fail, pass, seen, warn } from "../define-check.ts";

export const contentSignalPresent = defineCheck({
  id: "content-signal-present",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["robots", "target", "documents"],
  title: "The site says what its content may be used for",
  why: "Rules for crawlers say who may read. A content signal says what the text may be used for: search, answers, training.",
  fix: "Decide on search, ai-input and ai-train (=yes, =no or left out), and write them as `Content-Signal:` into the group for everyone in /robots.txt on {host}.",
  effort: "S",
  reference: "https://contentsignals.org/",
  headline: ({ name }) => `No Content-Signal tells AI companies what they may do with ${name}'s text`,
  run({ robots, target, documents }) {
    if (robots.state === "unreadable") return rulesUnread(target);
    const { contentSignals } = robots;
    const useful = contentSignals.find(({ signals }) => Object.keys(signals).length > 0);
    if (useful)
      return pass(
        `${target.host} says what its text may be used for: ${Object.entries(useful.signals)
          .map(([name, choice]) => `${name} ${choice}`)
          .join(", ")}.`,
        seen(robots.url, `Content-Signal: ${useful.raw}`, "Readable for those who honor it."),
      );
    // Optional: its absence is a chance missed, a line that says nothing is a fault.
    if (contentSignals.length > 0)
      return fail(
        `${target.host} has a line on what its text may be used for, and it names no use.`,
        seen(robots.url, `Content-Signal: ${contentSignals[0]?.raw ?? ""}`, "It takes no effect."),
      );
    // A sentence is read by those who ask for the guide, and by no crawler that looks for its rules.
    const guide = documents["llms-txt"];
    const stated = guide?.state === "present" ? useStatedIn(guide.text) : undefined;
    if (guide && stated)
      return warn(
        `${target.host} says in its guide for assistants what its text may be used for, and not where crawlers look.`,
        seen(guide.url, stated, "A sentence that crawlers of search and training do not read."),
      );
    const namesTraining = trainingAgents.some(({ token }) => groupsNaming(robots.groups, token).length > 0);
    return warn(
      `${target.host} does not say by a Content-Signal whether its text may be used for search, answers or training.`,
      seen(
        robots.url,
        robots.state === "present" ? "no Content-Signal line" : `${robots.status}, no rules`,
        namesTraining ? "Those that the rules do not name decide for themselves." : "Each reader decides.",
      ),
    );
  },
});

/** The use of content, and a word that allows or forbids it. */
const USE =
  /\b(?:training|train|answers?|search|cit(?:e|ing|ation)|quot(?:e|ing)|ai (?:systems?|models?|use)|llms?|trainieren|entraînement|entrenamiento|treinamento|addestramento)\b/i;
const MAY =
  /\b(?:may (?:be|not|use|quote|cite|train|read)|must not|can be used|allowed?|permitted?|permission|welcome to|free to|prohibited|forbidden|dürfen|erlaubt|autorisée?s?|permitid[ao]s?|consentit[aoie]|toegestaan)\b/i;
const CONTENT = /\b(?:content|text|pages?|site|data|inhalte?|contenus?|contenidos?|conteúdos?|contenuti)\b/i;

/** The first line of a guide that says so. */
const useStatedIn = (text: string): string | undefined =>
  text
    .split("\n")
    .map((line) => line.replace(/^[#>*\s-]+/, "").trim())
    .find((line) => line.length <= 300 && [USE, MAY, CONTENT].every((words) => words.test(line)));
