import { rulesUnread } from "../unread.ts";
import { countOf } from "../../../model/words.ts";
import { defineCheck, fail, na, pass, seen } from "../define-check.ts";

export const contentSignalValid = defineCheck({
  id: "content-signal-valid",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["robots", "target"],
  title: "What the site says on use can be understood",
  why: "A misspelled or contradictory signal is read as none, or as the opposite of what was meant.",
  fix: "Use only search, ai-input and ai-train, each with yes or no, separated by commas, once in each group.",
  effort: "S",
  reference: "https://contentsignals.org/",
  headline: ({ name }) => `What ${name} says on the use of its text is not understood`,
  run({ robots, target }) {
    if (robots.state === "unreadable") return rulesUnread(target);
    const { contentSignals } = robots;
    if (contentSignals.length === 0) return na(`${target.host} gives no Content-Signal.`);
    const faulty = contentSignals.filter(({ problems }) => problems.length > 0);
    if (faulty.length === 0) return pass(`What ${target.host} says on the use of its text follows the format.`);
    return fail(
      `${countOf(faulty.length, "line")} of ${target.host} on the use of its text cannot be understood.`,
      faulty.slice(0, 5).map(({ raw, problems }) => seen(robots.url, `Content-Signal: ${raw}`, problems[0] ?? "")),
      { score: 1 - faulty.length / contentSignals.length },
    );
  },
});
