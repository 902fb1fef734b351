import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";

export const contentSignalPresent = defineCheck({
  id: "content-signal-present",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["robots", "target"],
  title: "The site says what its content may be used for",
  why: "Rules for crawlers say who may read. A content signal says what the text may be used for: search, answers, training.",
  fix: "Decide on the three uses and add one line inside the group for everyone, for example `Content-Signal: search=yes, ai-input=yes, ai-train=no`.",
  effort: "S",
  reference: "https://contentsignals.org/",
  headline: ({ name }) => `AI companies find no word on what they may do with ${name}'s text`,
  run({ robots, target }) {
    if (robots.state === "unreadable") return unable(`The rules of ${target.host} could not be read.`);
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
    return warn(
      `${target.host} does not say whether its text may be used for search, answers or training.`,
      seen(
        robots.url,
        robots.state === "present" ? "no Content-Signal line" : `${robots.status}, no rules`,
        "Each reader decides.",
      ),
    );
  },
});
